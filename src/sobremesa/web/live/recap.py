"""What happened: the log by turns, and what somebody at the table has missed since they last played, by seat."""

from collections.abc import Collection, Iterator, Sequence
from typing import NamedTuple

from sobremesa.core.match import Match
from sobremesa.core.seats import CHANCE
from sobremesa.core.texts import capital
from sobremesa.tables import Table
from sobremesa.web.live.lines import Line

SAID = 3
"""So much is told of each seat, the latest; the rest is a click away."""
LONG = 10
"""So many lines a piece of a turn has, about."""
CHANCES = 4
"""So much of what chance made of the last action is told at once."""
UNDONE = 6
"""So many of the sentences that would be taken back are told."""


class Turn(NamedTuple):
    """What one seat did in a row, with what chance made of it; at the start of a game chance may act alone."""

    seat: int
    lines: tuple[Line, ...]

    @property
    def number(self) -> int:
        """Return the number of its first action."""
        return self.lines[0].number


class SeatNews(NamedTuple):
    """What one seat did: sentences with their rules, and how many more there are."""

    seat: int
    sentences: tuple[tuple[str, str], ...]
    more: int = 0


class News(NamedTuple):
    """What somebody is told has happened: the last move, or all since their own last one, by seat."""

    by_seat: tuple[SeatNews, ...] = ()
    since: int = 0
    """After how many actions it begins; 0 if it is only the last move."""
    was_away: bool = False
    """Whether a stand-in played for them."""


def turns(lines: Sequence[Line]) -> Iterator[Turn]:
    """Return the lines of a log that tell something, by turns; what chance does belongs to whoever acted before.

    A turn that goes on and on, as of somebody who plays alone, is told in pieces.
    """
    seat, gathered = CHANCE, list[Line]()
    for line in lines:
        if line.seat not in (seat, CHANCE) or (line.seat == seat and len(gathered) >= LONG):
            if gathered:
                yield Turn(seat, tuple(gathered))
            seat, gathered = line.seat, []
        if line.sentences:
            gathered.append(line)
    if gathered:
        yield Turn(seat, tuple(gathered))


def _beginning(lines: Sequence[Line], count: int) -> int:
    """Return where somebody's turn begins that has so many lines at least from there on."""
    told, chances, seat, first = 0, 0, CHANCE, 0
    for number in range(len(lines) - 1, -1, -1):
        line = lines[number]
        if line.seat == CHANCE:
            # They belong to whoever acted before.
            chances += bool(line.sentences)
            continue
        if line.seat != seat and seat != CHANCE and told >= count:
            return first
        told, chances, seat, first = told + chances + bool(line.sentences), 0, line.seat, number
    return 0


def latest(lines: Sequence[Line], count: int) -> list[Turn]:
    """Return the last turns of a log, whole, with so many lines at least."""
    every = list(turns(lines[_beginning(lines, count) :]))
    first, left = len(every), count
    while first and left > 0:
        first -= 1
        left -= len(every[first].lines)
    return every[first:]


def news(table: Table, lines: Sequence[Line], own: Collection[int], lang: str) -> News:
    """Return what happened since somebody with these seats last played; for those who only watch, the last move."""
    match = table.need_match()
    # Of several people at one screen, it is for the one whose turn it is.
    mine = {table.turn} if table.turn in own else set(own)
    away = [table.away[seat] for seat in mine if seat in table.away]
    last = max((n for n, turn in enumerate(match.turns) if turn in mine), default=-1) if mine else -1
    since = min([*away, last + 1])
    if mine and since and any(turn >= 0 and (turn not in mine or away) for turn in match.turns[since:]):
        return News(tuple(_by_seat(table, match, since, lang)), since, bool(away))
    return News(tuple(_last_move(lines)))


def _by_seat(table: Table, match: Match, since: int, lang: str) -> Iterator[SeatNews]:
    """Tell what each seat did, in the order of their turns."""
    events = dict[int, list[int]]()
    seat = CHANCE
    for number in range(since, len(match.turns)):
        seat = match.turns[number] if match.turns[number] >= 0 else seat
        events.setdefault(seat, []).extend(range(match.marks[number], match.marks[number + 1]))
    for seat, numbers in events.items():
        said = table.game.headlines([match.events[n] for n in numbers], lang, table.names, match.state)
        sentences = tuple((capital(sentence), rule) for sentence, rule in said)
        if sentences:
            yield SeatNews(seat, sentences[-SAID:], max(0, len(sentences) - SAID))


def _last_move(lines: Sequence[Line]) -> Iterator[SeatNews]:
    last = next((n for n in range(len(lines) - 1, -1, -1) if lines[n].seat != CHANCE), len(lines))
    if last < len(lines):
        chance = [sentence for line in lines[last + 1 :][-CHANCES:] for sentence in line.sentences]
        sentences = (*lines[last].sentences, *chance)
    else:
        sentences = tuple(sentence for line in lines[-CHANCES:] for sentence in line.sentences)
    if sentences:
        yield SeatNews(lines[last].seat if last < len(lines) else CHANCE, sentences)


def undone(table: Table, lines: Sequence[Line]) -> SeatNews | None:
    """Return what would be taken back if everybody agreed to what is asked."""
    if table.asking is None:
        return None
    seat, keep = table.asking
    sentences = tuple(sentence for line in lines[keep:] for sentence in line.sentences)
    return SeatNews(seat, sentences[:UNDONE], max(0, len(sentences) - UNDONE))
