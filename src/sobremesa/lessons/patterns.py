"""Patterns of the notation, as a lesson writes them: `acquire {card} plain`, `fill-row *`."""

from collections.abc import Iterable, Mapping
from fnmatch import fnmatchcase

from sobremesa.core.game import Game
from sobremesa.core.state import State


def fits(notation: str, patterns: Iterable[str], words: Mapping[str, str]) -> bool:
    """Tell whether an action, as the record writes it, fits one of the patterns.

    `{card}` stands for a word of the seat, `*` for anything.
    """
    return any(fnmatchcase(notation, pattern.format_map(words)) for pattern in patterns)


def matching(game: Game, state: State, patterns: Iterable[str], words: Mapping[str, str]) -> list[int]:
    """Return the legal actions that fit one of the patterns, in the order of the legal ones."""
    asked = tuple(patterns)
    return [int(action) for action in state.legal() if fits(game.text(state, action), asked, words)]


def first_match(game: Game, state: State, patterns: Iterable[str], words: Mapping[str, str]) -> int | None:
    """Return the legal action that fits the earliest pattern: what a script does."""
    written = [(int(action), game.text(state, action)) for action in state.legal()]
    for pattern in patterns:
        for action, notation in written:
            if fits(notation, (pattern,), words):
                return action
    return None
