"""The verbs of a title, each declared once: its number, its name, and its arguments with their ranges.

Notation, parsing, the space of actions and the check of malformed ones all come from the declaration.
"""

from collections.abc import Iterator
from itertools import product
from typing import Final

from mypy_extensions import i64

from sobremesa.core.packing import first, pack, second, third, verb_of

ARGUMENTS: Final = 3
"""A verb has no more arguments than an action holds (`core.packing`)."""
BITS: Final = 54
"""No action is longer: a verb of six bits and three arguments of sixteen."""


class Argument:
    """An argument: what the notation calls it, and the numbers it may be.

    Of a wide range, an amount for instance, the space of actions has only some samples.
    """

    def __init__(self, name: str, least: int, most: int, samples: list[int] | None = None) -> None:
        self.name = name
        self.least = least
        self.most = most
        self.samples = samples

    def values(self) -> list[int]:
        """Return the numbers that the space of actions has for it."""
        return list(range(self.least, self.most + 1)) if self.samples is None else self.samples

    def takes(self, number: int) -> bool:
        """Tell whether it may be that number."""
        return self.least <= number <= self.most


class Verb:
    """A verb with its arguments; so many of the first have no order among them: an action has the smallest first."""

    def __init__(self, number: int, name: str, arguments: list[Argument] | None = None, unordered: int = 0) -> None:
        self.number = number
        self.name = name
        self.arguments = arguments or []
        self.unordered: i64 = unordered
        least = [argument.least for argument in self.arguments] + [0] * ARGUMENTS
        most = [argument.most for argument in self.arguments] + [0] * ARGUMENTS
        self.least_a: i64 = least[0]
        self.least_b: i64 = least[1]
        self.least_c: i64 = least[2]
        self.most_a: i64 = most[0]
        self.most_b: i64 = most[1]
        self.most_c: i64 = most[2]

    def takes(self, a: i64, b: i64, c: i64) -> bool:
        """Tell whether each argument lies within its range; an argument that the verb has not is 0."""
        if a < self.least_a or a > self.most_a or b < self.least_b or b > self.most_b:
            return False
        if c < self.least_c or c > self.most_c:
            return False
        return self.unordered == 0 or (a <= b and (self.unordered == 2 or b <= c))

    def ordered(self, numbers: list[int]) -> list[int]:
        """Return arguments in the one order an action has them in."""
        return sorted(numbers[: self.unordered]) + numbers[self.unordered :]

    def actions(self, values: list[list[int]]) -> Iterator[int]:
        """Return the actions with arguments out of these values, each action once."""
        for numbers in product(*values):
            given = list(numbers)
            if given == self.ordered(given):
                yield packed(self.number, given)


def packed(number: int, arguments: list[int]) -> int:
    """Return the action of a verb with these arguments."""
    a, b, c = (arguments + [0] * ARGUMENTS)[:ARGUMENTS]
    return int(pack(number, a, b, c))


class Verbs:
    """All verbs of a title, numbered from 0 in the order they are declared."""

    def __init__(self, verbs: list[Verb]) -> None:
        self.all = verbs
        for number, verb in enumerate(verbs):
            if verb.number != number or len(verb.arguments) > ARGUMENTS:
                raise ValueError(f"the verb {verb.name} has the number {verb.number}, expected {number}")

    def __getitem__(self, number: int) -> Verb:
        return self.all[number]

    def named(self, name: str) -> Verb | None:
        """Return the verb of that name."""
        for verb in self.all:
            if verb.name == name:
                return verb
        return None

    def names(self) -> list[str]:
        """Return the names of all verbs."""
        return [verb.name for verb in self.all]

    def of(self, action: int) -> Verb:
        """Return the verb of an action. Raises `IndexError` for an action that no verb has."""
        return self.all[int(verb_of(action))]

    def arguments(self, action: int) -> list[int]:
        """Return the arguments of an action, as many as its verb has."""
        return [int(first(action)), int(second(action)), int(third(action))][: len(self.of(action).arguments)]

    def fits(self, action: i64) -> bool:
        """Tell whether an action is well formed: its verb exists, and each argument lies within its range."""
        verb = verb_of(action)
        if action >> BITS != 0 or verb >= len(self.all):
            return False
        return self.all[verb].takes(first(action), second(action), third(action))

    def space(self) -> Iterator[int]:
        """Return every well-formed action there is; of wide ranges some samples."""
        for verb in self.all:
            yield from verb.actions([argument.values() for argument in verb.arguments])
