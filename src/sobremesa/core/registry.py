"""The titles that are installed: ours, and anybody's who registers the entry point `sobremesa.games`."""

import logging
from functools import cache
from importlib.metadata import EntryPoint, entry_points

from sobremesa.core.errors import UserError
from sobremesa.core.game import Game
from sobremesa.core.meta import Setup
from sobremesa.core.state import State

GROUP = "sobremesa.games"
LOG = logging.getLogger(__name__)


@cache
def titles() -> tuple[str, ...]:
    """Return the ids of all installed titles that can be loaded."""
    return tuple(sorted({point.name for point in entry_points(group=GROUP) if _loaded(point) is not None}))


@cache
def game(id: str) -> Game:
    """Return a title by its id. Raises `UserError` that lists the titles there are."""
    for point in entry_points(group=GROUP):
        if point.name == id and (found := _loaded(point)) is not None:
            return found
    raise UserError("unknown-game", given=id, accepted=", ".join(titles()))


def restored(id: str, setup: Setup, snapshot: list[int]) -> State:
    """Return a position of a title from what `pickle` keeps of it."""
    state: State = game(id).new(setup)
    state.restore(snapshot)
    return state


@cache
def _loaded(point: EntryPoint) -> Game | None:
    """Return the title of an entry point; of one that is broken only a warning, so that the others can be played."""
    try:
        found = point.load()
        if not isinstance(found, Game):
            raise TypeError(f"it must name an instance of Game, not {found!r}")
        if found.meta.id != point.name:
            raise ValueError(f"the entry point is called {point.name!r}, but the title {found.meta.id!r}")
    except Exception as error:
        LOG.warning("the title %s (%s) is left out: %s: %s", point.name, point.value, type(error).__name__, error)
        return None
    return found
