"""Tables of El Plan set up at a wanted moment: a seed whose game comes there is looked for, then played in a house."""

import asyncio
import random
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from sobremesa.core.match import Match
from sobremesa.core.packing import verb_of
from sobremesa.core.registry import game
from sobremesa.games.elplan import actions
from sobremesa.games.elplan.rules.play import ElPlan
from sobremesa.table import House, Seat, log
from sobremesa.table.keys import new_key
from sobremesa.table.store import Store

Moment = Callable[[ElPlan], bool]
NAMES = ("Ana", "Beto", "Cata", "Dina", "Elías", "Flor")
RARE = (actions.EMPTY_ROW, actions.EMPTY, actions.EMPTY_SLOT, actions.SWAP_ROW, actions.SWAP, actions.EXCHANGE)


def stage(home: Path, when: Moment, *, players: int = 2, edition: str = "es", level: int = 1) -> tuple[str, str]:
    """Return the code of a table and the key to its first seat, at a moment of that seat (or the end) as wanted; the
    other seats are bots' by then.
    """
    match = search(when, players=players, edition=edition, level=level)
    own = [action for action, turn in zip(match.record.actions, match.turns, strict=True) if turn >= 0]
    # A browser driven from this thread has an event loop running in it already.
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, _keep(home, match, own, players, edition, level)).result()


def search(when: Moment, *, players: int = 2, edition: str = "es", level: int = 1) -> Match:
    """Return a match that has come to a wanted moment of its first seat, or to its end."""
    return next(filter(None, (_search(seed, when, players, edition, level) for seed in range(1, 80))))


def _search(seed: int, when: Moment, players: int, edition: str, level: int) -> Match | None:
    title = game("elplan")
    match = Match(title, title.meta.setup(players=players, edition=edition, level=level), NAMES[:players], seed)
    lot = random.Random(seed)
    while True:
        match.settle()
        state = match.state
        assert isinstance(state, ElPlan)
        if state.turn <= 0 and when(state):
            return match
        if match.is_over:
            return None
        match.play(_some(state, lot))


def _some(state: ElPlan, lot: random.Random) -> int:
    """What a busy player does: works, buys and makes what can be made, seldom takes back."""
    legal = [int(action) for action in state.legal()]
    busy = [action for action in legal if verb_of(action) not in (actions.DONE, actions.LIQUIDATE)]
    eager = [action for action in busy if verb_of(action) not in RARE or lot.random() < 0.03]
    if verb_of(legal[0]) == actions.PRODUCE:
        return legal[-1] if lot.random() < 0.5 else legal[lot.randrange(len(legal) // 2, len(legal))]
    if verb_of(legal[0]) == actions.SELL and lot.random() < 0.4:
        return legal[-1]
    return lot.choice(eager or legal[-1:])


async def _keep(home: Path, match: Match, own: list[int], players: int, edition: str, level: int) -> tuple[str, str]:
    key = new_key()
    house = House(Store(home / "tables.db"))
    try:
        seats = [Seat(log.SCREEN, name) for name in NAMES[:players]]
        live = await house.create("elplan", key, seats, edition=edition, level=level, seed=match.seed, start=True)
        for action in own:
            await house.act(live, key, live.table.at, action)
        for number in range(1, players):
            await house.sit(live, number, Seat(log.BOT, NAMES[number], "easy"), key)
        return live.table.header.code, key
    finally:
        await house.close_doors()
