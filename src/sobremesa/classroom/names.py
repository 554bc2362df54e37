"""Names that are nobody's: a choice for those who do not want to write their own."""

import secrets
from collections.abc import Sequence

from sobremesa.core.names import name_key
from sobremesa.core.texts import Texts

_TEXTS = Texts(__package__)
OFFERED = 3
"""So many are offered at once."""


def safe_names(lang: str, taken: Sequence[str]) -> list[str]:
    """Return some names made of an animal and a colour, that nobody has."""
    used = {name_key(name) for name in taken}
    animals, colours = (_TEXTS.say(lang, key).split() for key in ("animals", "colours"))
    free = [name for a in animals for c in colours if name_key(name := f"{a} {c}") not in used]
    offered: list[str] = []
    while free and len(offered) < OFFERED:
        offered.append(free.pop(secrets.randbelow(len(free))))
    return offered
