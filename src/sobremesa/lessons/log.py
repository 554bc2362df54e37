"""The log of a lesson, a line for each entry: `1 join Ana`, `1 begin`, `1 go`, `1 act plan quinta`, `2 leave`."""

from dataclasses import dataclass
from typing import Final

from sobremesa.core.errors import UserError

JOIN: Final = "join"
"""Somebody sits down; the text is their name."""
LEAVE: Final = "leave"
"""From now on the guide plays for the seat."""
BEGIN: Final = "begin"
"""The class begins; no more learners are waited for."""
GO: Final = "go"
"""A step has been read."""
ACT: Final = "act"
"""The text is the action, as records write it."""
KINDS = (JOIN, LEAVE, BEGIN, GO, ACT)


@dataclass(frozen=True)
class LessonEntry:
    """One entry of a lesson's log."""

    seat: int
    kind: str
    text: str = ""

    def __str__(self) -> str:
        return f"{self.seat + 1} {self.kind} {self.text}".rstrip()

    @classmethod
    def read(cls, line: str) -> "LessonEntry":
        """Return an entry from its line. Raises `UserError` if the line is not one."""
        number, _, rest = line.partition(" ")
        kind, _, text = rest.partition(" ")
        if not (number.isascii() and number.isdecimal() and len(number) < 3) or kind not in KINDS:
            raise UserError("record-form", line=1, given=line[:40], accepted="1 " + ", 1 ".join(KINDS))
        return cls(int(number) - 1, kind, text)
