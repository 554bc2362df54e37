"""The frame of every board: paper with an edge, patterns that things are filled with, outlines around targets."""

from collections.abc import Iterable

from sobremesa.core.scene import Scene
from sobremesa.draw.palette import DARK, ink, patterns, variables
from sobremesa.draw.parts import part
from sobremesa.draw.svg import DISPLAY_FACE, TEXT_FACE, document, group, rect, tag


def targets_of(scene: Scene) -> frozenset[str]:
    """Return the ids of the things that some choice points at."""
    return frozenset(target for choice in scene.choices for target in choice.targets)


def style(own: str = "", *, before: str = "", halo: str = ">.halo") -> str:
    """Return the style of a board: the title's own rules come after the outlines, or before them.

    A target has its halo as a child, or a piece in it has one: `halo` says where.
    """
    # Only a picture that stands alone turns dark by itself; within a page the page sets the inks.
    return " ".join(
        f"""
.board text{{font-variant-numeric:tabular-nums}}
.board .display{{font-family:{DISPLAY_FACE}}}
.board .halo{{fill:none;stroke:none;pointer-events:none}}
.board .target{{cursor:pointer}}
{before}.board .target>.halo,.board .target>.piece{halo}{{stroke:{ink("target")};stroke-width:4;stroke-dasharray:9 6}}
.board .target:hover>.halo,.board .target:hover>.piece{halo}{{stroke-dasharray:none;stroke-width:6}}
{own}@media (prefers-reduced-motion:no-preference){{.board .moving{{transition:transform 500ms}}}}
@media (prefers-color-scheme:dark){{svg.board:root{{{variables(DARK)}}}}}
""".split()
    )


def frame(
    scene: Scene,
    *parts: str,
    title: str,
    width: float,
    height: float,
    edge: float,
    fills: Iterable[str],
    style: str,
) -> str:
    """Return a board as one whole SVG: its parts on paper of that size, with an edge around them."""
    across, down = width + 2 * edge, height + 2 * edge
    return document(
        part("board-fills", lambda: tag("defs", patterns(*fills), id="board-fills"), inputs=()),
        rect(x=0, y=0, width=across, height=down, fill=ink("paper"), id="board-paper"),
        group(*parts, x=edge, y=edge, id="board-parts"),
        id="board",
        width=across,
        height=down,
        title=f"{title}: {scene.phase}",
        description=scene.alt,
        style=style,
        lang=scene.lang,
        class_=f"board board-{scene.game}",
        font_family=TEXT_FACE,
        fill=ink("ink"),
    )
