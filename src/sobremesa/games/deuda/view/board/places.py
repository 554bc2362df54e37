"""Where the squares of Deuda Eterna lie: a ring 13 tall and 9 wide, as printed, and where pieces stand on it."""

from dataclasses import dataclass

RIGHT, BELOW, LEFT, ABOVE = "right", "below", "left", "above"
CORNERS = (6, 14, 26, 34)


@dataclass(frozen=True)
class Place:
    """A square's rectangle, the side of the ring it lies on, and whether its writing runs upwards."""

    x: float
    y: float
    width: float
    height: float
    side: str
    corner: bool
    turned: bool


@dataclass(frozen=True)
class Ring:
    """The sizes of a ring. Squares at the sides are `side` by `down`, those above and below `across` by `end`."""

    side: float
    down: float
    across: float
    end: float
    turned: bool
    """Whether the squares above and below are read sideways, so that they can be narrow."""
    piece: float
    """The size of a piece."""

    @property
    def width(self) -> float:
        """Return the width of the whole ring."""
        return 2 * self.side + 7 * self.across

    @property
    def height(self) -> float:
        """Return the height of the whole ring."""
        return 2 * self.end + 11 * self.down

    @property
    def frontier(self) -> float:
        """Return where the strip between North and South begins: beside Latin America and the barrier's square."""
        return self.end + 5 * self.down

    def place(self, number: int) -> Place:
        """Return where a square lies: down the right side from 0, left along the bottom, up the left, right again."""
        corner = number in CORNERS
        far, low = self.width - self.side, self.height - self.end
        if 6 < number < 14:
            x = far - self.across * (number - 6)
            return Place(x, low, self.across, self.end, BELOW, False, self.turned)
        if 26 < number < 34:
            return Place(self.side + self.across * (number - 27), 0, self.across, self.end, ABOVE, False, self.turned)
        row = (number + 6) % 40 if number < 14 or number >= 34 else 26 - number
        y = 0 if row == 0 else low if row == 12 else self.end + self.down * (row - 1)
        tall = self.end if corner else self.down
        on_right = number < 14 or number >= 34
        return Place(far if on_right else 0, y, self.side, tall, RIGHT if on_right else LEFT, corner, False)

    def berth(self, number: int, index: int, count: int) -> tuple[float, float]:
        """Return where a piece stands: at the inner edge of its square, those who share it side by side."""
        place = self.place(number)
        along = (index + 0.5) / count - 0.5
        inside = self.piece * 0.36
        x, y = place.x + place.width / 2, place.y + place.height / 2
        step = self.piece * 0.86
        if place.corner:
            # At the corner of the field, those who share it in a row along its edge.
            right, down = (-1 if place.x else 1), (-1 if place.y else 1)
            shift = inside * 0.7
            return (
                x + right * (place.width / 2 + shift + step * 0.8 * index),
                y + down * (place.height / 2 + shift),
            )
        if place.side in (ABOVE, BELOW):
            inward = 1 if place.side == ABOVE else -1
            room = min(place.width + self.piece * 0.3, step * count)
            edge = y + inward * (place.height / 2 + inside)
            if not self.turned:
                return x + along * room, edge
            # Narrow squares: the pieces queue up into the middle.
            return x, edge + inward * step * index * 0.8
        inward = -1 if place.side == RIGHT else 1
        room = min(place.height + self.piece * 0.3, step * count)
        return x + inward * (place.width / 2 + inside), y + along * room


WIDE = Ring(side=120, down=87, across=112, end=96, turned=False, piece=30)
NARROW = Ring(side=92, down=60, across=36, end=126, turned=True, piece=23)
SMALLEST = 13.2
"""The smallest writing on the narrow ring: 11 pixels on a phone of 390."""
