"""That's My Planet! on paper: the map, the player's sheet with the zones of the teams, cards and dice."""

from dataclasses import replace

from sobremesa.core.printed import Chapter, Component, Piece, Printed
from sobremesa.core.vocabulary import Speech
from sobremesa.draw.face import BLEED, UNIT, backdrop, face
from sobremesa.draw.nets import dice
from sobremesa.draw.palette import ink
from sobremesa.draw.svg import group, rect, text
from sobremesa.draw.symbols import symbol
from sobremesa.draw.things import empty_place
from sobremesa.games.planeta.engine.numbers import JOKER
from sobremesa.games.planeta.engine.state import Position
from sobremesa.games.planeta.view.board import map as space
from sobremesa.games.planeta.view.board import sheet
from sobremesa.games.planeta.view.board.pieces import SUIT_INKS, card_print, suit
from sobremesa.games.planeta.view.kinds import CARD, NUMBERS, TEAMS
from sobremesa.games.planeta.view.scene import table
from sobremesa.games.planeta.view.table import Table

CARD_SIZE = (63.0, 88.0)
PAGE = (190.0, 259.0)
"""The room on a page, A4 or Letter."""
FIGURES = NUMBERS[10:]
PARTS = {"setup": 4, "turn": 5, "end": 3}
"""How many lines there are of each chapter of the short rules."""


def printed(position: Position, speech: Speech) -> Printed:
    """Return everything there is on paper, of the content the position was set up with."""
    seen = replace(table(position, speech), ships=())
    return Printed(
        components=(
            _component("map", speech, PAGE[0], PAGE[0] * space.HEIGHT / space.WIDTH, _map(seen, speech), designed=True),
            _component("sheet", speech, *PAGE, _sheet(seen, speech), designed=True),
            _cards(position, speech),
            dice([*(team.ink for team in TEAMS), "face"], speech),
        ),
        short=tuple(
            Chapter(speech.say(f"print-{part}"), tuple(speech.say(f"print-{part}-{i + 1}") for i in range(count)))
            for part, count in PARTS.items()
        ),
        turn=tuple(speech.say(f"print-turn-{i + 1}") for i in range(PARTS["turn"])),
        needs=tuple(speech.say(f"print-needs-{i}") for i in (1, 2, 3)),
        dice=True,
    )


def _component(
    id: str, speech: Speech, width: float, height: float, drawn: str, *, designed: bool = False
) -> Component:
    name = speech.say(f"print-{id}")
    piece = Piece(id, name, drawn, designed=designed)
    return Component(id, name, "sheets", width, height, (piece,), note=speech.say(f"print-{id}.use"))


def _map(seen: Table, speech: Speech) -> str:
    scale = PAGE[0] * UNIT / space.WIDTH
    height = PAGE[0] * space.HEIGHT / space.WIDTH
    drawn = group(space.space(seen, targets=frozenset(), choices=(), acting=None), scale=scale)
    return face(drawn, width=PAGE[0], height=height, name=speech.say("print-map"), lang=speech.lang)


def _sheet(seen: Table, speech: Speech) -> str:
    """The player's sheet: what is marked and added up, and below it where the teams' cards lie."""
    width, height = PAGE[0] * UNIT, PAGE[1] * UNIT
    zone = (CARD_SIZE[0] * UNIT, CARD_SIZE[1] * UNIT)
    tall = height - zone[1] - 60
    scale = tall / sheet.HEIGHT
    left = sheet.WIDTH * scale + 40
    zones = [
        _zone(seen.labels[team.kind], team.symbol, team.ink, x=(zone[0] + 0.5) * i, y=height - zone[1], size=zone)
        for i, team in enumerate(TEAMS)
    ]
    free = width - left
    names = (seen.labels["reserve"], speech.say("print-discards"))
    beside = [
        group(
            empty_place(x=0, y=0, width=free, height=(tall - 40) / 2, round=30, dashes="16 16"),
            text(name, x=free / 2, y=70, size=48, weight=700, display=True),
            x=left,
            y=((tall - 40) / 2 + 40) * i,
        )
        for i, name in enumerate(names)
    ]
    return face(
        group(sheet.sheet(seen, targets=frozenset(), blank=True), scale=scale),
        *beside,
        *zones,
        width=PAGE[0],
        height=PAGE[1],
        name=speech.say("print-sheet"),
        lang=speech.lang,
    )


def _zone(name: str, sign: str, colour: str, *, x: float, y: float, size: tuple[float, float]) -> str:
    """Where the cards of a team lie."""
    width, height = size
    return group(
        rect(
            x=6, y=6, width=width - 12, height=height - 12, round=30, fill="none", stroke=ink(colour), stroke_width=12
        ),
        symbol(sign, x=width / 2, y=height * 0.42, size=200, ink=ink("line")),
        text(name, x=width / 2, y=height * 0.74, size=56, weight=700, display=True),
        x=x,
        y=y,
    )


def _cards(position: Position, speech: Speech) -> Component:
    faces = bool(position.parameters.faces)
    tokens = [(i, token) for i, token in enumerate(CARD.tokens) if faces or token[:-1] not in FIGURES]
    name = speech.say("print-cards")
    return Component(
        "cards",
        name,
        "cards",
        *CARD_SIZE,
        tuple(
            Piece(
                token,
                # The jokers are told apart by their number.
                f"{CARD.say(i, speech)}{'' if i < JOKER else ' ' + token[1:]}",
                _card(token, speech),
            )
            for i, token in tokens
        ),
        back=_back(name, speech),
        note=speech.say("print-cards.use"),
    )


def _card(token: str, speech: Speech) -> str:
    scale = 5
    width, height = CARD_SIZE[0] * UNIT / scale, CARD_SIZE[1] * UNIT / scale
    drawn = card_print(token, width=width, height=height)
    if not token.startswith("X"):
        # Whoever sits opposite reads it too.
        index = text(token[:-1], x=8, y=20, size=28, anchor="start", weight=700, fill=SUIT_INKS[token[-1]])
        drawn += group(index, suit(token[-1], x=width - 20, y=21, size=22), x=width, y=height, turn=180)
    return face(
        group(drawn, scale=scale),
        width=CARD_SIZE[0],
        height=CARD_SIZE[1],
        name=token,
        lang=speech.lang,
        bleed=BLEED,
    )


def _back(name: str, speech: Speech) -> str:
    width, height = CARD_SIZE[0] * UNIT, CARD_SIZE[1] * UNIT
    return face(
        backdrop("waves", CARD_SIZE),
        rect(x=width * 0.2, y=height * 0.3, width=width * 0.6, height=height * 0.4, round=60, fill=ink("face")),
        symbol("globe", x=width / 2, y=height / 2, size=240, ink=ink("print")),
        width=CARD_SIZE[0],
        height=CARD_SIZE[1],
        name=name,
        lang=speech.lang,
        bleed=BLEED,
        ground="blue",
    )
