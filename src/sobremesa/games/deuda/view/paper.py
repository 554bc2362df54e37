"""Deuda Eterna on paper: the ring, titles, both piles of cards, money, industries, pieces, the IMF's ledger."""

from collections.abc import Sequence
from dataclasses import replace

from sobremesa.core.printed import Chapter, Component, Piece, Printed
from sobremesa.core.texts import capital
from sobremesa.core.vocabulary import Speech
from sobremesa.draw.face import BLEED, UNIT, backdrop, face
from sobremesa.draw.measure import broken, fitting
from sobremesa.draw.nets import dice
from sobremesa.draw.palette import ink, on
from sobremesa.draw.svg import circle, group, line, rect, text
from sobremesa.draw.things import empty_place
from sobremesa.games.deuda.content.model import Card, Content, Title
from sobremesa.games.deuda.content.setup import CONTENT
from sobremesa.games.deuda.engine.numbers import BOOTS_AT
from sobremesa.games.deuda.engine.state import Position
from sobremesa.games.deuda.view.board.goods import picture
from sobremesa.games.deuda.view.board.middle import BACKS
from sobremesa.games.deuda.view.board.pieces import CHAINS as CHAIN_LOOKS
from sobremesa.games.deuda.view.board.pieces import boot, chain_sign, factory, hat, ingots, piece
from sobremesa.games.deuda.view.board.places import WIDE
from sobremesa.games.deuda.view.board.ring import fields, squares
from sobremesa.games.deuda.view.cards import says
from sobremesa.games.deuda.view.kinds import CONDITION, COUNTRY, LAND, SOLIDARITY, money
from sobremesa.games.deuda.view.scene import table
from sobremesa.games.deuda.view.table import Table

SCALE = 3.6
"""Tenths of a millimetre a unit of the ring: it fits on a sheet of A2."""
CARD = (63.0, 88.0)
TITLE = (70.0, 80.0)
NOTE = (63.0, 32.0)
SMALL = 12.0
FIGURE = 18.0
PAGE = (190.0, 259.0)
EDGE = 3.5
LIGHT = 1.1
"""How much more light writing fits into a width than is reckoned for bold."""
NOTES: tuple[tuple[int, str, int], ...] = (
    (50, "soil", 20),
    (100, "sand", 30),
    (500, "mist", 32),
    (1000, "corn", 0),
    (5000, "sea", 0),
)
"""Each note with its ink and how many there are; the large ones make up the rest."""
STEMS = {"solidarity": "solidarity", "conditions": "condition"}
"""How the texts name the cards of a pile."""
SHORT = {"aim": 2, "setup": 4, "turn": 5, "debt": 5, "end": 3}
"""How many lines there are of each chapter of the short rules."""


def printed(position: Position, speech: Speech) -> Printed:
    """Return everything there is on paper, of the content and the edition the position was set up with."""
    setup = position.parameters.setup
    content = Content.read(setup.content) if setup.content else CONTENT
    seen = table(position, speech)
    players = int(position.players)
    chapters = [
        Chapter(speech.say(f"print-{part}"), tuple(speech.say(f"print-{part}-{i + 1}") for i in range(count)))
        for part, count in SHORT.items()
    ]
    if other := _other_options(setup.edition, content, speech):
        chapters.append(Chapter(speech.say("print-edition"), other))
    return Printed(
        components=(
            _board(seen, speech),
            _titles(content, seen, speech),
            _pile("solidarity", content.cards.solidarity, speech),
            _pile("conditions", content.cards.conditions, speech),
            _money(content.editions.table.bank, speech),
            _industries(len(content.titles.all), int(position.parameters.most), speech),
            _figures(players, content.editions.table.gold, speech),
            _ledger(seen, speech),
            dice(["face"] * 4, speech),
        ),
        short=tuple(chapters),
        turn=tuple(speech.say(f"print-turn-{i + 1}") for i in range(SHORT["turn"])),
        needs=(speech.say("print-needs-1"), speech.say("print-needs-2")),
        dice=True,
        notes=(speech.say("print-bank", bank=money(content.editions.table.bank, speech.lang)),),
    )


def _other_options(edition: str, content: Content, speech: Speech) -> tuple[str, ...]:
    """In what an edition differs from the rulebook."""
    preset = next((preset for preset in content.editions.all if preset.id == edition), None)
    lines = []
    for name, value in (preset.options if preset else {}).items():
        key = f"option-{name}"
        if isinstance(value, bool):
            said = speech.say(f"{key}.help") if value else speech.say("print-not")
        elif speech.texts.has(speech.lang, f"{key}.{value}"):
            said = speech.say(f"{key}.{value}")
        else:
            said = money(value, speech.lang) if isinstance(value, int) and value >= 50 else str(value)
        lines.append(f"{speech.say(key)}: {said}")
    return tuple(lines)


