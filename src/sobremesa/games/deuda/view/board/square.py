"""One square of Deuda Eterna: its chain, name, picture and price, its owner and industries, boot and hat."""

from sobremesa.draw.measure import broken, fitting, pressed
from sobremesa.draw.palette import SEATS, ink, pattern
from sobremesa.draw.svg import group, rect, text
from sobremesa.draw.things import halo, thing
from sobremesa.games.deuda.view.board.goods import picture
from sobremesa.games.deuda.view.board.pieces import CHAINS, boot, chain_sign, factory, hat, links, sign
from sobremesa.games.deuda.view.board.places import SMALLEST, Place
from sobremesa.games.deuda.view.table import Estate, Square

PRINT = ink("print")
TINTS = {
    "latin_america": "#B9D7A0",
    "solidarity": "#F3C9BE",
    "conditions": "#F2DE9B",
    "imf": "#C9D3DB",
    "barrier": "#F3C9BE",
}
"""The paper of the squares where something happens; the others have that of their half."""


def draw_square(square: Square, estate: Estate | None, place: Place, *, targets: frozenset[str]) -> str:
    """Return a square at its place."""
    wide, tall = (place.height, place.width) if place.turned else (place.width, place.height)
    south = square.number < 20
    paper = ink("sand") if south else ink("mist")
    tint = TINTS.get(square.kind)
    back = rect(x=0, y=0, width=wide, height=tall, fill=paper, stroke=PRINT, stroke_width=1.4)
    if tint is not None:
        back += rect(x=0, y=0, width=wide, height=tall, fill=tint, opacity=0.75, stroke=PRINT, stroke_width=1.4)
    if estate is not None:
        inside = _low_goods(square, estate, wide, tall) if tall < 50 else _goods(square, estate, wide, tall)
    else:
        inside = _low_event(square, wide, tall) if tall < 50 else _event(square, wide, tall)
    shining = halo(x=2, y=2, width=wide - 4, height=tall - 4, round=4)
    drawn = back + inside + shining
    if place.turned:
        drawn = group(drawn, y=wide, turn=-90, class_="piece")
    return thing(f"square-{square.number}", drawn, x=place.x, y=place.y, targets=targets)


def _text(said: str, *, x: float, y: float, size: float, room: float, anchor: str = "start") -> str:
    """A name on its square, no wider than it."""
    more = pressed(said, width=room, size=size)
    return text(said, x=x, y=y, size=size, anchor=anchor, weight=700, fill=PRINT, **more)


def _band(square: Square, estate: Estate, width: float, tall: float) -> str:
    """The ink of the chain with its sign; the links when the chain is closed on this side."""
    closed = estate.south_chain if square.kind == "raw" else estate.north_chain
    parts = [
        rect(x=0, y=0, width=width, height=tall, fill=ink(CHAINS[square.chain].ink), stroke=PRINT, stroke_width=1.4),
        chain_sign(square.chain, x=width / 2, y=tall * (0.3 if closed else 0.5), size=width * 0.78),
    ]
    if closed:
        parts.append(links(x=width / 2, y=tall * 0.72, size=min(width * 1.1, tall * 0.46)))
    return "".join(parts)


def _owner(estate: Estate, *, x: float, y: float, width: float, height: float) -> str:
    """The strip of the owner along the foot of the square, in ink, pattern and shape."""
    if estate.owner < 0:
        return ""
    of = SEATS[estate.owner]
    return group(
        rect(x=x, y=y, width=width, height=height, fill=ink(of.ink), stroke=PRINT, stroke_width=1.4),
        rect(x=x, y=y, width=width, height=height, fill=pattern(of.pattern), opacity=0.7),
        class_=f"owner owner-{estate.owner + 1}",
    )


def _industries(square: Square, estate: Estate, *, x: float, y: float, size: float) -> str:
    low = square.kind == "raw"
    count = estate.national if low else estate.export
    kind = "national" if low else "export"
    step = size * 0.98
    return "".join(factory(kind, x=x + step * (i + 0.5), y=y, size=size, idle=estate.idle) for i in range(count))


