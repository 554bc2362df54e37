"""A lesson and its steps, as they stand in the lesson's file. Texts stand in the title's own texts."""

from collections.abc import Mapping
from typing import Annotated, Any, Literal

from pydantic import BeforeValidator, Field, PrivateAttr

from sobremesa.core.content import Entry, Row, Text
from sobremesa.core.game import Game
from sobremesa.core.meta import Value
from sobremesa.core.texts import Texts

ANYTHING = ("*",)
COMMON = Texts("sobremesa.lessons")
"""What every lesson says."""


class Chance(Entry):
    """What chance brings when a step is entered: a pattern of the notation."""

    once: str = ""
    """Played exactly once. In a file the pattern alone says so."""
    each: str = ""
    """Played as often as it comes, also never."""

    @property
    def outcome(self) -> str:
        """Return the pattern."""
        return self.once or self.each


class Wrong(Entry):
    """What is said to one kind of wrong action. An entry fits when all it names is so; the first that fits is said."""

    id: Text
    on: Row[str] = ANYTHING
    """Patterns of the notation; a verb with a star is a whole verb."""
    refused: str = ""
    """Only for actions that this rule of the game refuses."""
    keeps: bool = False
    """Only for actions after which the step's `keeps` would be out of reach."""
    rule: str = ""
    """The rule to point at; otherwise the one that refuses, or the first of the step."""


def _alone(given: Any) -> Any:
    """A pattern by itself is what comes once."""
    return {"once": given} if isinstance(given, str) else given


class Step(Entry):
    """One thing to read or to do. Without right actions it is read, and the learner goes on."""

    id: Text
    right: Row[str] = ()
    """Patterns of the right actions: one for a forced action, several for a choice, `*` for a free one."""
    ends: Row[str] = ANYTHING
    """Which right actions end the step; after the others the learner acts again."""
    when: Row[str] = ANYTHING
    """The step is for moments in which one of these is legal."""
    optional: bool = False
    """Whether it is passed over where its moment does not come."""
    keeps: Row[str] = ()
    """What must stay within the learner's reach after the action, as long as all follow the guide."""
    skip: Row[str] = ()
    """What is played for everybody, the learner too, to jump ahead: notation, one line for each action. The step's text
    says what has happened; it is not told action by action."""
    script: Row[str] = ()
    """What everybody does next, in the same way, and told as it happens."""
    chance: Row[Annotated[Chance, BeforeValidator(_alone)]] = ()
    until: str = ""
    """The others act until this has happened: an event with its numbers, as `period 3`."""
    terms: Row[str] = ()
    """The terms it introduces."""
    rules: Row[str] = ()
    """The rules it teaches."""
    wrong: Row[Wrong] = ()

    @property
    def reads(self) -> bool:
        """Tell whether there is nothing to do in it but to read."""
        return not self.right


class Topic(Entry):
    """Something the learner may ask for or try that the lesson leaves to the full game."""

    id: Text
    words: dict[Literal["es", "en"], Row[str]]
    """By language: the words it is asked for with."""
    on: Row[str] = ()
    """The actions that try it."""
    rule: str


class Lesson(Entry):
    """A lesson: who sits where, what the others do, and the steps."""

    id: Text
    edition: str
    seats: Annotated[Row[dict[str, str]], Field(alias="seat", min_length=1)]
    """For each seat its `name` and the words that patterns and texts use."""
    steps: Annotated[Row[Step], Field(alias="step", min_length=1)]
    minutes: Annotated[int, Field(ge=1)]
    """How long it takes, about."""
    play: Row[str] = ()
    """What the other seats do where no script says it: the first of these that is legal."""
    once: Row[str] = ()
    """What they do not do twice in a row."""
    topics: Annotated[Row[Topic], Field(alias="topic", default=())]
    options: Annotated[dict[str, Value], Field(default_factory=dict)]
    learners: Annotated[int, Field(ge=0)] = 0
    """At how many seats, from the first, somebody can learn; the others are always the guide's. None means all."""

    _game: Game = PrivateAttr()

    @property
    def game(self) -> Game:
        """Return the title it teaches."""
        return self._game

    def of(self, game: Game) -> "Lesson":
        """Return the lesson as one of a title."""
        self._game = game
        return self

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
