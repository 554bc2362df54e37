"""Deals and promises."""

import pytest

from sobremesa.games.deuda import GAME
from tests.games.deuda.table import start


@pytest.mark.rule("deuda.pact.deals")
def test_a_deal_exchanges_land_money_and_promises_at_once() -> None:
    table = start(3)
    table.own(0, "sugar", 1, 1)
    table.own(1, "iron")
    table.meet()
    table.play("deal", "give sugar 2", "give iron 1", "money 2 1 500", "promise 1 2", "offer")
    assert table.state.turn == 1
    table.play("accept")
    assert (table.owner("sugar"), table.owner("iron")) == (1, 0)
    assert table.industries("sugar") == (1, 1)
    assert (table.cash(0), table.cash(1)) == (3500, 2500)
    assert table.state.is_promised(0, 1)
    assert {event.rule for event in table.all_events("gave-land")} == {"deuda.pact.deals"}
    assert table.state.turn == 1
    table.sound()


@pytest.mark.rule("deuda.pact.deals")
def test_everyone_bound_must_accept_and_one_no_voids_it() -> None:
    table = start(4)
    table.meet()
    table.play("deal", "money 1 2 500", "money 2 4 500", "offer", "accept", "refuse")
    assert [table.cash(seat) for seat in range(4)] == [3000] * 4
    assert table.state.terms[0] == 0


@pytest.mark.rule("deuda.pact.deals")
def test_a_deal_is_countered_changed_and_accepted() -> None:
    table = start(3)
    table.own(0, "sugar")
    table.meet()
    table.play("deal", "give sugar 2", "offer", "counter")
    assert table.state.turn == 1
    assert table.refused("offer").code == "spurned"
    table.play("money 2 1 100", "drop 1", "give sugar 2", "offer")
    assert table.state.turn == 0
    table.play("accept")
    assert (table.owner("sugar"), table.cash(0)) == (1, 3100)


@pytest.mark.rule("deuda.pact.deals")
def test_a_deal_can_always_be_abandoned() -> None:
    table = start(2)
    table.meet()
    table.play("deal", "money 1 2 500", "abandon")
    assert table.state.terms[0] == 0
    assert (table.state.turn, table.cash(0)) == (1, 3000)


@pytest.mark.rule("deuda.pact.deals", "deuda.gold.limits")
def test_what_cannot_be_in_a_deal() -> None:
    table = start(3)
    table.own(0, "sugar")
    table.meet()
    table.play("deal")
    assert table.refused("offer").code == "deal-empty"
    assert table.refused("give iron 2").code == "not-yours"
    assert table.refused("give iron 2").rule == "deuda.pact.deals"
    assert table.refused("money 1 2 3050").code == "bad-money"
    assert table.refused("release 1 2").code == "has-no-promise"
    assert table.refused("give sugar 1").code == "same-purse"
    table.play("give sugar 2")
    assert table.refused("give sugar 3").code == "in-deal"
    assert table.refused("drop 2").code == "no-term"
    table.play("drop 1", "promise 2 3")
    assert table.refused("offer").code == "deal-without-you"
    assert not any(text.startswith("gold") for text in table.legal())
    table.play(*[f"money {a} {b} 50" for a, b in ((1, 2), (1, 3), (2, 1), (2, 3), (3, 1))])
    assert table.refused("promise 1 2").code == "deal-full"


@pytest.mark.rule("deuda.pact.deals")
def test_several_gifts_together_cannot_exceed_the_cash() -> None:
    table = start(3)
    table.meet()
    table.play("deal", "money 1 2 2000")
    assert table.refused("money 1 3 1050").code == "bad-money"
    assert table.allows("money 1 3 1000")


@pytest.mark.rule("deuda.pact.promise")
def test_promises_bind_until_they_release_each_other_in_a_later_meeting() -> None:
    table = start(2)
    table.meet()
    table.play("deal", "promise 1 2", "offer", "accept")
    table.play("deal")
    assert table.refused("promise 1 2").code == "has-promise"
    assert table.refused("release 1 2").code == "just-promised"
    table.play("abandon", "pass", "pass")
    assert table.state.promises == table.state.promise_bit(0, 1)
    table.meet()
    table.play("deal", "release 1 2", "offer", "accept")
    assert table.state.promises == 0


@pytest.mark.rule("deuda.pact.promise")
def test_a_union_keeps_its_members_promises_towards_outsiders() -> None:
    table = start(3)
    table.state.promises = table.state.promise_bit(1, 2)
    table.own(0, "fish")
    table.meet()
    table.unite("1+2")
    assert table.state.is_promised(2, 0)


@pytest.mark.rule("deuda.pact.no_shared_chain")
def test_chains_are_shared_only_within_a_union() -> None:
    table = start(3)
    fish = table.own(0, "fish", 1)
    table.own(1, "cattle", 1)
    assert not table.state.has_chain(fish, 0)
    table.meet()
    table.unite("1+2")
    assert table.state.has_chain(fish, 0)


@pytest.mark.rule("deuda.pact.promise", "deuda.pair.pool")
def test_partners_keep_no_promise_between_themselves() -> None:
    table = start(3)
    table.state.promises = table.state.promise_bit(0, 1) | table.state.promise_bit(1, 2)
    table.meet()
    table.unite("1+2")
    assert table.state.promises == table.state.promise_bit(1, 2)


@pytest.mark.rule("deuda.pact.promise")
def test_a_promise_between_two_is_the_same_in_either_order_and_is_written_in_one() -> None:
    table = start(3)
    table.meet()
    assert table.action("promise 2 1") == table.action("promise 1 2")
    assert table.action("union 3+1") == table.action("union 1+3")
    table.play("deal", "promise 3 1")
    assert table.refused("promise 1 3").code == "in-deal"
    assert "promise 2 1" not in table.legal()
    assert "promise 1 2" in table.legal()
    table.play("offer", "accept", "pass", "pass", "pass")
    assert table.state.promises == table.state.promise_bit(0, 2)
    table.meet()
    table.play("deal", "release 3 1")
    assert GAME.text(table.state, table.action("release 3 1")) == "release 1 3"
    for saying in ("note: Ana and Caro will not pirate each other", "note: Caro and Ana will not pirate each other"):
        assert GAME.parse(table.state, saying, ("Ana", "Beto", "Caro")) == table.action("promise 1 3")
