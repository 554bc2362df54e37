"""Building and chains."""

import pytest

from sobremesa.games.deuda.view.kinds import LAND
from tests.games.deuda.table import (
    act,
    allows,
    arrive,
    cash,
    debt,
    form_club,
    industries,
    options,
    own,
    refused,
    rule_of,
    stand,
    start,
    told,
)


@pytest.mark.rule("deuda.build.before_dice")
def test_each_industry_costs_the_price_of_the_first_second_or_third_on_the_title() -> None:
    state = start()
    own(state, 0, "sugar")
    stand(state, 0, 25)
    act(state, "build sugar national", "build sugar national", "build sugar national")
    assert cash(state, 0) == 3000 - 150 - 200 - 300
    act(state, "build sugar export", "build sugar export", "build sugar export")
    assert cash(state, 0) == 3000 - 650 - 1300
    assert industries(state, "sugar") == (3, 3)
    assert refused(state, "build banana national").code == "not-yours"


@pytest.mark.rule("deuda.build.before_dice", "deuda.debt.loan")
def test_a_loan_can_pay_for_an_industry_and_the_call_is_immediate() -> None:
    state = start()
    own(state, 0, "oil")
    cash(state, 0, 0)
    debt(state, 0, 9000)
    act(state, "build oil national", "loan 1800", "cash", "loan 1050")
    assert industries(state, "oil") == (1, 0)
    assert debt(state, 0) == 11_850
    assert (state.at(0), state.mover) == (39, 0)
    assert allows(state, "roll")


@pytest.mark.rule("deuda.build.before_dice")
def test_with_builds_per_turn_one_a_second_industry_is_refused() -> None:
    state = start(builds_per_turn=1)
    own(state, 0, "sugar")
    act(state, "build sugar national")
    assert refused(state, "build sugar national").code == "enough-built"


@pytest.mark.rule("deuda.build.not_same_turn")
def test_land_claimed_by_nationalisation_was_not_bought_and_may_be_built_on_at_once() -> None:
    state = start(club_vote="mover")
    state.hat = -1
    form_club(state)
    # The hat draws Puerto Rico: the thrower nationalises, then lands on Solidarity Aid.
    state.hat = 2
    act(state, "roll", "dice 1 1", "solidarity puerto_rico", "claim sugar")
    assert industries(state, "sugar") == (1, 0)
    stand(state, 1, 8)
    act(state, "dice 1 1", "build sugar export", "build sugar national")
    assert industries(state, "sugar") == (2, 1)
    assert cash(state, 1) == 3000 - 150 - 100


@pytest.mark.rule("deuda.build.not_same_turn")
def test_land_bought_in_this_turn_is_not_built_on_even_at_half_price() -> None:
    state = start(club_vote="mover")
    form_club(state)
    own(state, 0, "sugar")
    state.fresh = 2**0
    arrive(state, 10)
    assert state.mover == 0


@pytest.mark.rule("deuda.build.not_same_turn")
def test_the_refusal_names_the_land() -> None:
    state = start()
    land = own(state, 0, "cacao")
    state.fresh = 2**land
    refusal = refused(state, "build cacao national")
    assert (refusal.rule, refusal.numbers) == ("deuda.build.not_same_turn", [land])
    arrive(state, 30)
    arrive(state, 30)
    assert allows(state, "build cacao national")


@pytest.mark.rule("deuda.build.limits")
def test_three_of_a_kind_and_the_nth_export_needs_n_national() -> None:
    state = start()
    own(state, 0, "sugar", 1)
    act(state, "build sugar export")
    assert refused(state, "build sugar export").code == "needs-national"
    own(state, 0, "sugar", 3, 3)
    assert refused(state, "build sugar national").code == "full"
    assert refused(state, "build sugar export").code == "full"


@pytest.mark.rule("deuda.build.limits", "deuda.setup.gold")
def test_the_quick_game_has_one_industry_of_a_kind_at_the_second_price_and_one_reserve() -> None:
    state = start(quick=True)
    own(state, 0, "sugar")
    assert state.parameters.gold == 1
    act(state, "build sugar national")
    assert cash(state, 0) == 2800
    assert refused(state, "build sugar national").code == "full"


@pytest.mark.rule("deuda.build.value")
def test_the_invested_value_is_land_and_list_prices() -> None:
    state = start()
    land = own(state, 0, "oil", 2, 1)
    assert state.invested(land) == 1200 + 1800 + 2400 + 3600


