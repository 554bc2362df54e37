"""Drafting: four cards at a time, jokers, the Reserve."""

import pytest

from sobremesa.core.events import Refusal
from sobremesa.core.packing import pack
from sobremesa.core.seats import CHANCE
from sobremesa.games.planeta.engine.actions import DRAFT
from sobremesa.games.planeta.engine.numbers import ADMINISTER, CHOOSE, CONQUEST, DISCARD, INFILTRATION, INVASION, UNSEEN
from sobremesa.games.planeta.engine.play import Planeta
from sobremesa.testing import Table
from tests.games.planeta.table import card, flight, new


def draft(table: Table[Planeta], jokers: str) -> None:
    """Draft to the end; jokers come up where their round (or B for burnt) is named: "B5", "33", "1L" (L: the last)."""
    rounds = 13 if "draw Kc" in table.legal() else 10
    places = [0 if letter == "B" else rounds if letter == "L" else int(letter) for letter in jokers]
    drawn = 0
    for number in range(rounds + 1):
        size = 2 if number == 0 else 4
        wanted = [f"draw X{i + 1}" for i, place in enumerate(places) if place == number]
        for i in range(size):
            assert table.state.turn == CHANCE
            table.play(wanted[i] if i < len(wanted) else table.legal()[0])
            drawn += 1
        if table.state.turn == 0 and table.state.phase == CHOOSE:
            table.play(table.legal()[0])
    assert drawn == rounds * 4 + 2


@pytest.mark.rule("planeta.draft.burn")
def test_the_first_two_cards_are_burnt_and_a_joker_among_them_spoils_no_round() -> None:
    table = new()
    table.play("draw X1", "draw 4c")
    assert table.event("burnt").numbers[0] == card("4c")
    assert table.state.discarded() == 2
    assert table.state.shown_count == 0
    table.refused("draw 4c", code="card-not-there")
    table.play("draw 5c", "draw 6c", "draw 7c", "draw 8c")
    assert table.state.phase == CHOOSE


@pytest.mark.rule("planeta.draft.round")
def test_a_round_gives_one_of_four_cards_to_each_team_and_discards_the_fourth() -> None:
    table = new()
    table.play("draw 2c", "draw 3c", "draw 5h", "draw 8s", "draw Ac", "draw 10d")
    assert table.state.turn == 0
    assert len(table.legal("draft")) == 24
    table.play("draft 8s Ac 10d")
    assert table.state.holds(INFILTRATION, card("8s"))
    assert table.state.holds(INVASION, card("Ac"))
    assert table.state.holds(CONQUEST, card("10d"))
    assert table.state.holds(DISCARD, card("5h"))
    assert table.event("drafted").numbers == [card("8s"), card("Ac"), card("10d"), card("5h")]
    assert table.state.turn == CHANCE


@pytest.mark.rule("planeta.draft.round")
def test_no_card_goes_to_two_teams() -> None:
    table = new()
    table.play("draw 2c", "draw 3c", "draw 5h", "draw 8s", "draw Ac", "draw 10d")
    table.refused("draft 8s 8s 10d", "planeta.draft.round", "same-card-twice")


@pytest.mark.rule("planeta.draft.round")
@pytest.mark.parametrize(
    "line", ["move red mars", "act", "stay", "play 5h", "recruit conquest", "refuel red", "search red 5h", "rescue red"]
)
def test_the_draft_comes_before_all_turns(line: str) -> None:
    table = new()
    table.refused(line, "planeta.draft.round", "dealing")
    table.play("draw 2c", "draw 3c", "draw 5h", "draw 8s", "draw Ac", "draw 10d")
    table.refused(line, "planeta.draft.round", "drafting")


@pytest.mark.rule("planeta.draft.round")
def test_once_the_deck_is_empty_nothing_is_drafted() -> None:
    table = flight()
    assert table.state.why_not(pack(DRAFT, 0, 1, 2)) == Refusal("not-now", "draft-over", "planeta.draft.round", [])


@pytest.mark.rule("planeta.draft.one_joker")
def test_one_joker_discards_the_round_at_once() -> None:
    table = new()
    table.play("draw 2c", "draw 3c", "draw 5h", "draw X2", "draw Ac", "draw 10d")
    assert table.state.turn == CHANCE
    assert table.state.shown_count == 0
    assert table.state.discarded() == 6
    assert table.event("spoilt").rule == "planeta.draft.one_joker"
    assert [table.state.size(team) for team in range(3)] == [0, 0, 0]


@pytest.mark.rule("planeta.draft.two_jokers")
def test_both_jokers_send_the_four_cards_back_into_the_deck() -> None:
    table = new()
    table.play("draw 2c", "draw 3c", "draw X1", "draw X2", "draw Ac", "draw 10d")
    assert table.state.turn == CHANCE
    assert table.state.left == 40
    assert {"draw X1", "draw X2", "draw Ac", "draw 10d"} <= set(table.legal())
    assert table.event("reshuffled").rule == "planeta.draft.two_jokers"


@pytest.mark.rule("planeta.draft.two_jokers")
def test_both_jokers_among_the_last_four_are_discarded_so_that_the_draft_ends() -> None:
    table = new()
    draft(table, "LL")
    assert table.state.phase == ADMINISTER
    assert table.event("spoilt").rule == "planeta.draft.two_jokers"
    assert table.state.size(INVASION) == 9


@pytest.mark.rule("planeta.draft.counts")
@pytest.mark.parametrize(
    ("faces", "jokers", "team", "discarded"),
    [
        (False, "35", 8, 18),
        (False, "B5", 9, 15),
        (False, "LL", 9, 15),
        (False, "BB", 10, 12),
        (True, "35", 11, 21),
        (True, "B5", 12, 18),
        (True, "LL", 12, 18),
        (True, "BB", 13, 15),
    ],
)
def test_all_teams_end_with_the_same_size(faces: bool, jokers: str, team: int, discarded: int) -> None:
    table = new(faces=faces)
    draft(table, jokers)
    assert [table.state.size(pile) for pile in range(3)] == [team] * 3
    assert table.state.size(UNSEEN) + 2 == discarded  # the Reserve, and the two jokers that have left


@pytest.mark.rule("planeta.draft.reserve")
def test_the_discards_without_jokers_become_the_reserve_and_later_discards_never_come_back() -> None:
    table = new()
    draft(table, "35")
    assert table.state.jokers == 0
    assert table.state.size(UNSEEN) == 16
    assert table.event("reserve").numbers[:2] == [16, 8]
    assert table.state.size(DISCARD) == 0
    table.play("move yellow mars", "act", "roll 1")
    table.play(table.legal()[0])
    assert table.state.size(DISCARD) == 1
    assert table.state.size(UNSEEN) == 16


@pytest.mark.rule("planeta.draft.example")
def test_the_draft_of_the_book() -> None:
    table = new()
    table.play("draw 2h", "draw 7d")
    table.play("draw 10d", "draw Ac", "draw 8s", "draw 5h", "draft 8s Ac 10d")
    assert [table.state.size(team) for team in range(3)] == [1, 1, 1]
    table.play("draw X1", "draw 3c", "draw X2", "draw 6h")
    assert table.state.left == 36
    table.play("draw X1", "draw 3c", "draw 9s", "draw 6h")
    assert table.state.left == 32
    assert table.state.discarded() == 2 + 1 + 4
