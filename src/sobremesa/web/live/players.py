"""The players beside the board: who is at each seat, and what a visitor may do about it."""

from dataclasses import dataclass

from sobremesa.core.scored import Scored
from sobremesa.tables import log
from sobremesa.web.live.address import is_unnamed
from sobremesa.web.live.view import View


@dataclass(frozen=True)
class Row:
    """Somebody at the table, as one visitor sees them."""

    seat: int
    name: str
    in_turn: bool
    is_you: bool
    score: Scored | None
    note: str = ""
    """What is to be said of them: the key of a text."""
    bot: str = ""
    """The bot that sits there."""
    lend: str = ""
    """What the button says that lets a bot play or stop, if there is one."""
    lend_to: str = ""
    """The bot it calls; none to play oneself again."""
    may_link: bool = False
    is_unnamed: bool = False
    """Whether it is the visitor, who gave no name."""
    said: str = ""
    """What they said last, if it is not long ago."""
    said_to: str = ""
    """The name of whom they said it to, if not to everybody."""


HEARD = 12
"""So many actions after it was said something is still shown."""


def rows(view: View) -> list[Row]:
    """Return the players of a game."""
    return [_row(view, seat) for seat in range(len(view.table.seats))]


def _row(view: View, number: int) -> Row:
    seat, mine = view.table.seats[number], number in view.mine
    looks = number in view.attendance.looking
    note = ""
    if seat.bot:
        note = "" if seat.kind == log.BOT else "stand-in"
        if number == view.attendance.failed:
            note = "bot-failed"
    elif seat.kind == log.PERSON and not looks:
        note = "elsewhere" if number in view.attendance.present else "away"
    lend, to = "", "medium"
    if view.result is None and seat.is_person:
        if mine:
            lend, to = ("play-myself", "") if seat.bot else ("bot-for-me", "medium")
        elif view.is_host and not seat.bot and not looks:
            lend = "bot-for-them"
    saying = view.table.said.get(number) if view.table.talks else None
    if saying is not None and len(view.table.acts) - saying.count > HEARD:
        saying = None
    is_person = seat.kind == log.PERSON and view.result is None
    return Row(
        seat=number,
        name=seat.name,
        is_unnamed=is_unnamed(view, number),
        in_turn=number == view.table.turn,
        is_you=mine and len(view.table.seats) > 1 and not view.is_shared,
        score=view.scored[number] if number < len(view.scored) else None,
        note=note,
        bot=seat.bot if seat.kind == log.BOT else "",
        lend=lend,
        lend_to=to,
        said=view.game.phrase(saying.phrase, view.lang) if saying else "",
        said_to=view.table.names[saying.to] if saying and saying.to >= 0 else "",
        may_link=is_person and (mine or (view.is_host and number not in view.attendance.present)),
    )
