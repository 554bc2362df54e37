"""The debtors' club, the boots and Sandino's hat."""

import pytest

from sobremesa.games.deuda.engine import numbers as fields
from tests.games.deuda.table import (
    act,
    allows,
    arrive,
    at,
    cash,
    debt,
    form_club,
    gold,
    meet,
    options,
    own,
    owner,
    refused,
    rule_of,
    sound,
    stand,
    start,
    told,
    unite,
)


@pytest.mark.rule("deuda.club.form")
def test_the_club_needs_every_player_and_pools_land_gold_and_cards() -> None:
    state = start(3)
    own(state, 2, "iron", 1)
    state.note(1, fields.KEPT, 2)
    for field in (fields.WAIVER, fields.CLOSED, fields.LOST):
        state.note(1, field, 1)
    state.promises = state.promise_bit(0, 1)
    meet(state)
    act(state, "club", "accept", "refuse")
    assert state.club == 0
    state.spurned = 0
    act(state, "club", "accept", "accept")
    assert state.club == 1
    assert (gold(state, 2), owner(state, "iron"), state.promises) == (9, 0, 0)
    assert state.of(0, fields.KEPT) == 2
    assert [int(state.of(1, field)) for field in (fields.WAIVER, fields.CLOSED, fields.LOST)] == [0, 0, 0]
    assert [cash(state, seat) for seat in range(3)] == [3000] * 3


@pytest.mark.rule("deuda.club.form")
def test_no_club_while_someone_deals_directly_with_the_imf() -> None:
    state = start(3)
    state.note(2, fields.DIRECT, 1)
    meet(state)
    assert refused(state, "club").rule == "deuda.club.form"


@pytest.mark.rule("deuda.club.form", "deuda.card.conditions.direct_deal")
def test_one_who_dealt_directly_and_has_left_does_not_stand_in_the_way() -> None:
    state = start(3)
    state.note(2, fields.DIRECT, 1)
    state.note(2, fields.OUT, 1)
    meet(state)
    assert allows(state, "club")


@pytest.mark.rule("deuda.club.form", "deuda.money.rounding")
def test_a_common_purse_is_shared_out_in_steps_of_fifty() -> None:
    state = start(3)
    meet(state)
    unite(state, "1+2")
    cash(state, 0, 1050)
    act(state, "club", "accept", "accept")
    assert (cash(state, 0), cash(state, 1)) == (550, 500)


@pytest.mark.rule("deuda.club.form")
def test_with_club_vote_mover_the_mover_decides_alone() -> None:
    state = start(2, club_vote="mover")
    own(state, 0, "sugar")
    form_club(state)
    act(state, "build sugar national")
    assert state.national(0) == 1


@pytest.mark.rule("deuda.club.no_debt")
def test_the_club_pays_no_interest_draws_no_conditions_and_gets_no_loans() -> None:
    state = start(2)
    debt(state, 1, 9000)
    form_club(state)
    state.boots = 0
    assert refused(state, "loan 1000").rule == "deuda.club.no_debt"
    act(state, "roll", "dice 1 1")
    assert not told(state, "interest")
    arrive(state, 8)
    assert rule_of(state, "no-condition") == "deuda.club.no_debt"
    assert state.level(1) == 0


@pytest.mark.rule("deuda.club.south_north")
def test_in_the_south_nobody_pays_and_in_the_north_the_imf_pays_for_the_clubs_exports() -> None:
    state = start(2)
    own(state, 0, "fish", 1, 1)
    own(state, 1, "cattle", 1, 1)
    form_club(state)
    arrive(state, 9)
    assert cash(state, 1) == 3000
    arrive(state, 29)
    assert cash(state, 0) == 3000 + 800 + 1000
    arrive(state, 35)
    act(state, "cash")
    assert cash(state, 1) == 1400


@pytest.mark.rule("deuda.club.south_north")
def test_flight_coup_barrier_and_solidarity_go_on_in_the_club() -> None:
    state = start(2)
    form_club(state)
    arrive(state, 12)
    act(state, "die 1")
    assert cash(state, 1) == 2000
    arrive(state, 18)
    assert cash(state, 0) == 0
    arrive(state, 20)
    assert state.barrier == 1
    arrive(state, 4)
    act(state, "solidarity chile")
    assert cash(state, 0) == 3600


@pytest.mark.rule("deuda.club.boots")
def test_four_boots_all_on_dont_pay_and_two_dice() -> None:
    state = start(3)
    debt(state, 1, 25_000)
    form_club(state)
    assert state.boots == 15
    assert [at(state, seat) for seat in range(3)] == [38, 38, 38]
    assert (state.mover, state.turn) == (1, 1)
    act(state, "roll", "dice 1 2")
    assert at(state, 1) == 1


@pytest.mark.rule("deuda.club.boots")
def test_landing_on_a_boot_is_the_end_of_a_member_and_the_cash_is_shared() -> None:
    state = start(3)
    form_club(state)
    own(state, 1, "sugar", 1)
    cash(state, 1, 3050)
    arrive(state, 8)
    assert not state.is_in(1)
    assert (cash(state, 2), cash(state, 0)) == (3000 + 1550, 3000 + 1500)
    assert (owner(state, "sugar"), gold(state, 0)) == (0, 9)
    assert state.boots == 15
    assert state.mover == 2
    sound(state)


@pytest.mark.rule("deuda.club.boots")
def test_passing_a_boot_is_safe_and_the_one_on_the_imf_counts() -> None:
    state = start(2)
    form_club(state)
    stand(state, 1, 37)
    act(state, "roll", "dice 3 1")
    assert state.is_in(1)
    act(state, "sell")
    arrive(state, 39)
    assert not state.is_in(0)


