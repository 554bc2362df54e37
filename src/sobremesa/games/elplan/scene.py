"""A position of El Plan as what lies on the table, in words and in figures."""

from dataclasses import dataclass

from sobremesa.core.scene import Cell, Panel
from sobremesa.core.seats import CHANCE, OVER
from sobremesa.core.words import Speech
from sobremesa.games.elplan.chart import NOTHING
from sobremesa.games.elplan.describe import (
    IDEA_SIGN,
    PROCESS_SIGNS,
    PRODUCT_SIGNS,
    SIGNS,
    activation,
    amounts,
    effect,
    event_effect,
)
from sobremesa.games.elplan.rules.end import converted, idea_lost, points, resources, trios
from sobremesa.games.elplan.rules.opportunity import open_subsidies
from sobremesa.games.elplan.schema import PRODUCTS, RESOURCES
from sobremesa.games.elplan.state import (
    ADMINISTRATION,
    BUYING,
    CREDIT,
    CUTBACK,
    DEBT,
    EVENT,
    EVENT_CHOICE,
    FIRST_PLAYER,
    IDEAS,
    INNOVATION,
    INSURANCE,
    INVESTMENT,
    OFFERING,
    OPPORTUNITY,
    PLANS,
    PRODUCTION,
    REFILL,
    ROW_IDEAS,
    ROWS,
    SELLING,
    SHELVED,
    SPACE,
    SUBSIDY,
    TARGET,
    Position,
)
from sobremesa.games.elplan.words import SEAT, SPACES, pack_of

__all__ = ["Holding", "Offer", "Player", "Row", "Table", "in_words", "moment", "panels", "table"]

PHASES = {
    OFFERING: ("offers", 3, ("setup.offers", "setup.offers_en", "setup.decks")),
    FIRST_PLAYER: ("first", 0, ("setup.first_player",)),
    PLANS: ("plans", 0, ("setup.plans", "setup.level", "things.plan_card")),
    OPPORTUNITY: ("opportunity", 0, ("opportunity.place", "opportunity.spaces", "opportunity.d6_open")),
    EVENT: ("event", 1, ("d1.event", "d1.scope")),
    INSURANCE: ("insurance", 1, ("d1.opportunity", "d1.scope")),
    EVENT_CHOICE: ("choice", 1, ("d1.scope", "d1.shortfall")),
    ADMINISTRATION: ("d2", 2, ("d2.activate", "d2.deactivate", "d2.locked", "d2.idea_wildcard", "d2.any_order")),
    INVESTMENT: ("d3", 3, ("d3.acquire", "d3.discount", "d3.activate_later")),
    PRODUCTION: ("d4", 4, ("d4.produce", "d4.once", "d4.opportunity")),
    BUYING: ("buy", 5, ("d5.buy", "d5.two_passes", "d5.discount")),
    SELLING: ("sell", 5, ("d5.sell", "d5.export", "d5.two_passes")),
    SUBSIDY: ("d6", 6, ("d6.subsidy_es", "d6.subsidy_en")),
    INNOVATION: ("d7", 7, ("d7.innovate",)),
    CUTBACK: ("cutback", 8, ("summary.cutback",)),
    REFILL: ("refill", 8, ("summary.offers_es", "summary.offers_en")),
}


@dataclass(frozen=True)
class Row:
    """A process row of a plan: what activates it, what it gives, and what lies on it ("", "token", "idea")."""

    pays: str
    process: str
    on: str


@dataclass(frozen=True)
class Holding:
    """An owned investment."""

    id: str
    name: str
    kind: str
    active: bool
    tokens: tuple[tuple[str, str], ...]
    """For each place: the resource printed, and what lies there ("", "token", "idea")."""
    effect: str


@dataclass(frozen=True)
class Offer:
    """An investment on offer."""

    id: str
    name: str
    flavour: str
    kind: str
    cost: str
    activation: str
    effect: str
    rotated: bool
    play: bool


@dataclass(frozen=True)
class Player:
    """Everything that lies before one player."""

    name: str
    plan: str
    makes: str
    resources: tuple[int, ...]
    ideas: int
    all_ideas: int
    products: tuple[int, ...]
    shop: tuple[int, ...]
    rows: tuple[Row, ...]
    holdings: tuple[Holding, ...]
    credit: str
    space: str
    target: str
    points: int
    trios: int


