"""The story of a game: its turning points, where somebody's expectation changed most."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

from sobremesa.bots import told_in
from sobremesa.core.events import Event
from sobremesa.core.game import Game
from sobremesa.core.match import Match
from sobremesa.core.texts import Texts, capital

_TEXTS = Texts(__package__)
MOMENTS = 3
"""Turning points shown."""
SENTENCES = 2
"""Sentences shown for each."""
LEAST = 0.02
"""The least change that is shown."""


@dataclass(frozen=True)
class TurningPoint:
    """A change of a seat's expectation between two positions."""

    start: int
    """How many actions had been played before it."""
    end: int
    seat: int
    before: float
    after: float

    @property
    def change(self) -> float:
        """Return the size of the change."""
        return abs(self.after - self.before)


def turning_points(odds: Sequence[tuple[int, Sequence[float]]], count: int = MOMENTS) -> list[TurningPoint]:
    """Return the greatest changes of what somebody could expect, in the order of the game.

    Of a moment that two seats share, what one wins another loses, it is told of the one who won.
    """
    points = []
    for (start, before), (end, after) in pairwise(odds):
        changes = [TurningPoint(start, end, seat, before[seat], after[seat]) for seat in range(len(after))]
        points.append(max(changes, key=lambda point: (round(point.change, 3), point.after)))
    greatest = sorted(points, key=lambda point: (-point.change, point.start))[:count]
    return sorted((point for point in greatest if point.change >= LEAST), key=lambda point: point.start)


@dataclass(frozen=True)
class Caption:
    """A turning point in words: when, what happened, and how the expectation changed."""

    start: int
    end: int
    seat: int
    happened: tuple[str, ...]
    changed: str


def captions(
    match: Match, odds: Sequence[tuple[int, Sequence[float]]], lang: str, names: Sequence[str]
) -> list[Caption]:
    """Return the story of a game in the reader's language."""
    unit, whole = told_in(match.game)
    story = []
    for point in turning_points(odds):
        events = match.events[match.marks[point.start] : match.marks[point.end]]
        changed = _TEXTS.say(
            lang,
            f"story-{unit}",
            name=names[point.seat],
            before=round(point.before * whole),
            after=round(point.after * whole),
        )
        story.append(
            Caption(point.start, point.end, point.seat, _happened(match.game, events, lang, names, match), changed)
        )
    return story


def _happened(game: Game, events: Sequence[Event], lang: str, names: Sequence[str], match: Match) -> tuple[str, ...]:
    said = game.headlines(events, lang, names, match.state)
    return tuple(capital(sentence) for sentence, _ in said[-SENTENCES:])
