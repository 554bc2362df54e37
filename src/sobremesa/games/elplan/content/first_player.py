"""Who gets the turn token first: by lot, named by the host, or whoever had a birthday last (elplan.setup.first_player).

Birthdays are only looked at when a table is set up: what is kept, in headers and records, are the seats they name.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date

from sobremesa.core.errors import UserError
from sobremesa.core.meta import Option, Value

BY_LOT = "lot"
BETWEEN = "+"
"""Stands between the seats that share the last birthday: the lot decides between them."""
DAYS = (31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31)


def read_birthday(text: str) -> tuple[int, int] | None:
    """Return month and day of a birthday written as day/month."""
    day, _, month = text.partition("/")
    if not (text.isascii() and len(text) <= len("31/12") and day.isdecimal() and month.isdecimal()):
        return None
    found = int(month), int(day)
    return found if 1 <= found[0] <= 12 and 1 <= found[1] <= DAYS[found[0] - 1] else None


def last_birthdays(birthdays: Sequence[tuple[int, int]], today: date) -> list[int]:
    """Return the seats, from 1, whose birthday was last: today counts, tomorrow was almost a year ago."""
    now = (today.month, today.day)
    last = max(birthdays, key=lambda birthday: (birthday <= now, birthday))
    return [seat for seat, birthday in enumerate(birthdays, 1) if birthday == last]


def seats_named(value: Value) -> list[int]:
    """Return the seats, from 0, between which a choice of the option leaves it to the lot; none for all of them."""
    return [] if value == BY_LOT else [int(seat) - 1 for seat in str(value).split(BETWEEN)]


@dataclass(frozen=True)
class FirstPlayer(Option):
    """An option whose choices are the lot, a seat, seats with the same birthday, or everybody's birthdays."""

    def fitting(self, players: int) -> tuple[Value, ...]:
        """Return the lot and the seats there are."""
        return (BY_LOT, *range(1, players + 1))

    def read(self, given: Value, players: int) -> Value:
        """Return `lot`, a seat, or seats joined by a plus; of birthdays, the seats whose birthday was last."""
        text = str(given).strip().lower()
        if text == BY_LOT:
            return BY_LOT
        birthdays = [read_birthday(word) for word in text.split()]
        known = [birthday for birthday in birthdays if birthday is not None]
        if len(birthdays) == len(known) == players:
            return written_seats(last_birthdays(known, date.today()))
        seats = sorted({word for word in text.split(BETWEEN) if word in map(str, range(1, players + 1))})
        if not seats or len(seats) != len(text.split(BETWEEN)):
            raise UserError("bad-first-player", option=self.name, given=str(given)[:80], players=players)
        return written_seats([int(seat) for seat in seats])


def written_seats(seats: Sequence[int]) -> Value:
    """Return seats as the option keeps them."""
    return seats[0] if len(seats) == 1 else BETWEEN.join(map(str, seats))
