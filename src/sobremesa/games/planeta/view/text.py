"""The table of That's My Planet! as small tables of text, for the terminal and for screen readers."""

from sobremesa.core.scene import Cell, Panel
from sobremesa.core.vocabulary import Speech
from sobremesa.games.planeta.view.kinds import SUITS, TEAMS
from sobremesa.games.planeta.view.table import Table


def panels(table: Table, speech: Speech) -> tuple[Panel, ...]:
    """Return the table as small tables of text."""
    return (_planets_panel(table), _ships_panel(table), _sheet_panel(table), *_shown_panel(table))


def card_text(token: str) -> str:
    """Return a card as the terminal shows it: 10♦."""
    return "★" if token.startswith("X") else token[:-1] + SUITS[token[-1]]


def _planets_panel(table: Table) -> Panel:
    label = table.labels
    names = {"mother": table.mother_ship} | {planet.id: planet.name for planet in table.planets}
    at = {ship.place: team for team, ship in zip(TEAMS, table.ships, strict=True) if ship.place != "mother"}
    rows = []
    for id, name in names.items():
        ways = sorted((cost, names[b if a == id else a]) for a, b, cost in table.routes if id in (a, b))
        routes = " ".join(f"{there[:3]}{cost}" for cost, there in ways)
        if id == "mother":
            here = zip(TEAMS, table.ships, strict=True)
            signs = "".join(team.letter for team, ship in here if ship.place == "mother")
            rows.append((Cell(name, strong=True), Cell(signs, strong=True), Cell(routes), *[Cell("")] * 5))
            continue
        planet = next(planet for planet in table.planets if planet.id == id)
        team_here = at.get(id)
        cells = [
            Cell(f"[{team.letter if marked else ' '}] +{modifier}", team.ink, marked)
            for team, modifier, marked in zip(TEAMS, planet.modifiers, planet.marks, strict=True)
        ]
        sign = Cell("") if team_here is None else Cell(team_here.letter, team_here.ink, True)
        points = Cell(str(planet.points) if planet.points else "", strong=True)
        rows.append((Cell(name, strong=True), sign, Cell(routes), *cells, Cell(f"×{planet.multiplier}"), points))
    columns = zip(TEAMS, table.columns, strict=True)
    foot = [Cell(f"×{worth} = {points}", team.ink) for team, (worth, points) in columns]
    rows.append((Cell(""), Cell(""), Cell(""), *foot, Cell(""), Cell(str(sum(p.points for p in table.planets)))))
    head = ("", "", label["routes"], *(label[team.kind] for team in TEAMS), "", label["points"])
    return Panel(label["planets"], head, tuple(rows))


def _ships_panel(table: Table) -> Panel:
    label = table.labels
    names = {"mother": table.mother_ship, "broken": label["broken-down"]}
    names |= {planet.id: planet.name for planet in table.planets}
    rows = []
    for team, ship in zip(TEAMS, table.ships, strict=True):
        cards = "  ".join(
            " ".join(f"{card_text(card.token)}={card.value}" for card in suit) for suit in ship.hand if suit
        )
        tank = "●" * ship.fuel + "○" * (6 - ship.fuel)
        name = f"{team.letter} {label[team.kind]}"
        rows.append((Cell(name, team.ink, True), Cell(names[ship.place]), Cell(tank, team.ink), Cell(cards)))
    return Panel(label["ships"], ("", label["place"], label["tank"], label["cards"]), tuple(rows))


def _sheet_panel(table: Table) -> Panel:
    label = table.labels
    rows = []
    for id, count, marked, cost, spent in table.boxes:
        boxes = "☒" * marked + "☐" * (count - marked)
        rows.append((Cell(label[id]), Cell(boxes), Cell(f"×{cost} = −{spent}" if spent else f"×{cost}")))
    piles = label["deck"], table.deck
    if not table.deck:
        piles = label["reserve"], table.reserve
    rows.append((Cell(piles[0]), Cell(str(piles[1])), Cell("")))
    rows.append((Cell(label["total"], strong=True), Cell(""), Cell(str(table.total), strong=True)))
    return Panel(label["sheet"], ("", "", ""), tuple(rows))


def _shown_panel(table: Table) -> tuple[Panel, ...]:
    if not table.shown:
        return ()
    cells = tuple(Cell(f"{card_text(token)}", "red" if token[-1] in "dh" else "", True) for token in table.shown)
    return (Panel(table.labels["shown"], ("",) * len(cells), (cells,), side=True),)
