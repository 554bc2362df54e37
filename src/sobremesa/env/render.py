"""A position as a person sees it, of one scene: text, SVG, pixels."""

from io import BytesIO
from typing import Any

from sobremesa.core.errors import UserError
from sobremesa.core.game import Game
from sobremesa.core.state import State

MODES = ("human", "ansi", "svg", "rgb_array")


def check_mode(mode: str | None) -> str | None:
    """Return a mode that there is."""
    if mode is not None and mode not in MODES:
        raise UserError("bad-render-mode", given=mode, accepted=", ".join(MODES))
    return mode


def picture(title: Game, state: State, mode: str, lang: str) -> Any:
    """Return a position as text (`ansi`), as one whole SVG, or as an array of pixels (`rgb_array`)."""
    if mode == "svg":
        return title.svg(state, lang)
    if mode == "rgb_array":
        return pixels(title.svg(state, lang))
    return in_text(title, state, lang)


def in_text(title: Game, state: State, lang: str) -> str:
    """Return the panels of the scene as small tables of text, and the sentence that says what is asked."""
    scene = title.scene(state, lang)
    lines = []
    for panel in scene.panels:
        rows = [(panel.title, *panel.head[1:]), *(tuple(cell.text for cell in row) for row in panel.rows)]
        columns = max(len(row) for row in rows)
        widths = [max((len(row[i]) for row in rows if i < len(row)), default=0) for i in range(columns)]
        lines += ["  ".join(text.ljust(widths[i]) for i, text in enumerate(row)).rstrip() for row in rows]
        lines.append("")
    return "\n".join([*lines, f"{scene.phase}. {scene.sentence}"])


def pixels(svg: str) -> Any:
    """Return an SVG as pixels: height, width, red green blue."""
    import numpy as np

    try:
        import resvg_py
        from PIL import Image
    except ImportError as missing:
        raise UserError("no-raster", given=str(missing.name)) from None
    image = Image.open(BytesIO(bytes(resvg_py.svg_to_bytes(svg_string=svg)))).convert("RGB")
    return np.asarray(image).copy()
