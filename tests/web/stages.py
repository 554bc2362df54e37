"""Tables set up at a wanted moment, or at the end: the game is found beforehand, then played at once."""

import json
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

from sobremesa.bots.play import recorded
from sobremesa.core.match import Match
from sobremesa.core.packing import verb_of
from sobremesa.core.registry import game
from sobremesa.core.state import State
from sobremesa.games.elplan.engine import actions
from sobremesa.review.review import BUDGET, moments, review, write
from sobremesa.services import Services
from sobremesa.store import ReviewChange, Store, StoredReview
from sobremesa.tables import Seat, log
from sobremesa.tables.keys import new_key
from tests.web.browser import run

Moment = Callable[[Any], bool]
NAMES = ("Ana", "Beto", "Cata", "Dina", "Elías", "Flor")
SEEDS = range(1, 100)
LONGEST = 600
"""So many actions are tried before it is given up with a seed."""
RARE = (actions.EMPTY_ROW, actions.EMPTY, actions.EMPTY_SLOT, actions.SWAP_ROW, actions.SWAP, actions.EXCHANGE)


def stage(home: Path, id: str, when: Moment, *, bots: bool = False, **setup: Any) -> tuple[str, str]:
    """Return the code of a table at a wanted moment, and the key to its seats; to the first one, if bots have the rest.

    It is then a moment of the first seat, or the end.
    """
    match = search(id, (lambda state: state.turn <= 0 and when(state)) if bots else when, **setup)
    return _kept(home, match, bots, setup)


def stage_before(home: Path, id: str, verb: str, kind: str, *, then: str = "", players: int = 3) -> tuple[str, str]:
    """Return the code of a table, and its key, where the next action of a verb brings an event of a kind.

    With `then`, this verb may be done by the same seat afterwards.
    """
    title = game(id)

    def may(state: State, verb: str) -> list[int]:
        return [action for action in state.legal() if title.words.arguments(action)[0].name == verb]

    for seed in SEEDS:
        lot = random.Random(seed)
        match = Match(title, title.meta.setup(players=players), NAMES[:players], seed)
        for _ in range(LONGEST):
            match.settle()
            if match.is_over:
                break
            if wanted := may(match.state, verb):
                ahead = Match.resume(match.record)
                ahead.play(wanted[0])
                ahead.settle()
                brought = any(event.kind == kind for event in ahead.events[len(match.events) :])
                if brought and (not then or (ahead.state.turn == match.state.turn and may(ahead.state, then))):
                    return _kept(home, match, False, {})
            match.play(lot.choice(match.state.legal()))
    raise AssertionError(f"no {verb} brought {kind}")


def finished(home: Path, id: str, *bots: str, seed: int = 1) -> str:
    """Return the code of a table whose game bots have brought to its end."""
    return _kept(home, Match.resume(recorded(id, bots, seed)), False, {})[0]


def reviewed(home: Path, code: str) -> None:
    """Have a game reviewed with a tenth of the simulations; its page has the review from now on."""
    run(_review(home, code))


async def _review(home: Path, code: str) -> None:
    services = Services(Store(home / "tables.db"))
    try:
        live = await services.tables.open.find(code)
        assert live is not None
        record = live.table.need_match().record
        judged = json.dumps(sorted(moment.number for moment in moments(record)))
        found = StoredReview(write(review(record, budget=BUDGET // 10)), judged)
        await services.store.write(ReviewChange(live.table.header.id, found))
    finally:
        await services.shutdown()


def search(id: str, when: Moment, *, players: int = 2, **setup: Any) -> Match:
    """Return a match that has come to a wanted moment, or to its end if that is wanted."""
    found = filter(None, (_search(id, seed, when, players, setup) for seed in SEEDS))
    match = next(found, None)
    assert match is not None, "no game came to this moment"
    return match


def _search(id: str, seed: int, when: Moment, players: int, setup: dict[str, Any]) -> Match | None:
    title, lot = game(id), random.Random(seed)
    match = Match(title, title.meta.setup(players=players, **setup), NAMES[:players], seed)
    for _ in range(LONGEST):
        match.settle()
        if when(match.state):
            return match
        if match.is_over:
            return None
        match.play(_busy(match.state, lot) if id == "elplan" else lot.choice(match.state.legal()))
    return None


def _busy(state: State, lot: random.Random) -> int:
    """What a busy player of El Plan does: works, buys and makes what can be made, seldom takes back."""
    legal = [int(action) for action in state.legal()]
    busy = [action for action in legal if verb_of(action) not in (actions.DONE, actions.LIQUIDATE)]
    eager = [action for action in busy if verb_of(action) not in RARE or lot.random() < 0.03]
    if verb_of(legal[0]) == actions.PRODUCE:
        return legal[-1] if lot.random() < 0.5 else legal[lot.randrange(len(legal) // 2, len(legal))]
    if verb_of(legal[0]) == actions.SELL and lot.random() < 0.4:
        return legal[-1]
    return lot.choice(eager or legal[-1:])


def _kept(home: Path, match: Match, bots: bool, setup: dict[str, Any]) -> tuple[str, str]:
    return run(_keep(home, match, bots, setup))


async def _keep(home: Path, match: Match, bots: bool, setup: dict[str, Any]) -> tuple[str, str]:
    key, names = new_key(), match.record.names
    services = Services(Store(home / "tables.db"))
    seats = [Seat(log.SCREEN, name) for name in names]
    more = {name: value for name, value in setup.items() if name != "players"}
    try:
        live = await services.tables.create(match.game.meta.id, key, seats, seed=match.seed, start=True, **more)
        for action, turn in zip(match.record.actions, match.turns, strict=True):
            if turn >= 0:
                await services.tables.act(live, key, live.table.at, action)
        for number in range(1, len(names) if bots else 0):
            await services.tables.seating.sit(live, number, Seat(log.BOT, names[number], "easy"), key)
        return live.table.header.code, key
    finally:
        await services.shutdown()
