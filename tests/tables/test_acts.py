"""An action is taken once, for the position it was meant for, and kept before anybody hears of it."""

import asyncio
import hashlib
import random
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager

import pytest

from sobremesa.core.errors import UserError
from sobremesa.core.record import load, write
from sobremesa.core.rng import Rng, mix
from sobremesa.core.seats import CHANCE
from sobremesa.services import Services
from sobremesa.tables import Refused, Seat, log, read_table
from sobremesa.tables.open import OpenTable
from tests.postgres import Postgres
from tests.tables.conftest import ANA, BETO, CARO, Open, differences, hidden, key_in_turn, news, play_on, two_people

pytestmark = pytest.mark.anyio


def legal(live: OpenTable) -> list[int]:
    return live.table.need_match().state.legal()


async def outcome(work: "asyncio.Future[None]") -> str:
    try:
        await work
    except UserError as error:
        return error.code
    except Refused as refused:
        return refused.refusal.code
    return "taken"


async def test_an_action_sent_twice_is_taken_once(services: Services) -> None:
    live = await two_people(services)
    at, action = live.table.at, legal(live)[0]
    before = len(live.table.acts)
    sent = [services.tables.act(live, key_in_turn(live), at, action) for _ in range(8)]
    outcomes = await asyncio.gather(*(outcome(asyncio.ensure_future(each)) for each in sent))
    assert sorted(outcomes) == ["table-stale"] * 7 + ["taken"]
    assert [act.value for act in live.table.acts[before:] if act.seat >= 0] == [action]


async def test_an_action_meant_for_an_earlier_or_a_later_position_is_refused_and_changes_nothing(
    services: Services,
) -> None:
    live = await two_people(services)
    early = live.table.at
    await play_on(services, live, 3, random.Random(1), key_in_turn)
    n = live.table.n
    for at in (early, live.table.at + 1, live.table.at - 1, 0, 10**9):
        with pytest.raises(UserError, match="table has changed"):
            await services.tables.act(live, key_in_turn(live), at, legal(live)[0])
    assert live.table.n == n


async def test_actions_that_arrive_in_the_wrong_order_are_taken_only_where_they_fit(services: Services) -> None:
    live = await two_people(services)
    first, action = live.table.at, legal(live)[0]
    with pytest.raises(UserError, match="table has changed"):
        await services.tables.act(live, key_in_turn(live), first + 1, action)
    await services.tables.act(live, key_in_turn(live), first, action)
    assert live.table.acts[-1].value == action or live.table.acts[-1].seat < 0


async def test_somebody_elses_turn_a_spectator_and_a_rule_each_refuse_with_their_reason(services: Services) -> None:
    live = await two_people(services)
    at, n = live.table.at, live.table.n
    other = BETO if key_in_turn(live) == ANA else ANA
    with pytest.raises(UserError, match="not your turn"):
        await services.tables.act(live, other, at, legal(live)[0])
    with pytest.raises(UserError, match="watching"):
        await services.tables.act(live, CARO, at, legal(live)[0])
    with pytest.raises(Refused) as refused:
        await services.tables.act(live, key_in_turn(live), at, 2**40)
    assert refused.value.explain("es")
    assert refused.value.explain("en") != refused.value.explain("es")
    assert live.table.n == n


async def test_two_processes_never_both_take_the_same_place_in_the_log(services: Services, open_services: Open) -> None:
    """One takes it, the other is told that the table has moved on, and has moved on itself."""
    live = await two_people(services)
    other = open_services()
    await other.startup()
    there = await other.tables.open.find(live.table.header.code)
    lot = random.Random(5)
    for _ in range(6):
        at, key = live.table.at, key_in_turn(live)
        sent = [
            place.tables.act(at_place, key, at, lot.choice(legal(live)))
            for place, at_place in ((services, live), (other, there))
            for _ in range(3)
        ]
        outcomes = await asyncio.gather(*(outcome(asyncio.ensure_future(each)) for each in sent))
        assert sorted(outcomes) == ["table-stale"] * 5 + ["taken"]
        if services.store.is_shared:
            # Notes tell the one that lost what the other has done, without being asked.
            n = max(live.table.n, there.table.n)
            assert await news(live, n - 1, 5) == await news(there, n - 1, 5) == n
        assert differences(live.table, there.table) == {}


