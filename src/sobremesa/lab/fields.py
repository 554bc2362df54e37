"""Content as a designer changes it: one figure by its path, in the file as it is written, comments and all.

A path is the file, then keys as the TOML has them; an entry of a list is named by its id (the array's own name may be
left out) or by its place, from 1: `investments.bodega.cost.money`, `map.mars.modifiers.invade`, `titles.oil.export.3`.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import tomlkit

from sobremesa.core.content import called
from sobremesa.core.errors import UserError
from sobremesa.core.game import Game
from sobremesa.core.meta import Setup

Value = int | float | str | bool
SOME = 40
"""How many names an error lists."""


@dataclass(frozen=True)
class ContentFigure:
    """One figure: where it stands, what it is, and where it comes from."""

    path: str
    file: str
    holder: Any
    key: str | int
    entry: Any
    """The nearest table that names its source."""

    @property
    def value(self) -> Value:
        """Return what it is now."""
        value = self.holder[self.key]
        plain: Value = value.unwrap() if hasattr(value, "unwrap") else value
        return plain

    @property
    def source(self) -> str:
        """Return where it comes from: `book`, `ruling`, `design`."""
        return str(self.entry["source"]) if self.entry is not None else ""

    def put(self, value: Value) -> None:
        """Change it. What was printed otherwise is no longer the book's."""
        if value != self.value:
            self.holder[self.key] = value
            if self.entry is not None:
                self.entry["source"] = "design"


class ContentPack:
    """The content files of a setup: the shipped ones, or a designer's where he has them."""

    def __init__(self, title: Game, setup: Setup) -> None:
        self.documents: dict[str, Any] = {}
        self.own: set[str] = set()
        for file in title.content_files:
            assert title.content is not None
            name, (_, place) = file.removesuffix(".toml"), title.content.place(setup.content, setup.edition, file)
            if place == Path(setup.content) / file:
                self.own.add(name)
            self.documents[name] = tomlkit.parse(place.read_text("utf-8"))

    def write(self, folder: Path, names: Iterable[str]) -> None:
        """Write some of the files, and those the designer had, into a folder, which is then a pack of its own."""
        folder.mkdir(parents=True, exist_ok=True)
        for name in {*names} | self.own:
            (folder / f"{name}.toml").write_text(tomlkit.dumps(self.documents[name]), "utf-8")

    def field(self, path: str) -> ContentFigure:
        """Return a figure by its path. Raises `UserError` that lists what there is."""
        node: Any = self.documents
        holder: Any = None
        key: str | int = ""
        entry: Any = None
        parts = path.split(".")
        for depth, part in enumerate(parts):
            step = _step(node, part)
            if step is None:
                known = ".".join(parts[:depth])
                raise UserError("no-field", given=path, accepted=_listed(node, known))
            holder, key = step
            node = holder[key]
            if isinstance(node, dict) and "source" in node:
                entry = node
        if isinstance(node, dict | list):
            raise UserError("field-is-many", given=path, accepted=_listed(node, path))
        return ContentFigure(path, parts[0], holder, key, entry)


def _step(node: Any, part: str) -> tuple[Any, str | int] | None:
    """Return where one part of a path leads: what holds it, and under which key."""
    if isinstance(node, dict):
        if part in node:
            return node, part
        for child in node.values():
            if isinstance(child, list) and any(part in called(one) for one in child):
                return _step(child, part)
    elif isinstance(node, list):
        for index, child in enumerate(node):
            if part in called(child):
                return node, index
        if part.isdecimal() and 1 <= int(part) <= len(node) and not any(called(child) for child in node):
            return node, int(part) - 1
    return None


def _listed(node: Any, path: str) -> str:
    names = list(_names(node))
    prefix = f"{path}." if path else ""
    return ", ".join(prefix + name for name in names[:SOME]) + (" …" if len(names) > SOME else "")


def _names(node: Any) -> Iterator[str]:
    """Return what a path may go on with."""
    if isinstance(node, dict):
        for key, child in node.items():
            if isinstance(child, list) and any(called(entry) for entry in child):
                yield from _names(child)
            elif key not in ("id", "source"):
                yield key
    else:
        for place, child in enumerate(node, 1):
            yield (called(child) or [str(place)])[0]
