"""Setup and the draft."""

import pytest

from sobremesa.core.events import Refusal
from sobremesa.core.packing import pack
from sobremesa.core.seats import CHANCE
from sobremesa.games.planeta import GAME
from sobremesa.games.planeta.engine.actions import DRAFT
from sobremesa.games.planeta.engine.numbers import (
    ADMINISTER,
    BURN,
    CHOOSE,
    CONQUEST,
    DISCARD,
    FULL,
    INFILTRATION,
    INVASION,
    UNSEEN,
)
from sobremesa.games.planeta.engine.play import Planeta
from sobremesa.games.planeta.view.vocabulary import SHIP
from tests.games.planeta.build import card, fresh, legal, play, table, told, why_not


def draft(state: Planeta, jokers: str) -> None:
    """Draft to the end; jokers come up where their round (or B for burnt) is named: "B5", "33", "1L" (L: the last)."""
    rounds = 13 if GAME.parse(state, "draw Kc") in state.legal() else 10
    places = [0 if letter == "B" else rounds if letter == "L" else int(letter) for letter in jokers]
    drawn = 0
    for number in range(rounds + 1):
        size = 2 if number == 0 else 4
        wanted = [f"draw X{i + 1}" for i, place in enumerate(places) if place == number]
        for i in range(size):
            assert state.turn == CHANCE
            play(state, wanted[i] if i < len(wanted) else legal(state)[0])
            drawn += 1
        if state.turn == 0 and state.phase == CHOOSE:
            state.play(state.legal()[0])
    assert drawn == rounds * 4 + 2


@pytest.mark.rule("planeta.setup.ships")
def test_three_ships_start_on_the_mother_ship_with_six_fuel() -> None:
    state = fresh()
    assert [state.place(ship) for ship in range(3)] == [0, 0, 0]
    assert [state.fuel(ship) for ship in range(3)] == [FULL] * 3 == [6] * 3
    assert tuple(map(SHIP.tokens.index, ("yellow", "blue", "red"))) == (INFILTRATION, INVASION, CONQUEST)


@pytest.mark.rule("planeta.setup.deck")
def test_the_deck_is_forty_number_cards_and_two_jokers() -> None:
    cards = legal(fresh())
    assert len(cards) == 42
    assert {"draw Ac", "draw 10s", "draw X1", "draw X2"} <= set(cards)
    assert "draw Jc" not in cards
    assert why_not(fresh(), "draw Jc") == "card-not-there planeta.setup.deck"


@pytest.mark.rule("planeta.setup.deck")
def test_with_faces_jack_queen_and_king_stay_and_count_eleven_to_thirteen() -> None:
    state = fresh(faces=True)
    assert len(legal(state)) == 54
    for token, value in (("Jc", 11), ("Qd", 12), ("Kh", 13)):
        state.add(CONQUEST, card(token))
        assert state.value(CONQUEST, card(token)) == value


@pytest.mark.rule("planeta.setup.deck")
def test_every_card_of_the_deck_is_equally_likely() -> None:
    assert fresh().weights() == [1] * 42


@pytest.mark.rule("planeta.setup.ships", "planeta.setup.deck")
@pytest.mark.parametrize(("faces", "cards", "suit"), [(False, 42, 2**10 - 1), (True, 54, 2**13 - 1)])
def test_nothing_else_lies_on_the_table_at_the_start(faces: bool, cards: int, suit: int) -> None:
    nobody = -1
    options, jokers, nothing_shown = [0, 0], 3, [0, 0, 0]
    piles = [0] * 12 + [suit] * 4 + [0] * 4
    ships, marks, boxes = [0, 0, 0, FULL, FULL, FULL], [0] * 8, [0] * 3
    assert fresh(faces=faces).snapshot() == [
        *options, CHANCE, BURN, jokers, cards, *nothing_shown, nobody, nobody, 0, nobody, 0, 0,
        *piles, *ships, *marks, *boxes,
    ]  # fmt: skip


@pytest.mark.rule("planeta.draft.burn")
def test_the_first_two_cards_are_burnt_and_a_joker_among_them_spoils_no_round() -> None:
    state = fresh()
    play(state, "draw X1", "draw 4c")
    assert told(state, "burnt").numbers[0] == card("4c")
    assert state.discarded() == 2
    assert state.shown_count == 0
    assert why_not(state, "draw 4c").startswith("card-not-there")
    play(state, "draw 5c", "draw 6c", "draw 7c", "draw 8c")
    assert state.phase == CHOOSE


