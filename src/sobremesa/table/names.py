"""Names at one table: no two may be taken for each other."""

import unicodedata
from collections.abc import Iterable

from sobremesa.core.errors import UserError

__all__ = ["distinct", "need_distinct"]


def _heard(name: str) -> str:
    """Return a name as somebody hears it: without its capitals, its widths and the space around it."""
    return " ".join(unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold()).split())


def need_distinct(names: Iterable[str]) -> None:
    """Raise `UserError` for a name that is there twice; seats without one do not matter."""
    heard: set[str] = set()
    for name in filter(None, names):
        if _heard(name) in heard:
            raise UserError("name-taken", given=name)
        heard.add(_heard(name))


def distinct(names: Iterable[str]) -> list[str]:
    """Return names of an older table so that no two are the same: whoever comes later is given a number."""
    found: list[str] = []
    for name in names:
        number, fresh = 2, name
        while fresh and _heard(fresh) in map(_heard, found):
            fresh, number = f"{name} {number}", number + 1
        found.append(fresh)
    return found
