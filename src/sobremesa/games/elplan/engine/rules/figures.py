"""The figures of a refusal: which thing, what it takes and what is there."""

from mypy_extensions import i64

from sobremesa.core.packing import first, second, third, verb_of
from sobremesa.games.elplan.engine import actions
from sobremesa.games.elplan.engine.columns import KIND, MODE, MONEY, TOKEN, TOKENS, TOLL
from sobremesa.games.elplan.engine.numbers import (
    CREDIT,
    D6,
    DEBT,
    IDEAS,
    IMPORT_PRICE,
    PRICE,
    SPACE,
)
from sobremesa.games.elplan.engine.rules.d3 import discounts
from sobremesa.games.elplan.engine.rules.d3 import price as cost_left
from sobremesa.games.elplan.engine.rules.d5 import price
from sobremesa.games.elplan.engine.rules.effects import in_force, processes
from sobremesa.games.elplan.engine.rules.moments import DISTRICT_NOW, district_of_verb
from sobremesa.games.elplan.engine.rules.opportunity import district_of
from sobremesa.games.elplan.engine.rules.summary import limit
from sobremesa.games.elplan.engine.state import Position

__all__ = ["figures"]


def figures(position: Position, reason: i64, action: i64) -> list[int]:
    """Return what the sentence needs: which card, how much."""
    verb, a, b, c = verb_of(action), int(first(action)), int(second(action)), int(third(action))
    if reason == actions.IN_DISTRICT:
        return [int(district_of_verb(verb)), int(DISTRICT_NOW[position.phase])]
    if reason == actions.DISTRICT_NOT_YET:
        return [int(district_of_verb(verb))]
    if reason == actions.CHANCE_TURN or reason == actions.MUST_ACT:
        return [int(position.phase)]
    if reason == actions.NOT_ON_SPACE:
        return [int(district_of_verb(verb))]
    if reason == actions.TOLL_ELSEWHERE:
        return [int(district_of(position.get(position.turn, SPACE)))]
    if reason == actions.OWES_TOLL or reason == actions.TOLL_OTHER_KIND:
        return [int(in_force(position, position.turn, TOLL)) - 1]
    if reason == actions.SPACE_CLOSED:
        return [a, a - D6 + 1, int(position.market_types())]
    if reason == actions.WRONG_KEEP:
        return [int(limit(position, position.turn))]
    if reason == actions.OTHER_TYPE:
        return [int(position.trade)]
    if reason == actions.IDEAS_LIMIT:
        return [int(position.parameters.ideas_limit)]
    if reason == actions.NO_SET:
        return [int(position.wares(position.turn, product)) for product in range(3)]
    if reason == actions.NO_SUCH_ROW:
        return [int(position.parameters.rows(position.plan(position.turn)))]
    if reason == actions.NOT_IN_MARKET and verb == actions.BUY_FROM:
        return [b]
    return lacking(position, reason, verb, a, b, c)


def lacking(position: Position, reason: i64, verb: i64, a: int, b: int, c: int) -> list[int]:
    """Return what a card, or what it is paid with, is short of."""
    seat = position.turn
    if reason == actions.CANNOT_PAY:
        needs = tokens_needed(position, verb, a, b, c)
        has = [int(position.idle(seat, i)) if needs[i] > 0 else 0 for i in range(3)]
        return [packed(needs), packed(has)]
    if reason == actions.TOO_FEW_PROCESSES:
        plan = position.plan(seat)
        needs = [
            a * int(position.parameters.recipe(plan, 0, i)) + b * int(position.parameters.recipe(plan, 1, i))
            for i in range(3)
        ]
        active = processes(position, seat)
        has = [int(active[0]), int(active[1]), int(active[2]), int(active[3])]
        return [packed([*needs, 0]), packed(has)]
    if reason == actions.NO_IDEA:
        wanted = bin(b).count("1") if verb == actions.ACTIVATE else 1
        return [wanted, int(position.get(seat, IDEAS))]
    if reason == actions.WRONG_WAY:
        return [int(position.parameters.card(a, MODE))]
    if reason == actions.NO_SUCH_PLACE:
        return [int(position.parameters.card(a, TOKENS))]
    if reason == actions.WRONG_TOKENS and verb == actions.LIQUIDATE:
        return [int(position.parameters.liquidation_value(a))]
    if reason == actions.OWNS_A_COPY:
        return [int(position.offer(a))]
    if reason == actions.MUST_DISCOUNT:
        return [int(discounts(position, position.offer(a)))]
    if reason == actions.NO_DISCOUNT:
        return [int(position.parameters.card(position.offer(a), KIND))]
    return [a]


def packed(numbers: list[int]) -> int:
    """Return some small numbers as one; what is more is told as 63."""
    found = 0
    for number in numbers:
        found = found * 64 + min(number, 63)
    return found


def tokens_needed(position: Position, verb: i64, a: int, b: int, c: int) -> list[int]:
    """Return the tokens an action takes: human capital, money, energy."""
    needs = [0, 0, 0]
    parameters = position.parameters
    if verb == actions.FILL_ROW:
        needs[int(parameters.pays(position.plan(position.turn), a))] = 1
    elif verb == actions.FILL_SLOT:
        needs[int(parameters.card(a, TOKEN + b))] = 1
    elif verb == actions.ACTIVATE:
        for place in range(int(parameters.card(a, TOKENS))):
            if not b >> place & 1:
                needs[int(parameters.card(a, TOKEN + place))] += 1
    elif verb == actions.EXCHANGE:
        needs[a] += 1
        needs[b] += 1
    elif verb == actions.REPAY and position.get(position.turn, CREDIT) != 0:
        needs = [int(position.get(position.turn, DEBT + resource)) for resource in range(3)]
    elif verb == actions.ACQUIRE:
        needs = [int(cost_left(position, position.offer(a), b, resource)) for resource in range(3)]
    elif verb == actions.BUY or verb == actions.BUY_FROM:
        needs[MONEY] = int(price(position, PRICE, b if verb == actions.BUY else c))
    elif verb == actions.IMPORT:
        needs[MONEY] = int(price(position, IMPORT_PRICE, b))
    elif verb == actions.TOLL:
        needs[a] = 1
    return needs