# -- the board -------------------------------------------------------------------------------------


def _board(seen: Table, speech: Speech) -> Component:
    """The ring without its pieces; within it the piles, the place of the titles and of the bank."""
    name = speech.say("print-board")
    width, height = WIDE.width * SCALE / UNIT, WIDE.height * SCALE / UNIT
    bare = tuple(square._replace(pieces=(), boot=False, hat=False) for square in seen.squares)
    empty = replace(seen, squares=bare)
    card = (CARD[0] * UNIT / SCALE, CARD[1] * UNIT / SCALE)
    middle, frontier = WIDE.width / 2, WIDE.frontier
    north = WIDE.end + 5 * WIDE.down / 2
    places = [
        group(_place(pile, *card, speech), x=middle - card[0] - 30 + (card[0] + 60) * i, y=north - card[1] / 2)
        for i, pile in enumerate(("solidarity", "conditions"))
    ]
    title = text(
        seen.labels["name"],
        x=middle,
        y=frontier + WIDE.down * 0.5,
        size=72,
        weight=700,
        display=True,
        stroke=ink("soil"),
        stroke_width=12,
        stroke_linejoin="round",
        paint_order="stroke",
    )
    drawn = group(
        fields(WIDE),
        *places,
        title,
        hat(x=middle, y=frontier + WIDE.down * 2.4, size=120),
        text(seen.labels["hat"], x=middle, y=frontier + WIDE.down * 3.3, size=20),
        squares(empty, WIDE, targets=frozenset()),
        scale=SCALE,
    )
    svg = face(drawn, width=width, height=height, name=name, lang=speech.lang)
    return Component(
        "board", name, "board", width, height, (Piece("board", name, svg),), note=speech.say("print-board.use")
    )


def _place(pile: str, width: float, height: float, speech: Speech) -> str:
    """Where a pile of cards lies."""
    return "".join(
        [
            rect(x=0, y=0, width=width, height=height, round=10, fill=ink("card"), opacity=0.55),
            empty_place(x=0, y=0, width=width, height=height, round=10),
            picture(pile, x=width / 2, y=height * 0.42, size=80),
            text(speech.say(f"label-{pile}"), x=width / 2, y=height * 0.78, size=20, weight=700),
        ]
    )


# -- cards -----------------------------------------------------------------------------------------


def _frame(size: tuple[float, float], *parts: str, ground: str, name: str, speech: Speech) -> str:
    """A card with its ground around a field; the parts have their origin at the corner of the field."""
    width, height = (size[0] - 2 * EDGE) * UNIT, (size[1] - 2 * EDGE) * UNIT
    field = rect(x=0, y=0, width=width, height=height, round=24, fill=ink("face"), stroke=ink("print"), stroke_width=5)
    inside = group(field, *parts, x=EDGE * UNIT, y=EDGE * UNIT)
    return face(inside, width=size[0], height=size[1], name=name, lang=speech.lang, bleed=BLEED, ground=ground)


def _lines(words: str, *, x: float, y: float, width: float, size: float) -> str:
    lines = broken(words, width=width * LIGHT, size=size)
    return "".join(text(said, x=x, y=y + size * 1.25 * i, size=size, anchor="start") for i, said in enumerate(lines))


def _titles(content: Content, seen: Table, speech: Speech) -> Component:
    name = speech.say("print-titles")
    prices = {square.id: square.value or 0 for square in content.squares.all}
    pieces = [
        Piece(
            title.land,
            capital(str(LAND.say(i, speech))),
            _title(title, i, prices[title.land], speech),
            designed=title.source == "design",
        )
        for i, title in enumerate(content.titles.all)
    ]
    return Component(
        "titles",
        name,
        "cards",
        *TITLE,
        tuple(pieces),
        back=_back("earth", "bars", "imf", TITLE, speech),
        note=speech.say("print-titles.use"),
    )


