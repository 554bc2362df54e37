"""How a page speaks to its visitor: without their name where it is plain, and as *you* if they gave none."""

from sobremesa.core.names import without_name
from sobremesa.core.texts import LANGS
from sobremesa.web.live.view import View


def speaks_to(view: View) -> bool:
    """Tell whether the visitor, alone at their screen, is the one to act."""
    return view.acts and view.table.turn >= 0 and not view.is_shared and not view.enters


def is_unnamed(view: View, seat: int) -> bool:
    """Tell whether a seat of the visitor's own has only the name that a seat has by its number."""
    if seat not in view.own or view.is_shared:
        return False
    return view.table.seats[seat].name in [view.game.texts.say(lang, "seat", number=seat + 1) for lang in LANGS]


def sentence(view: View) -> str:
    """Return what is asked now; to the visitor it is said without calling them by name."""
    asked = view.scene.sentence
    return without_name(asked, view.table.names[view.table.turn]) if speaks_to(view) else asked
