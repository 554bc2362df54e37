"""In the middle of the board of Deuda Eterna: card piles, barrier, dice, what is asked, the paper to be settled."""

from sobremesa.core.scene import Scene
from sobremesa.draw.measure import broken, fitting, pressed, shortened
from sobremesa.draw.palette import ink, pattern
from sobremesa.draw.parts import part
from sobremesa.draw.svg import circle, ellipse, group, path, rect, text
from sobremesa.draw.things import die, halo, thing
from sobremesa.games.deuda.view.board.goods import picture
from sobremesa.games.deuda.view.board.pieces import sign
from sobremesa.games.deuda.view.board.places import SMALLEST
from sobremesa.games.deuda.view.pending import Pending
from sobremesa.games.deuda.view.table import Pile, Table

PRINT = ink("print")
RED = ink("scarlet")
LIGHT = 0.92
"""How much narrower light writing is than bold."""
BACKS = {"solidarity": ("brick", "waves"), "conditions": ("steel", "grid")}


def piles(table: Table, *, x: float, y: float, width: float, height: float, gap: float) -> list[str]:
    """Return the piles of cards side by side, the corner of the first at (x, y), each `width` wide."""
    return [
        _placed(pile, f"pile-place-{i}", x=x + (width + gap) * i, y=y, width=width, height=height)
        for i, pile in enumerate(table.piles)
    ]


def _placed(of: Pile, id: str, *, x: float, y: float, width: float, height: float) -> str:
    """A pile with the last card used written below it."""
    return part(
        id,
        lambda: group(_pile(of, width=width, height=height), x=x, y=y, id=id),
        inputs=(of, x, y, width, height),
    )


def _pile(of: Pile, *, width: float, height: float) -> str:
    back, net = BACKS[of.id]
    card = height - 52
    stack = 3 if of.unseen > 8 else 2 if of.unseen > 0 else 1
    parts = [
        rect(
            x=6 + 3 * i,
            y=6 - 3 * i + 3,
            width=width - 18,
            height=card - 8,
            round=8,
            fill=ink(back),
            stroke=ink("face"),
            stroke_width=2,
        )
        for i in range(stack)
    ]
    lift = 3 * (stack - 1)
    x, y = 6 + lift, 9 - lift
    label = fitting(of.name, width=width - 26, size=16, least=SMALLEST)
    parts += [
        rect(x=x + 5, y=y + 5, width=width - 28, height=card - 18, round=5, fill=pattern(net), opacity=0.6),
        rect(x=x + 5, y=y + card - 42, width=width - 28, height=24, fill=ink("face")),
        text(
            of.name,
            x=x + (width - 18) / 2,
            y=y + card - 30,
            size=label,
            weight=700,
            fill=ink("print"),
            **pressed(of.name, width=width - 30, size=label),
        ),
        circle(x=x + (width - 18) / 2, y=y + (card - 42) / 2 + 8, r=min(30, card * 0.2), fill=ink("face")),
        picture(of.id, x=x + (width - 18) / 2, y=y + (card - 42) / 2 + 8, size=min(38, card * 0.27)),
        circle(x=width - 25, y=24, r=14, fill=ink("face"), stroke=ink("print"), stroke_width=1.5),
        text(of.unseen, x=width - 25, y=24, size=15, weight=700, fill=ink("print")),
    ]
    lines = broken(of.last, width=width, size=SMALLEST, most=3)
    parts += [
        text(said, x=width / 2 - 2, y=card + 12 + 15 * i, size=SMALLEST, weight=700) for i, said in enumerate(lines)
    ]
    return group(*parts, id=f"pile-{of.id}")


