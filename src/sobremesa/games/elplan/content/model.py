"""What is printed in El Plan: what `edition.toml`, `plans.toml`, `investments.toml` and `events.toml` may say."""

from collections.abc import Iterator
from typing import Annotated, Literal, Self, get_args

from pydantic import AfterValidator, Field, model_validator

from sobremesa.core.content import Entry, Files, Id, Problem, Row, Source, Translated

Resource = Literal["human", "money", "energy"]
Process = Literal["production", "logistics", "marketing", "any"]
OwnProcess = Literal["production", "logistics", "marketing"]
Product = Literal["raw", "good", "service"]
Kind = Literal["infrastructure", "specialist", "technology"]
Sign = Literal["negative", "neutral", "positive"]
Step = Literal["cutback", "entrepreneurs", "event", "offers", "turn_token"]

RESOURCES: tuple[Resource, ...] = get_args(Resource)
PROCESSES: tuple[Process, ...] = get_args(Process)
PRODUCTS: tuple[Product, ...] = get_args(Product)
KINDS: tuple[str, ...] = get_args(Kind)
SIGNS: tuple[Sign, ...] = get_args(Sign)
MOST_CARDS = 64
MOST_PLANS = 32
"""At one level."""
MOST_EVENTS = 60


def _some(amounts: dict[str, int]) -> dict[str, int]:
    if sum(amounts.values()) == 0:
        raise ValueError
    return amounts


UpToThree = Annotated[int, Field(ge=0, le=3)]
OneToThree = Annotated[int, Field(ge=1, le=3)]
Tokens = Annotated[dict[Resource, UpToThree], AfterValidator(_some)]
"""Resources with their numbers, one at least."""
Goods = Annotated[dict[Product, UpToThree], AfterValidator(_some)]
Given = Annotated[Row[Process], Field(min_length=1, max_length=4)]


class Card(Entry):
    """What plans, investments and events have."""

    id: Id
    source: Source
    name: Translated
    flavour: Translated


class Effect(Entry):
    """What a card does: at least one thing."""

    @model_validator(mode="after")
    def does_something(self) -> Self:
        """An effect without anything in it is none."""
        if not self.model_fields_set:
            raise ValueError
        return self


# -- plans -----------------------------------------------------------------------------------------


class ProcessRow(Entry):
    """A process row of a plan and the resource that activates it."""

    pays: Resource
    process: OwnProcess


class Recipe(Entry):
    """A row of the production table: a product and its two processes."""

    product: Product
    processes: Annotated[Row[OwnProcess], Field(min_length=2, max_length=2)]


class OtherRecipe(Recipe):
    """The other product takes three."""

    processes: Annotated[Row[OwnProcess], Field(min_length=3, max_length=3)]


class Plan(Card):
    """A plan."""

    level: OneToThree
    rows: Annotated[Row[ProcessRow], Field(min_length=1, max_length=8)]
    makes: Recipe
    also: OtherRecipe


class Plans(Entry):
    """The plans of every level."""

    all: Annotated[Row[Plan], Field(alias="plan", min_length=1)]


# -- investments -----------------------------------------------------------------------------------


class InvestmentEffect(Effect):
    """What an investment does while it is active."""

    processes: Given = ()
    extra_processes: Given = ()
    income: Resource | None = None
    externalise: bool = False
    shop: bool = False
    share: bool = False
    analyst: bool = False
    export_token: bool = False
    quality: bool = False
    keep: Annotated[int, Field(ge=2, le=3)] = 0
    adviser: Annotated[int, Field(ge=1, le=1)] = 0


class Investment(Card):
    """An investment. It has one of `activation`, `slots` and `extra`."""

    kind: Kind
    cost: Tokens
    activation: Annotated[Row[Resource], Field(max_length=3)] | None = None
    slots: Annotated[Row[Resource], Field(min_length=1, max_length=3)] = ()
    extra: Resource | None = None
    play: bool = False
    copies: Annotated[int, Field(ge=1, le=4)] = 1
    effect: InvestmentEffect

    @property
    def tokens(self) -> tuple[Resource, ...]:
        """Return the tokens that may lie on it."""
        return self.slots or self.activation or ((self.extra,) if self.extra else ())


class Investments(Entry):
    """The investments; the order of the file is that of a fixed deck."""

    all: Annotated[Row[Investment], Field(alias="investment", min_length=1, max_length=MOST_CARDS)]


# -- events ----------------------------------------------------------------------------------------


class EventEffect(Effect):
    """What an event does."""

    gain: Annotated[Tokens, Field(default_factory=dict)]
    lose: Annotated[Tokens, Field(default_factory=dict)]
    gain_any: bool = False
    lose_any: bool = False
    reset: OneToThree = 0
    subsidy_types: bool = False
    subsidy_spaces: OneToThree = 0
    market: Annotated[Goods, Field(default_factory=dict)]
    process: OneToThree = 0
    toll: Literal["human", "money", "energy", "any"] | None = None
    no_trade: bool = False
    price: Annotated[int, Field(ge=-2, le=3)] = 0
    investment_price: Annotated[int, Field(ge=-2, le=3)] = 0
    sale_bonus: OneToThree = 0
    keep: OneToThree = 0
    gain_d7: Annotated[Tokens, Field(default_factory=dict)]


