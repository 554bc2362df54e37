"""Set-up: ships and deck."""

import pytest

from sobremesa.core.seats import CHANCE
from sobremesa.games.planeta.engine.numbers import BURN, CONQUEST, FULL, INFILTRATION, INVASION
from sobremesa.games.planeta.view.kinds import SHIP
from tests.games.planeta.table import card, new


@pytest.mark.rule("planeta.setup.ships")
def test_three_ships_start_on_the_mother_ship_with_six_fuel() -> None:
    table = new()
    assert [table.state.place(ship) for ship in range(3)] == [0, 0, 0]
    assert [table.state.fuel(ship) for ship in range(3)] == [FULL] * 3 == [6] * 3
    assert tuple(map(SHIP.tokens.index, ("yellow", "blue", "red"))) == (INFILTRATION, INVASION, CONQUEST)


@pytest.mark.rule("planeta.setup.deck")
def test_the_deck_is_forty_number_cards_and_two_jokers() -> None:
    cards = new().legal()
    assert len(cards) == 42
    assert {"draw Ac", "draw 10s", "draw X1", "draw X2"} <= set(cards)
    assert "draw Jc" not in cards
    new().refused("draw Jc", "planeta.setup.deck", "card-not-there")


@pytest.mark.rule("planeta.setup.deck")
def test_with_faces_jack_queen_and_king_stay_and_count_eleven_to_thirteen() -> None:
    table = new(faces=True)
    assert len(table.legal()) == 54
    for token, value in (("Jc", 11), ("Qd", 12), ("Kh", 13)):
        table.state.add(CONQUEST, card(token))
        assert table.state.value(CONQUEST, card(token)) == value


@pytest.mark.rule("planeta.setup.deck")
def test_every_card_of_the_deck_is_equally_likely() -> None:
    assert new().state.weights() == [1] * 42


@pytest.mark.rule("planeta.setup.ships", "planeta.setup.deck")
@pytest.mark.parametrize(("faces", "cards", "suit"), [(False, 42, 2**10 - 1), (True, 54, 2**13 - 1)])
def test_nothing_else_lies_on_the_table_at_the_start(faces: bool, cards: int, suit: int) -> None:
    nobody = -1
    options, jokers, nothing_shown = [0, 0], 3, [0, 0, 0]
    piles = [0] * 12 + [suit] * 4 + [0] * 4
    ships, marks, boxes = [0, 0, 0, FULL, FULL, FULL], [0] * 8, [0] * 3
    assert new(faces=faces).state.snapshot() == [
        *options, CHANCE, BURN, jokers, cards, *nothing_shown, nobody, nobody, 0, nobody, 0, 0,
        *piles, *ships, *marks, *boxes,
    ]  # fmt: skip
