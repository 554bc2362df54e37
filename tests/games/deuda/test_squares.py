"""The special squares."""

import pytest

from sobremesa.games.deuda.engine import numbers as fields
from tests.games.deuda.table import start


@pytest.mark.rule("deuda.square.solidarity")
def test_a_solidarity_card_gives_its_prize_and_goes_under_the_pile() -> None:
    table = start()
    table.arrive(4)
    table.play("solidarity peru")
    assert table.cash(0) == 6200
    assert table.state.piles[2] == 1
    assert table.state.mover == 1


@pytest.mark.rule("deuda.square.conditions")
def test_a_condition_is_turned_only_for_one_in_debt() -> None:
    table = start()
    table.arrive(8)
    assert table.state.mover == 1
    assert table.event("no-condition").rule == "deuda.square.conditions"
    table.debt(1, 1000)
    table.arrive(8)
    table.play("condition collection")
    assert table.cash(1) == 2900


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


@pytest.mark.rule("deuda.square.capital_flight")
def test_capital_flight_costs_a_thousand_for_each_point() -> None:
    table = start()
    table.arrive(12)
    table.play("die 2")
    assert table.cash(0) == 1000
    assert table.refused("gold").family == "not-now"


@pytest.mark.rule("deuda.square.military_coup")
def test_a_military_coup_takes_all_the_cash_and_nothing_from_one_who_has_none() -> None:
    table = start()
    table.arrive(18)
    assert table.cash(0) == 0
    table.cash(1, 0)
    table.arrive(18)
    assert table.cash(1) == 0
    assert len(table.all_events("coup")) == len(table.all_events("no-coup")) == 1
    assert table.state.mover == 0


@pytest.mark.rule("deuda.square.barrier")
def test_the_barrier_goes_up_stays_for_its_own_piece_and_falls_for_another() -> None:
    table = start()
    table.arrive(20)
    assert table.state.barrier == 0
    table.arrive(24)
    table.play("decline")
    table.arrive(20)
    assert table.state.barrier == 0
    assert table.all_events("barrier-stays")
    table.arrive(20)
    assert table.state.barrier == -1
    assert [(event.rule, event.numbers[0]) for event in table.all_events("barrier-down")] == [
        ("deuda.square.barrier", 1)
    ]


@pytest.mark.rule("deuda.square.barrier")
def test_the_barrier_is_lifted_when_everyone_with_a_share_agrees() -> None:
    table = start(3)
    table.state.barrier = 2
    assert table.refused("lift 1500 1000 0").code == "bad-shares"
    table.play("lift 500 1000 0", "accept", "refuse")
    assert table.state.barrier == 2
    assert table.cash(0) == 3000
    table.play("lift 500 950 0", "accept", "accept")
    assert table.state.barrier == -1
    assert [table.cash(seat) for seat in range(3)] == [2450, 2500, 2050]
    assert table.state.turn == 0
    assert table.refused("lift 0 0 0").code == "no-barrier"


@pytest.mark.rule("deuda.square.barrier")
def test_one_may_lift_the_barrier_alone_whatever_the_others_refused() -> None:
    table = start(2)
    table.state.barrier = 1
    table.play("lift 2000 0 0", "refuse", "lift 0 0 0")
    assert table.state.barrier == -1
    assert table.cash(0) == 1000


@pytest.mark.rule("deuda.square.barrier", "deuda.turn.sequence")
def test_the_barrier_is_proposed_as_often_as_wanted_but_not_on_the_very_same_terms_in_one_turn() -> None:
    table = start(3)
    table.state.barrier = 1
    for share in range(2000, 0, -50):
        table.play(f"lift {share} 0 0", "refuse")
        refusal = table.refused(f"lift {share} 0 0")
        assert (refusal.code, refusal.rule) == ("same-terms", "deuda.turn.sequence")
    assert table.allows("lift 0 2000 0")
    assert table.state.refused == 40
    for seat in (0, 1, 2):
        assert table.state.mover == seat
        table.arrive(30)
    table.play("lift 2000 0 0", "accept")
    assert table.state.barrier == -1


