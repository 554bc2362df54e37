"""A position of That's My Planet! past the draft, set up in one line."""

from sobremesa.core.meta import Value
from sobremesa.games.planeta import GAME
from sobremesa.games.planeta.content.model import PLACE_IDS
from sobremesa.games.planeta.engine.numbers import ADMINISTER, BROKEN, FULL, NOBODY, UNSEEN
from sobremesa.games.planeta.engine.play import Planeta
from sobremesa.games.planeta.view.kinds import CARD, SHIP
from sobremesa.testing import Table

MARK = {"I": 1, "V": 2, "C": 4}


def new(**options: Value) -> Table[Planeta]:
    """A new game, before the first card is burnt."""
    return Table(GAME, options=options)


def flight(
    yellow: str = "mother",
    blue: str = "mother",
    red: str = "mother",
    *,
    fuel: tuple[int, int, int] = (FULL, FULL, FULL),
    teams: tuple[str, str, str] = ("10c 9c", "10d 9d", "10h 9h"),
    reserve: str = "2s 3s 4s",
    marks: dict[str, str] | None = None,
    boxes: tuple[int, int, int] = (0, 0, 0),
    moved_before: str = "",
    **options: Value,
) -> Table[Planeta]:
    """A turn about to begin. Ships are named by place ("broken" too), cards by token, marks like {"mars": "IV"}."""
    table = new(**options)
    state = table.state
    for i in range(20):
        state.piles[i] = 0
    state.jokers = 0
    for ship, place in enumerate((yellow, blue, red)):
        if place == "broken":
            state.put(ship, BROKEN, 0)
        else:
            state.put(ship, PLACE_IDS.index(place), fuel[ship])
        for token in teams[ship].split():
            state.add(ship, card(token))
    for token in reserve.split():
        state.add(UNSEEN, card(token))
    for planet, letters in (marks or {}).items():
        state.marks[PLACE_IDS.index(planet)] = sum(MARK[letter] for letter in letters)
    for box in range(3):
        state.boxes[box] = boxes[box]
    state.left = len(reserve.split())
    state.burnt = 2
    state.moved_before = SHIP.tokens.index(moved_before) if moved_before else NOBODY
    state.phase = ADMINISTER
    state.turn = 0
    return table


def card(token: str) -> int:
    """The number of a card."""
    return CARD.tokens.index(token)
