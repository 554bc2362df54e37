"""What a person sees on the table of El Plan: plain values, from which board, terminal and spoken text are made."""

from dataclasses import dataclass
from typing import ClassVar, NamedTuple

from sobremesa.games.elplan.content import model

SIGNS = (
    {"human": "person", "money": "coin", "energy": "bolt", "idea": "bulb", "credit": "bank"}
    | {"raw": "cube", "good": "ribbon", "service": "bell"}
    | {"production": "gear", "logistics": "truck", "marketing": "megaphone"}
    | {"infrastructure": "building", "specialist": "cap", "technology": "chip"}
)
"""By thing: the symbol it is shown with, where that has another name."""

COLUMNS = ("ideas", "trios", "lost", "total", "sheet-resources", "sheet-converted", "sheet-owned", "final")
"""What the numbers of a score sheet are, by their labels."""


class Spot(NamedTuple):
    """A place for one token: the resource printed on it and what lies there ("", "token", "idea")."""

    pays: str
    on: str = ""
    locked: bool = False
    """Laid this period: it stays until the next District 2."""


class Row(NamedTuple):
    """A process row of a plan: a spot and the process it activates."""

    spot: Spot
    process: str


class Recipe(NamedTuple):
    """A line of a plan's production table."""

    product: str
    processes: tuple[str, ...]


@dataclass(frozen=True, eq=False)
class PlanCard:
    """A plan as it is printed, made once for each language; the recipe of its own product comes first."""

    id: str
    name: str
    flavour: str
    recipes: tuple[Recipe, ...]
    rows: tuple[tuple[str, str], ...]
    """For each row: the resource that activates it, and its process."""


@dataclass(frozen=True, eq=False)
class Face:
    """An investment as it is printed, made once for each language."""

    id: str
    name: str
    flavour: str
    kind: str
    cost: tuple[str, ...]
    """One resource for each token it costs."""
    way: str
    """How it is activated: "whole", "ready", "slash" or "slots"."""
    pays: tuple[str, ...]
    """The resource each of its places holds."""
    gives: tuple[str, ...]
    """The processes it gives; of a slot card, the one of each slot."""
    after: tuple[str, ...]
    """What a slash card gives with its extra token."""
    income: str
    brief: str
    """What else it does, in a few words."""
    activation: str
    says: str
    """What it does, in words and signs."""
    play: bool

    @property
    def given(self) -> tuple[tuple[tuple[str, ...], tuple[str, ...]], ...]:
        """The processes it gives, with the tokens that are laid for them alone: none for what the whole card gives."""
        if self.way == "slots":
            return tuple(((pays,), (gives,)) for pays, gives in zip(self.pays, self.gives, strict=True))
        whole = (((), self.gives),) if self.gives else ()
        return (*whole, (self.pays, self.after)) if self.after else whole


class Offer(NamedTuple):
    """An investment on offer; of two copies the second has another id."""

    id: str
    face: Face
    rotated: bool


class Holding(NamedTuple):
    """An owned investment and what lies on it."""

    face: Face
    spots: tuple[Spot, ...]
    active: bool
    outsourced: bool
    """Externalización points at it."""


@dataclass(frozen=True, eq=False)
class Player:
    """Everything that lies before one player, made once: as long as nothing of it changes it is the same object."""

    name: str
    plan: PlanCard | None
    rows: tuple[Row, ...]
    idle: tuple[int, ...]
    ideas: int
    """Ideas that lie idle."""
    all_ideas: int
    wares: tuple[int, ...]
    shelf: tuple[int, ...]
    """Products on the Tienda virtual; empty for a player without one."""
    holdings: tuple[Holding, ...]
    credit: bool
    debt: tuple[str, ...]
    space: str
    """Where the entrepreneur stands; empty at home."""
    ignores: bool
    points: int
    trios: int


class Space(NamedTuple):
    """An opportunity space: who stands on it, whether it may be taken, the money that lies on it."""

    id: str
    seats: tuple[int, ...]
    is_open: bool = True
    money: int = 0


class EventCard(NamedTuple):
    """The event of the month."""

    name: str
    flavour: str
    sign: str
    says: str


class Stop(NamedTuple):
    """A stop of the route token."""

    sign: str
    name: str
    said: str
    """What a screen reader says for the sign."""
    when: str
    """`now`, `over`, or nothing if it is yet to come."""


