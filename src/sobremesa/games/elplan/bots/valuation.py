"""What a position of El Plan is worth to the one who looks at it.

The measure is the Idea, worth ten; everything else is valued by how it leads to one. A plan makes two of the three
products, so an Idea is a pair made and one bought: processes are worth the pairs they make in the periods that are
left, money is worth a little more than the other tokens because it buys the missing product.
"""

from typing import Final

from mypy_extensions import i64

from sobremesa.games.elplan.bots.cards import estimate
from sobremesa.games.elplan.bots.production import COIN, IDEA, capacity, frontier, this_period
from sobremesa.games.elplan.engine.columns import (
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

TOKEN: Final = 0.9
BENEFIT_AHEAD: Final = among([OFFERING, FIRST_PLAYER, PLANS, OPPORTUNITY, EVENT, INSURANCE, EVENT_CHOICE])
"""By phase: whether the route has not reached the space an entrepreneur stands on."""


def holdings_value(position: Position, seat: i64, left: i64) -> float:
    """Return what a seat's investments are worth: charm while active, a promise while not, and trios."""
    parameters = position.parameters
    if len(parameters.charms) == 0:
        estimate(parameters)
    value = 0.0
    kinds: i64 = 0
    for i in range(position.held(seat)):
        card = position.card_at(seat, i)
        if position.is_active(seat, i):
            value += parameters.charms[card] * float(left)
        else:
            tokens = TOKEN * float(parameters.card(card, TOKENS))
            value += max(0.7 * (parameters.promises[card] * float(left) - tokens), 0.2)
        if parameters.card(card, EXTERNALISE) == 0:
            kinds |= BIT[parameters.card(card, KIND)]
    if parameters.trios != 0:
        value += 8.0 * float(trios(position, seat))
        if kinds == 7:
            value += 1.6 if parameters.trios == TRIOS_ACTIVE else 0.8
        elif kinds == 3 or kinds == 5 or kinds == 6:
            value += 0.8
    return value


def space_value(position: Position, seat: i64, active: tuple[i64, i64, i64, i64], makes: i64) -> float:
    """Return what the benefit of the space a seat stands on promises, before the route reaches it."""
    space = position.get(seat, SPACE)
    if space < 0:
        return 0.0
    district = position.district(seat)
    if district == 6:
        return 1.2 + COIN * float(position.subsidy(space - D6))
    if district == 5:
        return 1.0 if position.idle(seat, MONEY) >= 2 else 0.3
    if district == 4:
        more = (active[0], active[1], active[2], active[3] + 1)
        return 0.2 + 1.1 * (capacity(frontier(position, seat, more), more) - capacity(makes, active))
    if district == 3:
        for place in range(THREE):
            card = position.offer((space - D3) * THREE + place)
            if card != NOTHING and position.idle_tokens(seat) > position.parameters.full_cost(card):
                return 0.95
        return 0.3
    return 0.95 if district == 2 else 0.3 + 0.05 * float(position.idle_tokens(seat))


def worth(position: Position, seat: i64, phase: i64, period: i64) -> float:
    """Return what a position is worth to a seat that decides in that phase of that period."""
    active = processes(position, seat)
    if BENEFIT_AHEAD[phase] != 0:
        # A benefit still to come is in `space_value`.
        active = (active[0], active[1], active[2], active[3] - (1 if benefits(position, seat, D4) else 0))
    left = position.parameters.periods - period
    value = IDEA * float(position.all_ideas(seat))
    value += TOKEN * float(position.idle_tokens(seat)) + (COIN - TOKEN) * float(position.idle(seat, MONEY))
    makes = frontier(position, seat, active)
    value += this_period(position, seat, phase, makes)
    passing = in_force(position, seat, PROCESS)
    if BENEFIT_AHEAD[phase] == 0 and benefits(position, seat, D4):
        passing += 1
    lasting = (active[0], active[1], active[2], active[3] - passing)
    can_last = frontier(position, seat, lasting) if passing != 0 else makes
    value += 0.8 * capacity(can_last, lasting) * float(left)
    value += holdings_value(position, seat, left)
    if left > 0:
        # A product on the Tienda virtual may still bring three money.
        for product in range(THREE):
            value += 1.3 * float(position.get(seat, SHELVED + product))
    if position.get(seat, CREDIT) != 0:
        owed = position.get(seat, DEBT) + position.get(seat, DEBT + 1) + position.get(seat, DEBT + 2)
        value -= COIN * float(owed) + (1.0 if left > 1 else 6.0)
    if BENEFIT_AHEAD[phase] != 0:
        value += space_value(position, seat, active, makes)
    return value