@dataclass(frozen=True)
class Table:
    """Everything the board draws."""

    period: int
    periods: int
    district: int
    holder: int
    event: str
    event_text: str
    event_sign: str
    market: tuple[int, ...]
    subsidies: tuple[int, ...]
    open_subsidies: int
    offers: tuple[Offer, ...]
    players: tuple[Player, ...]
    spaces: tuple[tuple[str, tuple[int, ...]], ...]
    """Each space there is, and the seats that stand on it."""
    over: bool
    sheet: tuple[tuple[int, ...], ...]
    """The score sheet: for each seat Ideas, trios, Idea lost, total, resources, converted value, investments, place."""
    labels: dict[str, str]


LABELS = (
    "board",
    "district",
    "market",
    "subsidies",
    "offers",
    "players",
    "plan",
    "tokens",
    "rows",
    "products",
    "ideas",
    "investments",
    "credit",
    "space",
    "cost",
    "activation",
    "effect",
    "rotated",
    "play",
    "event",
    "period",
    "points",
    "trios",
    "sheet",
    "lost",
    "total",
    "resources",
    "converted",
    "owned",
    "final",
    "closed",
    "shop",
)


def lies_on(filled: int, ideas: int, place: int) -> str:
    """Return what lies on a place."""
    if not filled >> place & 1:
        return ""
    return "idea" if ideas >> place & 1 else "token"


def table(position: Position, speech: Speech) -> Table:
    """Return what lies on the table."""
    chart = position.chart
    content = pack_of(position)
    players = range(int(chart.players))
    event = content.events[int(position.event)] if position.event != NOTHING else None
    d1 = int(chart.edition.d1_spaces)
    spaces = [space for i, space in enumerate(SPACES) if i != 1 or d1 > 1]
    over = position.turn == OVER
    result = position.result()
    return Table(
        period=int(position.period),
        periods=int(chart.edition.periods),
        district=PHASES[int(position.phase)][1] if int(position.phase) in PHASES else 0,
        holder=int(position.holder),
        event=event["name"][speech.lang] if event else "",
        event_text=event_effect(event, speech) if event else "",
        event_sign=event["sign"] if event else "",
        market=tuple(int(position.market(product)) for product in range(3)),
        subsidies=tuple(int(position.subsidy(i)) for i in range(3)),
        open_subsidies=int(open_subsidies(position)),
        offers=tuple(offer for place in range(9) if (offer := _offer(position, place, speech)) is not None),
        players=tuple(_player(position, seat, speech) for seat in players),
        spaces=tuple(
            (space, tuple(seat for seat in players if position.get(seat, SPACE) == SPACES.index(space)))
            for space in spaces
        ),
        over=over,
        sheet=tuple(_sheet(position, seat, result.ranks[seat]) for seat in players) if result else (),
        labels={label: speech.say(f"label-{label}") for label in LABELS},
    )


def _sheet(position: Position, seat: int, rank: int) -> tuple[int, ...]:
    return (
        int(position.all_ideas(seat)),
        int(trios(position, seat)),
        int(idea_lost(position, seat)),
        int(points(position, seat)),
        int(resources(position, seat)),
        int(converted(position, seat)),
        int(position.held(seat)),
        rank,
    )


def _offer(position: Position, place: int, speech: Speech) -> Offer | None:
    number = int(position.offer(place))
    if number == NOTHING:
        return None
    card = pack_of(position).investments[number]
    return Offer(
        card["id"],
        card["name"][speech.lang],
        card["flavour"][speech.lang],
        card["kind"],
        amounts(card["cost"]),
        activation(card, speech),
        effect(card, speech),
        bool(position.is_rotated(place)),
        bool(card.get("play")),
    )