def barrier(table: Table, *, width: float, height: float, targets: frozenset[str]) -> str:
    """Return the barrier between South and North: its boom closes the way, or stands up and leaves it free."""
    up = table.barrier >= 0
    # An open boom is seen from the end, and short.
    long = width - 34 if up else width * 0.46
    stripes = [
        path(f"M{i * long / 8:.1f} -7h{long / 16:.1f}l-8 14h-{long / 16:.1f}z", fill=ink("scarlet"))
        for i in range(1, 8)
    ]
    boom = group(
        rect(x=0, y=-7, width=long, height=14, round=7, fill="#FFFBF2", stroke="#2A2320", stroke_width=2),
        *stripes,
        rect(x=0, y=-7, width=long, height=14, round=7, fill="none", stroke="#2A2320", stroke_width=2),
        x=18,
        y=height * 0.42,
        turn=0 if up else -13,
    )
    label = table.labels["barrier-up"] if up else table.labels["barrier-down"]
    post = rect(
        x=8, y=height * 0.3, width=20, height=height * 0.62, round=3, fill="#55616C", stroke="#2A2320", stroke_width=2
    )
    parts = [boom, post, circle(x=18, y=height * 0.42, r=6, fill="#F2C230", stroke="#2A2320", stroke_width=2)]
    if up:
        parts += [
            rect(
                x=width - 24,
                y=height * 0.3,
                width=10,
                height=height * 0.62,
                round=3,
                fill="#55616C",
                stroke="#2A2320",
                stroke_width=2,
            ),
            circle(x=width / 2, y=height * 0.42, r=15, fill=ink("face"), stroke="#2A2320", stroke_width=1.5),
            sign(table.barrier, x=width / 2, y=height * 0.42, size=20),
        ]
    parts.append(text(label, x=38, y=height * 0.82, size=16, anchor="start", weight=700))
    return thing(
        "barrier",
        *parts,
        halo(x=0, y=0, width=width, height=height, round=12),
        targets=targets,
        also="up" if up else "down",
    )


def dice(table: Table, *, size: float, targets: frozenset[str]) -> str:
    """Return the last throw as it lies, or the dice still in the hand; left edge and middle height at the origin."""
    step, count = size * 1.2, shown_dice(table)
    faces = table.faces or (0,) * count
    drawn = [group(die(face, size=size), x=size / 2 + step * i, class_="die") for i, face in enumerate(faces)]
    said = []
    if table.faces:
        said.append(text(f"= {sum(faces)}", x=step * count + 4, y=0, size=size * 0.6, anchor="start", weight=700))
        said.append(sign(table.thrower, x=step * count + size * 1.85, y=0, size=size * 0.45))
    return thing(
        "dice",
        # The gaps between the dice are part of them to whoever clicks.
        rect(x=0, y=-size / 2, width=step * count, height=size, fill="none", pointer_events="all"),
        *drawn,
        *said,
        halo(x=-6, y=-size / 2 - 6, width=step * count + 8, height=size + 14, round=12),
        targets=targets,
        also="lying" if table.faces else "",
    )


def shown_dice(table: Table) -> int:
    """Count the dice that lie there or are in the hand."""
    return len(table.faces) or table.dice


def laurel(table: Table, *, x: float, y: float, size: float) -> str:
    """Return the sign of the end around (x, y): a laurel around who won, or the IMF when no country did."""
    won = [country.seat for country in table.countries if country.won]
    leaves = [
        group(ellipse(x=0, y=-40, rx=7.5, ry=15, fill=ink("green")), turn=side * angle)
        for side in (1, -1)
        for angle in range(40, 180, 20)
    ]
    right, down = 16 * (len(won) > 1), 16 * (len(won) > 2)
    signs = [sign(seat, x=(right, -right)[i % 2 == 0], y=(down, -down)[i < 2], size=26) for i, seat in enumerate(won)]
    inside = signs or [picture("imf", x=0, y=0, size=42)]
    return group(circle(x=0, y=0, r=50, fill=ink("tint")), *leaves, *inside, x=x, y=y, scale=size / 100, id="laurel")


def saying(phase: str, sentence: str, *, width: float, height: float, size: float = 18) -> str:
    """Return the phase and the sentence that says what is asked, their corner at the origin."""
    lines = broken(sentence, width=width, size=size * LIGHT)
    large = fitting(phase, width=width, size=size * 1.35)
    top = size * 2.35
    while len(lines) * size * 1.25 + top - 8 > height and size > 12:
        size -= 1
        lines = broken(sentence, width=width, size=size * LIGHT)
    return text(phase, x=0, y=large * 0.55, size=large, anchor="start", weight=700, display=True) + "".join(
        text(said, x=0, y=top + size * 1.25 * i, size=size, anchor="start") for i, said in enumerate(lines)
    )


