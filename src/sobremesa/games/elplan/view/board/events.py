"""The event of the month on the board of El Plan."""

from sobremesa.draw.palette import ink
from sobremesa.draw.svg import path, rect, text
from sobremesa.draw.symbols import symbol
from sobremesa.draw.things import halo, thing
from sobremesa.games.elplan.view.board import houses
from sobremesa.games.elplan.view.board.blocks import HEAD, Block
from sobremesa.games.elplan.view.board.pieces import FACE, PRINT, hover_text
from sobremesa.games.elplan.view.board.plots import HEIGHT as PLOT_HEIGHT
from sobremesa.games.elplan.view.board.plots import WIDTH as PLOT_WIDTH
from sobremesa.games.elplan.view.board.writing import inscribed, lines_of, written
from sobremesa.games.elplan.view.table import EventCard, Table

SIGNS = {"positive": "sun", "neutral": "cloud", "negative": "storm"}


def events(at: Block, table: Table, targets: frozenset[str]) -> str:
    """The event of the month, face up, or the deck."""
    width, height = at.width - 28, at.height - HEAD - PLOT_HEIGHT - 34
    if at.width > 400:
        width, height = at.width - 28 - (PLOT_WIDTH + 18 if table.spaces else 0), at.height - HEAD - 26
    event = table.event
    parts = [
        rect(x=6, y=7, width=width, height=height, round=10, fill=ink("slate"), stroke=PRINT, stroke_width=1.2),
        rect(x=3, y=3.5, width=width, height=height, round=10, fill=ink("slate"), stroke=PRINT, stroke_width=1.2),
    ]
    if event is None:
        parts += [
            rect(x=0, y=0, width=width, height=height, round=10, fill=ink("night"), stroke=PRINT, stroke_width=1.5),
            text(
                "?",
                x=width / 2,
                y=height * 0.36,
                size=min(64, height * 0.4),
                weight=700,
                display=True,
                fill=ink("lamp"),
            ),
            written(
                table.labels["no-event"],
                x=width / 2,
                y=height * 0.76,
                width=width - 24,
                size=at.size,
                most=2,
                fill=ink("star"),
            ),
        ]
    else:
        parts.append(event_face(event, width=width, height=height, size=at.size))
    beside = ""
    if at.width < 400 and table.space("d1b") is None:
        # The newsagent's, where there is no second plot.
        beside = houses.roof(x=128, y=at.height - 92, width=96, height=44, fill=ink("slate"))
        beside += houses.tree(x=118, y=at.height - 34, r=14) + houses.tree(x=222, y=at.height - 28, r=11)
    return beside + thing(
        "event",
        hover_text(f"{event.name}. {event.says} {event.flavour}") if event else "",
        *parts,
        halo(x=-4, y=-4, width=width + 12, height=height + 12, round=13),
        x=14,
        y=HEAD + 6,
        targets=targets,
    )


def event_face(event: EventCard, *, width: float, height: float, size: float) -> str:
    """Return the face of an event, its corner at the origin, on the board or on a card of its own."""
    says, end = inscribed(event.says, x=14, y=86, width=width - 28, size=size, fill=PRINT)
    flavour = lines_of(event.flavour, width - 28, size - 1)
    step = (size - 1) * 1.2
    top = height - 21 - step * (len(flavour) - 1)
    return "".join(
        [
            rect(x=0, y=0, width=width, height=height, round=10, fill=FACE, stroke=PRINT, stroke_width=1.5),
            symbol(SIGNS[event.sign], x=34, y=34, size=40, ink=ink("scarlet") if event.sign == "negative" else PRINT),
            written(
                event.name,
                x=64,
                y=34,
                width=width - 76,
                size=size + 3,
                most=2,
                anchor="start",
                bold=True,
                fill=PRINT,
            ),
            path(f"M14 66H{width - 14}", stroke=ink("faint"), stroke_width=1.5),
            says,
            # What the town says about it, where there is room.
            *(
                text(said, x=14, y=top + step * i, size=size - 1, anchor="start", font_style="italic", fill=ink("dim"))
                for i, said in enumerate(flavour)
                if top > end + size
            ),
        ]
    )
