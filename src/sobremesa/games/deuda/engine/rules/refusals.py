"""From a reason to the refusal a person is shown: family, code, rule and the numbers that explain it."""

from typing import Final

from mypy_extensions import i64

from sobremesa.core.events import ILLEGAL, MALFORMED, NOT_NOW, Refusal
from sobremesa.core.packing import first, second, third, verb_of
from sobremesa.games.deuda.engine import actions
from sobremesa.games.deuda.engine.numbers import BIT, DIRECT, TERMS
from sobremesa.games.deuda.engine.parameters import BUILDS_PER_TURN
from sobremesa.games.deuda.engine.rules.barrier import SHARE, lift_means, purse_share
from sobremesa.games.deuda.engine.rules.build import price
from sobremesa.games.deuda.engine.rules.deals import CHANGES, cash_left
from sobremesa.games.deuda.engine.rules.debt import least_loan, most_repayment
from sobremesa.games.deuda.engine.rules.embargo import least_bid, most_bid
from sobremesa.games.deuda.engine.rules.moments import not_now
from sobremesa.games.deuda.engine.rules.piracy import price as piracy_price
from sobremesa.games.deuda.engine.rules.piracy import tax
from sobremesa.games.deuda.engine.state import Position

REASONS: Final = {
    actions.NO_SUCH_ACTION: (MALFORMED, "no-such-action", "deuda.turn.sequence"),
    actions.CHANCE_ONLY: (NOT_NOW, "chance-only", "deuda.turn.dice"),
    actions.GAME_OVER: (NOT_NOW, "game-over", "deuda.end.last_player"),
    actions.CARD_NOT_THERE: (ILLEGAL, "card-not-there", "deuda.card.decks"),
    actions.NO_ROOM: (ILLEGAL, "no-room", "deuda.debt.limit"),
    actions.BANK_EMPTY: (ILLEGAL, "bank-empty", "deuda.setup.bank"),
    actions.NOT_A_LOAN: (ILLEGAL, "not-a-loan", "deuda.debt.loan"),
    actions.LOAN_BANNED: (ILLEGAL, "loan-banned", "deuda.square.latin_america"),
    actions.CLUB_NO_LOAN: (ILLEGAL, "club-no-loan", "deuda.club.no_debt"),
    actions.NOT_YOURS: (ILLEGAL, "not-yours", "deuda.build.before_dice"),
    actions.FULL: (ILLEGAL, "full", "deuda.build.limits"),
    actions.NEEDS_NATIONAL: (ILLEGAL, "needs-national", "deuda.build.limits"),
    actions.TOO_DEAR: (ILLEGAL, "too-dear", "deuda.pay.order"),
    actions.BOUGHT_THIS_TURN: (ILLEGAL, "bought-this-turn", "deuda.build.not_same_turn"),
    actions.ENOUGH_BUILT: (ILLEGAL, "enough-built", "deuda.build.before_dice"),
    actions.NO_BARRIER: (ILLEGAL, "no-barrier", "deuda.square.barrier"),
    actions.BAD_SHARES: (ILLEGAL, "bad-shares", "deuda.square.barrier"),
    actions.SHARE_TOO_DEAR: (ILLEGAL, "share-too-dear", "deuda.pay.order"),
    actions.SAME_TERMS: (ILLEGAL, "same-terms", "deuda.turn.sequence"),
    actions.NO_PIRACY: (ILLEGAL, "no-piracy", "deuda.piracy.basic"),
    actions.NO_CHAIN: (ILLEGAL, "no-chain", "deuda.piracy.chain"),
    actions.PROMISED: (ILLEGAL, "promised", "deuda.pact.promise"),
    actions.NO_GOLD: (ILLEGAL, "no-gold", "deuda.gold.use"),
    actions.GOLD_NOT_HERE: (ILLEGAL, "gold-not-here", "deuda.gold.limits"),
    actions.BAD_REPAYMENT: (ILLEGAL, "bad-repayment", "deuda.debt.amortise"),
    actions.OWNED: (ILLEGAL, "owned", "deuda.square.nationalisation"),
    actions.BAD_BID: (ILLEGAL, "bad-bid", "deuda.embargo.auction"),
    actions.NOT_THIS_LAND: (ILLEGAL, "not-this-land", "deuda.card.solidarity.venezuela"),
    actions.NO_INDUSTRY: (ILLEGAL, "no-industry", "deuda.card.conditions.dumping"),
    actions.NOT_A_UNION: (ILLEGAL, "not-a-union", "deuda.trio.form"),
    actions.NO_CLUB: (ILLEGAL, "no-club", "deuda.club.form"),
    actions.SPURNED: (ILLEGAL, "spurned", "deuda.pact.meeting"),
    actions.DEAL_FULL: (ILLEGAL, "deal-full", "deuda.pact.deals"),
    actions.DEAL_EMPTY: (ILLEGAL, "deal-empty", "deuda.pact.deals"),
    actions.NO_TERM: (ILLEGAL, "no-term", "deuda.pact.deals"),
    actions.SAME_PURSE: (ILLEGAL, "same-purse", "deuda.pact.deals"),
    actions.IN_DEAL: (ILLEGAL, "in-deal", "deuda.pact.deals"),
    actions.NOT_AT_THE_TABLE: (ILLEGAL, "not-at-the-table", "deuda.card.conditions.direct_deal"),
    actions.BAD_MONEY: (ILLEGAL, "bad-money", "deuda.pact.deals"),
    actions.HAS_PROMISE: (ILLEGAL, "has-promise", "deuda.pact.promise"),
    actions.JUST_PROMISED: (ILLEGAL, "just-promised", "deuda.pact.promise"),
    actions.HAS_NO_PROMISE: (ILLEGAL, "has-no-promise", "deuda.pact.promise"),
    actions.DEAL_WITHOUT_YOU: (ILLEGAL, "deal-without-you", "deuda.pact.deals"),
    actions.NO_COUNTER: (ILLEGAL, "no-counter", "deuda.pact.meeting"),
    actions.CLUB_NO_SALE: (ILLEGAL, "club-no-sale", "deuda.club.south_north"),
}

