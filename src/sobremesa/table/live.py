"""A table in this process."""

import asyncio
from dataclasses import dataclass, field

from sobremesa.bots import Reasons
from sobremesa.table.table import Table
from sobremesa.table.watched import Watched

__all__ = ["Live"]


@dataclass
class Live(Watched):
    """A table in this process, with those who watch it from here."""

    table: Table
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    hurried: bool = False
    """Whether somebody asked the bots not to dawdle, until a person acts again."""
    used: float = 0.0
    keys: dict[str, frozenset[int]] = field(default_factory=dict)
    """The seats each key may act for, as far as they have been asked for."""
    hint: "tuple[int, asyncio.Task[Reasons]] | None" = None
    """The last hint that was asked for, and the position it is for."""
