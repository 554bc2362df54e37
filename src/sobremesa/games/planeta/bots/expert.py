"""What experts of That's My Planet! know: what an action promises, by weights that were learnt by playing.

The weights say how much a mark of a higher kind that shuts out a lower one costs, what a breakdown costs, what a place
with so much fuel is worth, when to recruit, what a card is worth to a team. `sobremesa train planeta` finds them.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sobremesa.core.packing import first, second, third, verb_of
from sobremesa.games.planeta.bots.heuristic import PlanetaHeuristic
from sobremesa.games.planeta.engine.actions import ACT, DRAFT, END, MOVE, PLAY, RECRUIT, REFUEL, RESCUE, STAY
from sobremesa.games.planeta.engine.numbers import (
    ANSWER,
    BIT,
    BROKEN,
    CHOOSE,
    CONQUEST,
    COUNT,
    FULL,
    HIGHEST,
    MOTHER_SHIP,
    PLACES,
    PLANETS,
    SHIPS,
)
from sobremesa.games.planeta.engine.play import Planeta
from sobremesa.games.planeta.engine.rules.act import competence

NUMBERS: Final[i64] = 10
"""Of a suit; a face is drafted like a ten."""

# Where the weights of each kind begin.
CLOSING: Final[i64] = 0
"""What is shut out, as a part of what it would have been: infiltration by invasion, by conquest; invasion by conquest.
"""
LOSS: Final[i64] = 3
"""A breakdown, by ship."""
LAST_LOSS: Final[i64] = 6
"""A breakdown of a ship that has played its last card."""
FUEL: Final[i64] = 7
FUEL_LEFT: Final[i64] = 8
PLACE: Final[i64] = FUEL_LEFT + FULL
"""By ship and place."""
NEXT: Final[i64] = PLACE + 24
"""A part of what the ship could try from there next."""
CARD: Final[i64] = NEXT + 1
"""The card an attempt takes, by ship."""
HOME: Final[i64] = CARD + 3
"""To be back at the Mother Ship."""
DRY: Final[i64] = HOME + 1
STAYING: Final[i64] = DRY + 1
REFUELLING: Final[i64] = STAYING + 1
SEARCHING: Final[i64] = REFUELLING + 1
SEARCHED_CARD: Final[i64] = SEARCHING + 1
"""By the value of the card that pays."""
RESCUING: Final[i64] = SEARCHED_CARD + 1
NOW: Final[i64] = RESCUING + 1
"""What could be tried without help, as a part."""
HELP: Final[i64] = NOW + 1
"""No help promises more."""
RECRUITING: Final[i64] = HELP + 1
NEED: Final[i64] = RECRUITING + 1
"""A planet for which the team has no card."""
MATES: Final[i64] = NEED + 1
"""A card that is in the team already."""
EMPTY: Final[i64] = MATES + 1
SUIT: Final[i64] = EMPTY + 1
"""Of a card that is played: a card of its suit that stays behind; then the same of an ace."""
DRAFTED: Final[i64] = SUIT + 2
"""A card for a team, by team and number."""
DRAFTED_MATE: Final[i64] = DRAFTED + 3 * NUMBERS
"""For each card of its suit in the team, by team."""
DRAFTED_ACE: Final[i64] = DRAFTED_MATE + 3
"""For each mate of an ace."""
WEIGHTS: Final[i64] = DRAFTED_ACE + 1

NOTHING: Final = -1.0
"""What is promised where nothing can be tried."""


def first_weights() -> list[float]:
    """Return weights to begin with, by rule of thumb: recruits come first, fuel is paid with cards, lower marks before
    higher ones, and the conquerors are of one suit.
    """
    weights = [0.0] * WEIGHTS
    weights[CLOSING], weights[CLOSING + 1], weights[CLOSING + 2] = 1.0, 1.0, 1.5
    weights[FUEL] = 0.2
    weights[NEXT] = 0.5
    weights[HOME] = 1.0
    weights[DRY] = -6.0
    weights[STAYING] = 0.3
    weights[REFUELLING] = 1.5
    weights[SEARCHED_CARD] = -1.0
    weights[RESCUING] = 4.5
    weights[NOW] = -0.5
    weights[HELP] = 0.7
    weights[NEED] = 1.0
    weights[MATES] = 0.8
    weights[SUIT], weights[SUIT + 1] = 1.0, 0.7
    for ship in range(SHIPS):
        weights[LOSS + ship] = 2.5
        for number in range(NUMBERS):
            weights[DRAFTED + ship * NUMBERS + number] = (1.0 + 0.1 * float(ship)) * float(number + 1)
    for ship in range(CONQUEST):
        weights[CARD + ship] = -1.0
        for place in range(PLACES):
            weights[PLACE + ship * PLACES + place] = 1.5
    weights[DRAFTED_MATE], weights[DRAFTED_MATE + 1], weights[DRAFTED_MATE + 2] = 3.0, 4.5, 8.0
    weights[DRAFTED_ACE] = 3.0
    return weights


class PlanetaExpert(PlanetaHeuristic):
    """Judges by weights. They were learnt on the printed map with the rules as they come, and serve elsewhere too."""

    def __init__(self) -> None:
        self.learnt = vec[float](first_weights())
        # Of the position that is looked at: what each ship promises on each place, its best card, its team's size and
        # how many planets are open to it.
        self.gains = vec[float]([0.0] * (SHIPS * PLACES))
        self.bests = vec[i64]([0] * SHIPS)
        self.sizes = vec[i64]([0] * SHIPS)
        self.open = vec[i64]([0] * SHIPS)
        # By ship the most it could promise by flying on: with its fuel, with one more, with a full tank.
        self.nexts = vec[float]([0.0] * (SHIPS * 3))
        self.free: i64 = 0
        """The places without a ship, as a set of bits; the Mother Ship is always one."""

    def weights(self) -> list[float]:
        """Return what it goes by."""
        return list(self.learnt)

    def weigh(self, weights: list[float]) -> None:
        """Go by other weights. Raises `ValueError` if they are not as many as there should be."""
        if len(weights) != WEIGHTS:
            raise ValueError(f"{WEIGHTS} weights expected, found {len(weights)}")
        self.learnt = vec[float](weights)

    def splits_chance(self, state: Planeta) -> bool:
        """Return yes: which card to play depends on the die, whom a card suits on which it is."""
        return True

    def effort(self) -> i64:
        """Return sixty-four: play-outs take longer and a game has more decisions than at first sight."""
        return 64

    # -- judging actions -------------------------------------------------------------------------

    def careful(self, state: Planeta, buffer: "vec[i64]") -> i64:
        """Return the action that promises most; the first listed of equal ones."""
        count = state.legal_into(buffer)
        best = buffer[0]
        if count == 1:
            return best
        self.look_at(state)
        most = -1.0e9
        for i in range(count):
            promised = self.promise(state, buffer[i])
            if promised > most:
                most = promised
                best = buffer[i]
        return best

    def judge(self, state: Planeta, action: i64) -> float:
        """Return what an action promises."""
        self.look_at(state)
        return self.promise(state, action)

    def judge_each(self, state: Planeta, actions: list[i64]) -> list[float]:
        """Return what each of some actions promises."""
        self.look_at(state)
        return [self.promise(state, action) for action in actions]

    # -- what a position promises ----------------------------------------------------------------

    def look_at(self, state: Planeta) -> None:
        """Find what each ship promises on each planet; the draft and an answer to the die need none of it."""
        if state.phase == ANSWER or state.phase == CHOOSE:
            return
        ships = state.ships
        self.free = ~(BIT[ships[0]] | BIT[ships[1]] | BIT[ships[2]]) | BIT[MOTHER_SHIP]
        for ship in range(SHIPS):
            self.bests[ship] = state.best_value(ship)
            self.sizes[ship] = state.size(ship)
        for ship in range(SHIPS):
            self.look_at_ship(state, ship)

    def look_at_ship(self, state: Planeta, ship: i64) -> None:
        """Find what a ship promises on each planet: its reward, less what it shuts out, or a breakdown."""
        weights = self.learnt
        gains = self.gains
        parameters = state.parameters
        best = self.bests[ship]
        loss = weights[LOSS + ship] if self.sizes[ship] > 1 else weights[LAST_LOSS]
        card = weights[CARD + ship]
        base = ship * PLACES
        gains[base] = weights[HOME]
        open: i64 = 0
        for planet in range(1, PLANETS + 1):
            marks = state.marks[planet]
            gains[base + planet] = NOTHING
            if marks < BIT[ship]:
                open += 1
                if best > 0:
                    margin = best - parameters.modifier(planet, ship)
                    wins = min(max(margin - 1, 0), 6)
                    losses = min(max(6 - margin, 0), 6)
                    reward = float(parameters.columns[ship] + parameters.multipliers[planet - 1])
                    for lower in range(ship):
                        # Of what it would have been: how likely it is that the team's best card is enough.
                        if marks < BIT[lower] and self.bests[lower] > 0:
                            lower_wins = min(max(self.bests[lower] - parameters.modifier(planet, lower) - 1, 0), 6)
                            lost = float(parameters.columns[lower] + parameters.multipliers[planet - 1])
                            part = weights[CLOSING + ship - 1 + lower]
                            reward -= part * lost * float(lower_wins) / 6.0
                    gains[base + planet] = (float(wins) * reward - float(losses) * loss) / 6.0 - card
        self.open[ship] = open
        if ship != state.moved_before:
            self.look_ahead(state, ship)

    def look_ahead(self, state: Planeta, ship: i64) -> None:
        """Find what a ship could promise by flying on from where it is, from the Mother Ship if it is broken down."""
        here = state.place(ship)
        fuel = state.fuel(ship)
        if here == BROKEN:
            here = MOTHER_SHIP
        now, more, full = NOTHING, NOTHING, NOTHING
        price = self.learnt[FUEL]
        places = state.parameters.near[here] & self.free
        while places != 0:
            place = HIGHEST[places & -places]
            places &= places - 1
            cost = state.parameters.route(here, place)
            gain = self.gains[ship * PLACES + place] - price * float(cost)
            if gain > full:
                full = gain
            if gain > more and cost <= fuel:
                more = gain
                if gain > now and cost < fuel:
                    now = gain
        self.nexts[ship * 3] = now
        self.nexts[ship * 3 + 1] = more
        self.nexts[ship * 3 + 2] = full

    def next(self, state: Planeta, ship: i64, here: i64, fuel: i64) -> float:
        """Return the most that a ship could promise by flying on with so much fuel."""
        most = NOTHING
        price = self.learnt[FUEL]
        places = state.parameters.near[here] & self.free
        while places != 0:
            place = HIGHEST[places & -places]
            places &= places - 1
            cost = state.parameters.route(here, place)
            if cost < fuel:
                gain = self.gains[ship * PLACES + place] - price * float(cost)
                if gain > most:
                    most = gain
        return most

    # -- what an action promises -----------------------------------------------------------------

    def promise(self, state: Planeta, action: i64) -> float:
        """Return what an action of the position that is looked at promises."""
        verb = verb_of(action)
        ship = first(action)
        if verb == MOVE:
            return self.promise_of_move(state, ship, second(action))
        if verb == PLAY:
            return self.promise_of_card(state, ship)
        if verb == DRAFT:
            return (
                self.promise_of_draft(state, 0, state.shown_card(ship))
                + self.promise_of_draft(state, 1, state.shown_card(second(action)))
                + self.promise_of_draft(state, 2, state.shown_card(third(action)))
            )
        if verb == ACT:
            return self.gains[state.moved * PLACES + state.place(state.moved)]
        if verb == STAY:
            return self.learnt[STAYING]
        if verb == RECRUIT:
            return self.promise_of_recruit(ship)
        if verb == END:
            # No end before the first turn: nothing is made yet.
            return 0.0 if state.phase != CHOOSE else -1000.0
        return self.promise_of_help(state, verb, ship)

    def promise_of_move(self, state: Planeta, ship: i64, place: i64) -> float:
        """A move promises what may be tried there, and what may be tried from there with the fuel that is left."""
        weights = self.learnt
        cost = state.parameters.route(state.place(ship), place)
        left = state.fuel(ship) - cost
        if left <= 0:
            return weights[DRY]
        return (
            self.gains[ship * PLACES + place]
            - weights[FUEL] * float(cost)
            + weights[FUEL_LEFT + left - 1]
            + weights[PLACE + ship * PLACES + place]
            + weights[NEXT] * max(self.next(state, ship, place, left), 0.0)
        )

    def promise_of_card(self, state: Planeta, card: i64) -> float:
        """The card that wins and is missed least; if none wins, one that ties; if none ties, the least."""
        value = state.value(state.moved, card)
        mates = float(COUNT[state.numbers(state.moved, card // 13)] - 1)
        missed = float(value) + self.learnt[SUIT] * mates
        if card % 13 == 0:
            missed += self.learnt[SUIT + 1] * mates
        against = competence(state)
        if value > against:
            return 100.0 - missed
        return 50.0 - missed if value == against else -missed

    def promise_of_draft(self, state: Planeta, team: i64, card: i64) -> float:
        """A card is worth its number, and what it adds to its suit in the team."""
        weights = self.learnt
        numbers = state.numbers(team, card // 13)
        mates = float(COUNT[numbers])
        number = min(card % 13, NUMBERS - 1)
        worth = weights[DRAFTED + team * NUMBERS + number] + weights[DRAFTED_MATE + team] * mates
        if number == 0:
            worth += weights[DRAFTED_ACE] * mates
        elif numbers & 1 != 0:
            worth += weights[DRAFTED_ACE]
        return worth

    def promise_of_recruit(self, team: i64) -> float:
        """A recruit promises more to a team with more planets than cards, nothing to one without a planet."""
        weights = self.learnt
        if self.open[team] == 0:
            return -5.0
        if self.sizes[team] == 0:
            return weights[RECRUITING] + weights[EMPTY]
        need = float(self.open[team] - self.sizes[team])
        return weights[RECRUITING] + weights[NEED] * need + weights[MATES] * float(self.sizes[team])

    def promise_of_help(self, state: Planeta, verb: i64, ship: i64) -> float:
        """Fuel and rescue promise what could be tried with them, less what could be without."""
        weights = self.learnt
        if ship == state.moved_before:
            return -0.5
        promised = self.nexts[ship * 3 + 1 if verb == REFUEL else ship * 3 + 2]
        if verb == RESCUE:
            promised -= weights[RESCUING]
        else:
            if verb == REFUEL:
                promised -= weights[REFUELLING]
            else:
                promised -= weights[SEARCHING] + weights[SEARCHED_CARD] * float(self.bests[ship])
            promised -= weights[NOW] * max(self.nexts[ship * 3], 0.0)
        return min(promised, weights[HELP])
