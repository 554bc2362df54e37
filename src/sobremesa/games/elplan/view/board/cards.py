"""Investments on the board of El Plan: posters while they are on offer, planks docked to a plan once they are owned."""

from sobremesa.draw.palette import ink
from sobremesa.draw.svg import cached, circle, group, path, rect, text
from sobremesa.draw.symbols import symbol
from sobremesa.draw.things import halo, thing
from sobremesa.games.elplan.view.board.pieces import FACE, KIND_SYMBOLS, PRINT, hover_text, process, socket, token
from sobremesa.games.elplan.view.board.writing import inscribed, lines_of, written
from sobremesa.games.elplan.view.table import Face, Holding, Offer, Spot

LETTERS = {"infrastructure": "A", "specialist": "B", "technology": "C"}
TAG = 42
"""The width of a price tag."""
LIGHT = 1.12
"""How much more light writing fits into a width than is reckoned for bold."""
STRIP = 34
"""The width of the strip that tells the kind of a card."""


# -- investments -----------------------------------------------------------------------------------


def poster(
    offer: Offer, *, width: float, height: float, size: float, targets: frozenset[str], x: float, y: float
) -> str:
    """Return an offer as a poster: its price tag, its name, how it is activated and what it does; a rotated one hangs
    askew and has its sign.
    """
    face = offer.face
    marks = 26 * (face.play + offer.rotated)
    parts = [
        rect(x=3, y=4, width=width, height=height, round=6, fill=PRINT, opacity=0.18),
        rect(x=0, y=0, width=width, height=height, round=6, fill=FACE, stroke=PRINT, stroke_width=1.5),
        _price(face, height=height),
        written(
            face.name,
            x=TAG + 10,
            y=27,
            width=width - TAG - 16 - marks,
            size=size,
            most=2,
            anchor="start",
            bold=True,
            fill=PRINT,
        ),
        _works(face, _printed(face), x=TAG + 10, y=height - 24, width=width - TAG - 14, size=size, id=""),
        circle(x=width / 2, y=1, r=5, fill=ink("scarlet"), stroke=PRINT, stroke_width=1.2),
        _play(x=width - 17, y=20) if face.play else "",
        symbol("again", x=width + 9 - marks, y=20, size=20, ink=ink("scarlet")) if offer.rotated else "",
        halo(x=-3, y=-3, width=width + 6, height=height + 6, round=9),
    ]
    if offer.rotated:
        flat = group(*parts, x=-width / 2, y=-height / 2)
        parts = [group(flat, x=width / 2, y=height / 2, turn=-480 / width, class_="piece rotated")]
    return thing(f"offer-{offer.id}", hover_text(_said(face)), *parts, x=x, y=y, targets=targets)


def investment_face(face: Face, *, width: float, height: float, size: float) -> str:
    """Return an investment as a card of its own, its corner at the origin: what the poster shows, and its words."""
    left, room = TAG + 12, width - TAG - 22
    small = size * 0.78
    says, end = "", height * 0.45
    # Where the signs have said it all, words would only repeat them.
    if any(len(word) > 2 for word in face.says.split()):
        says, end = inscribed(face.says, x=left, y=height * 0.56, width=room * LIGHT, size=small, fill=PRINT)
    flavour = lines_of(face.flavour, room * LIGHT, small)
    step = small * 1.2
    top = height - 18 - step * (len(flavour) - 1)
    return "".join(
        [
            rect(x=0, y=0, width=width, height=height, round=8, fill=FACE, stroke=PRINT, stroke_width=1.5),
            _price(face, height=height),
            text(LETTERS[face.kind], x=width - 52, y=26, size=22, weight=700, fill=PRINT),
            symbol(KIND_SYMBOLS[face.kind], x=width - 26, y=26, size=26, ink=PRINT),
            written(
                face.name, x=left, y=28, width=room - 50, size=size * 0.9, most=2, anchor="start", bold=True, fill=PRINT
            ),
            _works(face, _printed(face), x=left, y=height * 0.36, width=room, size=size, id=""),
            says,
            *(
                text(said, x=left, y=top + step * i, size=small, anchor="start", font_style="italic", fill=ink("dim"))
                for i, said in enumerate(flavour)
                if top > end + small
            ),
            _play(x=width - 24, y=height * 0.36) if face.play else "",
        ]
    )


def _said(face: Face) -> str:
    return f"{face.name}. {face.activation} → {face.says}. {face.flavour}"


@cached
def _price(face: Face, *, height: float) -> str:
    """The tag with the cost, one token for each."""
    step = min(26.0, (height - 14) / max(1, len(face.cost)))
    top = height / 2 - step * (len(face.cost) - 1) / 2
    return path(
        f"M6 0H{TAG}V{height}H6A6 6 0 0 1 0 {height - 6}V6A6 6 0 0 1 6 0z",
        fill=ink("tint"),
        stroke=PRINT,
        stroke_width=1.5,
    ) + "".join(token(resource, x=TAG / 2, y=top + step * i, size=25) for i, resource in enumerate(face.cost))


@cached
def _play(*, x: float, y: float) -> str:
    return circle(x=x, y=y, r=11, fill=ink("stamp"), class_="play-sign") + symbol(
        "play", x=x + 1, y=y, size=12, ink=FACE
    )


