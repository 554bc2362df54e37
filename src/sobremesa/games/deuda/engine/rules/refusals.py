"""From a reason to the refusal a person is shown: family, code, rule and the numbers that explain it."""

from mypy_extensions import i64

from sobremesa.core.events import NOT_NOW, Refusal
from sobremesa.core.packing import first, second, third, verb_of
from sobremesa.core.state import GAME_OVER
from sobremesa.games.deuda.engine import actions, reasons
from sobremesa.games.deuda.engine.numbers import BIT, BUILDS_PER_TURN, DIRECT, TERMS
from sobremesa.games.deuda.engine.rules.barrier import SHARE, lift_means, purse_share
from sobremesa.games.deuda.engine.rules.build import price
from sobremesa.games.deuda.engine.rules.deals import CHANGES, cash_left
from sobremesa.games.deuda.engine.rules.debt import least_loan, most_repayment
from sobremesa.games.deuda.engine.rules.embargo import least_bid, most_bid
from sobremesa.games.deuda.engine.rules.moments import not_now
from sobremesa.games.deuda.engine.rules.piracy import price as piracy_price
from sobremesa.games.deuda.engine.rules.piracy import tax
from sobremesa.games.deuda.engine.state import Position


def refusal(position: Position, reason: i64, action: i64) -> Refusal:
    """Return the refusal for a reason against an action."""
    if reason == reasons.OTHER_MOMENT:
        code, rule, needed = not_now(position, action)
        return Refusal(NOT_NOW, code, rule, needed)
    said = reasons.REASONS[int(reason)]
    rule = said.rule_for(int(verb_of(action)))
    result = position.result()
    if reason == GAME_OVER and result is not None:
        rule = result.rule
    if reason == reasons.NOT_A_UNION:
        rule = union_rule(position, first(action))
    return Refusal(said.family, said.code, rule, numbers(position, reason, action))


def numbers(position: Position, reason: i64, action: i64) -> list[int]:
    """Return what the sentence needs: which land, how much, from how much to how much."""
    a = int(first(action))
    if reason == reasons.NOT_A_LOAN:
        return [int(least_loan(position)), int(position.lendable(position.who())), int(position.parameters.loan_step)]
    if reason == reasons.BANK_EMPTY:
        return [int(position.bank), int(position.parameters.loan_least)]
    if reason == reasons.BAD_REPAYMENT:
        return [int(most_repayment(position))]
    if reason == reasons.BAD_BID:
        return [int(least_bid(position)), int(most_bid(position, position.who()))]
    if reason == reasons.NO_ROOM:
        return [int(position.debt(position.who())), int(position.limit(position.who()))]
    if reason == reasons.TOO_DEAR:
        return [int(position.funds(position.who())), int(cost(position, action))]
    if reason == reasons.BAD_SHARES:
        return [int(position.parameters.barrier)]
    if reason == reasons.SHARE_TOO_DEAR:
        return short_payer(position, action)
    if reason == reasons.ENOUGH_BUILT:
        return [int(position.parameters.options[BUILDS_PER_TURN])]
    if reason == reasons.DEAL_FULL:
        return [int(TERMS), int(CHANGES)]
    if reason == reasons.BAD_MONEY:
        return [a, int(cash_left(position, a))]
    if reason == reasons.PROMISED:
        return [int(position.who()), int(position.owner(position.word(1)))]
    return about_land(position, reason, a)


def about_land(position: Position, reason: i64, land: int) -> list[int]:
    """Return the land, and what else its sentence needs."""
    if reason == reasons.FULL:
        return [land, int(position.parameters.most)]
    if reason == reasons.NEEDS_NATIONAL:
        return [land, int(position.export(land)) + 1, int(position.national(land))]
    if reason == reasons.OWNED:
        return [land, int(position.owner(land))]
    if reason == reasons.NOT_THIS_LAND:
        return [land, int(position.word(1))]
    if reason in (reasons.NOT_YOURS, reasons.BOUGHT_THIS_TURN, reasons.NO_INDUSTRY):
        return [land]
    return []


def cost(position: Position, action: i64) -> i64:
    """Return what somebody cannot afford: an industry, a land, a piracy, or what the club owes."""
    verb = verb_of(action)
    if verb == actions.BUILD:
        return price(position, first(action), second(action))
    land = position.word(1)
    if verb == actions.PIRATE:
        return tax(position, land) + piracy_price(position, land, first(action))
    return position.parameters.price[land] if verb == actions.BUY else position.word(1)


def short_payer(position: Position, action: i64) -> list[int]:
    """Return who cannot afford the share of the barrier, what it is, and what there is (deuda.square.barrier)."""
    proposer = position.who()
    if position.club == 1:
        return [int(proposer), int(position.parameters.barrier), int(position.means(proposer))]
    shares = first(action) + SHARE * (second(action) + SHARE * third(action))
    for seat in range(position.players):
        if position.is_in(seat):
            part = purse_share(position, proposer, shares, seat)
            if part > lift_means(position, seat):
                return [int(seat), int(part), int(lift_means(position, seat))]
    return []


def union_rule(position: Position, members: i64) -> str:
    """Return the rule against a union: somebody's direct deal, or what makes a pair or a trio."""
    count = 0
    for seat in range(position.players):
        if members & BIT[seat] != 0:
            count += 1
            if position.of(seat, DIRECT) == 1:
                return "deuda.card.conditions.direct_deal"
    return "deuda.pair.pool" if count <= 2 else "deuda.trio.form"
