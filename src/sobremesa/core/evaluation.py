"""A learned evaluation: what a small network makes of a position, from the few features that hold in it.

A title says which features a position has for a seat and what is certain without learning. The network adds what
experience knows: one hidden layer, of which only the rows of those features are summed up.
"""

from base64 import b64decode, b64encode
from struct import pack, unpack
from typing import Any, Final, Generic

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr
from typing_extensions import TypeVar

from sobremesa.core.rng import Rng
from sobremesa.core.state import State

S = TypeVar("S", bound=State, default=Any)
"""The state of the title."""

MOST_FEATURES: Final = 512
"""No position has more of them at once."""
LARGEST: Final = 32767
"""Weights are stored as whole numbers up to this, by layer in parts of its largest."""


def zeros(count: int) -> "vec[float]":
    """Return so many zeros."""
    return vec[float]([0.0 for _ in range(count)])


@mypyc_attr(allow_interpreted_subclasses=True)
class Evaluation(Generic[S]):
    """What a position is worth to a seat: alone a part of the full points, at a table the logarithm of its odds."""

    def __init__(self, size: i64, hidden: i64) -> None:
        self.size: i64 = size
        """How many features there are."""
        self.hidden: i64 = hidden
        self.rows = zeros(0)
        """By feature, what it adds to each hidden unit."""
        self.biases = zeros(0)
        self.out = zeros(0)
        """By hidden unit what it adds to the score; last what is added anyway."""
        self.found = vec[i64]([0 for _ in range(MOST_FEATURES)])
        self.count: i64 = 0
        self.units = zeros(int(hidden))

    # -- what a title gives ----------------------------------------------------------------------

    def note(self, state: S, seat: i64) -> None:
        """Note the features that hold, each with `add`. Nothing is asked of a game that is over."""
        raise NotImplementedError

    def known(self, state: S, seat: i64) -> float:
        """Return what is certain, or thought, of the score without learning."""
        return 0.0

    # -- what every title has by that ------------------------------------------------------------

    def add(self, feature: i64) -> None:
        """Note one feature."""
        self.found[self.count] = feature
        self.count += 1

    def score(self, state: S, seat: i64) -> float:
        """Return what a position is worth to a seat."""
        self.count = 0
        self.note(state, seat)
        return self.known(state, seat) + self.learned()

    def learned(self) -> float:
        """Return what the network makes of the features that are noted."""
        hidden = self.hidden
        rows = self.rows
        units = self.units
        biases = self.biases
        found = self.found
        for h in range(hidden):
            units[h] = biases[h]
        for i in range(self.count):
            row = found[i] * hidden
            for h in range(hidden):
                units[h] += rows[row + h]
        out = self.out
        sum = out[hidden]
        for h in range(hidden):
            if units[h] > 0.0:
                sum += out[h] * units[h]
        return sum

    # -- weights ---------------------------------------------------------------------------------

    def make_room(self) -> None:
        """Make room for the weights."""
        self.rows = zeros(int(self.size * self.hidden))
        self.biases = zeros(int(self.hidden))
        self.out = zeros(int(self.hidden) + 1)

    def share(self, other: "Evaluation[S]") -> None:
        """Go by the weights of another. Two may then be asked at once, as each notes for itself."""
        self.rows = other.rows
        self.biases = other.biases
        self.out = other.out

    def scatter(self, rng: Rng) -> None:
        """Begin with small weights by lot."""
        self.make_room()
        for i in range(self.size * self.hidden):
            self.rows[i] = (float(rng.below(2001)) - 1000.0) * 0.00005
        for h in range(self.hidden):
            self.biases[h] = 0.1
            self.out[h] = (float(rng.below(2001)) - 1000.0) * 0.0002

    def text(self) -> str:
        """Return the weights as text: for each layer the size of a step, then all of them as 16-bit numbers."""
        lines: list[str] = []
        for layer in (self.rows, self.biases, self.out):
            largest = 0.0
            for weight in layer:
                largest = max(largest, abs(weight))
            step = largest / float(LARGEST) if largest > 0.0 else 1.0
            numbers = [round(weight / step) for weight in layer]
            lines.append(f"{step!r} {b64encode(pack(f'<{len(numbers)}h', *numbers)).decode()}")
        return "\n".join(lines) + "\n"

    def read(self, text: str) -> None:
        """Take up weights that were written as text. Raises `ValueError` for those of another network."""
        self.make_room()
        for line, layer in zip(text.split("\n"), (self.rows, self.biases, self.out), strict=False):
            step, _, packed = line.partition(" ")
            raw = b64decode(packed)
            if len(raw) != 2 * len(layer):
                raise ValueError(f"weights for {len(layer)} connections expected, found {len(raw) // 2}")
            numbers = unpack(f"<{len(layer)}h", raw)
            for i in range(len(layer)):
                layer[i] = float(step) * float(numbers[i])
