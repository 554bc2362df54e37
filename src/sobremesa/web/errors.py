"""What cannot be taken, answered as the asker reads it: a page, a line in the page, or JSON."""

from fastapi import Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse, Response
from starlette.exceptions import HTTPException

from sobremesa.core.errors import UserError
from sobremesa.tables import Refused
from sobremesa.web.render import page, part
from sobremesa.web.visitor import visitor_of

STATUS = {
    "bad-host": 400,
    "other-host": 421,
    "table-not-your-seat": 403,
    "table-not-host": 403,
    "table-not-asked": 403,
    "table-bad-link": 403,
    "other-site": 403,
    "table-unknown": 404,
    "class-unknown": 404,
    "class-not-teacher": 403,
    "class-not-yours": 403,
    "class-other-table": 403,
    "class-word": 403,
    "class-name-taken": 409,
    "class-locked": 409,
    "class-seated": 409,
    "class-full": 409,
    "class-empty": 409,
    "class-question": 404,
    "class-question-closed": 409,
    "class-nobody": 404,
    "bad-table": 404,
    "table-paused": 409,
    "lesson-unknown": 404,
    "no-lesson": 404,
    "no-lessons": 404,
    "no-debrief": 404,
    "lesson-alone": 409,
    "lesson-class-again": 409,
    "no-page": 404,
    "no-docs": 404,
    "unknown-game": 404,
    "no-method": 405,
    "table-stale": 409,
    "table-over": 409,
    "table-started": 409,
    "table-not-started": 409,
    "table-open-seats": 409,
    "table-nothing-asked": 409,
    "table-no-claim": 409,
    "table-seat-taken": 409,
    "table-still-here": 409,
    "name-taken": 409,
    "table-not-your-turn": 409,
    "branch-over": 409,
    "hints-off": 409,
    "review-too-early": 409,
    "not-over": 409,
    "no-undo": 409,
    "no-undo-chance": 409,
    "no-undo-other": 409,
    "table-other-rules": 409,
    "table-not-entered": 409,
    "deal-entered": 409,
    "record-action": 409,
    "record-seat": 409,
    "record-over": 409,
    "table-long": 409,
    "table-full": 409,
    "table-undo-rate": 429,
    "table-change-rate": 429,
    "talk-rate": 429,
    "talk-alone": 409,
    "talk-off": 409,
    "deal-too-early": 409,
    "names-too-early": 409,
    "too-large": 413,
    "too-often": 429,
    "too-many-codes": 429,
    "too-many-open": 429,
    "fault": 500,
    "hint-failed": 503,
    "store-lost": 503,
    "store-unsure": 503,
    "store-full": 503,
    "store-gone": 503,
}
"""How the web calls it; what is not here is badly formed: 422."""


RETRY = {429: {"retry-after": "60"}, 503: {"retry-after": "5"}}


def answer(request: Request, error: Exception) -> Response:
    """Return the answer to something that cannot be taken; nothing has changed."""
    visitor = visitor_of(request)
    code, status, text, rule = "refused", 409, str(error), ""
    if isinstance(error, UserError):
        code, status, text = error.code, STATUS.get(error.code, 422), error.text(visitor.lang)
    elif isinstance(error, Refused):
        code, rule, text = error.refusal.code, error.refusal.rule, error.explain(visitor.lang)
    # What somebody sent is part of the sentence, and half a letter cannot be written down.
    text = text.encode("utf-8", "replace").decode()
    headers = RETRY.get(status, {})
    if request.url.path.startswith("/api/"):
        return JSONResponse({"error": code, "text": text, "rule": rule}, status, headers)
    if request.headers.get("hx-request"):
        headers = {**headers, "HX-Retarget": "#toast", "HX-Reswap": "innerHTML"}
        return Response(part("_toast.html", visitor.lang, text=text, rule=rule), status, headers, "text/html")
    # A page that only takes forms has nothing to come back to when somebody changes the language.
    back = {} if request.method == "GET" else {"back": "/"}
    response = page(request, visitor, "error.html", status=status, text=text, rule=rule, **back)
    response.headers.update(headers)
    return response


def answer_badly_formed(request: Request, error: RequestValidationError) -> Response:
    """Return the answer to a form or a JSON text in which something is missing or not what it should be."""
    first = error.errors()[0]
    where = ".".join(str(part) for part in first["loc"] if part not in ("body", "query", "path", "header"))
    return answer(request, UserError("bad-request", given=f"{where or first['type']}"[:80]))


def answer_http(request: Request, error: HTTPException, largest: int) -> Response:
    """Return the answer to what the framework itself does not take."""
    if error.status_code == 404:
        return answer(request, UserError("no-page", given=request.url.path[:80]))
    if error.status_code == 405:
        allowed = (error.headers or {}).get("Allow", "GET")
        response = answer(request, UserError("no-method", given=request.method[:20], accepted=allowed))
        response.headers["allow"] = allowed
        return response
    if error.status_code == 413:
        return answer(request, UserError("too-large", accepted=largest))
    return answer(request, UserError("bad-request", given=str(error.detail)[:80]))
