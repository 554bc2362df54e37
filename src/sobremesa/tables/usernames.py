"""Names at one table: no two may be confused."""

from collections.abc import Iterable

from sobremesa.core.errors import UserError
from sobremesa.core.names import name_key


def need_distinct(names: Iterable[str]) -> None:
    """Raise `UserError` if two names are the same; seats without a name do not matter."""
    keys: set[str] = set()
    for name in filter(None, names):
        if name_key(name) in keys:
            raise UserError("name-taken", given=name)
        keys.add(name_key(name))


def distinct(names: Iterable[str]) -> list[str]:
    """Return the names of an older table made distinct: later ones get a number."""
    taken: list[str] = []
    for name in names:
        number, fresh = 2, name
        while fresh and name_key(fresh) in map(name_key, taken):
            fresh, number = f"{name} {number}", number + 1
        taken.append(fresh)
    return taken
