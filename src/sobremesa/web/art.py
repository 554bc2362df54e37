"""A picture of each game for the first page: its own board on the table, cut out, with a few of its pieces."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cache

from sobremesa.core.game import Game
from sobremesa.core.registry import game as find_game
from sobremesa.core.rng import Rng
from sobremesa.core.seats import CHANCE, OVER
from sobremesa.draw.palette import DARK, LIGHT, ink, on, variables
from sobremesa.draw.svg import circle, document, group, rect
from sobremesa.draw.symbols import symbol
from sobremesa.draw.things import die

__all__ = ["art"]

WIDTH, HEIGHT = 640, 400
"""The picture's own size; it grows and shrinks with the page."""


@dataclass(frozen=True)
class Cut:
    """Which position of a game is shown, what of its board, and the pieces that lie before it."""

    actions: int = 0
    seed: int = 1
    x: float = 0
    """The middle of the picture on the board."""
    y: float = 0
    scale: float = 1
    turn: float = -6
    ground: str = "tile"
    tokens: tuple[tuple[str, str, float, float], ...] = ()
    """Symbol, ink and place of tokens."""
    dice: tuple[tuple[int, float, float, float], ...] = ()
    """Face, place and turn of dice."""


CUTS: Mapping[str, Cut] = {
    "planeta": Cut(30, 5, x=372, y=330, scale=0.82, ground="night", dice=((5, 572, 330, 14),)),
    "elplan": Cut(
        210, 8, x=640, y=640, scale=0.6, turn=-7, ground="leaf",
        tokens=(("coin", "money", 52, 352), ("bolt", "energy", 118, 362), ("person", "human", 590, 48)),
    ),
    "deuda": Cut(
        200, 4, x=500, y=640, scale=0.64, turn=6, ground="earth",
        dice=((4, 548, 318, -12), (3, 596, 352, 20)), tokens=(("ingot", "gold", 48, 356),),
    ),
}  # fmt: skip


@cache
def art(id: str, lang: str) -> str:
    """Return the picture of a title as one whole SVG; the same always. Raises `UserError` for an unknown title."""
    title = find_game(id)
    cut = CUTS.get(id, Cut(x=WIDTH / 2, y=HEIGHT / 2))
    board = _board(title, cut, lang)
    pieces = [_token(*token) for token in cut.tokens]
    pieces += [group(die(face, size=54), x=x, y=y, turn=turn) for face, x, y, turn in cut.dice]
    return document(
        rect(x=0, y=0, width=WIDTH, height=HEIGHT, fill=ink(cut.ground)),
        group(group(board, x=-cut.x, y=-cut.y), x=WIDTH / 2, y=HEIGHT / 2, scale=cut.scale, turn=cut.turn),
        *pieces,
        width=WIDTH,
        height=HEIGHT,
        title=title.name(lang),
        description=title.name(lang),
        style=f":root{{{variables(LIGHT)}}}@media (prefers-color-scheme:dark){{:root{{{variables(DARK)}}}}}",
        lang=lang,
    )


def _board(title: Game, cut: Cut, lang: str) -> str:
    """The board of a game that somebody is in the middle of, on its shadow."""
    state = title.new(players=min(3, title.meta.editions[0].most_players))
    rng = Rng(cut.seed)
    for _ in range(cut.actions):
        if state.turn == OVER:
            break
        state.apply(state.sample(rng) if state.turn == CHANCE else title.heuristic.hurried(state, rng))
    drawn = title.draw(replace(title.scene(state, lang), choices=()))
    _, _, width, height = drawn.partition('viewBox="')[2].partition('"')[0].split()
    shadow = rect(x=10, y=14, width=float(width), height=float(height), round=24, fill="#2A2320", opacity=0.3)
    return shadow + drawn.replace("<svg ", f'<svg width="{width}" height="{height}" ', 1)


def _token(name: str, colour: str, x: float, y: float) -> str:
    return (
        circle(x=x + 3, y=y + 5, r=32, fill="#2A2320", opacity=0.3)
        + circle(x=x, y=y, r=32, fill=ink(colour), stroke="#2A2320", stroke_width=2)
        + symbol(name, x=x, y=y, size=38, ink=on(colour))
    )
