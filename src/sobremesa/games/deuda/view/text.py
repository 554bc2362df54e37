"""The table of Deuda Eterna as small tables of text and as sentences, for the terminal and the screen reader."""

from functools import lru_cache

from sobremesa.core.scene import Cell, Panel
from sobremesa.core.texts import Texts
from sobremesa.core.vocabulary import Speech
from sobremesa.games.deuda.view.kinds import money
from sobremesa.games.deuda.view.table import Country, Estate, Table

INKS = ("blue", "red", "green", "magenta")
SIGNS = ("●", "▲", "■", "◆")
"""The shapes of the seats."""


def panels(table: Table, speech: Speech) -> tuple[Panel, ...]:
    """Return the table as small tables of text."""
    return (_countries(table), _lands(table), _board(table), _ledger(table), *_pending(table))


def _name(country: Country) -> Cell:
    return Cell(f"{SIGNS[country.seat]} {country.name}", INKS[country.seat], True)


def _thousands(amount: int) -> str:
    """Write a limit in thousands."""
    return str(amount // 1000)


def _countries(table: Table) -> Panel:
    label = table.labels
    rows = tuple([_country_row(country, label["out"], label["won"], table.lang) for country in table.countries])
    head = ("country", "at", "laps", "cash", "gold", "debt", "dice", "notes")
    title = label["club"] if table.club else label["countries"]
    return Panel(title, tuple([label[key] for key in head]), rows)


@lru_cache(1024)
def _country_row(country: Country, out: str, won: str, lang: str) -> tuple[Cell, ...]:
    if country.out:
        return (_name(country), Cell(out), *[Cell("")] * 6)
    notes = [*country.kept, *country.notes]
    if country.won:
        notes.insert(0, won)
    return (
        _name(country),
        Cell(country.square),
        Cell(str(country.laps)),
        Cell(money(country.cash, lang), strong=True),
        Cell(str(country.gold)),
        Cell(money(country.debt, lang)),
        Cell(str(country.dice)),
        Cell(", ".join(notes)),
    )


def _lands(table: Table) -> Panel:
    label = table.labels
    head = ("land", "owner", "industries", "chains", "value")
    rows = tuple([_land_row(estate, table.lang) for estate in table.estates])
    return Panel(label["lands"], tuple([label[key] for key in head]), rows)


@lru_cache(1024)
def _land_row(estate: Estate, lang: str) -> tuple[Cell, ...]:
    owned = estate.owner >= 0
    ink = INKS[estate.owner] if owned else ""
    chains = ("n" if estate.south_chain else "") + ("x" if estate.north_chain else "")
    return (
        Cell(f"{estate.chain.upper() or '·'} {estate.name}"),
        Cell(f"{SIGNS[estate.owner]} {estate.owner_name}" if owned else "", ink),
        Cell("n" * estate.national + "x" * estate.export, ink, True),
        Cell(chains),
        Cell(money(estate.invested, lang)),
    )


def _board(table: Table) -> Panel:
    label = table.labels
    by = [country.name for country in table.countries if country.seat == table.barrier]
    boots = [str(square.number) for square in table.squares if square.boot]
    hat = {"none": label["nowhere"], "middle": label["middle"]}.get(table.hat, "")
    hat = next((f"{square.number} {square.name}" for square in table.squares if square.hat), hat)
    thrown = [(Cell(label["dice"]), Cell(table.thrown, INKS[table.thrower], True))] if table.thrown else []
    rows = [
        *thrown,
        (Cell(label["barrier"]), Cell(by[0] if by else label["down"])),
        (Cell(label["hat"]), Cell(hat)),
        (Cell(label["boots"]), Cell(", ".join(boots) or label["nowhere"])),
        *((Cell(pile.name), Cell(str(pile.unseen))) for pile in table.piles),
        *((Cell(label["promises"] if i == 0 else ""), Cell(said)) for i, said in enumerate(table.promises)),
    ]
    return Panel(label["table"], ("", ""), tuple(rows), side=True)


def _ledger(table: Table) -> Panel:
    label = table.labels
    rows = [_ledger_row(country, table.lang) for country in table.countries if not country.out]
    titles = sum([estate.owner < 0 for estate in table.estates])
    rows.append(
        (
            Cell(label["imf"], strong=True),
            Cell(f"{label['titles']}: {titles}"),
            Cell(f"{label['gold']}: {table.imf_gold}"),
            Cell(""),
            Cell(table.money(table.bank), strong=True),
            Cell(""),
        )
    )
    head = ("country", "taken", "raised", "repaid", "debt", "limits")
    return Panel(label["ledger"], tuple([label[key] for key in head]), tuple(rows))


@lru_cache(1024)
def _ledger_row(country: Country, lang: str) -> tuple[Cell, ...]:
    name = _name(country)
    if country.head != country.seat:
        return (name, Cell(f"= {SIGNS[country.head]}"), *[Cell("")] * 4)
    partners = [SIGNS[other] for other in country.partners]
    return (
        Cell(" ".join([name.text, *partners]), name.ink, True),
        Cell(money(country.taken, lang)),
        Cell(money(country.raised, lang)),
        Cell(money(country.repaid, lang)),
        Cell(money(country.debt, lang), strong=True),
        Cell(" / ".join(map(_thousands, country.limits))),
    )


def _pending(table: Table) -> tuple[Panel, ...]:
    pending = table.pending
    if pending is None:
        return ()
    if pending.kind == "deal":
        terms = tuple((Cell(str(number)), Cell(said)) for number, said in enumerate(pending.lines, 1))
        return (Panel(pending.title, ("", ""), terms),)
    rows = [(Cell(said),) for said in pending.lines]
    if pending.amount:
        rows.insert(0, (Cell(table.money(pending.amount), strong=True),))
    return (Panel(pending.title, ("",), tuple(rows)),)


def sentences(table: Table, speech: Speech) -> list[str]:
    """Return the table in sentences, for those who hear it."""
    lines = [_country_says(country, speech.texts, speech.lang) for country in table.countries]
    lines += [_land_says(estate, speech.texts, speech.lang) for estate in table.estates if estate.owner >= 0]
    if table.thrown:
        lines.append(f"{table.thrown}.")
    if table.barrier >= 0:
        lines.append(speech.say("alt-barrier"))
    hat = [square.name for square in table.squares if square.hat]
    if table.hat != "none":
        lines.append(speech.say("alt-hat", square=hat[0]) if hat else speech.say("alt-hat-middle"))
    boots = [square.name for square in table.squares if square.boot]
    if boots:
        lines.append(speech.say("alt-boots", squares=", ".join(boots)))
    if table.pending is not None:
        lines.append(f"{table.pending.title}: {'; '.join(table.pending.lines)}.")
    return [*lines, *(f"{said}." for said in table.promises)]


@lru_cache(1024)
def _country_says(country: Country, texts: Texts, lang: str) -> str:
    if country.out:
        return texts.say(lang, "alt-out", country=country.name)
    return texts.say(
        lang,
        "alt-country",
        country=country.name,
        square=country.square,
        cash=money(country.cash, lang),
        gold=country.gold,
        debt=money(country.debt, lang),
    )


@lru_cache(1024)
def _land_says(estate: Estate, texts: Texts, lang: str) -> str:
    owner, national, export = estate.owner_name, estate.national, estate.export
    return texts.say(lang, "alt-land", land=estate.name, owner=owner, national=national, export=export)
