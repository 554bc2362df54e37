"""Building and chains."""

import pytest

from sobremesa.games.deuda.view.kinds import LAND
from tests.games.deuda.table import start


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


@pytest.mark.rule("deuda.chain.form")
def test_a_chain_needs_all_lands_of_the_colour_with_an_industry_each_and_oil_forms_none() -> None:
    table = start()
    fish, cattle = table.own(0, "fish", 1, 1), table.own(0, "cattle", 1)
    assert table.state.has_chain(fish, 0)
    assert not table.state.has_chain(fish, 1)
    table.own(1, "cattle", 1)
    assert not table.state.has_chain(fish, 0)
    table.own(0, "cattle", 1, 1)
    assert table.state.has_chain(cattle, 1)
    assert not table.state.has_chain(table.own(0, "oil", 3, 3), 0)


@pytest.mark.rule("deuda.chain.pay")
def test_a_visit_to_a_chain_costs_all_industries_of_that_colour_on_that_side() -> None:
    table = start(piracy=False)
    table.own(1, "fish", 2, 1)
    table.own(1, "cattle", 1, 1)
    table.arrive(9)
    table.play("cash")
    assert table.cash(0) == 3000 - (400 * 2 + 500)
    assert table.event("paid-country").rule == "deuda.chain.pay"
    table.stand(1, 28)
    table.play("roll", "dice 1 1")
    table.cash(0, 3000)
    table.arrive(31)
    table.play("cash")
    assert table.cash(0) == 3000 - (800 + 1000)


@pytest.mark.rule("deuda.chain.pay")
def test_with_chain_fee_square_it_is_the_squares_value_times_all_industries() -> None:
    table = start(piracy=False, chain_fee="square")
    table.own(1, "fish", 2)
    table.own(1, "cattle", 1)
    table.arrive(9)
    table.play("cash")
    assert table.cash(0) == 3000 - 400 * 3


@pytest.mark.rule("deuda.chain.own_north")
def test_the_owner_of_a_north_chain_collects_all_of_it_and_of_a_south_chain_nothing() -> None:
    table = start()
    table.own(0, "fish", 2, 2)
    table.own(0, "cattle", 1, 1)
    table.arrive(29)
    assert table.cash(0) == 3000 + 800 * 2 + 1000
    assert table.event("exported").rule == "deuda.chain.own_north"
    table.arrive(30)
    table.arrive(9)
    assert table.cash(0) == 5600


@pytest.mark.rule("deuda.chain.own_north")
def test_an_own_north_chain_brings_nothing_behind_the_barrier_or_closed() -> None:
    table = start()
    table.own(0, "fish", 1, 1)
    table.own(0, "cattle", 1, 1)
    table.state.barrier = 1
    table.arrive(29)
    assert table.cash(0) == 3000


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
