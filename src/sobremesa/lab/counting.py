"""Accumulators: what happened in a game, counted from the engine's own events as the title's tallies say."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache

from sobremesa.core.events import Event
from sobremesa.core.game import Game
from sobremesa.core.state import State
from sobremesa.core.tally import TABLE, Tally
from sobremesa.core.texts import capital
from sobremesa.core.vocabulary import Kind, Number

Count = int | list[str]
"""How often, how much, or which things in order."""
Counts = dict[str, Count]
"""What was counted for a seat or for the table, by the name of the tally."""


@dataclass(frozen=True)
class Column:
    """A tally with the places of its fields among the numbers of its event."""

    tally: Tally
    at: int
    kind: Kind | None
    """The kind of the things it keeps; none where it counts or adds up."""
    whose_at: int
    whose: Kind | None


@cache
def columns(title: Game) -> dict[str, list[Column]]:
    """Return the tallies of a title by the event they count."""
    by_event: dict[str, list[Column]] = {}
    for tally in title.tallies:
        fields = title.words.events[tally.event].fields
        places = {name: (at, kind) for at, (name, kind) in enumerate(fields)}
        at, kind = places[tally.field] if tally.field else (-1, None)
        whose_at, whose = (-1, None) if tally.whose in ("", TABLE) else places[tally.whose]
        column = Column(tally, at, None if isinstance(kind, Number) else kind, whose_at, whose)
        by_event.setdefault(tally.event, []).append(column)
    return by_event


def kinds(title: Game) -> dict[Tally, Kind | None]:
    """Return every tally, in the title's order, with the kind of the things it keeps."""
    kind_of = {column.tally: column.kind for group in columns(title).values() for column in group}
    return {tally: kind_of[tally] for tally in title.tallies}


def tallies_by_thing(title: Game, *, table: bool = False) -> Iterator[tuple[Tally, Kind]]:
    """Return the tallies that count by thing, of the seats or of the table, with the kind of their things."""
    for tally, kind in kinds(title).items():
        if kind is not None and (tally.whose == TABLE) == table:
            yield tally, kind


def count(title: Game, journal: Sequence[Event], players: int) -> tuple[tuple[Counts, ...], Counts]:
    """Return what happened to each seat, and to the table."""
    seats, table = tuple(_nothing(title, False) for _ in range(players)), _nothing(title, True)
    wanted = columns(title)
    last = 0
    for event in journal:
        last = event.seat if event.seat >= 0 else last
        for column in wanted.get(event.kind, ()):
            if column.tally.whose == TABLE:
                _add(table, column, event)
            elif column.whose is None:
                _add(seats[last], column, event)
            else:
                for seat in column.whose.token(event.numbers[column.whose_at], None).split("+"):
                    _add(seats[int(seat) - 1], column, event)
    return seats, table


def _nothing(title: Game, table: bool) -> Counts:
    return {
        column.tally.name: 0 if column.kind is None else []
        for group in columns(title).values()
        for column in group
        if (column.tally.whose == TABLE) == table
    }


def _add(counts: Counts, column: Column, event: Event) -> None:
    tally, so_far = column.tally, counts[column.tally.name]
    if isinstance(so_far, int):
        counts[tally.name] = so_far + (event.numbers[column.at] if tally.field else 1)
    elif column.kind is not None and not (tally.once and so_far):
        so_far.append(column.kind.token(event.numbers[column.at], None))


def names(title: Game, state: State, kind: Kind, lang: str) -> dict[str, str]:
    """Return the things of a kind that a game has, each with its name."""
    speech = title.speech(state, lang)
    named = {}
    for token in kind.things(state):
        value = kind.value(token, state)
        name = token if value is None else str(kind.say(value, speech))
        named[token] = capital(name)
    return named
