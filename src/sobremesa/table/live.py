"""A table in this process."""

import asyncio
import time
from dataclasses import dataclass, field

from sobremesa.bots import Reasons
from sobremesa.core.match import Match
from sobremesa.table.growth import Growth
from sobremesa.table.table import Table
from sobremesa.table.watched import Watched

__all__ = ["Live", "weight"]


def weight(match: Match | None) -> int:
    """Return about how many bytes a table takes in memory by its game, with what was drawn and told of it."""
    return 40_000 if match is None else 400_000 + 2_500 * len(match.events)


@dataclass(eq=False)
class Live(Watched):
    """A table in this process, with those who watch it from here."""

    table: Table
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    hurried: bool = False
    """Whether somebody asked the bots not to dawdle, until a person acts again."""
    attended: float = 0.0
    """Until when somebody counts as being there who has shown a key, whether or not they have the table open."""
    is_driven: bool = False
    """Whether its bots are at it."""
    is_suspect: bool = False
    """Whether a bot's thought has brought down its process here: until one succeeds they are thought alone."""
    growth: Growth = field(default_factory=Growth)
    keys: dict[str, frozenset[int]] = field(default_factory=dict)
    """The seats each key may act for, as far as they have been asked for."""
    since: float = field(default_factory=time.monotonic)
    """When it was opened here, by the clock that is never set."""
    noted: dict[str, float] = field(default_factory=dict)
    """When it was last noted in the store that each key's holder was there."""
    elsewhere: dict[int, tuple[tuple[float, ...], float]] = field(default_factory=dict)
    """By seat, the last signs of life that the store knows of, and when this process first read it."""
    hint: "tuple[int, asyncio.Task[Reasons]] | None" = None
    """The last hint that was asked for, and the position it is for."""

    @property
    def is_attended(self) -> bool:
        """Tell whether somebody is there for whom bots may play."""
        # Whoever gives signs of life and has stopped has vanished, whatever they have open; spectators give none.
        watched = any(key in self.around or key not in self.signs for key in self.watchers)
        return watched or time.monotonic() < self.attended

    @property
    def is_used(self) -> bool:
        """Tell whether somebody has it open, or something is being done at it."""
        thinks = self.is_driven or (self.hint is not None and not self.hint[1].done())
        return thinks or bool(self.watchers) or self.lock.locked()
