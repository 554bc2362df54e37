"""The chart: an edition's parameters and its plans, investments and events as numbers. Never changes during a game.

Editions differ only in what stands here; the rules read it. Every effect of a card or an event is a column of its
table, so that applying the content is looking into a table and there is one place that does it.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

__all__ = ["ANY", "ENERGY", "HUMAN", "MONEY", "Chart", "Edition"]

# Resources
HUMAN: Final = 0
MONEY: Final = 1
ENERGY: Final = 2
ANY: Final = 3
"""Any of the three: of resources for a toll, of processes for one of choice."""
NOTHING: Final = -1
THREE: Final[i64] = 3

# A plan's row in the table
MOST_ROWS: Final = 8
PLAN_ROWS: Final = 0
PLAN_PRODUCT: Final = 1
"""The plan's own product, then the other one."""
PLAN_PAYS: Final = 3
PLAN_PROCESS: Final = 11
PLAN_RECIPE: Final = 19
"""Production, logistics, marketing for the own product, then for the other."""
PLAN: Final = 25

# An investment's row in the table
KIND: Final = 0
COST: Final = 1
MODE: Final = 4
TOKENS: Final = 5
"""How many tokens it holds."""
TOKEN: Final = 6
"""The resource each place holds."""
GIVES: Final = 9
"""Production, logistics, marketing and processes of choice; of a slot card, the process of each slot."""
AFTER: Final = 13
"""What a slash card gives with the extra token."""
INCOME: Final = 17
PLAY_SIGN: Final = 20
COPIES: Final = 21
EXTERNALISE: Final = 22
SHOP: Final = 23
SHARE: Final = 24
ANALYST: Final = 25
EXPORT_TOKEN: Final = 26
QUALITY: Final = 27
KEEP: Final = 28
ADVISER: Final = 29
CARD: Final = 30

# How a card is activated
WHOLE: Final = 0
"""All its tokens at once."""
READY: Final = 1
"""Comes active."""
SLASH: Final = 2
"""Comes active; one extra token changes what it gives."""
SLOTS: Final = 3
"""Each token by itself; active with one."""

# An event's row in the table
SIGN: Final = 0
GAIN: Final = 1
LOSE: Final = 4
GAIN_ANY: Final = 7
LOSE_ANY: Final = 8
RESET: Final = 9
SUBSIDY_TYPES: Final = 10
SUBSIDY_SPACES: Final = 11
MARKET: Final = 12
PROCESS: Final = 15
TOLL: Final = 16
"""1 + the resource, or 1 + ANY."""
NO_TRADE: Final = 17
PRICE: Final = 18
INVESTMENT_PRICE: Final = 19
SALE_BONUS: Final = 20
KEEP_MORE: Final = 21
GAIN_D7: Final = 22
EVENT: Final = 25

NEGATIVE: Final = -1
NEUTRAL: Final = 0
POSITIVE: Final = 1

# Parameters with more than two values
NONE: Final = 0
COST_MINUS_ONE: Final = 1
HALF: Final = 2
IMPORT_MISSING: Final = 1
IMPORT_ANY: Final = 2
TRIOS_ACTIVE: Final = 1
TRIOS_OWNED: Final = 2
TIE_CONVERTED: Final = 1
TIE_INVESTMENTS: Final = 2
SHIFT: Final = 0
DEAL: Final = 1
NEVER: Final = -1
"""Of `interest`: credit cards are never paid back."""

# What a period has: bits 1 to 7 are the districts, the others below.
OPPORTUNITY: Final = 1
SELLING: Final = 256
STEP_CUTBACK: Final = 512
STEP_ENTREPRENEURS: Final = 1024
STEP_EVENT: Final = 2048
STEP_OFFERS: Final = 4096
STEP_TURN_TOKEN: Final = 8192
STEP_SUBSIDIES: Final = 16384
EVERYTHING: Final = 32767
BIT: Final = vec[i64]([2**i for i in range(62)])


