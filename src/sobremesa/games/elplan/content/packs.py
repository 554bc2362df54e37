"""Content packs: plans, investments, events and an edition's parameters, read from TOML and checked.

A pack is a folder with any of `edition.toml`, `plans.toml`, `investments.toml`, `events.toml`; a file it leaves out is
the one of the shipped edition it is played as. Every problem names the file, the card and the field.
"""

import tomllib
from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any

from sobremesa.core.errors import UserError
from sobremesa.games.elplan.content import checks, schema

__all__ = ["EDITIONS", "FILES", "SHELF", "Pack", "check_pack", "read_pack", "shelved"]

SHIPPED = (("es", 2), ("en", 3), ("tutorial", 1))
EDITIONS = tuple(edition for edition, _ in SHIPPED)
FILES = ("edition", "plans", "investments", "events")


@dataclass(frozen=True)
class Pack:
    """The content of a game as it was read; investments sorted by kind."""

    edition: dict[str, Any]
    plans: tuple[dict[str, Any], ...]
    investments: tuple[dict[str, Any], ...]
    events: tuple[dict[str, Any], ...]
    level: int = 1
    problems: tuple[UserError, ...] = field(default=(), compare=False)

    def at(self, level: int) -> "Pack":
        """Return the pack with the plans of one level only (elplan.setup.level)."""
        plans = tuple(plan for plan in self.plans if plan["level"] == level)
        return Pack(self.edition, plans, self.investments, self.events, level, self.problems)


SHELF: list[Pack] = []
"""Every pack that is played with, by level. The shipped ones come first, always in the same order."""


def shelved(pack: Pack) -> int:
    """Return the place of a pack on the shelf; a new one is put at its end."""
    if not SHELF:
        SHELF.extend(read_pack(edition).at(level) for edition, levels in SHIPPED for level in range(1, levels + 1))
    for place, known in enumerate(SHELF):
        if known == pack:
            return place
    SHELF.append(pack)
    return len(SHELF) - 1


def text_of(edition: str, folder: str, name: str) -> tuple[str, str]:
    """Return where a file of a pack lies and its text; the shipped one if the pack has none."""
    own = Path(folder) / f"{name}.toml"
    if folder and own.is_file():
        return str(own), own.read_text("utf-8")
    shipped = files(__package__) / edition / f"{name}.toml"
    return f"{edition}/{name}.toml", shipped.read_text("utf-8")


def load(edition: str, folder: str, name: str, problems: list[UserError]) -> tuple[str, dict[str, Any]]:
    """Return a file of a pack, parsed; empty with a problem noted if it is not TOML."""
    try:
        where, text = text_of(edition, folder, name)
        return where, tomllib.loads(text)
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        where = f"{name}.toml"
        problems.append(schema.problem(where, "–", "–", error, "TOML"))
        return where, {}


def check_pack(edition: str, folder: str = "") -> Pack:
    """Return a pack with everything that is wrong with it noted in `problems`."""
    problems: list[UserError] = []
    if edition not in EDITIONS:
        raise UserError("unknown-edition", game="elplan", given=edition, accepted=", ".join(EDITIONS))
    if folder and not Path(folder).is_dir():
        problems.append(schema.problem(folder, "–", "–", folder, ", ".join(f"{name}.toml" for name in FILES)))
    parts = {name: load(edition, folder, name, problems) for name in FILES}
    where, parameters = parts["edition"]
    problems += checks.check_table(where, "edition", parameters, schema.EDITION)
    lists: dict[str, list[dict[str, Any]]] = {}
    for name, one, spec in schema.LISTS:
        where, table = parts[name]
        cards = table.get(one, [])
        found, wrong = checks.check_cards(where, cards, spec)
        problems += wrong
        lists[name] = found
    if not problems:
        problems += checks.check_whole({name: where for name, (where, _) in parts.items()}, parameters, lists)
    # Stable: within a kind the order of the file stays, which is the order of a fixed deck.
    investments = [card for kind in schema.KINDS for card in lists["investments"] if card.get("kind") == kind]
    return Pack(parameters, tuple(lists["plans"]), tuple(investments), tuple(lists["events"]), problems=tuple(problems))


@cache
def read_pack(edition: str, folder: str = "") -> Pack:
    """Return a pack. Raises the first problem, a `UserError` that names file, card and field."""
    pack = check_pack(edition, folder)
    if pack.problems:
        raise pack.problems[0]
    return pack
