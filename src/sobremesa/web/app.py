"""The application: routes, limits and answers to errors around the services of one process."""

import asyncio
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
from starlette.exceptions import HTTPException

from sobremesa.core.errors import UserError
from sobremesa.services import Services
from sobremesa.tables import Refused
from sobremesa.web.api import classes as api_classes
from sobremesa.web.api import tables as api
from sobremesa.web.compression import SMALLEST, CompressedPages
from sobremesa.web.documentation import site
from sobremesa.web.errors import answer, answer_badly_formed, answer_http
from sobremesa.web.routes import (
    api_page,
    branches,
    class_results,
    classroom,
    deals,
    debrief,
    docs,
    entering,
    hints,
    home,
    lesson,
    lessons,
    live,
    lobby,
    metrics,
    new_table,
    printing,
    replay,
    result,
    review,
    rulebook,
    table,
    talk,
    teach,
    teacher,
    things,
)
from sobremesa.web.routes.metrics import Metrics, Timed
from sobremesa.web.security.guard import LARGEST, Guard, own_names
from sobremesa.web.security.limits import Limits, Rates, Running

# What is wrong with a form is answered; a line for each would let strangers fill the disk.
logging.getLogger("python_multipart").setLevel(logging.ERROR)
DESCRIPTION = "Tables of board games: create one, sit down, see what may be done and why not the rest, play, follow it."
PAGES = (
    *(module.router for module in (home, new_table, entering, lobby, table, talk, things, hints, branches, result)),
    *(module.router for module in (deals, replay, review, debrief, printing, rulebook, lessons, lesson, teach)),
    *(module.router for module in (teacher, classroom, docs, api_page, metrics)),
    *(lobby.hosting, talk.acting, entering.acting, lesson.learning, teacher.teaching, classroom.joined),
    *(class_results.router, class_results.shown),
)
API = (api.router, api.acting, api_classes.router, api_classes.joined, api_classes.teaching)
"""What programs use: described at /openapi.json and in the documentation."""
ROUTERS = (table.acting, api.acting, live.router, *PAGES, *(router for router in API if router is not api.acting))
"""In the order in which they are tried: what is asked for with every action comes first."""
HERE = Path(str(files(__package__)))


def create_app(
    services: Services,
    *,
    address: str = "",
    limits: Limits | None = None,
    host_names: Iterable[str] = (),
    metrics_for: Sequence[IPv4Network | IPv6Network] = (),
) -> FastAPI:
    """Return the application. `address` is what others reach it by, `host_names` are further names of the server."""
    limits = limits or Limits()

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        await services.startup()
        yield
        await services.shutdown()

    app = FastAPI(
        title="Sobremesa",
        version="1",
        description=DESCRIPTION,
        lifespan=lifespan,
        docs_url=None,
        redoc_url=None,
    )
    app.state.services = services
    app.state.address = address
    app.state.names = own_names(address, host_names)
    app.state.creating = Rates(limits.creating)
    app.state.joining = Rates(limits.joining)
    app.state.guessing = Rates(limits.guessing, seconds=600)
    app.state.running = Running(limits.each)
    # A set keeps a core busy for half a second: those who print wait for each other, not the tables for them.
    app.state.printing = asyncio.Lock()
    app.state.metrics = Metrics(services.tables)
    app.state.metrics_for = metrics_for
    app.add_middleware(CompressedPages, minimum_size=SMALLEST, compresslevel=5)
    app.add_middleware(Guard)
    app.add_middleware(Timed, metrics=app.state.metrics)
    # One list: FastAPI asks each router that is included, at every request and twice, for the routes that match.
    app.router.routes += [route for router in ROUTERS for route in router.routes]
    app.mount("/static", StaticFiles(directory=HERE / "static"), "static")
    app.mount("/docs", docs.Documentation(site()), "docs")
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
