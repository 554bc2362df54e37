"""What is printed in Deuda Eterna: what `squares.toml`, `titles.toml`, `cards.toml` and `editions.toml` may say."""

from collections import Counter
from collections.abc import Iterator
from typing import Annotated, Literal

from pydantic import Field

from sobremesa.core.content import Entry, Files, Id, Problem, Row, Text, Translated
from sobremesa.core.meta import Value
from sobremesa.games.deuda.engine.numbers import BOOTS_AT, DONT_PAY_AT, IMF_AT, LANDS, LATIN_AMERICA_AT, MOST_CARDS

Kind = Literal[
    "raw",
    "manufacture",
    "solidarity",
    "conditions",
    "latin_america",
    "solidarity_aid",
    "capital_flight",
    "military_coup",
    "barrier",
    "nationalisation",
    "us_aid",
    "october_12",
    "dont_pay",
    "imf",
]
SolidarityEffect = Literal[
    "gift",
    "nationalisation",
    "solidarity_aid",
    "hat",
    "keep_coup",
    "keep_flight",
    "all_receive",
    "gold_back",
    "gather",
    "oil_industry",
]
ConditionEffect = Literal[
    "manufacture",
    "interest",
    "october",
    "wage_cut",
    "neighbour_to_imf",
    "lose_turns",
    "pay",
    "pay_with_neighbour",
    "all_to_imf",
    "close",
    "direct_deal",
    "patents",
    "rate",
    "dump",
    "all_pay",
]
CHAINS = ("a", "b", "c", "d", "")
"""The colours of the chains; the last is the land that forms none."""
PRICED = ("raw", "manufacture", "capital_flight", "us_aid", "barrier")
"""Squares with an amount at their foot."""
FIXED: dict[int, Kind] = dict.fromkeys(BOOTS_AT, "conditions")
FIXED |= {LATIN_AMERICA_AT: "latin_america", DONT_PAY_AT: "dont_pay", IMF_AT: "imf"}
"""Squares the rules name by their number."""
KEPT = ("keep_coup", "keep_flight")
"""Effects of cards that are kept: a pile has at most one of each, so that everybody knows who holds it."""

Source = Literal["book", "ports", "ruling", "design"]
"""`ports`: from public ports of the printed game."""
Money = Annotated[int, Field(ge=0, multiple_of=50)]
Amount = Annotated[int, Field(ge=0)]
Costs = Annotated[Row[Money], Field(min_length=3, max_length=3)]


class Square(Entry):
    """A square of the board."""

    number: Annotated[int, Field(ge=0, le=39)]
    id: Id
    kind: Kind
    value: Money | None = None
    of: Id | None = None
    source: Source


class Squares(Entry):
    """The board, in the order of travel."""

    all: Annotated[Row[Square], Field(alias="square", min_length=40, max_length=40)]


class Title(Entry):
    """The title of a land: its colour and what its industries cost."""

    land: Id
    chain: Literal["a", "b", "c", "d"] | None = None
    national: Costs
    export: Costs
    source: Source


class Titles(Entry):
    """The titles, in the order of the board."""

    all: Annotated[Row[Title], Field(alias="title", min_length=LANDS, max_length=LANDS)]


class Card(Entry):
    """A card of either pile; one without a name has it in the title's texts."""

    id: Id
    effect: str
    amount: Amount = 0
    export: Amount = 0
    name: Translated | None = None
    source: Source


class Solidarity(Card):
    """A Solidarity card."""

    effect: SolidarityEffect


class Condition(Card):
    """A card of IMF Conditions."""

    effect: ConditionEffect


class Cards(Entry):
    """Both piles (deuda.card.decks)."""

    solidarity: Annotated[Row[Solidarity], Field(min_length=1, max_length=MOST_CARDS)]
    conditions: Annotated[Row[Condition], Field(alias="condition", min_length=1, max_length=MOST_CARDS)]


class Preset(Entry):
    """A published edition: the options in which it differs from the rulebook."""

    id: Id
    source: Text
    options: Annotated[dict[str, Value], Field(default_factory=dict)]


class Shared(Entry):
    """What every edition shares."""

    bank: Money
    gold: Amount
    loan_least: Money
    barrier: Money
    source: Source


class Editions(Entry):
    """The editions, and what they share."""

    all: Annotated[Row[Preset], Field(alias="edition", min_length=1)]
    table: Shared


class Content(Files):
    """What is printed."""

    squares: Squares
    titles: Titles
    cards: Cards
    editions: Editions

    def land_ids(self) -> list[str]:
        """Return the lands in the order of the board."""
        return [square.id for square in self.squares.all if square.kind == "raw"]

    def whole(self) -> Iterator[Problem]:
        """Yield squares out of place, lands and manufactures that do not pair, cards that are kept twice."""
        yield from self._squares()
        lands = self.land_ids()
        if len(lands) != LANDS:
            yield Problem(("squares", "square"), f"{len(lands)} × raw", f"{LANDS} × raw")
        else:
            yield from self._pairs(lands)
        for pile, cards in (("solidarity", self.cards.solidarity), ("condition", self.cards.conditions)):
            kept: set[str] = set()
            for place, card in enumerate(cards):
                if card.effect in kept:
                    yield Problem(("cards", pile, place, "effect"), card.effect, f"1 × {card.effect}")
                kept |= {card.effect} & set(KEPT)

    def _squares(self) -> Iterator[Problem]:
        for number, square in enumerate(self.squares.all):
            at = ("squares", "square", number)
            if square.number != number:
                yield Problem((*at, "number"), square.number, str(number))
            if square.kind != FIXED.get(number, square.kind):
                yield Problem((*at, "kind"), square.kind, FIXED[number])
            if square.kind in PRICED and square.value is None:
                yield Problem((*at, "value"), wrong="missing")

    def _pairs(self, lands: list[str]) -> Iterator[Problem]:
        """Each land has one manufacture, and its title at its place."""
        made = Counter(square.of for square in self.squares.all if square.kind == "manufacture")
        for number, square in enumerate(self.squares.all):
            if square.kind == "manufacture" and (square.of not in lands or made[square.of] > 1):
                free = [land for land in lands if not made[land]] or lands
                yield Problem(("squares", "square", number, "of"), square.of or "–", ", ".join(free))
        if sum(made.values()) != LANDS:
            yield Problem(("squares", "square"), f"{sum(made.values())} × manufacture", f"{LANDS} × manufacture")
        for place, (title, land) in enumerate(zip(self.titles.all, lands, strict=True)):
            if title.land != land:
                yield Problem(("titles", "title", place, "land"), title.land, land)
