"""From a reason to the refusal a person is shown: family, code, rule and the numbers that explain it."""

from typing import Final

from mypy_extensions import i64

from sobremesa.core.events import ILLEGAL, MALFORMED, NOT_NOW, Refusal
from sobremesa.core.packing import first, verb_of
from sobremesa.games.deuda import actions
from sobremesa.games.deuda.actions import BUILD
from sobremesa.games.deuda.rules.build import price
from sobremesa.games.deuda.rules.debt import least_loan, most_repayment
from sobremesa.games.deuda.rules.embargo import least_bid, most_bid
from sobremesa.games.deuda.state import Position

__all__ = ["refusal"]

REASONS: Final = {
    actions.NO_SUCH_ACTION: (MALFORMED, "no-such-action", "deuda.turn.sequence"),
    actions.CHANCE_ONLY: (NOT_NOW, "chance-only", "deuda.turn.dice"),
    actions.OTHER_MOMENT: (NOT_NOW, "other-moment", "deuda.turn.sequence"),
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
    actions.ASKED_ENOUGH: (ILLEGAL, "asked-enough", "deuda.pact.meeting"),
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
    (actions.ASKED_ENOUGH, actions.LIFT): "deuda.square.barrier",
    (actions.ASKED_ENOUGH, actions.BUILD): "deuda.club.form",
    (actions.ASKED_ENOUGH, actions.BUY): "deuda.club.form",
}
"""The same reason may be another rule's, depending on what was tried."""


def refusal(position: Position, reason: i64, action: i64) -> Refusal:
    """Return the refusal for a reason against an action."""
    family, code, rule = REASONS[int(reason)]
    rule = BY_VERB.get((int(reason), int(verb_of(action))), rule)
    result = position.result()
    if reason == actions.GAME_OVER and result is not None:
        rule = result.rule
    return Refusal(family, code, rule, numbers(position, reason, action))


def numbers(position: Position, reason: i64, action: i64) -> list[int]:
    """Return what the sentence needs: which land, how much, from how much to how much."""
    a = int(first(action))
    if reason == actions.NOT_A_LOAN:
        return [int(least_loan(position)), int(position.lendable(position.who())), int(position.chart.loan_step)]
    if reason == actions.BANK_EMPTY:
        return [int(position.bank)]
    if reason == actions.BAD_REPAYMENT:
        return [int(most_repayment(position))]
    if reason == actions.BAD_BID:
        return [int(least_bid(position)), int(most_bid(position, position.who()))]
    if reason == actions.NO_ROOM:
        return [int(position.debt(position.who())), int(position.limit(position.who()))]
    if reason == actions.TOO_DEAR:
        cost = int(price(position, a, first(action >> 16))) if verb_of(action) == BUILD else 0
        return [int(position.funds(position.who())), cost]
    if reason == actions.BAD_SHARES:
        return [int(position.chart.barrier)]
    if reason in (
        actions.NOT_YOURS,
        actions.FULL,
        actions.NEEDS_NATIONAL,
        actions.BOUGHT_THIS_TURN,
        actions.OWNED,
        actions.NOT_THIS_LAND,
        actions.NO_INDUSTRY,
    ):
        return [a]
    return []