def _title(title: Title, land: int, price: int, speech: Speech) -> str:
    chain = title.chain or ""
    look = CHAIN_LOOKS[chain]
    name = capital(str(LAND.say(land, speech)))
    width = (TITLE[0] - 2 * EDGE) * UNIT
    head = 130
    rows = []
    for i, (side, costs) in enumerate((("national", title.national), ("export", title.export))):
        y = 360 + 155 * i
        rows.append(factory(side, x=70, y=y + 60, size=100))
        rows.append(
            text(capital(speech.say(f"label-{side}")), x=140, y=y - 18, size=34, anchor="start", fill=ink("dim"))
        )
        rows += [
            text(money(cost, speech.lang), x=140 + 160 * n, y=y + 34, size=38, anchor="start", weight=700)
            for n, cost in enumerate(costs)
        ]
    return _frame(
        TITLE,
        rect(x=0, y=0, width=width, height=head, round=24, fill=ink(look.ink), stroke=ink("print"), stroke_width=5),
        chain_sign(chain, x=70, y=head / 2, size=76),
        text(
            name,
            x=125,
            y=head / 2,
            size=fitting(name, width=width - 150, size=64),
            anchor="start",
            weight=700,
            display=True,
            fill=on(look.ink),
        ),
        picture(title.land, x=width - 90, y=220, size=120),
        text(speech.say("print-price"), x=30, y=190, size=34, anchor="start", fill=ink("dim")),
        text(money(price, speech.lang), x=30, y=248, size=70, anchor="start", weight=700, display=True),
        *rows,
        ground=look.ink,
        name=name,
        speech=speech,
    )


def _pile(pile: str, cards: Sequence[Card], speech: Speech) -> Component:
    kind = SOLIDARITY if pile == "solidarity" else CONDITION
    ground, net = BACKS[pile]
    pieces = [
        Piece(
            card.id,
            str(kind.say(i, speech)),
            _card(pile, card, str(kind.say(i, speech)), speech),
            designed=card.source == "design",
        )
        for i, card in enumerate(cards)
    ]
    return Component(
        "cards",
        speech.say(f"print-{pile}"),
        "cards",
        *CARD,
        tuple(pieces),
        back=_back(ground, net, pile, CARD, speech),
        note=speech.say(f"print-{pile}.use"),
    )


def _card(pile: str, card: Card, name: str, speech: Speech) -> str:
    width, height = (CARD[0] - 2 * EDGE) * UNIT, (CARD[1] - 2 * EDGE) * UNIT
    heads = broken(name, width=width - 50, size=48, most=3)
    return _frame(
        CARD,
        picture(pile, x=width / 2, y=110, size=130),
        *(
            text(
                said,
                x=width / 2,
                y=236 + 60 * i,
                size=fitting(said, width=width - 50, size=48),
                weight=700,
                display=True,
            )
            for i, said in enumerate(heads)
        ),
        line(
            x1=40,
            y1=236 + 60 * len(heads) - 10,
            x2=width - 40,
            y2=236 + 60 * len(heads) - 10,
            stroke=ink("scarlet"),
            stroke_width=4,
        ),
        _lines(
            says(STEMS[pile], card.id, card.effect, card.amount, card.export, speech),
            x=36,
            y=236 + 60 * len(heads) + 44,
            width=width - 72,
            size=41,
        ),
        text(speech.say(f"label-{pile}"), x=width / 2, y=height - 34, size=30, fill=ink("dim")),
        ground=BACKS[pile][0],
        name=name,
        speech=speech,
    )


def _back(ground: str, net: str, sign: str, size: tuple[float, float], speech: Speech) -> str:
    width, height = size[0] * UNIT, size[1] * UNIT
    return face(
        backdrop(net, size, opacity=0.6),
        circle(x=width / 2, y=height / 2, r=170, fill=ink("face"), stroke=ink("print"), stroke_width=5),
        picture(sign, x=width / 2, y=height / 2, size=220),
        width=size[0],
        height=size[1],
        name=sign,
        lang=speech.lang,
        bleed=BLEED,
        ground=ground,
    )


# -- money, industries, pieces ---------------------------------------------------------------------