def _player(position: Position, seat: int, speech: Speech) -> Player:
    content = pack_of(position)
    chart = position.chart
    number = int(position.plan(seat))
    plan = content.plans[number] if number >= 0 else None
    filled, ideas = int(position.get(seat, ROWS)), int(position.get(seat, ROW_IDEAS))
    rows = plan["rows"] if plan else []
    space = int(position.get(seat, SPACE))
    target = int(position.get(seat, TARGET))
    debt = {resource: int(position.get(seat, DEBT + i)) for i, resource in enumerate(RESOURCES)}
    return Player(
        name=str(SEAT.say(seat, speech)),
        plan=plan["name"][speech.lang] if plan else "",
        makes="  ".join(
            f"{PRODUCT_SIGNS[made['product']]}={''.join(PROCESS_SIGNS[process] for process in made['processes'])}"
            for made in ((plan["makes"], plan["also"]) if plan else ())
        ),
        resources=tuple(int(position.idle(seat, resource)) for resource in range(3)),
        ideas=int(position.get(seat, IDEAS)),
        all_ideas=int(position.all_ideas(seat)),
        products=tuple(int(position.wares(seat, product)) for product in range(3)),
        shop=tuple(int(position.get(seat, SHELVED + product)) for product in range(3)),
        rows=tuple(Row(row["pays"], row["process"], lies_on(filled, ideas, i)) for i, row in enumerate(rows)),
        holdings=tuple(_holding(position, seat, i, speech) for i in range(int(position.held(seat)))),
        credit=(amounts(debt) or "–") if position.get(seat, CREDIT) else "",
        space=SPACES[space] if space >= 0 else "",
        target=content.investments[target]["name"][speech.lang] if target >= 0 else "",
        points=int(points(position, seat)) if chart.players else 0,
        trios=int(trios(position, seat)),
    )


def _holding(position: Position, seat: int, i: int, speech: Speech) -> Holding:
    card = pack_of(position).investments[int(position.card_at(seat, i))]
    printed = card.get("slots") or card.get("activation") or ([card["extra"]] if "extra" in card else [])
    filled, ideas = int(position.filled(seat, i)), int(position.ideas_on(seat, i))
    return Holding(
        card["id"],
        card["name"][speech.lang],
        card["kind"],
        bool(position.is_active(seat, i)),
        tuple((resource, lies_on(filled, ideas, place)) for place, resource in enumerate(printed)),
        effect(card, speech),
    )


def moment(position: Position, speech: Speech) -> tuple[str, str, tuple[str, ...]]:
    """Return the phase, the sentence that says what is asked, and the rules of the moment."""
    if position.turn == OVER:
        result = position.result()
        assert result is not None
        winners = ", ".join(str(SEAT.say(seat, speech)) for seat in result.winners)
        ending = ("elplan.end.when", result.rule, "elplan.end.ranking")
        return speech.say("phase-over"), speech.say("ask-over", winners=winners), ending
    key, _, rules = PHASES[int(position.phase)]
    phase = speech.say(f"phase-{key}", period=int(position.period))
    edition = "en" if position.chart.edition.liquidation_on_space else "es"
    other = "_es" if edition == "en" else "_en"
    named = tuple(f"elplan.{rule}" for rule in rules if not rule.endswith(other))
    if position.turn == CHANCE:
        return phase, speech.say("ask-chance", what=speech.say(f"chance-{key}")), named
    who = str(SEAT.say(int(position.turn), speech))
    return phase, speech.say(f"ask-{key}", player=who), named


# -- the table as text -----------------------------------------------------------------------------

INKS = ("seat1", "seat2", "seat3", "seat4", "seat5", "seat6")


def panels(table: Table) -> tuple[Panel, ...]:
    """Return the table as small tables of text."""
    found = [_board_panel(table)]
    if table.offers:
        found.append(_offers_panel(table))
    found += [_players_panel(table), _workshops_panel(table)]
    if table.over:
        found.append(_sheet_panel(table))
    return tuple(found)


def _board_panel(table: Table) -> Panel:
    label = table.labels
    rows = []
    for space, seats in table.spaces:
        closed = space.startswith("d6") and SPACES.index(space) - SPACES.index("d6a") >= table.open_subsidies
        money = table.subsidies[SPACES.index(space) - SPACES.index("d6a")] if space.startswith("d6") else 0
        who = ", ".join(table.players[seat].name for seat in seats)
        here = table.district == int(space[1])
        note = "$" * money + (f" ({label['closed']})" if closed and not seats else "")
        rows.append((Cell("▶" if here else ""), Cell(space, strong=here), Cell(who, strong=True), Cell(note)))
    market = "  ".join(f"{n}{PRODUCT_SIGNS[p]}" for n, p in zip(table.market, PRODUCTS, strict=True))
    rows.append((Cell(""), Cell(label["market"], strong=True), Cell(market), Cell("")))
    if table.event:
        rows.append((Cell(""), Cell(label["event"], strong=True), Cell(table.event), Cell(table.event_text)))
    title = f"{label['period']} {table.period}/{table.periods}"
    return Panel(title, ("", label["district"], label["players"], ""), tuple(rows))


