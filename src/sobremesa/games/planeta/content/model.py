"""Maps of That's My Planet!: read from TOML, and checked so that every game on them can be played to its end."""

import tomllib
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path
from typing import Any

from sobremesa.core.errors import UserError

__all__ = ["BOXES", "FILE", "KINDS", "MOTHER", "PLANET_IDS", "SOURCES", "check_map", "read_map"]

FILE = "map.toml"
KINDS = ("infiltrate", "invade", "conquer")
BOXES = ("recruitment", "fuel", "bank")
LEAST_BOXES = {"recruitment": 3, "fuel": 8, "bank": 2}
SOURCES = ("book", "ruling", "design")
PLANET_IDS = ("mercury", "venus", "mars", "jupiter", "saturn", "uranus", "neptune")
MOTHER = "mother"


def read_map(folder: str = "") -> dict[str, Any]:
    """Return the shipped map, or the one of a designer's folder. Raises the first problem, a `UserError`."""
    content, problems = load(folder)
    if problems:
        raise problems[0]
    return content


def check_map(folder: str = "") -> list[UserError]:
    """Return everything that is wrong with a map, each naming file, entry and field."""
    return load(folder)[1]


def load(folder: str) -> tuple[dict[str, Any], list[UserError]]:
    """Return a map and everything that is wrong with it."""
    where = str(Path(folder) / FILE) if folder else FILE
    try:
        if folder:
            text = (Path(folder) / FILE).read_text("utf-8")
        else:
            text = files(__package__).joinpath(FILE).read_text("utf-8")
        content = tomllib.loads(text)
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        return {}, [problem(where, "–", "–", str(error), "TOML, UTF-8")]
    problems = list(_entries(where, content))
    return content, problems or list(_whole(where, content))


def problem(where: str, entry: str, field: str, given: object, accepted: str) -> UserError:
    """Return a problem of content."""
    return UserError("content", file=where, entry=entry, field=field, given=str(given), accepted=accepted)


def _entries(where: str, content: dict[str, Any]) -> Iterator[UserError]:
    """What is wrong with an entry by itself."""
    planets = content.get("planet", [])
    ids = tuple(planet.get("id") for planet in planets)
    if ids != PLANET_IDS:
        yield problem(where, "planet", "id", ", ".join(map(str, ids)), ", ".join(PLANET_IDS))
    for planet in planets:
        name = str(planet.get("id"))
        yield from _number(where, name, "multiplier.value", planet.get("multiplier", {}).get("value"), 1, 9)
        modifiers = planet.get("modifiers", {})
        for kind in KINDS:
            yield from _number(where, name, f"modifiers.{kind}", modifiers.get(kind), 0, 9)
        for part in ("multiplier", "modifiers"):
            yield from _source(where, name, part, planet.get(part, {}))
    for kind in KINDS:
        yield from _number(where, "columns", kind, content.get("columns", {}).get(kind), 1, 20)
    for box in BOXES:
        row = content.get("boxes", {}).get(box, {})
        yield from _number(where, "boxes", f"{box}.count", row.get("count"), LEAST_BOXES[box], 20)
        yield from _number(where, "boxes", f"{box}.cost", row.get("cost"), 0, 20)
        yield from _source(where, "boxes", box, row)
    for part in ("columns", "routes", "mother_ship"):
        yield from _source(where, part, part, content.get(part, {}))
    known = (MOTHER, *PLANET_IDS)
    for route in content.get("routes", {}).get("between", []):
        if not (isinstance(route, list) and len(route) == 3):
            yield problem(where, "routes", "between", route, '["mars", "venus", 2]')
            continue
        for end in route[:2]:
            if end not in known:
                yield problem(where, "routes", "between", end, ", ".join(known))
        yield from _number(where, "routes", f"{route[0]}–{route[1]}", route[2], 1, 5)


def _number(where: str, entry: str, field: str, given: object, least: int, most: int) -> Iterator[UserError]:
    if not isinstance(given, int) or isinstance(given, bool) or not least <= given <= most:
        yield problem(where, entry, field, given, f"{least}–{most}")


def _source(where: str, entry: str, field: str, table: dict[str, Any]) -> Iterator[UserError]:
    if table.get("source") not in SOURCES:
        yield problem(where, entry, f"{field}.source", table.get("source"), ", ".join(SOURCES))


def _whole(where: str, content: dict[str, Any]) -> Iterator[UserError]:
    """What is wrong with the whole: modifiers that do not rise, ships that could be shut in, planets too far."""
    for planet in content["planet"]:
        rising = [planet["modifiers"][kind] for kind in KINDS]
        if rising != sorted(set(rising)):
            yield problem(where, planet["id"], "modifiers", rising, "infiltrate < invade < conquer")
    near: dict[str, dict[str, int]] = {place: {} for place in (MOTHER, *PLANET_IDS)}
    for here, there, cost in content["routes"]["between"]:
        near[here][there] = near[there][here] = cost
    if len(near[MOTHER]) < 3:
        yield problem(where, MOTHER, "routes", len(near[MOTHER]), "≥ 3")
    far = _distances(near)
    for place in PLANET_IDS:
        # Two other ships can stand in the way: a third way out, or the Mother Ship, which is never full, is needed.
        if MOTHER not in near[place] and len(near[place]) < 3:
            yield problem(where, place, "routes", len(near[place]), f"≥ 3, {MOTHER}")
        if far.get(place, 99) > 5:
            yield problem(where, place, f"{MOTHER} → {place}", far.get(place, "–"), "≤ 5")


def _distances(near: dict[str, dict[str, int]]) -> dict[str, int]:
    far = {MOTHER: 0}
    for _ in near:
        for here in list(far):
            for there, cost in near[here].items():
                far[there] = min(far.get(there, 99), far[here] + cost)
    return far
