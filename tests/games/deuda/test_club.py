"""The debtors' club, the boots and Sandino's hat."""

import pytest

from sobremesa.games.deuda.engine import numbers as fields
from tests.games.deuda.table import start


@pytest.mark.rule("deuda.club.form")
def test_the_club_needs_every_player_and_pools_land_gold_and_cards() -> None:
    table = start(3)
    table.own(2, "iron", 1)
    table.state.note(1, fields.KEPT, 2)
    for field in (fields.WAIVER, fields.CLOSED, fields.LOST):
        table.state.note(1, field, 1)
    table.state.promises = table.state.promise_bit(0, 1)
    table.meet()
    table.play("club", "accept", "refuse")
    assert table.state.club == 0
    table.state.spurned = 0
    table.play("club", "accept", "accept")
    assert table.state.club == 1
    assert (table.gold(2), table.owner("iron"), table.state.promises) == (9, 0, 0)
    assert table.state.of(0, fields.KEPT) == 2
    assert [int(table.state.of(1, field)) for field in (fields.WAIVER, fields.CLOSED, fields.LOST)] == [0, 0, 0]
    assert [table.cash(seat) for seat in range(3)] == [3000] * 3


@pytest.mark.rule("deuda.club.form")
def test_no_club_while_someone_deals_directly_with_the_imf() -> None:
    table = start(3)
    table.state.note(2, fields.DIRECT, 1)
    table.meet()
    assert table.refused("club").rule == "deuda.club.form"


@pytest.mark.rule("deuda.club.form", "deuda.card.conditions.direct_deal")
def test_one_who_dealt_directly_and_has_left_does_not_stand_in_the_way() -> None:
    table = start(3)
    table.state.note(2, fields.DIRECT, 1)
    table.state.note(2, fields.OUT, 1)
    table.meet()
    assert table.allows("club")


@pytest.mark.rule("deuda.club.form", "deuda.money.rounding")
def test_a_common_purse_is_shared_out_in_steps_of_fifty() -> None:
    table = start(3)
    table.meet()
    table.unite("1+2")
    table.cash(0, 1050)
    table.play("club", "accept", "accept")
    assert (table.cash(0), table.cash(1)) == (550, 500)


@pytest.mark.rule("deuda.club.form")
def test_with_club_vote_mover_the_mover_decides_alone() -> None:
    table = start(2, club_vote="mover")
    table.own(0, "sugar")
    table.form_club()
    table.play("build sugar national")
    assert table.state.national(0) == 1


@pytest.mark.rule("deuda.club.no_debt")
def test_the_club_pays_no_interest_draws_no_conditions_and_gets_no_loans() -> None:
    table = start(2)
    table.debt(1, 9000)
    table.form_club()
    table.state.boots = 0
    assert table.refused("loan 1000").rule == "deuda.club.no_debt"
    table.play("roll", "dice 1 1")
    assert not table.all_events("interest")
    table.arrive(8)
    assert table.event("no-condition").rule == "deuda.club.no_debt"
    assert table.state.level(1) == 0


@pytest.mark.rule("deuda.club.south_north")
def test_in_the_south_nobody_pays_and_in_the_north_the_imf_pays_for_the_clubs_exports() -> None:
    table = start(2)
    table.own(0, "fish", 1, 1)
    table.own(1, "cattle", 1, 1)
    table.form_club()
    table.arrive(9)
    assert table.cash(1) == 3000
    table.arrive(29)
    assert table.cash(0) == 3000 + 800 + 1000
    table.arrive(35)
    table.play("cash")
    assert table.cash(1) == 1400


@pytest.mark.rule("deuda.club.south_north")
def test_flight_coup_barrier_and_solidarity_go_on_in_the_club() -> None:
    table = start(2)
    table.form_club()
    table.arrive(12)
    table.play("die 1")
    assert table.cash(1) == 2000
    table.arrive(18)
    assert table.cash(0) == 0
    table.arrive(20)
    assert table.state.barrier == 1
    table.arrive(4)
    table.play("solidarity chile")
    assert table.cash(0) == 3600


@pytest.mark.rule("deuda.club.boots")
def test_four_boots_all_on_dont_pay_and_two_dice() -> None:
    table = start(3)
    table.debt(1, 25_000)
    table.form_club()
    assert table.state.boots == 15
    assert [table.at(seat) for seat in range(3)] == [38, 38, 38]
    assert (table.state.mover, table.state.turn) == (1, 1)
    table.play("roll", "dice 1 2")
    assert table.at(1) == 1


@pytest.mark.rule("deuda.club.boots")
def test_landing_on_a_boot_is_the_end_of_a_member_and_the_cash_is_shared() -> None:
    table = start(3)
    table.form_club()
    table.own(1, "sugar", 1)
    table.cash(1, 3050)
    table.arrive(8)
    assert not table.state.is_in(1)
    assert (table.cash(2), table.cash(0)) == (3000 + 1550, 3000 + 1500)
    assert (table.owner("sugar"), table.gold(0)) == (0, 9)
    assert table.state.boots == 15
    assert table.state.mover == 2
    table.sound()


@pytest.mark.rule("deuda.club.boots")
def test_passing_a_boot_is_safe_and_the_one_on_the_imf_counts() -> None:
    table = start(2)
    table.form_club()
    table.stand(1, 37)
    table.play("roll", "dice 3 1")
    assert table.state.is_in(1)
    table.play("sell")
    table.arrive(39)
    assert not table.state.is_in(0)


