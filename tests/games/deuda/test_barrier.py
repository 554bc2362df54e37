"""The Protectionist Barrier."""

import pytest

from tests.games.deuda.table import start


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
