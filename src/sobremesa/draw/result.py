"""The result of a game as one picture: the title, everybody's place and score, the board as it stood."""

import re
from collections.abc import Sequence
from dataclasses import dataclass

from sobremesa.draw.palette import SEATS, ink
from sobremesa.draw.plain import plain
from sobremesa.draw.svg import TEXT_FACE, document, rect, text
from sobremesa.draw.symbols import mark

WIDTH, EDGE, HEAD, LINE = 1200, 40, 110, 52


@dataclass(frozen=True)
class Place:
    """Somebody's place: rank, seat, name, score and what the score is."""

    rank: int
    """0 where nobody has won."""
    seat: int
    name: str
    score: str


def result_picture(board: str, places: Sequence[Place], *, title: str, foot: str, lang: str) -> str:
    """Return one whole SVG that needs no page around it."""
    box = re.search(r'viewBox="0 0 ([\d.]+) ([\d.]+)"', board)
    across, down = (float(box[1]), float(box[2])) if box else (1.0, 1.0)
    width = WIDTH - 2 * EDGE
    height = width * down / across
    top = HEAD + LINE * len(places) + 20
    lines = [_place(place, y=HEAD + LINE * n + LINE / 2) for n, place in enumerate(places)]
    within = re.sub("<svg ", f'<svg x="{EDGE}" y="{top}" width="{width}" height="{height:.1f}" ', board, count=1)
    whole = top + height + 70
    description = "; ".join(f"{place.name}: {place.score}" for place in places)
    return plain(
        document(
            rect(x=0, y=0, width=WIDTH, height=whole, fill=ink("paper")),
            text(title, x=EDGE, y=60, size=44, anchor="start", display=True, weight=700),
            *lines,
            within,
            text(foot, x=EDGE, y=whole - 32, size=24, anchor="start", fill=ink("soft")),
            width=WIDTH,
            height=whole,
            title=title,
            description=description,
            style="",
            lang=lang,
            font_family=TEXT_FACE,
            fill=ink("ink"),
        )
    )


def _place(place: Place, *, y: float) -> str:
    seat = SEATS[place.seat % len(SEATS)]
    return (
        (text(f"{place.rank}.", x=EDGE + 34, y=y, size=30, anchor="end", weight=700) if place.rank else "")
        + mark(seat.shape, x=EDGE + 66, y=y, size=28, ink=ink(seat.ink))
        + text(place.name, x=EDGE + 96, y=y, size=30, anchor="start", weight=700)
        + text(place.score, x=WIDTH - EDGE, y=y, size=30, anchor="end")
    )
