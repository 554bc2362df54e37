"""A picture of each game for the first page: its own board on the table, cut out, with a few of its pieces."""

from functools import cache

from sobremesa.core.cover import Cover
from sobremesa.core.game import Game
from sobremesa.core.registry import game as find_game
from sobremesa.core.rng import Rng
from sobremesa.core.seats import CHANCE, OVER
from sobremesa.draw.palette import DARK, LIGHT, ink, on, variables
from sobremesa.draw.svg import circle, document, group, rect
from sobremesa.draw.symbols import symbol
from sobremesa.draw.things import die

WIDTH, HEIGHT = 640, 400
"""The picture's own size; it grows and shrinks with the page."""


@cache
def picture(id: str, lang: str) -> str:
    """Return the picture of a title as one whole SVG; the same always. Raises `UserError` for an unknown title."""
    title = find_game(id)
    cover = title.cover
    board = _board(title, cover, lang)
    pieces = [_token(*token) for token in cover.tokens]
    pieces += [group(die(face, size=54), x=x, y=y, turn=turn) for face, x, y, turn in cover.dice]
    return document(
        rect(x=0, y=0, width=WIDTH, height=HEIGHT, fill=ink(cover.ground)),
        group(group(board, x=-cover.x, y=-cover.y), x=WIDTH / 2, y=HEIGHT / 2, scale=cover.scale, turn=cover.turn),
        *pieces,
        width=WIDTH,
        height=HEIGHT,
        title=title.name(lang),
        description=title.name(lang),
        style=f":root{{{variables(LIGHT)}}}@media (prefers-color-scheme:dark){{:root{{{variables(DARK)}}}}}",
        lang=lang,
    )


def _board(title: Game, cover: Cover, lang: str) -> str:
    """The board of a game that somebody is in the middle of, on its shadow."""
    state = title.new(players=min(3, title.meta.editions[0].most_players))
    rng = Rng(cover.seed)
    for _ in range(cover.actions):
        if state.turn == OVER:
            break
        state.apply(state.sample(rng) if state.turn == CHANCE else title.heuristic.hurried(state, rng))
    drawn = title.draw(title.scene(state, lang, to_act=False))
    _, _, width, height = drawn.partition('viewBox="')[2].partition('"')[0].split()
    shadow = rect(x=10, y=14, width=float(width), height=float(height), round=24, fill="#2A2320", opacity=0.3)
    return shadow + drawn.replace("<svg ", f'<svg width="{width}" height="{height}" ', 1)


def _token(name: str, colour: str, x: float, y: float) -> str:
    return (
        circle(x=x + 3, y=y + 5, r=32, fill="#2A2320", opacity=0.3)
        + circle(x=x, y=y, r=32, fill=ink(colour), stroke="#2A2320", stroke_width=2)
        + symbol(name, x=x, y=y, size=38, ink=on(colour))
    )
