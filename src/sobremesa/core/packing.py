"""An action is one integer: the verb in the low six bits, then up to three arguments of sixteen bits each."""

from typing import Final

from mypy_extensions import i64

VERBS: Final = 64
"""How many verbs a title may have."""
ARGUMENT: Final = 65536
"""An argument lies below this."""
FIRST: Final = 64
"""What one more of the first argument adds to an action."""
SECOND: Final = 4194304
"""And of the second; written out because lists of actions are made by adding."""


def pack(verb: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> i64:
    """Return the action `verb a b c`."""
    return verb + VERBS * (a + ARGUMENT * (b + ARGUMENT * c))


def verb_of(action: i64) -> i64:
    """Return the verb of an action."""
    return action & (VERBS - 1)


def first(action: i64) -> i64:
    """Return its first argument."""
    return (action >> 6) & (ARGUMENT - 1)


def second(action: i64) -> i64:
    """Return its second argument."""
    return (action >> 22) & (ARGUMENT - 1)


def third(action: i64) -> i64:
    """Return its third argument."""
    return (action >> 38) & (ARGUMENT - 1)
