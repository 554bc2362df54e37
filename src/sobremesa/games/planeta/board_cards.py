"""The cards on the board of That's My Planet!: the three teams by suit, the cards shown, the piles, and the die."""

from collections.abc import Sequence

from sobremesa.draw.palette import ink, on, pattern
from sobremesa.draw.svg import circle, group, rect, regular, text
from sobremesa.draw.symbols import symbol
from sobremesa.games.planeta.board_pieces import SUIT_INKS, TEAMS, Team, card, die, halo, suit, thing
from sobremesa.games.planeta.scene import Held, Ship, Table

__all__ = ["DOCK_HEIGHT", "TEAM_HEIGHT", "dock", "team"]

TEAM_HEIGHT = 262
DOCK_HEIGHT = 150
SUIT_LETTERS = ("c", "d", "h", "s")
HEAD = 50
FOOT = 66
"""What a card shows that no other lies on."""


# -- teams -----------------------------------------------------------------------------------------


def team(of: Team, ship: Ship, *, width: float, table: Table, targets: frozenset[str]) -> str:
    """Return a team, its corner at the origin: a column for each suit, so that one sees what raises what."""
    count = sum(len(column) for column in ship.hand)
    step = (width - 14) / 4
    writing = on(of.ink)
    return thing(
        f"team-{ship.id}",
        rect(x=0, y=0, width=width, height=TEAM_HEIGHT, round=14, fill=ink("card"), stroke=ink("line"), stroke_width=2),
        rect(x=0, y=0, width=width, height=HEAD - 8, round=14, fill=ink(of.ink)),
        rect(x=width - 120, y=0, width=120, height=HEAD - 8, round=14, fill=pattern(of.pattern)),
        circle(x=26, y=21, r=16, fill=ink("face")),
        symbol(of.symbol, x=26, y=21, size=22, ink=ink("print")),
        text(f"{of.letter} · {table.labels[of.kind]}", x=52, y=21, size=24, anchor="start", weight=700, fill=writing),
        rect(x=width - 52, y=6, width=42, height=30, round=15, fill=ink("face")),
        text(count, x=width - 31, y=21, size=22, weight=700, fill=ink("print")),
        *(
            _column(letter, cards, x=10 + step * i, width=step - 6, table=table, targets=targets)
            for i, (letter, cards) in enumerate(zip(SUIT_LETTERS, ship.hand, strict=True))
        ),
        halo(x=-5, y=-5, width=width + 10, height=TEAM_HEIGHT + 10, round=18),
        targets=targets,
    )


def _column(
    letter: str, cards: Sequence[Held], *, x: float, width: float, table: Table, targets: frozenset[str]
) -> str:
    room = TEAM_HEIGHT - HEAD - 12
    if not cards:
        outline = rect(x=x, y=HEAD, width=width, height=FOOT, round=8, fill="none", stroke=ink("line"), stroke_width=2, stroke_dasharray="4 6")
        return outline + suit(letter, x=x + width / 2, y=HEAD + FOOT / 2, size=24, fill=ink("line"))
    strip = min(37.0, (room - FOOT) / max(1, len(cards) - 1))
    return "".join(
        _held(held, x=x, y=HEAD + strip * i, width=width, strip=strip, table=table, targets=targets)
        for i, held in enumerate(cards)
    )


def _held(
    held: Held, *, x: float, y: float, width: float, strip: float, table: Table, targets: frozenset[str]
) -> str:
    size = min(23.0 * max(1.0, width / 120), strip * 0.86)
    middle = min(18.0, strip / 2 + 1)
    fill = SUIT_INKS[held.suit]
    id = f"card-{held.token}"
    wins = id in targets and 0 < table.competence < held.value
    badge = rect(
        x=width - size * 1.52,
        y=middle - size * 0.62,
        width=size * 1.4,
        height=size * 1.24,
        round=size * 0.5,
        fill=ink("target") if wins else ink("tint"),
        class_="wins" if wins else None,
    )
    value = text(held.value, x=width - size * 0.82, y=middle, size=size * 0.86, weight=700, fill=ink("card") if wins else ink("print"))
    return thing(
        id,
        rect(x=0, y=0, width=width, height=FOOT, round=8, fill=ink("face"), stroke=ink("print"), stroke_width=1.5),
        _number(held.number, y=middle, size=size, fill=fill),
        suit(held.suit, x=6 + size * (1.58 if held.number == "10" else 1.2), y=middle, size=size * 0.76),
        badge,
        value,
        halo(x=1.5, y=1.5, width=width - 3, height=FOOT - 3, round=7),
        x=x,
        y=y,
        targets=targets,
    )


