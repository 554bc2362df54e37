"""Who is looking: the key their browser keeps, their language, the width of their screen."""

from dataclasses import dataclass
from typing import Annotated

from fastapi import Depends, Request, Response

from sobremesa.core.texts import LANGS
from sobremesa.tables.keys import new_key

KEY = "sobremesa_key"
LANG = "sobremesa_lang"
WIDTH = "sobremesa_width"
YEAR = 365 * 24 * 3600


@dataclass(frozen=True)
class Visitor:
    """Somebody at a browser. `key` is empty until they do something that has to be remembered."""

    key: str
    lang: str
    narrow: bool

    def remembered(self, request: Request, response: Response) -> "Visitor":
        """Return the visitor with a key, which the browser is asked to keep."""
        key = self.key or new_key()
        response.set_cookie(KEY, key, max_age=YEAR, httponly=True, samesite="lax", secure=is_secure(request))
        return Visitor(key, self.lang, self.narrow)


def is_secure(request: Request) -> bool:
    """Tell whether the visitor came by https, if need be to the proxy before us."""
    return request.url.scheme == "https" or str(request.app.state.address).startswith("https:")


def visitor_of(request: Request) -> Visitor:
    """Return who a request is from."""
    key = request.cookies.get(KEY, "")
    if request.headers.get("authorization", "").startswith("Bearer "):
        key = request.headers["authorization"].removeprefix("Bearer ").strip()
    return Visitor(key[:200], _lang(request), _is_narrow(request))


def _lang(request: Request) -> str:
    """The language they chose; otherwise the first one their browser asks for that there are texts in."""
    given = request.query_params.get("lang", "") or request.cookies.get(LANG, "")
    if given in LANGS:
        return given
    for part in request.headers.get("accept-language", "").split(","):
        if part.strip()[:2].lower() in LANGS:
            return part.strip()[:2].lower()
    return LANGS[0]


def _is_narrow(request: Request) -> bool:
    """The page tells the width of the screen by a cookie; before the first time the browser's name is a hint."""
    width = request.cookies.get(WIDTH, "")
    return width == "narrow" or (not width and "Mobi" in request.headers.get("user-agent", ""))


async def _looking(request: Request) -> Visitor:
    # What is not awaited would be sent to a thread of its own, at every request.
    return visitor_of(request)


Looking = Annotated[Visitor, Depends(_looking)]
