"""What the API takes and gives: the shapes of its JSON."""

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field

from sobremesa.core.names import NAME
from sobremesa.web.fields import MOST

Word = Annotated[str, Field(max_length=40)]
Kind = Literal["screen", "open", "easy", "medium", "hard", "expert"]


class Given(BaseModel):
    """Something a program sends: what is not described is refused."""

    model_config = ConfigDict(extra="forbid")


class Problem(BaseModel):
    """What could not be taken, and why; nothing has changed."""

    error: str
    text: str
    rule: str = Field(default="", description="The id of the rule of the game that forbids it, if one does.")


class SeatWish(Given):
    """Who is to sit at a seat: `screen` (you), `open` (somebody with the code), or a bot's level."""

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


class Answer(Given):
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
    """Whether the table has hints."""

    allowed: bool


class Trying(Given):
    """From where on it is tried, and against whom."""

    at: int = Field(ge=0, le=MOST, description="How many actions of the table the branch begins with.")
    bot: Literal["easy", "medium", "hard", "expert"] = "hard"
