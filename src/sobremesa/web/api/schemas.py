"""What the API takes and gives: the shapes of its JSON."""

from functools import partial
from typing import Annotated, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field

from sobremesa.bots import levels
from sobremesa.core.names import NAME
from sobremesa.web.fields import MOST

Word = Annotated[str, Field(max_length=40)]


BOTS = levels()
"""The levels, and the bots that are registered on the machine of the server."""
KINDS = ("screen", "open", *BOTS)


def check_name(accepted: tuple[str, ...], name: str) -> str:
    """Return a name that is one of some. Raises `ValueError` for another."""
    if name not in accepted:
        raise ValueError(", ".join(accepted))
    return name


BotName = Annotated[str, AfterValidator(partial(check_name, BOTS)), Field(json_schema_extra={"enum": [*BOTS]})]
Kind = Annotated[str, AfterValidator(partial(check_name, KINDS)), Field(json_schema_extra={"enum": [*KINDS]})]


class Given(BaseModel):
    """Something a program sends: what is not described is refused."""

    model_config = ConfigDict(extra="forbid")


class Problem(BaseModel):
    """What could not be taken, and why; nothing has changed."""

    error: str
    text: str
    rule: str = Field(default="", description="The id of the rule of the game that forbids it, if one does.")


class SeatWish(Given):
    """Who is to sit at a seat: `screen` (you), `open` (somebody with the code), or a bot by its name."""

    kind: Kind
    name: str = Field(default="", max_length=NAME)


class Wish(Given):
    """A table to be set up."""

    game: Word
    edition: Word | None = None
    level: int | None = Field(default=None, ge=0, le=9)
    options: dict[Word, bool | Annotated[int, Field(ge=-MOST, le=MOST)] | Word] = Field(
        default_factory=dict, max_length=40
    )
    seats: list[SeatWish] = Field(min_length=1, max_length=8)
    hints: bool = Field(default=True, description="Whether the player in turn may ask for a hint.")


class Opened(BaseModel):
    """A table that was set up, and the key of its host; it is told only once."""

    code: str
    key: str
    commitment: str = Field(description="Binds the luck of the game from its start: a hash of its seed and a salt.")


class Joining(Given):
    """A seat to sit down at."""

    seat: int = Field(ge=0, le=7)
    name: str = Field(min_length=1, max_length=NAME)


class Key(BaseModel):
    """The key of a seat; it is told only once."""

    key: str
    seat: int


class Act(Given):
    """An action as the record writes it, or its number, and the position it is meant for."""

    action: str = Field(min_length=1, max_length=200)
    at: int = Field(ge=0, le=MOST, description="The `at` of the position the action was chosen in.")


class Undo(Given):
    """One's last action, and the position one saw."""

    at: int = Field(ge=0, le=MOST)


class UndoAnswer(Given):
    """Whether somebody may go back."""

    yes: bool


class Give(Given):
    """Whether one's seat goes to the one who asks for it."""

    yes: bool


class Done(BaseModel):
    """How far the table is now."""

    n: int
    at: int


class Possible(BaseModel):
    """Something that may be done now."""

    action: int
    notation: str
    text: str
    verb: str


class Amount(BaseModel):
    """A choice of an amount: `first + (amount << shift)` is accepted from the least to the most by the step."""

    least: int
    most: int
    step: int
    first: int
    shift: int


class WhyNot(BaseModel):
    """Whether an action may be done now; if not, the reason and its rule."""

    possible: bool
    error: str = ""
    text: str = ""
    rule: str = ""


class Sitter(BaseModel):
    """Who sits at a seat; `bot` is a bot's level, at a person's seat that of the stand-in."""

    kind: str
    name: str
    bot: str


class Claim(BaseModel):
    """Somebody asks for a seat that is a person's: the host, or somebody with a link that the host made."""

    seat: int
    name: str = Field(description="The name that would be at the seat.")
    link: bool


class LastSaying(BaseModel):
    """What somebody said last."""

    seat: int
    to: int = Field(description="The seat it was said to; -1 for everybody.")
    phrase: str
    text: str


class Position(BaseModel):
    """A table as it stands."""

    code: str
    game: str
    edition: str
    level: int
    n: int = Field(description="How long the table's log is.")
    at: int = Field(description="The entry of the log that last changed the position: send it with an action.")
    started: bool
    over: bool
    turn: int = Field(description="The seat in turn; below 0 nobody.")
    seats: list[Sitter]
    asking: int | None = Field(default=None, description="The seat that asks to go back, if one does.")
    hints: bool = Field(default=True, description="Whether the player in turn may ask for a hint.")
    claims: list[Claim] = Field(default_factory=list, description="Who asks for a seat; its holder gives or keeps it.")
    talk: bool = Field(default=True, description="Whether people may say the title's phrases.")
    said: list[LastSaying] = Field(default_factory=list)
    sentence: str = ""
    digest: str = Field(default="", description="Equal positions have equal digests.")
    points: list[int] = Field(default_factory=list)
    ranks: list[int] = Field(default_factory=list)
    actions: list[Possible] = Field(default_factory=list)
    amounts: list[Amount] = Field(default_factory=list)


class TitleEdition(BaseModel):
    """An edition of a game."""

    id: str
    name: str
    levels: list[int]
    least: int
    most: int