class Event(Card):
    """An event."""

    sign: Sign
    effect: EventEffect


class Events(Entry):
    """The events; the order of the file is that of a fixed deck."""

    all: Annotated[Row[Event], Field(alias="event", min_length=1, max_length=MOST_EVENTS)]


# -- the edition -----------------------------------------------------------------------------------


def _with_the_first(districts: tuple[int, ...]) -> tuple[int, ...]:
    if 1 not in districts:
        raise ValueError
    return districts


class Period(Entry):
    """A period of a scenario that puts the board together piece by piece; every one has District 1."""

    districts: Annotated[
        Row[Annotated[int, Field(ge=1, le=7)]], Field(min_length=1, max_length=7), AfterValidator(_with_the_first)
    ]
    opportunity: bool = False
    selling: bool = False
    summary: Annotated[Row[Step], Field(max_length=5)]


ByPlayers = Field(min_length=5, max_length=5)
"""From two players to six."""


class Edition(Entry):
    """The rules in which editions differ."""

    source: Source
    periods: Annotated[int, Field(ge=1, le=12)]
    offers: Annotated[Row[OneToThree], ByPlayers]
    d1_spaces: Annotated[Row[Annotated[int, Field(ge=1, le=2)]], ByPlayers]
    liquidation: Literal["none", "cost_minus_one", "half"]
    liquidation_on_space: bool
    exchange: bool
    credit_cards: Annotated[int, Field(ge=0, le=6)]
    imports: Literal["none", "missing", "any"]
    subsidy: Annotated[Row[Resource], Field(min_length=1, max_length=3)]
    rotation: bool
    reshuffle: bool
    one_copy: bool
    fixed_decks: bool
    event_returns: bool
    subsidies: Literal["shift", "deal"]
    trios: Literal["none", "active", "owned"]
    tie: Literal["none", "converted", "investments"]
    offers_period: Annotated[int, Field(ge=0, le=12)]
    last_summary: bool
    period: Row[Period] = ()


# -- all of it -------------------------------------------------------------------------------------


class Content(Files):
    """What is printed."""

    edition: Edition
    plans: Plans
    investments: Investments
    events: Events

    def whole(self) -> Iterator[Problem]:
        """Yield cards whose fields do not fit together, and what only the whole pack shows."""
        for place, plan in enumerate(self.plans.all):
            if plan.makes.product == plan.also.product:
                yield Problem(("plans", "plan", place, "also", "product"), plan.also.product, "≠ makes")
        for place, card in enumerate(self.investments.all):
            yield from _of_investment(("investments", "investment", place), card)
        for place, event in enumerate(self.events.all):
            if event.effect.gain_any and event.effect.lose_any:
                yield Problem(("events", "event", place, "effect"), "gain_any, lose_any", "gain_any | lose_any")
        yield from self._enough()
        for name in ("externalise", "shop"):
            alone = [place for place, card in enumerate(self.investments.all) if getattr(card.effect, name)]
            for place in alone[1:]:
                yield Problem(("investments", "investment", place, "effect", name), name, f"1 × {name}")
        for place, card in enumerate(self.investments.all):
            if card.copies > 1 and not self.edition.one_copy:
                yield Problem(("investments", "investment", place, "copies"), card.copies, "1")

    def _enough(self) -> Iterator[Problem]:
        """Enough plans of each type, events for every period, investments for every place on offer."""
        for level in sorted({plan.level for plan in self.plans.all}):
            types = {plan.makes.product for plan in self.plans.all if plan.level == level}
            if types != set(PRODUCTS):
                yield Problem(("plans", f"level {level}"), ", ".join(sorted(types)), ", ".join(PRODUCTS))
        if (events := len(self.events.all)) < self.edition.periods:
            yield Problem(("events", "event"), events, f"{self.edition.periods}–{MOST_EVENTS}")
        if self.edition.period and len(self.edition.period) != self.edition.periods:
            yield Problem(("edition", "period"), len(self.edition.period), str(self.edition.periods))
        least = max(self.edition.offers)
        for kind in KINDS:
            found = sum(1 for card in self.investments.all if card.kind == kind)
            if found < least:
                yield Problem(("investments", kind), found, f"{least}–{MOST_CARDS}")


def _of_investment(at: tuple[str | int, ...], card: Investment) -> Iterator[Problem]:
    """Yield how the fields of an investment do not fit together."""
    ways = [way for way in ("activation", "slots", "extra") if way in card.model_fields_set]
    if len(ways) != 1:
        yield Problem((*at, "activation"), ", ".join(ways) or "–", "activation | slots | extra")
    does = card.effect
    if card.slots and len(does.processes) != len(card.slots):
        yield Problem((*at, "effect", "processes"), does.processes, f"processes × {len(card.slots)}")
    if (card.extra is None) != (not does.extra_processes):
        yield Problem((*at, "effect", "extra_processes"), does.extra_processes, "extra + extra_processes")
    if does.externalise and not card.activation:
        yield Problem((*at, "activation"), card.activation or "–", "1–3")
