"""From the content files and the options to the first position."""

from functools import cache

from sobremesa.core.meta import Setup
from sobremesa.games.planeta.content.model import PLACE_IDS, Content
from sobremesa.games.planeta.engine.parameters import Parameters
from sobremesa.games.planeta.engine.play import Planeta
from sobremesa.games.planeta.engine.rules.setup import opening

TIE = ("nothing", "fail", "success")
BARRED = ("any", "same", "stop")


def first_position(setup: Setup) -> Planeta:
    """Return the table before anything is turned up."""
    return opening(parameters(setup))


def parameters(setup: Setup) -> Parameters:
    """Return the constants of a setup: its map and its options."""
    content = content_of(setup.content)
    near, planets, boxes = content.neighbours(), content.map.planet, content.map.boxes.in_order()
    return Parameters(
        setup,
        [near[here].get(there, 0) for here in PLACE_IDS for there in PLACE_IDS],
        [modifier for planet in planets for modifier in planet.modifiers.in_order()],
        [planet.multiplier.value for planet in planets],
        content.map.columns.in_order(),
        [box.count for box in boxes],
        [box.cost for box in boxes],
        TIE.index(str(setup.options["tie"])),
        BARRED.index(str(setup.options["barred"])),
        bool(setup.options["faces"]),
    )


@cache
def content_of(folder: str) -> Content:
    """Return the shipped content, or that of a designer's folder."""
    return Content.read(folder)
