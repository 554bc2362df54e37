"""Why an action may be refused: the reasons that predicates return, and what is said of each.

One predicate per verb returns them, and both the list of legal actions and `why_not` ask that predicate.
"""

from typing import Final

from sobremesa.core.events import ILLEGAL, MALFORMED, NOT_NOW
from sobremesa.core.state import GAME_OVER, NO_SUCH_ACTION
from sobremesa.games.deuda.engine.actions import AUCTION, CASH, CONDITION, DUMP, GIVE, SOLIDARITY

CHANCE_ONLY: Final = 3
OTHER_MOMENT: Final = 4
CARD_NOT_THERE: Final = 5
NO_ROOM: Final = 6
"""Less than the least loan is left under the limit."""
NOT_A_LOAN: Final = 7
"""An amount that is no loan: too little, too much, or not in steps."""
LOAN_BANNED: Final = 8
CLUB_NO_LOAN: Final = 9
NOT_YOURS: Final = 10
FULL: Final = 11
NEEDS_NATIONAL: Final = 12
TOO_DEAR: Final = 13
BOUGHT_THIS_TURN: Final = 14
ENOUGH_BUILT: Final = 15
NO_BARRIER: Final = 16
BAD_SHARES: Final = 17
SHARE_TOO_DEAR: Final = 18
SAME_TERMS: Final = 19
"""The very same terms were refused in this turn."""
NO_PIRACY: Final = 20
NO_CHAIN: Final = 21
PROMISED: Final = 22
NO_GOLD: Final = 23
GOLD_NOT_HERE: Final = 24
BAD_REPAYMENT: Final = 25
OWNED: Final = 26
BAD_BID: Final = 27
NOT_THIS_LAND: Final = 28
NO_INDUSTRY: Final = 29
NOT_A_UNION: Final = 30
NO_CLUB: Final = 31
SPURNED: Final = 32
DEAL_FULL: Final = 33
DEAL_EMPTY: Final = 34
NO_TERM: Final = 35
SAME_PURSE: Final = 36
IN_DEAL: Final = 37
NOT_AT_THE_TABLE: Final = 38
BAD_MONEY: Final = 39
HAS_PROMISE: Final = 40
HAS_NO_PROMISE: Final = 41
DEAL_WITHOUT_YOU: Final = 42
NO_COUNTER: Final = 43
CLUB_NO_SALE: Final = 44
JUST_PROMISED: Final = 45
BANK_EMPTY: Final = 46
"""The IMF has less than the least loan."""

REASONS: Final = {
    NO_SUCH_ACTION: (MALFORMED, "no-such-action", "deuda.turn.sequence"),
    CHANCE_ONLY: (NOT_NOW, "chance-only", "deuda.turn.dice"),
    GAME_OVER: (NOT_NOW, "game-over", "deuda.end.last_player"),
    CARD_NOT_THERE: (ILLEGAL, "card-not-there", "deuda.card.decks"),
    NO_ROOM: (ILLEGAL, "no-room", "deuda.debt.limit"),
    BANK_EMPTY: (ILLEGAL, "bank-empty", "deuda.setup.bank"),
    NOT_A_LOAN: (ILLEGAL, "not-a-loan", "deuda.debt.loan"),
    LOAN_BANNED: (ILLEGAL, "loan-banned", "deuda.square.latin_america"),
    CLUB_NO_LOAN: (ILLEGAL, "club-no-loan", "deuda.club.no_debt"),
    NOT_YOURS: (ILLEGAL, "not-yours", "deuda.build.before_dice"),
    FULL: (ILLEGAL, "full", "deuda.build.limits"),
    NEEDS_NATIONAL: (ILLEGAL, "needs-national", "deuda.build.limits"),
    TOO_DEAR: (ILLEGAL, "too-dear", "deuda.pay.order"),
    BOUGHT_THIS_TURN: (ILLEGAL, "bought-this-turn", "deuda.build.not_same_turn"),
    ENOUGH_BUILT: (ILLEGAL, "enough-built", "deuda.build.before_dice"),
    NO_BARRIER: (ILLEGAL, "no-barrier", "deuda.square.barrier"),
    BAD_SHARES: (ILLEGAL, "bad-shares", "deuda.square.barrier"),
    SHARE_TOO_DEAR: (ILLEGAL, "share-too-dear", "deuda.pay.order"),
    SAME_TERMS: (ILLEGAL, "same-terms", "deuda.turn.sequence"),
    NO_PIRACY: (ILLEGAL, "no-piracy", "deuda.piracy.basic"),
    NO_CHAIN: (ILLEGAL, "no-chain", "deuda.piracy.chain"),
    PROMISED: (ILLEGAL, "promised", "deuda.pact.promise"),
    NO_GOLD: (ILLEGAL, "no-gold", "deuda.gold.use"),
    GOLD_NOT_HERE: (ILLEGAL, "gold-not-here", "deuda.gold.limits"),
    BAD_REPAYMENT: (ILLEGAL, "bad-repayment", "deuda.debt.amortise"),
    OWNED: (ILLEGAL, "owned", "deuda.square.nationalisation"),
    BAD_BID: (ILLEGAL, "bad-bid", "deuda.embargo.auction"),
    NOT_THIS_LAND: (ILLEGAL, "not-this-land", "deuda.card.solidarity.venezuela"),
    NO_INDUSTRY: (ILLEGAL, "no-industry", "deuda.card.conditions.dumping"),
    NOT_A_UNION: (ILLEGAL, "not-a-union", "deuda.trio.form"),
    NO_CLUB: (ILLEGAL, "no-club", "deuda.club.form"),
    SPURNED: (ILLEGAL, "spurned", "deuda.pact.meeting"),
    DEAL_FULL: (ILLEGAL, "deal-full", "deuda.pact.deals"),
    DEAL_EMPTY: (ILLEGAL, "deal-empty", "deuda.pact.deals"),
    NO_TERM: (ILLEGAL, "no-term", "deuda.pact.deals"),
    SAME_PURSE: (ILLEGAL, "same-purse", "deuda.pact.deals"),
    IN_DEAL: (ILLEGAL, "in-deal", "deuda.pact.deals"),
    NOT_AT_THE_TABLE: (ILLEGAL, "not-at-the-table", "deuda.card.conditions.direct_deal"),
    BAD_MONEY: (ILLEGAL, "bad-money", "deuda.pact.deals"),
    HAS_PROMISE: (ILLEGAL, "has-promise", "deuda.pact.promise"),
    JUST_PROMISED: (ILLEGAL, "just-promised", "deuda.pact.promise"),
    HAS_NO_PROMISE: (ILLEGAL, "has-no-promise", "deuda.pact.promise"),
    DEAL_WITHOUT_YOU: (ILLEGAL, "deal-without-you", "deuda.pact.deals"),
    NO_COUNTER: (ILLEGAL, "no-counter", "deuda.pact.meeting"),
    CLUB_NO_SALE: (ILLEGAL, "club-no-sale", "deuda.club.south_north"),
}
"""By reason the family, code and rule of the refusal; what has its moment, but not now, is told by `moments`."""

BY_VERB: Final = {
    (NOT_YOURS, AUCTION): "deuda.embargo.auction",
    (NOT_YOURS, GIVE): "deuda.pact.deals",
    (NOT_YOURS, DUMP): "deuda.card.conditions.dumping",
    (TOO_DEAR, CASH): "deuda.club.economic_defeat",
    (CHANCE_ONLY, SOLIDARITY): "deuda.card.decks",
    (CHANCE_ONLY, CONDITION): "deuda.card.decks",
}
"""The same reason may be another rule's, depending on what was tried."""
