"""Hints: for whoever is to act, for the position they see, unless the table plays without them."""

import asyncio

import pytest

from sobremesa.bots import Reasons
from sobremesa.core.errors import UserError
from sobremesa.services import Services
from sobremesa.tables import Seat, log
from sobremesa.tables.hints import allow_hints, hint
from tests.tables.conftest import ANA, BETO, CARO, Open, key_in_turn, two_people

pytestmark = pytest.mark.anyio


async def test_whoever_is_to_act_is_told_what_the_adviser_would_do_and_asked_twice_it_says_the_same(
    services: Services,
) -> None:
    live = await two_people(services)
    key, at = key_in_turn(live), live.table.at
    first, second = await asyncio.gather(hint(services.tables, live, key, at), hint(services.tables, live, key, at))
    assert first is second, "one at a time for a table"
    assert first is await hint(services.tables, live, key, at)
    state = live.table.need_match().state
    assert state.why_not(first.action) is None
    assert len(first.options) > 1
    await services.tables.act(live, key, at, first.action)
    with pytest.raises(UserError, match="table has changed"):
        await hint(services.tables, live, key_in_turn(live), at)


async def test_nobody_else_is_told(services: Services) -> None:
    live = await two_people(services)
    waiting = BETO if key_in_turn(live) == ANA else ANA
    for key, reason in ((waiting, "not your turn"), (CARO, "watching"), ("", "watching")):
        with pytest.raises(UserError, match=reason):
            await hint(services.tables, live, key, live.table.at)


async def test_a_hint_for_a_position_that_has_gone_while_it_was_thought_out_is_not_told(
    services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    live = await two_people(services)
    key, at = key_in_turn(live), live.table.at
    told = await hint(services.tables, live, key, at)
    thought: asyncio.Future[Reasons] = asyncio.get_running_loop().create_future()
    monkeypatch.setattr(services.tables.thinker, "reasons", lambda *_: thought)
    live.hint = None
    asked = asyncio.ensure_future(hint(services.tables, live, key, at))
    while live.hint is None:
        await asyncio.sleep(0)
    await services.tables.act(live, key, at, live.table.need_match().state.legal()[0])
    thought.set_result(told)
    with pytest.raises(UserError, match="table has changed"):
        await asked


async def test_a_table_set_without_hints_refuses_them_until_its_host_allows_them_and_so_it_stays_kept(
    services: Services, open_services: Open
) -> None:
    seats = [Seat(log.SCREEN, "ana"), Seat(log.SCREEN, "beto")]
    live = await services.tables.create("elplan", ANA, seats, start=True, hints=False)
    with pytest.raises(UserError, match="without hints"):
        await hint(services.tables, live, ANA, live.table.at)
    other = await open_services().tables.open.find(live.table.header.code)
    assert not other.table.hints
    with pytest.raises(UserError, match="host"):
        await allow_hints(services.tables, live, BETO, True)
    await allow_hints(services.tables, live, ANA, True)
    assert (await hint(services.tables, live, ANA, live.table.at)).action
    await allow_hints(services.tables, live, ANA, False)
    with pytest.raises(UserError, match="without hints"):
        await hint(services.tables, live, ANA, live.table.at)