def _offers_panel(table: Table) -> Panel:
    label = table.labels
    rows = tuple(
        (
            Cell(f"{'↻ ' if offer.rotated else ''}{offer.name}", strong=True),
            Cell(offer.kind[0].upper()),
            Cell(offer.cost),
            Cell(offer.activation + (" ▷" if offer.play else "")),
            Cell(offer.effect),
        )
        for offer in table.offers
    )
    return Panel(label["offers"], ("", "", label["cost"], label["activation"], label["effect"]), rows)


def _players_panel(table: Table) -> Panel:
    label = table.labels
    rows = []
    for seat, player in enumerate(table.players):
        tokens = " ".join(f"{n}{SIGNS[r]}" for n, r in zip(player.resources, RESOURCES, strict=True))
        goods = " ".join(f"{n}{PRODUCT_SIGNS[p]}" for n, p in zip(player.products, PRODUCTS, strict=True) if n)
        if sum(player.shop):
            shelf = "".join(PRODUCT_SIGNS[p] * n for n, p in zip(player.shop, PRODUCTS, strict=True))
            goods += f" [{label['shop']}: {shelf}]"
        name = f"{'● ' if seat == table.holder else ''}{player.name}"
        rows.append(
            (
                Cell(name, INKS[seat], True),
                Cell(player.plan),
                Cell(player.makes),
                Cell(tokens),
                Cell(goods),
                Cell(IDEA_SIGN * player.all_ideas),
                Cell(player.credit),
                Cell(str(player.points), strong=True),
            )
        )
    head = ("", label["plan"], "", label["tokens"], label["products"], label["ideas"], label["credit"], label["points"])
    return Panel(label["players"], head, tuple(rows))


def place_text(resource: str, on: str) -> str:
    """Return a place for a token: (H) with the token on it, [H] empty, (*) with an Idea."""
    return f"[{SIGNS[resource]}]" if not on else f"({IDEA_SIGN if on == 'idea' else SIGNS[resource]})"


def _workshops_panel(table: Table) -> Panel:
    label = table.labels
    rows = []
    for seat, player in enumerate(table.players):
        lit = " ".join(f"{place_text(row.pays, row.on)}{PROCESS_SIGNS[row.process]}" for row in player.rows)
        cards = "; ".join(
            f"{'✓' if card.active else '·'}{card.name} {''.join(place_text(r, on) for r, on in card.tokens)}".rstrip()
            + (" ←" if card.name == player.target else "")
            for card in player.holdings
        )
        rows.append((Cell(player.name, INKS[seat], True), Cell(lit), Cell(cards)))
    return Panel(label["rows"], ("", label["rows"], label["investments"]), tuple(rows))


def _sheet_panel(table: Table) -> Panel:
    label = table.labels
    names = ("ideas", "trios", "lost", "total", "resources", "converted", "owned", "final")
    rows = tuple(
        (Cell(player.name, INKS[seat], True), *(Cell(str(n)) for n in table.sheet[seat]))
        for seat, player in enumerate(table.players)
    )
    return Panel(label["sheet"], ("", *(label[name] for name in names)), rows)


def in_words(table: Table, speech: Speech) -> list[str]:
    """Return the position in sentences, for those who cannot see the board."""
    goods = ", ".join(f"{n} {speech.say(f'product-{p}')}" for n, p in zip(table.market, PRODUCTS, strict=True))
    lines = [speech.say("alt-market", goods=goods)]
    for player in table.players:
        human, money, energy = player.resources
        active = sum(1 for row in player.rows if row.on)
        lines.append(
            speech.say(
                "alt-player",
                player=player.name,
                human=human,
                money=money,
                energy=energy,
                products=sum(player.products),
                ideas=player.all_ideas,
                rows=active,
                investments=len(player.holdings),
            )
        )
    return lines
