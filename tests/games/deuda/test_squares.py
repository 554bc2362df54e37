"""The special squares."""

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
    industries,
    meet,
    options,
    own,
    owner,
    refused,
    rule_of,
    stand,
    start,
    told,
    unite,
)


@pytest.mark.rule("deuda.square.solidarity")
def test_a_solidarity_card_gives_its_prize_and_goes_under_the_pile() -> None:
    state = start()
    arrive(state, 4)
    act(state, "solidarity peru")
    assert cash(state, 0) == 6200
    assert state.piles[2] == 1
    assert state.mover == 1


@pytest.mark.rule("deuda.square.conditions")
def test_a_condition_is_turned_only_for_one_in_debt() -> None:
    state = start()
    arrive(state, 8)
    assert state.mover == 1
    assert rule_of(state, "no-condition") == "deuda.square.conditions"
    debt(state, 1, 1000)
    arrive(state, 8)
    act(state, "condition collection")
    assert cash(state, 1) == 2900


@pytest.mark.rule("deuda.square.solidarity_aid")
def test_solidarity_aid_sells_any_number_of_industries_at_half_price_at_once() -> None:
    state = start()
    own(state, 0, "sugar")
    arrive(state, 10)
    act(state, "build sugar national", "build sugar national", "build sugar export")
    assert cash(state, 0) == 3000 - 50 - 100 - 150
    assert industries(state, "sugar") == (2, 1)
    assert state.invested(0) == 100 + 150 + 200 + 300
    assert refused(state, "roll").family == "not-now"
    act(state, "done")
    assert state.mover == 1


@pytest.mark.rule("deuda.square.solidarity_aid")
@pytest.mark.parametrize(("land", "half"), [("sugar", 50), ("banana", 100), ("cotton", 150), ("tobacco", 200)])
def test_half_prices_are_rounded_in_the_players_favour(land: str, half: int) -> None:
    state = start()
    own(state, 0, land)
    arrive(state, 10)
    act(state, f"build {land} national")
    assert cash(state, 0) == 3000 - half


@pytest.mark.rule("deuda.square.solidarity_aid")
def test_solidarity_aid_may_be_paid_with_a_loan_and_calls_when_it_is_done() -> None:
    state = start()
    own(state, 0, "oil", 3)
    cash(state, 0, 0)
    debt(state, 0, 9000)
    arrive(state, 10)
    act(state, "build oil export", "loan 1800")
    assert state.turn == 0
    assert at(state, 0) == 10
    act(state, "done", "cash")
    assert at(state, 0) == 39
    assert rule_of(state, "called") == "deuda.devaluation.call"


@pytest.mark.rule("deuda.square.solidarity_aid")
def test_with_square_10_free_a_land_or_an_industry_costs_nothing() -> None:
    state = start(square_10="free")
    own(state, 0, "sugar", 1)
    arrive(state, 10)
    assert allows(state, "build sugar export")
    act(state, "claim iron")
    assert owner(state, "iron") == 0
    assert industries(state, "iron") == (0, 0)
    assert state.mover == 1


@pytest.mark.rule("deuda.square.capital_flight")
def test_capital_flight_costs_a_thousand_for_each_point() -> None:
    state = start()
    arrive(state, 12)
    act(state, "die 2")
    assert cash(state, 0) == 1000
    assert refused(state, "gold").family == "not-now"


@pytest.mark.rule("deuda.square.military_coup")
def test_a_military_coup_takes_all_the_cash_and_nothing_from_one_who_has_none() -> None:
    state = start()
    arrive(state, 18)
    assert cash(state, 0) == 0
    cash(state, 1, 0)
    arrive(state, 18)
    assert cash(state, 1) == 0
    assert len(told(state, "coup")) == len(told(state, "no-coup")) == 1
    assert state.mover == 0


