"""El Plan on paper: the city, plans, investments, events, credit cards, tokens, figures, score sheet."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from sobremesa.core.printed import Chapter, Component, Piece, Printed
from sobremesa.core.texts import capital
from sobremesa.core.vocabulary import Speech
from sobremesa.draw.face import BLEED, UNIT, backdrop, face
from sobremesa.draw.palette import ink
from sobremesa.draw.svg import circle, group, rect, text
from sobremesa.draw.symbols import symbol
from sobremesa.draw.things import empty_place
from sobremesa.games.elplan.content.model import KINDS, PRODUCTS, RESOURCES, Investment
from sobremesa.games.elplan.content.packs import read_pack
from sobremesa.games.elplan.content.setup import card_numbers
from sobremesa.games.elplan.engine.columns import MODE
from sobremesa.games.elplan.engine.state import Position
from sobremesa.games.elplan.view.board.cards import LETTERS, investment_face
from sobremesa.games.elplan.view.board.city import wide_city
from sobremesa.games.elplan.view.board.events import event_face
from sobremesa.games.elplan.view.board.papers import COLUMNS, legend, score_sheet
from sobremesa.games.elplan.view.board.pieces import KIND_SYMBOLS, bus, credit_card, pawn, product, token, turn_token
from sobremesa.games.elplan.view.board.plans import plan_card
from sobremesa.games.elplan.view.printed import event_of, face_of, plan_of
from sobremesa.games.elplan.view.scene import table
from sobremesa.games.elplan.view.table import Table

CITY = 1224.0
"""The width of the printed city in units of the drawing."""
CARD = (88.0, 63.0)
PLAN = (148.0, 105.0)
TOKEN = 14.0
FIGURE = 26.0
PAGE = (190.0, 250.0)
EDGE = 3.5
"""So many millimetres of the ground show around a card."""
GROUNDS = {"infrastructure": "tile", "specialist": "human", "technology": "service"}
SUPPLY = {"human": 7, "money": 8, "energy": 7, "idea": 4, "raw": 4, "good": 4, "service": 4}
"""How many tokens a player needs about; the books do not say how many are in the box."""


def printed(position: Position, speech: Speech) -> Printed:
    """Return everything there is on paper, of the edition and the content the position was set up with."""
    setup = position.parameters.setup
    pack = read_pack(setup.edition, setup.content)
    tutorial = bool(pack.edition.period)
    components = [
        _board(position, speech),
        Component(
            "plans",
            speech.say("print-plans"),
            "cards",
            *PLAN,
            tuple(
                Piece(plan.id, plan.name.text(speech.lang), _plan(plan, speech), designed=plan.source == "design")
                for plan in pack.plans
            ),
            note=speech.say("print-plans.use"),
        ),
        *(_investments(kind, pack.investments, speech) for kind in KINDS),
        Component(
            "events",
            speech.say("print-events"),
            "cards",
            *CARD,
            tuple(
                Piece(
                    event.id,
                    event.name.text(speech.lang),
                    _framed(event_face(event_of(event, speech), **_inner(2.6, 19)), "night", event.id, speech, 2.6),
                    designed=event.source == "design",
                )
                for event in pack.events
            ),
            back=_back("night", "sun", "", speech),
            note=speech.say("print-events.use"),
        ),
    ]
    if pack.edition.credit_cards:
        components.append(_credits(pack.edition.credit_cards, speech))
    components += [_tokens(int(setup.players), speech), _figures(int(setup.players), speech), _sheet(position, speech)]
    edition = "tutorial" if tutorial else setup.edition
    return Printed(
        components=tuple(components),
        short=tuple(
            Chapter(speech.say(f"print-{part}"), _lines(speech, part, edition))
            for part in ("aim", "setup", "turn", "end")
        ),
        turn=_lines(speech, "turn", edition),
        notes=(speech.say("print-supply"),),
    )


def _lines(speech: Speech, part: str, edition: str) -> tuple[str, ...]:
    """The lines of a chapter of the short rules, those of an edition where it has its own."""
    found = []
    for number in range(1, 20):
        key = f"print-{part}-{number}"
        if speech.texts.has(speech.lang, f"{key}.{edition}"):
            found.append(speech.say(f"{key}.{edition}"))
        elif speech.texts.has(speech.lang, key):
            said = speech.say(key)
            found += [said] if said != "–" else []
        else:
            break
    return tuple(found)


# -- the board -------------------------------------------------------------------------------------


def _board(position: Position, speech: Speech) -> Component:
    seen = table(position, speech)
    seen = replace(
        seen,
        offers=((), (), ()),
        event=None,
        period=0,
        district=0,
        districts=(True,) * 7,
        plans=(),
        market=(0, 0, 0),
        spaces=tuple(space._replace(is_open=True, money=0, seats=()) for space in seen.spaces),
    )
    city = wide_city(CITY - 16, len(seen.offers[0]))
    scale = 4.0
    height = city.height + 16
    drawn = group(
        city.draw(seen, phase="", sentence=speech.say("print-offers"), targets=frozenset()),
        x=8 * scale,
        y=8 * scale,
        scale=scale,
    )
    name = speech.say("print-board")
    width_mm, height_mm = CITY * scale / UNIT, height * scale / UNIT
    svg = face(drawn, width=width_mm, height=height_mm, name=name, lang=speech.lang, ground="lawn")
    return Component(
        "board", name, "board", width_mm, height_mm, (Piece("board", name, svg),), note=speech.say("print-board.use")
    )


# -- cards -----------------------------------------------------------------------------------------


def _inner(scale: float, size: float) -> dict[str, float]:
    """The size of what is drawn within the edge of a card, in its own units."""
    return {
        "width": (CARD[0] - 2 * EDGE) * UNIT / scale,
        "height": (CARD[1] - 2 * EDGE) * UNIT / scale,
        "size": size,
    }


def _framed(drawn: str, ground: str, name: str, speech: Speech, scale: float, size: tuple[float, float] = CARD) -> str:
    inside = group(drawn, x=EDGE * UNIT, y=EDGE * UNIT, scale=scale)
    return face(inside, width=size[0], height=size[1], name=name, lang=speech.lang, bleed=BLEED, ground=ground)


def _back(ground: str, sign: str, letter: str, speech: Speech) -> str:
    width, height = CARD[0] * UNIT, CARD[1] * UNIT
    return face(
        backdrop("dots", CARD, scale=5, opacity=0.5),
        circle(x=width / 2, y=height / 2, r=200, fill=ink("face")),
        symbol(sign, x=width / 2, y=height / 2 - (40 if letter else 0), size=190, ink=ink("print")),
        text(letter, x=width / 2, y=height / 2 + 120, size=80, weight=700, display=True) if letter else "",
        width=CARD[0],
        height=CARD[1],
        name=letter or sign,
        lang=speech.lang,
        bleed=BLEED,
        ground=ground,
    )


def _investments(kind: str, cards: Sequence[Investment], speech: Speech) -> Component:
    name = capital(speech.say(f"kind-{kind}"))
    return Component(
        "investments",
        speech.say("print-investments", kind=name),
        "cards",
        *CARD,
        tuple(
            Piece(
                card.id,
                card.name.text(speech.lang),
                _framed(
                    investment_face(face_of(card, card_numbers(card)[MODE], speech), **_inner(2.9, 19)),
                    GROUNDS[kind],
                    card.id,
                    speech,
                    2.9,
                ),
                count=card.copies,
                designed=card.source == "design",
            )
            for card in cards
            if card.kind == kind
        ),
        back=_back(GROUNDS[kind], KIND_SYMBOLS[kind], f"3{LETTERS[kind]}", speech),
        note=speech.say("print-investments.use"),
    )


def _plan(plan: Any, speech: Speech) -> str:
    """A plan as the player's own board: its rows and recipes, and beside them where idle tokens lie."""
    scale = 2.7
    width, height = (PLAN[0] - 2 * EDGE) * UNIT / scale, (PLAN[1] - 2 * EDGE) * UNIT / scale
    left = 336.0
    drawn = [
        rect(x=0, y=0, width=width, height=height, round=12, fill=ink("card"), stroke=ink("print"), stroke_width=1.5),
        group(plan_card(plan_of(plan, speech), width=left - 12, size=17, x=0, y=0, targets=frozenset()), x=8, y=8),
        text(speech.say("print-level", level=plan.level), x=width - 14, y=24, size=17, anchor="end", weight=700),
        empty_place(x=left + 8, y=44, width=width - left - 20, height=(height - 66) / 2, round=12),
        text(speech.say("print-idle"), x=(left + width) / 2, y=64, size=15, fill=ink("soft")),
        empty_place(x=left + 8, y=52 + (height - 66) / 2, width=width - left - 20, height=(height - 66) / 2, round=12),
        text(speech.say("print-goods"), x=(left + width) / 2, y=72 + (height - 66) / 2, size=15, fill=ink("soft")),
    ]
    return _framed("".join(drawn), plan.makes.product, plan.id, speech, scale, PLAN)


