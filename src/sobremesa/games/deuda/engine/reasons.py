"""Why an action may be refused: the reasons that predicates return, and what is said of each.

One predicate per verb returns them, and both the list of legal actions and `why_not` ask that predicate.
"""

from typing import Final

from sobremesa.core.events import ILLEGAL, MALFORMED, NOT_NOW, Reason
from sobremesa.core.state import GAME_OVER, NO_SUCH_ACTION
from sobremesa.games.deuda.engine.actions import AUCTION, CASH, CLOCK, CONDITION, DUMP, GIVE, SOLIDARITY

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
    NO_SUCH_ACTION: Reason(MALFORMED, "no-such-action", "deuda.turn.sequence"),
    CHANCE_ONLY: Reason(
        NOT_NOW,
        "chance-only",
        "deuda.turn.dice",
        {SOLIDARITY: "deuda.card.decks", CONDITION: "deuda.card.decks", CLOCK: "deuda.end.limit"},
    ),
    GAME_OVER: Reason(NOT_NOW, "game-over", "deuda.end.last_player"),
    CARD_NOT_THERE: Reason(ILLEGAL, "card-not-there", "deuda.card.decks"),
    NO_ROOM: Reason(ILLEGAL, "no-room", "deuda.debt.limit"),
    BANK_EMPTY: Reason(ILLEGAL, "bank-empty", "deuda.setup.bank"),
    NOT_A_LOAN: Reason(ILLEGAL, "not-a-loan", "deuda.debt.loan"),
    LOAN_BANNED: Reason(ILLEGAL, "loan-banned", "deuda.square.latin_america"),
    CLUB_NO_LOAN: Reason(ILLEGAL, "club-no-loan", "deuda.club.no_debt"),
    NOT_YOURS: Reason(
        ILLEGAL,
        "not-yours",
        "deuda.build.before_dice",
        {AUCTION: "deuda.embargo.auction", GIVE: "deuda.pact.deals", DUMP: "deuda.card.conditions.dumping"},
    ),
    FULL: Reason(ILLEGAL, "full", "deuda.build.limits"),
    NEEDS_NATIONAL: Reason(ILLEGAL, "needs-national", "deuda.build.limits"),
    TOO_DEAR: Reason(ILLEGAL, "too-dear", "deuda.pay.order", {CASH: "deuda.club.economic_defeat"}),
    BOUGHT_THIS_TURN: Reason(ILLEGAL, "bought-this-turn", "deuda.build.not_same_turn"),
    ENOUGH_BUILT: Reason(ILLEGAL, "enough-built", "deuda.build.before_dice"),
    NO_BARRIER: Reason(ILLEGAL, "no-barrier", "deuda.square.barrier"),
    BAD_SHARES: Reason(ILLEGAL, "bad-shares", "deuda.square.barrier"),
    SHARE_TOO_DEAR: Reason(ILLEGAL, "share-too-dear", "deuda.pay.order"),
    SAME_TERMS: Reason(ILLEGAL, "same-terms", "deuda.turn.sequence"),
    NO_PIRACY: Reason(ILLEGAL, "no-piracy", "deuda.piracy.basic"),
    NO_CHAIN: Reason(ILLEGAL, "no-chain", "deuda.piracy.chain"),
    PROMISED: Reason(ILLEGAL, "promised", "deuda.pact.promise"),
    NO_GOLD: Reason(ILLEGAL, "no-gold", "deuda.gold.use"),
    GOLD_NOT_HERE: Reason(ILLEGAL, "gold-not-here", "deuda.gold.limits"),
    BAD_REPAYMENT: Reason(ILLEGAL, "bad-repayment", "deuda.debt.amortise"),
    OWNED: Reason(ILLEGAL, "owned", "deuda.square.nationalisation"),
    BAD_BID: Reason(ILLEGAL, "bad-bid", "deuda.embargo.auction"),
    NOT_THIS_LAND: Reason(ILLEGAL, "not-this-land", "deuda.card.solidarity.venezuela"),
    NO_INDUSTRY: Reason(ILLEGAL, "no-industry", "deuda.card.conditions.dumping"),
    NOT_A_UNION: Reason(ILLEGAL, "not-a-union", "deuda.trio.form"),
    NO_CLUB: Reason(ILLEGAL, "no-club", "deuda.club.form"),
    SPURNED: Reason(ILLEGAL, "spurned", "deuda.pact.meeting"),
    DEAL_FULL: Reason(ILLEGAL, "deal-full", "deuda.pact.deals"),
    DEAL_EMPTY: Reason(ILLEGAL, "deal-empty", "deuda.pact.deals"),
    NO_TERM: Reason(ILLEGAL, "no-term", "deuda.pact.deals"),
    SAME_PURSE: Reason(ILLEGAL, "same-purse", "deuda.pact.deals"),
    IN_DEAL: Reason(ILLEGAL, "in-deal", "deuda.pact.deals"),
    NOT_AT_THE_TABLE: Reason(ILLEGAL, "not-at-the-table", "deuda.card.conditions.direct_deal"),
    BAD_MONEY: Reason(ILLEGAL, "bad-money", "deuda.pact.deals"),
    HAS_PROMISE: Reason(ILLEGAL, "has-promise", "deuda.pact.promise"),
    JUST_PROMISED: Reason(ILLEGAL, "just-promised", "deuda.pact.promise"),
    HAS_NO_PROMISE: Reason(ILLEGAL, "has-no-promise", "deuda.pact.promise"),
    DEAL_WITHOUT_YOU: Reason(ILLEGAL, "deal-without-you", "deuda.pact.deals"),
    NO_COUNTER: Reason(ILLEGAL, "no-counter", "deuda.pact.meeting"),
    CLUB_NO_SALE: Reason(ILLEGAL, "club-no-sale", "deuda.club.south_north"),
}
"""What is said of each reason; what has its moment, but not now, is told by `moments`."""
