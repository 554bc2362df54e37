"""Tables of El Plan set up at a wanted moment: played there from a seed, then kept where the server finds them."""

import random
import secrets
import time
from collections.abc import Callable
from pathlib import Path

from sobremesa.core.packing import verb_of
from sobremesa.games.elplan import actions
from sobremesa.games.elplan.rules.play import ElPlan
from sobremesa.table import Seat, log
from sobremesa.table.keys import hash_key, new_code, new_key
from sobremesa.table.log import Entry
from sobremesa.table.store import Store
from sobremesa.table.table import HOST, Header, Table

RARE = (actions.EMPTY_ROW, actions.EMPTY, actions.EMPTY_SLOT, actions.SWAP_ROW, actions.SWAP, actions.EXCHANGE)


def stage(
    home: Path,
    when: Callable[[ElPlan], bool],
    *,
    players: int = 2,
    edition: str = "es",
    level: int = 1,
    seed: int = 1,
    bot: str = "easy",
) -> tuple[str, str]:
    """Keep a table whose first seat is a person's, at the first moment of theirs that is wanted: its code, its key."""
    header = Header(
        secrets.token_hex(12), new_code(), "elplan", edition, level, players, rules="1.0", seed=seed, salt="salt",
        created=time.time(),
    )  # fmt: skip
    seats = [Seat(log.SCREEN, "Ana"), *(Seat(log.BOT, f"Bot {n}", bot) for n in range(1, players))]
    table = Table(header, [Entry(log.SEAT, n, 0, seat.write()) for n, seat in enumerate(seats)])
    entries = [Entry(log.SEAT, n, 0, seat.write()) for n, seat in enumerate(seats)]
    lot = random.Random(seed)
    more = table.start()
    while True:
        table.take(more)
        entries += more
        state = table.need_match().state
        assert isinstance(state, ElPlan)
        if table.is_over or (state.turn == 0 and when(state)):
            break
        more = table.act(int(state.turn), table.at, _some(state, lot))
    assert when(state), "the wanted moment did not come"
    key = new_key()
    store = Store(home / "tables.db")
    store.create(header, [Entry(e.kind, e.seat, e.value, e.text, header.created) for e in entries], [
        (hash_key(key), seat) for seat in (HOST, 0)
    ])  # fmt: skip
    store.close()
    return header.code, key


def _some(state: ElPlan, lot: random.Random) -> int:
    """A busy player: works, buys and makes what can be made, seldom takes back."""
    legal = [int(action) for action in state.legal()]
    busy = [action for action in legal if verb_of(action) not in (actions.DONE, actions.LIQUIDATE)]
    eager = [action for action in busy if verb_of(action) not in RARE or lot.random() < 0.03]
    if verb_of(legal[0]) == actions.PRODUCE:
        return legal[-1] if lot.random() < 0.5 else legal[lot.randrange(len(legal) // 2, len(legal))]
    return lot.choice(eager or legal[-1:])