@dataclass(frozen=True)
class ScoreLine:
    """A line of the score sheet: one cell for each seat."""

    column: str
    cells: tuple[str, ...]
    signs: tuple[str, ...]
    is_decisive: bool
    """Whether it parted the winner from the rest."""


@dataclass(frozen=True)
class Table:
    """Everything the board draws."""

    RESOURCES: ClassVar = model.RESOURCES
    PRODUCTS: ClassVar = model.PRODUCTS
    PROCESSES: ClassVar = model.PROCESSES
    SIGNS: ClassVar = SIGNS

    period: int
    periods: int
    district: int
    """Where the route token stands: 0 before District 1, 8 in the Summary."""
    districts: tuple[bool, ...]
    """Which of the seven are on the table; the tutorial adds them one after the other."""
    turn: int
    holder: int
    event: EventCard | None
    market: tuple[int, ...]
    spaces: tuple[Space, ...]
    offers: tuple[tuple[Offer | None, ...], ...]
    """By kind, the places of that kind."""
    subsidy: tuple[str, ...]
    """The resources a subsidy may be."""
    imports: bool
    credits: int
    """Credit cards left; -1 where there are none."""
    plans: tuple[PlanCard, ...]
    """The plans that may still be chosen."""
    players: tuple[Player, ...]
    sheet: tuple[tuple[int, ...], ...]
    """The score sheet, once the game is over: for each seat the numbers of `COLUMNS`."""
    labels: dict[str, str]
    """The words on the board, in the reader's language."""
    ladder: tuple[str, ...] = ()
    """The columns of the sheet by which ties are broken, one after the other."""
    decided: str = ""
    """The column of the sheet that parted the winner from the rest."""
    order: tuple[int, ...] = ()
    """The seats in turn order."""
    acted: int = 0
    """How many of them have had their turn in this phase."""

    @property
    def turn_order(self) -> tuple[tuple[int, str], ...]:
        """Return the seats in turn order, each with `now`, or `over` if it has had its turn."""
        return tuple(
            (seat, "now" if seat == self.turn else "over" if n < self.acted else "")
            for n, seat in enumerate(self.order)
        )

    @property
    def stops(self) -> tuple[Stop, ...]:
        """Return the stops of the route token: the districts on the table, then the Summary."""
        numbers = [number for number, there in enumerate(self.districts, 1) if there]
        names = {number: self.labels[f"district-{number}"] for number in numbers}
        stops = [Stop(str(number), name, f"{number} {name}", self._when(number)) for number, name in names.items()]
        summary = self.labels["summary"]
        return (*stops, Stop("Σ", summary, summary, self._when(len(self.districts) + 1)))

    def _when(self, district: int) -> str:
        return "now" if district == self.district else "over" if district < self.district else ""

    @property
    def winners(self) -> frozenset[int]:
        """Return the seats that are first once the game is over."""
        return frozenset(seat for seat, numbers in enumerate(self.sheet) if numbers[COLUMNS.index("final")] == 1)

    @property
    def points_lines(self) -> tuple[ScoreLine, ...]:
        """Return the lines that make the points, as far as this edition has them, and their total."""
        trios = ("trios",) if self.ladder else ()
        lost = ("lost",) if self.credits >= 0 else ()
        return tuple(map(self.score_line, ("ideas", *trios, *lost, "total")))

    @property
    def tie_lines(self) -> tuple[ScoreLine, ...]:
        """Return the lines by which ties are broken, one after the other."""
        return tuple(map(self.score_line, self.ladder))

    def score_line(self, column: str) -> ScoreLine:
        """Return a line of the score sheet."""
        cells = tuple(_cell(column, numbers[COLUMNS.index(column)]) for numbers in self.sheet)
        return ScoreLine(column, cells, LINE_SIGNS.get(column, ()), self.decided == column)

    def space(self, id: str) -> Space | None:
        """Return a space by its id."""
        return next((space for space in self.spaces if space.id == id), None)


LINE_SIGNS = {"ideas": ("idea",), "trios": ("infrastructure", "specialist", "technology"), "lost": ("credit",)}
"""By column of the score sheet: what stands before its name."""


def _cell(column: str, number: int) -> str:
    if column == "lost":
        return f"−{number}" if number else "·"
    return f"{number}." if column == "final" else str(number)
