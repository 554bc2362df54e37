"""A lesson and its steps, as the lesson's file declares them. Texts are among the title's own."""

from collections.abc import Mapping
from typing import Annotated, Any, Literal

from pydantic import BeforeValidator, Field, PrivateAttr

from sobremesa.core.content import Entry, Row, Text
from sobremesa.core.game import Game
from sobremesa.core.meta import Value
from sobremesa.core.texts import Texts

ANYTHING = ("*",)
COMMON = Texts("sobremesa.lessons")
"""The texts that all lessons share."""


class Chance(Entry):
    """What chance brings on the way to a step: a pattern of the notation."""

    once: str = ""
    """Played exactly once. In a file, a bare pattern means this."""
    each: str = ""
    """Played as often as it comes up, possibly never."""

    @property
    def outcome(self) -> str:
        """Return the pattern."""
        return self.once or self.each


class Wrong(Entry):
    """The answer to one kind of wrong action. An entry applies if all its conditions hold; the first one is used."""

    id: Text
    on: Row[str] = ANYTHING
    """Patterns of the notation; a verb with a star is a whole verb."""
    refused: str = ""
    """Only for actions that this rule of the game refuses."""
    keeps: bool = False
    """Only for actions after which the step's `keeps` would be out of reach."""
    rule: str = ""
    """The rule to cite; by default the one that refuses, or the first of the step."""


def _alone(given: Any) -> Any:
    """A bare pattern means `once`."""
    return {"once": given} if isinstance(given, str) else given


class Step(Entry):
    """A step: something to do, or without right actions something to read."""

    id: Text
    right: Row[str] = ()
    """Patterns of the right actions: one for a forced action, several for a choice, `*` for a free one."""
    ends: Row[str] = ANYTHING
    """Which right actions end the step; after the others the learner acts again."""
    when: Row[str] = ANYTHING
    """The step is for positions in which one of these is legal."""
    optional: bool = False
    """Whether it is skipped if no such position comes."""
    keeps: Row[str] = ()
    """What must stay within the learner's reach after the action, as long as all follow the guide."""
    skip: Row[str] = ()
    """What is played for everybody, the learner too, to jump ahead: notation, one line for each action. The step's text
    says what has happened; it is not told action by action."""
    script: Row[str] = ()
    """What everybody does next, in the same way; shown action by action."""
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
    """Something the learner may ask about or try that only the full game has."""

    id: Text
    words: dict[Literal["es", "en"], Row[str]]
    """By language: the words that mean it in a question."""
    on: Row[str] = ()
    """The actions that try it."""
    rule: str


class Lesson(Entry):
    """A lesson: its seats, what the other seats do, and the steps."""

    id: Text
    edition: str
    seats: Annotated[Row[dict[str, str]], Field(alias="seat", min_length=1)]
    """For each seat its `name` and the words that patterns and texts use."""
    steps: Annotated[Row[Step], Field(alias="step", min_length=1)]
    minutes: Annotated[int, Field(ge=1)]
    """About how long it takes."""
    play: Row[str] = ()
    """What the other seats do without a script: the first of these that is legal."""
    once: Row[str] = ()
    """What they do not do twice in a row."""
    topics: Annotated[Row[Topic], Field(alias="topic", default=())]
    options: Annotated[dict[str, Value], Field(default_factory=dict)]
    learners: Annotated[int, Field(ge=0)] = 0
    """How many seats, from the first, may have learners; the guide plays the others. 0 means all."""

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
        """Return a text of the lesson with these variables, or the text that all lessons share."""
        if COMMON.has(lang, key):
            return COMMON.say(lang, key)
        return self.game.texts.say(lang, f"{self.id}-{key}", **words)

    def has(self, lang: str, key: str) -> bool:
        """Tell whether the lesson has a text."""
        return self.game.texts.has(lang, f"{self.id}-{key}")
