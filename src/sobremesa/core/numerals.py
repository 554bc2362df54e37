"""Numbers as people write them: 1.234,5 and $1.500 in Spanish, as in Chile, 1,234.5 and $1,500 in English."""

from decimal import Decimal
from functools import cache, lru_cache

from babel import Locale
from babel.numbers import NumberPattern, parse_pattern

LOCALES = {"es": Locale("es", "CL"), "en": Locale("en")}


# The same numbers stand on page after page, and to write one anew takes fifty times as long as to find it again.
@lru_cache(2**14)
def numeral(lang: str, value: float, digits: int = 0, unit: str = "") -> str:
    """Return a number with so many decimals, its unit before it and a minus before both: −$1,500."""
    written: str = _pattern(digits, unit).apply(Decimal(value or 0), LOCALES[lang])
    return written


@cache
def _pattern(digits: int, unit: str) -> NumberPattern:
    plain = f"{unit}#,##0{'.' if digits else ''}{'0' * digits}"
    return parse_pattern(f"{plain};−{plain}")
