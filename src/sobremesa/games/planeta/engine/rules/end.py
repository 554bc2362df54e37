"""When the game is over: the player ends it, no move is left, or nothing is left to conquer."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sobremesa.core.seats import OVER
from sobremesa.core.state import FINE
from sobremesa.games.planeta.engine import reasons
from sobremesa.games.planeta.engine.actions import END
from sobremesa.games.planeta.engine.numbers import ANSWER, BANK_BOX, BIT, CONQUEST, ENDED, PLANETS, SHIPS
from sobremesa.games.planeta.engine.state import Position

# How a game ended, in `Position.ending`.
BY_PLAYER: Final = 1
NO_MOVES: Final = 2
ALL_CONQUERED: Final = 3


def why_not_end(position: Position) -> i64:
    """The player may end the game at any own decision outside a rolled action (planeta.end.when)."""
    return reasons.ROLLED if position.phase == ANSWER else FINE


def list_end(position: Position, buffer: "vec[i64]", count: i64) -> i64:
    """Ending the game (planeta.end.when)."""
    if why_not_end(position) == FINE:
        buffer[count] = END
        count += 1
    return count


def end(position: Position) -> None:
    """The player ends the game (planeta.end.when)."""
    end_game(position, BY_PLAYER)


def end_game(position: Position, ending: i64) -> None:
    """Nobody is to move any more (planeta.end.when)."""
    if ending == BY_PLAYER:
        position.tell("ended", "planeta.end.when")
    elif ending == NO_MOVES:
        position.tell("no-moves", "planeta.end.when")
    else:
        position.tell("all-conquered", "planeta.end.when")
    position.ending = ending
    position.phase = ENDED
    position.turn = OVER


def is_stuck(position: Position) -> bool:
    """No move is left when every ship that may move is broken down and no bank box remains (planeta.end.when).

    A ship on the board can always move: running dry on the way is a legal move, and the map never shuts a ship in.
    """
    if position.has_box(BANK_BOX):
        return False
    for ship in range(SHIPS):
        if ship != position.moved_before and not position.is_broken(ship):
            return False
    return True


def is_conquered(position: Position) -> bool:
    """Tell whether all seven planets are conquered: no action is possible any more (planeta.end.when)."""
    for planet in range(1, PLANETS + 1):
        if position.marks[planet] < BIT[CONQUEST]:
            return False
    return True