BY_VERB: Final = {
    (actions.NOT_YOURS, actions.AUCTION): "deuda.embargo.auction",
    (actions.NOT_YOURS, actions.GIVE): "deuda.pact.deals",
    (actions.NOT_YOURS, actions.DUMP): "deuda.card.conditions.dumping",
    (actions.TOO_DEAR, actions.CASH): "deuda.club.economic_defeat",
    (actions.CHANCE_ONLY, actions.SOLIDARITY): "deuda.card.decks",
    (actions.CHANCE_ONLY, actions.CONDITION): "deuda.card.decks",
}
"""The same reason may be another rule's, depending on what was tried."""


def refusal(position: Position, reason: i64, action: i64) -> Refusal:
    """Return the refusal for a reason against an action."""
    if reason == actions.OTHER_MOMENT:
        code, rule, needed = not_now(position, action)
        return Refusal(NOT_NOW, code, rule, needed)
    family, code, rule = REASONS[int(reason)]
    rule = BY_VERB.get((int(reason), int(verb_of(action))), rule)
    result = position.result()
    if reason == actions.GAME_OVER and result is not None:
        rule = result.rule
    if reason == actions.NOT_A_UNION:
        rule = union_rule(position, first(action))
    return Refusal(family, code, rule, numbers(position, reason, action))


def numbers(position: Position, reason: i64, action: i64) -> list[int]:
    """Return what the sentence needs: which land, how much, from how much to how much."""
    a = int(first(action))
    if reason == actions.NOT_A_LOAN:
        return [int(least_loan(position)), int(position.lendable(position.who())), int(position.parameters.loan_step)]
    if reason == actions.BANK_EMPTY:
        return [int(position.bank), int(position.parameters.loan_least)]
    if reason == actions.BAD_REPAYMENT:
        return [int(most_repayment(position))]
    if reason == actions.BAD_BID:
        return [int(least_bid(position)), int(most_bid(position, position.who()))]
    if reason == actions.NO_ROOM:
        return [int(position.debt(position.who())), int(position.limit(position.who()))]
    if reason == actions.TOO_DEAR:
        return [int(position.funds(position.who())), int(cost(position, action))]
    if reason == actions.BAD_SHARES:
        return [int(position.parameters.barrier)]
    if reason == actions.SHARE_TOO_DEAR:
        return short_payer(position, action)
    if reason == actions.ENOUGH_BUILT:
        return [int(position.parameters.options[BUILDS_PER_TURN])]
    if reason == actions.DEAL_FULL:
        return [int(TERMS), int(CHANGES)]
    if reason == actions.BAD_MONEY:
        return [a, int(cash_left(position, a))]
    if reason == actions.PROMISED:
        return [int(position.who()), int(position.owner(position.word(1)))]
    return about_land(position, reason, a)


def about_land(position: Position, reason: i64, land: int) -> list[int]:
    """Return the land, and what else its sentence needs."""
    if reason == actions.FULL:
        return [land, int(position.parameters.most)]
    if reason == actions.NEEDS_NATIONAL:
        return [land, int(position.export(land)) + 1, int(position.national(land))]
    if reason == actions.OWNED:
        return [land, int(position.owner(land))]
    if reason == actions.NOT_THIS_LAND:
        return [land, int(position.word(1))]
    if reason in (actions.NOT_YOURS, actions.BOUGHT_THIS_TURN, actions.NO_INDUSTRY):
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
