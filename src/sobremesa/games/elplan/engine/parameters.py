"""The constants of one setup: an edition's rules, and its plans, investments and events as numbers.

Editions differ only in what stands here; the rules read it. Every effect of a card or an event is a column of its
table, so that applying the content is looking into a table and there is one place that does it.
"""

from librt.vecs import vec
from mypy_extensions import i64

from sobremesa.core.meta import Setup
from sobremesa.games.elplan.engine.columns import (
    CARD,
    COST,
    COST_MINUS_ONE,
    EVENT,
    EXTERNALISE,
    INCOME,
    KIND,
    NOTHING,
    PLAN,
    PLAN_PAYS,
    PLAN_PROCESS,
    PLAN_PRODUCT,
    PLAN_RECIPE,
    PLAN_ROWS,
    THREE,
)
from sobremesa.games.elplan.engine.numbers import D2, SPACES
from sobremesa.games.elplan.engine.precomputed import effects, rows_by, tokens_needed, total


class Parameters:
    """What never changes during a game: the edition's rules, the readings chosen of ambiguous ones, the content."""

    def __init__(
        self,
        setup: Setup,
        numbers: dict[str, int],
        plans: list[int],
        cards: list[int],
        events: list[int],
        parts: list[int],
        pack: object,
        base: i64,
    ) -> None:
        self.setup = setup
        """What was asked for; the edition's id stands in it."""
        self.periods: i64 = numbers["periods"]
        self.clock: i64 = numbers["clock"]
        """1 if a period may be the last because time is up (elplan.end.when)."""
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
        self.first: i64 = numbers["first"]
        """The seats between which the turn token is drawn by lot, as bits; 0 for all."""
        self.players: i64 = setup.players
        self.plans = vec[i64](plans)
        self.cards = vec[i64](cards)
        self.events = vec[i64](events)
        self.parts = vec[i64](parts)
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
        self.spaces: i64 = 2**SPACES - 2**D2 + 2 ** int(self.d1_spaces) - 1
        """The spaces there are, as bits (elplan.opportunity.spaces)."""
        # What would else be counted again in every turn.
        self.paid = vec[i64](rows_by(self.plans, PLAN_PAYS))
        """By plan and resource: the rows it activates, as bits."""
        self.working = vec[i64](rows_by(self.plans, PLAN_PROCESS))
        """By plan and process: the rows that have it, as bits."""
        self.needs = vec[i64]([n for card in range(self.card_count) for n in tokens_needed(self.cards, card)])
        """By card and set of places left to Ideas: the human capital, money, energy and Ideas that activate it."""
        self.refunds = [vec[i64](self.picks(card)) for card in range(self.card_count)]
        """By card: the choices of tokens (human capital * 16 + money * 4 + energy) that liquidating it brings back."""
        self.income = vec[i64]([total(self.cards, card * CARD + INCOME, 3) for card in range(self.card_count)])
        """By card: how many tokens it pays when District 2 is enabled."""
        self.effects = vec[i64]([effects(self.events, event * EVENT) for event in range(self.event_count)])
        """By event: what it does beside the effects that are looked up when they matter, as bits."""

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

    def liquidation_value(self, card: i64) -> i64:
        """The cost less one (elplan.d2.liquidate_es) or half of it rounded up (elplan.d2.liquidate_en); at least 1."""
        cost = self.full_cost(card)
        return max(cost - 1 if self.liquidation == COST_MINUS_ONE else (cost + 1) >> 1, 1)

    def picks(self, card: i64) -> list[i64]:
        """Return every choice of tokens of the printed cost that is worth what liquidating the card brings."""
        value = self.liquidation_value(card)
        choices: list[i64] = []
        for human in range(self.card(card, COST) + 1):
            for money in range(self.card(card, COST + 1) + 1):
                energy = value - human - money
                if 0 <= energy <= self.card(card, COST + 2):
                    choices.append(human * 16 + money * 4 + energy)
        return choices

    # -- events ----------------------------------------------------------------------------------

    def event(self, event: i64, column: i64) -> i64:
        """Return a number of an event; 0 while no event is turned up."""
        if event < 0:
            return 0
        return self.events[event * EVENT + column]

    def does(self, event: i64, effect: i64) -> bool:
        """Tell whether an event does such a thing: TOUCHES, ASKS, REWARDS."""
        return event >= 0 and self.effects[event] & effect != 0
