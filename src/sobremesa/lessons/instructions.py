"""What a guide shows: the step, its terms, the answer to an action."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Term:
    """A word of the game and what it means."""

    id: str
    name: str
    means: str


@dataclass(frozen=True)
class Instruction:
    """What the guide shows in a step."""

    step: str
    number: int
    """Which step it is of those that come for this learner."""
    of: int
    """How many these are, with all that may still come."""
    title: str
    text: str
    goal: str
    """What is to be done; nothing in a step to read."""
    why: str
    terms: tuple[Term, ...]
    rules: tuple[str, ...]
    reads: bool


@dataclass(frozen=True)
class Answer:
    """What the guide says to an action: whether it was taken, why or why not, and the rule behind it."""

    taken: bool
    text: str
    rule: str
