"""The log of a class: everything that happened in it, in order, never changed. The class is what comes out of it."""

import json
from typing import Any, Final

from sobremesa.store import ClassEntry

JOIN: Final = "join"
"""A person comes: `person`, `name`, `word` to come back by, `table` they are put at in the lobby (-1: none)."""
RENAME: Final = "rename"
APPROVE: Final = "approve"
"""The teacher lets somebody in who waits for it."""
REMOVE: Final = "remove"
ADMIT: Final = "admit"
"""The teacher lets somebody back in without their word, once."""
BACK: Final = "back"
"""Somebody came back from another device."""
LOCK: Final = "lock"
"""Nobody new may come (1), or they may (0)."""
ARRANGE: Final = "arrange"
"""Who sits at which table of the lobby: `tables` by person."""
BEGIN: Final = "begin"
"""Tables are set and begin: `tables`, each with its code, its persons by seat (-1: a bot) and its treatment."""
SEAT: Final = "seat"
"""A person takes a seat at a table that has begun, or leaves theirs (table -1)."""
PAUSE: Final = "pause"
LOOK: Final = "look"
"""All screens show something: a `title`, and a `table` with a position `at`, or a `page`; empty when they go on."""
DEADLINE: Final = "deadline"
STAND_INS: Final = "stand-ins"
STOP: Final = "stop"
ASK: Final = "ask"
"""A question to all: `id`, `text`, `choices`, `when` (`now`, or `stage`: at the end of each period or lap)."""
CLOSE: Final = "close"
"""A question takes no more answers; `shown` tells whether all see them."""
ANSWER: Final = "answer"
CONSENT: Final = "consent"
LEARN: Final = "learn"
"""Everybody takes the lesson of the class, each with a guide of their own, until the tables begin."""
LESSON: Final = "lesson"
"""The `code` of the lesson that a `person` takes."""


def entry(kind: str, **values: Any) -> ClassEntry:
    """Return an entry of the log."""
    return ClassEntry(kind, json.dumps(values, ensure_ascii=False))
