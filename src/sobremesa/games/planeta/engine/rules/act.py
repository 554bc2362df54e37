"""Phase 2: infiltrate, invade or conquer; or stay."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sobremesa.core.packing import pack
from sobremesa.core.seats import CHANCE
from sobremesa.core.state import FINE
from sobremesa.games.planeta.engine import reasons
from sobremesa.games.planeta.engine.actions import ACT, PLAY, ROLL, STAY
from sobremesa.games.planeta.engine.numbers import (
    ADMINISTER,
    ANSWER,
    BARRED_STOP,
    BIT,
    BROKEN,
    CONQUEST,
    DECIDE,
    DIE,
    HIGHEST,
    NOBODY,
    SUITS,
    TIE_FAIL,
    TIE_SUCCESS,
)
from sobremesa.games.planeta.engine.rules.end import ALL_CONQUERED, end_game, is_conquered
from sobremesa.games.planeta.engine.rules.turn import end_turn, why_wait
from sobremesa.games.planeta.engine.state import Position

FACES: Final[i64] = 6


def why_not_act(position: Position) -> i64:
    """Not before a ship has moved (planeta.turn.order), not where its action is outranked (planeta.act.hierarchy),
    and without a card in the team the action cannot be tried (planeta.act.optional).
    """
    if position.phase == ADMINISTER:
        return reasons.MOVE_FIRST if position.moved == NOBODY else reasons.BARRED
    if position.phase != DECIDE:
        return why_wait(position)
    return reasons.TEAM_EMPTY if position.size(position.moved) == 0 else FINE


def list_act(position: Position, buffer: "vec[i64]", count: i64) -> i64:
    """Trying the ship's action (planeta.act.optional)."""
    if why_not_act(position) == FINE:
        buffer[count] = ACT
        count += 1
    return count


def act(position: Position) -> None:
    """Phase 2 begins with the white die (planeta.turn.order)."""
    position.phase = DIE
    position.turn = CHANCE


def why_not_stay(position: Position) -> i64:
    """Trying the action is the player's choice (planeta.act.optional); phase 1 cannot be passed (planeta.turn.order).

    Option `barred = stop`: on a planet that bars the ship the turn may end too (planeta.act.barred_returns).
    """
    if position.phase == DECIDE:
        return FINE
    if position.phase == ADMINISTER:
        if position.moved == NOBODY:
            return reasons.MUST_MOVE
        return FINE if position.parameters.barred == BARRED_STOP else reasons.MOVE_AGAIN
    return why_wait(position)


def list_stay(position: Position, buffer: "vec[i64]", count: i64) -> i64:
    """Ending the turn with no action (planeta.act.optional)."""
    if why_not_stay(position) == FINE:
        buffer[count] = STAY
        count += 1
    return count


def stay(position: Position) -> None:
    """The turn ends with no action (planeta.act.optional)."""
    position.tell("stayed", "planeta.act.optional", position.moved, position.place(position.moved))
    end_turn(position)


def why_not_roll(position: Position) -> i64:
    """The white die is chance's, when an action is tried (planeta.act.competence)."""
    if position.turn != CHANCE:
        return reasons.CHANCE_ONLY
    return FINE if position.phase == DIE else reasons.OTHER_PHASE


def list_roll(buffer: "vec[i64]", count: i64) -> i64:
    """The white die shows 1 to 6 (planeta.act.competence)."""
    for i in range(FACES):
        buffer[count + i] = pack(ROLL, i + 1)
    return count + FACES


def roll(position: Position, face: i64) -> None:
    """The die comes first, then the card is chosen (planeta.act.competence)."""
    position.roll = face
    position.phase = ANSWER
    position.turn = 0
    position.tell("rolled", "planeta.act.competence", position.place(position.moved), face, competence(position))


def competence(position: Position) -> i64:
    """The planet's competence: the white die plus its modifier for that kind of action (planeta.act.competence)."""
    ship = position.moved
    return position.roll + position.parameters.modifier(position.place(ship), ship)


def why_not_play(position: Position, card: i64) -> i64:
    """The die comes first, then the card (planeta.act.competence), one of the ship's own team (planeta.act.value)."""
    if position.phase == ADMINISTER or position.phase == DECIDE:
        return reasons.ROLL_FIRST
    if position.phase != ANSWER:
        return why_wait(position)
    return FINE if position.holds(position.moved, card) else reasons.NOT_IN_TEAM


def list_play(position: Position, buffer: "vec[i64]", count: i64) -> i64:
    """Every card of the acting team (planeta.act.value)."""
    for suit in range(SUITS):
        numbers = position.numbers(position.moved, suit)
        while numbers != 0:
            buffer[count] = pack(PLAY, suit * 13 + HIGHEST[numbers & -numbers])
            numbers &= numbers - 1
            count += 1
    return count


def play(position: Position, card: i64) -> None:
    """More than the competence marks the planet (planeta.act.success), less breaks the ship down
    (planeta.act.failure), the same is a tie (planeta.act.tie).
    """
    ship = position.moved
    planet = position.place(ship)
    value = position.value(ship, card)
    against = competence(position)
    tie = position.parameters.tie
    position.roll = 0
    position.remove(ship, card)
    position.discard(card)
    position.tell("played", "planeta.act.value", card, value, against)
    if value > against or (value == against and tie == TIE_SUCCESS):
        # Only this box: lower ones left out stay empty, and the hierarchy closes them (planeta.act.hierarchy).
        position.marks[planet] = position.marks[planet] | BIT[ship]
        position.tell("marked", "planeta.act.success", ship, planet)
        if ship == CONQUEST and is_conquered(position):
            end_game(position, ALL_CONQUERED)
            return
    elif value < against or tie == TIE_FAIL:
        position.put(ship, BROKEN, 0)
        position.tell("failed", "planeta.act.failure" if value < against else "planeta.act.tie", ship, planet)
    else:
        position.tell("tied", "planeta.act.tie", ship, planet)
    end_turn(position)
