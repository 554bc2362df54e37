"""Outlines: a path at its place and in its size is the path that a group would have moved and scaled."""

from math import hypot

import pytest

from sobremesa.draw.outline import placed
from sobremesa.draw.symbols import SYMBOLS
from sobremesa.games.deuda.view.board.goods import PICTURES
from sobremesa.games.deuda.view.board.pieces import CHAINS
from sobremesa.games.planeta.view.board.pieces import SUITS
from tests.web.browser import Open

DRAWN = {
    **SYMBOLS,
    **SUITS,
    **{f"chain {chain}": of.sign for chain, of in CHAINS.items()},
    **{f"{name} {n}": shape for name, layers in PICTURES.items() for n, (shape, _) in enumerate(layers)},
}
ALONG = """([shapes, count]) => shapes.map((d) => {
    const path = document.createElementNS("http://www.w3.org/2000/svg", "path");
    path.setAttribute("d", d);
    const long = path.getTotalLength();
    return [...Array(count).keys()].map((i) => path.getPointAtLength((long * i) / count)).map(({ x, y }) => [x, y]);
})"""
"""Points along shapes, as a browser draws them."""


def test_browsers_draw_it_where_a_group_would_have_moved_and_scaled_it(open_page: Open) -> None:
    page = open_page()
    drawn = page.evaluate(ALONG, [[*DRAWN.values()], 320])
    for scale, within in ((0.5, 0.2), (1.25, 0.45)):
        again = page.evaluate(ALONG, [[placed(d, x=100, y=-7.5, scale=scale) for d in DRAWN.values()], 12])
        for name, before, after in zip(DRAWN, drawn, again, strict=True):
            moved = [(100 + scale * x, scale * y - 7.5) for x, y in before]
            far = max(min(hypot(x - u, y - v) for x, y in moved) for u, v in after)
            assert far < within, name


def test_a_thing_goes_on_alike_wherever_it_begins() -> None:
    d = "M1 2h3V9l-2.2-1a2 2 0 0 1 4 0z"
    here, there = (placed(d, x=x, y=y, scale=0.5) for x, y in ((0, 0), (40.25, -3)))
    assert here == "M0.5 1h1.5v3.5l-1.1-.5a1 1 0 0 1 2 0z"
    assert there == here.replace("M0.5 1", "M40.75 -2")


def test_errors_do_not_add_up() -> None:
    steps = placed("M0 0" + "h0.333" * 300, x=0, y=0, scale=0.1).split("h")[1:]
    assert sum(map(float, steps)) == pytest.approx(9.99, abs=0.005)


@pytest.mark.parametrize("d", ["M1 2L3", "M1 2c1 2 3 4 5", "M1 2h", "M1 2a3 3 0 0 1 4"])
def test_a_path_with_too_few_numbers_is_an_error(d: str) -> None:
    with pytest.raises(ValueError, match="numbers"):
        placed(d, x=0, y=0)
