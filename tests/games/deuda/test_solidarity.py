"""Solidarity cards."""

import pytest

from sobremesa.games.deuda.content.setup import CONTENT
from sobremesa.games.deuda.engine import numbers as fields
from tests.games.deuda.table import DeudaTable, start

GIFTS = {card.id: card.amount for card in CONTENT.cards.solidarity if card.effect == "gift"}


def solidarity(card: str, players: int = 3) -> DeudaTable:
    """Country 1 draws a Solidarity card."""
    table = start(players)
    table.arrive(4)
    table.play(f"solidarity {card}")
    return table


@pytest.mark.rule("deuda.card.solidarity.gifts")
@pytest.mark.parametrize("card", list(GIFTS))
def test_eleven_gifts_from_two_to_four_thousand(card: str) -> None:
    table = solidarity(card)
    assert table.cash(0) == 3000 + GIFTS[card]
    assert table.event("gift").rule == "deuda.card.solidarity.gifts"


@pytest.mark.rule("deuda.card.solidarity.gifts")
def test_the_gifts_rise_by_two_hundred() -> None:
    assert list(GIFTS.values()) == list(range(2000, 4001, 200))


@pytest.mark.rule("deuda.card.solidarity.puerto_rico")
def test_puerto_rico_sends_to_nationalisation() -> None:
    table = solidarity("puerto_rico")
    assert table.at(0) == 24
    table.play("claim oil")
    assert table.industries("oil") == (1, 0)


@pytest.mark.rule("deuda.card.solidarity.guyana_suriname")
def test_guyana_and_suriname_send_to_solidarity_aid() -> None:
    table = start()
    table.own(0, "sugar")
    table.arrive(16)
    table.play("solidarity guyana_suriname", "build sugar national", "done")
    assert (table.at(0), table.cash(0)) == (10, 2950)
    assert table.state.of(0, fields.LAPS) == 0


@pytest.mark.rule("deuda.card.solidarity.nicaragua")
def test_nicaragua_brings_the_hat() -> None:
    assert solidarity("nicaragua").state.hat == -1


@pytest.mark.rule("deuda.card.solidarity.paraguay")
def test_paraguay_is_kept_and_ignores_one_coup() -> None:
    table = solidarity("paraguay", 2)
    table.arrive(30)
    table.arrive(18)
    assert table.legal() == ["use", "decline"]
    table.play("use")
    assert table.cash(0) == 3000
    assert table.state.of(0, fields.KEPT) == 0
    assert table.state.piles[2] == 1
    table.arrive(30)
    table.arrive(18)
    assert table.cash(0) == 0


@pytest.mark.rule("deuda.card.solidarity.paraguay")
def test_the_holder_may_decline_to_use_it() -> None:
    table = solidarity("paraguay", 2)
    table.arrive(30)
    table.arrive(18)
    table.play("decline")
    assert (table.cash(0), table.state.of(0, fields.KEPT)) == (0, 1)


@pytest.mark.rule("deuda.card.solidarity.panama")
def test_panama_is_kept_and_ignores_one_flight_before_the_die() -> None:
    table = solidarity("panama", 2)
    table.arrive(30)
    table.arrive(12)
    assert table.state.turn == 0
    table.play("use")
    assert (table.cash(0), table.state.mover) == (3000, 1)
    table.sound()


@pytest.mark.rule("deuda.card.solidarity.el_salvador")
def test_el_salvador_gives_every_player_two_thousand_but_not_the_unemployed() -> None:
    table = start(3)
    table.state.note(1, fields.LOST, 2)
    table.arrive(4)
    table.play("solidarity el_salvador")
    assert [table.cash(seat) for seat in range(3)] == [5000, 3000, 5000]


@pytest.mark.rule("deuda.card.solidarity.mexico")
def test_mexico_returns_what_europe_took_and_not_what_was_spent() -> None:
    table = start(2)
    table.gold(0, 2)
    table.arrive(32)
    table.arrive(30)
    table.arrive(4)
    table.play("solidarity mexico")
    assert (table.gold(0), table.state.of(0, fields.EUROPE), table.state.of(0, fields.OCTOBER)) == (2, 0, 1)
    table.sound()


@pytest.mark.rule("deuda.card.solidarity.cuba")
def test_cuba_gathers_all_and_opens_a_meeting_after_the_first_lap() -> None:
    table = start(3)
    table.stand(0, 0, laps=1)
    table.stand(2, 20)
    table.arrive(4)
    table.play("solidarity cuba")
    assert [table.at(seat) for seat in range(3)] == [0, 0, 0]
    assert table.all_events("meeting")
    assert table.state.of(2, fields.LAPS) == 0


@pytest.mark.rule("deuda.card.solidarity.cuba")
def test_in_the_club_cuba_only_moves_the_members() -> None:
    table = start(2)
    table.form_club()
    table.arrive(4)
    table.play("solidarity cuba")
    assert (table.at(0), table.at(1)) == (0, 0)
    assert len(table.all_events("meeting")) == 1
    assert table.state.mover == 0


@pytest.mark.rule("deuda.card.solidarity.venezuela")
def test_the_owner_of_the_oil_builds_free_whoever_drew_the_card() -> None:
    table = start(2)
    table.own(1, "oil", 1)
    table.arrive(4)
    table.play("solidarity venezuela")
    assert table.state.turn == 1
    assert table.refused("build sugar national").code == "not-this-land"
    assert table.refused("decline").family == "not-now"
    table.play("build oil export")
    assert (table.industries("oil"), table.cash(1)) == ((1, 1), 3000)
    assert table.state.mover == 1


@pytest.mark.rule("deuda.card.solidarity.venezuela")
def test_without_owner_or_room_venezuela_does_nothing() -> None:
    assert solidarity("venezuela").state.mover == 1
    table = start(2)
    table.own(1, "oil", 3, 3)
    table.arrive(4)
    table.play("solidarity venezuela")
    assert table.state.mover == 1


@pytest.mark.rule("deuda.card.solidarity.mexico", "deuda.union.purse")
def test_mexico_returns_to_a_pair_what_both_lost() -> None:
    table = start(3)
    table.arrive(32)
    table.arrive(32)
    table.arrive(0)
    table.play("union 1+2+3", "accept", "accept", "pass", "pass", "pass")
    assert table.gold(0) == 7
    table.arrive(4)
    table.play("solidarity mexico")
    assert table.gold(0) == 9
    table.sound()


@pytest.mark.rule("deuda.card.solidarity.paraguay")
def test_without_cash_the_card_against_the_coup_is_not_asked_for() -> None:
    table = solidarity("paraguay", 2)
    table.arrive(30)
    table.cash(0, 0)
    table.arrive(18)
    assert (table.state.mover, table.state.of(0, fields.KEPT)) == (1, 1)