@pytest.mark.rule("deuda.square.barrier")
def test_the_barrier_goes_up_stays_for_its_own_piece_and_falls_for_another() -> None:
    state = start()
    arrive(state, 20)
    assert state.barrier == 0
    arrive(state, 24)
    act(state, "decline")
    arrive(state, 20)
    assert state.barrier == 0
    assert told(state, "barrier-stays")
    arrive(state, 20)
    assert state.barrier == -1
    assert [(event.rule, event.numbers[0]) for event in told(state, "barrier-down")] == [("deuda.square.barrier", 1)]


@pytest.mark.rule("deuda.square.barrier")
def test_the_barrier_is_lifted_when_everyone_with_a_share_agrees() -> None:
    state = start(3)
    state.barrier = 2
    assert refused(state, "lift 1500 1000 0").code == "bad-shares"
    act(state, "lift 500 1000 0", "accept", "refuse")
    assert state.barrier == 2
    assert cash(state, 0) == 3000
    act(state, "lift 500 950 0", "accept", "accept")
    assert state.barrier == -1
    assert [cash(state, seat) for seat in range(3)] == [2450, 2500, 2050]
    assert state.turn == 0
    assert refused(state, "lift 0 0 0").code == "no-barrier"


@pytest.mark.rule("deuda.square.barrier")
def test_one_may_lift_the_barrier_alone_whatever_the_others_refused() -> None:
    state = start(2)
    state.barrier = 1
    act(state, "lift 2000 0 0", "refuse", "lift 0 0 0")
    assert state.barrier == -1
    assert cash(state, 0) == 1000


@pytest.mark.rule("deuda.square.barrier", "deuda.turn.sequence")
def test_the_barrier_is_proposed_as_often_as_wanted_but_not_on_the_very_same_terms_in_one_turn() -> None:
    state = start(3)
    state.barrier = 1
    for share in range(2000, 0, -50):
        act(state, f"lift {share} 0 0", "refuse")
        refusal = refused(state, f"lift {share} 0 0")
        assert (refusal.code, refusal.rule) == ("same-terms", "deuda.turn.sequence")
    assert allows(state, "lift 0 2000 0")
    assert state.refused == 40
    for seat in (0, 1, 2):
        assert state.mover == seat
        arrive(state, 30)
    act(state, "lift 2000 0 0", "accept")
    assert state.barrier == -1


@pytest.mark.rule("deuda.turn.sequence")
def test_what_is_open_of_a_share_has_a_gap_where_it_was_refused() -> None:
    state = start(2)
    state.barrier = 1
    lifts = [some for some in state.ranges() if some.base & 63 == 7]
    assert [(some.least, some.most) for some in lifts] == [(0, 40)]
    act(state, "lift 1000 0 0", "refuse")
    lifts = [some for some in state.ranges() if some.base & 63 == 7]
    assert [(some.least, some.most) for some in lifts] == [(0, 19), (21, 40)]
    assert "lift 1000 0 0" not in options(state)
    assert "lift 2000 0 0" in options(state)


@pytest.mark.rule("deuda.square.barrier")
def test_a_share_is_only_offered_to_one_who_can_pay_it() -> None:
    state = start(2)
    state.barrier = 0
    cash(state, 1, 0)
    debt(state, 1, 29_500)
    assert refused(state, "lift 50 0 0").code == "share-too-dear"


@pytest.mark.rule("deuda.square.barrier", "deuda.union.purse")
def test_partners_pay_their_shares_from_one_purse_with_one_loan_and_no_embargo() -> None:
    state = start(3)
    meet(state)
    unite(state, "1+2")
    act(state, "pass", "pass", "pass", "roll", "dice 3 5")
    own(state, 0, "iron")
    cash(state, 0, 0)
    debt(state, 0, 58_500)
    state.barrier = 2
    act(state, "lift 1000 500 0", "accept", "accept")
    # Two loans, of 1,000 and of 500, could not be given.
    assert options(state) == ["loan 1500"]
    act(state, "loan 1500")
    assert state.barrier == -1
    assert not told(state, "auctioned")
    assert (debt(state, 0), cash(state, 2)) == (60_000, 2500)


