"""Tables of El Plan set up at a wanted moment: played there from a seed by the same house rules, where a server finds
them.
"""

import asyncio
import random
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from sobremesa.core.packing import verb_of
from sobremesa.games.elplan import actions
from sobremesa.games.elplan.rules.play import ElPlan
from sobremesa.table import House, Seat, log
from sobremesa.table.keys import new_key
from sobremesa.table.store import Store

Moment = Callable[[ElPlan], bool]
RARE = (actions.EMPTY_ROW, actions.EMPTY, actions.EMPTY_SLOT, actions.SWAP_ROW, actions.SWAP, actions.EXCHANGE)


def stage(
    home: Path, when: Moment, *, players: int = 2, edition: str = "es", level: int = 1, seed: int = 1, bot: str = "easy"
) -> tuple[str, str]:
    """Return the code of a table and the key to its first seat, at the first moment of theirs that is wanted.

    Raises `LookupError` if a game from this seed never comes there.
    """
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, _stage(home, when, players, edition, level, seed, bot)).result()


async def _stage(
    home: Path, when: Moment, players: int, edition: str, level: int, seed: int, bot: str
) -> tuple[str, str]:
    lot, key = random.Random(seed), new_key()
    house = House(Store(home / "tables.db"))
    try:
        seats = [Seat(log.SCREEN, name) for name in ("Ana", "Beto", "Cata", "Dina", "Elías", "Flor")[:players]]
        live = await house.create("elplan", key, seats, edition=edition, level=level, seed=seed, start=True)
        while True:
            state = live.table.need_match().state
            assert isinstance(state, ElPlan)
            if (state.turn == 0 or live.table.is_over) and when(state):
                break
            if live.table.is_over:
                raise LookupError("the wanted moment did not come")
            await house.act(live, key, live.table.at, _some(state, lot))
        for number in range(1, players):
            await house.sit(live, number, Seat(log.BOT, seats[number].name, bot), key)
        return live.table.header.code, key
    finally:
        await house.close_doors()


def _some(state: ElPlan, lot: random.Random) -> int:
    """What a busy player does: works, buys and makes what can be made, seldom takes back."""
    legal = [int(action) for action in state.legal()]
    busy = [action for action in legal if verb_of(action) not in (actions.DONE, actions.LIQUIDATE)]
    eager = [action for action in busy if verb_of(action) not in RARE or lot.random() < 0.03]
    if verb_of(legal[0]) == actions.PRODUCE:
        return legal[-1] if lot.random() < 0.5 else legal[lot.randrange(len(legal) // 2, len(legal))]
    return lot.choice(eager or legal[-1:])
