"""A page about the API for those who write programs; it is made from the description that programs read."""

from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse

from sobremesa.web.render import page
from sobremesa.web.visitor import Looking

router = APIRouter(include_in_schema=False)


@router.get("/api")
async def programs(request: Request, visitor: Looking) -> HTMLResponse:
    """The addresses a program uses, and what each does."""
    routes = [
        (method.upper(), path, about["operationId"])
        for path, methods in request.app.openapi()["paths"].items()
        for method, about in methods.items()
    ]
    return page(request, visitor, "api.html", routes=routes)
