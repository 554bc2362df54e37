"""Parameters: the printed map and sheet as numbers, and the options. They never change during a game."""

from librt.vecs import vec
from mypy_extensions import i64

from sobremesa.core.meta import Setup
from sobremesa.games.planeta.engine.numbers import PLACES


class Parameters:
    """The constants of one setup: routes, modifiers, multipliers and boxes of its map, and how its options are set."""

    def __init__(
        self,
        setup: Setup,
        fuel: list[int],
        modifiers: list[int],
        multipliers: list[int],
        columns: list[int],
        boxes: list[int],
        costs: list[int],
        tie: int,
        barred: int,
        faces: bool,
    ) -> None:
        self.setup = setup
        self.fuel = vec[i64](fuel)
        near = [sum(2**there for there in range(PLACES) if fuel[here * PLACES + there]) for here in range(PLACES)]
        near.append(0)
        self.near = vec[i64](near)
        """By place, the places a route leads to, as a set of bits; from the Broken-down zone none."""
        self.modifiers = vec[i64](modifiers)
        self.multipliers = vec[i64](multipliers)
        self.columns = vec[i64](columns)
        self.boxes = vec[i64](boxes)
        self.costs = vec[i64](costs)
        self.tie: i64 = tie
        self.barred: i64 = barred
        self.faces = faces

    def route(self, here: i64, there: i64) -> i64:
        """Return the fuel printed on the route between two places; 0 where no route is printed."""
        return self.fuel[here * PLACES + there]

    def modifier(self, planet: i64, kind: i64) -> i64:
        """Return what a planet adds to the white die against that kind of action."""
        return self.modifiers[(planet - 1) * 3 + kind]