def _number(number: str, *, y: float, size: float, fill: str) -> str:
    """The ten is the only number of two figures; they stand closer."""
    closer = {"textLength": size * 1.1, "lengthAdjust": "spacingAndGlyphs"} if number == "10" else {}
    return text(number, x=6, y=y, size=size, anchor="start", weight=700, fill=fill, **closer)


# -- beside the map --------------------------------------------------------------------------------


def dock(table: Table, *, width: float, targets: frozenset[str]) -> str:
    """Return the strip under the map, its corner at the origin: pile, cards shown, die."""
    panel = rect(x=0, y=0, width=width, height=DOCK_HEIGHT, round=14, fill=ink("card"), stroke=ink("line"), stroke_width=2)
    drafting = bool(table.deck or table.shown)
    pile = (table.labels["deck"], table.deck) if drafting else (table.labels["reserve"], table.reserve)
    middle = _shown(table, targets=targets) if drafting else _roll(table, targets=targets)
    return panel + _pile(*pile) + group(middle, x=170)


def _pile(label: str, count: int) -> str:
    backs = [
        rect(x=24 + 4 * i, y=14 - 3 * i + 6, width=70, height=96, round=8, fill=ink("blue"), stroke=ink("face"), stroke_width=2)
        + rect(x=30 + 4 * i, y=26 - 3 * i, width=58, height=84, round=5, fill=pattern("waves"))
        for i in range(min(3, (count + 5) // 6))
    ]
    if not backs:
        backs = [rect(x=24, y=20, width=70, height=96, round=8, fill="none", stroke=ink("line"), stroke_width=2, stroke_dasharray="4 6")]
    return group(
        *backs,
        circle(x=108, y=96, r=24, fill=ink("face"), stroke=ink("print"), stroke_width=2),
        text(count, x=108, y=96, size=26, weight=700, fill=ink("print")),
        text(label, x=76, y=134, size=22, weight=700),
        id="pile",
    )


def _shown(table: Table, *, targets: frozenset[str]) -> str:
    cards = []
    for i, token in enumerate(table.shown):
        face = card(token, width=88, height=120)
        cards.append(
            thing(
                f"shown-{token}",
                face,
                halo(x=-5, y=-5, width=98, height=130, round=12),
                x=44 + 116 * i,
                y=15,
                targets=targets,
            )
        )
    places = [
        rect(x=44 + 116 * i, y=15, width=88, height=120, round=8, fill="none", stroke=ink("line"), stroke_width=2, stroke_dasharray="4 6")
        for i in range(len(table.shown), 4)
    ]
    return "".join([*places, *cards])


def _roll(table: Table, *, targets: frozenset[str]) -> str:
    """The white die, the modifier of the planet, and the competence they make."""
    label = text(table.labels["die"], x=70, y=134, size=22, weight=700)
    white = group(die(table.roll, size=84), x=70, y=66, id="die")
    if not table.competence:
        return white + label
    acting = next(
        (of for of, ship in zip(TEAMS, table.ships, strict=True) for column in ship.hand for held in column if f"card-{held.token}" in targets),
        TEAMS[0],
    )
    return "".join(
        [
            white,
            label,
            text("+", x=150, y=66, size=44, weight=700),
            rect(x=180, y=30, width=110, height=72, round=14, fill=ink(acting.ink), stroke=ink("print"), stroke_width=2),
            symbol(acting.symbol, x=212, y=66, size=38, ink=on(acting.ink)),
            text(table.competence - table.roll, x=260, y=66, size=42, weight=700, fill=on(acting.ink)),
            text(table.labels[acting.kind], x=235, y=134, size=22, weight=700),
            text("=", x=324, y=66, size=44, weight=700),
            regular(12, x=422, y=64, r=60, inner=50, fill=ink("scarlet")),
            text(table.competence, x=422, y=64, size=50, weight=700, fill="#FFFFFF", id="competence"),
            text(table.labels["competence"], x=422, y=134, size=22, weight=700),
        ]
    )
