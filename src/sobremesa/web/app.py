"""The application: put together from its parts around one house of tables."""

import logging
from collections.abc import AsyncIterator, Iterable, Sequence
from contextlib import asynccontextmanager
from importlib.resources import files
from ipaddress import IPv4Network, IPv6Network
from pathlib import Path

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import Response
from fastapi.staticfiles import StaticFiles
from sqlalchemy.exc import SQLAlchemyError
from starlette.exceptions import HTTPException

from sobremesa.core.errors import UserError
from sobremesa.table import House, Refused
from sobremesa.table.faults import told
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
from sobremesa.web.guard import LARGEST, Guard, own_names
from sobremesa.web.limits import Limits, Rates, Running
from sobremesa.web.metrics import Metrics, Timed

__all__ = ["create_app"]

LOG = logging.getLogger(__name__)
# What is wrong with a form is answered; a line for each would let strangers fill the disk.
logging.getLogger("python_multipart").setLevel(logging.ERROR)
DESCRIPTION = "Tables of board games: set one, sit down, see what may be done and why not the rest, play, follow it."
HERE = Path(str(files(__package__)))


def create_app(
    house: House,
    *,
    address: str = "",
    limits: Limits | None = None,
    host_names: Iterable[str] = (),
    metrics_for: Sequence[IPv4Network | IPv6Network] = (),
) -> FastAPI:
    """Return the application. `address` is what others reach it by, `host_names` are further names of the server."""
    limits = limits or Limits()

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
    app.state.names = own_names(address, host_names)
    app.state.creating = Rates(limits.creating)
    app.state.joining = Rates(limits.joining)
    app.state.guessing = Rates(limits.guessing, seconds=600)
    app.state.running = Running(limits.each)
    app.state.metrics = Metrics(house)
    app.state.metrics_for = metrics_for
    app.add_middleware(Guard)
    app.add_middleware(Timed, metrics=app.state.metrics)
    playing = (pages, setting, seating, play, hints, branches, after, replay, review, debrief, rulebook)
    for room in (*playing, lessons, classroom, programs, metrics):
        app.include_router(room.router, include_in_schema=False)
    for keyed in (seating.hosting, play.acting, classroom.learning):
        app.include_router(keyed, include_in_schema=False)
    for programs_of in (api.router, api.acting, hints.programs, branches.programs):
        app.include_router(programs_of)
    app.mount("/static", StaticFiles(directory=HERE / "static"), "static")
    app.mount("/assets", StaticFiles(directory=HERE / "assets", check_dir=False), "assets")

    @app.exception_handler(UserError)
    @app.exception_handler(Refused)
    async def refuse(request: Request, error: Exception) -> Response:
        return answer(request, error)

    @app.exception_handler(SQLAlchemyError)
    async def store_lost(request: Request, error: SQLAlchemyError) -> Response:
        LOG.warning("the database cannot be reached: %s", type(error).__name__)
        return answer(request, told(error))

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
