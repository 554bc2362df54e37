"""The application: put together from its parts around one house of tables."""

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from importlib.resources import files
from ipaddress import IPv4Network, IPv6Network
from pathlib import Path

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import Response
from fastapi.staticfiles import StaticFiles
from starlette.exceptions import HTTPException

from sobremesa.core.errors import UserError
from sobremesa.table import House, Refused
from sobremesa.web import (
    after,
    api,
    branches,
    classroom,
    debrief,
    hints,
    lessons,
    metrics,
    pages,
    play,
    programs,
    replay,
    review,
    rulebook,
    seating,
    setting,
)
from sobremesa.web.errors import answer, answer_badly_formed, answer_http
from sobremesa.web.guard import LARGEST, Guard, Rates
from sobremesa.web.metrics import Metrics, Timed

__all__ = ["create_app"]

DESCRIPTION = "Tables of board games: set one, sit down, see what may be done and why not the rest, play, follow it."
HERE = Path(str(files(__package__)))


def create_app(
    house: House,
    *,
    address: str = "",
    creating: int = 30,
    joining: int = 60,
    metrics_for: Sequence[IPv4Network | IPv6Network] = (),
) -> FastAPI:
    """Return the application. `address` is what others reach it by; `creating`, `joining` are limits a minute."""

    @asynccontextmanager
    async def doors(app: FastAPI) -> AsyncIterator[None]:
        await house.open_doors()
        yield
        await house.close_doors()

    app = FastAPI(
        title="Sobremesa",
        version="1",
        description=DESCRIPTION,
        lifespan=doors,
        docs_url=None,
        redoc_url=None,
        generate_unique_id_function=lambda route: route.name,
    )
    app.state.house = house
    app.state.address = address
    app.state.creating = Rates(creating)
    app.state.joining = Rates(joining)
    app.state.metrics = Metrics(house)
    app.state.metrics_for = metrics_for
    app.add_middleware(Guard)
    app.add_middleware(Timed, metrics=app.state.metrics)
    playing = (pages, setting, seating, play, hints, branches, after, replay, review, debrief, rulebook)
    for room in (*playing, lessons, classroom, programs, metrics):
        app.include_router(room.router, include_in_schema=False)
    for programs_of in (api.router, hints.programs, branches.programs):
        app.include_router(programs_of)
    app.mount("/static", StaticFiles(directory=HERE / "static"), "static")
    app.mount("/assets", StaticFiles(directory=HERE / "assets", check_dir=False), "assets")

    @app.exception_handler(UserError)
    @app.exception_handler(Refused)
    async def refuse(request: Request, error: Exception) -> Response:
        return answer(request, error)

    @app.exception_handler(RequestValidationError)
    async def badly_formed(request: Request, error: RequestValidationError) -> Response:
        return answer_badly_formed(request, error)

    @app.exception_handler(HTTPException)
    async def not_so(request: Request, error: HTTPException) -> Response:
        return answer_http(request, error, LARGEST)

    @app.exception_handler(Exception)
    async def our_fault(request: Request, error: Exception) -> Response:
        return answer(request, UserError("fault"))

    return app
