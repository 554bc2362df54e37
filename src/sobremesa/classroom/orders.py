"""What a teacher orders by its name, from a page or a program, and the service that does it."""

import re
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Final
from urllib.parse import parse_qs, urlsplit

from sobremesa.classroom.classroom import Look
from sobremesa.classroom.open import OpenClass
from sobremesa.classroom.service import Classes
from sobremesa.core.errors import UserError
from sobremesa.core.names import read_name

PAGE: Final = re.compile(r"/(?!/)[^\s\\\x00-\x1f]*")
"""A path on this server, maybe with a query and a mark on the page."""
PRIVATE: Final = ("/c/", "/api", "/live", "/static/", "/assets/", "/metrics", "/health")
"""What is no page for all begins so."""


@dataclass(frozen=True)
class Order:
    """What a teacher wants to be done, by its name, and whatever that needs."""

    what: str
    person: int = 0
    other: int = 0
    table: int = 0
    name: str = ""
    text: str = ""
    choices: str = ""
    when: str = "now"
    at: str = ""
    """A time to end at, a way to arrange the tables, or a position of a table to look at."""
    page: str = ""
    """A page of this server to look at."""
    yes: bool = False


async def carry_out(classes: Classes, open_class: OpenClass, key: str, order: Order) -> None:
    """Do what a teacher may do. Raises `UserError` for anybody else, and for what cannot be done."""
    what, pace, roster, questions = order.what, classes.pace, classes.roster, classes.questions
    if what == "begin":
        await pace.begin(open_class, key)
    elif what == "learn":
        await classes.lessons.begin(open_class, key)
    elif what in ("pause", "go-on"):
        await pace.pause(open_class, key, what == "pause")
    elif what == "look":
        await pace.look(open_class, key, read_look(open_class, order))
    elif what == "more":
        await pace.more_time(open_class, key, 5)
    elif what == "end-at":
        await pace.end_at(open_class, key, read_time(order.at))
    elif what == "stop":
        await pace.stop(open_class, key)
    elif what == "stand-ins":
        await pace.allow_stand_ins(open_class, key, order.yes)
    elif what in ("lock", "unlock"):
        await roster.lock(open_class, key, what == "lock")
    elif what == "arrange":
        await roster.arrange(open_class, key, order.at)
    elif what == "ask":
        choices = [choice.strip() for choice in re.split(r"[\n;]", order.choices) if choice.strip()]
        if order.text.strip():
            await questions.ask(open_class, key, order.text.strip(), choices, stage=order.when == "stage")
    elif what == "close":
        await questions.close(open_class, key, order.other, is_open=False, shown=order.yes)
    elif what == "delete":
        await classes.delete(open_class, key)
    else:
        await _for_pupil(classes, open_class, key, order)


async def _for_pupil(classes: Classes, open_class: OpenClass, key: str, order: Order) -> None:
    roster, classroom, number = classes.roster, open_class.classroom, order.person
    if order.what == "approve":
        await roster.approve(open_class, key, number)
    elif order.what == "rename":
        await roster.rename(open_class, key, number, read_name(order.name, classroom.pupil(number).name))
    elif order.what == "remove":
        await roster.remove(open_class, key, number)
    elif order.what == "admit":
        await roster.admit(open_class, key, number)
    elif order.what == "stand-in":
        await roster.stand_in(open_class, key, number)
    elif order.what == "move":
        await roster.reseat(open_class, key, number, order.table)
    elif order.what == "swap":
        # By name as it is typed, or by number as it is dragged.
        other = classroom.named(order.name) if order.name else classroom.pupil(order.other)
        if other is None:
            raise UserError("class-nobody-named", given=order.name)
        await roster.swap(open_class, key, number, other.number)
    else:
        raise UserError("bad-request", given=order.what)


def read_look(open_class: OpenClass, order: Order) -> Look:
    """Return what all are to look at: with `yes` a table, at a position if one is given; else a page, if one is given.

    The page of a table of the class, or of its replay, stands for that position: on the page itself pupils would be led
    to what they look at, which is there. Raises `UserError` for what cannot be shown to all.
    """
    title = order.text.strip()
    if order.yes:
        return Look(title, order.table, _read_position(order.at))
    given = order.page.strip()
    if not given:
        return Look(title)
    address = urlsplit(given)
    own = [f"/t/{group.code}" for group in open_class.classroom.groups]
    path = address.path.removesuffix("/")
    if path.removesuffix("/replay") in own:
        at = parse_qs(address.query).get("at", [""])[0] if path.endswith("/replay") else ""
        return Look(title, own.index(path.removesuffix("/replay")), _read_position(at))
    is_private = path.startswith(PRIVATE) and path != f"/c/{open_class.code}/debrief"
    if not PAGE.fullmatch(given) or is_private or path.endswith("/take"):
        raise UserError("class-page", given=given[:80])
    return Look(title, page=given)


def _read_position(given: str) -> int:
    """Return a position by its number; -1, the last one, if none is given."""
    if given and not (given.isascii() and given.isdecimal() and len(given) < 10):
        raise UserError("not-a-number", given=given[:20])
    return int(given) if given else -1


def read_time(given: str) -> int:
    """Return the next moment at which a clock on the wall shows this time, in seconds since 1970; 0 if none is given.

    Raises `UserError` for what is no time.
    """
    if not given.strip():
        return 0
    found = re.fullmatch(r"([01]?\d|2[0-3])[:.h]([0-5]\d)", given.strip())
    if not found:
        raise UserError("class-time", given=given[:20])
    now = datetime.now()
    then = now.replace(hour=int(found[1]), minute=int(found[2]), second=0, microsecond=0)
    return int((then if then > now else then + timedelta(days=1)).timestamp())
