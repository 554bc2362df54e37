"""Goldens: small stories on file, compared with what comes of them now.

A story can be its own input. What stands after a sign is read, a line without one is what came of it:

    # anything                a title
    * market raw=2 good=1     the table is set up, by a builder of the title
    > ana buy raw plain       an action, as a record writes it; what is told follows
    ! beto sell raw money     an action that is refused; why follows
    ?                         what is asked now

To accept changed stories, name their files: SOBREMESA_GOLDEN=es-d1,es-d2 pytest tests/games
"""

import os
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

from sobremesa import IllegalAction
from sobremesa.core.game import Game
from sobremesa.core.seats import CHANCE
from sobremesa.core.state import State
from tests.games.table import Table

Builder = Callable[..., Table[Any] | State | None]
"""Sets up a table: `begin…` makes one, the others get it first and change it, or give another."""


def compare(file: Path, story: str) -> None:
    """The story is the one on file."""
    if file.stem in os.environ.get("SOBREMESA_GOLDEN", "").split(","):
        file.write_text(story, "utf-8")
    assert file.read_text("utf-8") == story


def retell(
    text: str,
    game: Game,
    lang: str,
    names: Sequence[str],
    builders: Mapping[str, Builder],
    seen: list[State] | None = None,
) -> str:
    """Return a story with everything that comes of its input. The first builder used makes the table.

    The positions of the story are added to `seen`.
    """
    teller = _Teller(game, lang, names, builders)
    told = ""
    for given in text.splitlines():
        if not given.startswith("  "):
            told += "".join(line + "\n" for line in teller.take(given))
            if seen is not None and teller.state is not None:
                seen.append(teller.state.copy())
    return told


class _Teller:
    """Takes a story line by line."""

    def __init__(self, game: Game, lang: str, names: Sequence[str], builders: Mapping[str, Builder]) -> None:
        self.game = game
        self.lang = lang
        self.names = names
        self.builders = builders
        self.table: Table[Any] | State | None = None

    @property
    def state(self) -> State | None:
        return self.table.state if isinstance(self.table, Table) else self.table

    def take(self, line: str) -> list[str]:
        sign, _, rest = line.partition(" ")
        if sign == "*":
            return [line, *self.set_up(rest)]
        if self.state is None or sign in ("", "#"):
            return [line]
        if sign == "?":
            return [f"? {self.game.scene(self.state, self.lang, self.names).sentence}"]
        return [line, *(self.refuse(self.state, rest) if sign == "!" else self.play(self.state, rest))]

    def set_up(self, call: str) -> list[str]:
        name, *words = call.split()
        given = [number(word) for word in words if "=" not in word]
        named = {key: number(value) for key, _, value in (word.partition("=") for word in words if "=" in word)}
        before = [] if name.startswith("begin") else [self.table]
        self.table = self.builders[name](*before, *given, **named) or self.table
        assert self.state is not None
        if not before:
            self.state.journal = []
        return self.told(self.state)

    def read(self, state: State, line: str) -> int:
        who, _, text = line.partition(" ")
        assert who == ("chance" if state.turn == CHANCE else self.names[state.turn].lower()), f"not the turn: {line}"
        return self.game.words.read(state, text)

    def play(self, state: State, line: str) -> list[str]:
        state.play(self.read(state, line))
        return self.told(state)

    def refuse(self, state: State, line: str) -> list[str]:
        before = state.snapshot()
        try:
            state.play(self.read(state, line))
        except IllegalAction as error:
            assert state.snapshot() == before
            return [f"  {self.game.explain(error.refusal, self.lang, self.names, state)} ({error.refusal.rule})"]
        raise AssertionError(f"not refused: {line}")

    def told(self, state: State) -> list[str]:
        assert state.journal is not None
        lines = [f"  {self.game.tell(event, self.lang, self.names, state)} ({event.rule})" for event in state.journal]
        state.journal.clear()
        return lines


def number(word: str) -> int | str:
    return int(word) if word.lstrip("-").isdecimal() else word
