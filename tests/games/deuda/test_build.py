"""Building and chains."""

import pytest

from sobremesa.games.deuda.view.kinds import LAND
from tests.games.deuda.table import start


@pytest.mark.rule("deuda.square.solidarity_aid")
def test_solidarity_aid_sells_any_number_of_industries_at_half_price_at_once() -> None:
    table = start()
    table.own(0, "sugar")
    table.arrive(10)
    table.play("build sugar national", "build sugar national", "build sugar export")
    assert table.cash(0) == 3000 - 50 - 100 - 150
    assert table.industries("sugar") == (2, 1)
    assert table.state.invested(0) == 100 + 150 + 200 + 300
    assert table.refused("roll").family == "not-now"
    table.play("done")
    assert table.state.mover == 1


@pytest.mark.rule("deuda.square.solidarity_aid")
@pytest.mark.parametrize(("land", "half"), [("sugar", 50), ("banana", 100), ("cotton", 150), ("tobacco", 200)])
def test_half_prices_are_rounded_in_the_players_favour(land: str, half: int) -> None:
    table = start()
    table.own(0, land)
    table.arrive(10)
    table.play(f"build {land} national")
    assert table.cash(0) == 3000 - half


@pytest.mark.rule("deuda.square.solidarity_aid")
def test_solidarity_aid_may_be_paid_with_a_loan_and_calls_when_it_is_done() -> None:
    table = start()
    table.own(0, "oil", 3)
    table.cash(0, 0)
    table.debt(0, 9000)
    table.arrive(10)
    table.play("build oil export", "loan 1800")
    assert table.state.turn == 0
    assert table.at(0) == 10
    table.play("done", "cash")
    assert table.at(0) == 39
    assert table.event("called").rule == "deuda.devaluation.call"


@pytest.mark.rule("deuda.square.solidarity_aid")
def test_with_square_10_free_a_land_or_an_industry_costs_nothing() -> None:
    table = start(square_10="free")
    table.own(0, "sugar", 1)
    table.arrive(10)
    assert table.allows("build sugar export")
    table.play("claim iron")
    assert table.owner("iron") == 0
    assert table.industries("iron") == (0, 0)
    assert table.state.mover == 1


@pytest.mark.rule("deuda.square.nationalisation")
def test_nationalisation_gives_any_free_land_with_its_first_industry() -> None:
    table = start()
    table.own(1, "oil")
    table.arrive(24)
    assert table.refused("claim oil").code == "owned"
    table.play("claim iron")
    assert table.owner("iron") == 0
    assert table.industries("iron") == (1, 0)
    assert table.cash(0) == 3000


@pytest.mark.rule("deuda.square.nationalisation")
def test_when_all_land_has_owners_nationalisation_builds_one_industry_free() -> None:
    table = start()
    for land in range(12):
        table.state.lands[land] = land % 2
    table.own(0, "sugar", 1)
    table.arrive(24)
    assert table.refused("build banana national").code == "not-yours"
    table.play("build sugar export")
    assert table.industries("sugar") == (1, 1)
    assert (table.cash(0), table.state.mover) == (3000, 1)


@pytest.mark.rule("deuda.square.nationalisation")
def test_nationalisation_may_be_declined_and_offers_no_industry_while_land_is_free() -> None:
    table = start()
    table.own(0, "sugar", 1)
    table.arrive(24)
    assert not table.allows("build sugar export")
    table.play("decline")
    assert table.state.mover == 1


@pytest.mark.rule("deuda.build.before_dice")
def test_each_industry_costs_the_price_of_the_first_second_or_third_on_the_title() -> None:
    table = start()
    table.own(0, "sugar")
    table.stand(0, 25)
    table.play("build sugar national", "build sugar national", "build sugar national")
    assert table.cash(0) == 3000 - 150 - 200 - 300
    table.play("build sugar export", "build sugar export", "build sugar export")
    assert table.cash(0) == 3000 - 650 - 1300
    assert table.industries("sugar") == (3, 3)
    assert table.refused("build banana national").code == "not-yours"


@pytest.mark.rule("deuda.build.before_dice", "deuda.debt.loan")
def test_a_loan_can_pay_for_an_industry_and_the_call_is_immediate() -> None:
    table = start()
    table.own(0, "oil")
    table.cash(0, 0)
    table.debt(0, 9000)
    table.play("build oil national", "loan 1800", "cash", "loan 1050")
    assert table.industries("oil") == (1, 0)
    assert table.debt(0) == 11_850
    assert (table.state.at(0), table.state.mover) == (39, 0)
    assert table.allows("roll")


