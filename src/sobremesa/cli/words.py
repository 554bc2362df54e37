"""The command line's own words, and the options every command reads alike."""

import os
from typing import Annotated

import typer

from sobremesa.core.errors import UserError
from sobremesa.core.names import printable
from sobremesa.core.texts import LANGS, Texts

_TEXTS = Texts(__package__)


def say(lang: str, key: str, /, **values: str | int | float) -> str:
    """Return a text of the command line."""
    return printable(_TEXTS.say(lang, key, **values))


def default_lang() -> str:
    """Return the reader's language as the environment tells it: Spanish where it is Spanish, English elsewhere."""
    for name in ("SOBREMESA_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(name, "")
        if value[:2] in LANGS:
            return value[:2]
    return "en"


def _check_lang(lang: str) -> str:
    lang = lang or default_lang()
    if lang not in LANGS:
        raise UserError("bad-lang", given=lang, accepted=", ".join(LANGS))
    return lang


GameName = Annotated[str, typer.Argument(help="The game's id.", metavar="GAME")]
Lang = Annotated[
    str, typer.Option(help="es or en; the environment's by default.", callback=_check_lang, show_default=False)
]
ContentFolder = Annotated[str, typer.Option("--content", help="Play with the content pack in this folder.")]
Options = Annotated[
    list[str] | None, typer.Option("--option", "--options", help="A rule variant, as name=value; may be repeated.")
]


def read_options(given: list[str] | None) -> dict[str, str]:
    """Return options from their `name=value` form; several may stand in one, with commas."""
    options = {}
    for part in ",".join(given or ()).split(","):
        if part:
            name, equals, value = part.partition("=")
            if not equals or not value:
                raise UserError("bad-option-form", given=part, example="tie=fail")
            options[name.strip()] = value.strip()
    return options
