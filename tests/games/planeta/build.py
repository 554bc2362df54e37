"""One-line builders: a position past the draft, with what a test needs on it."""

from sobremesa.core.events import Event
from sobremesa.games.planeta import GAME
from sobremesa.games.planeta.content.setup import PLACE_IDS
from sobremesa.games.planeta.engine.numbers import ADMINISTER, FULL, NOBODY, UNSEEN
from sobremesa.games.planeta.engine.parameters import BROKEN
from sobremesa.games.planeta.engine.play import Planeta
from sobremesa.games.planeta.view.vocabulary import CARD, SHIP

KIND = {"I": 1, "V": 2, "C": 4}


def fresh(**options: str | bool) -> Planeta:
    """A new game, before the first card is burnt."""
    state = GAME.new(options=options)
    assert isinstance(state, Planeta)
    state.journal = []
    return state


def table(
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
    **options: str | bool,
) -> Planeta:
    """A turn about to begin. Ships are named by place ("broken" too), cards by token, marks like {"mars": "IV"}."""
    state = fresh(**options)
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
        state.marks[PLACE_IDS.index(planet)] = sum(KIND[letter] for letter in letters)
    for box in range(3):
        state.boxes[box] = boxes[box]
    state.left = len(reserve.split())
    state.burnt = 2
    state.moved_before = SHIP.tokens.index(moved_before) if moved_before else NOBODY
    state.phase = ADMINISTER
    state.turn = 0
    return state


def card(token: str) -> int:
    """The number of a card."""
    return CARD.tokens.index(token)


def play(state: Planeta, *lines: str) -> None:
    """Play actions written in notation, chance's included."""
    for line in lines:
        state.play(GAME.parse(state, line))


def why_not(state: Planeta, line: str) -> str:
    """The refusal of an action, as `code rule`; empty if it is legal."""
    before = state.snapshot()
    refusal = state.why_not(GAME.parse(state, line))
    assert state.snapshot() == before
    return f"{refusal.code} {refusal.rule}" if refusal else ""


def legal(state: Planeta, verb: str = "") -> list[str]:
    """The legal actions in notation, those of one verb if it is named."""
    lines = [GAME.text(state, action) for action in state.legal()]
    return [line for line in lines if line.split()[0] == verb or not verb]


def told(state: Planeta, kind: str) -> Event:
    """The last event of a kind."""
    assert state.journal is not None
    return next(event for event in reversed(state.journal) if event.kind == kind)
