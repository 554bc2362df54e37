"""What cannot be taken, answered as the asker reads it: a page, a line in the page, or JSON."""

from fastapi import Request
from fastapi.responses import JSONResponse, Response

from sobremesa.core.errors import UserError
from sobremesa.table import Refused
from sobremesa.web.render import page, part
from sobremesa.web.visitor import visitor_of

__all__ = ["answer"]

STATUS = {
    "table-unknown": 404,
    "no-page": 404,
    "unknown-game": 404,
    "table-stale": 409,
    "table-over": 409,
    "table-started": 409,
    "table-not-started": 409,
    "table-seat-taken": 409,
    "table-not-your-turn": 409,
    "table-not-your-seat": 403,
    "table-not-host": 403,
    "table-not-asked": 403,
    "table-bad-link": 403,
    "table-other-rules": 409,
    "too-often": 429,
    "store-lost": 503,
}


def answer(request: Request, error: Exception) -> Response:
    """Return the answer to something that cannot be taken; nothing has changed."""
    visitor = visitor_of(request)
    code, status, text, rule = "refused", 409, str(error), ""
    if isinstance(error, UserError):
        code, status, text = error.code, STATUS.get(error.code, 422), error.text(visitor.lang)
    elif isinstance(error, Refused):
        code, rule, text = error.refusal.code, error.refusal.rule, error.explain(visitor.lang)
    if request.url.path.startswith("/api/"):
        return JSONResponse({"error": code, "text": text, "rule": rule}, status)
    if request.headers.get("hx-request"):
        headers = {"HX-Retarget": "#toast", "HX-Reswap": "innerHTML"}
        return Response(part("_toast.html", visitor.lang, text=text, rule=rule), status, headers, "text/html")
    return page(request, visitor, "error.html", status=status, text=text, rule=rule)
