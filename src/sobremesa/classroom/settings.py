"""What is settled when a class is opened."""

import json
from collections.abc import Iterable
from dataclasses import asdict, dataclass, field
from typing import Any

from sobremesa.bots import LEVELS
from sobremesa.core.errors import UserError
from sobremesa.core.meta import Setup, Value
from sobremesa.core.names import name_key, read_name
from sobremesa.core.registry import game as find_game
from sobremesa.lessons import lesson as find_lesson
from sobremesa.tables.table import CLOCK

MOST_NAMES = 300
"""So many people a class has at most."""
LONGEST_MINUTES = 600
MOST_TREATMENTS = 8
LONGEST_TEXT = 4000
"""Of a consent page."""


@dataclass(frozen=True)
class Treatment:
    """What is otherwise at some of the tables of an experiment."""

    name: str
    options: dict[str, Value] = field(default_factory=dict)
    hints: bool | None = None
    bots: str = ""
    edition: str = ""
    """Another edition of the title: its content and its rules."""


@dataclass(frozen=True)
class Settings:
    """How a class plays."""

    game: str
    edition: str
    level: int
    players: int
    """How many sit at a table."""
    options: dict[str, Value] = field(default_factory=dict)
    names: tuple[str, ...] = ()
    """The list of names, if there is one: then names are picked from it."""
    same_deal: bool = False
    """Whether chance is the same at all tables."""
    minutes: int = 0
    """After so many minutes time is up; 0: never by itself."""
    hints: bool = True
    talk: bool = True
    """Whether people may say the phrases of the title at their tables."""
    approve: bool = False
    """Whether the teacher lets everybody in one by one."""
    stand_ins: bool = False
    """Whether bots come by themselves for those who are away."""
    bots: str = "medium"
    """Who sits at seats that nobody takes."""
    lang: str = "es"
    seed: int = 0
    """Of the deal, of random groups, and of who has which treatment."""
    treatments: tuple[Treatment, ...] = ()
    consent: str = ""
    """What everybody agrees to before they join; empty if nobody is asked."""
    lesson: str = ""
    """The lesson of the title that everybody may take first; empty for none."""
    rate: float = 0.0
    """What a point is worth at the end, in an experiment that pays."""

    @property
    def has_clock(self) -> bool:
        """Tell whether the title can end by the clock between two turns."""
        return any(option.name == CLOCK for option in find_game(self.game).meta.options)

    def setup(self, treatment: int = -1) -> Setup:
        """Return the setup of a table, if need be with a treatment. Raises `UserError` for what cannot be."""
        own = self.treatments[treatment] if treatment >= 0 else Treatment("")
        clock: dict[str, Value] = {CLOCK: True} if self.has_clock else {}
        meta = find_game(self.game).meta
        return meta.setup(
            players=self.players, edition=own.edition or self.edition, level=None if own.edition else self.level,
            options={**clock, **self.options, **own.options},
        )  # fmt: skip

    def bots_with(self, treatment: int) -> str:
        """Return the level of the bots at a table with a treatment, or with none."""
        return (self.treatments[treatment].bots if treatment >= 0 else "") or self.bots

    def hints_with(self, treatment: int) -> bool:
        """Tell whether hints are given at a table with a treatment, or with none."""
        own = self.treatments[treatment].hints if treatment >= 0 else None
        return self.hints if own is None else own

    def write(self) -> str:
        """Return the settings as they are stored."""
        return json.dumps(asdict(self), ensure_ascii=False)

    @classmethod
    def read(cls, text: str) -> "Settings":
        """Return stored settings, of whatever version."""
        known: dict[str, Any] = json.loads(text)
        known["names"] = tuple(known.get("names", ()))
        known["treatments"] = tuple(Treatment(**stored) for stored in known.get("treatments", ()))
        return cls(**{name: value for name, value in known.items() if name in cls.__dataclass_fields__})


def read_names(typed: str) -> tuple[str, ...]:
    """Return the names of a pasted list, one a line; of several columns the first. Raises `UserError` for too many, or
    for a name that is there twice.
    """
    lines = [line.split("\t")[0].split(";")[0].strip() for line in typed.splitlines()]
    return distinct(read_name(line) for line in lines if line)


def distinct(given: Iterable[str]) -> tuple[str, ...]:
    """Return names without empty ones. Raises `UserError` for too many, or for a name that is there twice."""
    names = [name for name in given if name]
    if len(names) > MOST_NAMES:
        raise UserError("class-many", given=len(names), accepted=MOST_NAMES)
    seen: set[str] = set()
    for name in names:
        if name_key(name) in seen:
            raise UserError("name-taken", given=name)
        seen.add(name_key(name))
    return tuple(names)


def checked(settings: Settings) -> Settings:
    """Return settings that can be played by. Raises `UserError` with what would be accepted."""
    if settings.bots not in LEVELS:
        raise UserError("bad-seat-kind", given=settings.bots[:20], accepted=", ".join(LEVELS))
    if settings.lesson:
        find_lesson(settings.game, settings.lesson)
    if not 0 <= settings.minutes <= LONGEST_MINUTES:
        raise UserError("class-minutes", given=settings.minutes, accepted=LONGEST_MINUTES)
    if len(settings.treatments) > MOST_TREATMENTS:
        raise UserError("class-treatments", given=len(settings.treatments), accepted=MOST_TREATMENTS)
    for treatment in range(-1, len(settings.treatments)):
        settings.setup(treatment)
    for each in settings.treatments:
        if each.bots and each.bots not in LEVELS:
            raise UserError("bad-seat-kind", given=each.bots[:20], accepted=", ".join(LEVELS))
    return settings


def read_treatments(typed: str) -> tuple[Treatment, ...]:
    """Return treatments as they are typed, one a line: a name, a colon, then `option=value`, `hints=no`, `bots=easy`,
    `edition=en`.

    Raises `UserError` for a line that is none.
    """
    treatments = []
    for line in filter(None, map(str.strip, typed.splitlines())):
        name, colon, rest = line.partition(":")
        parts = [part.partition("=") for part in rest.split()]
        values = {key: value for key, equals, value in parts if equals and key and value}
        if not colon or not name.strip() or len(values) != len(parts):
            raise UserError("class-treatment", given=line[:80])
        options: dict[str, Value] = {
            key: value for key, value in values.items() if key not in ("hints", "bots", "edition")
        }
        hints = None if "hints" not in values else values["hints"].lower() in ("yes", "on", "1", "true", "sí", "si")
        treatments.append(
            Treatment(name.strip()[:40], options, hints, values.get("bots", ""), values.get("edition", ""))
        )
    return tuple(treatments)
