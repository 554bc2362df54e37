"""A person's seat is taken only with their consent or when they are away; it stands in the log, and all see it."""

import random

import pytest

from sobremesa.core.errors import UserError
from sobremesa.core.seats import CHANCE
from sobremesa.services import Services
from sobremesa.tables import HOST, Seat, log
from sobremesa.tables.log import SeatClaim
from sobremesa.tables.open import OpenTable
from sobremesa.tables.rematch import rematch
from tests.tables.conftest import ANA, BETO, CARO, Open, differences, key_in_turn, play_on, two_people
from tests.tables.test_bots import wait_for

pytestmark = pytest.mark.anyio
BETOS = Seat(log.PERSON, "beto")


@pytest.fixture
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever gives no sign for half a second is away."""
    monkeypatch.setattr("sobremesa.tables.presence.MISSED", 0.5)


async def kinds(services: Services, live: OpenTable) -> list[tuple[str, int]]:
    """Return the last entries of a table's log: their kinds, and the rights of those that are about seats."""
    kept = await services.store.ask(services.store.tail, live.table.header.id, 0)
    start = next(n for n, entry in enumerate(kept) if entry.kind == log.START)
    return [(entry.kind, entry.value) for entry in kept[start:] if entry.kind in (log.SEAT, log.CLAIM, log.KEEP)]


async def test_the_host_cannot_take_the_seat_of_somebody_who_is_there_unless_they_give_it(services: Services) -> None:
    live = await two_people(services)
    await services.tables.presence.arrive(live, BETO)
    await services.tables.seating.sit(live, 1, BETOS, ANA)
    assert await services.tables.open.seats(live, ANA) == {HOST, 0}
    assert await services.tables.open.seats(live, BETO) == {1}
    assert [(seat, claim.seat) for seat, claim in live.table.claims.items()] == [(1, BETOS)]
    with pytest.raises(UserError, match="asking for your seat"):
        await services.tables.seating.give(live, ANA, True)
    await services.tables.seating.give(live, BETO, False)
    assert live.table.claims == {}
    with pytest.raises(UserError, match="asking for your seat"):
        await services.tables.seating.give(live, BETO, True)
    await services.tables.seating.sit(live, 1, BETOS, ANA)
    await services.tables.seating.give(live, BETO, True)
    assert await services.tables.open.seats(live, ANA) == {HOST, 0, 1}
    assert await services.tables.open.seats(live, BETO) == frozenset()
    assert [(move.number, move.before, move.right) for move in live.table.moves] == [(1, BETOS, log.GIVEN)]
    wanted = [(log.CLAIM, 0), (log.KEEP, 0), (log.CLAIM, 0), (log.SEAT, log.GIVEN)]
    assert await kinds(services, live) == wanted


async def test_asking_twice_for_the_same_stands_in_the_log_once(services: Services) -> None:
    live = await two_people(services)
    await services.tables.seating.sit(live, 1, BETOS, ANA)
    n = live.table.n
    await services.tables.seating.sit(live, 1, BETOS, ANA)
    assert live.table.n == n


async def test_the_seat_of_somebody_who_stays_away_goes_to_whoever_asked_for_it(
    open_services: Open, hasty: None
) -> None:
    services = open_services(patience=0.3)
    await services.startup()
    live = await two_people(services)
    await services.tables.presence.arrive(live, BETO)
    await services.tables.seating.sit(live, 1, Seat(log.PERSON, "caro"), ANA)
    assert live.table.claims
    live.go(BETO)
    await wait_for(services, live, lambda table: table.moves)
    assert await services.tables.open.seats(live, ANA) == {HOST, 0, 1}
    assert await services.tables.open.seats(live, BETO) == frozenset()
    (move,) = live.table.moves
    assert (move.before.name, move.after.name, move.right) == ("beto", "caro", log.AWAY)
    there = await open_services().tables.open.find(live.table.header.code)
    assert differences(live.table, there.table) == {}
    assert (there.table.moves, there.table.claims) == (live.table.moves, {})


