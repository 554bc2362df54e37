"""From the content files and the options to the first position."""

from functools import cache
from typing import Any

from sobremesa.games.planeta.content.model import BOXES, KINDS, MOTHER, PLANET_IDS, read_map
from sobremesa.games.planeta.engine.parameters import PLACES, Chart
from sobremesa.games.planeta.engine.play import Planeta
from sobremesa.games.planeta.engine.rules.setup import opening

__all__ = ["BARRED", "PLACE_IDS", "TIE", "chart", "chart_of", "first_position"]

TIE = ("nothing", "fail", "success")
BARRED = ("any", "same", "stop")
PLACE_IDS: tuple[str, ...] = (MOTHER, *PLANET_IDS)


@cache
def chart_of(folder: str = "") -> Chart:
    """Return the chart of the shipped map, or of the one in a designer's folder."""
    return chart(read_map(folder))


def chart(content: dict[str, Any]) -> Chart:
    """Turn map content into a chart."""
    fuel = [0] * (PLACES * PLACES)
    for here, there, cost in content["routes"]["between"]:
        a, b = PLACE_IDS.index(here), PLACE_IDS.index(there)
        fuel[a * PLACES + b] = fuel[b * PLACES + a] = cost
    planets = content["planet"]
    return Chart(
        fuel,
        [planet["modifiers"][kind] for planet in planets for kind in KINDS],
        [planet["multiplier"]["value"] for planet in planets],
        [content["columns"][kind] for kind in KINDS],
        [content["boxes"][box]["count"] for box in BOXES],
        [content["boxes"][box]["cost"] for box in BOXES],
    )


def first_position(*, faces: bool, tie: str, barred: str, content: str = "") -> Planeta:
    """Return the table before anything is turned up."""
    return opening(chart_of(content), TIE.index(tie), BARRED.index(barred), faces)
