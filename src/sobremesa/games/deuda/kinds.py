"""The kinds of things that Deuda Eterna names: countries, lands, cards, amounts."""

from collections.abc import Sequence

from sobremesa.core.state import State
from sobremesa.core.words import Kind, Number, SeatKind, Speech
from sobremesa.games.deuda.fields import IMF
from sobremesa.games.deuda.setup import CONTENT

__all__ = [
    "AMOUNT",
    "CAUSE",
    "CONDITION",
    "COUNT",
    "COUNTRY",
    "CREDITOR",
    "DOLLARS",
    "FACE",
    "LAND",
    "MEMBERS",
    "PART",
    "SIDE",
    "SOLIDARITY",
    "SQUARE",
    "TERM",
    "WHAT",
    "money",
]


def money(amount: int, lang: str) -> str:
    """Return an amount as people write it: $1.500 in Spanish, $1,500 in English."""
    text = f"{abs(amount):,}"
    sign = "−" if amount < 0 else ""
    return f"{sign}${text.replace(',', '.') if lang == 'es' else text}"


class Dollars(Number):
    """An amount in dollars, as events and refusals tell it."""

    def say(self, value: int, speech: Speech) -> str | int:
        """Return the amount with its sign and separators."""
        return money(value, speech.lang)


class Steps(Kind):
    """An amount in an action, kept in steps of $50 and written in dollars."""

    def __init__(self, name: str, some: range) -> None:
        super().__init__(name, ())
        self.some = some

    def values(self) -> range:
        """Return a few amounts, by way of example."""
        return self.some

    def token(self, value: int, state: State | None) -> str:
        """Return the dollars."""
        return str(value * 50)

    def value(self, token: str, state: State | None) -> int | None:
        """Return the steps, if it is an amount in steps of $50."""
        digits = token.removeprefix("$")
        if digits.isdecimal() and int(digits) % 50 == 0 and int(digits) // 50 < 65536:
            return int(digits) // 50
        return None

    def say(self, value: int, speech: Speech) -> str | int:
        """Return the amount with its sign and separators."""
        return money(value * 50, speech.lang)


class Creditor(SeatKind):
    """A country, or the IMF."""

    def token(self, value: int, state: State | None) -> str:
        """Return "imf" for the IMF."""
        return "imf" if value == IMF else super().token(value, state)

    def say(self, value: int, speech: Speech) -> str | int:
        """Return the country's name or the IMF's."""
        return speech.say("imf") if value == IMF else super().say(value, speech)


class Members(Kind):
    """Some of the countries: `1+3`."""

    def say(self, value: int, speech: Speech) -> str | int:
        """Return their names."""
        names = [str(COUNTRY.say(seat, speech)) for seat in range(4) if value & 2**seat]
        if len(names) < 2:
            return "".join(names) or "–"
        return speech.say("and", first=", ".join(names[:-1]), last=names[-1])


def _ids(entries: Sequence[dict[str, str]]) -> list[str]:
    return [entry["id"] for entry in entries]


COUNTRY = SeatKind(4, "country")
CREDITOR = Creditor(4, "country")
MEMBERS = Members("members", ["+".join(str(s + 1) for s in range(4) if mask & 2**s) or "0" for mask in range(16)])
LAND = Kind("land", CONTENT.land_ids())
SQUARE = Kind("square", _ids(CONTENT.squares))
SIDE = Kind("side", ("national", "export"))
WHAT = Kind("prey", ("one", "chain"))
SOLIDARITY = Kind("solidarity", _ids(CONTENT.solidarity))
CONDITION = Kind("condition", _ids(CONTENT.conditions))
CAUSE = Kind(
    "cause",
    (
        "none",
        "rent",
        "south-chain",
        "manufacture",
        "export",
        "north-chain",
        "protected",
        "interest",
        "flight",
        "collection",
        "border-war",
        "patents",
        "inflation",
        "land",
        "building",
        "piracy",
        "bid",
        "lift",
        "idle",
        "tax",
        "rise",
        "jobless",
    ),
)
AMOUNT = Steps("amount", range(20, 41, 20))
PART = Steps("amount", range(0, 41, 40))
DOLLARS = Dollars("dollars", -10_000_000, 10_000_000)
FACE = Number("face", 1, 6)
COUNT = Number("count", -1000, 1000)
TERM = Number("term", 1, 6)
