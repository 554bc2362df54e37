"""The titles that are installed: ours, and anybody's who registers the entry point `sobremesa.games`."""

from functools import cache
from importlib.metadata import entry_points

from sobremesa.core.errors import UserError
from sobremesa.core.game import Game

__all__ = ["game", "titles"]

GROUP = "sobremesa.games"


def titles() -> tuple[str, ...]:
    """Return the ids of all installed titles."""
    return tuple(sorted(entry_points(group=GROUP).names))


@cache
def game(id: str) -> Game:
    """Return a title by its id. Raises `UserError` that lists the titles there are."""
    for point in entry_points(group=GROUP):
        if point.name == id:
            found = point.load()
            if not isinstance(found, Game):
                raise TypeError(f"the entry point {GROUP}:{id} must name an instance of Game, not {found!r}")
            return found
    raise UserError("unknown-game", given=id, accepted=", ".join(titles()))
