"""From the content files and the options to the first position."""

from functools import cache

from sobremesa.games.planeta.content.model import PLACE_IDS, Content
from sobremesa.games.planeta.engine.parameters import Chart
from sobremesa.games.planeta.engine.play import Planeta
from sobremesa.games.planeta.engine.rules.setup import opening

TIE = ("nothing", "fail", "success")
BARRED = ("any", "same", "stop")


@cache
def chart_of(folder: str = "") -> Chart:
    """Return the chart of the shipped map, or of the one in a designer's folder."""
    content = Content.read(folder)
    near, planets, boxes = content.neighbours(), content.map.planet, content.map.boxes.in_order()
    return Chart(
        [near[here].get(there, 0) for here in PLACE_IDS for there in PLACE_IDS],
        [modifier for planet in planets for modifier in planet.modifiers.in_order()],
        [planet.multiplier.value for planet in planets],
        content.map.columns.in_order(),
        [box.count for box in boxes],
        [box.cost for box in boxes],
    )


def first_position(*, faces: bool, tie: str, barred: str, content: str = "") -> Planeta:
    """Return the table before anything is turned up."""
    return opening(chart_of(content), TIE.index(tie), BARRED.index(barred), faces)
