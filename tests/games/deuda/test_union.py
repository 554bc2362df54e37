"""Pairs and trios."""

import pytest

from sobremesa.games.deuda.engine import numbers as fields
from tests.games.deuda.table import start


@pytest.mark.rule("deuda.pact.join_move")
def test_those_who_join_move_to_latin_america_directly() -> None:
    table = start(3)
    table.stand(1, 30)
    table.debt(1, 5000)
    table.state.note(1, fields.WAIVER, 1)
    table.meet()
    table.unite("1+2")
    assert (table.at(0), table.at(1)) == (0, 0)
    assert (table.state.of(1, fields.LAPS), table.state.of(1, fields.WAIVER)) == (0, 1)
    assert len(table.all_events("meeting")) == 1


@pytest.mark.rule("deuda.pair.pool")
def test_a_pair_pools_cash_gold_land_cards_and_debts() -> None:
    table = start(3)
    table.own(1, "iron", 1)
    table.debt(0, 3000)
    table.debt(1, 4000)
    table.state.note(1, fields.KEPT, 1)
    table.arrive(0)
    table.play("gold", "done")
    table.unite("1+2")
    assert table.cash(0) == table.cash(1) == 6000
    assert table.gold(1) == 5
    assert table.owner("iron") == 0
    assert table.debt(0) == table.debt(1) == 7000
    assert table.state.of(0, fields.KEPT) == 1
    assert table.event("united").rule == "deuda.pair.pool"


@pytest.mark.rule("deuda.pair.limits")
def test_a_pair_is_devalued_at_twenty_and_forty_thousand_and_embargoed_at_sixty() -> None:
    table = start(3)
    table.debt(1, 15_000)
    table.meet()
    table.unite("1+2")
    assert (table.state.level(0), table.state.limit(1)) == (0, 60_000)
    assert table.state.calls == 0
    table.debt(0, 20_000)
    assert table.state.level(1) == 1
    table.debt(0, 40_000)
    assert table.state.level(1) == 2


@pytest.mark.rule("deuda.pair.limits")
def test_each_member_pays_ten_per_cent_of_the_common_debt_at_each_own_passing() -> None:
    table = start(3)
    table.meet()
    table.unite("1+2")
    table.play("pass", "pass", "pass")
    table.debt(0, 10_000)
    for seat in (1, 2, 0):
        assert table.state.mover == seat
        table.arrive(39 if seat != 2 else 30)
        if seat != 2:
            table.play("cash", "done")
    assert table.cash(0) == 6000 - 2000


@pytest.mark.rule("deuda.pair.devaluation_move")
def test_only_the_one_who_caused_it_goes_to_the_imf_but_all_throw_the_dice() -> None:
    table = start(3)
    table.meet()
    table.unite("1+2")
    table.play("pass", "pass", "pass", "loan 20000", "cash", "done")
    assert (table.at(1), table.at(0)) == (39, 0)
    assert (table.state.level(0), table.state.level(1), table.state.level(2)) == (1, 1, 0)


@pytest.mark.rule("deuda.trio.form")
def test_three_together_or_one_joining_a_pair_make_a_trio() -> None:
    table = start(4)
    table.meet()
    table.unite("1+2")
    table.stand(0, 12)
    assert table.state.turn == 1
    assert table.refused("union 2+3").code == "not-a-union"
    table.play("union 1+2+3", "accept", "accept")
    assert [table.at(seat) for seat in range(3)] == [0, 0, 0]
    assert (table.state.limit(2), table.state.level(0)) == (90_000, 0)
    table.debt(0, 30_000)
    assert table.state.level(2) == 1
    table.debt(0, 60_000)
    assert table.state.level(2) == 2
    assert table.event("united").rule == "deuda.trio.form"


@pytest.mark.rule("deuda.trio.form")
def test_four_are_no_union_and_two_pairs_can_stand_side_by_side() -> None:
    table = start(4)
    table.meet()
    assert table.refused("union 1+2+3+4").code == "not-a-union"
    table.unite("1+2")
    table.play("pass")
    table.unite("3+4")
    assert table.state.head(3) == 2
    assert table.state.limit(3) == 60_000


@pytest.mark.rule("deuda.pact.last_two_three")
def test_the_last_two_choose_between_a_pair_and_the_club() -> None:
    table = start(2)
    table.meet()
    assert {"union 1+2", "club"} <= set(table.legal())
    table.unite("1+2")
    assert "club" in table.legal()
    table.play("club", "accept")
    assert table.state.club == 1
    assert table.cash(0) == table.cash(1) == 3000


@pytest.mark.rule("deuda.union.purse")
def test_a_square_or_card_that_strikes_a_member_strikes_the_purse() -> None:
    table = start(3)
    table.meet()
    table.unite("1+2")
    table.play("pass", "pass", "pass")
    table.arrive(32)
    assert (table.gold(0), table.state.of(1, fields.EUROPE), table.state.of(0, fields.EUROPE)) == (5, 1, 0)
    table.arrive(30)
    table.arrive(18)
    assert table.cash(1) == 0


@pytest.mark.rule("deuda.union.purse")
def test_a_partners_exports_are_own_exports_and_debt_makes_every_member_draw() -> None:
    table = start(3)
    table.meet()
    table.unite("1+2")
    table.play("pass", "pass", "pass")
    table.own(0, "fish", 1, 1)
    table.arrive(29)
    assert table.cash(0) == 6800
    table.arrive(30)
    table.debt(1, 1000)
    table.arrive(8)
    table.play("condition inflation")
    assert table.cash(0) == 6800 - 2 * 750


@pytest.mark.rule("deuda.union.bankrupt")
def test_a_pair_goes_bankrupt_together_whoever_was_to_pay() -> None:
    table = start(4)
    table.meet()
    table.unite("1+2")
    table.play(*["pass"] * 4)
    table.cash(1, 0)
    table.debt(1, 60_000)
    table.arrive(12)
    table.play("die 1")
    assert (table.state.is_in(0), table.state.is_in(1), table.state.is_in(2)) == (False, False, True)
    assert table.event("bankrupt").rule == "deuda.union.bankrupt"
    assert table.state.mover == 2
    table.sound()


@pytest.mark.rule("deuda.union.purse", "deuda.embargo.auction")
def test_a_pair_bids_as_one() -> None:
    table = start(3)
    table.meet()
    table.unite("1+2")
    table.play("pass", "pass", "pass")
    table.arrive(30)
    table.own(2, "iron")
    table.cash(2, 0)
    table.debt(2, 30_000)
    table.arrive(12)
    table.play("die 1", "auction iron")
    assert table.state.turn == 0
    table.play("bid 400")
    assert table.state.turn != 1
    assert table.owner("iron") == 0


@pytest.mark.rule("deuda.pair.devaluation_move", "deuda.turn.dice")
def test_a_member_of_a_devalued_pair_throws_three_dice() -> None:
    table = start(3)
    table.meet()
    table.unite("1+2")
    table.play("pass", "pass", "pass")
    table.debt(0, 20_000)
    table.stand(1, 20)
    table.play("roll", "dice 1 1")
    assert table.at(1) == 20
    table.play("die 2")
    assert table.at(1) == 24