@pytest.mark.rule("deuda.turn.sequence")
def test_what_is_open_of_a_share_has_a_gap_where_it_was_refused() -> None:
    table = start(2)
    table.state.barrier = 1
    lifts = [some for some in table.state.ranges() if some.base & 63 == 7]
    assert [(some.least, some.most) for some in lifts] == [(0, 40)]
    table.play("lift 1000 0 0", "refuse")
    lifts = [some for some in table.state.ranges() if some.base & 63 == 7]
    assert [(some.least, some.most) for some in lifts] == [(0, 19), (21, 40)]
    assert "lift 1000 0 0" not in table.legal()
    assert "lift 2000 0 0" in table.legal()


@pytest.mark.rule("deuda.square.barrier")
def test_a_share_is_only_offered_to_one_who_can_pay_it() -> None:
    table = start(2)
    table.state.barrier = 0
    table.cash(1, 0)
    table.debt(1, 29_500)
    assert table.refused("lift 50 0 0").code == "share-too-dear"


@pytest.mark.rule("deuda.square.barrier", "deuda.union.purse")
def test_partners_pay_their_shares_from_one_purse_with_one_loan_and_no_embargo() -> None:
    table = start(3)
    table.meet()
    table.unite("1+2")
    table.play("pass", "pass", "pass", "roll", "dice 3 5")
    table.own(0, "iron")
    table.cash(0, 0)
    table.debt(0, 58_500)
    table.state.barrier = 2
    table.play("lift 1000 500 0", "accept", "accept")
    # Two loans, of 1,000 and of 500, could not be given.
    assert table.legal() == ["loan 1500"]
    table.play("loan 1500")
    assert table.state.barrier == -1
    assert not table.all_events("auctioned")
    assert (table.debt(0), table.cash(2)) == (60_000, 2500)


@pytest.mark.rule("deuda.square.barrier", "deuda.devaluation.call")
def test_all_shares_are_paid_before_anyone_is_called() -> None:
    table = start(3)
    table.state.barrier = 2
    table.own(2, "iron")
    for seat in (1, 2):
        table.cash(seat, 0)
    table.debt(1, 19_500)
    table.debt(2, 29_000)
    table.play("lift 1000 1000 0", "accept", "accept", "loan 1000")
    assert table.state.turn == 2
    table.play("loan 1000")
    assert table.state.barrier == -1
    assert (table.at(1), table.state.turn) == (39, 1)


@pytest.mark.rule("deuda.square.barrier", "deuda.setup.bank")
def test_with_bank_limit_shares_are_paid_in_cash_for_there_is_no_embargo_for_them() -> None:
    table = start(2, bank_limit=True)
    table.state.barrier = 0
    table.cash(1, 0)
    assert table.refused("lift 1000 0 0").code == "share-too-dear"
    assert table.allows("lift 0 0 0")


@pytest.mark.rule("deuda.square.barrier_effect")
def test_behind_the_barrier_another_pays_the_imf_the_plain_amount_and_the_owner_nothing() -> None:
    table = start()
    for land in ("sugar", "banana", "cacao"):
        table.own(1, land, 3, 3)
    table.state.barrier = 1
    table.arrive(23)
    table.play("cash")
    assert table.cash(0) == 3000 - 400
    assert table.cash(1) == 3000
    table.arrive(23)
    assert table.cash(1) == 3000
    assert table.event("protected").rule == "deuda.square.barrier_effect"


@pytest.mark.rule("deuda.square.barrier_effect")
def test_behind_the_barrier_gold_settles_and_south_chains_still_pay() -> None:
    table = start()
    for land in ("sugar", "banana", "cacao"):
        table.own(1, land, 1, 1)
    table.state.barrier = 1
    table.arrive(23)
    table.play("gold")
    assert (table.gold(0), table.state.imf_gold) == (2, 1)
    table.stand(1, 30)
    table.play("roll", "dice 1 1")
    table.arrive(1)
    table.play("cash")
    assert table.cash(0) == 3000 - 450


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


@pytest.mark.rule("deuda.square.us_aid")
def test_us_aid_is_fifty_dollars() -> None:
    table = start()
    table.arrive(30)
    assert table.cash(0) == 3050


