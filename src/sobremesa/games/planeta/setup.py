"""From the content files and the options to the first position."""

from functools import cache
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from sobremesa.core.seats import CHANCE
from sobremesa.games.planeta.chart import MOTHER_SHIP, PLACES, PLANETS, Chart
from sobremesa.games.planeta.maps import BOXES, KINDS, MOTHER, PLANET_IDS, read_map
from sobremesa.games.planeta.rules.play import Planeta
from sobremesa.games.planeta.things import BURN, FULL, NOBODY

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
        vec[i64](fuel),
        vec[i64]([planet["modifiers"][kind] for planet in planets for kind in KINDS]),
        vec[i64]([planet["multiplier"]["value"] for planet in planets]),
        vec[i64]([content["columns"][kind] for kind in KINDS]),
        vec[i64]([content["boxes"][box]["count"] for box in BOXES]),
        vec[i64]([content["boxes"][box]["cost"] for box in BOXES]),
    )


def first_position(*, faces: bool, tie: str, barred: str, content: str = "") -> Planeta:
    """Ships on the Mother Ship with six fuel (planeta.setup.ships), the whole deck face down (planeta.setup.deck)."""
    suit = 2**13 - 1 if faces else 2**10 - 1
    return Planeta(
        chart_of(content),
        TIE.index(tie),
        BARRED.index(barred),
        CHANCE,
        BURN,
        vec[i64]([0] * 12 + [suit] * 4 + [0] * 4),
        3,
        54 if faces else 42,
        0,
        0,
        0,
        vec[i64]([MOTHER_SHIP] * 3 + [FULL] * 3),
        vec[i64]([0] * (PLANETS + 1)),
        vec[i64]([0] * 3),
        NOBODY,
        NOBODY,
        0,
        NOBODY,
        0,
        0,
    )
