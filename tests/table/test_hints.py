"""Hints: for whoever is to act, for the position they see, unless the table plays without them."""

import asyncio

import pytest

from sobremesa.core.errors import UserError
from sobremesa.table import House, Seat, log
from sobremesa.table.hints import allow_hints, hint
from tests.table.conftest import ANA, BETO, CARO, Open, key_in_turn, two_people

pytestmark = pytest.mark.anyio


async def test_whoever_is_to_act_is_told_what_the_adviser_would_do_and_asked_twice_it_says_the_same(
    house: House,
) -> None:
    live = await two_people(house)
    key, at = key_in_turn(live), live.table.at
    first, second = await asyncio.gather(hint(house, live, key, at), hint(house, live, key, at))
    assert first is second, "one at a time for a table"
    assert first is await hint(house, live, key, at)
    state = live.table.need_match().state
    assert state.why_not(first.action) is None
    assert len(first.options) > 1
    await house.act(live, key, at, first.action)
    with pytest.raises(UserError, match="table has changed"):
        await hint(house, live, key_in_turn(live), at)


async def test_nobody_else_is_told(house: House) -> None:
    live = await two_people(house)
    waiting = BETO if key_in_turn(live) == ANA else ANA
    for key, reason in ((waiting, "not your turn"), (CARO, "watching"), ("", "watching")):
        with pytest.raises(UserError, match=reason):
            await hint(house, live, key, live.table.at)


async def test_a_hint_for_a_position_that_has_gone_while_it_was_thought_out_is_not_told(house: House) -> None:
    live = await two_people(house)
    key, at = key_in_turn(live), live.table.at
    asked = asyncio.ensure_future(hint(house, live, key, at))
    await asyncio.sleep(0.01)
    await house.act(live, key, at, live.table.need_match().state.legal()[0])
    with pytest.raises(UserError, match="table has changed"):
        await asked


async def test_a_table_set_without_hints_refuses_them_until_its_host_allows_them_and_so_it_stays_kept(
    house: House, open_house: Open
) -> None:
    seats = [Seat(log.SCREEN, "ana"), Seat(log.SCREEN, "beto")]
    live = await house.create("elplan", ANA, seats, start=True, hints=False)
    with pytest.raises(UserError, match="without hints"):
        await hint(house, live, ANA, live.table.at)
    other = await open_house().find(live.table.header.code)
    assert not other.table.hints
    with pytest.raises(UserError, match="host"):
        await allow_hints(house, live, BETO, True)
    await allow_hints(house, live, ANA, True)
    assert (await hint(house, live, ANA, live.table.at)).action
    await allow_hints(house, live, ANA, False)
    with pytest.raises(UserError, match="without hints"):
        await hint(house, live, ANA, live.table.at)
