"""Names as people type them, and as they may stand in a page, a board or a record."""

import unicodedata

__all__ = ["NAME", "read_name"]

NAME = 24
"""A name at the table has so many letters at most."""


def read_name(given: str, otherwise: str = "") -> str:
    """Return a name on one line, without signs that nobody sees or that turn the writing around; or another."""
    # Only what is kept at most is looked at: nobody's name has ten thousand letters.
    shown = "".join(
        " " if sign.isspace() else sign
        for sign in unicodedata.normalize("NFC", given[: 8 * NAME])
        if sign.isspace() or unicodedata.category(sign)[0] != "C"
    )
    return " ".join(shown.split())[:NAME].strip() or otherwise
