"""Single papers: a position to study, the debrief sheet of a game."""

import re
from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from sobremesa.core.game import Game
from sobremesa.core.scene import Scene
from sobremesa.draw.plain import plain
from sobremesa.paper.choices import Choices
from sobremesa.paper.kit import TEXTS, block
from sobremesa.paper.layout import PAPERS
from sobremesa.paper.typeset import pdf

WORDS = (28.0, 96.0)
"""What the margins and words of a page leave of its width and height to a picture."""
FIGURE = re.compile(r"[\d\s.,%$+–-]*").fullmatch
"""A column of such cells is written to the right, one of words to the left."""
LINES = 4
"""So many lines to write on are under a position."""


class _Table(Protocol):
    @property
    def head(self) -> Sequence[str]: ...
    @property
    def rows(self) -> Sequence[Sequence[str]]: ...


class _Question(Protocol):
    @property
    def question(self) -> str: ...
    @property
    def answer(self) -> str: ...
    @property
    def table(self) -> _Table: ...
    @property
    def rule(self) -> str: ...
    @property
    def think(self) -> str: ...


class Debrief(Protocol):
    """What a debrief sheet says: of one game, or of the games of a class."""

    @property
    def title(self) -> str:
        """Return its heading."""

    @property
    def facts(self) -> Sequence[tuple[str, str]]:
        """Return what game it was: labels and what they say."""

    @property
    def questions(self) -> Sequence[_Question]:
        """Return the questions, each with its answer."""


def position(game: Game, scene: Scene, choices: Choices, moment: str = "") -> bytes:
    """Return a position on one page: the board, what is asked, and room to write an answer."""
    drawn = plain(game.draw(scene), grey=choices.grey)
    width, height = _size(drawn)
    across, down = PAPERS[choices.paper]
    scale = min((across - WORDS[0]) / width, (down - WORDS[1]) / height)
    title = f"{game.name(scene.lang)} · {scene.phase}"
    blocks = [
        block("h1", text=title),
        block("p", text=f"{moment + ' · ' if moment else ''}{scene.sentence}"),
        block("picture", file="position.svg", alt=scene.alt, width=width * scale, height=height * scale),
        block("lines", count=LINES),
    ]
    return _pdf(blocks, {"position.svg": drawn}, title, scene.lang, choices)


def debrief(sheet: Debrief, choices: Choices) -> bytes:
    """Return a debrief sheet: each question with its answer, figures, rule, and what there is to talk about."""
    blocks = [block("h1", text=sheet.title)]
    blocks.append(block("list", lines=[f"{label}: {text}" for label, text in sheet.facts]))
    for number, asked in enumerate(sheet.questions, 1):
        blocks.append(
            block(
                "question",
                name=f"{number}. {asked.question}",
                answer=asked.answer,
                think=asked.think,
                rule=asked.rule,
                columns=len(asked.table.head),
                right=[x for x in range(1, len(asked.table.head)) if all(map(FIGURE, _column(asked.table.rows, x)))],
                head=list(asked.table.head),
                rows=[list(row) for row in asked.table.rows],
            )
        )
    return _pdf(blocks, {}, sheet.title, choices.lang, choices)


def _column(rows: Sequence[Sequence[str]], x: int) -> list[str]:
    return [row[x] for row in rows]


def _size(drawn: str) -> tuple[float, float]:
    box = re.search(r'viewBox="0 0 ([\d.]+) ([\d.]+)"', drawn)
    assert box is not None
    return float(box[1]), float(box[2])


def _pdf(blocks: list[dict[str, Any]], drawings: Mapping[str, str], title: str, lang: str, choices: Choices) -> bytes:
    width, height = PAPERS[choices.paper]
    page = {"kind": "flow", "width": width, "height": height, "columns": 1, "blocks": blocks}
    author = [TEXTS.say(lang, "author")]
    return pdf([page], drawings, title=title, author=author, description=title, lang=lang)
