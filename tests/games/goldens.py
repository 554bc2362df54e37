"""Goldens: small stories on file, compared with what comes of them now.

A story can be its own input. What stands after a sign is read, a line without one is what came of it:

    # anything                a title
    * begin es players=3      a table is made, by a builder of the title
    * market raw=2 good=1     something is set up on it, by a method of the table
    > ana buy raw plain       an action, as a record writes it; what is told follows
    ! beto sell raw money     an action that is refused; why follows
    ?                         what is asked now

To accept changed stories, name their files: SOBREMESA_GOLDEN=es-d1,es-d2 pytest tests/games
"""

import os
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

from sobremesa.core.seats import CHANCE
from sobremesa.core.state import State
from sobremesa.testing import Table

Builder = Callable[..., Table[Any]]
"""Makes the table of a story; what is set up on it afterwards are methods of that table."""


def compare(file: Path, story: str) -> None:
    """The story is the one on file."""
    if file.stem in os.environ.get("SOBREMESA_GOLDEN", "").split(","):
        file.write_text(story, "utf-8")
    assert file.read_text("utf-8") == story


def retell(
    text: str, lang: str, names: Sequence[str], builders: Mapping[str, Builder], seen: list[State] | None = None
) -> str:
    """Return a story with everything that comes of its input. The positions of the story are added to `seen`."""
    teller = _Teller(lang, names, builders)
    story = ""
    for given in text.splitlines():
        if not given.startswith("  "):
            story += "".join(line + "\n" for line in teller.take(given))
            if seen is not None and teller.table is not None:
                seen.append(teller.table.state.copy())
    return story


class _Teller:
    """Takes a story line by line."""

    def __init__(self, lang: str, names: Sequence[str], builders: Mapping[str, Builder]) -> None:
        self.lang = lang
        self.names = names
        self.builders = builders
        self.table: Table[Any] | None = None

    def take(self, line: str) -> list[str]:
        sign, _, rest = line.partition(" ")
        if sign == "*":
            return [line, *self.set_up(rest)]
        if self.table is None or sign in ("", "#"):
            return [line]
        if sign == "?":
            return [f"? {self.table.game.moment(self.table.state, self.lang, self.names).sentence}"]
        return [line, *(self.refuse(self.table, rest) if sign == "!" else self.play(self.table, rest))]

    def set_up(self, call: str) -> list[str]:
        name, *words = call.split()
        given = [number(word) for word in words if "=" not in word]
        named = {key: number(value) for key, _, value in (word.partition("=") for word in words if "=" in word)}
        if name in self.builders:
            self.table = self.builders[name](*given, **named)
            self.table.forget()
            return []
        assert self.table is not None, f"no table yet: {call}"
        getattr(self.table, name)(*given, **named)
        return self.happened(self.table)

    def line(self, table: Table[Any], line: str) -> str:
        who, _, text = line.partition(" ")
        turn = table.state.turn
        assert who == ("chance" if turn == CHANCE else self.names[turn].lower()), f"not the turn: {line}"
        return text

    def play(self, table: Table[Any], line: str) -> list[str]:
        table.play(self.line(table, line))
        return self.happened(table)

    def refuse(self, table: Table[Any], line: str) -> list[str]:
        refusal = table.refused(self.line(table, line))
        return [f"  {table.game.explain(refusal, self.lang, self.names, table.state)} ({refusal.rule})"]

    def happened(self, table: Table[Any]) -> list[str]:
        lines = [
            f"  {table.game.tell(event, self.lang, self.names, table.state)} ({event.rule})" for event in table.events
        ]
        table.forget()
        return lines


def number(word: str) -> int | str:
    return int(word) if word.lstrip("-").isdecimal() else word
