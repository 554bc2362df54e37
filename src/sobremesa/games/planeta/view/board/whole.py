"""The board of That's My Planet! as one SVG."""

from sobremesa.core.scene import Scene
from sobremesa.draw.frame import frame, style, targets_of
from sobremesa.draw.palette import ink
from sobremesa.draw.svg import group
from sobremesa.games.planeta.view.board import dock, sheet
from sobremesa.games.planeta.view.board import map as space
from sobremesa.games.planeta.view.board import teams as hands
from sobremesa.games.planeta.view.kinds import TEAMS
from sobremesa.games.planeta.view.table import Table

GAP = 16
EDGE = 8
"""The margin of the narrow board."""
STYLE = style(f"""\
.board .thing-card.target>.halo{{stroke:{ink("stamp")}}}
.board .acting>.halo{{stroke:{ink("glow")};stroke-width:5}}
.board .night .target>.halo,.board .night .target>.piece>.halo{{stroke:{ink("glow")}}}
""")


def draw(scene: Scene, *, narrow: bool = False) -> str:
    """Return the board of a scene: wide, with the sheet beside the map, or narrow, everything one below the other."""
    table = scene.table
    assert isinstance(table, Table)
    targets = targets_of(scene)
    acting = _acting(table, targets)
    drawn_map = space.space(table, targets=targets, choices=scene.choices, acting=acting)
    beside = dock.dock(
        table, width=space.WIDTH, phase=scene.phase, sentence=scene.sentence, targets=targets, acting=acting
    )
    paper = sheet.sheet(table, targets=targets)
    across = space.WIDTH if narrow else space.WIDTH + GAP + sheet.WIDTH
    breadth = across if narrow else (across - 2 * GAP) / 3
    teams = [
        hands.team(of, ship, width=breadth, table=table, targets=targets)
        for of, ship in zip(TEAMS, table.ships, strict=True)
    ]
    below = space.HEIGHT + GAP
    if narrow:
        step = hands.HEIGHT + GAP
        top = below + dock.HEIGHT + GAP
        scale = across / sheet.WIDTH
        parts = [group(drawn, y=top + step * i, id=f"team-place-{i}") for i, drawn in enumerate(teams)]
        parts += [group(paper, y=top + 3 * step, scale=scale, id="sheet")]
        height = top + 3 * step + sheet.HEIGHT * scale
    else:
        top = sheet.HEIGHT + GAP
        parts = [group(drawn, x=(breadth + GAP) * i, y=top, id=f"team-place-{i}") for i, drawn in enumerate(teams)]
        parts += [group(paper, x=space.WIDTH + GAP, id="sheet")]
        height = top + hands.HEIGHT
    return frame(
        scene,
        group(drawn_map, class_="night", id="map"),
        group(beside, y=below, id="dock"),
        *parts,
        title=table.labels["title"],
        width=across,
        height=height,
        edge=EDGE if narrow else GAP,
        fills=[team.pattern for team in TEAMS] + ["waves"],
        style=STYLE,
    )


def _acting(table: Table, targets: frozenset[str]) -> int | None:
    """Return which team answers a rolled die: the one whose cards can be played."""
    if table.competence:
        for index, ship in enumerate(table.ships):
            if any(f"card-{held.token}" in targets for suit in ship.hand for held in suit):
                return index
    return None
