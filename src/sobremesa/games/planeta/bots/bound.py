"""A bound of That's My Planet!: what no player can make on average of a position without recruits, however they play.

The game is made easier until it can be solved exactly, so its solution is never less than what can be made of the game:
the three ships fly apart. None is in another's way, none waits for its turn, no mark of one closes a planet to another,
and the boxes of fuel and bank that are left are not used up: each time they cost what they cost. What remains for each
ship is its place, its fuel, its marks and the cards left in its team, with the die as chance.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sobremesa.games.planeta.engine.numbers import (
    ADMINISTER,
    BANK_BOX,
    BIT,
    BROKEN,
    COUNT,
    FUEL_BOX,
    FULL,
    HIGHEST,
    MOTHER_SHIP,
    NOBODY,
    PLACES,
    PLANETS,
    SHIPS,
    SUITS,
    TIE_NOTHING,
    TIE_SUCCESS,
    UNSEEN,
)
from sobremesa.games.planeta.engine.rules.score import total
from sobremesa.games.planeta.engine.state import Position

MOST_CARDS: Final = 10
"""In a team: every set of them is a part of the table, and the draft without faces gives no more."""
SHEETS: Final[i64] = 128
"""Sets of marks of one ship."""
LAST: Final[i64] = 48
"""The Broken-down zone, after the places with their fuel."""
ARRIVED: Final[i64] = 49
"""From here on the same places and fuel, for a ship that has just arrived and may act (planeta.act.optional)."""
MOMENTS: Final[i64] = 97
FACES: Final[i64] = 6
NEVER: Final = 1.0e6
"""What a box costs that is not there."""


def has_bound(position: Position) -> bool:
    """Tell whether it is between two turns and the teams are small enough."""
    for ship in range(SHIPS):
        if position.size(ship) > MOST_CARDS:
            return False
    return position.phase == ADMINISTER and position.moved == NOBODY


def remove_reserve(position: Position) -> None:
    """Rule out recruits from here on."""
    position.left = 0
    for suit in range(SUITS):
        position.piles[UNSEEN * 4 + suit] = 0


def bound(position: Position) -> float:
    """Return points that nobody who recruits no more can exceed on average, from a position between two turns."""
    points = float(total(position))
    for ship in range(SHIPS):
        points += Flight(position, ship).solved()
    return points


class Flight:
    """One ship alone: what each place and fuel are worth with each set of its cards and of its marks."""

    def __init__(self, position: Position, ship: i64) -> None:
        parameters = position.parameters
        self.parameters = parameters
        self.ship = ship
        place = position.place(ship)
        self.start: i64 = LAST if place == BROKEN else place * FULL + position.fuel(ship) - 1
        self.closed: i64 = 0
        """The planets where nothing is left for this ship, as a set."""
        for planet in range(1, PLANETS + 1):
            if position.is_outranked(planet, ship):
                self.closed |= BIT[planet - 1]
        self.fuel_price = float(parameters.costs[FUEL_BOX]) if position.has_box(FUEL_BOX) else NEVER
        self.bank_price = float(parameters.costs[BANK_BOX]) if position.has_box(BANK_BOX) else NEVER
        suits: list[int] = []
        numbers: list[int] = []
        for suit in range(SUITS):
            rest = position.numbers(ship, suit)
            while rest != 0:
                suits.append(int(suit))
                numbers.append(int(HIGHEST[rest & -rest]) + 1)
                rest &= rest - 1
        self.suits = vec[i64](suits)
        self.numbers = vec[i64](numbers)
        self.cards: i64 = len(suits)
        """A hand is a set of these, by their places in the two lists."""
        # Of the hand that is looked at: what each card is worth (0 for one that is gone) and which is the best.
        self.values = vec[i64]([0] * len(suits))
        self.best: i64 = 0
        self.worth = vec[float]([0.0] * int(BIT[self.cards] * SHEETS * MOMENTS))

    def solved(self) -> float:
        """Return what the ship adds on average, if it plays perfectly."""
        # A hand that came of another has a lower number, a sheet that came of another a higher one.
        hands = BIT[self.cards]
        for hand in range(1, hands):
            self.look_at(hand)
            gone = self.cards - COUNT[hand]
            for sheet in range(SHEETS - 1, -1, -1):
                # Every mark has taken a card.
                if sheet & self.closed == self.closed and COUNT[sheet ^ self.closed] <= gone:
                    self.solve(hand, sheet)
        return self.worth[((hands - 1) * SHEETS + self.closed) * MOMENTS + self.start]

    def look_at(self, hand: i64) -> None:
        """Find what the cards of a hand are worth (planeta.act.value, planeta.act.ace_bonus)."""
        self.best = 0
        for card in range(self.cards):
            self.values[card] = 0
            if hand & BIT[card] != 0:
                value = self.numbers[card] - 1
                for mate in range(self.cards):
                    if hand & BIT[mate] != 0 and self.suits[mate] == self.suits[card]:
                        value += 1
                        if self.numbers[mate] == 1 and mate != card:
                            value += 1
                self.values[card] = value
                if value > self.best:
                    self.best = value

    def at(self, hand: i64, sheet: i64) -> i64:
        """Return where the moments of a hand and a sheet begin."""
        return (hand * SHEETS + sheet) * MOMENTS

    def solve(self, hand: i64, sheet: i64) -> None:
        """Fill in what each moment is worth: the game may end there, fuel be searched for, the action be tried."""
        worth = self.worth
        base = self.at(hand, sheet)
        for place in range(PLACES):
            here = place * FULL
            full = 0.0
            arrived = 0.0
            for card in range(self.cards):
                if self.values[card] == self.best:
                    paid = self.at(hand ^ BIT[card], sheet) + here + FULL - 1
                    full = max(full, worth[paid])
                    arrived = max(arrived, worth[paid + ARRIVED])
            for fuel in range(FULL - 1):
                worth[base + here + fuel] = full
                worth[base + ARRIVED + here + fuel] = arrived
            if place != MOTHER_SHIP and sheet & BIT[place - 1] == 0:
                self.attempt(hand, sheet, place)
        while self.spread(base):
            pass

    def attempt(self, hand: i64, sheet: i64, place: i64) -> None:
        """Let the ship try its action on a planet, with each fuel it may have there; after the die any card answers."""
        worth = self.worth
        parameters = self.parameters
        modifier = parameters.modifier(place, self.ship)
        reward = float(parameters.columns[self.ship] + parameters.multipliers[place - 1])
        marked = sheet | BIT[place - 1]
        for fuel in range(FULL):
            moment = place * FULL + fuel
            sum = 0.0
            for face in range(1, FACES + 1):
                most = 0.0
                for card in range(self.cards):
                    value = self.values[card]
                    if value > 0:
                        after = hand ^ BIT[card]
                        margin = value - face - modifier
                        if margin > 0 or (margin == 0 and parameters.tie == TIE_SUCCESS):
                            result = reward + worth[self.at(after, marked) + moment]
                        elif margin == 0 and parameters.tie == TIE_NOTHING:
                            result = worth[self.at(after, sheet) + moment]
                        else:
                            result = worth[self.at(after, sheet) + LAST]
                        if result > most:
                            most = result
                sum += most
            here = self.at(hand, sheet) + ARRIVED + moment
            worth[here] = max(worth[here], sum / float(FACES))

    def spread(self, base: i64) -> bool:
        """Let each moment be worth what flying, fuel or a rescue lead to; tell whether any rose."""
        worth = self.worth
        rose = False
        rescued = worth[base + MOTHER_SHIP * FULL + FULL - 1] - self.bank_price
        if rescued > worth[base + LAST]:
            worth[base + LAST] = rescued
            rose = True
        for place in range(PLACES):
            for fuel in range(1, FULL + 1):
                here = base + place * FULL + fuel - 1
                most = worth[here]
                arrived = worth[here + ARRIVED]
                if fuel < FULL:
                    most = max(most, worth[here + 1] - self.fuel_price)
                    arrived = max(arrived, worth[here + 1 + ARRIVED] - self.fuel_price)
                places = self.parameters.near[place]
                while places != 0:
                    there = HIGHEST[places & -places]
                    places &= places - 1
                    left = fuel - self.parameters.route(place, there)
                    reached = worth[base + LAST]
                    if left > 0:
                        reached = worth[base + ARRIVED + there * FULL + left - 1]
                    most = max(most, reached)
                arrived = max(arrived, most)
                if most > worth[here] or arrived > worth[here + ARRIVED]:
                    worth[here] = most
                    worth[here + ARRIVED] = arrived
                    rose = True
        return rose
