"""The documentation as a site; `make docs` builds it, a wheel brings it along."""

from pathlib import Path

from fastapi import APIRouter
from fastapi.responses import RedirectResponse, Response
from fastapi.staticfiles import StaticFiles
from starlette.types import Scope

from sobremesa.core.errors import UserError
from sobremesa.web.visitor import Looking

router = APIRouter(include_in_schema=False)


@router.get("/docs")
async def docs(visitor: Looking) -> RedirectResponse:
    """The first page of the documentation, in the visitor's language."""
    return RedirectResponse("/docs/es/" if visitor.lang == "es" else "/docs/", 303)


class Documentation(StaticFiles):
    """The files of the site. Browsers may keep them, and ask each time whether they have changed."""

    def __init__(self, folder: Path) -> None:
        super().__init__(directory=folder, html=True, check_dir=False)
        self.first_page = folder / "index.html"

    async def check_config(self) -> None:
        """A server without a site is no mistake: `get_response` says so."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        """Return a file of the site. Without a site, say how to get one."""
        if not self.first_page.exists():
            raise UserError("no-docs", accepted="make docs")
        response = await super().get_response(path, scope)
        response.headers["cache-control"] = "no-cache"
        return response
