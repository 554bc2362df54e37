"""What is legal, listed: each lister asks the chapter's own predicate and writes what is fine into a buffer."""

from itertools import permutations
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sobremesa.core.packing import pack
from sobremesa.games.planeta.engine.actions import (
    ACT,
    DRAFT,
    DRAW,
    FINE,
    MOVE,
    PLAY,
    RECRUIT,
    REFUEL,
    RESCUE,
    ROLL,
    SEARCH,
    STAY,
)
from sobremesa.games.planeta.engine.numbers import (
    HIGHEST,
    JOKER,
    SHIPS,
    SUITS,
    UNSEEN,
)
from sobremesa.games.planeta.engine.parameters import PLACES
from sobremesa.games.planeta.engine.rules.act import (
    why_not_act,
    why_not_stay,
)
from sobremesa.games.planeta.engine.rules.move import why_not_ship, why_not_target
from sobremesa.games.planeta.engine.rules.other import (
    why_not_fuel,
    why_not_recruit,
    why_not_refuel,
    why_not_rescue,
)
from sobremesa.games.planeta.engine.state import Position

__all__ = ["list_answers", "list_decisions", "list_drafts", "list_faces", "list_moves", "list_others", "list_unseen"]

SIX: Final[i64] = 6
EIGHT: Final[i64] = PLACES
WAYS: Final[i64] = 24
DRAFTS: Final = vec[i64]([pack(DRAFT, a, b, c) for a, b, c in permutations(range(4), 3)])


def list_faces(buffer: "vec[i64]") -> i64:
    """The white die shows 1 to 6 (planeta.act.competence)."""
    for i in range(SIX):
        buffer[i] = pack(ROLL, i + 1)
    return SIX


def list_unseen(position: Position, buffer: "vec[i64]") -> i64:
    """Every card that may come up, each as likely as another (planeta.setup.deck)."""
    count: i64 = 0
    for suit in range(SUITS):
        numbers = position.numbers(UNSEEN, suit)
        while numbers != 0:
            buffer[count] = pack(DRAW, suit * 13 + HIGHEST[numbers & -numbers])
            numbers &= numbers - 1
            count += 1
    for joker in range(JOKER, JOKER + 2):
        if position.hides(joker):
            buffer[count] = pack(DRAW, joker)
            count += 1
    return count


def list_drafts(buffer: "vec[i64]") -> i64:
    """Every way to give three of the four cards shown to the three teams (planeta.draft.round)."""
    for i in range(WAYS):
        buffer[i] = DRAFTS[i]
    return WAYS


def list_moves(position: Position, buffer: "vec[i64]") -> i64:
    """Every ship that may move, to every place it may reach (planeta.move.route)."""
    count: i64 = 0
    for ship in range(SHIPS):
        if why_not_ship(position, ship) == FINE:
            for place in range(EIGHT):
                if why_not_target(position, ship, place) == FINE:
                    buffer[count] = pack(MOVE, ship, place)
                    count += 1
    if why_not_stay(position) == FINE:
        buffer[count] = STAY
        count += 1
    return count


def list_decisions(position: Position, buffer: "vec[i64]") -> i64:
    """Try the action or stay (planeta.act.optional)."""
    count: i64 = 0
    if why_not_act(position) == FINE:
        buffer[count] = ACT
        count += 1
    buffer[count] = STAY
    return count + 1


def list_answers(position: Position, buffer: "vec[i64]") -> i64:
    """Every card of the acting team (planeta.act.value)."""
    count: i64 = 0
    for suit in range(SUITS):
        numbers = position.numbers(position.moved, suit)
        while numbers != 0:
            buffer[count] = pack(PLAY, suit * 13 + HIGHEST[numbers & -numbers])
            numbers &= numbers - 1
            count += 1
    return count


def list_others(position: Position, buffer: "vec[i64]", count: i64) -> i64:
    """The other actions, before phase 1 and between the phases (planeta.turn.order)."""
    if why_not_recruit(position) == FINE:
        for team in range(SHIPS):
            buffer[count] = pack(RECRUIT, team)
            count += 1
    for ship in range(SHIPS):
        if why_not_fuel(position, ship) == FINE:
            if why_not_refuel(position, ship) == FINE:
                buffer[count] = pack(REFUEL, ship)
                count += 1
            best = position.best_value(ship)
            for suit in range(SUITS):
                numbers = position.numbers(ship, suit)
                if numbers != 0:
                    # Of a suit only the highest card can be the best of its team.
                    card = suit * 13 + HIGHEST[numbers]
                    if position.value(ship, card) == best:
                        buffer[count] = pack(SEARCH, ship, card)
                        count += 1
        elif why_not_rescue(position, ship) == FINE:
            buffer[count] = pack(RESCUE, ship)
            count += 1
    return count