@pytest.mark.rule("deuda.chain.form")
def test_a_chain_needs_all_lands_of_the_colour_with_an_industry_each_and_oil_forms_none() -> None:
    state = start()
    fish, cattle = own(state, 0, "fish", 1, 1), own(state, 0, "cattle", 1)
    assert state.has_chain(fish, 0)
    assert not state.has_chain(fish, 1)
    own(state, 1, "cattle", 1)
    assert not state.has_chain(fish, 0)
    own(state, 0, "cattle", 1, 1)
    assert state.has_chain(cattle, 1)
    assert not state.has_chain(own(state, 0, "oil", 3, 3), 0)


@pytest.mark.rule("deuda.chain.pay")
def test_a_visit_to_a_chain_costs_all_industries_of_that_colour_on_that_side() -> None:
    state = start(piracy=False)
    own(state, 1, "fish", 2, 1)
    own(state, 1, "cattle", 1, 1)
    arrive(state, 9)
    act(state, "cash")
    assert cash(state, 0) == 3000 - (400 * 2 + 500)
    assert rule_of(state, "paid-country") == "deuda.chain.pay"
    stand(state, 1, 28)
    act(state, "roll", "dice 1 1")
    cash(state, 0, 3000)
    arrive(state, 31)
    act(state, "cash")
    assert cash(state, 0) == 3000 - (800 + 1000)


@pytest.mark.rule("deuda.chain.pay")
def test_with_chain_fee_square_it_is_the_squares_value_times_all_industries() -> None:
    state = start(piracy=False, chain_fee="square")
    own(state, 1, "fish", 2)
    own(state, 1, "cattle", 1)
    arrive(state, 9)
    act(state, "cash")
    assert cash(state, 0) == 3000 - 400 * 3


@pytest.mark.rule("deuda.chain.own_north")
def test_the_owner_of_a_north_chain_collects_all_of_it_and_of_a_south_chain_nothing() -> None:
    state = start()
    own(state, 0, "fish", 2, 2)
    own(state, 0, "cattle", 1, 1)
    arrive(state, 29)
    assert cash(state, 0) == 3000 + 800 * 2 + 1000
    assert rule_of(state, "exported") == "deuda.chain.own_north"
    arrive(state, 30)
    arrive(state, 9)
    assert cash(state, 0) == 5600


@pytest.mark.rule("deuda.chain.own_north")
def test_an_own_north_chain_brings_nothing_behind_the_barrier_or_closed() -> None:
    state = start()
    own(state, 0, "fish", 1, 1)
    own(state, 0, "cattle", 1, 1)
    state.barrier = 1
    arrive(state, 29)
    assert cash(state, 0) == 3000


@pytest.mark.rule("deuda.build.before_dice", "deuda.club.form")
def test_in_the_club_building_needs_everyones_approval() -> None:
    state = start(3)
    own(state, 1, "sugar")
    form_club(state)
    act(state, "build sugar national", "accept", "refuse")
    assert industries(state, "sugar") == (0, 0)
    assert state.turn == 1
    refusal = refused(state, "build sugar national")
    assert (refusal.code, refusal.rule) == ("same-terms", "deuda.turn.sequence")
    assert told(state, "rejected")
    for _ in range(3):
        arrive(state, 30)
    act(state, "build sugar national", "accept", "accept")
    assert industries(state, "sugar") == (1, 0)


@pytest.mark.rule("deuda.build.before_dice", "deuda.turn.sequence")
def test_in_the_club_every_industry_is_put_to_the_vote_whatever_else_was_refused() -> None:
    state = start(2)
    for land in LAND.tokens:
        own(state, 0, land, 1)
    form_club(state)
    cash(state, 1, 20_000)
    for land in LAND.tokens:
        for side in ("national", "export"):
            act(state, f"build {land} {side}", "refuse")
    assert options(state) == ["roll"]


@pytest.mark.rule("deuda.square.solidarity_aid", "deuda.turn.sequence")
def test_half_the_price_is_not_the_same_terms() -> None:
    state = start(2)
    own(state, 0, "sugar")
    form_club(state)
    act(state, "build sugar national", "refuse")
    arrive(state, 10)
    act(state, "build sugar national", "refuse")
    assert state.mover == 0
    assert len(told(state, "rejected")) == 2


@pytest.mark.rule("deuda.build.value")
def test_every_land_can_be_named() -> None:
    assert len(LAND.tokens) == 12
