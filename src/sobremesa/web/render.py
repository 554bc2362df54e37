"""Templates and their words."""

import logging
import re
from functools import cache
from typing import Any

from fastapi import Request
from fastapi.responses import HTMLResponse
from jinja2 import Environment, PackageLoader, StrictUndefined, select_autoescape
from markupsafe import Markup, escape

from sobremesa.core.game import Game
from sobremesa.core.meta import written
from sobremesa.core.names import NAME
from sobremesa.core.registry import game, titles
from sobremesa.core.texts import LANGS, Texts
from sobremesa.draw.palette import SEATS, on
from sobremesa.draw.svg import path, tag
from sobremesa.draw.symbols import SYMBOLS
from sobremesa.web.visitor import Visitor

__all__ = ["has_template", "page", "part", "say", "shown_titles"]

_TEXTS = Texts(__package__)
LOG = logging.getLogger(__name__)


def say(lang: str, key: str, /, **values: str | int | float) -> str:
    """Return a text of the pages."""
    return _TEXTS.say(lang, key, **values)


def shown_titles() -> list[Game]:
    """Return the titles the pages can show: one that has no words for itself is left out, and the others stay."""
    return [game(id) for id in titles() if _can_be_shown(id)]


@cache
def _can_be_shown(id: str) -> bool:
    try:
        title = game(id)
        for lang in LANGS:
            _ = title.name(lang), title.texts.say(lang, "facts"), title.texts.say(lang, "tagline")
            _ = [title.texts.say(lang, f"edition-{some.id}") for some in title.meta.editions]
            _ = [title.texts.say(lang, f"option-{some.name}.help") for some in title.meta.options]
        return bool(title.meta.editions and title.rules.rules)
    except Exception as error:
        LOG.warning("the title %s is not shown: %s: %s", id, type(error).__name__, error)
        return False


@cache
def _environment() -> Environment:
    found = Environment(
        loader=PackageLoader(__package__),
        autoescape=select_autoescape(default=True),
        undefined=StrictUndefined,
        auto_reload=False,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    found.globals.update(
        titles=shown_titles,
        LANGS=LANGS,
        NAME=NAME,
        SEATS=SEATS,
        SYMBOLS=SYMBOLS,
        icon=icon,
        on=on,
        written=written,
    )
    found.filters["coded"] = coded
    return found


def icon(name: str) -> Markup:
    """Return a symbol of the boards as a small picture in a line of text, in the ink of the text."""
    drawn = path(SYMBOLS[name], fill="currentColor", fill_rule="evenodd")
    return Markup(tag("svg", drawn, class_=f"icon icon-{name}", viewBox="0 0 24 24", aria_hidden="true"))


def coded(text: str) -> Markup:
    """Return a text of the catalogue, in which what a record writes stands between backticks."""
    return Markup(re.sub(r"`([^`]+)`", r"<code>\1</code>", str(escape(text))))


@cache
def has_template(name: str) -> bool:
    """Tell whether there is a template of this name."""
    return name in _environment().list_templates()


def part(name: str, lang: str, **values: Any) -> str:
    """Return a piece of a page."""

    def t(key: str, /, **more: str | int | float) -> str:
        return say(lang, key, **more)

    return _environment().get_template(name).render(lang=lang, t=t, **values)


def page(request: Request, visitor: Visitor, name: str, *, status: int = 200, **values: Any) -> HTMLResponse:
    """Return a whole page. Whoever changes the language on it comes back to `back`, by default to the page itself."""
    query = f"?{request.url.query}" if request.method == "GET" and request.url.query else ""
    values.setdefault("back", f"{request.url.path}{query}")
    made = part(name, visitor.lang, request=request, visitor=visitor, **values)
    # Pages are somebody's own: what one sees must not come out of a cache for another.
    return HTMLResponse(made, status, {"cache-control": "private, no-cache"})