@pytest.mark.rule("deuda.build.before_dice")
def test_with_builds_per_turn_one_a_second_industry_is_refused() -> None:
    table = start(builds_per_turn=1)
    table.own(0, "sugar")
    table.play("build sugar national")
    assert table.refused("build sugar national").code == "enough-built"


@pytest.mark.rule("deuda.build.not_same_turn")
def test_land_claimed_by_nationalisation_was_not_bought_and_may_be_built_on_at_once() -> None:
    table = start(club_vote="mover")
    table.state.hat = -1
    table.form_club()
    # The hat draws Puerto Rico: the thrower nationalises, then lands on Solidarity Aid.
    table.state.hat = 2
    table.play("roll", "dice 1 1", "solidarity puerto_rico", "claim sugar")
    assert table.industries("sugar") == (1, 0)
    table.stand(1, 8)
    table.play("dice 1 1", "build sugar export", "build sugar national")
    assert table.industries("sugar") == (2, 1)
    assert table.cash(1) == 3000 - 150 - 100


@pytest.mark.rule("deuda.build.not_same_turn")
def test_land_bought_in_this_turn_is_not_built_on_even_at_half_price() -> None:
    table = start(club_vote="mover")
    table.form_club()
    table.own(0, "sugar")
    table.state.fresh = 2**0
    table.arrive(10)
    assert table.state.mover == 0


@pytest.mark.rule("deuda.build.not_same_turn")
def test_the_refusal_names_the_land() -> None:
    table = start()
    land = table.own(0, "cacao")
    table.state.fresh = 2**land
    refusal = table.refused("build cacao national")
    assert (refusal.rule, refusal.numbers) == ("deuda.build.not_same_turn", [land])
    table.arrive(30)
    table.arrive(30)
    assert table.allows("build cacao national")


@pytest.mark.rule("deuda.build.limits")
def test_three_of_a_kind_and_the_nth_export_needs_n_national() -> None:
    table = start()
    table.own(0, "sugar", 1)
    table.play("build sugar export")
    assert table.refused("build sugar export").code == "needs-national"
    table.own(0, "sugar", 3, 3)
    assert table.refused("build sugar national").code == "full"
    assert table.refused("build sugar export").code == "full"


@pytest.mark.rule("deuda.build.limits", "deuda.setup.gold")
def test_the_quick_game_has_one_industry_of_a_kind_at_the_second_price_and_one_reserve() -> None:
    table = start(quick=True)
    table.own(0, "sugar")
    assert table.state.parameters.gold == 1
    table.play("build sugar national")
    assert table.cash(0) == 2800
    assert table.refused("build sugar national").code == "full"


@pytest.mark.rule("deuda.build.value")
def test_the_invested_value_is_land_and_list_prices() -> None:
    table = start()
    land = table.own(0, "oil", 2, 1)
    assert table.state.invested(land) == 1200 + 1800 + 2400 + 3600


@pytest.mark.rule("deuda.build.before_dice", "deuda.club.form")
def test_in_the_club_building_needs_everyones_approval() -> None:
    table = start(3)
    table.own(1, "sugar")
    table.form_club()
    table.play("build sugar national", "accept", "refuse")
    assert table.industries("sugar") == (0, 0)
    assert table.state.turn == 1
    refusal = table.refused("build sugar national")
    assert (refusal.code, refusal.rule) == ("same-terms", "deuda.turn.sequence")
    assert table.all_events("rejected")
    for _ in range(3):
        table.arrive(30)
    table.play("build sugar national", "accept", "accept")
    assert table.industries("sugar") == (1, 0)


@pytest.mark.rule("deuda.build.before_dice", "deuda.turn.sequence")
def test_in_the_club_every_industry_is_put_to_the_vote_whatever_else_was_refused() -> None:
    table = start(2)
    for land in LAND.tokens:
        table.own(0, land, 1)
    table.form_club()
    table.cash(1, 20_000)
    for land in LAND.tokens:
        for side in ("national", "export"):
            table.play(f"build {land} {side}", "refuse")
    assert table.legal() == ["roll"]


@pytest.mark.rule("deuda.square.solidarity_aid", "deuda.turn.sequence")
def test_half_the_price_is_not_the_same_terms() -> None:
    table = start(2)
    table.own(0, "sugar")
    table.form_club()
    table.play("build sugar national", "refuse")
    table.arrive(10)
    table.play("build sugar national", "refuse")
    assert table.state.mover == 0
    assert len(table.all_events("rejected")) == 2


@pytest.mark.rule("deuda.build.value")
def test_every_land_can_be_named() -> None:
    assert len(LAND.tokens) == 12
