"""Kinds of things that are put together of parts without order: tokens, terms, places on a card."""

from collections.abc import Sequence

from sobremesa.core.state import State
from sobremesa.core.vocabulary import Kind, Speech
from sobremesa.games.elplan.content.model import RESOURCES

__all__ = ["AmountsKind", "PlacesKind", "TermsKind", "TokensKind", "say_tokens"]

TERM_PARTS = ("money-off", "energy-off", "adviser", "credit")


class SignsKind(Kind):
    """Some signs in a row that have no order: they are read in any, and written in one."""

    def value(self, token: str, state: State | None) -> int | None:
        """Return the value with the same signs."""
        return next((value for value, own in enumerate(self.tokens) if sorted(own) == sorted(token.lower())), None)


class TokensKind(SignsKind):
    """Some resource tokens: `hmm` is one human capital and two money."""

    def __init__(self) -> None:
        numbers = [(n >> 4, n >> 2 & 3, n & 3) for n in range(64)]
        super().__init__("tokens", ["h" * h + "m" * m + "e" * e or "-" for h, m, e in numbers])

    def say(self, value: int, speech: Speech) -> str | int:
        """Return "1 human capital, 2 money" and the like."""
        return say_tokens(speech, value >> 4, value >> 2 & 3, value & 3)


class TermsKind(Kind):
    """How something is paid: `plain`, or discounts and credit joined by a plus, in any order."""

    def __init__(self) -> None:
        parts = [[part for bit, part in enumerate(TERM_PARTS) if terms >> bit & 1] for terms in range(16)]
        super().__init__("terms", ["+".join(names) or "plain" for names in parts])

    def value(self, token: str, state: State | None) -> int | None:
        """Return the terms with the same parts."""
        parts = sorted(token.lower().split("+"))
        return next((value for value, own in enumerate(self.tokens) if sorted(own.split("+")) == parts), None)

    def say(self, value: int, speech: Speech) -> str | int:
        """Return the parts in words, with a leading comma; nothing for plain."""
        return "".join(", " + speech.say(f"terms-{part}") for bit, part in enumerate(TERM_PARTS) if value >> bit & 1)


class PlacesKind(SignsKind):
    """Which places of a card Ideas stand on: `-`, `1`, `13`."""

    def __init__(self) -> None:
        super().__init__("places", ["".join(str(i + 1) for i in range(3) if n >> i & 1) or "-" for n in range(8)])

    def say(self, value: int, speech: Speech) -> str | int:
        """Return "with Ideas on 1, 3" with a leading comma; nothing for none."""
        places = ", ".join(str(i + 1) for i in range(3) if value >> i & 1)
        return speech.say("ideas-on", places=places) if places else ""


def say_tokens(speech: Speech, human: int, money: int, energy: int) -> str:
    """Return amounts of resources in words."""
    return say_amounts(speech, RESOURCES, (human, money, energy))


def say_amounts(speech: Speech, things: Sequence[str], numbers: Sequence[int]) -> str:
    """Return so many of each thing in words."""
    parts = zip(things, numbers, strict=True)
    return ", ".join(speech.say(f"amount-{one}", number=number) for one, number in parts if number) or speech.say(
        "nothing"
    )


class AmountsKind(Kind):
    """So many of each of some things, as a refusal tells them: each a number below 64, the first the weightiest."""

    def values(self) -> range:
        """Return nothing: no action names things that way."""
        return range(0)

    def token(self, value: int, state: State | None) -> str:
        """Tell only whether there are any: sentences choose by it."""
        return "some" if value else "none"

    def say(self, value: int, speech: Speech) -> str | int:
        """Return "1 production, 2 logistics" and the like."""
        return say_amounts(speech, self.tokens, [value >> 6 * i & 63 for i in reversed(range(len(self.tokens)))])
