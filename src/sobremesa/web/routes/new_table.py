"""A new table: the form, and what it means."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse, Response

from sobremesa.bots import levels
from sobremesa.core.errors import UserError
from sobremesa.core.game import Game
from sobremesa.core.meta import Setup, Value
from sobremesa.core.names import bot_name, read_name
from sobremesa.core.registry import game as find_game
from sobremesa.tables import Seat, log
from sobremesa.tables.usernames import need_distinct
from sobremesa.web.deps import check_rate, tables_of
from sobremesa.web.render import page
from sobremesa.web.visitor import Looking, Visitor

router = APIRouter(prefix="/new/{game}", include_in_schema=False)
FIELDS_SENT, VALUE = 100, 200
"""No form of ours has more fields, or more signs in a field; what is more is not read."""
USUAL = 3
"""So many play if nobody says otherwise and the game takes as many."""
FIELDS = {"unknown-edition": "edition", "bad-level": "level", "bad-players": "players", "bad-seat-kind": "seats",
          "name-taken": "seats"}  # fmt: skip
"""Where in the form an error belongs."""


@dataclass(frozen=True)
class NewTableForm:
    """A table to be set up, as a form asks for it."""

    setup: Setup
    seats: tuple[Seat, ...]
    hints: bool = True


@router.get("")
async def new_table(request: Request, visitor: Looking, game: str) -> HTMLResponse:
    """Set up a table: edition, level, seats, variants."""
    return form_page(request, visitor, find_game(game), {})


@router.post("")
async def create_table(request: Request, visitor: Looking, game: str) -> Response:
    """Set up the table of a form; *play now* sends nothing but the game."""
    check_rate(request, "creating")
    title = find_game(game)
    form = await sent_form(request)
    try:
        setting = read_form(title, form, visitor.lang)
    except UserError as error:
        return form_page(request, visitor, title, form, error)
    return await created(request, visitor, title, setting)


async def sent_form(request: Request) -> dict[str, str]:
    """Return what a form sent, no more of it than any form of ours has."""
    sent = await request.form(max_files=0, max_fields=FIELDS_SENT)
    return {key[:VALUE]: str(value)[:VALUE] for key, value in sent.items()}


async def created(
    request: Request, visitor: Visitor, title: Game, setting: NewTableForm, entered: bool = False
) -> Response:
    """Create the table, and lead to it."""
    response = Response(status_code=303)
    known = visitor.remembered(request, response)
    setup = setting.setup
    live = await tables_of(request).create(
        title.meta.id, known.key, setting.seats, edition=setup.edition, level=setup.level, options=setup.options,
        start=all(seat.kind != log.OPEN for seat in setting.seats), hints=setting.hints, entered=entered,
    )  # fmt: skip
    response.headers["location"] = f"/t/{live.table.header.code}"
    return response


def form_page(
    request: Request,
    visitor: Visitor,
    title: Game,
    form: Mapping[str, str],
    error: UserError | None = None,
    entered: bool = False,
) -> HTMLResponse:
    """The form with what was typed into it; with an error, what is wrong and where."""
    chosen = next((some for some in title.meta.editions if some.id == form.get("edition")), title.meta.editions[0])
    editions = title.meta.editions
    counts = range(min(e.least_players for e in editions), max(e.most_players for e in editions) + 1)
    values: dict[str, Any] = {
        "game": title,
        "entered": entered,
        "bots": levels(),
        "form": form,
        "edition": chosen,
        "players": form.get("players") or str(_usual(title, chosen.id)),
        "counts": counts,
        "kinds": [_kind(form, seat) for seat in range(counts[-1])],
        "as_edition": _as_edition(title),
        "levels": sorted({level for e in editions for level in e.levels}),
        "error": _said(error, title, visitor.lang) if error else "",
        "wrong": (FIELDS.get(error.code) or f"option-{error.numbers.get('option', '')}") if error else "",
    }
    return page(request, visitor, "new.html", status=422 if error else 200, **values)


def _said(error: UserError, title: Game, lang: str) -> str:
    """Return what is wrong with the game called by its name, not by its id."""
    return UserError(error.code, **{**error.numbers, "game": title.name(lang)}).text(lang)


def _kind(form: Mapping[str, str], seat: int) -> str:
    """Return who sits there: as the form says, else oneself and bots."""
    return form.get(f"seat-{seat}", log.SCREEN if seat == 0 else "medium")


def _as_edition(title: Game) -> dict[str, Value]:
    """Return the values of options that are the same in all editions."""
    values = {
        option.name: {edition.defaults.get(option.name, option.default) for edition in title.meta.editions}
        for option in title.meta.options
    }
    return {name: found.pop() for name, found in values.items() if len(found) == 1}


def _usual(title: Game, edition: str | None) -> int:
    chosen = title.meta.edition(edition)
    return max(chosen.least_players, min(USUAL, chosen.most_players))


def read_form(title: Game, form: Mapping[str, str], lang: str) -> NewTableForm:
    """Return the table a form asks for. Raises `UserError` with what would be accepted."""
    edition = form.get("edition") or None
    level, players = _number(form, "level"), _number(form, "players") or _usual(title, edition)
    options = {key.removeprefix("option-"): value for key, value in form.items() if key.startswith("option-") and value}
    options |= _birthdays(title, form, players, options)
    setup = title.meta.setup(edition=edition, level=level, players=players, options=options)
    seats = [read_seat(title, n, _kind(form, n), form.get(f"name-{n}", ""), lang) for n in range(players)]
    need_distinct(seat.name for seat in seats)
    return NewTableForm(setup, tuple(seats), hints="no-hints" not in form)


def _birthdays(title: Game, form: Mapping[str, str], players: int, options: Mapping[str, str]) -> dict[str, str]:
    """Return the option that birthdays settle, if any are given; with one missing, or a seat named too, it is refused
    with what would be accepted.
    """
    given = ["".join(form.get(f"birthday-{n}", "").split()) for n in range(players)]
    if not any(given):
        return {}
    return {
        option.name: " ".join([options.get(option.name, ""), *(birthday or "–" for birthday in given)]).strip()
        for option in title.meta.options
        if option.by_birthday
    }


def _number(form: Mapping[str, str], name: str) -> int | None:
    given = form.get(name, "").strip()
    if given and not (given.isascii() and given.isdecimal() and len(given) < 5):
        raise UserError("not-a-number", given=given[:20])
    return int(given) if given else None


def read_seat(title: Game, number: int, kind: str, name: str, lang: str) -> Seat:
    """Return who is to sit at a seat. Raises `UserError` for a kind of guest there is not."""
    name = read_name(name)
    if kind in levels():
        return Seat(log.BOT, name or bot_name(lang, number + 1), kind)
    if kind in (log.SCREEN, log.PERSON):
        return Seat(kind, name or title.texts.say(lang, "seat", number=number + 1))
    if kind == log.OPEN:
        return Seat(log.OPEN)
    accepted = ", ".join((log.SCREEN, log.PERSON, log.OPEN, *levels()))
    raise UserError("bad-seat-kind", given=kind[:20], accepted=accepted)