async def test_whoever_comes_back_in_time_is_asked_in_another_process_too(
    services: Services, open_services: Open
) -> None:
    live = await two_people(services)
    await services.tables.seating.sit(live, 1, BETOS, ANA)
    other = open_services()
    there = await other.tables.open.find(live.table.header.code)
    assert there.table.claims == live.table.claims
    await other.tables.seating.give(there, BETO, False)
    assert await other.tables.open.seats(there, BETO) == {1}


@pytest.mark.parametrize("url", ["sqlite"], indirect=True)
async def test_a_link_of_the_host_to_somebodys_seat_asks_for_it_and_is_no_key(services: Services) -> None:
    live = await two_people(services)
    await services.tables.presence.arrive(live, BETO)
    link = await services.tables.seating.invite(live, 1, ANA)
    assert await services.tables.open.seats(live, link) == frozenset(), "nobody acts with it as if it were a key"
    assert await services.tables.seating.accept(live, link, CARO, "caro") is None
    assert await services.tables.open.seats(live, CARO) == frozenset()
    assert await services.tables.open.seats(live, BETO) == {1}
    assert live.table.claims[1].by_link
    await services.tables.seating.give(live, BETO, True)
    assert await services.tables.open.seats(live, CARO) == {1}
    assert live.table.names == ("ana", "caro")


async def test_a_link_by_which_somebody_sat_down_is_no_key_of_whoever_made_it(services: Services) -> None:
    live = await services.tables.create("elplan", ANA, [Seat(log.SCREEN, "ana"), Seat(log.OPEN), Seat(log.SCREEN, "c")])
    links = [await services.tables.seating.invite(live, number, ANA) for number in (1, 2)]
    assert await services.tables.seating.accept(live, links[0], BETO, "beto") == 1
    assert await services.tables.seating.accept(live, links[1], CARO, "caro") == 2
    await services.tables.start(live, ANA)
    assert await services.tables.open.seats(live, ANA) == {HOST, 0}
    for link, key, number in ((links[0], BETO, 1), (links[1], CARO, 2)):
        assert await services.tables.open.seats(live, link) == frozenset()
        assert await services.tables.seating.accept(live, link, key) == number, "they may open it again"
        assert await services.tables.seating.accept(live, link, ANA) is None, "the host asks"
        assert live.table.claims[number] == SeatClaim(live.table.seats[number], live.table.claims[number].hash, True)
    assert await services.tables.open.seats(live, ANA) == {HOST, 0}
    assert live.table.moves == []


async def test_a_phone_whose_battery_died_gets_back_by_the_same_link(open_services: Open, hasty: None) -> None:
    services = open_services(patience=0.3)
    await services.startup()
    live = await services.tables.create("elplan", ANA, [Seat(log.SCREEN, "ana"), Seat(log.OPEN)])
    link = await services.tables.seating.invite(live, 1, ANA)
    await services.tables.seating.accept(live, link, BETO, "beto")
    await services.tables.start(live, ANA)
    await services.tables.seating.accept(live, link, CARO)
    await wait_for(services, live, lambda table: table.moves)
    assert await services.tables.open.seats(live, CARO) == {1}
    assert [move.right for move in live.table.moves] == [log.AWAY_LINK]


@pytest.mark.parametrize("url", ["sqlite"], indirect=True)
async def test_before_the_start_the_host_arranges_seats_and_all_see_it(services: Services) -> None:
    live = await services.tables.create("elplan", ANA, [Seat(log.SCREEN, "ana"), Seat(log.OPEN)])
    await services.tables.seating.sit(live, 1, BETOS, BETO)
    await services.tables.presence.arrive(live, BETO)
    await services.tables.seating.sit(live, 1, BETOS, ANA)
    assert await services.tables.open.seats(live, BETO) == frozenset()
    assert [move.right for move in live.table.moves] == [log.ARRANGED]
    await services.tables.seating.sit(live, 1, Seat(log.OPEN), ANA)
    await services.tables.seating.sit(live, 1, BETOS, BETO)
    await services.tables.seating.accept(live, await services.tables.seating.invite(live, 1, ANA), CARO, "caro")
    assert await services.tables.open.seats(live, CARO) == {1}
    assert [move.right for move in live.table.moves] == [log.ARRANGED, log.LINK]


