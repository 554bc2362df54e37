"""Templates and their words."""

import logging
import re
from collections.abc import Callable, Hashable, Iterator, MutableMapping
from functools import cache, lru_cache
from importlib.resources import files
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from babel.dates import format_date
from fastapi import Request
from fastapi.responses import HTMLResponse
from jinja2 import (
    ChoiceLoader,
    Environment,
    PackageLoader,
    PrefixLoader,
    StrictUndefined,
    Template,
    pass_context,
)
from jinja2.ext import Extension
from jinja2.lexer import Token, TokenStream
from jinja2.runtime import Context, Macro
from markupsafe import Markup, escape

from sobremesa.bots import LEVELS
from sobremesa.core.game import Game
from sobremesa.core.meta import written
from sobremesa.core.motion import noted
from sobremesa.core.names import NAME
from sobremesa.core.numerals import numeral
from sobremesa.core.registry import game, titles
from sobremesa.core.texts import LANGS, Texts, capital
from sobremesa.draw.palette import SEATS, on
from sobremesa.draw.svg import path, tag
from sobremesa.draw.symbols import SYMBOLS
from sobremesa.review.debrief import asked
from sobremesa.web.documentation import site
from sobremesa.web.visitor import Visitor

BREAK = re.compile(r"\n\s*")
_TEXTS = Texts(__package__)
LOG = logging.getLogger(__name__)


def say(lang: str, key: str, /, **values: str | int | float) -> str:
    """Return a text of the pages; a key they do not have, and that begins with a title's id, is that title's own."""
    return _texts_of(lang, key).say(lang, key, **values)


@lru_cache(4096)
def _texts_of(lang: str, key: str) -> Texts:
    return _TEXTS if _TEXTS.has(lang, key) else _texts_by(key.partition("-")[0])


@cache
def _texts_by(owner: str) -> Texts:
    return game(owner).texts if owner in titles() else _TEXTS


def shown_titles() -> list[Game]:
    """Return the titles the pages can show: one that has no words for itself is left out, and the others stay."""
    return [game(id) for id in titles() if _can_be_shown(id)]


@cache
def _can_be_shown(id: str) -> bool:
    try:
        title = game(id)
        for lang in LANGS:
            _ = title.name(lang), title.texts.say(lang, "facts"), title.texts.say(lang, "tagline")
            _ = [title.texts.say(lang, f"edition-{each.id}") for each in title.meta.editions]
            _ = [title.texts.say(lang, f"option-{each.name}.help") for each in title.meta.options]
        return bool(title.meta.editions and title.rules.rules)
    except Exception as error:
        LOG.warning("the title %s is not shown: %s: %s", id, type(error).__name__, error)
        return False


class _Indentation(Extension):
    """Leaves out the indentation of templates: it is a third of what is rendered, and no browser needs it."""

    def filter_stream(self, stream: TokenStream) -> Iterator[Token]:
        """Return the pieces of a template, each line break with what follows it as a space."""
        for token in stream:
            yield Token(token.lineno, token.type, BREAK.sub(" ", token.value)) if token.type == "data" else token


class _Environment(Environment):
    """Templates whose globals do not change once there are templates."""

    def make_globals(self, d: MutableMapping[str, Any] | None) -> MutableMapping[str, Any]:
        """Return what a template knows: each time it is rendered it is copied, which a `ChainMap` makes slow."""
        return {**self.globals, **(d or {})}