class TitleOption(BaseModel):
    """A rule that may be played in more than one way."""

    name: str
    text: str
    default: bool | int | str
    choices: list[bool | int | str]
    rule: str


class Title(BaseModel):
    """A game."""

    id: str
    name: str
    rules: str
    editions: list[TitleEdition]
    options: list[TitleOption]


class Asking(Given):
    """The position one would like a hint for."""

    at: int = Field(ge=0, le=MOST)


class Hint(BaseModel):
    """What a strong bot would do, and why."""

    action: int
    notation: str
    text: str
    reasons: list[str] = Field(description="What it expects, and what the next best actions would cost.")
    targets: list[str] = Field(description="The ids of the things on the board that stand for it.")


class Allowing(Given):
    """Whether the table has it: hints, talk."""

    allowed: bool


class Phrase(BaseModel):
    """A phrase that may be said: its id, its kind, and what it says."""

    kind: str
    phrase: str
    text: str


class Saying(Given):
    """A phrase, and the seat it is said to; without one to everybody."""

    phrase: str = Field(min_length=1, max_length=40)
    to: int | None = Field(default=None, ge=0, le=7)


class Trying(Given):
    """From where on it is tried, and against whom."""

    at: int = Field(ge=0, le=MOST, description="How many actions of the table the branch begins with.")
    bot: BotName = "hard"


# -- classes ---------------------------------------------------------------------------------------

Options = dict[Word, bool | Annotated[int, Field(ge=-MOST, le=MOST)] | Word]


class TreatmentWish(Given):
    """What is otherwise at some of the tables of an experiment."""

    name: str = Field(min_length=1, max_length=40)
    options: Options = Field(default_factory=dict, max_length=40)
    hints: bool | None = None
    bots: Word = ""
    edition: Word = ""


class ClassWish(Given):
    """A class to be opened."""

    game: Word
    edition: Word | None = None
    level: int | None = Field(default=None, ge=0, le=9)
    players: int | None = Field(default=None, ge=1, le=8, description="How many sit at a table.")
    options: Options = Field(default_factory=dict, max_length=40)
    names: list[Annotated[str, Field(max_length=200)]] = Field(default_factory=list, max_length=300)
    same_deal: bool = Field(default=False, description="Whether chance is the same at all tables.")
    minutes: int = Field(default=0, ge=0, le=600, description="After so many minutes time is up; 0: never by itself.")
    hints: bool = True
    talk: bool = Field(default=True, description="Whether people may say the title's phrases at their tables.")
    approve: bool = Field(default=False, description="Whether the teacher lets everybody in one by one.")
    stand_ins: bool = Field(default=False, description="Whether bots come by themselves for those who are away.")
    bots: Word = "medium"
    lesson: Word = Field(default="", description="A lesson of the title that may be taken first.")
    seed: int = Field(default=0, ge=0, le=MOST)
    treatments: list[TreatmentWish] = Field(default_factory=list, max_length=8)
    consent: str = Field(default="", max_length=4000)
    rate: float = Field(default=0.0, ge=0, lt=1e9, description="What a point is worth at the end.")


class ClassOpened(BaseModel):
    """A class that was opened, and the teacher's key; it is told only once."""

    code: str
    key: str


class ClassJoining(Given):
    """Somebody who joins, or comes back with their word."""

    name: str = Field(min_length=1, max_length=NAME)
    word: str = Field(default="", max_length=40)
    consent: bool = False


class ClassJoined(BaseModel):
    """Somebody who joined: their key, their number in the class, and the word to come back by."""

    key: str
    person: int
    word: str


class ClassPerson(BaseModel):
    """Somebody of a class; tables and seats count from 0, -1 is none."""

    person: int
    name: str
    table: int
    seat: int
    approved: bool


class ClassTable(BaseModel):
    """A table of a class."""

    code: str
    stage: str
    turn: int
    over: bool


class ClassState(BaseModel):
    """How a class stands."""

    code: str
    game: str
    begun: bool
    learning: bool
    paused: bool
    locked: bool
    stopped: bool
    deadline: int = Field(description="When time is up, in seconds since 1970; 0 for never.")
    table: str = Field(default="", description="The code of one's own table; empty as long as there is none.")
    people: list[ClassPerson] = Field(default_factory=list, description="For the teacher's key only.")
    tables: list[ClassTable] = Field(default_factory=list, description="For the teacher's key only.")


class ClassOrder(Given):
    """What a teacher does: begin, learn, pause, go-on, look, more, end-at, stop, lock, unlock, arrange, ask, close,
    approve, rename, move, swap, admit, stand-in, stand-ins, remove, delete.
    """

    what: Annotated[str, Field(min_length=1, max_length=20)]
    person: int = Field(default=0, ge=0, le=MOST)
    other: int = Field(default=0, ge=0, le=MOST)
    table: int = Field(default=0, ge=0, le=MOST)
    name: str = Field(default="", max_length=200)
    text: str = Field(default="", max_length=500)
    choices: str = Field(default="", max_length=500)
    when: Literal["now", "stage"] = "now"
    at: str = Field(default="", max_length=20, description="A time, a way to arrange, or a position to look at.")
    page: str = Field(default="", max_length=300, description="A page of this server that all are to look at.")
    yes: bool = False


class ClassDone(BaseModel):
    """How many entries the log of the class has."""

    n: int
