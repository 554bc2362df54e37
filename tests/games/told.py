"""Everything that is told in many random games, as hashes on file.

Such a file says nothing about what is right; it notices what has changed. A change that was not meant is a mistake; one
that was meant makes games that are running go on otherwise, and raises the version of the title's rules.

To accept changed files: SOBREMESA_GOLDEN=told pytest tests/games -k told_as
"""

from collections.abc import Callable, Mapping
from hashlib import blake2b

from sobremesa.core.events import Event
from sobremesa.core.match import Match
from sobremesa.testing import setups, start, walk
from tests.games.positions import FINISHED, finished

LENGTH = 1500
OURS = ("deuda", "elplan", "planeta")
"""Seeds are counted through all of them: another title that is installed changes nothing."""
PRINTED: Mapping[str, str] = {}
"""By edition the folder of its cards; those of the game where none is named."""


def told(id: str, games: int, written: Callable[[Event], str] = repr, content: Mapping[str, str] = PRINTED) -> str:
    """Return for each setup a hash of what is told in so many games and where they end; and of those that go on from
    somewhere in a finished game.
    """
    lines = []
    for number, setup in enumerate(setups(OURS)):
        if setup[0] == id:
            # Editions may differ in nothing but their options, which are drawn: each has its own seeds.
            matches = [
                walk(start(*setup, games * number + seed, content.get(setup[1], "")), LENGTH) for seed in range(games)
            ]
            lines.append(f"{setup[1]} level {setup[2]} players {setup[3]}: {hashed(matches, written)}")
    if FINISHED[id]:
        lines.append(f"finished: {hashed([walk(finished(id, seed), LENGTH) for seed in range(games)], written)}")
    return "".join(line + "\n" for line in lines)


def hashed(matches: list[Match], written: Callable[[Event], str]) -> str:
    """Return a hash of all events and last positions."""
    parts = [written(event) for match in matches for event in match.events]
    parts += [match.state.digest() for match in matches]
    return blake2b("\n".join(parts).encode(), digest_size=8).hexdigest()
