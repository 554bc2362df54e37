"""Templates and their words."""

from functools import cache
from typing import Any

from fastapi import Request
from fastapi.responses import HTMLResponse
from jinja2 import Environment, PackageLoader, StrictUndefined, select_autoescape

from sobremesa.core.registry import game, titles
from sobremesa.core.texts import LANGS, Texts
from sobremesa.draw.palette import SEATS, on
from sobremesa.draw.symbols import SYMBOLS
from sobremesa.web.visitor import Visitor

__all__ = ["has_template", "page", "part", "say"]

_TEXTS = Texts(__package__)


def say(lang: str, key: str, /, **values: str | int | float) -> str:
    """Return a text of the pages."""
    return _TEXTS.say(lang, key, **values)


@cache
def _environment() -> Environment:
    found = Environment(
        loader=PackageLoader(__package__),
        autoescape=select_autoescape(default=True),
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    found.globals.update(
        titles=lambda: [game(id) for id in titles()],
        LANGS=LANGS,
        SEATS=SEATS,
        SYMBOLS=SYMBOLS,
        on=on,
    )
    return found


def has_template(name: str) -> bool:
    """Tell whether there is a template of this name."""
    return name in _environment().list_templates()


def part(name: str, lang: str, **values: Any) -> str:
    """Return a piece of a page."""

    def t(key: str, /, **more: str | int | float) -> str:
        return say(lang, key, **more)

    return _environment().get_template(name).render(lang=lang, t=t, **values)


def page(request: Request, visitor: Visitor, name: str, *, status: int = 200, **values: Any) -> HTMLResponse:
    """Return a whole page."""
    return HTMLResponse(part(name, visitor.lang, request=request, visitor=visitor, **values), status)