def _credits(count: int, speech: Speech) -> Component:
    name = speech.say("print-credits")
    drawn = group(credit_card(), x=20, y=20, scale=12.5)
    svg = face(drawn, width=CARD[0], height=CARD[1], name=name, lang=speech.lang, bleed=BLEED, ground="tint")
    return Component(
        "credits",
        name,
        "cards",
        *CARD,
        (Piece("credit", name, svg, count=count),),
        note=speech.say("print-credits.use"),
    )


# -- tokens and figures ----------------------------------------------------------------------------


def _small(drawn: str, size: float, name: str, speech: Speech, scale: float = 1.0) -> str:
    middle = size * UNIT / 2
    return face(
        group(drawn, x=middle, y=middle, scale=scale),
        width=size,
        height=size,
        name=name,
        lang=speech.lang,
        ground="card",
    )


def _tokens(players: int, speech: Speech) -> Component:
    name = speech.say("print-tokens")
    kinds = [*((kind, f"resource-{kind}", token) for kind in RESOURCES), ("idea", "label-idea", token)]
    kinds += [(kind, f"product-{kind}", product) for kind in PRODUCTS]
    pieces = [
        Piece(
            kind,
            capital(speech.say(label)),
            _small(draw(kind, x=0, y=0, size=40), TOKEN, kind, speech, 3),
            count=SUPPLY[kind] * players,
            designed=True,
        )
        for kind, label, draw in kinds
    ]
    return Component("tokens", name, "tokens", TOKEN, TOKEN, tuple(pieces), note=speech.say("print-tokens.use"))


