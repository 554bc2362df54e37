"""The strip under the map of That's My Planet!: the pile, the cards shown, the white die, what is asked."""

from textwrap import wrap

from sobremesa.draw.palette import ink, on, pattern
from sobremesa.draw.svg import circle, group, rect, regular, text
from sobremesa.draw.symbols import symbol
from sobremesa.draw.things import die, empty_place, halo, thing
from sobremesa.games.planeta.view.board.pieces import card
from sobremesa.games.planeta.view.kinds import TEAMS
from sobremesa.games.planeta.view.table import Table

HEIGHT = 150


def dock(table: Table, *, width: float, phase: str, sentence: str, targets: frozenset[str], acting: int | None) -> str:
    """Return the strip under the map, its corner at the origin: pile, cards shown, die; or what is asked."""
    panel = rect(x=0, y=0, width=width, height=HEIGHT, round=14, fill=ink("card"), stroke=ink("line"), stroke_width=2)
    drafting = bool(table.deck or table.shown)
    pile = (table.labels["deck"], table.deck) if drafting else (table.labels["reserve"], table.reserve)
    middle = _shown(table, targets=targets) if drafting else _roll(table, targets=targets, acting=acting)
    asks = "" if drafting or acting is not None else _asks(phase, sentence)
    return panel + _pile(*pile) + group(middle, x=170, id="dock-shown") + group(asks, x=336, id="dock-asks")


def _asks(phase: str, sentence: str) -> str:
    lines = wrap(sentence, 27)
    size = 23 if len(lines) < 4 else 19
    top = 44 if len(lines) < 4 else 34
    return text(phase, x=0, y=top - 8, size=28, anchor="start", weight=700, display=True) + "".join(
        text(said, x=0, y=top + 28 + (size + 4) * i, size=size, anchor="start") for i, said in enumerate(lines[:4])
    )


def _pile(label: str, count: int) -> str:
    backs = [
        rect(
            x=24 + 4 * i,
            y=14 - 3 * i + 6,
            width=70,
            height=96,
            round=8,
            fill=ink("blue"),
            stroke=ink("face"),
            stroke_width=2,
        )
        + rect(x=30 + 4 * i, y=26 - 3 * i, width=58, height=84, round=5, fill=pattern("waves"))
        for i in range(min(3, (count + 5) // 6))
    ]
    if not backs:
        backs = [empty_place(x=24, y=20, width=70, height=96)]
    return group(
        group(*backs, id="pile-backs"),
        circle(x=108, y=96, r=24, fill=ink("face"), stroke=ink("print"), stroke_width=2),
        text(count, x=108, y=96, size=26, weight=700, fill=ink("print"), id="pile-count"),
        text(label, x=76, y=132, size=24, weight=700),
        id="pile",
    )


def _shown(table: Table, *, targets: frozenset[str]) -> str:
    cards = []
    for i, token in enumerate(table.shown):
        face = card(token, width=88, height=120) + halo(x=-5, y=-5, width=98, height=130, round=12)
        cards.append(thing(f"shown-{token}", face, x=44 + 116 * i, y=15, targets=targets))
    places = [empty_place(x=44 + 116 * i, y=15, width=88, height=120) for i in range(len(table.shown), 4)]
    return "".join([*places, *cards])


def _roll(table: Table, *, targets: frozenset[str], acting: int | None) -> str:
    """The white die, the modifier of the planet, and the competence they make."""
    label = text(table.labels["die"], x=70, y=132, size=24, weight=700)
    edge = halo(x=-48, y=-48, width=96, height=96, round=14)
    white = thing("die", die(table.roll, size=84), edge, x=70, y=66, targets=targets)
    if acting is None:
        return white + label
    of = TEAMS[acting]
    return "".join(
        [
            white,
            label,
            text("+", x=150, y=66, size=44, weight=700),
            rect(x=180, y=30, width=110, height=72, round=14, fill=ink(of.ink), stroke=ink("print"), stroke_width=2),
            symbol(of.symbol, x=212, y=66, size=38, ink=on(of.ink)),
            text(table.competence - table.roll, x=260, y=66, size=42, weight=700, fill=on(of.ink)),
            text(table.labels[of.kind], x=235, y=132, size=24, weight=700),
            text("=", x=324, y=66, size=44, weight=700),
            regular(12, x=422, y=64, r=60, inner=50, fill=ink("scarlet")),
            text(table.competence, x=422, y=64, size=50, weight=700, fill="#FFFFFF", id="competence"),
            text(table.labels["competence"], x=422, y=132, size=24, weight=700),
        ]
    )