def _goods(square: Square, estate: Estate, wide: float, tall: float) -> str:
    """A raw material or a manufacture."""
    small = wide < 100
    band, foot = (15.0, 8.0) if small else (24.0, 12.0)
    left, room = band + (4 if small else 6), wide - band - (5 if small else 8)
    size = fitting(square.name, width=room, size=15 if small else 17, least=SMALLEST if small else 9)
    cost, top, works = (SMALLEST, 10.0, 18.0) if small else (14.5, 15.0, 25.0)
    line = top + (16 if small else 21)
    names = [square.name]
    if size < 12.5 and " " in square.name:
        names = broken(square.name, width=room, size=14, most=2)
        size, top, line = 14, 11, 43
    art = 18.0 if small else 26.0
    if tall > 100:
        art = 44
    side = wide - art / 2 - 3
    owned = estate.owner >= 0
    return "".join(
        [
            _owner(estate, x=band, y=tall - foot, width=wide - band, height=foot),
            _band(square, estate, band, tall),
            *(_text(name, x=left, y=top + 15 * i, size=size, room=room) for i, name in enumerate(names)),
            text(square.price, x=left, y=line, size=cost, anchor="start", fill=PRINT),
            picture(square.id, x=side, y=line if tall < 100 else tall * 0.5, size=art),
            _industries(square, estate, x=left - 2, y=tall - foot - 1, size=works),
            sign(estate.owner, x=wide - foot - 3, y=tall - foot * 0.9, size=foot * 1.6) if owned else "",
        ]
    )


def _low_goods(square: Square, estate: Estate, wide: float, tall: float) -> str:
    """The same where there is little height."""
    owned = estate.owner >= 0
    left, foot = 19, 9
    room = wide - left - foot - 3
    size = fitting(square.name, width=room, size=14, least=SMALLEST)
    return "".join(
        [
            _owner(estate, x=wide - foot, y=0, width=foot, height=tall),
            _band(square, estate, 15, tall),
            _text(square.name, x=left, y=9, size=size, room=room),
            text(square.price, x=left, y=26, size=SMALLEST, anchor="start", fill=PRINT),
            "" if _is_built(square, estate) else picture(square.id, x=wide - foot - 10, y=25, size=16),
            _industries(square, estate, x=wide - foot - 47, y=tall - 2, size=15.5),
            sign(estate.owner, x=wide - foot + 1, y=9, size=12) if owned else "",
        ]
    )


def _is_built(square: Square, estate: Estate) -> bool:
    """Whether industries stand on this very square."""
    return (estate.national if square.kind == "raw" else estate.export) > 0


def _art(square: Square) -> str:
    return square.kind


def _event(square: Square, wide: float, tall: float) -> str:
    """A square where something happens."""
    small = wide < 100
    most = 14 if small else 16
    lines = broken(square.name, width=wide - 10, size=most, most=3)
    size = min(fitting(line, width=wide - 8, size=most, least=SMALLEST if small else 9) for line in lines)
    step = size * 1.12
    deep = step * len(lines)
    art = min(tall - deep - (6 if small else 12), 46)
    top = tall - deep - (2 if small else 5)
    side = square.boot or square.hat
    middle = wide * (0.36 if side else 0.5)
    return "".join(
        [
            picture(_art(square), x=middle, y=(top + 2) / 2 + 1, size=art) if art > 12 else "",
            *(
                _text(line, x=wide / 2, y=top + step * (i + 0.5), size=size, room=wide - 6, anchor="middle")
                for i, line in enumerate(lines)
            ),
            text(square.price, x=wide - 6, y=11, size=13, anchor="end", fill=PRINT)
            if square.price and not small
            else "",
            boot(x=wide * 0.76, y=top / 2 + 1, size=art * 0.7) if square.boot else "",
            hat(x=wide * (0.76 if not square.boot else 0.5), y=top / 2, size=art * 1.1) if square.hat else "",
        ]
    )


def _low_event(square: Square, wide: float, tall: float) -> str:
    left, size = 30, 13.5
    room = wide - left - (26 if square.boot or square.hat else 4)
    # What needs more lines than two is pressed into them.
    wider = room
    while len(broken(square.name, width=wider, size=size)) > 2:
        wider += 4
    lines = broken(square.name, width=wider, size=size)
    size = min(fitting(line, width=room + 1, size=size, least=SMALLEST) for line in lines)
    top = tall / 2 - size * 0.56 * (len(lines) - 1)
    return "".join(
        [
            picture(_art(square), x=16, y=tall / 2, size=23),
            *(_text(line, x=left, y=top + size * 1.12 * i, size=size, room=room) for i, line in enumerate(lines)),
            boot(x=wide - 12, y=tall / 2, size=17) if square.boot else "",
            hat(x=wide - 14, y=tall / 2, size=26) if square.hat else "",
        ]
    )
