"""What an action of That's My Planet! would come to, tried on a copy: nothing of the rules is told twice."""

from collections.abc import Iterator
from dataclasses import dataclass

from sobremesa.core.packing import first, second, verb_of
from sobremesa.games.planeta.content.model import PLACE_IDS
from sobremesa.games.planeta.engine.actions import MOVE, PLAY
from sobremesa.games.planeta.engine.numbers import ANSWER, BROKEN, CHOOSE, SHIPS
from sobremesa.games.planeta.engine.state import Position
from sobremesa.games.planeta.view.vocabulary import CARD, HELD, SHIP

__all__ = ["Answer", "Flight", "Offer", "answers", "flights", "offers"]


@dataclass(frozen=True)
class Offer:
    """A card shown in the draft: by team, its value there, and what it adds to the team's other cards."""

    token: str
    worth: tuple[int, ...]
    lift: tuple[int, ...]


@dataclass(frozen=True)
class Flight:
    """A route a ship may take: the fuel it costs, what is left, and whether the ship gets there."""

    action: int
    ship: str
    place: str
    cost: int
    left: int
    arrives: bool


@dataclass(frozen=True)
class Answer:
    """A card that may be played against the planet: its value, and how the attempt ends with it."""

    action: int
    token: str
    value: int
    outcome: str
    """`success`, `tie` or `failure`."""


def offers(position: Position) -> tuple[Offer, ...]:
    """Return what each card shown would do for each team."""
    if position.phase != CHOOSE:
        return ()
    found = []
    for i in range(int(position.shown_count)):
        card = int(position.shown_card(i))
        worth, lift = [], []
        for team in range(int(SHIPS)):
            trial = position.copy()
            assert isinstance(trial, Position)
            before = {held: int(trial.value(team, held)) for held in _suit(trial, team, card)}
            trial.add(team, card)
            worth.append(int(trial.value(team, card)))
            lift.append(sum(int(trial.value(team, held)) - value for held, value in before.items()))
        found.append(Offer(CARD.tokens[card], tuple(worth), tuple(lift)))
    return tuple(found)


def _suit(position: Position, team: int, card: int) -> list[int]:
    start = card // 13 * 13
    return [held for held in range(start, start + 13) if position.holds(team, held)]


def flights(position: Position) -> tuple[Flight, ...]:
    """Return the routes that may be taken now."""
    found = []
    for action, after in _tried(position, MOVE):
        ship, place = int(first(action)), int(second(action))
        cost = int(position.parameters.route(position.place(ship), place))
        arrives = after.place(ship) != BROKEN
        found.append(Flight(action, SHIP.tokens[ship], PLACE_IDS[place], cost, int(after.fuel(ship)), arrives))
    return tuple(found)


def answers(position: Position) -> tuple[Answer, ...]:
    """Return the cards that may be played now, the best first."""
    if position.phase != ANSWER:
        return ()
    ship = int(position.moved)
    planet = int(position.place(ship))
    found = []
    for action, after in _tried(position, PLAY):
        card = int(first(action))
        if after.marks[planet] != position.marks[planet]:
            outcome = "success"
        else:
            outcome = "failure" if after.is_broken(ship) else "tie"
        found.append(Answer(action, HELD.tokens[card], int(position.value(ship, card)), outcome))
    return tuple(sorted(found, key=lambda answer: -answer.value))


def _tried(position: Position, verb: int) -> Iterator[tuple[int, Position]]:
    for action in position.legal() if position.turn >= 0 else ():
        if verb_of(action) == verb:
            after = position.copy()
            assert isinstance(after, Position)
            after.apply(action)
            yield action, after
