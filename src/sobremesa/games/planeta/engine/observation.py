"""What learning machines are shown of That's My Planet!, and its actions as one table."""

from itertools import permutations
from typing import Final

from librt.vecs import vec
from mypy_extensions import i32, i64

from sobremesa.core.action_table import ActionTable, packed
from sobremesa.core.observation import Encoder, Field, bits, one_of
from sobremesa.games.planeta.engine.actions import (
    ACT,
    DRAFT,
    END,
    MOVE,
    PLAY,
    RECRUIT,
    REFUEL,
    RESCUE,
    SEARCH,
    STAY,
    VERBS,
)
from sobremesa.games.planeta.engine.numbers import BROKEN, DISCARD, ENDED, FULL, JOKER, PLACES, PLANETS, SHIPS, UNSEEN
from sobremesa.games.planeta.engine.parameters import Parameters
from sobremesa.games.planeta.engine.play import Planeta
from sobremesa.games.planeta.engine.rules.score import total

NUMBERS: Final = 13
"""Of a suit."""


def fields(parameters: Parameters) -> list[Field]:
    """Return what is shown, with the bounds that map and sheet give it."""
    lost = 0
    for box in range(SHIPS):
        lost += int(parameters.boxes[box] * parameters.costs[box])
    most = 0
    for planet in range(PLANETS):
        for kind in range(SHIPS):
            most += int(parameters.columns[kind] + parameters.multipliers[planet])
    boxes = 0
    for box in range(SHIPS):
        boxes = max(boxes, int(parameters.boxes[box]))
    return [
        Field("phase", ENDED + 1, 0, 1, "one of"),
        Field("teams", 3 * JOKER, 0, 1, "card, by team"),
        Field("unseen", JOKER, 0, 1, "card"),
        Field("discard", JOKER, 0, 1, "card"),
        Field("jokers", 2, 0, 1, "card"),
        Field("left", 1, 0, JOKER + 2, "cards"),
        Field("shown_numbers", 4, 0, NUMBERS, "number, 0 for none"),
        Field("shown_suits", 4 * 4, 0, 1, "one of, by card"),
        Field("places", 3 * (BROKEN + 1), 0, 1, "one of, by ship"),
        Field("fuel", 3, 0, FULL, "fuel, by ship"),
        Field("marks", PLANETS * 3, 0, 1, "mark, by planet"),
        Field("boxes", 3, 0, boxes, "boxes left, by row"),
        Field("moved", 3, 0, 1, "one of, ship"),
        Field("moved_before", 3, 0, 1, "one of, ship"),
        Field("roll", 1, 0, 6, "pips, 0 for none"),
        Field("points", 1, -lost, most, "points"),
    ]


def actions() -> list[int]:
    """Return every action of the player."""
    listed = [packed(DRAFT, a, b, c) for a, b, c in permutations(range(4), 3)]
    listed += [packed(MOVE, ship, place) for ship in range(SHIPS) for place in range(PLACES)]
    listed += [packed(ACT), packed(STAY)]
    listed += [packed(PLAY, card) for card in range(JOKER)]
    listed += [packed(RECRUIT, team) for team in range(SHIPS)]
    listed += [packed(REFUEL, ship) for ship in range(SHIPS)]
    listed += [packed(SEARCH, ship, card) for ship in range(SHIPS) for card in range(JOKER)]
    listed += [packed(RESCUE, ship) for ship in range(SHIPS)]
    return [*listed, packed(END)]


class PlanetaEncoder(Encoder[Planeta]):
    """The cards as ones and zeros, the ships, the sheet."""

    def __init__(self, parameters: Parameters) -> None:
        super().__init__(fields(parameters), ActionTable(VERBS, actions(), {}))

    def write(self, state: Planeta, seat: i64, out: "vec[i32]", at: i64) -> None:
        """Write the observation."""
        at = one_of(out, at, state.phase, ENDED + 1)
        piles = state.piles
        for pile in range(3 * 4):
            at = bits(out, at, piles[pile], NUMBERS)
        for suit in range(4):
            at = bits(out, at, piles[UNSEEN * 4 + suit], NUMBERS)
        for suit in range(4):
            at = bits(out, at, piles[DISCARD * 4 + suit], NUMBERS)
        at = bits(out, at, state.jokers, 2)
        out[at] = i32(state.left)
        at += 1
        rest = state.shown
        for i in range(4):
            card = rest & 255
            rest >>= 8
            number: i64 = 0
            suit_of: i64 = -1
            if i < state.shown_count and card < JOKER:
                number = card % NUMBERS + 1
                suit_of = card // NUMBERS
            out[at + i] = i32(number)
            one_of(out, at + 4 + i * 4, suit_of, 4)
        at += 20
        ships = state.ships
        for ship in range(SHIPS):
            at = one_of(out, at, ships[ship], BROKEN + 1)
        for ship in range(SHIPS):
            out[at + ship] = i32(ships[SHIPS + ship])
        at += SHIPS
        for planet in range(1, PLANETS + 1):
            at = bits(out, at, state.marks[planet], 3)
        for box in range(SHIPS):
            out[at + box] = i32(state.parameters.boxes[box] - state.boxes[box])
        at += SHIPS
        at = one_of(out, at, state.moved, 3)
        at = one_of(out, at, state.moved_before, 3)
        out[at] = i32(state.roll)
        out[at + 1] = i32(total(state))

    def points(self, state: Planeta, seat: i64) -> i64:
        """Return the total as it stands."""
        return total(state)
