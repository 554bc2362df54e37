"""The rules of each game as pages that can be searched, made from the catalogue."""

from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse

from sobremesa.core.registry import game as find_game
from sobremesa.web.render import page
from sobremesa.web.visitor import Looking

__all__ = ["router"]

router = APIRouter(prefix="/rules")


@router.get("/{game}")
async def rules(request: Request, visitor: Looking, game: str, search: str = "") -> HTMLResponse:
    """The rules of a game by chapter; with `search` those that have its words."""
    title = find_game(game)
    words = search.casefold().split()[:10]

    def fits(id: str) -> bool:
        text = f"{id} {title.rules.says(id, visitor.lang)} {title.rules.ruling(id, visitor.lang)}".casefold()
        return all(word in text for word in words)

    found = {
        chapter: [rule for rule in members if fits(rule.id)] for chapter, members in title.rules.chapters().items()
    }
    return page(request, visitor, "rules.html", game=title, search=search[:100], chapters=found)
