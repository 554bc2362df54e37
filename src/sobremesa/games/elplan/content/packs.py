"""Content packs as they are played with: by level, each on a shelf by whose places events name its cards."""

from dataclasses import dataclass, replace
from functools import cache

from sobremesa.games.elplan.content.model import KINDS, Content, Edition, Event, Investment, Plan

SHIPPED = (("es", 2), ("en", 3), ("tutorial", 1))
EDITIONS = tuple(edition for edition, _ in SHIPPED)


@dataclass(frozen=True)
class Pack:
    """The content of a game; investments sorted by kind."""

    edition: Edition
    plans: tuple[Plan, ...]
    investments: tuple[Investment, ...]
    events: tuple[Event, ...]
    level: int = 1

    def at(self, level: int) -> "Pack":
        """Return the pack with the plans of one level only (elplan.setup.level)."""
        return replace(self, plans=tuple(plan for plan in self.plans if plan.level == level), level=level)


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


@cache
def read_pack(edition: str, folder: str = "") -> Pack:
    """Return a pack. Raises the first problem, a `UserError` that names file, card and field."""
    content = Content.read(folder, edition)
    # Stable: within a kind the order of the file stays, which is the order of a fixed deck.
    investments = sorted(content.investments.all, key=lambda card: KINDS.index(card.kind))
    return Pack(content.edition, content.plans.all, tuple(investments), content.events.all)
