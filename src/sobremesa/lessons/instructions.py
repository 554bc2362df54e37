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
    """The number of the step among those this learner meets."""
    of: int
    """How many these are, counting all that may still come."""
    title: str
    text: str
    goal: str
    """What to do; empty in a step that is only read."""
    why: str
    terms: tuple[Term, ...]
    rules: tuple[str, ...]
    reads: bool


@dataclass(frozen=True)
class Answer:
    """The answer to an action: whether it was played, the explanation, and the rule behind it."""

    taken: bool
    text: str
    rule: str