@cache
def _environment() -> Environment:
    found = _Environment(
        extensions=[_Indentation],
        loader=ChoiceLoader([PackageLoader(__package__), PrefixLoader(_own_templates())]),
        autoescape=True,
        undefined=StrictUndefined,
        auto_reload=False,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    found.globals.update(
        day=lambda day, lang: format_date(day, "d MMM y", locale=lang),
        titles=shown_titles,
        LANGS=LANGS,
        NAME=NAME,
        SEATS=SEATS,
        SYMBOLS=SYMBOLS,
        asked=asked,
        has_guide=has_guide,
        can_print=find_spec("typst") is not None,
        icon=icon,
        kept=kept,
        on=on,
        own_files=own_files,
        written=written,
    )
    found.filters.update(
        coded=coded, capital=capital, noted=noted, numeral=lambda value, lang, digits=0: numeral(lang, value, digits)
    )
    return found


@pass_context
def kept(context: Context, macro: Macro) -> Callable[..., str]:
    """Return a macro of which what it made is kept: it must depend on nothing but its arguments and the language."""
    where = context.name, macro.name, context.get("lang")

    def made(*given: Any, **named: Any) -> str:
        key = where, given, tuple(named.items())
        try:
            known = _KEPT.get(key)
        except TypeError:  # Something in it can change, as a list.
            return macro(*given, **named)
        if known is None:
            if len(_KEPT) >= MOST_KEPT:
                _KEPT.clear()
            known = _KEPT[key] = macro(*given, **named)
        return known

    return made


MOST_KEPT = 20_000
_KEPT: dict[Hashable, str] = {}


def has_guide() -> bool:
    """Tell whether the documentation is here as a site."""
    return (site() / "index.html").is_file()


def icon(name: str) -> Markup:
    """Return a symbol of the boards as a small picture in a line of text, in the ink of the text."""
    drawn = path(SYMBOLS[name], fill="currentColor", fill_rule="evenodd")
    return Markup(tag("svg", drawn, class_=f"icon icon-{name}", viewBox="0 0 24 24", aria_hidden="true"))


def coded(text: str) -> Markup:
    """Return a text of the catalogue, in which what a record writes stands between backticks."""
    return Markup(re.sub(r"`([^`]+)`", r"<code>\1</code>", str(escape(text))))


def _own_templates() -> dict[str, PackageLoader]:
    """Return where titles that have an interface of their own keep its templates: `<id>/actions.html` and the like."""
    shown = {title.meta.id: title.texts.package for title in shown_titles()}
    return {id: PackageLoader(package, "web") for id, package in shown.items() if own_file(id, "").is_dir()}


def own_file(id: str, name: str) -> Path:
    """Return a file of a title's own interface, which need not be there."""
    return Path(str(files(game(id).texts.package).joinpath("web", name)))


@cache
def own_files(id: str) -> tuple[str, ...]:
    """Return the styles and scripts of a title's own interface."""
    return tuple(name for name in ("panel.css", "panel.js") if own_file(id, name).is_file())


@cache
def actions_template(id: str) -> str:
    """Return the template that lays out what may be done: the title's own, or the one for every title."""
    return f"{id}/actions.html" if own_file(id, "actions.html").is_file() else "_actions.html"


def part(name: str, lang: str, **values: Any) -> str:
    """Return a piece of a page."""
    return _template(name).render(_words(lang), **values)


@cache
def _words(lang: str) -> dict[str, object]:
    """Return what every template speaks with in a language. What is always the same is looked up once."""
    said: dict[str, str] = {}

    def t(key: str, /, **more: str | int | float) -> str:
        if more:
            return say(lang, key, **more)
        if key not in said:
            said[key] = say(lang, key)
        return said[key]

    def level_name(bot: str) -> str:
        return say(lang, f"bot-{bot}") if bot in LEVELS else say(lang, "bot-own", name=bot)

    return {"lang": lang, "t": t, "level_name": level_name}


@cache
def _template(name: str) -> Template:
    return _environment().get_template(name)


def page(request: Request, visitor: Visitor, name: str, *, status: int = 200, **values: Any) -> HTMLResponse:
    """Return a whole page. A change of language leads back to `back`, by default to the page itself."""
    query = f"?{request.url.query}" if request.method == "GET" and request.url.query else ""
    values.setdefault("back", f"{request.url.path}{query}")
    made = part(name, visitor.lang, request=request, visitor=visitor, **values)
    # Pages are somebody's own: what one viewer must not come out of a cache for another.
    return HTMLResponse(made, status, {"cache-control": "private, no-cache"})
