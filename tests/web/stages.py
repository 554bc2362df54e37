"""Tables at a wanted moment: played there by lot from a seed, and kept where the server finds them."""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from sobremesa.core.match import Match
from sobremesa.core.registry import game as find_game
from sobremesa.core.rng import Rng
from sobremesa.table import House, Seat, Store, log
from sobremesa.table.keys import new_key

__all__ = ["stage"]

NAMES = ("Ana", "Beto", "Carla", "Dani", "Elsa", "Fran")


def stage(home: Path, game: str, verbs: set[str], *, players: int, **setup: object) -> tuple[str, str]:
    """Keep a table of people at one screen, at a moment at which all these verbs are possible: its code and key."""
    for seed in range(100):
        actions = _walk(game, verbs, players, seed, setup)
        if actions is not None:
            # The browser's own loop runs in this thread.
            with ThreadPoolExecutor(1) as other:
                work = other.submit(asyncio.run, _keep(home, game, actions, players, seed, setup))
                return work.result()
    raise AssertionError(f"no game came to a moment with {verbs}")


def _walk(game: str, verbs: set[str], players: int, seed: int, setup: dict[str, object]) -> list[int] | None:
    """Return the people's actions up to the moment, if this game comes to it."""
    title = find_game(game)
    match = Match(title, title.meta.setup(players=players, **setup), NAMES[:players], seed)  # type: ignore[arg-type]
    rng = Rng(seed)
    done: list[int] = []
    for _ in range(600):
        match.settle()
        if match.is_over:
            return None
        legal = match.state.legal()
        if verbs <= {title.words.arguments(action)[0].name for action in legal}:
            return done
        done.append(legal[int(rng.below(len(legal)))])
        match.play(done[-1])
    return None


async def _keep(
    home: Path, game: str, actions: list[int], players: int, seed: int, setup: dict[str, object]
) -> tuple[str, str]:
    house, key = House(Store(home / "tables.db")), new_key()
    seats = [Seat(log.SCREEN, name) for name in NAMES[:players]]
    live = await house.create(game, key, seats, seed=seed, start=True, **setup)  # type: ignore[arg-type]
    for action in actions:
        await house.act(live, key, live.table.at, action)
    code = live.table.header.code
    await house.close_doors()
    return code, key
