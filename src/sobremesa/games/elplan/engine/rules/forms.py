"""Which arguments a verb takes."""

from mypy_extensions import i64

from sobremesa.games.elplan.engine import actions
from sobremesa.games.elplan.engine.actions import MOST_TERMS
from sobremesa.games.elplan.engine.numbers import PLACES, SPACES

__all__ = ["fits"]


def fits(verb: i64, a: i64, b: i64, c: i64) -> bool:
    """Tell whether the arguments of a verb can name things at all; whether they are there is the rules' question."""
    if verb == actions.FILL_SLOT:
        return a < 64 and b < 3 and c < 2
    if verb == actions.EXCHANGE:
        # The two given have no order: the one exchange is the one with the smaller first.
        return a <= b < 3 and c < 3
    if verb == actions.BUY_FROM:
        return a < 6 and b < 3 and c < MOST_TERMS
    if verb == actions.KEEP:
        return a <= 6 and b <= 6 and c <= 6
    if c != 0:
        return False
    if verb == actions.FILL_ROW:
        return a < 8 and b < 2
    if verb == actions.ACTIVATE:
        return a < 64 and b < 8
    if verb == actions.EMPTY_SLOT or verb == actions.SWAP:
        return a < 64 and b < 3
    if verb == actions.LIQUIDATE:
        return a < 64 and b < 64
    if verb == actions.ACQUIRE:
        return a < PLACES and b < MOST_TERMS
    if verb == actions.PRODUCE:
        return a <= 30 and b <= 30
    if verb == actions.BUY or verb == actions.IMPORT:
        return a < 3 and b < MOST_TERMS
    if verb == actions.SELL:
        return a < 3 and b < 3
    if b != 0:
        return False
    if verb == actions.OFFER or verb == actions.EMPTY or verb == actions.POINT or verb == actions.EVENT:
        return a < 64
    if verb == actions.PLAN or verb == actions.DEAL:
        return a < 32
    if verb == actions.FIRST:
        return a < 6
    if verb == actions.PLACE:
        return a < SPACES
    if verb == actions.EMPTY_ROW or verb == actions.SWAP_ROW:
        return a < 8
    if verb == actions.TAKE or verb == actions.GIVE or verb == actions.TOLL or verb == actions.SHELVE:
        return a < 3
    return a == 0
