"""Classes on real databases, like tables: every story is told on SQLite and on PostgreSQL."""

from sobremesa.classroom import OpenClass, Settings
from sobremesa.services import Services
from tests.tables.conftest import open_services, services, url  # noqa: F401

TEACHER_KEY = "key of the teacher"


def key_of(number: int) -> str:
    """The key of a pupil's device."""
    return f"key of pupil {number}"


async def open_class(using: Services, pupils: int = 0, **more: object) -> OpenClass:
    """A class of El Plan, four at a table, that so many pupils have joined."""
    values: dict[str, object] = {"game": "elplan", "edition": "es", "level": 1, "players": 4, "seed": 7, "lang": "en"}
    one = await using.classes.create(Settings(**{**values, **more}), TEACHER_KEY)  # type: ignore[arg-type]
    for number in range(pupils):
        await using.classes.roster.join(one, key_of(number), f"pupil {number}")
    return one
