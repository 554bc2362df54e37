"""What lies on a board, one thing at a time, for whoever asks what it is."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Thing:
    """A square, card, token or piece: its id on the board, its name, what is said of it, whose it is, its rule."""

    id: str
    name: str
    says: tuple[str, ...] = ()
    owner: str = ""
    rule: str = ""
    """What it does, by the rules; nothing if no rule is about it."""
