"""The pieces on the board of That's My Planet!: ships, playing cards, canisters."""

from sobremesa.draw.outline import centred, placed
from sobremesa.draw.palette import ink, on, pattern
from sobremesa.draw.svg import cached, circle, group, line, path, rect, regular, text
from sobremesa.draw.symbols import symbol
from sobremesa.draw.things import halo
from sobremesa.games.planeta.view.kinds import Team

PRINT = ink("print")
FACE = ink("face")


SUIT_INKS = {"c": PRINT, "d": ink("scarlet"), "h": ink("scarlet"), "s": PRINT}
SUITS = {
    "c": "M12 1.5a4.9 4.9 0 0 1 4.3 7.3 5 5 0 1 1-3.2 7.7c.2 2.6 1 4.5 2.9 6H8c1.9-1.5 2.7-3.4 2.9-6"
    "a5 5 0 1 1-3.2-7.7A4.9 4.9 0 0 1 12 1.5z",
    "d": "M12 1C14 5 17 9 20.5 12 17 15 14 19 12 23 10 19 7 15 3.5 12 7 9 10 5 12 1z",
    "h": "M12 22.5C9 17.5 1.5 14 1.5 7.7 1.5 4.3 4 2 6.9 2c2.3 0 4.2 1.3 5.1 3.5C12.9 3.3 14.8 2 17.1 2c2.9 0 5.4 2.3 "
    "5.4 5.7 0 6.3-7.5 9.8-10.5 14.8z",
    "s": "M12 1c2.8 5 9.8 8 9.8 13 0 3-2.2 5-4.8 5-1.8 0-3.2-.9-4-2.3.3 2.6 1.1 4.3 3 5.8H8c1.9-1.5 2.7-3.2 3-5.8"
    "-.8 1.4-2.2 2.3-4 2.3-2.6 0-4.8-2-4.8-5C2.2 9 9.2 6 12 1z",
}


@cached
def ship(team: Team, *, fuel: int, rests: bool) -> str:
    """Return a ship around its own middle: letter, fuel pips, symbol; a pause sign while it may not move."""
    hull = "M-52 -24H12C36 -24 52 -12 60 0 52 12 36 24 12 24H-52z"
    parts = [
        group(
            path("M-58 -10L-76 0L-58 10z", fill="#F39C3D", stroke=PRINT, stroke_width=1.5) if fuel else "",
            id=f"thrust-{team.ink}",
        ),
        path("M-58 -30H-34L-22 -22V22L-34 30H-58z", fill=ink(team.ink), stroke=PRINT, stroke_width=2),
        path("M-58 -30H-34L-22 -22V22L-34 30H-58z", fill=pattern(team.pattern)),
        path(hull, fill=ink(team.ink), stroke=PRINT, stroke_width=2),
        text(team.letter, x=-41, y=0, size=25, weight=700, fill=on(team.ink)),
        rect(x=-28, y=-18, width=46, height=36, round=7, fill=FACE, stroke=PRINT, stroke_width=1.5),
        group(
            *(
                circle(
                    x=-18 + 13 * (i // 2),
                    y=-8 if i % 2 == 0 else 8,
                    r=4.6,
                    fill=PRINT if i < fuel else "none",
                    stroke=PRINT if i < fuel else ink("faint"),
                    stroke_width=1.2,
                    class_="pip" if i < fuel else None,
                )
                for i in range(6)
            ),
            id=f"fuel-{team.ink}",
        ),
        circle(x=36, y=0, r=14.5, fill=FACE, stroke=PRINT, stroke_width=1.5),
        symbol(team.symbol, x=36, y=0, size=20, ink=PRINT),
    ]
    pause = circle(x=-50, y=-26, r=12, fill=FACE, stroke=PRINT, stroke_width=1.5)
    pause += symbol("pause", x=-50, y=-26, size=15, ink=PRINT)
    parts.append(group(pause if rests else "", id=f"rest-{team.ink}"))
    return "".join([halo(x=-82, y=-34, width=150, height=68, round=22), *parts])


@cached
def suit(letter: str, *, x: float, y: float, size: float, fill: str | None = None) -> str:
    """Return the sign of a suit with its middle at (x, y)."""
    drawn = centred(SUITS[letter], x=x, y=y, size=size)
    return path(drawn, fill=fill or SUIT_INKS[letter], class_="suit")


@cached
def card(token: str, *, width: float, height: float) -> str:
    """Return a playing card, its corner at the origin; a joker is a star."""
    back = rect(x=0, y=0, width=width, height=height, round=8, fill=FACE, stroke=PRINT, stroke_width=1.5)
    return back + card_print(token, width=width, height=height)


@cached
def card_print(token: str, *, width: float, height: float) -> str:
    """Return what is printed on a playing card, without the card."""
    if token.startswith("X"):
        return regular(5, x=width / 2, y=height / 2, r=width * 0.34, inner=width * 0.14, fill=ink("scarlet"))
    letter = token[-1]
    fill = SUIT_INKS[letter]
    return (
        text(token[:-1], x=8, y=20, size=28, anchor="start", weight=700, fill=fill)
        + suit(letter, x=width - 20, y=21, size=22)
        + suit(letter, x=width / 2, y=height * 0.62, size=width * 0.5)
    )


@cached
def canister(cost: int, *, x: float, y: float) -> str:
    """Return a small fuel canister with the cost of its route."""
    can = placed("M-16 -10L-9 -18H12A5 5 0 0 1 17 -13V15A5 5 0 0 1 12 20H-11A5 5 0 0 1 -16 15z", x=x, y=y)
    return group(
        path(can, fill=FACE),
        path(placed("M-17 -16L-11 -22", x=x, y=y), stroke=FACE, stroke_width=5, fill="none"),
        line(x1=x - 3, y1=y - 13, x2=x + 10, y2=y - 13, stroke=PRINT, stroke_width=2.5, stroke_linecap="round"),
        text(cost, x=x + 0.5, y=y + 5, size=25, weight=700, fill=PRINT),
        class_="canister",
    )
