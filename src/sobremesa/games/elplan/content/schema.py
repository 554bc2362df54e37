"""What a plan, an investment, an event and an edition may say, and how it is checked.

A spec is the list of the fields of a table: whether each must be there, and a test that returns what would be accepted
when the value does not fit, or nothing when it does.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from sobremesa.core.errors import UserError

__all__ = ["EDITION", "KINDS", "LISTS", "PROCESSES", "PRODUCTS", "RESOURCES", "Spec", "problem"]

RESOURCES = ("human", "money", "energy")
PROCESSES = ("production", "logistics", "marketing", "any")
PRODUCTS = ("raw", "good", "service")
KINDS = ("infrastructure", "specialist", "technology")
SOURCES = ("book", "ruling", "design")
SIGNS = ("negative", "neutral", "positive")
STEPS = ("cutback", "entrepreneurs", "event", "offers", "turn_token")
MOST_CARDS = 64
MOST_PLANS = 32
"""At one level."""
MOST_EVENTS = 60

Test = Callable[[Any], str]
Spec = Mapping[str, tuple[bool, Test]]


def problem(file: str, card: str, where: str, given: object, accepted: str) -> UserError:
    """Return the error that names file, card and field."""
    return UserError("content", wrong="value", file=file, entry=card, field=where, given=str(given), accepted=accepted)


# -- tests: empty when the value fits, else what would be accepted ---------------------------------


def one_of(*values: str) -> Test:
    """One of some words."""
    return lambda given: "" if isinstance(given, str) and given in values else ", ".join(values)


def number(least: int, most: int) -> Test:
    """A whole number."""
    return lambda given: "" if type(given) is int and least <= given <= most else f"{least}–{most}"


def flag(given: Any) -> str:
    """Yes or no."""
    return "" if isinstance(given, bool) else "true, false"


def slug(given: Any) -> str:
    """A card's id."""
    fits = isinstance(given, str) and given and all(c in "abcdefghijklmnopqrstuvwxyz0123456789_" for c in given)
    return "" if fits else "a-z 0-9 _"


def both(given: Any) -> str:
    """A text in both languages."""
    fits = (
        isinstance(given, dict) and set(given) == {"es", "en"} and all(isinstance(v, str) and v for v in given.values())
    )
    return "" if fits else '{ es = "…", en = "…" }'


def words(values: Sequence[str], least: int, most: int) -> Test:
    """A list of words."""

    def test(given: Any) -> str:
        fits = isinstance(given, list) and least <= len(given) <= most and all(word in values for word in given)
        return "" if fits else f"[{', '.join(values)}] × {least}–{most}"

    return test


def numbers(least: int, most: int, length: int) -> Test:
    """A list of whole numbers."""

    def test(given: Any) -> str:
        fits = isinstance(given, list) and len(given) == length and not any(number(least, most)(n) for n in given)
        return "" if fits else f"[{least}–{most}] × {length}"

    return test


def amounts(values: Sequence[str], most: int) -> Test:
    """A table of numbers by word, at least one in all."""

    def test(given: Any) -> str:
        fits = (
            isinstance(given, dict)
            and given
            and all(word in values and not number(0, most)(n) for word, n in given.items())
        )
        return "" if fits and sum(given.values()) > 0 else f"{{ {' | '.join(values)} = 0–{most} }}"

    return test


def rows(given: Any) -> str:
    """The process rows of a plan."""
    fits = isinstance(given, list) and 1 <= len(given) <= 8
    fits = fits and all(
        isinstance(row, dict)
        and set(row) == {"pays", "process"}
        and row["pays"] in RESOURCES
        and row["process"] in PROCESSES[:3]
        for row in given
    )
    return "" if fits else f"1–8 × {{ pays = {'|'.join(RESOURCES)}, process = {'|'.join(PROCESSES[:3])} }}"


def recipe(length: int) -> Test:
    """A row of the production table."""

    def test(given: Any) -> str:
        fits = (
            isinstance(given, dict)
            and set(given) == {"product", "processes"}
            and given["product"] in PRODUCTS
            and not words(PROCESSES[:3], length, length)(given["processes"])
        )
        return "" if fits else f"{{ product = {'|'.join(PRODUCTS)}, processes = [{length}] }}"

    return test


