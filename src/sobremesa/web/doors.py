"""What every page needs: the house of tables, its address, what a path names, the limits of a visitor's network."""

from collections.abc import Awaitable, Callable, Coroutine
from typing import Annotated, Any, TypeVar

from fastapi import Depends, Path, Request
from fastapi.responses import Response
from fastapi.routing import APIRoute

from sobremesa.core.errors import UserError
from sobremesa.table import House
from sobremesa.table.course import Course
from sobremesa.table.house import Live
from sobremesa.web.limits import network_of
from sobremesa.web.visitor import visitor_of

__all__ = [
    "At", "OfLearner", "OfSeat", "Taking", "address", "check_rate", "find_course", "find_path", "find_table",
    "house_of",
]  # fmt: skip

T = TypeVar("T")
UNKNOWN = ("table-unknown", "lesson-unknown")
CODE = 40
"""No code is typed with more signs than this, spaces and all."""
Code = Annotated[str, Path(description="The six letters of the table.")]


def house_of(request: Request) -> House:
    """Return the house of tables."""
    house: House = request.app.state.house
    return house


def address(request: Request) -> str:
    """Return what others reach this house by: as it was told when it was opened, or as this visitor reached it."""
    return str(request.app.state.address or str(request.base_url).rstrip("/"))


# -- limits ----------------------------------------------------------------------------------------


def _network(request: Request) -> str:
    return network_of(request.client.host if request.client else "?")


def check_rate(request: Request, kind: str) -> None:
    """Raise `UserError` for a network that does this too often."""
    if not getattr(request.app.state, kind).allows(_network(request)):
        raise UserError("too-often")


# -- what a code stands for ------------------------------------------------------------------------


async def _found(
    request: Request, code: str, look: Callable[[str], Awaitable[T]], holds: Callable[[T, str], Awaitable[bool]]
) -> T:
    """Return what a code stands for. Raises `UserError` if it is nothing, and for a network that only guesses.

    Only codes that stand for nothing are counted, so nobody who plays is ever slowed down. A network that has guessed
    too often is refused whether the next code is right or wrong, or it would go on guessing; whoever holds a key to
    what is there is let through all the same.
    """
    guesses, network, key = request.app.state.guessing, _network(request), visitor_of(request).key
    if guesses.is_spent(network) and not key:
        raise UserError("too-many-codes")
    try:
        found = await look(code[:CODE])
    except UserError as error:
        if error.code in UNKNOWN and not guesses.allows(network):
            raise UserError("too-many-codes") from None
        raise
    if guesses.is_spent(network) and not await holds(found, key):
        raise UserError("too-many-codes")
    return found


async def find_table(request: Request, code: str) -> Live:
    """Return a table by its code."""
    house = house_of(request)

    async def holds(live: Live, key: str) -> bool:
        return bool(await house.seats(live, key))

    return await _found(request, code, house.find, holds)


async def find_course(request: Request, code: str) -> Course:
    """Return a lesson being taken by its code."""

    async def holds(course: Course, key: str) -> bool:
        return course.seat(key) is not None

    return await _found(request, code, house_of(request).school.find, holds)


async def find_path(request: Request, code: str) -> str:
    """Return the path of the table or the lesson that a code stands for."""
    house = house_of(request)

    async def look(code: str) -> str:
        try:
            return f"/t/{(await house.find(code)).table.header.code}"
        except UserError as unknown:
            try:
                return f"/l/{(await house.school.find(code)).kept.code}"
            except UserError:
                raise unknown from None

    async def holds(path: str, key: str) -> bool:
        return False

    return await _found(request, code, look, holds)


async def live_of(request: Request, code: Code) -> Live:
    """Return the table of a path."""
    return await find_table(request, code)


async def course_of(request: Request, code: Code) -> Course:
    """Return the lesson of a path."""
    return await find_course(request, code)


At = Annotated[Live, Depends(live_of)]
Taking = Annotated[Course, Depends(course_of)]


# -- routes that read nothing from strangers -------------------------------------------------------


class _Keyed(APIRoute):
    """A route for those who hold a key: everybody else is refused before anything they sent is read."""

    async def is_held(self, request: Request) -> bool:
        """Tell whether a request brings a key to what its path names."""
        raise NotImplementedError

    def get_route_handler(self) -> Callable[[Request], Coroutine[Any, Any, Response]]:
        """Return the handler with the check of the key before it."""
        inside = super().get_route_handler()

        async def checked(request: Request) -> Response:
            if not await self.is_held(request):
                raise UserError("table-not-your-seat")
            return await inside(request)

        return checked


class OfSeat(_Keyed):
    """A route for those who sit at the table, and for its host."""

    async def is_held(self, request: Request) -> bool:
        """Tell whether a request brings a key to the table."""
        live = await find_table(request, str(request.path_params["code"]))
        return bool(await house_of(request).seats(live, visitor_of(request).key))


class OfLearner(_Keyed):
    """A route for those who take the lesson, and for whoever opened it for a class."""

    async def is_held(self, request: Request) -> bool:
        """Tell whether a request brings a key to the lesson."""
        course = await find_course(request, str(request.path_params["code"]))
        return course.seat(visitor_of(request).key) is not None
