"""The rules of each game as pages that can be searched, made from the catalogue."""

import unicodedata

from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse

from sobremesa.core.registry import game as find_game
from sobremesa.web.fields import Search
from sobremesa.web.render import page
from sobremesa.web.visitor import Looking

router = APIRouter(prefix="/rules", include_in_schema=False)


@router.get("/{game}")
async def rules(request: Request, visitor: Looking, game: str, search: Search = "") -> HTMLResponse:
    """The rules of a game by chapter; with `search` those that have its words."""
    title = find_game(game)
    words = _plain(search[:100]).split()[:10]

    def fits(id: str) -> bool:
        text = _plain(f"{id} {title.rules.says(id, visitor.lang)} {title.rules.ruling(id, visitor.lang)}")
        return all(word in text for word in words)

    chapters = {
        chapter: members
        for chapter, all_of_them in title.rules.chapters().items()
        if (members := [rule for rule in all_of_them if fits(rule.id)])
    }
    count = sum(map(len, chapters.values()))
    return page(request, visitor, "rules.html", game=title, search=search[:100], chapters=chapters, count=count)


def _plain(text: str) -> str:
    """Return a text as somebody in a hurry types it: without accents, in small letters."""
    return "".join(sign for sign in unicodedata.normalize("NFD", text.casefold()) if not unicodedata.combining(sign))
