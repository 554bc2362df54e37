"""A lesson and its steps, as they stand in the lesson's file. Texts stand in the title's own texts."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType

from sobremesa.core.game import Game
from sobremesa.core.texts import Texts

__all__ = ["Chance", "Lesson", "Step", "Topic", "Wrong"]

ANYTHING = ("*",)
COMMON = Texts("sobremesa.learn")
"""What every lesson says."""


@dataclass(frozen=True)
class Chance:
    """What chance brings when a step is entered."""

    outcome: str
    """A pattern of the notation."""
    each: bool = False
    """Whether it is played as often as it comes, also never; otherwise exactly once."""


@dataclass(frozen=True)
class Wrong:
    """What is said to one kind of wrong action. An entry fits when all it names is so; the first that fits is said."""

    id: str
    on: tuple[str, ...] = ANYTHING
    """Patterns of the notation; a verb with a star is a whole verb."""
    refused: str = ""
    """Only for actions that this rule of the game refuses."""
    keeps: bool = False
    """Only for actions after which the step's `keeps` would be out of reach."""
    rule: str = ""
    """The rule to point at; otherwise the one that refuses, or the first of the step."""


@dataclass(frozen=True)
class Step:
    """One thing to read or to do. Without right actions it is read, and the learner goes on."""

    id: str
    right: tuple[str, ...] = ()
    """Patterns of the right actions: one for a forced action, several for a choice, `*` for a free one."""
    ends: tuple[str, ...] = ANYTHING
    """Which right actions end the step; after the others the learner acts again."""
    when: tuple[str, ...] = ANYTHING
    """The step is for moments in which one of these is legal."""
    optional: bool = False
    """Whether it is passed over where its moment does not come."""
    keeps: tuple[str, ...] = ()
    """What must stay within the learner's reach after the action, as long as all follow the guide."""
    skip: tuple[str, ...] = ()
    """What is played for everybody, the learner too, to jump ahead: notation, one line for each action. The step's text
    says what has happened; it is not told action by action."""
    script: tuple[str, ...] = ()
    """What everybody does next, in the same way, and told as it happens."""
    chance: tuple[Chance, ...] = ()
    until: str = ""
    """The others act until this has happened: an event with its numbers, as `period 3`."""
    terms: tuple[str, ...] = ()
    """The terms it introduces."""
    rules: tuple[str, ...] = ()
    """The rules it teaches."""
    wrong: tuple[Wrong, ...] = ()

    @property
    def reads(self) -> bool:
        """Tell whether there is nothing to do in it but to read."""
        return not self.right


@dataclass(frozen=True)
class Topic:
    """Something the learner may ask for or try that the lesson leaves to the full game."""

    id: str
    words: Mapping[str, tuple[str, ...]]
    """By language: the words it is asked for with."""
    on: tuple[str, ...]
    """The actions that try it."""
    rule: str


@dataclass(frozen=True)
class Lesson:
    """A lesson: who sits where, what the others do, and the steps."""

    id: str
    game: Game
    edition: str
    seats: tuple[Mapping[str, str], ...]
    """For each seat its `name` and the words that patterns and texts use."""
    steps: tuple[Step, ...]
    minutes: int
    """How long it takes, about."""
    play: tuple[str, ...] = ()
    """What the other seats do where no script says it: the first of these that is legal."""
    once: tuple[str, ...] = ()
    """What they do not do twice in a row."""
    topics: tuple[Topic, ...] = ()
    options: Mapping[str, str] = field(default_factory=lambda: MappingProxyType({}))

    learners: int = 0
    """At how many seats, from the first, somebody can learn; the others are always the guide's. None means all."""

    @property
    def places(self) -> range:
        """Return the seats at which somebody can learn."""
        return range(self.learners or len(self.seats))

    def name(self, lang: str) -> str:
        """Return the lesson's title."""
        return self.say(lang, "lesson.title", {})

    def about(self, lang: str) -> str:
        """Return what it teaches, in a sentence."""
        return self.say(lang, "lesson", {})

    def words(self, seat: int) -> dict[str, str]:
        """Return the words of a seat; `seat` is its number, from 1."""
        return {**self.seats[seat], "seat": str(seat + 1)}

    def say(self, lang: str, key: str, words: Mapping[str, str]) -> str:
        """Return one of the lesson's texts for a learner with these words, or what every lesson says there."""
        if COMMON.has(lang, key):
            return COMMON.say(lang, key)
        return self.game.texts.say(lang, f"{self.id}-{key}", **words)

    def has(self, lang: str, key: str) -> bool:
        """Tell whether the lesson has a text."""
        return self.game.texts.has(lang, f"{self.id}-{key}")