def counts(bank: int) -> dict[int, int]:
    """Return how many notes of each value make up the bank."""
    found, left = {}, bank
    for value, _, count in NOTES:
        if count:
            found[value] = min(count, left // value)
            left -= found[value] * value
    found[5000] = left // 2 // 5000
    found[1000] = (left - found[5000] * 5000) // 1000
    left -= found[5000] * 5000 + found[1000] * 1000
    found[50] += left // 50
    return found


def _money(bank: int, speech: Speech) -> Component:
    name = speech.say("print-money")
    each = counts(bank)
    pieces = [
        Piece(str(value), money(value, speech.lang), _note(value, colour, speech), count=each[value], designed=True)
        for value, colour, _ in NOTES
        if each[value]
    ]
    return Component("money", name, "tokens", *NOTE, tuple(pieces), note=speech.say("print-money.use"))


def _note(value: int, colour: str, speech: Speech) -> str:
    width, height = NOTE[0] * UNIT, NOTE[1] * UNIT
    said = money(value, speech.lang)
    return face(
        rect(
            x=25, y=25, width=width - 50, height=height - 50, round=20, fill="none", stroke=ink("print"), stroke_width=4
        ),
        circle(x=width * 0.22, y=height / 2, r=85, fill=ink("face"), stroke=ink("print"), stroke_width=4),
        picture("imf", x=width * 0.22, y=height / 2, size=110),
        text(said, x=width * 0.66, y=height * 0.45, size=100, weight=700, display=True, fill=ink("print")),
        text(speech.say("title"), x=width * 0.66, y=height * 0.76, size=30, fill=ink("print")),
        width=NOTE[0],
        height=NOTE[1],
        name=said,
        lang=speech.lang,
        ground=colour,
    )


def _token(drawn: str, size: float, name: str, speech: Speech) -> str:
    middle = size * UNIT / 2
    return face(group(drawn, x=middle, y=middle), width=size, height=size, name=name, lang=speech.lang, ground="card")


def _industries(lands: int, most: int, speech: Speech) -> Component:
    name = speech.say("print-industries")
    pieces = [
        Piece(
            side,
            speech.say(f"print-{side}"),
            _token(factory(side, x=0, y=45, size=90), SMALL, side, speech),
            count=lands * most,
        )
        for side in ("national", "export")
    ]
    return Component("industries", name, "tokens", SMALL, SMALL, tuple(pieces), note=speech.say("print-industries.use"))


def _figures(players: int, gold: int, speech: Speech) -> Component:
    name = speech.say("print-figures")
    pieces = [
        Piece(
            f"country-{seat + 1}",
            str(COUNTRY.say(seat, speech)),
            _token(piece(seat, size=130, acting=False), FIGURE, "piece", speech),
        )
        for seat in range(players)
    ]
    pieces += [
        Piece(
            "gold",
            capital(speech.say("label-gold")),
            _token(ingots(1, x=-70, y=0, size=140), FIGURE, "gold", speech),
            count=gold * players,
        ),
        Piece(
            "boot",
            capital(speech.say("label-boots")),
            _token(boot(x=0, y=0, size=110), FIGURE, "boot", speech),
            count=len(BOOTS_AT),
        ),
        Piece("hat", capital(speech.say("label-hat")), _token(hat(x=0, y=0, size=150), FIGURE, "hat", speech)),
        Piece(
            "barrier",
            capital(speech.say("label-barrier")),
            _token(picture("barrier", x=0, y=0, size=150), FIGURE, "barrier", speech),
        ),
    ]
    return Component("figures", name, "tokens", FIGURE, FIGURE, tuple(pieces), note=speech.say("print-figures.use"))


# -- sheets ----------------------------------------------------------------------------------------


def _ledger(seen: Table, speech: Speech) -> Component:
    """The IMF's ledger: for each country what it takes, what is added and what it repays, line by line."""
    name = capital(seen.labels["ledger"])
    width = PAGE[0] * UNIT
    columns = ("taken", "raised", "repaid", "debt")
    block, rows, row = width / 2 - 20, 16, 62
    parts = [text(name, x=0, y=40, size=70, anchor="start", weight=700, display=True)]
    for i, country in enumerate(seen.countries):
        x, y = (block + 40) * (i % 2), 110 + (rows * row + 220) * (i // 2)
        limits = " · ".join(money(limit, speech.lang) for limit in country.limits)
        cells = [
            group(piece(country.seat, size=60, acting=False), x=40, y=40),
            text(country.name, x=90, y=40, size=48, anchor="start", weight=700),
            text(speech.say("print-steps", limits=limits), x=0, y=104, size=32, anchor="start", fill=ink("dim")),
        ]
        step = block / len(columns)
        for n, column in enumerate(columns):
            cells.append(text(seen.labels[column], x=step * (n + 0.5), y=154, size=34, weight=700))
            cells.append(
                line(x1=step * n, y1=176, x2=step * n, y2=176 + rows * row, stroke=ink("faint"), stroke_width=3)
            )
        cells.append(line(x1=block, y1=176, x2=block, y2=176 + rows * row, stroke=ink("faint"), stroke_width=3))
        cells += [
            line(x1=0, y1=176 + row * n, x2=block, y2=176 + row * n, stroke=ink("faint"), stroke_width=3)
            for n in range(rows + 1)
        ]
        parts.append(group(*cells, x=x, y=y))
    svg = face(*parts, width=PAGE[0], height=PAGE[1], name=name, lang=speech.lang)
    return Component(
        "ledger", name, "sheets", *PAGE, (Piece("ledger", name, svg),), note=speech.say("print-ledger.use")
    )