@pytest.mark.rule("planeta.draft.round")
def test_a_round_gives_one_of_four_cards_to_each_team_and_discards_the_fourth() -> None:
    state = fresh()
    play(state, "draw 2c", "draw 3c", "draw 5h", "draw 8s", "draw Ac", "draw 10d")
    assert state.turn == 0
    assert len(legal(state, "draft")) == 24
    play(state, "draft 8s Ac 10d")
    assert state.holds(INFILTRATION, card("8s"))
    assert state.holds(INVASION, card("Ac"))
    assert state.holds(CONQUEST, card("10d"))
    assert state.holds(DISCARD, card("5h"))
    assert told(state, "drafted").numbers == [card("8s"), card("Ac"), card("10d"), card("5h")]
    assert state.turn == CHANCE


@pytest.mark.rule("planeta.draft.round")
def test_no_card_goes_to_two_teams() -> None:
    state = fresh()
    play(state, "draw 2c", "draw 3c", "draw 5h", "draw 8s", "draw Ac", "draw 10d")
    assert why_not(state, "draft 8s 8s 10d") == "same-card-twice planeta.draft.round"


@pytest.mark.rule("planeta.draft.round")
@pytest.mark.parametrize(
    "line", ["move red mars", "act", "stay", "play 5h", "recruit conquest", "refuel red", "search red 5h", "rescue red"]
)
def test_the_draft_comes_before_all_turns(line: str) -> None:
    state = fresh()
    assert why_not(state, line) == "dealing planeta.draft.round"
    play(state, "draw 2c", "draw 3c", "draw 5h", "draw 8s", "draw Ac", "draw 10d")
    assert why_not(state, line) == "drafting planeta.draft.round"


@pytest.mark.rule("planeta.draft.round")
def test_once_the_deck_is_empty_nothing_is_drafted() -> None:
    state = table()
    assert state.why_not(pack(DRAFT, 0, 1, 2)) == Refusal("not-now", "draft-over", "planeta.draft.round", [])


@pytest.mark.rule("planeta.draft.one_joker")
def test_one_joker_discards_the_round_at_once() -> None:
    state = fresh()
    play(state, "draw 2c", "draw 3c", "draw 5h", "draw X2", "draw Ac", "draw 10d")
    assert state.turn == CHANCE
    assert state.shown_count == 0
    assert state.discarded() == 6
    assert told(state, "spoilt").rule == "planeta.draft.one_joker"
    assert [state.size(team) for team in range(3)] == [0, 0, 0]


@pytest.mark.rule("planeta.draft.two_jokers")
def test_both_jokers_send_the_four_cards_back_into_the_deck() -> None:
    state = fresh()
    play(state, "draw 2c", "draw 3c", "draw X1", "draw X2", "draw Ac", "draw 10d")
    assert state.turn == CHANCE
    assert state.left == 40
    assert {"draw X1", "draw X2", "draw Ac", "draw 10d"} <= set(legal(state))
    assert told(state, "reshuffled").rule == "planeta.draft.two_jokers"


@pytest.mark.rule("planeta.draft.two_jokers")
def test_both_jokers_among_the_last_four_are_discarded_so_that_the_draft_ends() -> None:
    state = fresh()
    draft(state, "LL")
    assert state.phase == ADMINISTER
    assert told(state, "spoilt").rule == "planeta.draft.two_jokers"
    assert state.size(INVASION) == 9


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
    state = fresh(faces=faces)
    draft(state, jokers)
    assert [state.size(pile) for pile in range(3)] == [team] * 3
    assert state.size(UNSEEN) + 2 == discarded  # the Reserve, and the two jokers that have left


@pytest.mark.rule("planeta.draft.reserve")
def test_the_discards_without_jokers_become_the_reserve_and_later_discards_never_come_back() -> None:
    state = fresh()
    draft(state, "35")
    assert state.jokers == 0
    assert state.size(UNSEEN) == 16
    assert told(state, "reserve").numbers[:2] == [16, 8]
    assert state.size(DISCARD) == 0
    play(state, "move yellow mars", "act", "roll 1")
    state.play(state.legal()[0])
    assert state.size(DISCARD) == 1
    assert state.size(UNSEEN) == 16


@pytest.mark.rule("planeta.draft.example")
def test_the_draft_of_the_book() -> None:
    state = fresh()
    play(state, "draw 2h", "draw 7d")
    play(state, "draw 10d", "draw Ac", "draw 8s", "draw 5h", "draft 8s Ac 10d")
    assert [state.size(team) for team in range(3)] == [1, 1, 1]
    play(state, "draw X1", "draw 3c", "draw X2", "draw 6h")
    assert state.left == 36
    play(state, "draw X1", "draw 3c", "draw 9s", "draw 6h")
    assert state.left == 32
    assert state.discarded() == 2 + 1 + 4
