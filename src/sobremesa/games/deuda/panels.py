"""The table of Deuda Eterna as small tables of text, for the terminal and the screen reader."""

from sobremesa.core.scene import Cell, Panel
from sobremesa.games.deuda.kinds import money
from sobremesa.games.deuda.scene import Country, Table

__all__ = ["panels"]

INKS = ("blue", "red", "green", "magenta")
SIGNS = ("●", "▲", "■", "◆")
CHAIN_SIGNS = {"a": "♣", "b": "♦", "c": "♥", "d": "♠", "": "·"}


def panels(table: Table, lang: str) -> tuple[Panel, ...]:
    """Return the table as small tables of text."""
    found = [_countries(table, lang), _lands(table, lang), _ledger(table, lang), _board(table, lang)]
    if table.deal:
        rows = tuple((Cell(str(number)), Cell(term)) for number, term in enumerate(table.deal, 1))
        found.append(Panel(table.labels["deal"], ("", ""), rows))
    return tuple(found)


def _name(country: Country) -> Cell:
    return Cell(f"{SIGNS[country.seat]} {country.name}", INKS[country.seat], True)


def _countries(table: Table, lang: str) -> Panel:
    label = table.labels
    rows = tuple(
        (
            _name(country),
            Cell("" if country.out else country.square),
            Cell(money(country.cash, lang), strong=True),
            Cell("G" * country.gold),
            Cell(money(country.debt, lang)),
            Cell("⚂" * country.dice),
            Cell(money(country.worth, lang)),
            Cell(", ".join(country.notes)),
        )
        for country in table.countries
    )
    head = ("country", "at", "cash", "gold", "debt", "dice", "worth", "notes")
    title = label["club"] if table.club else label["countries"]
    return Panel(title, tuple(label[key] for key in head), rows)


def _lands(table: Table, lang: str) -> Panel:
    label = table.labels
    rows = []
    for estate in table.estates:
        owned = estate.owner >= 0
        ink = INKS[estate.owner] if owned else ""
        chains = ("n" if estate.south_chain else "") + ("x" if estate.north_chain else "")
        rows.append(
            (
                Cell(f"{CHAIN_SIGNS[estate.chain]} {estate.name}"),
                Cell(f"{SIGNS[estate.owner]} {estate.owner_name}" if owned else estate.owner_name, ink),
                Cell("n" * estate.national + "x" * estate.export, ink, True),
                Cell(chains),
                Cell(money(estate.invested, lang)),
            )
        )
    head = ("land", "owner", "industries", "chains", "value")
    return Panel(label["lands"], tuple(label[key] for key in head), tuple(rows))


def _ledger(table: Table, lang: str) -> Panel:
    label = table.labels
    rows = [
        (
            _name(country),
            Cell(money(country.taken, lang)),
            Cell(money(country.raised, lang)),
            Cell(money(country.repaid, lang)),
            Cell(money(country.debt, lang), strong=True),
            Cell("/".join(str(limit // 1000) for limit in country.limits) + " ×1000"),
        )
        for country in table.countries
    ]
    cash, gold = Cell(money(table.bank, lang), strong=True), Cell("G" * table.imf_gold)
    rows.append((Cell(label["imf"], strong=True), Cell(""), Cell(""), Cell(""), cash, gold))
    head = (label["country"], label["taken"], label["raised"], label["repaid"], label["debt"], "")
    return Panel(label["ledger"], head, tuple(rows))


def _board(table: Table, lang: str) -> Panel:
    label = table.labels
    by = [country.name for country in table.countries if country.seat == table.barrier]
    boots = [f"{square.number} {square.name}" for square in table.squares if square.boot]
    hat = {"none": label["nowhere"], "middle": label["middle"]}.get(table.hat, "")
    hat = next((f"{square.number} {square.name}" for square in table.squares if square.hat), hat)
    rows = (
        (Cell(label["barrier"]), Cell(by[0] if by else label["down"])),
        (Cell(label["hat"]), Cell(hat)),
        (Cell(label["boots"]), Cell(", ".join(boots) or label["nowhere"])),
        (Cell(label["solidarity"]), Cell(str(table.piles[0]))),
        (Cell(label["conditions"]), Cell(str(table.piles[1]))),
    )
    return Panel(label["table"], ("", ""), rows, side=True)