@pytest.mark.parametrize("url", ["sqlite"], indirect=True)
async def test_a_second_host_does_not_take_the_first_ones_seat_either(services: Services) -> None:
    old = await two_people(services)
    await play_on(services, old, 10_000, random.Random(1), key_in_turn)
    await services.tables.presence.arrive(old, ANA)
    live = await rematch(services.tables, old, BETO)
    assert await services.tables.open.seats(live, BETO) == {HOST, 1}
    await services.tables.seating.sit(live, 0, Seat(log.SCREEN, "ana"), BETO)
    assert await services.tables.seating.accept(live, await services.tables.seating.invite(live, 0, BETO), CARO) is None
    assert await services.tables.open.seats(live, ANA) == {HOST, 0}
    assert await services.tables.open.seats(live, CARO) == frozenset()


@pytest.mark.parametrize("url", ["sqlite"], indirect=True)
async def test_a_guest_is_not_at_the_hosts_screen_and_going_back_past_chance_needs_the_others(
    services: Services,
) -> None:
    live = await two_people(services)
    for number in (0, 1):
        with pytest.raises(UserError):
            await services.tables.seating.sit(live, number, Seat(log.SCREEN, "beto"), BETO)
    lot = random.Random(3)
    turns: list[int] = []
    while not (turns and turns[-1] == CHANCE and 1 in turns):
        await play_on(services, live, 1, lot, key_in_turn)
        turns = live.table.need_match().turns
    # As logs of earlier versions have it: what a seat is called decides nothing.
    await services.tables.open.change(live, lambda table: table.sit(1, Seat(log.SCREEN, "beto")))
    count = len(live.table.acts)
    await services.tables.undo(live, BETO, live.table.at)
    assert len(live.table.acts) == count
    assert live.table.asked() == {0}
    await services.tables.answer(live, ANA, True)
    assert len(live.table.acts) < count


@pytest.mark.parametrize("url", ["sqlite"], indirect=True)
@pytest.mark.parametrize("name", ["beto", "BETO", " ｂｅｔｏ "])
async def test_no_two_at_a_table_have_the_same_name(services: Services, name: str) -> None:
    seats = [Seat(log.SCREEN, "ana"), Seat(log.OPEN), Seat(log.SCREEN, "beto")]
    with pytest.raises(UserError, match="already called"):
        await services.tables.create("elplan", ANA, [*seats[1:], Seat(log.BOT, name, "easy")])
    live = await services.tables.create("elplan", ANA, seats)
    with pytest.raises(UserError, match="already called"):
        await services.tables.seating.sit(live, 1, Seat(log.PERSON, name), BETO)
    link = await services.tables.seating.invite(live, 1, ANA)
    with pytest.raises(UserError, match="already called"):
        await services.tables.seating.accept(live, link, BETO, name)
    assert await services.tables.open.seats(live, BETO) == frozenset()
    await services.tables.seating.sit(live, 1, Seat(log.PERSON, "caro"), BETO)
    with pytest.raises(UserError, match="already called"):
        await services.tables.seating.sit(live, 1, Seat(log.PERSON, name), BETO)


@pytest.mark.parametrize("url", ["sqlite"], indirect=True)
async def test_a_table_of_earlier_times_with_one_name_twice_goes_on_and_the_next_game_tells_them_apart(
    services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as before:
        before.setattr("sobremesa.tables.service.need_distinct", lambda names: None)
        seats = [Seat(log.SCREEN, "ana"), Seat(log.SCREEN, "ana")]
        live = await services.tables.create("elplan", ANA, seats, start=True)
    await services.tables.seating.lend(live, 1, ANA, "easy")
    await services.tables.seating.lend(live, 1, ANA, "")
    made = await rematch(services.tables, live, ANA)
    assert made.table.names == ("ana", "ana 2")