@pytest.mark.rule("deuda.club.purse")
def test_a_payment_takes_the_movers_cash_first_then_the_others_in_order() -> None:
    state = start(3)
    form_club(state)
    for seat, amount in enumerate((700, 500, 600)):
        cash(state, seat, amount)
    arrive(state, 35)
    act(state, "cash")
    assert [cash(state, seat) for seat in range(3)] == [200, 0, 0]


@pytest.mark.rule("deuda.club.purse")
def test_a_coup_takes_only_the_movers_hand_and_income_goes_to_the_mover() -> None:
    state = start(2)
    form_club(state)
    arrive(state, 18)
    assert (cash(state, 0), cash(state, 1)) == (3000, 0)
    arrive(state, 30)
    assert cash(state, 0) == 3050


@pytest.mark.rule("deuda.club.purse")
def test_the_club_lifts_the_barrier_from_all_hands() -> None:
    state = start(2)
    form_club(state)
    state.barrier = 0
    cash(state, 1, 500)
    assert refused(state, "lift 1000 0 0").code == "bad-shares"
    act(state, "lift 0 0 0", "accept")
    assert state.barrier == -1
    assert (cash(state, 1), cash(state, 0)) == (0, 1500)


@pytest.mark.rule("deuda.hat.gain")
def test_the_hat_waits_in_the_middle_and_there_is_only_one() -> None:
    state = start(2)
    arrive(state, 4)
    act(state, "solidarity nicaragua")
    assert state.hat == -1
    assert len(told(state, "hat")) == 1
    form_club_after = start(2)
    form_club(form_club_after)
    arrive(form_club_after, 4)
    act(form_club_after, "solidarity nicaragua")
    assert form_club_after.hat == 38
    assert allows(form_club_after, "roll")


@pytest.mark.rule("deuda.hat.use")
def test_the_hat_is_thrown_for_first_and_removes_boots() -> None:
    state = start(2)
    state.hat = -1
    form_club(state)
    assert state.hat == 38
    state.hat = 6
    stand(state, 1, 24)
    act(state, "roll", "dice 1 1")
    assert state.hat == 8
    assert state.boots == 14
    act(state, "dice 3 3")
    assert at(state, 1) == 30
    assert cash(state, 1) == 3050
    assert state.mover == 0


@pytest.mark.rule("deuda.hat.use")
def test_a_card_the_hat_draws_is_the_throwers_before_the_own_throw() -> None:
    state = start(2)
    state.hat = -1
    form_club(state)
    state.hat = 2
    act(state, "roll", "dice 1 1", "solidarity guyana_suriname")
    assert at(state, 1) == 10
    assert state.hat == 4
    act(state, "dice 1 1")
    assert at(state, 1) == 12


@pytest.mark.rule("deuda.hat.use")
def test_the_hat_neither_pays_nor_collects_and_goes_on_without_boots() -> None:
    state = start(2)
    state.hat = -1
    form_club(state)
    state.boots = 0
    state.hat = 10
    before = state.bank
    stand(state, 1, 24)
    act(state, "roll", "dice 1 1", "dice 3 3")
    assert state.hat == 12
    assert state.bank == before - 50


@pytest.mark.rule("deuda.hat.use")
def test_the_hat_does_nothing_outside_a_club() -> None:
    state = start(2)
    state.hat = -1
    act(state, "roll", "dice 3 3")
    assert state.hat == -1
    assert at(state, 0) == 6


@pytest.mark.rule("deuda.club.form")
def test_a_raised_rate_ends_with_the_club() -> None:
    state = start(2)
    state.note(1, fields.RATE, 20)
    form_club(state)
    assert state.of(1, fields.RATE) == 0


@pytest.mark.rule("deuda.hat.gain")
def test_drawn_again_the_hat_stays_where_it_is() -> None:
    state = start(2)
    form_club(state)
    state.hat = 10
    act(state, "roll", "dice 3 3")
    assert state.hat == 16
    act(state, "solidarity nicaragua")
    assert state.hat == 16
    assert not told(state, "hat")


@pytest.mark.rule("deuda.club.south_north")
@pytest.mark.parametrize(("sells", "left"), [(True, 3800), (False, 3000)])
def test_the_clubs_own_bare_land_sells_only_where_the_club_sells(sells: bool, left: int) -> None:
    state = start(2, club_sells_raw=sells)
    own(state, 0, "iron")
    form_club(state)
    arrive(state, 15)
    assert cash(state, 1) == left


@pytest.mark.rule("deuda.club.form", "deuda.turn.sequence")
def test_buying_land_is_put_to_the_vote_whatever_was_refused_before() -> None:
    state = start(3)
    own(state, 0, "sugar")
    form_club(state)
    state.barrier = 0
    act(state, "build sugar national", "refuse", "lift 0 0 0", "refuse")
    assert refused(state, "lift 0 0 0").rule == "deuda.turn.sequence"
    arrive(state, 2)
    assert options(state) == ["buy", "sell"]
    act(state, "buy", "accept", "accept")
    assert owner(state, "banana") == 0


@pytest.mark.rule("deuda.club.form")
def test_land_that_the_club_does_not_want_is_sold_from() -> None:
    state = start(2)
    form_club(state)
    arrive(state, 15)
    act(state, "buy", "refuse")
    assert owner(state, "iron") == -1
    assert cash(state, 1) == 3800
    assert state.mover == 0


@pytest.mark.rule("deuda.club.form", "deuda.square.nationalisation")
def test_what_costs_nothing_needs_no_approval() -> None:
    state = start(3)
    form_club(state)
    arrive(state, 24)
    act(state, "claim iron")
    assert owner(state, "iron") == 0
    assert not told(state, "vote")