@pytest.mark.rule("deuda.square.barrier", "deuda.devaluation.call")
def test_all_shares_are_paid_before_anyone_is_called() -> None:
    state = start(3)
    state.barrier = 2
    own(state, 2, "iron")
    for seat in (1, 2):
        cash(state, seat, 0)
    debt(state, 1, 19_500)
    debt(state, 2, 29_000)
    act(state, "lift 1000 1000 0", "accept", "accept", "loan 1000")
    assert state.turn == 2
    act(state, "loan 1000")
    assert state.barrier == -1
    assert (at(state, 1), state.turn) == (39, 1)


@pytest.mark.rule("deuda.square.barrier", "deuda.setup.bank")
def test_with_bank_limit_shares_are_paid_in_cash_for_there_is_no_embargo_for_them() -> None:
    state = start(2, bank_limit=True)
    state.barrier = 0
    cash(state, 1, 0)
    assert refused(state, "lift 1000 0 0").code == "share-too-dear"
    assert allows(state, "lift 0 0 0")


@pytest.mark.rule("deuda.square.barrier_effect")
def test_behind_the_barrier_another_pays_the_imf_the_plain_amount_and_the_owner_nothing() -> None:
    state = start()
    for land in ("sugar", "banana", "cacao"):
        own(state, 1, land, 3, 3)
    state.barrier = 1
    arrive(state, 23)
    act(state, "cash")
    assert cash(state, 0) == 3000 - 400
    assert cash(state, 1) == 3000
    arrive(state, 23)
    assert cash(state, 1) == 3000
    assert rule_of(state, "protected") == "deuda.square.barrier_effect"


@pytest.mark.rule("deuda.square.barrier_effect")
def test_behind_the_barrier_gold_settles_and_south_chains_still_pay() -> None:
    state = start()
    for land in ("sugar", "banana", "cacao"):
        own(state, 1, land, 1, 1)
    state.barrier = 1
    arrive(state, 23)
    act(state, "gold")
    assert (gold(state, 0), state.imf_gold) == (2, 1)
    stand(state, 1, 30)
    act(state, "roll", "dice 1 1")
    arrive(state, 1)
    act(state, "cash")
    assert cash(state, 0) == 3000 - 450


@pytest.mark.rule("deuda.square.nationalisation")
def test_nationalisation_gives_any_free_land_with_its_first_industry() -> None:
    state = start()
    own(state, 1, "oil")
    arrive(state, 24)
    assert refused(state, "claim oil").code == "owned"
    act(state, "claim iron")
    assert owner(state, "iron") == 0
    assert industries(state, "iron") == (1, 0)
    assert cash(state, 0) == 3000


@pytest.mark.rule("deuda.square.nationalisation")
def test_when_all_land_has_owners_nationalisation_builds_one_industry_free() -> None:
    state = start()
    for land in range(12):
        state.lands[land] = land % 2
    own(state, 0, "sugar", 1)
    arrive(state, 24)
    assert refused(state, "build banana national").code == "not-yours"
    act(state, "build sugar export")
    assert industries(state, "sugar") == (1, 1)
    assert (cash(state, 0), state.mover) == (3000, 1)


@pytest.mark.rule("deuda.square.nationalisation")
def test_nationalisation_may_be_declined_and_offers_no_industry_while_land_is_free() -> None:
    state = start()
    own(state, 0, "sugar", 1)
    arrive(state, 24)
    assert not allows(state, "build sugar export")
    act(state, "decline")
    assert state.mover == 1


@pytest.mark.rule("deuda.square.us_aid")
def test_us_aid_is_fifty_dollars() -> None:
    state = start()
    arrive(state, 30)
    assert cash(state, 0) == 3050


