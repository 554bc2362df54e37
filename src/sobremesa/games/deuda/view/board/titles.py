"""The titles of Deuda Eterna: each a small card of its land, with its owner or with the IMF."""

from sobremesa.draw.measure import broken, fitting
from sobremesa.draw.palette import ink
from sobremesa.draw.parts import part
from sobremesa.draw.svg import group, rect, text
from sobremesa.draw.things import halo, thing
from sobremesa.games.deuda.view.board.goods import picture
from sobremesa.games.deuda.view.board.pieces import CHAINS, factory, links, plate
from sobremesa.games.deuda.view.board.places import SMALLEST
from sobremesa.games.deuda.view.table import Table

CHIP = 30
GAP = 4


def titles_of(table: Table, owner: int, *, x: float, y: float, width: float, targets: frozenset[str]) -> list[str]:
    """Return the titles of a purse in a row."""
    owned = [land for land, estate in enumerate(table.estates) if estate.owner == owner]
    step = min(CHIP + GAP, width / max(1, len(owned)))
    return [_title(table, land, x=x + step * i, y=y, targets=targets) for i, land in enumerate(owned)]


def _title(table: Table, land: int, *, x: float, y: float, targets: frozenset[str]) -> str:
    estate = table.estates[land]
    return thing(
        f"title-{land + 1}",
        rect(x=0, y=0, width=CHIP, height=CHIP, round=4, fill=ink("face"), stroke=ink("print"), stroke_width=1.4),
        rect(x=0, y=CHIP - 6, width=CHIP, height=6, fill=ink(CHAINS[estate.chain].ink), stroke=ink("print")),
        picture(estate.id, x=CHIP / 2, y=CHIP / 2 - 3, size=20),
        halo(x=-3, y=-3, width=CHIP + 6, height=CHIP + 6, round=6),
        x=x,
        y=y,
        targets=targets,
    )


def _free(table: Table, *, width: float, targets: frozenset[str]) -> str:
    """The titles that nobody has bought yet, in rows; their corner is at the origin."""
    free = [land for land, estate in enumerate(table.estates) if estate.owner < 0]
    each = int((width + GAP) // (CHIP + GAP))
    return "".join(
        _title(table, land, x=(CHIP + GAP) * (i % each), y=(CHIP + GAP) * (i // each), targets=targets)
        for i, land in enumerate(free)
    )


def titles(table: Table, *, x: float, y: float, width: float, height: float, targets: frozenset[str]) -> str:
    """Return the titles the IMF still has, their corner at (x, y), and below them who has promised what."""
    id, owners = "titles-place", [estate.owner for estate in table.estates]
    return part(
        id,
        lambda: group(_titles(table, width=width, height=height, targets=targets), x=x, y=y, id=id),
        inputs=(owners, table.promises, x, y, width, height),
        targets=targets,
    )


def _titles(table: Table, *, width: float, height: float, targets: frozenset[str]) -> str:
    promises = [line for said in table.promises for line in broken(said, width=width - 20, size=SMALLEST)][:5]
    return group(
        plate(width=width, height=height),
        text(table.labels["titles"], x=12, y=20, size=17, anchor="start", weight=700, display=True),
        group(_free(table, width=width - 14, targets=targets), x=9, y=38, id="free-titles"),
        _legend(table, width=width, y=height - 24) if height > 120 and not promises else "",
        *(
            text(said, x=12, y=height - 14 - 17 * i, size=SMALLEST, anchor="start", font_style="italic")
            for i, said in enumerate(reversed(promises))
        ),
        id="titles",
    )


def _legend(table: Table, *, width: float, y: float) -> str:
    """What the small buildings and the links on the squares mean, for whom it is the first time."""
    label = table.labels
    third = (width - 16) / 3
    keys = ("national", "export", "chain")
    size = min(fitting(label[key], width=third - 4, size=14) for key in keys)
    signs = [
        factory("national", x=0, y=0, size=26),
        factory("export", x=0, y=0, size=26),
        links(x=0, y=-10, size=24),
    ]
    return "".join(
        group(
            drawn,
            text(label[key], x=0, y=13, size=size),
            x=8 + third * (i + 0.5),
            y=y,
        )
        for i, (key, drawn) in enumerate(zip(keys, signs, strict=True))
    )
