"""Dependencies of routes: the services, the address, what a path names, the limits of a visitor's network."""

from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress
from typing import Annotated, Any, TypeVar

from fastapi import Depends, Path, Request
from fastapi.responses import RedirectResponse, Response
from fastapi.routing import APIRoute

from sobremesa.classroom import TEACHER, Classes, OpenClass
from sobremesa.core.errors import UserError
from sobremesa.lessons.session import LessonSession
from sobremesa.lessons.sessions import LessonSessions
from sobremesa.review.studies import Reviews
from sobremesa.services import Services
from sobremesa.tables import OpenTable, Tables
from sobremesa.web.security.limits import network_of
from sobremesa.web.visitor import visitor_of

T = TypeVar("T")
UNKNOWN = ("table-unknown", "lesson-unknown", "class-unknown")
CODE = 40
"""No code is typed with more signs than this, spaces and all."""
Code = Annotated[str, Path(description="The six letters of the table.")]


def services_of(request: Request) -> Services:
    """Return what this process serves."""
    services: Services = request.app.state.services
    return services


def tables_of(request: Request) -> Tables:
    """Return the tables."""
    return services_of(request).tables


def lessons_of(request: Request) -> LessonSessions:
    """Return the lessons being taken."""
    return services_of(request).lessons


def classes_of(request: Request) -> Classes:
    """Return the classes."""
    return services_of(request).classes


def reviews_of(request: Request) -> Reviews:
    """Return the reviews."""
    return services_of(request).reviews


def address(request: Request) -> str:
    """Return what others reach this server by: as it was given at its start, or as this visitor reached it."""
    return str(request.app.state.address or str(request.base_url).rstrip("/"))


def to_table(request: Request, live: OpenTable) -> Response:
    """Return to the table; htmx needs nothing, the stream brings the rest."""
    if request.headers.get("hx-request"):
        return Response(status_code=204)
    return RedirectResponse(f"/t/{live.table.header.code}", 303)


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
    too often is refused whether the next code is right or wrong, or it would go on guessing; the holder of a key to
    what is there is let through all the same.
    """
    guesses, network, key = request.app.state.guessing, _network(request), visitor_of(request).key
    if guesses.is_spent(network) and not key:
        raise UserError("too-many-codes")
    try:
        meant = await look(code[:CODE])
    except UserError as error:
        if error.code in UNKNOWN and not guesses.allows(network):
            raise UserError("too-many-codes") from None
        raise
    if guesses.is_spent(network) and not await holds(meant, key):
        raise UserError("too-many-codes")
    return meant


async def find_table(request: Request, code: str) -> OpenTable:
    """Return a table by its code. Raises `UserError` for a table of a class to those who have no part in it."""
    tables = tables_of(request)

    async def holds(live: OpenTable, key: str) -> bool:
        return bool(await tables.open.seats(live, key))

    live = await _found(request, code, tables.open.find, holds)
    if live.table.class_code and not await holds(live, visitor_of(request).key):
        await _check_class(request, live)
    return live


async def _check_class(request: Request, live: OpenTable) -> None:
    """Raise `UserError` for a table of a class, unless it is the visitor's own or its page is shown to all."""
    classes, key, code = classes_of(request), visitor_of(request).key, live.table.header.code
    open_class = await classes.find(live.table.class_code)
    look = open_class.classroom.look
    is_shown = look is not None and look.page.startswith(f"/t/{code}/") and bool(open_class.holders(key))
    # The seat may be theirs by the log of the class, though not at the table yet.
    if not is_shown and await classes.tables.own(open_class, key) is not live:
        raise UserError("class-other-table", given=open_class.code)


async def find_session(request: Request, code: str) -> LessonSession:
    """Return a lesson being taken by its code."""

    async def holds(session: LessonSession, key: str) -> bool:
        return session.seat(key) is not None

    return await _found(request, code, lessons_of(request).find, holds)