@pytest.mark.rule("deuda.square.october_12")
def test_europe_takes_a_reserve_twice_and_then_only_from_one_with_two_or_more() -> None:
    state = start()
    left = []
    for _ in range(4):
        arrive(state, 32)
        left.append(gold(state, 0))
        state.turn, state.mover, state.depth = 1, 1, 0
        state.push(fields.TURN, 0)
        state.run()
    assert left == [2, 1, 1, 1]
    assert state.of(0, fields.EUROPE) == 2


@pytest.mark.rule("deuda.square.october_12")
def test_a_third_landing_takes_one_from_two_or_more() -> None:
    state = start()
    state.note(0, fields.OCTOBER, 2)
    arrive(state, 32)
    assert gold(state, 0) == 2


@pytest.mark.rule("deuda.square.dont_pay", "deuda.debt.skip_interest")
def test_dont_pay_waives_the_next_interest_and_leaves_repayment_possible() -> None:
    state = start()
    debt(state, 0, 5000)
    arrive(state, 38)
    arrive(state, 24)
    act(state, "decline", "roll", "dice 1 1")
    assert rule_of(state, "waived") == "deuda.square.dont_pay"
    act(state, "repay 1000")
    assert (cash(state, 0), debt(state, 0)) == (2000, 4000)
    assert state.of(0, fields.WAIVER) == 0


@pytest.mark.rule("deuda.square.dont_pay")
def test_the_waiver_is_used_up_even_without_debt() -> None:
    state = start()
    state.note(0, fields.WAIVER, 1)
    arrive(state, 39)
    assert state.of(0, fields.WAIVER) == 0


@pytest.mark.rule("deuda.square.latin_america")
def test_by_default_only_a_meeting_bans_loans() -> None:
    state = start()
    stand(state, 1, 0, laps=2)
    assert allows(state, "loan 1000")
    arrive(state, 0)
    assert refused(state, "loan 1000").family == "not-now"


@pytest.mark.rule("deuda.square.latin_america")
def test_with_the_standing_ban_nobody_borrows_freely_while_a_piece_is_there_but_what_is_due_is_lent() -> None:
    state = start(loan_ban="standing")
    assert allows(state, "loan 1000")
    stand(state, 1, 0, laps=1)
    assert refused(state, "loan 1000").rule == "deuda.square.latin_america"
    cash(state, 0, 0)
    arrive(state, 12)
    act(state, "die 1")
    assert allows(state, "loan 1000")


@pytest.mark.rule("deuda.square.imf")
def test_passing_the_imf_is_a_stop_before_the_rest_and_leaving_it_costs_nothing() -> None:
    state = start()
    debt(state, 0, 5000)
    arrive(state, 39)
    act(state, "cash", "done")
    assert (cash(state, 0), at(state, 0)) == (2500, 39)
    arrive(state, 30)
    act(state, "roll", "dice 2 3")
    assert (cash(state, 0), at(state, 0)) == (2500, 4)


@pytest.mark.rule("deuda.square.imf")
def test_the_stop_closes_the_lap() -> None:
    state = start()
    for field in (fields.WAIVER, fields.CLOSED):
        state.note(0, field, 1)
    state.note(0, fields.RATE, 20)
    arrive(state, 39)
    assert [int(state.of(0, field)) for field in (fields.WAIVER, fields.CLOSED, fields.RATE)] == [0, 0, 0]


@pytest.mark.rule("deuda.square.imf")
def test_one_called_to_the_imf_while_standing_there_settles_nothing_more() -> None:
    state = start()
    debt(state, 0, 1000)
    debt(state, 1, 1000)
    stand(state, 1, 39)
    arrive(state, 8)
    act(state, "condition union_dismissed")
    assert cash(state, 1) == 3000
    assert state.mover == 1


@pytest.mark.rule("deuda.square.dont_pay")
def test_in_the_club_dont_pay_does_nothing() -> None:
    state = start()
    form_club(state)
    assert at(state, 1) == 38
    assert state.of(1, fields.WAIVER) == 0
