"""What bots are told about That's My Planet!: what a mark is worth and how likely it is."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sobremesa.core.heuristic import Heuristic
from sobremesa.core.packing import first, second, third, verb_of
from sobremesa.core.rng import Rng
from sobremesa.games.planeta.engine.actions import ACT, DRAFT, END, MOVE, PLAY, RECRUIT, REFUEL, RESCUE, SEARCH, STAY
from sobremesa.games.planeta.engine.numbers import BROKEN, FULL, MOTHER_SHIP, PLACES
from sobremesa.games.planeta.engine.play import Planeta
from sobremesa.games.planeta.engine.rules.act import competence
from sobremesa.games.planeta.engine.rules.score import total
from sobremesa.games.planeta.engine.state import Position

SHEET: Final = 132.0
"""The points of a full sheet."""
LOSS: Final = 5.0
"""What a broken-down ship costs: a box of the bank."""


def reward(position: Position, planet: i64, kind: i64) -> float:
    """Return the points of a mark: its column and its row."""
    return float(position.parameters.columns[kind] + position.parameters.multipliers[planet - 1])


def expected_gain(position: Position, ship: i64, planet: i64) -> float:
    """Return what trying the ship's action on a planet is worth on average, with the team's best card."""
    if planet == MOTHER_SHIP or position.is_outranked(planet, ship):
        return -1.0
    best = position.best_value(ship)
    if best == 0:
        return -1.0
    margin = best - position.parameters.modifier(planet, ship)
    wins = min(max(margin - 1, 0), 6)
    losses = min(max(6 - margin, 0), 6)
    return (float(wins) * reward(position, planet, ship) - float(losses) * LOSS) / 6.0


def best_move(position: Position, ship: i64, fuel: i64) -> float:
    """Return the best expected gain a ship could fly to with so much fuel, less a little for the fuel."""
    best = -1.0
    here = position.place(ship)
    if here == BROKEN:
        here = MOTHER_SHIP
    for place in range(PLACES):
        cost = position.parameters.route(here, place)
        if 0 < cost < fuel and not position.is_taken(place):
            gain = expected_gain(position, ship, place) - 0.3 * float(cost)
            if gain > best:
                best = gain
    return best


def suits_team(position: Position, team: i64, card: i64) -> float:
    """Return how well a card fits a team: its number, and its suit mates, whom it helps and who help it."""
    position.add(team, card)
    mates = float(position.value(team, card) - card % 13 - 1)
    worth = float(position.value(team, card)) + mates
    position.remove(team, card)
    if card % 13 == 0:
        worth += 2.0 * mates
    return worth * (1.0 + 0.15 * float(team))


class PlanetaHeuristic(Heuristic[Planeta]):
    """Takes what is near: the best expected mark now, help only when there is none, the end when nothing helps."""

    def odds(self, state: Planeta) -> list[float]:
        """Return the total so far as a part of a full sheet."""
        return [min(float(total(state)) / SHEET, 1.0)]

    def full(self) -> float:
        """Return the points of a full sheet."""
        return SHEET

    def effort(self) -> i64:
        """Return two hundred: the whole flight is played out, and it has many turns."""
        return 200

    def blur(self) -> float:
        """Return six points: a beginner takes the good mark for the best."""
        return 6.0

    def urge(self, state: Planeta, action: i64) -> float:
        """Return the points an action promises at first sight."""
        verb = verb_of(action)
        a = first(action)
        if verb == MOVE:
            return self.urge_to_move(state, a, second(action))
        if verb == ACT:
            return expected_gain(state, state.moved, state.place(state.moved))
        if verb == STAY:
            return 0.0
        if verb == PLAY:
            return self.urge_to_play(state, a)
        if verb == DRAFT:
            return (
                suits_team(state, 0, state.shown_card(a))
                + suits_team(state, 1, state.shown_card(second(action)))
                + suits_team(state, 2, state.shown_card(third(action)))
            )
        if verb == END:
            return 0.01
        return self.urge_to_help(state, verb, a)

    def urge_to_move(self, position: Position, ship: i64, place: i64) -> float:
        """A move is worth what the ship may gain where it arrives; running dry costs a rescue."""
        cost = position.parameters.route(position.place(ship), place)
        if position.fuel(ship) <= cost:
            return -LOSS
        return expected_gain(position, ship, place) - 0.3 * float(cost)

    def urge_to_play(self, position: Position, card: i64) -> float:
        """The weakest card that wins; if none does, one that ties; if none does, the weakest."""
        value = position.value(position.moved, card)
        against = competence(position)
        if value > against:
            return 100.0 - float(value)
        return 50.0 if value == against else -float(value)

    def urge_to_help(self, position: Position, verb: i64, ship: i64) -> float:
        """Fuel, rescue and recruits are worth a little when they open a move that was not there."""
        if verb == RECRUIT:
            return 0.02 if position.size(ship) == 0 and position.left > 0 else -0.5
        if ship == position.moved_before:
            return -0.5
        now = best_move(position, ship, position.fuel(ship))
        if verb == REFUEL:
            return min(best_move(position, ship, position.fuel(ship) + 1) - 2.0, 0.5) if now <= 0.0 else -0.5
        if verb == SEARCH:
            return min(best_move(position, ship, FULL) - 2.0, 0.3) if now <= 0.0 else -0.5
        if verb == RESCUE:
            return min(best_move(position, ship, FULL) - LOSS, 0.2)
        return -0.5

    def rollout(self, state: Planeta, rng: Rng, buffer: "vec[i64]") -> i64:
        """Mostly the most urgent of what comes to mind, sometimes anything but the end."""
        count = state.legal_into(buffer)
        if count > 1 and rng.below(8) == 0:
            any_of = buffer[rng.below(count)]
            if any_of != END:
                return any_of
        return self.most_urgent(state, rng, buffer, count)