class Edition:
    """The rules that differ between editions, and the readings chosen for ambiguous ones: plain numbers."""

    def __init__(self, numbers: dict[str, int]) -> None:
        self.periods: i64 = numbers["periods"]
        self.offers: i64 = numbers["offers"]
        self.d1_spaces: i64 = numbers["d1_spaces"]
        self.liquidation: i64 = numbers["liquidation"]
        self.liquidation_on_space: i64 = numbers["liquidation_on_space"]
        self.exchange: i64 = numbers["exchange"]
        self.credit: i64 = numbers["credit"]
        self.imports: i64 = numbers["imports"]
        self.subsidy: i64 = numbers["subsidy"]
        """The kinds a subsidy may be, as bits."""
        self.rotation: i64 = numbers["rotation"]
        self.reshuffle: i64 = numbers["reshuffle"]
        self.one_copy: i64 = numbers["one_copy"]
        self.fixed_decks: i64 = numbers["fixed_decks"]
        self.event_returns: i64 = numbers["event_returns"]
        self.subsidies: i64 = numbers["subsidies"]
        self.trios: i64 = numbers["trios"]
        self.tie: i64 = numbers["tie"]
        self.offers_period: i64 = numbers["offers_period"]
        self.last_summary: i64 = numbers["last_summary"]
        self.deal_plans: i64 = numbers["deal_plans"]
        self.insured_partial: i64 = numbers["insured_partial"]
        self.idea_at_once: i64 = numbers["idea_at_once"]
        self.printed_order: i64 = numbers["printed_order"]
        self.interest: i64 = numbers["interest"]
        self.ideas_limit: i64 = numbers["ideas_limit"]


class Chart:
    """The edition and its content."""

    def __init__(
        self,
        edition: Edition,
        players: i64,
        plans: "vec[i64]",
        cards: "vec[i64]",
        events: "vec[i64]",
        parts: "vec[i64]",
        pack: object,
        base: i64,
    ) -> None:
        self.edition = edition
        self.players: i64 = players
        self.plans = plans
        self.cards = cards
        self.events = events
        self.parts = parts
        """By period, from 1: what it has."""
        self.pack = pack
        """The content as it was read: names and texts, for words and scenes; the rules never look at it."""
        self.base: i64 = base
        """Where this pack's cards begin among those of all packs."""
        self.plan_count: i64 = len(plans) // PLAN
        self.card_count: i64 = len(cards) // CARD
        self.event_count: i64 = len(events) // EVENT
        # Cards are sorted by kind, so a deck is a stretch of them.
        starts = [0, 0, 0, 0]
        for card in range(self.card_count):
            for kind in range(cards[card * CARD + KIND] + 1, 4):
                starts[kind] += 1
        self.starts = vec[i64](starts)
        self.outsourcing: i64 = NOTHING
        """The card that activates another without tokens; a pack has one at most."""
        for card in range(self.card_count):
            if cards[card * CARD + EXTERNALISE] != 0:
                self.outsourcing = card

    def has(self, period: i64, part: i64) -> bool:
        """Tell whether a period has a part: a phase, a step of the Summary."""
        return self.parts[period] & part != 0

    def named(self, card: i64) -> i64:
        """Return a card's number among all packs: what events carry, so that they can be told without the position."""
        return self.base + card

    # -- plans -----------------------------------------------------------------------------------

    def rows(self, plan: i64) -> i64:
        """Return how many process rows a plan has."""
        return self.plans[plan * PLAN + PLAN_ROWS]

    def product(self, plan: i64, which: i64) -> i64:
        """Return the plan's own product (0) or the other it makes (1)."""
        return self.plans[plan * PLAN + PLAN_PRODUCT + which]

    def pays(self, plan: i64, row: i64) -> i64:
        """Return the resource that activates a row."""
        return self.plans[plan * PLAN + PLAN_PAYS + row]

    def process(self, plan: i64, row: i64) -> i64:
        """Return the process of a row."""
        return self.plans[plan * PLAN + PLAN_PROCESS + row]

    def recipe(self, plan: i64, which: i64, process: i64) -> i64:
        """Return how many of a process one of the two products takes."""
        return self.plans[plan * PLAN + PLAN_RECIPE + which * THREE + process]

    def missing(self, plan: i64) -> i64:
        """Return the product the plan can never make."""
        return 3 - self.product(plan, 0) - self.product(plan, 1)

    # -- investments -----------------------------------------------------------------------------

    def card(self, card: i64, column: i64) -> i64:
        """Return a number of an investment."""
        return self.cards[card * CARD + column]

    def deck_start(self, kind: i64) -> i64:
        """Return the first card of a kind; the deck ends where the next kind's begins."""
        return self.starts[kind]

    def full_cost(self, card: i64) -> i64:
        """Return the printed cost in tokens."""
        base = card * CARD + COST
        return self.cards[base] + self.cards[base + 1] + self.cards[base + 2]

    # -- events ----------------------------------------------------------------------------------

    def event(self, event: i64, column: i64) -> i64:
        """Return a number of an event; 0 while no event is turned up."""
        return self.events[event * EVENT + column] if event >= 0 else 0
