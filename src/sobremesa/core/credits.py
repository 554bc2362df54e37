"""Who made a title, as its book names them: for the pages, the READMEs and whatever is printed."""

from collections.abc import Sequence
from dataclasses import dataclass

from sobremesa.core.texts import Texts, listed

_TEXTS = Texts("sobremesa.core")


@dataclass(frozen=True)
class Credit:
    """What some people did for a title. The role's name is the text `credit-<role>` of this package."""

    role: str
    names: tuple[str, ...]
    edition: str = ""
    """The edition whose book alone names them, told by the title's text `edition-<id>.credit`; empty for all."""


def credit_lines(credits: Sequence[Credit], lang: str, texts: Texts) -> list[tuple[str, str]]:
    """Return each role with its names, in the order of the book; `texts` are the title's."""
    names: dict[str, list[str]] = {}
    for credit in credits:
        for name in credit.names:
            if credit.edition:
                name = f"{name} ({texts.say(lang, f'edition-{credit.edition}.credit')})"
            names.setdefault(credit.role, []).append(name)
    return [(_TEXTS.say(lang, f"credit-{role}"), listed(lang, some)) for role, some in names.items()]