def asked(scene: Scene, table: Table) -> tuple[object, ...]:
    """Return all that what is asked is drawn from, with the dice, the paper to be settled, or the end."""
    won = [country.won for country in table.countries]
    land = table.estates[table.pending.land].id if table.pending and table.pending.land >= 0 else ""
    return scene.phase, scene.sentence, table.pending, land, table.dice, table.faces, table.thrower, table.turn, won


def is_small(table: Table) -> bool:
    """Tell whether there is a paper, and one that fits beside what is asked: a deal is longer."""
    return table.pending is not None and table.pending.kind != "deal"


def note(table: Table, paper: Pending, *, width: float, height: float, targets: frozenset[str]) -> str:
    """Return the paper to be settled, pinned to the table; its corner is at the origin."""
    waits = [sign(seat, x=width - 20 - 24 * i, y=20, size=18) for i, seat in enumerate(reversed(paper.waits))]
    room = width - 30 - 24 * len(waits)
    size = fitting(paper.title, width=room, size=20, least=12)
    head, foot = 36, 40 if paper.amount else 4
    title = shortened(paper.title, width=room, size=size)
    parts = [
        rect(x=4, y=5, width=width, height=height, round=4, fill="#2A2320", opacity=0.22),
        rect(x=0, y=0, width=width, height=height, round=4, fill=ink("face"), stroke=PRINT, stroke_width=1.5),
        path(f"M0 {head}H{width}", stroke=ink("scarlet"), stroke_width=1.5, opacity=0.6),
        circle(x=width / 2, y=1, r=7, fill=ink("scarlet"), stroke="#2A2320", stroke_width=1.5),
        text(title, x=14, y=20, size=size, anchor="start", weight=700, display=True, fill=PRINT),
        *waits,
    ]
    if paper.amount:
        figure = table.money(paper.amount)
        parts.append(
            text(figure, x=width - 14, y=height - 22, size=28, anchor="end", weight=700, display=True, fill=RED)
        )
    if paper.land >= 0:
        parts.append(picture(table.estates[paper.land].id, x=34, y=height - 24, size=36))
    return thing(
        "paper",
        *parts,
        *_written(paper, width=width - 28, top=head + 7, room=height - head - 9 - foot, targets=targets),
        halo(x=-5, y=-5, width=width + 10, height=height + 10, round=8),
        targets=targets,
    )


def deal(
    table: Table, paper: Pending, *, x: float, y: float, width: float, height: float, targets: frozenset[str]
) -> str:
    """Return the paper of a deal, which has a place of its own; its corner is at (x, y)."""
    return part(
        "deal-place",
        lambda: group(note(table, paper, width=width, height=height, targets=targets), x=x, y=y, id="deal-place"),
        inputs=(paper, x, y, width, height),
        targets=targets,
    )


def _written(paper: Pending, *, width: float, top: float, room: float, targets: frozenset[str]) -> list[str]:
    numbered = paper.kind == "deal"
    said = [f"{i}. {line}" if numbered else line for i, line in enumerate(paper.lines, 1)]
    size = min(21.0, max(16.5, room / 9))
    lines = [broken(line, width=width, size=size * LIGHT) for line in said]
    while size > 10 and sum(map(len, lines)) * size * 1.2 + 3 * len(lines) > room:
        size -= 0.5
        lines = [broken(line, width=width, size=size * LIGHT) for line in said]
    drawn, y = [], top
    for i, parts in enumerate(lines, 1):
        deep = size * 1.2 * len(parts)
        written = [
            text(part, x=0, y=size * 0.6 + size * 1.2 * j, size=size, anchor="start", fill=ink("print"))
            for j, part in enumerate(parts)
        ]
        if numbered:
            drawn.append(
                thing(
                    f"term-{i}",
                    *written,
                    halo(x=-5, y=-1, width=width + 10, height=deep + 1, round=6),
                    x=14,
                    y=y,
                    targets=targets,
                )
            )
        else:
            drawn.append(group(*written, x=14, y=y))
        y += deep + (3 if numbered else 0)
    return drawn