def _printed(face: Face) -> tuple[Spot, ...]:
    return tuple(Spot(pays) for pays in face.pays)


def plank(card: Holding, *, seat: int, width: float, height: float, size: float, targets: frozenset[str]) -> str:
    """Return an owned investment: docked to the plan, lit while it is active."""
    face = card.face
    id = f"{seat + 1}-{face.id}"
    fill = ink("lamp") if card.active else FACE
    base = thing(
        f"holding-{id}",
        hover_text(_said(face)),
        *(rect(x=-12, y=height / 2 + dy, width=16, height=7, round=2, fill=ink("slate")) for dy in (-14, 7)),
        rect(
            x=0,
            y=0,
            width=width,
            height=height,
            round=8,
            fill=fill,
            stroke=PRINT,
            stroke_width=2 if card.active else 1.5,
        ),
        path(
            f"M8 0H{STRIP}V{height}H8A8 8 0 0 1 0 {height - 8}V8A8 8 0 0 1 8 0z",
            fill=ink("tint"),
            stroke=PRINT,
            stroke_width=1.5,
        ),
        text(LETTERS[face.kind], x=STRIP / 2, y=height * 0.3, size=20, weight=700, fill=PRINT),
        symbol(KIND_SYMBOLS[face.kind], x=STRIP / 2, y=height * 0.68, size=21, ink=PRINT),
        written(
            face.name,
            x=STRIP + 10,
            y=19,
            width=width - STRIP - 44,
            size=size,
            anchor="start",
            bold=True,
            fill=PRINT,
        ),
        _lamp(card.active, x=width - 15, y=18),
        symbol("link", x=-2, y=height / 2, size=26, ink=ink("scarlet")) if card.outsourced else "",
        halo(x=-4, y=-4, width=width + 8, height=height + 8, round=11),
        targets=targets,
    )
    # The slots lie on the card, not in it: a button must not have buttons inside.
    works = _works(
        face, card.spots, x=STRIP + 10, y=height - 25, width=width - STRIP - 16, size=size, id=id, targets=targets
    )
    return base + group(works, class_="works")


@cached
def _lamp(lit: bool, *, x: float, y: float) -> str:
    """A small lamp, with rays while it burns."""
    rays = path(
        "M0 -12V-8M8.5 -8.5L5.8 -5.8M12 0H8M8.5 8.5L5.8 5.8M0 12V8M-8.5 8.5L-5.8 5.8M-12 0H-8M-8.5 -8.5L-5.8 -5.8",
        stroke=PRINT,
        stroke_width=1.8,
        stroke_linecap="round",
    )
    dot = circle(x=0, y=0, r=5.5, fill=ink("idea") if lit else "none", stroke=PRINT, stroke_width=1.6)
    return group(rays if lit else "", dot, x=x, y=y, class_="lit" if lit else None)


def _works(
    face: Face,
    spots: tuple[Spot, ...],
    *,
    x: float,
    y: float,
    width: float,
    size: float,
    id: str,
    targets: frozenset[str] = frozenset(),
) -> str:
    """How a card is activated, an arrow, and what it does; a slot card's slots each before their process."""
    parts: list[str] = []
    at = 0.0
    for sign in _signs(face):
        wide = SIGN_WIDTHS.get(sign, 29.0)
        middle = at + wide / 2
        if sign.isdecimal():
            place = int(sign)
            drawn = socket(spots[place], x=0, y=0, size=30)
            ring = circle(x=0, y=0, r=18, class_="halo")
            if id:
                parts.append(thing(f"slot-{id}-{place + 1}", drawn, ring, x=middle, targets=targets))
            else:
                parts.append(group(drawn, x=middle))
        elif sign == "→":
            parts.append(symbol("arrow", x=middle, y=0, size=14, ink=PRINT))
        elif sign == "/":
            parts.append(text("/", x=middle, y=0, size=24, weight=700, fill=PRINT))
        elif sign:
            parts.append(process(sign, x=middle, y=0, size=25, fill=PRINT))
        at += wide
    if face.income:
        parts += [
            circle(x=at + 13, y=0, r=12, fill=PRINT),
            text(2, x=at + 13, y=0, size=17, weight=700, fill=FACE),
            text("+", x=at + 35, y=0, size=22, weight=700, fill=PRINT),
            token(face.income, x=at + 58, y=0, size=26),
        ]
        at += 74
    if face.brief:
        room = width - at - 4
        parts.append(written(face.brief, x=at + 2, y=0, width=room, size=size, most=2, anchor="start", fill=PRINT))
        at = width
    return group(*parts, x=x, y=y, scale=min(1.0, width / at))


SIGN_WIDTHS = {"→": 19.0, "/": 14.0, "": 5.0, "0": 33.0, "1": 33.0, "2": 33.0}


def _signs(face: Face) -> list[str]:
    """A card as a row of signs: places by number, an arrow or a stroke, processes by name; "" is a gap."""
    places = [str(i) for i in range(len(face.pays))]
    if face.way == "slots":
        return [sign for place, name in zip(places, face.gives, strict=True) for sign in (place, name, "")]
    if face.way == "slash":
        return [*face.gives, "/", *places, "→", *face.after]
    return [*places, *(["→"] if places else []), *face.gives]
