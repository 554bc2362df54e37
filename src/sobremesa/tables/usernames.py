"""Names at one table: no two may be taken for each other."""

from collections.abc import Iterable

from sobremesa.core.errors import UserError
from sobremesa.core.names import name_key


def need_distinct(names: Iterable[str]) -> None:
    """Raise `UserError` for a name that is there twice; seats without one do not matter."""
    keys: set[str] = set()
    for name in filter(None, names):
        if name_key(name) in keys:
            raise UserError("name-taken", given=name)
        keys.add(name_key(name))


def distinct(names: Iterable[str]) -> list[str]:
    """Return names of an older table so that no two are the same: the later ones are given a number."""
    taken: list[str] = []
    for name in names:
        number, fresh = 2, name
        while fresh and name_key(fresh) in map(name_key, taken):
            fresh, number = f"{name} {number}", number + 1
        taken.append(fresh)
    return taken
