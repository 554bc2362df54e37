"""The table of El Plan as small tables of text, for the terminal and for screen readers."""

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import TypeAlias

from sobremesa.core.scene import Cell, Panel
from sobremesa.core.texts import Texts
from sobremesa.core.vocabulary import Speech
from sobremesa.draw.palette import SEATS
from sobremesa.games.elplan.content.model import KINDS, PRODUCTS, RESOURCES
from sobremesa.games.elplan.view.describe import IDEA_SIGN, PROCESS_SIGNS, PRODUCT_SIGNS, SIGNS
from sobremesa.games.elplan.view.table import COLUMNS, Holding, Offer, PlanCard, Player, Spot, Table

Rows: TypeAlias = tuple[tuple[Cell, ...], ...]
KIND_LETTERS = dict(zip(KINDS, "ABC", strict=True))


def panels(table: Table, speech: Speech) -> tuple[Panel, ...]:
    """Return the table as small tables of text."""
    shown = [_city(table)]
    if any(offer for kind in table.offers for offer in kind):
        shown.append(_offers(table))
    if table.plans:
        shown.append(_plans(table))
    shown += [_players(table), _workshops(table)]
    if table.sheet:
        shown.append(_sheet(table))
    if table.period <= 1:
        shown.append(_signs(table))
    return tuple(shown)


def tokens(numbers: Sequence[int]) -> str:
    """Return amounts of resources as signs: 2H 1$ 0E."""
    return " ".join(f"{n}{SIGNS[resource]}" for n, resource in zip(numbers, RESOURCES, strict=True))


def goods(numbers: Sequence[int]) -> str:
    """Return amounts of products as signs, those there are: 2r 1s."""
    return " ".join(f"{n}{PRODUCT_SIGNS[product]}" for n, product in zip(numbers, PRODUCTS, strict=True) if n)


def _city(table: Table) -> Panel:
    rows = []
    for district, on_table in enumerate(table.districts, 1):
        if not on_table:
            continue
        here = table.district == district
        plots = [_plot(table, id) for id in _ids(table, district)]
        rows.append(
            (
                Cell(f"{'▶' if here else ' '}{district} {table.labels[f'district-{district}']}", strong=here),
                Cell(" ".join(plots), strong=True),
                Cell(_lies_in(table, district)),
            )
        )
    title = f"{table.labels['period']} {table.period}/{table.periods}"
    return Panel(title, ("", table.labels["space"], ""), tuple(rows))


def _ids(table: Table, district: int) -> list[str]:
    return [space.id for space in table.spaces if space.id[1] == str(district)]


def _plot(table: Table, id: str) -> str:
    """A plot: [ana], [ ] when free, [×] when closed; 3A to 3C with their letter, in District 6 with its money."""
    space = table.space(id)
    assert space is not None
    who = "+".join(table.players[seat].name for seat in space.seats)
    letter = id[2].upper() if id.startswith("d3") else ""
    return f"{letter}[{who or (' ' if space.is_open else '×')}]" + "$" * space.money


def _lies_in(table: Table, district: int) -> str:
    if district == 1 and table.event:
        return f"{table.event.name}: {table.event.says}"
    if district == 5:
        return " ".join(f"{n}{PRODUCT_SIGNS[product]}" for n, product in zip(table.market, PRODUCTS, strict=True))
    return ""


def _offers(table: Table) -> Panel:
    label = table.labels
    head = ("", "3", label["cost"], label["activation"], label["effect"])
    return Panel(label["offers"], head, _offer_rows(table.offers))


@lru_cache(256)
def _offer_rows(offers: tuple[tuple[Offer | None, ...], ...]) -> Rows:
    return tuple(
        (
            Cell(f"{'↻ ' if offer.rotated else ''}{offer.face.name}", strong=True),
            Cell(KIND_LETTERS[offer.face.kind]),
            Cell("".join(SIGNS[resource] for resource in offer.face.cost)),
            Cell(offer.face.activation + (" ▷" if offer.face.play else "")),
            Cell(offer.face.says),
        )
        for kind in offers
        for offer in kind
        if offer
    )


@cache
def _recipes(plan: PlanCard) -> str:
    return "  ".join(
        f"{PRODUCT_SIGNS[recipe.product]}={''.join(PROCESS_SIGNS[process] for process in recipe.processes)}"
        for recipe in plan.recipes
    )


def _plans(table: Table) -> Panel:
    label = table.labels
    rows = tuple(
        (
            Cell(plan.name, strong=True),
            Cell(_recipes(plan)),
            Cell(" ".join(f"[{SIGNS[pays]}]{PROCESS_SIGNS[process]}" for pays, process in plan.rows)),
        )
        for plan in table.plans
    )
    return Panel(label["choose-plan"], ("", label["recipes"], label["rows"]), rows)


