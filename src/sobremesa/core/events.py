"""What happened and what was refused: values that carry the rule's id and the numbers, never a sentence.

Sentences are made from them in the reader's language by the title's texts.
"""

from typing import Final

MALFORMED: Final = "malformed"
"""No such action exists in this game."""
NOT_NOW: Final = "not-now"
"""The action exists, but this is not its moment or not this seat's turn."""
ILLEGAL: Final = "illegal"
"""It is the moment, but a rule forbids it."""


class Event:
    """Something that happened: its kind, the rule it happened by, whose doing, and the numbers."""

    def __init__(self, kind: str, rule: str, seat: int, numbers: list[int]) -> None:
        self.kind = kind
        self.rule = rule
        self.seat = seat
        self.numbers = numbers

    def __reduce__(self) -> tuple[object, ...]:
        return Event, (self.kind, self.rule, self.seat, self.numbers)

    def __repr__(self) -> str:
        return f"Event({self.kind!r}, {self.rule!r}, {self.seat}, {self.numbers})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Event) and repr(self) == repr(other)

    def __hash__(self) -> int:
        return hash(repr(self))


class Reason:
    """What is said of a reason against an action: family, code and rule; against some verbs it is another rule."""

    def __init__(self, family: str, code: str, rule: str, rules: dict[int, str] | None = None) -> None:
        self.family = family
        self.code = code
        self.rule = rule
        self.rules = rules or {}
        """By verb: another rule."""

    def rule_for(self, verb: int) -> str:
        """Return the rule that is against a verb."""
        return self.rules.get(verb, self.rule)


class Refusal:
    """Why an action is not possible: family, code, the rule that forbids it, and the numbers."""

    def __init__(self, family: str, code: str, rule: str, numbers: list[int]) -> None:
        self.family = family
        self.code = code
        self.rule = rule
        self.numbers = numbers

    def __reduce__(self) -> tuple[object, ...]:
        return Refusal, (self.family, self.code, self.rule, self.numbers)

    def __repr__(self) -> str:
        return f"Refusal({self.family!r}, {self.code!r}, {self.rule!r}, {self.numbers})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Refusal) and repr(self) == repr(other)

    def __hash__(self) -> int:
        return hash(repr(self))