@pytest.mark.rule("deuda.club.purse")
def test_a_payment_takes_the_movers_cash_first_then_the_others_in_order() -> None:
    table = start(3)
    table.form_club()
    for seat, amount in enumerate((700, 500, 600)):
        table.cash(seat, amount)
    table.arrive(35)
    table.play("cash")
    assert [table.cash(seat) for seat in range(3)] == [200, 0, 0]


@pytest.mark.rule("deuda.club.purse")
def test_a_coup_takes_only_the_movers_hand_and_income_goes_to_the_mover() -> None:
    table = start(2)
    table.form_club()
    table.arrive(18)
    assert (table.cash(0), table.cash(1)) == (3000, 0)
    table.arrive(30)
    assert table.cash(0) == 3050


@pytest.mark.rule("deuda.club.purse")
def test_the_club_lifts_the_barrier_from_all_hands() -> None:
    table = start(2)
    table.form_club()
    table.state.barrier = 0
    table.cash(1, 500)
    assert table.refused("lift 1000 0 0").code == "bad-shares"
    table.play("lift 0 0 0", "accept")
    assert table.state.barrier == -1
    assert (table.cash(1), table.cash(0)) == (0, 1500)


@pytest.mark.rule("deuda.hat.gain")
def test_the_hat_waits_in_the_middle_and_there_is_only_one() -> None:
    table = start(2)
    table.arrive(4)
    table.play("solidarity nicaragua")
    assert table.state.hat == -1
    assert len(table.all_events("hat")) == 1
    after = start(2)
    after.form_club()
    after.arrive(4)
    after.play("solidarity nicaragua")
    assert after.state.hat == 38
    assert after.allows("roll")


@pytest.mark.rule("deuda.hat.use")
def test_the_hat_is_thrown_for_first_and_removes_boots() -> None:
    table = start(2)
    table.state.hat = -1
    table.form_club()
    assert table.state.hat == 38
    table.state.hat = 6
    table.stand(1, 24)
    table.play("roll", "dice 1 1")
    assert table.state.hat == 8
    assert table.state.boots == 14
    table.play("dice 3 3")
    assert table.at(1) == 30
    assert table.cash(1) == 3050
    assert table.state.mover == 0


@pytest.mark.rule("deuda.hat.use")
def test_a_card_the_hat_draws_is_the_throwers_before_the_own_throw() -> None:
    table = start(2)
    table.state.hat = -1
    table.form_club()
    table.state.hat = 2
    table.play("roll", "dice 1 1", "solidarity guyana_suriname")
    assert table.at(1) == 10
    assert table.state.hat == 4
    table.play("dice 1 1")
    assert table.at(1) == 12


@pytest.mark.rule("deuda.hat.use")
def test_the_hat_neither_pays_nor_collects_and_goes_on_without_boots() -> None:
    table = start(2)
    table.state.hat = -1
    table.form_club()
    table.state.boots = 0
    table.state.hat = 10
    before = table.state.bank
    table.stand(1, 24)
    table.play("roll", "dice 1 1", "dice 3 3")
    assert table.state.hat == 12
    assert table.state.bank == before - 50


@pytest.mark.rule("deuda.hat.use")
def test_the_hat_does_nothing_outside_a_club() -> None:
    table = start(2)
    table.state.hat = -1
    table.play("roll", "dice 3 3")
    assert table.state.hat == -1
    assert table.at(0) == 6


@pytest.mark.rule("deuda.club.form")
def test_a_raised_rate_ends_with_the_club() -> None:
    table = start(2)
    table.state.note(1, fields.RATE, 20)
    table.form_club()
    assert table.state.of(1, fields.RATE) == 0


@pytest.mark.rule("deuda.hat.gain")
def test_drawn_again_the_hat_stays_where_it_is() -> None:
    table = start(2)
    table.form_club()
    table.state.hat = 10
    table.play("roll", "dice 3 3")
    assert table.state.hat == 16
    table.play("solidarity nicaragua")
    assert table.state.hat == 16
    assert not table.all_events("hat")


@pytest.mark.rule("deuda.club.south_north")
@pytest.mark.parametrize(("sells", "left"), [(True, 3800), (False, 3000)])
def test_the_clubs_own_bare_land_sells_only_where_the_club_sells(sells: bool, left: int) -> None:
    table = start(2, club_sells_raw=sells)
    table.own(0, "iron")
    table.form_club()
    table.arrive(15)
    assert table.cash(1) == left


@pytest.mark.rule("deuda.club.form", "deuda.turn.sequence")
def test_buying_land_is_put_to_the_vote_whatever_was_refused_before() -> None:
    table = start(3)
    table.own(0, "sugar")
    table.form_club()
    table.state.barrier = 0
    table.play("build sugar national", "refuse", "lift 0 0 0", "refuse")
    assert table.refused("lift 0 0 0").rule == "deuda.turn.sequence"
    table.arrive(2)
    assert table.legal() == ["buy", "sell"]
    table.play("buy", "accept", "accept")
    assert table.owner("banana") == 0


@pytest.mark.rule("deuda.club.form")
def test_land_that_the_club_does_not_want_is_sold_from() -> None:
    table = start(2)
    table.form_club()
    table.arrive(15)
    table.play("buy", "refuse")
    assert table.owner("iron") == -1
    assert table.cash(1) == 3800
    assert table.state.mover == 0


@pytest.mark.rule("deuda.club.form", "deuda.square.nationalisation")
def test_what_costs_nothing_needs_no_approval() -> None:
    table = start(3)
    table.form_club()
    table.arrive(24)
    table.play("claim iron")
    assert table.owner("iron") == 0
    assert not table.all_events("vote")