def _players(table: Table) -> Panel:
    label = table.labels
    rows = [_player_row(seat, player, seat == table.holder, label["shop"]) for seat, player in enumerate(table.players)]
    names = ("tokens", "products", "ideas", "credit", "points")
    return Panel(label["players"], ("", *[label[name] for name in names]), tuple(rows))


@lru_cache(1024)
def _player_row(seat: int, player: Player, is_holder: bool, shop: str) -> tuple[Cell, ...]:
    stock = goods(player.wares)
    if any(player.shelf):
        stock += f" [{shop}: {goods(player.shelf)}]"
    debt = "".join(SIGNS[resource] for resource in player.debt) or "–"
    return (
        Cell(f"{'●' if is_holder else ' '}{player.name}", SEATS[seat].ink, True),
        Cell(tokens(player.idle)),
        Cell(stock.strip()),
        Cell(IDEA_SIGN * player.all_ideas),
        Cell(debt if player.credit else ""),
        Cell(str(player.points), strong=True),
    )


@cache
def spot_text(spot: Spot) -> str:
    """Return a place for a token: [H] empty, (H) with the token, (*) with an Idea, {H} laid this period."""
    if not spot.on:
        return f"[{SIGNS[spot.pays]}]"
    sign = IDEA_SIGN if spot.on == "idea" else SIGNS[spot.pays]
    return f"{{{sign}}}" if spot.locked else f"({sign})"


def _workshops(table: Table) -> Panel:
    label = table.labels
    rows = [row for seat, player in enumerate(table.players) for row in _workshop_rows(seat, player)]
    return Panel(label["rows"], ("", label["plan"], label["investments"]), tuple(rows))


@lru_cache(1024)
def _workshop_rows(seat: int, player: Player) -> Rows:
    rows: list[tuple[Cell, ...]] = []
    plan = _plan_lines(player)
    cards = [_holding_text(card) for card in player.holdings]
    for i in range(max(len(plan), len(cards))):
        name = Cell(player.name, SEATS[seat].ink, True) if i == 0 else Cell("")
        left = Cell(plan[i], strong=i == 0) if i < len(plan) else Cell("")
        rows.append((name, left, Cell(cards[i]) if i < len(cards) else Cell("")))
    return tuple(rows)


def _plan_lines(player: Player) -> list[str]:
    if player.plan is None:
        return ["–"]
    lit = " ".join(f"{spot_text(row.spot)}{PROCESS_SIGNS[row.process]}" for row in player.rows)
    return [f"{player.plan.name}", _recipes(player.plan), lit]


def _holding_text(card: Holding) -> str:
    spots = "".join(spot_text(spot) for spot in card.spots)
    arrow = "←" if card.outsourced else ""
    return " ".join(filter(None, [f"{'✓' if card.active else '·'}{card.face.name}{arrow}", spots]))


def _sheet(table: Table) -> Panel:
    label = table.labels
    rows = tuple(
        (Cell(player.name, SEATS[seat].ink, True), *(Cell(str(n)) for n in table.sheet[seat]))
        for seat, player in enumerate(table.players)
    )
    return Panel(label["sheet"], ("", *(label[name] for name in COLUMNS)), rows)


def _signs(table: Table) -> Panel:
    """What the signs mean, for as long as they are new."""
    label = table.labels
    lines = (
        [(SIGNS[resource], label[f"resource-{resource}"]) for resource in RESOURCES] + [(IDEA_SIGN, label["idea"])],
        [(sign, label[f"process-{process}"]) for process, sign in PROCESS_SIGNS.items()],
        [(PRODUCT_SIGNS[product], label[f"product-{product}"]) for product in PRODUCTS],
        [("[ ]", label["empty"]), ("( )", label["laid"]), ("{ }", label["locked"]), ("▷", label["play"])],
    )
    rows = tuple((Cell("  ".join(f"{sign} {name}" for sign, name in line)),) for line in lines)
    return Panel(label["signs"], ("",), rows)


# -- in sentences ----------------------------------------------------------------------------------


def in_words(table: Table, speech: Speech) -> list[str]:
    """Return the position in sentences, for those who cannot see the board."""
    label = table.labels
    lines = []
    if table.event:
        lines.append(f"{label['event']}: {table.event.name}. {table.event.says}")
    stalls = ", ".join(f"{n} {label[f'product-{p}']}" for n, p in zip(table.market, PRODUCTS, strict=True))
    lines.append(speech.say("alt-market", goods=stalls))
    for player in table.players:
        lines.append(_player_in_words(player, speech.texts, speech.lang))
        if player.space:
            lines.append(speech.say("alt-space", player=player.name, space=label[f"space-{player.space}"]))
    return lines


@lru_cache(1024)
def _player_in_words(player: Player, texts: Texts, lang: str) -> str:
    human, money, energy = player.idle
    return texts.say(
        lang,
        "alt-player",
        player=player.name,
        human=human,
        money=money,
        energy=energy,
        products=sum(player.wares),
        ideas=player.all_ideas,
        rows=sum(1 for row in player.rows if row.spot.on),
        investments=len(player.holdings),
    )