async def find_class(request: Request, code: str) -> OpenClass:
    """Return a class by its code."""

    async def holds(open_class: OpenClass, key: str) -> bool:
        return bool(open_class.holders(key))

    return await _found(request, code, classes_of(request).find, holds)


async def find_path(request: Request, code: str) -> str:
    """Return the path of the table, the class or the lesson that a code stands for."""
    tables = tables_of(request)

    async def look(code: str) -> str:
        try:
            return f"/t/{(await tables.open.find(code)).table.header.code}"
        except UserError as unknown:
            with suppress(UserError):
                return f"/c/{(await classes_of(request).find(code)).code}"
            with suppress(UserError):
                return f"/l/{(await lessons_of(request).find(code)).stored.code}"
            raise unknown from None

    async def holds(path: str, key: str) -> bool:
        return False

    return await _found(request, code, look, holds)


async def live_of(request: Request, code: Code) -> OpenTable:
    """Return the table of a path."""
    return await find_table(request, code)


async def session_of(request: Request, code: Code) -> LessonSession:
    """Return the lesson of a path."""
    return await find_session(request, code)


async def class_of(request: Request, code: Code) -> OpenClass:
    """Return the class of a path."""
    return await find_class(request, code)


At = Annotated[OpenTable, Depends(live_of)]
InClass = Annotated[OpenClass, Depends(class_of)]
Taking = Annotated[LessonSession, Depends(session_of)]


# -- routes that read nothing from strangers -------------------------------------------------------


class _Keyed(APIRoute):
    """A route for those who hold a key: everybody else is refused before anything they sent is read."""

    refusal = "table-not-your-seat"

    async def is_held(self, request: Request) -> bool:
        """Tell whether a request brings a key to what its path names."""
        raise NotImplementedError

    def get_route_handler(self) -> Callable[[Request], Coroutine[Any, Any, Response]]:
        """Return the handler with the check of the key before it."""
        inside = super().get_route_handler()

        async def checked(request: Request) -> Response:
            if not await self.is_held(request):
                raise UserError(self.refusal)
            return await inside(request)

        return checked


class OfSeat(_Keyed):
    """A route for those who sit at the table, and for its host."""

    async def is_held(self, request: Request) -> bool:
        """Tell whether a request brings a key to the table."""
        live = await find_table(request, str(request.path_params["code"]))
        return bool(await tables_of(request).open.seats(live, visitor_of(request).key))


class OfLearner(_Keyed):
    """A route for those who take the lesson, and for the one who opened it for a class."""

    async def is_held(self, request: Request) -> bool:
        """Tell whether a request brings a key to the lesson."""
        session = await find_session(request, str(request.path_params["code"]))
        return session.seat(visitor_of(request).key) is not None


class OfTeacher(_Keyed):
    """A route for the one who opened the class."""

    refusal = "class-not-teacher"

    async def is_held(self, request: Request) -> bool:
        """Tell whether a request brings the teacher's key."""
        open_class = await find_class(request, str(request.path_params["code"]))
        return TEACHER in open_class.holders(visitor_of(request).key)


class OfShown(OfTeacher):
    """A route for the one who opened the class, and for the pupils as long as it is shown to them."""

    async def is_held(self, request: Request) -> bool:
        """Tell whether a request brings the teacher's key, or the key of a pupil to whom this page is shown."""
        open_class = await find_class(request, str(request.path_params["code"]))
        look, holders = open_class.classroom.look, open_class.holders(visitor_of(request).key)
        is_shown = look is not None and look.page.split("#")[0] == request.url.path
        return TEACHER in holders or (bool(holders) and is_shown)


class OfPupil(_Keyed):
    """A route for those who have joined the class, and for its teacher."""

    refusal = "class-not-yours"

    async def is_held(self, request: Request) -> bool:
        """Tell whether a request brings a key to the class."""
        open_class = await find_class(request, str(request.path_params["code"]))
        return bool(open_class.holders(visitor_of(request).key))
