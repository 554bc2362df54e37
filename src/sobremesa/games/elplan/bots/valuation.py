"""What a position of El Plan is worth to the one who looks at it.

The measure is the Idea, worth ten; everything else is valued by how it leads to one. A plan makes two of the three
products, so an Idea is a pair made and one bought: processes are worth the pairs they make in the periods that are
left, money is worth a little more than the other tokens because it buys the missing product.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sobremesa.games.elplan.bots import weights as by
from sobremesa.games.elplan.bots.cards import Estimates
from sobremesa.games.elplan.bots.production import capacity, frontier, this_period
from sobremesa.games.elplan.bots.weights import IDEA, WEIGHTS
from sobremesa.games.elplan.engine.columns import (
    ENERGY,
    EXTERNALISE,
    KIND,
    MONEY,
    NOTHING,
    PROCESS,
    THREE,
    TOKENS,
    TRIOS_ACTIVE,
)
from sobremesa.games.elplan.engine.numbers import (
    BIT,
    CREDIT,
    D3,
    D4,
    D6,
    DEBT,
    EVENT,
    EVENT_CHOICE,
    FIRST_PLAYER,
    INSURANCE,
    OFFERING,
    OPPORTUNITY,
    PLANS,
    SHELVED,
    SPACE,
    among,
)
from sobremesa.games.elplan.engine.rules.effects import benefits, in_force, processes
from sobremesa.games.elplan.engine.rules.end import trios
from sobremesa.games.elplan.engine.state import Position

MANY: Final = 6
"""So many idle tokens are enough."""
BENEFIT_AHEAD: Final = among([OFFERING, FIRST_PLAYER, PLANS, OPPORTUNITY, EVENT, INSURANCE, EVENT_CHOICE])
"""By phase: whether the route has not reached the space an entrepreneur stands on."""


class Valuation:
    """What positions are worth by some weights."""

    def __init__(self, weights: list[float]) -> None:
        """Raises `ValueError` if they are not as many as there should be."""
        if len(weights) != WEIGHTS:
            raise ValueError(f"{WEIGHTS} weights expected, found {len(weights)}")
        self.weights = vec[float](weights)
        self.estimates: Estimates | None = None

    def worth(self, position: Position, seat: i64, phase: i64, period: i64) -> float:
        """Return what a position is worth to a seat that decides in that phase of that period."""
        weights = self.weights
        active = processes(position, seat)
        if BENEFIT_AHEAD[phase] != 0:
            # A benefit still to come is in `space_value`.
            active = (active[0], active[1], active[2], active[3] - (1 if benefits(position, seat, D4) else 0))
        left = position.parameters.periods - period
        value = IDEA * float(position.all_ideas(seat))
        tokens = position.idle_tokens(seat)
        value += weights[by.TOKEN] * float(tokens) + weights[by.MONEY_MORE] * float(position.idle(seat, MONEY))
        value += weights[by.ENERGY_MORE] * float(position.idle(seat, ENERGY))
        if tokens > MANY:
            value -= weights[by.SPARE] * float(tokens - MANY)
        makes = frontier(position, seat, active)
        value += this_period(weights, position, seat, phase, makes)
        passing = in_force(position, seat, PROCESS)
        if BENEFIT_AHEAD[phase] == 0 and benefits(position, seat, D4):
            passing += 1
        lasting = (active[0], active[1], active[2], active[3] - passing)
        can_last = frontier(position, seat, lasting) if passing != 0 else makes
        ahead = capacity(weights, can_last, lasting)
        value += weights[by.AHEAD] * ahead * float(left) + (weights[by.AHEAD + 1] * ahead if left > 0 else 0.0)
        value += self.holdings_value(position, seat, left)
        if left > 0:
            # A product on the Tienda virtual may still bring three money.
            for product in range(THREE):
                value += weights[by.SHELF] * float(position.get(seat, SHELVED + product))
        if position.get(seat, CREDIT) != 0:
            owed = position.get(seat, DEBT) + position.get(seat, DEBT + 1) + position.get(seat, DEBT + 2)
            value -= weights[by.COIN] * float(owed) + weights[by.OWING + (0 if left > 1 else 1)]
        if BENEFIT_AHEAD[phase] != 0:
            value += self.space_value(position, seat, active, makes)
        return value

    def holdings_value(self, position: Position, seat: i64, left: i64) -> float:
        """Return what a seat's investments are worth: charm while active, a promise while not, and trios."""
        weights = self.weights
        parameters = position.parameters
        estimates = self.estimates
        if estimates is None or estimates.parameters is not parameters:
            estimates = Estimates(parameters, weights)
            self.estimates = estimates
        value = 0.0
        kinds: i64 = 0
        for i in range(position.held(seat)):
            card = position.card_at(seat, i)
            if position.is_active(seat, i):
                value += estimates.charms[card] * float(left)
            else:
                tokens = weights[by.PROMISE + 1] * float(parameters.card(card, TOKENS))
                promised = weights[by.PROMISE] * (estimates.promises[card] * float(left) - tokens)
                value += max(promised, weights[by.PROMISE + 2])
            if parameters.card(card, EXTERNALISE) == 0:
                kinds |= BIT[parameters.card(card, KIND)]
        if parameters.trios != 0:
            value += weights[by.TRIO] * float(trios(position, seat))
            if kinds == 7:
                value += weights[by.TRIO + (1 if parameters.trios == TRIOS_ACTIVE else 2)]
            elif kinds == 3 or kinds == 5 or kinds == 6:
                value += weights[by.TRIO + 3]
        return value

    def space_value(self, position: Position, seat: i64, active: tuple[i64, i64, i64, i64], makes: i64) -> float:
        """Return what the benefit of the space a seat stands on promises, before the route reaches it."""
        weights = self.weights
        space = position.get(seat, SPACE)
        if space < 0:
            return 0.0
        district = position.district(seat)
        if district == 6:
            return weights[by.SUBSIDISED] + weights[by.COIN] * float(position.subsidy(space - D6))
        if district == 5:
            return weights[by.SUBSIDISED + (1 if position.idle(seat, MONEY) >= 2 else 2)]
        if district == 4:
            more = (active[0], active[1], active[2], active[3] + 1)
            gain = capacity(weights, frontier(position, seat, more), more) - capacity(weights, makes, active)
            return weights[by.SUBSIDISED + 3] + weights[by.SUBSIDISED + 4] * gain
        if district == 3:
            for place in range(THREE):
                card = position.offer((space - D3) * THREE + place)
                if card != NOTHING and position.idle_tokens(seat) > position.parameters.full_cost(card):
                    return weights[by.SUBSIDISED + 5]
            return weights[by.SUBSIDISED + 6]
        if district == 2:
            return weights[by.SUBSIDISED + 7]
        return weights[by.SUBSIDISED + 8] + weights[by.SUBSIDISED + 9] * float(position.idle_tokens(seat))