@pytest.mark.rule("deuda.square.october_12")
def test_europe_takes_a_reserve_twice_and_then_only_from_one_with_two_or_more() -> None:
    table = start()
    left = []
    for _ in range(4):
        table.arrive(32)
        left.append(table.gold(0))
        table.state.turn, table.state.mover, table.state.depth = 1, 1, 0
        table.state.push(fields.TURN, 0)
        table.state.run()
    assert left == [2, 1, 1, 1]
    assert table.state.of(0, fields.EUROPE) == 2


@pytest.mark.rule("deuda.square.october_12")
def test_a_third_landing_takes_one_from_two_or_more() -> None:
    table = start()
    table.state.note(0, fields.OCTOBER, 2)
    table.arrive(32)
    assert table.gold(0) == 2


@pytest.mark.rule("deuda.square.dont_pay", "deuda.debt.skip_interest")
def test_dont_pay_waives_the_next_interest_and_leaves_repayment_possible() -> None:
    table = start()
    table.debt(0, 5000)
    table.arrive(38)
    table.arrive(24)
    table.play("decline", "roll", "dice 1 1")
    assert table.event("waived").rule == "deuda.square.dont_pay"
    table.play("repay 1000")
    assert (table.cash(0), table.debt(0)) == (2000, 4000)
    assert table.state.of(0, fields.WAIVER) == 0


@pytest.mark.rule("deuda.square.dont_pay")
def test_the_waiver_is_used_up_even_without_debt() -> None:
    table = start()
    table.state.note(0, fields.WAIVER, 1)
    table.arrive(39)
    assert table.state.of(0, fields.WAIVER) == 0


@pytest.mark.rule("deuda.square.latin_america")
def test_by_default_only_a_meeting_bans_loans() -> None:
    table = start()
    table.stand(1, 0, laps=2)
    assert table.allows("loan 1000")
    table.arrive(0)
    assert table.refused("loan 1000").family == "not-now"


@pytest.mark.rule("deuda.square.latin_america")
def test_with_the_standing_ban_nobody_borrows_freely_while_a_piece_is_there_but_what_is_due_is_lent() -> None:
    table = start(loan_ban="standing")
    assert table.allows("loan 1000")
    table.stand(1, 0, laps=1)
    assert table.refused("loan 1000").rule == "deuda.square.latin_america"
    table.cash(0, 0)
    table.arrive(12)
    table.play("die 1")
    assert table.allows("loan 1000")


@pytest.mark.rule("deuda.square.imf")
def test_passing_the_imf_is_a_stop_before_the_rest_and_leaving_it_costs_nothing() -> None:
    table = start()
    table.debt(0, 5000)
    table.arrive(39)
    table.play("cash", "done")
    assert (table.cash(0), table.at(0)) == (2500, 39)
    table.arrive(30)
    table.play("roll", "dice 2 3")
    assert (table.cash(0), table.at(0)) == (2500, 4)


@pytest.mark.rule("deuda.square.imf")
def test_the_stop_closes_the_lap() -> None:
    table = start()
    for field in (fields.WAIVER, fields.CLOSED):
        table.state.note(0, field, 1)
    table.state.note(0, fields.RATE, 20)
    table.arrive(39)
    assert [int(table.state.of(0, field)) for field in (fields.WAIVER, fields.CLOSED, fields.RATE)] == [0, 0, 0]


@pytest.mark.rule("deuda.square.imf")
def test_one_called_to_the_imf_while_standing_there_settles_nothing_more() -> None:
    table = start()
    table.debt(0, 1000)
    table.debt(1, 1000)
    table.stand(1, 39)
    table.arrive(8)
    table.play("condition union_dismissed")
    assert table.cash(1) == 3000
    assert table.state.mover == 1


@pytest.mark.rule("deuda.square.dont_pay")
def test_in_the_club_dont_pay_does_nothing() -> None:
    table = start()
    table.form_club()
    assert table.at(1) == 38
    assert table.state.of(1, fields.WAIVER) == 0
