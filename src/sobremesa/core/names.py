"""Names as people type them: what of them can be seen, and which two are the same."""

import re
import unicodedata
from collections.abc import Sequence

from sobremesa.core.errors import UserError
from sobremesa.core.texts import Texts, capital

_TEXTS = Texts(__package__)

NAME = 24
"""A name at the table has so many letters at most."""

# Signs without ink that Unicode does not count as controls: its default-ignorable code points, and blanks of scripts.
_BLANK = frozenset(
    "\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180e\u180f\u2800\u3164\uffa0\U0001d159\U00016fe4"
    + "".join(map(chr, (*range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0))))
)


def _is_hidden(sign: str) -> bool:
    """Tell whether a sign leaves no ink: controls, bidi marks, joiners, fillers, halves of letters, unassigned ones."""
    return sign in _BLANK or unicodedata.category(sign)[0] == "C"


def printable(text: str) -> str:
    """Return a text without anything that would steer a terminal or turn its writing around; lines stay."""
    return "".join(sign for sign in text if sign in "\n\t" or unicodedata.category(sign) not in ("Cc", "Cf", "Cs"))


def read_name(given: str, otherwise: str = "") -> str:
    """Return a name on one line without signs that nobody sees, or another if none was typed.

    Raises `UserError` for a name of which nothing would be seen.
    """
    # Only what is kept at most is looked at: nobody's name has ten thousand letters.
    typed = unicodedata.normalize("NFC", given[: 8 * NAME])
    shown = "".join(" " if sign.isspace() else sign for sign in typed if sign.isspace() or not _is_hidden(sign))
    name = " ".join(shown.split())[:NAME].strip()
    if not any(unicodedata.category(sign)[0] in "LNPS" for sign in name):
        if typed.strip():
            raise UserError("name-invisible")
        return otherwise
    return name


def name_key(name: str) -> str:
    """Return what two names have in common if people would take them for the same."""
    seen = "".join(sign for sign in unicodedata.normalize("NFKC", name) if not _is_hidden(sign))
    return " ".join(unicodedata.normalize("NFKC", seen.casefold()).split())


def bot_name(lang: str, number: int) -> str:
    """Return what the bot at a seat is called, if nobody has named it."""
    return _TEXTS.say(lang, "bot-name", number=number)


def spoken(names: Sequence[str], lang: str) -> tuple[str, ...]:
    """Return the names of a record as people are told them: `bot2:medium` has a name too."""
    bots = [re.fullmatch(r"bot(\d+):.+", name) for name in names]
    return tuple(bot_name(lang, int(bot[1])) if bot else name for bot, name in zip(bots, names, strict=True))


def without_name(said: str, name: str) -> str:
    """Return a sentence to somebody without the name that calls them: `Ana, choose` is `Choose`."""
    plain = re.sub(rf"(^|(?<=: )){re.escape(name)}, ", "", said, count=1)
    sign = plain[: len(plain) - len(plain.lstrip("¿¡"))]
    return sign + capital(plain.removeprefix(sign))
