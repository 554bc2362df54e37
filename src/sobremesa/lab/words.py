"""The lab's own words."""

from sobremesa.core.game import Game
from sobremesa.core.numerals import numeral
from sobremesa.core.texts import Texts

say = Texts(__package__).say
_OWN = ("seat", "place", "bot", "course", "counted")


def counted(title: Game, name: str, lang: str) -> str:
    """Return what a tally is called."""
    return title.texts.say(lang, f"tally-{name.replace('_', '-')}")


def table_name(title: Game, name: str, lang: str) -> str:
    """Return what a table is called: ours, or the one of a tally."""
    return say(lang, f"table-{name}") if name in _OWN else counted(title, name, lang)


def number(lang: str, value: float, digits: int | None = None) -> str:
    """Return a figure as people write it: 1.234,5 in Spanish, 1,234.5 in English."""
    return numeral(lang, value, (2 if abs(value) < 100 else 0) if digits is None else digits)