async def test_whoever_leaves_while_their_action_is_being_kept_finds_it_done(services: Services) -> None:
    live = await two_people(services)
    lot = random.Random(2)
    for hops in range(8):
        n, key = live.table.n, key_in_turn(live)
        task = asyncio.ensure_future(services.tables.act(live, key, live.table.at, lot.choice(legal(live))))
        while not live.lock.locked():
            await asyncio.sleep(0)
        for _ in range(hops):
            await asyncio.sleep(0)
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        await services.tables.open.settle()
        kept = await asyncio.to_thread(read_table, services.store, live.table.header.code)
        assert kept is not None
        assert differences(live.table, kept) == {}
        assert live.table.n > n
    await play_on(services, live, 2, lot, key_in_turn)


@contextmanager
def stopped(server: Postgres) -> Iterator[None]:
    server.stop("immediate")
    try:
        yield
    finally:
        server.start()


async def test_while_the_database_is_away_nothing_is_taken_and_afterwards_everything_goes_on(
    services: Services, url: str, request: pytest.FixtureRequest
) -> None:
    live = await two_people(services)
    action, n, digest = legal(live)[0], live.table.n, live.table.need_match().state.digest()
    away: AbstractContextManager[None] = hidden(url)
    if services.store.is_shared:
        away = stopped(request.getfixturevalue("postgres"))
    with away:
        for _ in range(2):
            with pytest.raises(UserError, match="lost the connection to the database"):
                await services.tables.act(live, key_in_turn(live), live.table.at, action)
        assert (live.table.n, live.table.need_match().state.digest()) == (n, digest)
        if services.store.is_shared:
            with pytest.raises(UserError, match="lost the connection to the database"):
                await services.tables.open.find("BCDFGH")
    await services.tables.act(live, key_in_turn(live), live.table.at, action)
    kept = await asyncio.to_thread(read_table, services.store, live.table.header.code)
    assert kept is not None
    assert differences(live.table, kept) == {}


@pytest.mark.parametrize("url", ["postgresql"], indirect=True)
async def test_what_another_process_did_while_the_server_was_away_from_us_is_told_when_it_is_back(
    services: Services, open_services: Open, postgres: Postgres
) -> None:
    live = await two_people(services)
    other = open_services()
    there = await other.tables.open.find(live.table.header.code)
    with stopped(postgres):
        pass
    await other.tables.act(there, key_in_turn(there), there.table.at, legal(there)[0])
    assert await news(live, there.table.n - 1, 10) == there.table.n


async def test_a_whole_game_is_the_same_after_it_is_read_again_and_its_luck_can_be_verified(
    services: Services, open_services: Open
) -> None:
    live = await services.tables.create(
        "deuda", ANA, [Seat(log.SCREEN, "ana"), Seat(log.SCREEN, "beto g.")], start=True
    )
    shown = live.table.header.commitment
    assert "seed" not in live.table.record()
    await play_on(services, live, 5000, random.Random(4), lambda live: ANA)
    assert live.table.is_over
    with pytest.raises(UserError, match="over"):
        await services.tables.act(live, ANA, live.table.at, 0)
    with pytest.raises(UserError, match="over"):
        await services.tables.undo(live, ANA, live.table.at)
    there = await open_services().tables.open.find(live.table.header.code)
    assert differences(live.table, there.table) == {}
    # Whoever wrote down the commitment can verify seed and salt; the seed tells all the luck there was.
    header = there.table.header
    assert hashlib.sha256(f"sobremesa:{header.seed}:{header.salt}".encode()).hexdigest() == shown
    text = there.table.record()
    assert f"seed {header.seed}" in text
    record = load(text)
    assert write(record) == text
    state = record.game.new(record.setup)
    for number, act in enumerate(there.table.acts):
        if act.seat == CHANCE:
            assert act.value == state.sample(Rng(mix(header.seed, number)))
        state.play(act.value)
