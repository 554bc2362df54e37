"""The log of a table: an append-only list of entries. A table's state is what replaying its log leads to."""

import json
from dataclasses import asdict, dataclass, replace
from typing import Final

from sobremesa.store import HOST as HOST
from sobremesa.store import NEXT as NEXT
from sobremesa.store import START as START
from sobremesa.store import Entry

SEAT: Final = "seat"
"""Somebody else sits at a seat from now on; `value` is the right by which it was taken from its person, if it was."""
ACT: Final = "act"
UNDO: Final = "undo"
"""The game goes back to `value` actions."""
ASK: Final = "ask"
"""A seat asks the others whether the game may go back to `value` actions."""
AGREE: Final = "agree"
DECLINE: Final = "decline"
HINTS: Final = "hints"
"""Hints are allowed (1) or not (0)."""
SAY: Final = "say"
"""Somebody says the phrase `text`, to the seat `value - 1` or to everybody (0)."""
TALK: Final = "talk"
"""Table talk is allowed (1) or not (0)."""
CLAIM: Final = "claim"
"""Somebody claims a seat held by a person; `text` is the claim, `value` tells whether it was made by a link."""
KEEP: Final = "keep"
"""The person at the seat declines a claim."""
CLASS: Final = "class"
"""The table belongs to the class `text`; `value` tells whether stand-ins play for people who are away."""
PAUSE: Final = "pause"
"""The table is paused (1), or continues (0)."""
DEADLINE: Final = "deadline"
"""The game ends by the clock at this time, in seconds since 1970; 0 for never."""
STOP: Final = "stop"
"""The game ends here, unfinished."""
LOOK: Final = "look"
"""Everybody is shown something else first: `text` is its path, empty to end it."""

ENTERED: Final = "entered"
"""The game is played at a real table: the host enters what its dice and cards do, nothing is drawn."""

ARRANGED: Final = 1
"""The host arranges seats before the start."""
GIVEN: Final = 2
"""Its person gave it away."""
AWAY: Final = 3
"""Its person was away, and the host took it over."""
AWAY_LINK: Final = 4
"""Its person was away, and somebody took it by a link that the host had made."""
LINK: Final = 5
"""Somebody took it before the start, by a link that the host had made."""

OPEN: Final = "open"
PERSON: Final = "person"
SCREEN: Final = "screen"
BOT: Final = "bot"


@dataclass(frozen=True)
class Seat:
    """Who sits at a seat: a person by their own link, a person at the host's screen, a bot by level, or nobody yet."""

    kind: str
    name: str = ""
    bot: str = ""
    """The bot's level; at a person's seat the stand-in that plays while they are away."""
    lent: bool = False
    """Whether the person has asked the stand-in to play: then it stays until they ask for their seat back."""

    @property
    def is_person(self) -> bool:
        """Tell whether the seat is a person's, present or not."""
        return self.kind in (PERSON, SCREEN)

    def with_bot(self, level: str, lent: bool = False) -> "Seat":
        """Return the same person's seat with a stand-in of this level, or without one."""
        return replace(self, bot=level, lent=lent)

    def write(self) -> str:
        """Return the seat as the log writes it."""
        return json.dumps(asdict(self), ensure_ascii=False)

    @classmethod
    def read(cls, text: str) -> "Seat":
        """Return a seat from the log, of whatever version."""
        known = json.loads(text)
        return cls(**{name: known[name] for name in ("kind", "name", "bot", "lent") if name in known})


@dataclass(frozen=True)
class SpokenPhrase:
    """A phrase somebody said: after how many actions, and to which seat (-1: to everybody)."""

    phrase: str
    to: int
    count: int


@dataclass(frozen=True)
class SeatClaim:
    """A claim to a seat held by a person: who would sit there, and the hash of the key used."""

    seat: Seat
    hash: str
    by_link: bool = False

    def write(self) -> str:
        """Return the claim as the log writes it."""
        return json.dumps({**asdict(self.seat), "hash": self.hash}, ensure_ascii=False)

    @classmethod
    def read(cls, entry: Entry) -> "SeatClaim":
        """Return the claim of an entry."""
        return cls(Seat.read(entry.text), str(json.loads(entry.text)["hash"]), bool(entry.value))


@dataclass(frozen=True)
class SeatTransfer:
    """A seat taken from a person: after how many actions, who had it and who has it now, and by which right."""

    count: int
    number: int
    before: Seat
    after: Seat
    right: int
