"""Pictures of a report, each one SVG in our inks; its colours and letters are the page's, by day and by lamplight."""

import re
from collections.abc import Sequence
from contextlib import AbstractContextManager
from html import escape
from io import StringIO
from itertools import accumulate
from typing import TYPE_CHECKING, Any

from sobremesa.core.numerals import numeral
from sobremesa.draw.palette import LIGHT

if TYPE_CHECKING:
    from matplotlib.figure import Figure

INKS = ("ink", "soft", "line", "card", "blue", "orange")
STYLE: Any = {
    "svg.fonttype": "none",
    "font.size": 10,
    "axes.edgecolor": LIGHT["line"],
    "axes.labelcolor": LIGHT["soft"],
    "xtick.color": LIGHT["soft"],
    "ytick.color": LIGHT["ink"],
    "text.color": LIGHT["ink"],
}
MARKS = {
    "strong": ("^", "blue"),
    "weak": ("v", "orange"),
    "dominated": ("X", "orange"),
    "fair": ("o", "ink"),
}
"""The sign and the ink of a verdict: no verdict is told by colour alone."""


def dots(
    rows: Sequence[tuple[str, str, float, float, float]],
    fair: float,
    label: str,
    alt: str,
    lang: str,
    *,
    band: bool = False,
) -> str:
    """Draw one row for each thing: name, verdict, figure and its interval, beside the line of what is fair."""
    with _style(alt):
        figure, axes = _axes(lang, 0.26 * len(rows) + 0.55)
        axes.set_ylim(len(rows) - 0.4, -0.6)
        if band:
            axes.axvspan(0.75, 1.25, color=LIGHT["line"], alpha=0.4, linewidth=0, zorder=0)
        axes.axvline(fair, color=LIGHT["soft"], linewidth=1, zorder=1)
        ends = [fair, *(end for row in rows for end in row[3:])]
        room = 0.04 * (max(ends) - min(ends)) or 1
        axes.set_xlim(min(ends) - room, max(ends) + room)
        for y, (_, verdict, value, low, high) in enumerate(rows):
            sign, ink = MARKS[verdict]
            axes.plot([low, high], [y, y], color=LIGHT[ink], linewidth=2, alpha=0.45, solid_capstyle="round")
            axes.plot([value], [y], sign, color=LIGHT[ink], markersize=7, markeredgecolor=LIGHT["card"])
        axes.set_yticks(range(len(rows)), [row[0] for row in rows])
        axes.tick_params(length=0)
        axes.grid(axis="x", color=LIGHT["line"], linewidth=0.6)
        axes.set_axisbelow(True)
        axes.set_xlabel(label)
        return _svg(figure, alt)


def bars(counts: Sequence[tuple[float, int]], mean: float, alt: str, lang: str) -> str:
    """Draw how often each value came, in at most some forty bars, and where the mean is."""
    with _style(alt):
        figure, axes = _axes(lang, 1.5, width=3.4)
        values, weights = [value for value, _ in counts], [count for _, count in counts]
        axes.hist(
            values, bins=_edges(values), weights=weights, color=LIGHT["blue"], edgecolor=LIGHT["card"], linewidth=0.8
        )
        axes.axvline(mean, color=LIGHT["orange"], linewidth=1.6)
        axes.set_yticks([])
        axes.tick_params(length=0)
        return _svg(figure, alt)


def steps(values: Sequence[float | None], alt: str, lang: str) -> str:
    """Draw the distance of each trial and the best so far."""
    with _style(alt):
        figure, axes = _axes(lang, 2.0)
        known = [(number, value) for number, value in enumerate(values, 1) if value is not None]
        best = list(accumulate((value for _, value in known), min))
        numbers = [number for number, _ in known]
        axes.plot(numbers, [value for _, value in known], "o", color=LIGHT["soft"], markersize=4)
        axes.step(numbers, best, where="post", color=LIGHT["blue"], linewidth=2)
        axes.tick_params(length=0)
        axes.grid(axis="y", color=LIGHT["line"], linewidth=0.6)
        return _svg(figure, alt)


def _edges(values: Sequence[float]) -> list[float]:
    """Return the edges of bars: one for each whole number, or wider ones where those would be too many."""
    low, high = min(values), max(values)
    step = 0.05 if high <= 1 and any(value % 1 for value in values) else max(1, round((high - low) / 32))
    return [low - step / 2 + step * bar for bar in range(int((high - low) / step) + 2)]


def _style(alt: str) -> AbstractContextManager[None]:
    # Imported where something is drawn: it takes as long as all the rest of the laboratory.
    import matplotlib as mpl

    return mpl.rc_context(STYLE | {"svg.hashsalt": alt})


def _axes(lang: str, height: float, width: float = 7.6) -> tuple["Figure", Any]:
    from matplotlib.figure import Figure

    figure = Figure(figsize=(width, height), layout="constrained")
    axes = figure.subplots()
    figure.patch.set_alpha(0)
    axes.patch.set_alpha(0)
    for axis in (axes.xaxis, axes.yaxis):
        axis.set_major_formatter(lambda value, _: numeral(lang, value, len(f"{value:g}".partition(".")[2])))
    axes.spines[["top", "right", "left"]].set_visible(False)
    return figure, axes


def _svg(figure: "Figure", alt: str) -> str:
    """Return a picture as an `<svg>` of a page: no size of its own, inks and letters from the style sheet."""
    written = StringIO()
    figure.savefig(written, format="svg", metadata={"Date": None, "Creator": None})
    svg = written.getvalue()[written.getvalue().index("<svg") :]
    svg = re.sub(r"<metadata>.*?</metadata>", "", svg, flags=re.DOTALL)
    for name in INKS:
        svg = re.sub(LIGHT[name], f"var(--{name})", svg, flags=re.IGNORECASE)
    svg = re.sub(r"'DejaVu Sans'[^;\"]*", "var(--text)", svg)
    svg = re.sub(r'<g id="[^"]*"', "<g", svg)
    return re.sub(
        r"<svg [^>]*?(viewBox=\"[^\"]*\")[^>]*>", rf'<svg \1 role="img" aria-label="{escape(alt)}">', svg, count=1
    )
