"""The application: put together from its parts around one house of tables."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib.resources import files
from pathlib import Path

from fastapi import FastAPI, Request
from fastapi.responses import HTMLResponse, Response
from fastapi.staticfiles import StaticFiles

from sobremesa.core.errors import UserError
from sobremesa.table import House, Refused
from sobremesa.web import after, api, pages, play, replay, rulebook, seating
from sobremesa.web.errors import answer
from sobremesa.web.guard import Guard, Rates

__all__ = ["create_app"]

HERE = Path(str(files(__package__)))


def create_app(house: House, *, address: str = "", creating: int = 30, joining: int = 60) -> FastAPI:
    """Return the application. `address` is what others reach it by; `creating`, `joining` are limits a minute."""

    @asynccontextmanager
    async def doors(app: FastAPI) -> AsyncIterator[None]:
        await house.open_doors()
        yield
        await house.close_doors()

    app = FastAPI(title="Sobremesa", version="1", lifespan=doors, docs_url=None, redoc_url=None)
    app.state.house = house
    app.state.address = address
    app.state.creating = Rates(creating)
    app.state.joining = Rates(joining)
    app.add_middleware(Guard)
    for room in (pages, seating, play, after, replay, rulebook):
        app.include_router(room.router, include_in_schema=False)
    app.include_router(api.router)
    app.mount("/static", StaticFiles(directory=HERE / "static"), "static")
    app.mount("/assets", StaticFiles(directory=HERE / "assets", check_dir=False), "assets")

    @app.exception_handler(UserError)
    @app.exception_handler(Refused)
    async def refuse(request: Request, error: Exception) -> Response:
        return answer(request, error)

    @app.exception_handler(404)
    async def nothing_here(request: Request, error: Exception) -> Response:
        return answer(request, UserError("no-page", given=request.url.path[:80]))

    @app.get("/health", include_in_schema=False)
    async def health() -> HTMLResponse:
        return HTMLResponse("ok")

    return app
