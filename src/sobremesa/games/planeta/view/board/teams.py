"""The teams of That's My Planet!: their cards by suit, each with what it is worth now."""

from collections.abc import Sequence

from sobremesa.draw.palette import ink, on, pattern
from sobremesa.draw.parts import part
from sobremesa.draw.svg import circle, group, rect, text
from sobremesa.draw.symbols import symbol
from sobremesa.draw.things import empty_place, halo, thing
from sobremesa.games.planeta.view.board.pieces import SUIT_INKS, suit
from sobremesa.games.planeta.view.kinds import SUITS, Team
from sobremesa.games.planeta.view.table import Held, Ship, Table

HEIGHT = 262
HEAD = 50
FOOT = 66
"""What a card shows that no other lies on."""


def team(of: Team, ship: Ship, *, width: float, table: Table, targets: frozenset[str]) -> str:
    """Return a team, its corner at the origin: a column for each suit, so that one sees what raises what."""
    return part(
        f"team-{ship.id}",
        lambda: _team(of, ship, width=width, table=table, targets=targets),
        inputs=(ship.hand, table.competence, width),
        targets=targets,
    )


def _team(of: Team, ship: Ship, *, width: float, table: Table, targets: frozenset[str]) -> str:
    count = sum(len(column) for column in ship.hand)
    step = (width - 14) / 4
    writing = on(of.ink)
    return thing(
        f"team-{ship.id}",
        rect(x=0, y=0, width=width, height=HEIGHT, round=14, fill=ink("card"), stroke=ink("line"), stroke_width=2),
        rect(x=0, y=0, width=width, height=HEAD - 8, round=14, fill=ink(of.ink)),
        rect(x=width - 120, y=0, width=120, height=HEAD - 8, round=14, fill=pattern(of.pattern)),
        circle(x=26, y=21, r=16, fill=ink("face")),
        symbol(of.symbol, x=26, y=21, size=22, ink=ink("print")),
        text(f"{of.letter} · {table.labels[of.kind]}", x=52, y=21, size=25, anchor="start", weight=700, fill=writing),
        rect(x=width - 52, y=6, width=42, height=30, round=15, fill=ink("face")),
        text(count, x=width - 31, y=21, size=23, weight=700, fill=ink("print"), id=f"count-{ship.id}"),
        *(
            group(
                _column(letter, cards, x=10 + step * i, width=step - 6, table=table, targets=targets),
                id=f"column-{ship.id}-{letter}",
            )
            for i, (letter, cards) in enumerate(zip(SUITS, ship.hand, strict=True))
        ),
        halo(x=-4, y=-4, width=width + 8, height=HEAD, round=17),
        targets=targets,
    )


def _column(
    letter: str, cards: Sequence[Held], *, x: float, width: float, table: Table, targets: frozenset[str]
) -> str:
    room = HEIGHT - HEAD - 12
    if not cards:
        return empty_place(x=x, y=HEAD, width=width, height=FOOT) + suit(
            letter, x=x + width / 2, y=HEAD + FOOT / 2, size=24, fill=ink("line")
        )
    # Of a long column the last card shows less, so that the others show enough.
    foot = FOOT if len(cards) < 6 else FOOT / 2
    strip = min(37.0 if width < 120 else 46.0, (room - foot) / max(1, len(cards) - 1))
    return "".join(
        _held(held, x=x, y=HEAD + strip * i, width=width, height=foot, strip=strip, table=table, targets=targets)
        for i, held in enumerate(cards)
    )


def _held(
    held: Held, *, x: float, y: float, width: float, height: float, strip: float, table: Table, targets: frozenset[str]
) -> str:
    size = min(23.0 * max(1.0, width / 120), strip * 0.86)
    middle = min(max(19.0, size * 0.75), strip / 2 + 1)
    fill = SUIT_INKS[held.suit]
    id = f"card-{held.token}"
    wins = id in targets and 0 < table.competence < held.value
    badge = rect(
        x=width - size * 1.52,
        y=middle - size * 0.62,
        width=size * 1.4,
        height=size * 1.24,
        round=size * 0.5,
        fill=ink("stamp") if wins else ink("tint"),
        class_="wins" if wins else None,
    )
    value = text(
        held.value,
        x=width - size * 0.82,
        y=middle,
        size=size * 0.86,
        weight=700,
        fill="#FFFFFF" if wins else ink("print"),
    )
    return thing(
        id,
        rect(x=0, y=0, width=width, height=height, round=8, fill=ink("face"), stroke=ink("print"), stroke_width=1.5),
        _number(held.number, y=middle, size=size, fill=fill),
        suit(held.suit, x=6 + size * (1.58 if held.number == "10" else 1.2), y=middle, size=size * 0.76),
        badge,
        value,
        halo(x=1.5, y=1.5, width=width - 3, height=height - 3, round=7),
        x=x,
        y=y,
        targets=targets,
    )


def _number(number: str, *, y: float, size: float, fill: str) -> str:
    """The ten is the only number of two figures; they stand closer."""
    ten = number == "10"
    return text(
        number,
        x=6,
        y=y,
        size=size,
        anchor="start",
        weight=700,
        fill=fill,
        textLength=size * 1.1 if ten else None,
        lengthAdjust="spacingAndGlyphs" if ten else None,
    )