def _figures(players: int, speech: Speech) -> Component:
    name = speech.say("print-figures")
    pieces = [
        Piece(
            f"entrepreneur-{seat + 1}",
            f"{speech.say('print-entrepreneur')} {seat + 1}",
            _small(group(pawn(seat), y=24), FIGURE, "pawn", speech, 4),
        )
        for seat in range(players)
    ]
    pieces.append(Piece("route", capital(speech.say("label-route")), _small(bus(), FIGURE, "route", speech, 3)))
    pieces.append(Piece("turn", capital(speech.say("label-holder")), _small(turn_token(), FIGURE, "turn", speech, 6)))
    return Component("figures", name, "tokens", FIGURE, FIGURE, tuple(pieces), note=speech.say("print-figures.use"))


def _sheet(position: Position, speech: Speech) -> Component:
    """The score sheet, and what the signs mean."""
    seen: Table = table(position, speech)
    blank: Any = (("",) * len(COLUMNS),) * len(seen.players)
    seen = replace(seen, sheet=blank)
    width, scale = 950.0, 2.0
    scores, tall = score_sheet(seen, width=width)
    signs, deep = legend(seen, width=width, size=18)
    name = speech.say("print-sheet")
    height = (tall + deep + 30) * scale / UNIT
    drawn = group(scores, group(signs, y=tall + 30), scale=scale)
    svg = face(drawn, width=PAGE[0], height=height, name=name, lang=speech.lang)
    return Component(
        "sheet", name, "sheets", PAGE[0], height, (Piece("sheet", name, svg),), note=speech.say("print-sheet.use")
    )
