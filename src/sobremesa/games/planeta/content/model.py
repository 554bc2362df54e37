"""The map and the sheet of That's My Planet!: what `map.toml` may say, so that every game on it can be played out."""

from collections.abc import Iterator
from typing import Annotated, Literal, get_args

from pydantic import Field, Strict

from sobremesa.core.content import Entry, Files, Problem, Row, Source

PlanetId = Literal["mercury", "venus", "mars", "jupiter", "saturn", "uranus", "neptune"]
Place = Literal["mother", "mercury", "venus", "mars", "jupiter", "saturn", "uranus", "neptune"]

KINDS = ("infiltrate", "invade", "conquer")
BOXES = ("recruitment", "fuel", "bank")
PLANET_IDS: tuple[str, ...] = get_args(PlanetId)
PLACE_IDS: tuple[str, ...] = get_args(Place)
MOTHER = "mother"

Modifier = Annotated[int, Field(ge=0, le=9)]
Worth = Annotated[int, Field(ge=1, le=20)]
Cost = Annotated[int, Field(ge=0, le=20)]
Fuel = Annotated[int, Field(ge=1, le=5)]


class MotherShip(Entry):
    """Where the ships set out."""

    id: Literal["mother"]
    source: Source


class Multiplier(Entry):
    """What each mark in a planet's row is worth."""

    value: Annotated[int, Field(ge=1, le=9)]
    source: Source


class Modifiers(Entry):
    """What a planet adds to the white die."""

    infiltrate: Modifier
    invade: Modifier
    conquer: Modifier
    source: Source

    def in_order(self) -> list[int]:
        """Return them in the order of the columns."""
        return [self.infiltrate, self.invade, self.conquer]


class Planet(Entry):
    """A planet of the map and its row of the sheet."""

    id: PlanetId
    multiplier: Multiplier
    modifiers: Modifiers


class Routes(Entry):
    """The routes, each with its two ends and its fuel."""

    source: Source
    between: Row[Annotated[tuple[Place, Place, Fuel], Strict(False)]]


class Columns(Entry):
    """What each mark in a column is worth."""

    infiltrate: Worth
    invade: Worth
    conquer: Worth
    source: Source

    def in_order(self) -> list[int]:
        """Return them from left to right."""
        return [self.infiltrate, self.invade, self.conquer]


class Bank(Entry):
    """The boxes ticked at the bank."""

    count: Annotated[int, Field(ge=2, le=20)]
    cost: Cost
    source: Source


class Recruitment(Bank):
    """The boxes ticked when recruiting."""

    count: Annotated[int, Field(ge=3, le=20)]


class FuelBoxes(Bank):
    """The boxes ticked for fuel."""

    count: Annotated[int, Field(ge=8, le=20)]


class Boxes(Entry):
    """The boxes of the sheet."""

    recruitment: Recruitment
    fuel: FuelBoxes
    bank: Bank

    def in_order(self) -> list[Bank]:
        """Return them from top to bottom."""
        return [self.recruitment, self.fuel, self.bank]


class Map(Entry):
    """The map and the sheet."""

    mother_ship: MotherShip
    planet: Annotated[Row[Planet], Field(min_length=7, max_length=7)]
    routes: Routes
    columns: Columns
    boxes: Boxes


class Content(Files):
    """What is printed."""

    map: Map

    def whole(self) -> Iterator[Problem]:
        """Yield planets out of order, modifiers that do not rise, ships that could be shut in, planets too far."""
        near = self.neighbours()
        far = _distances(near)
        if len(near[MOTHER]) < 3:
            yield Problem(("map", "mother_ship", "routes"), len(near[MOTHER]), "≥ 3")
        for place, (planet, id) in enumerate(zip(self.map.planet, PLANET_IDS, strict=True)):
            at = ("map", "planet", place)
            if planet.id != id:
                yield Problem((*at, "id"), planet.id, id)
            rising = planet.modifiers.in_order()
            if rising != sorted(set(rising)):
                yield Problem((*at, "modifiers"), rising, " < ".join(KINDS))
            # Two other ships can stand in the way: a third way out, or the Mother Ship, which is never full, is needed.
            if MOTHER not in near[id] and len(near[id]) < 3:
                yield Problem((*at, "routes"), len(near[id]), f"≥ 3, {MOTHER}")
            if far.get(id, 99) > 5:
                yield Problem((*at, f"{MOTHER} → {id}"), far.get(id, "–"), "≤ 5")

    def neighbours(self) -> dict[str, dict[str, int]]:
        """Return by place where routes lead and what they cost; they go both ways."""
        near: dict[str, dict[str, int]] = {place: {} for place in PLACE_IDS}
        for here, there, cost in self.map.routes.between:
            near[here][there] = near[there][here] = cost
        return near


def _distances(near: dict[str, dict[str, int]]) -> dict[str, int]:
    far = {MOTHER: 0}
    for _ in near:
        for here in list(far):
            for there, cost in near[here].items():
                far[there] = min(far.get(there, 99), far[here] + cost)
    return far
