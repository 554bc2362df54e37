"""Progress saved in a file: the record of what was played, and a line that says which lesson, seat and step."""

import re

from sobremesa.core.errors import UserError
from sobremesa.core.record import load, write
from sobremesa.lessons.guide import Guide
from sobremesa.lessons.loader import lesson

LINE = re.compile(r"^# lesson (\S+) seat (\d+) step (\d+)$", re.MULTILINE)


def save(guide: Guide) -> str:
    """Return the progress as text: a record like any other, with a comment at its end."""
    line = f"# lesson {guide.lesson.id} seat {guide.seat + 1} step {guide.own.index + 1}\n"
    return write(guide.progress.match.record) + line


def resume(text: str, lang: str = "es") -> Guide:
    """Return the guide where the progress was saved. Raises `UserError` if the text is no progress.

    The lesson is gone through again with the actions saved. Where it has been changed since, it goes on from the last
    step that is still the same.
    """
    line = LINE.search(text)
    record = load(text)
    if line is None:
        raise UserError("no-progress", accepted="# lesson ID seat N step N")
    id, seat, step = line[1], int(line[2]) - 1, int(line[3]) - 1
    taken = lesson(record.game.meta.id, id)
    if not 0 <= seat < min(len(record.names), len(taken.seats)):
        raise UserError("bad-seat", given=seat + 1, accepted=len(taken.seats))
    guide = Guide(taken, seat, lang, record.names[seat])
    while not guide.finished and (
        guide.own.index < step or len(guide.progress.match.record.actions) < len(record.actions)
    ):
        if guide.step.reads:
            if guide.own.index >= step:
                break
            guide.go_on()
        else:
            played = len(guide.progress.match.record.actions)
            if played >= len(record.actions) or not guide.try_action(record.actions[played]).taken:
                break
    return guide
