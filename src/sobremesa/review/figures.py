"""Figures of a played game, counted from its own events as a title's debrief sheet asks for them."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from sobremesa.core.events import Event
from sobremesa.core.game import Game
from sobremesa.core.record import Record
from sobremesa.core.vocabulary import Kind, Speech

SEAT, STAGE = "seat", "stage"
"""What rows may be beside the things that events name: the seats, and the periods."""


@dataclass(frozen=True)
class FigureColumn:
    """One column: how often something happened or how much of it, or one such figure as a part of another."""

    id: str
    event: tuple[str, ...] = ()
    sum: tuple[str, ...] = ()
    """The fields to add up; none to count."""
    whose: str = ""
    """The field that names the seat; empty for the one in turn."""
    where: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """What fields must be, in the notation, or have among what a plus joins there."""
    part: str = ""
    of: str = ""

    @classmethod
    def read(cls, table: Mapping[str, Any]) -> "FigureColumn":
        """Return a figure as it stands in the file."""

        def several(value: str | list[str]) -> tuple[str, ...]:
            return (value,) if isinstance(value, str) else tuple(value)

        where = {name: several(value) for name, value in table.get("where", {}).items()}
        event, fields = several(table.get("event", [])), several(table.get("sum", []))
        return cls(
            table["id"], event, fields, table.get("whose", ""), where, table.get("part", ""), table.get("of", "")
        )

    def kinds(self, game: Game) -> dict[str, Kind]:
        """Return what the fields of its event stand for."""
        return dict(game.words.events[self.event[0]].fields)


@dataclass(frozen=True)
class Happened:
    """An event of a game, with the seat that acted, the period, and what its numbers stand for."""

    event: Event
    seat: int
    stage: int
    fields: Mapping[str, tuple[Kind, int]]

    def fits(self, figure: FigureColumn) -> bool:
        """Tell whether a figure counts it."""
        return self.event.kind in figure.event and all(
            set(self.token(name).split("+")) & set(tokens) for name, tokens in figure.where.items()
        )

    def token(self, name: str) -> str:
        """Return how the notation writes what a field names."""
        kind, number = self.fields[name]
        return kind.token(number, None)

    def amount(self, figure: FigureColumn) -> int:
        """Return how much it adds to a figure."""
        return sum(self.fields[name][1] for name in figure.sum) if figure.sum else 1

    def seats(self, whose: str) -> list[int]:
        """Return the seats a field names; the seat in turn for none."""
        if not whose:
            return [self.seat]
        return [int(token) - 1 for token in self.token(whose).split("+") if token.isdecimal()]

    def row(self, rows: tuple[str, ...], figure: FigureColumn) -> list[tuple[int, ...]]:
        """Return the rows it belongs to: of two seats, the lower first, since it is between the two."""
        if rows == (SEAT,):
            return [(seat,) for seat in self.seats(figure.whose)]
        if rows == (STAGE,):
            return [(self.stage,)]
        numbers = [self.fields[name][1] for name in rows]
        return [tuple(sorted(numbers) if len(rows) > 1 else numbers)]


@dataclass
class Sum:
    """What a figure came to, by row; of one seat only, if one is named."""

    figure: FigureColumn
    kind: Kind | None
    """How amounts of it are said: dollars with their sign."""
    seat: int | None = None
    rows: dict[tuple[int, ...], int] = field(default_factory=dict)

    @classmethod
    def of(cls, figure: FigureColumn, game: Game, seat: int | None = None) -> "Sum":
        """Return a figure of a title of which nothing has been counted yet."""
        return cls(figure, figure.kinds(game)[figure.sum[0]] if figure.sum else None, seat)

    def add(self, event: Happened, rows: tuple[str, ...]) -> None:
        """Count an event, if it is one of these."""
        figure = self.figure
        if event.fits(figure) and (self.seat is None or self.seat in event.seats(figure.whose)):
            for row in event.row(rows, figure):
                self.rows[row] = self.rows.get(row, 0) + event.amount(figure)

    @property
    def whole(self) -> int:
        """Return what it came to in all."""
        return sum(self.rows.values())

    def best(self) -> list[tuple[int, ...]]:
        """Return the rows that have most of it; none where there was none."""
        most = max(self.rows.values(), default=0)
        return sorted(row for row, amount in self.rows.items() if amount == most > 0)

    def say(self, amount: int, speech: Speech) -> str | int:
        """Return an amount as people write it."""
        return self.kind.say(amount, speech) if self.kind is not None else amount


def happened(record: Record, stage: tuple[str, str] | None) -> Iterator[Happened]:
    """Yield all events of a game in order; `stage` names the event and field that begin a period."""
    state = record.game.new(record.setup)
    journal: list[Event] = []
    state.journal = journal
    for action in record.actions:
        state.apply(action)
    last, now = 0, 0
    for event in journal:
        last = event.seat if event.seat >= 0 else last
        phrase = record.game.words.events[event.kind]
        fields = {name: (kind, number) for (name, kind), number in zip(phrase.fields, event.numbers, strict=False)}
        if stage is not None and event.kind == stage[0]:
            now = fields[stage[1]][1]
        yield Happened(event, last, now, fields)
