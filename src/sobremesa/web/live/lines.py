"""The log of a game in sentences."""

from typing import NamedTuple

from sobremesa.core.motion import Motion
from sobremesa.core.texts import capital
from sobremesa.tables import Table
from sobremesa.web.live.cache import rendered


class Line(NamedTuple):
    """What came of one action, in sentences, each with the rule it happened by."""

    number: int
    seat: int
    sentences: tuple[tuple[str, str], ...]
    motion: tuple[Motion, ...] = ()
    """What is shown moving."""


def lines(table: Table, lang: str) -> list[Line]:
    """Return the whole log in sentences, the oldest first."""
    match = table.need_match()
    log = rendered(match, "log", table.names, lang, list[Line])
    fresh, first, last = [], len(log), len(match.turns)
    for number in range(first, last):
        events = match.events[match.marks[number] : match.marks[number + 1]]
        said = [table.game.tell(event, lang, table.names, match.state) for event in events]
        sentences = tuple((capital(sentence), event.rule) for sentence, event in zip(said, events, strict=True))
        motion = table.game.motion(match.state, match.record.actions[number], events, lang, table.names)
        fresh.append(Line(number + 1, match.turns[number], sentences, motion))
    # At once: another thread may be making the same lines.
    log[first:last] = fresh
    return log
