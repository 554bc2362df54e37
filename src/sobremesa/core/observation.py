"""What learning machines are shown of a position: named fields of whole numbers, declared once by each title."""

from typing import Any, Final, Generic

from librt.vecs import vec
from mypy_extensions import i32, i64, mypyc_attr
from typing_extensions import TypeVar

from sobremesa.core.action_table import ActionTable, every_action
from sobremesa.core.state import State

S = TypeVar("S", bound=State, default=Any)
"""The state of the title."""

LEAST: Final = -(2**31)
MOST: Final = 2**31 - 1
RUNGS: Final = 16
"""Of an amount, where a title has not said how many are offered at once."""


class Field:
    """Some numbers of an observation: what they are called, how many they are, their bounds, and their unit."""

    def __init__(self, name: str, size: int, least: int, most: int, unit: str) -> None:
        self.name = name
        self.size = size
        self.least = least
        self.most = most
        self.unit = unit

    def __repr__(self) -> str:
        return f"Field({self.name!r}, {self.size}, {self.least}, {self.most}, {self.unit!r})"


@mypyc_attr(allow_interpreted_subclasses=True)
class Encoder(Generic[S]):
    """How positions of one set-up look to a learning machine, and its actions. The same for all seats.

    A compiled title overrides `write`; one in plain Python `numbers`.
    """

    def __init__(self, fields: list[Field], table: ActionTable) -> None:
        self.fields = fields
        self.table = table
        total = 0
        for field in fields:
            total += field.size
        self.size: i64 = total
        """How many numbers an observation has."""

    def write(self, state: S, seat: i64, out: "vec[i32]", at: i64) -> None:
        """Write what a seat is shown of a position into `out`, from `at` on."""
        for number in self.numbers(state, int(seat)):
            out[at] = i32(number)
            at += 1

    def numbers(self, state: S, seat: int) -> list[int]:
        """Return what a seat is shown of a position."""
        out = blank(int(self.size))
        self.write(state, seat, out, 0)
        return [int(number) for number in out]

    def points(self, state: S, seat: i64) -> i64:
        """Return the points of a seat as they stand."""
        result = state.result()
        return 0 if result is None else result.points[int(seat)]


class SnapshotEncoder(Encoder):
    """For a title that declares none: every number of its state, as far as there is room, without known bounds."""

    def __init__(self, start: State) -> None:
        # A state may grow: half as much again, and what is still longer is left out.
        length = len(start.snapshot())
        fields = [Field("seat", 1, 0, 63, "seat"), Field("state", length + length // 2, LEAST, MOST, "number")]
        super().__init__(fields, every_action(start.verbs(), RUNGS))

    def numbers(self, state: State, seat: int) -> list[int]:
        """Return the seat and the snapshot, filled up with zeros."""
        room = int(self.size) - 1
        shown = [min(max(int(number), LEAST), MOST) for number in state.snapshot()[:room]]
        return [seat, *shown, *([0] * (room - len(shown)))]


def blank(size: int) -> "vec[i32]":
    """Return room for so many numbers."""
    return vec[i32]([0 for _ in range(size)])


def bits(out: "vec[i32]", at: i64, numbers: i64, size: i64) -> i64:
    """Write a set of bits, the lowest first, as ones and zeros; return where the next number goes."""
    for i in range(size):
        out[at + i] = i32(numbers & 1)
        numbers >>= 1
    return at + size


def one_of(out: "vec[i32]", at: i64, number: i64, size: i64) -> i64:
    """Write a one at a number's place among zeros, none for a number that lies outside; return where the next goes."""
    for i in range(size):
        out[at + i] = 0
    if 0 <= number < size:
        out[at + number] = 1
    return at + size


def put(out: "vec[i32]", at: i64, number: i64, most: i64) -> i64:
    """Write a number, one that is further than `most` from 0 as so much; return where the next number goes."""
    if number > most:
        number = most
    elif number < -most:
        number = -most
    out[at] = i32(number)
    return at + 1