def effect(spec: Spec) -> Test:
    """What a card or an event does: at least one thing of its vocabulary."""

    def test(given: Any) -> str:
        if not isinstance(given, dict) or not given:
            return ", ".join(spec)
        for name, value in given.items():
            if name not in spec:
                return ", ".join(spec)
            if accepted := spec[name][1](value):
                return f"{name} = {accepted}"
        return ""

    return test


def periods(given: Any) -> str:
    """The periods of a scenario that puts the board together piece by piece."""
    fits = isinstance(given, list) and all(
        isinstance(period, dict)
        and set(period) <= {"districts", "opportunity", "selling", "summary"}
        and isinstance(period.get("districts"), list)
        and all(district in range(1, 8) for district in period["districts"])
        and 1 in period["districts"]
        and not words(STEPS, 0, 5)(period.get("summary"))
        for period in given
    )
    return "" if fits else "{ districts = [1…7], opportunity, selling, summary }"


# -- the vocabulary --------------------------------------------------------------------------------

INVESTMENT_EFFECT: Spec = {
    "processes": (False, words(PROCESSES, 1, 4)),
    "extra_processes": (False, words(PROCESSES, 1, 4)),
    "income": (False, one_of(*RESOURCES)),
    "externalise": (False, flag),
    "shop": (False, flag),
    "share": (False, flag),
    "analyst": (False, flag),
    "export_token": (False, flag),
    "quality": (False, flag),
    "keep": (False, number(2, 3)),
    "adviser": (False, number(1, 1)),
}
EVENT_EFFECT: Spec = {
    "gain": (False, amounts(RESOURCES, 3)),
    "lose": (False, amounts(RESOURCES, 3)),
    "gain_any": (False, flag),
    "lose_any": (False, flag),
    "reset": (False, number(1, 3)),
    "subsidy_types": (False, flag),
    "subsidy_spaces": (False, number(1, 3)),
    "market": (False, amounts(PRODUCTS, 3)),
    "process": (False, number(1, 3)),
    "toll": (False, one_of(*RESOURCES, "any")),
    "no_trade": (False, flag),
    "price": (False, number(-2, 3)),
    "investment_price": (False, number(-2, 3)),
    "sale_bonus": (False, number(1, 3)),
    "keep": (False, number(1, 3)),
    "gain_d7": (False, amounts(RESOURCES, 3)),
}
COMMON: Spec = {
    "id": (True, slug),
    "source": (True, one_of(*SOURCES)),
    "name": (True, both),
    "flavour": (True, both),
}
PLAN: Spec = {
    **COMMON,
    "level": (True, number(1, 3)),
    "rows": (True, rows),
    "makes": (True, recipe(2)),
    "also": (True, recipe(3)),
}
INVESTMENT: Spec = {
    **COMMON,
    "kind": (True, one_of(*KINDS)),
    "cost": (True, amounts(RESOURCES, 3)),
    "activation": (False, words(RESOURCES, 0, 3)),
    "slots": (False, words(RESOURCES, 1, 3)),
    "extra": (False, one_of(*RESOURCES)),
    "play": (False, flag),
    "copies": (False, number(1, 4)),
    "effect": (True, effect(INVESTMENT_EFFECT)),
}
EVENT: Spec = {**COMMON, "sign": (True, one_of(*SIGNS)), "effect": (True, effect(EVENT_EFFECT))}
EDITION: Spec = {
    "source": (True, one_of(*SOURCES)),
    "periods": (True, number(1, 12)),
    "offers": (True, numbers(1, 3, 5)),
    "d1_spaces": (True, numbers(1, 2, 5)),
    "liquidation": (True, one_of("none", "cost_minus_one", "half")),
    "liquidation_on_space": (True, flag),
    "exchange": (True, flag),
    "credit_cards": (True, number(0, 6)),
    "imports": (True, one_of("none", "missing", "any")),
    "subsidy": (True, words(RESOURCES, 1, 3)),
    "rotation": (True, flag),
    "reshuffle": (True, flag),
    "one_copy": (True, flag),
    "fixed_decks": (True, flag),
    "event_returns": (True, flag),
    "subsidies": (True, one_of("shift", "deal")),
    "trios": (True, one_of("none", "active", "owned")),
    "tie": (True, one_of("none", "converted", "investments")),
    "offers_period": (True, number(0, 12)),
    "last_summary": (True, flag),
    "period": (False, periods),
}
LISTS = (("plans", "plan", PLAN), ("investments", "investment", INVESTMENT), ("events", "event", EVENT))
