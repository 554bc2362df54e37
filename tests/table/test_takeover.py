"""A person's seat is taken only with their consent or when they are away; it stands in the log, and all see it."""

import random

import pytest

from sobremesa.core.errors import UserError
from sobremesa.core.seats import CHANCE
from sobremesa.table import House, Seat, log
from sobremesa.table.again import again
from sobremesa.table.hall import Live
from sobremesa.table.log import Claim
from sobremesa.table.table import HOST
from tests.table.conftest import ANA, BETO, CARO, Open, differences, key_in_turn, play_on, two_people
from tests.table.test_bots import wait_for

pytestmark = pytest.mark.anyio
BETOS = Seat(log.PERSON, "beto")


@pytest.fixture
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever gives no sign for half a second is away."""
    monkeypatch.setattr("sobremesa.table.presence.MISSED", 0.5)


async def kinds(house: House, live: Live) -> list[tuple[str, int]]:
    """Return the last entries of a table's log: their kinds, and the rights of those that are about seats."""
    kept = await house.store.ask(house.store.tail, live.table.header.id, 0)
    start = next(n for n, entry in enumerate(kept) if entry.kind == log.START)
    return [(entry.kind, entry.value) for entry in kept[start:] if entry.kind in (log.SEAT, log.CLAIM, log.KEEP)]


async def test_the_host_cannot_take_the_seat_of_somebody_who_is_there_unless_they_give_it(house: House) -> None:
    live = await two_people(house)
    await house.arrive(live, BETO)
    await house.sit(live, 1, BETOS, ANA)
    assert await house.seats(live, ANA) == {HOST, 0}
    assert await house.seats(live, BETO) == {1}
    assert [(seat, claim.seat) for seat, claim in live.table.claims.items()] == [(1, BETOS)]
    with pytest.raises(UserError, match="asking for your seat"):
        await house.give(live, ANA, True)
    await house.give(live, BETO, False)
    assert live.table.claims == {}
    with pytest.raises(UserError, match="asking for your seat"):
        await house.give(live, BETO, True)
    await house.sit(live, 1, BETOS, ANA)
    await house.give(live, BETO, True)
    assert await house.seats(live, ANA) == {HOST, 0, 1}
    assert await house.seats(live, BETO) == frozenset()
    assert [(move.number, move.before, move.right) for move in live.table.moves] == [(1, BETOS, log.GIVEN)]
    wanted = [(log.CLAIM, 0), (log.KEEP, 0), (log.CLAIM, 0), (log.SEAT, log.GIVEN)]
    assert await kinds(house, live) == wanted


async def test_asking_twice_for_the_same_stands_in_the_log_once(house: House) -> None:
    live = await two_people(house)
    await house.sit(live, 1, BETOS, ANA)
    n = live.table.n
    await house.sit(live, 1, BETOS, ANA)
    assert live.table.n == n


async def test_the_seat_of_somebody_who_stays_away_goes_to_whoever_asked_for_it(open_house: Open, hasty: None) -> None:
    house = open_house(patience=0.3)
    await house.open_doors()
    live = await two_people(house)
    await house.arrive(live, BETO)
    await house.sit(live, 1, Seat(log.PERSON, "caro"), ANA)
    assert live.table.claims
    house.leave(live, BETO)
    await wait_for(house, live, lambda table: table.moves)
    assert await house.seats(live, ANA) == {HOST, 0, 1}
    assert await house.seats(live, BETO) == frozenset()
    (move,) = live.table.moves
    assert (move.before.name, move.after.name, move.right) == ("beto", "caro", log.AWAY)
    there = await open_house().find(live.table.header.code)
    assert differences(live.table, there.table) == {}
    assert (there.table.moves, there.table.claims) == (live.table.moves, {})


async def test_whoever_comes_back_in_time_is_asked_in_another_process_too(house: House, open_house: Open) -> None:
    live = await two_people(house)
    await house.sit(live, 1, BETOS, ANA)
    other = open_house()
    there = await other.find(live.table.header.code)
    assert there.table.claims == live.table.claims
    await other.give(there, BETO, False)
    assert await other.seats(there, BETO) == {1}


@pytest.mark.parametrize("url", ["sqlite"], indirect=True)
async def test_a_link_of_the_host_to_somebodys_seat_asks_for_it_and_is_no_key(house: House) -> None:
    live = await two_people(house)
    await house.arrive(live, BETO)
    link = await house.invite(live, 1, ANA)
    assert await house.seats(live, link) == frozenset(), "nobody acts with it as if it were a key"
    assert await house.accept(live, link, CARO, "caro") is None
    assert await house.seats(live, CARO) == frozenset()
    assert await house.seats(live, BETO) == {1}
    assert live.table.claims[1].by_link
    await house.give(live, BETO, True)
    assert await house.seats(live, CARO) == {1}
    assert live.table.names == ("ana", "caro")


async def test_a_link_by_which_somebody_sat_down_is_no_key_of_whoever_made_it(house: House) -> None:
    live = await house.create("elplan", ANA, [Seat(log.SCREEN, "ana"), Seat(log.OPEN), Seat(log.SCREEN, "c")])
    links = [await house.invite(live, number, ANA) for number in (1, 2)]
    assert await house.accept(live, links[0], BETO, "beto") == 1
    assert await house.accept(live, links[1], CARO, "caro") == 2
    await house.start(live, ANA)
    assert await house.seats(live, ANA) == {HOST, 0}
    for link, key, number in ((links[0], BETO, 1), (links[1], CARO, 2)):
        assert await house.seats(live, link) == frozenset()
        assert await house.accept(live, link, key) == number, "they may open it again"
        assert await house.accept(live, link, ANA) is None, "the host asks"
        assert live.table.claims[number] == Claim(live.table.seats[number], live.table.claims[number].hash, True)
    assert await house.seats(live, ANA) == {HOST, 0}
    assert live.table.moves == []


async def test_a_phone_whose_battery_died_gets_back_by_the_same_link(open_house: Open, hasty: None) -> None:
    house = open_house(patience=0.3)
    await house.open_doors()
    live = await house.create("elplan", ANA, [Seat(log.SCREEN, "ana"), Seat(log.OPEN)])
    link = await house.invite(live, 1, ANA)
    await house.accept(live, link, BETO, "beto")
    await house.start(live, ANA)
    await house.accept(live, link, CARO)
    await wait_for(house, live, lambda table: table.moves)
    assert await house.seats(live, CARO) == {1}
    assert [move.right for move in live.table.moves] == [log.AWAY_LINK]


@pytest.mark.parametrize("url", ["sqlite"], indirect=True)
async def test_before_the_start_the_host_arranges_seats_and_all_see_it(house: House) -> None:
    live = await house.create("elplan", ANA, [Seat(log.SCREEN, "ana"), Seat(log.OPEN)])
    await house.sit(live, 1, BETOS, BETO)
    await house.arrive(live, BETO)
    await house.sit(live, 1, BETOS, ANA)
    assert await house.seats(live, BETO) == frozenset()
    assert [move.right for move in live.table.moves] == [log.ARRANGED]
    await house.sit(live, 1, Seat(log.OPEN), ANA)
    await house.sit(live, 1, BETOS, BETO)
    await house.accept(live, await house.invite(live, 1, ANA), CARO, "caro")
    assert await house.seats(live, CARO) == {1}
    assert [move.right for move in live.table.moves] == [log.ARRANGED, log.LINK]


@pytest.mark.parametrize("url", ["sqlite"], indirect=True)
async def test_a_second_host_does_not_take_the_first_ones_seat_either(house: House) -> None:
    old = await two_people(house)
    await play_on(house, old, 10_000, random.Random(1), key_in_turn)
    await house.arrive(old, ANA)
    live = await again(house, old, BETO)
    assert await house.seats(live, BETO) == {HOST, 1}
    await house.sit(live, 0, Seat(log.SCREEN, "ana"), BETO)
    assert await house.accept(live, await house.invite(live, 0, BETO), CARO) is None
    assert await house.seats(live, ANA) == {HOST, 0}
    assert await house.seats(live, CARO) == frozenset()


@pytest.mark.parametrize("url", ["sqlite"], indirect=True)
async def test_a_guest_is_not_at_the_hosts_screen_and_going_back_past_chance_needs_the_others(house: House) -> None:
    live = await two_people(house)
    for number in (0, 1):
        with pytest.raises(UserError):
            await house.sit(live, number, Seat(log.SCREEN, "beto"), BETO)
    lot = random.Random(3)
    turns: list[int] = []
    while not (turns and turns[-1] == CHANCE and 1 in turns):
        await play_on(house, live, 1, lot, key_in_turn)
        turns = live.table.need_match().turns
    # As logs of earlier versions have it: what a seat is called decides nothing.
    await house.do(live, lambda table: table.sit(1, Seat(log.SCREEN, "beto")))
    count = len(live.table.acts)
    await house.undo(live, BETO, live.table.at)
    assert len(live.table.acts) == count
    assert live.table.asked() == {0}
    await house.answer(live, ANA, True)
    assert len(live.table.acts) < count


@pytest.mark.parametrize("url", ["sqlite"], indirect=True)
@pytest.mark.parametrize("name", ["beto", "BETO", " ｂｅｔｏ "])
async def test_no_two_at_a_table_have_the_same_name(house: House, name: str) -> None:
    seats = [Seat(log.SCREEN, "ana"), Seat(log.OPEN), Seat(log.SCREEN, "beto")]
    with pytest.raises(UserError, match="already called"):
        await house.create("elplan", ANA, [*seats[1:], Seat(log.BOT, name, "easy")])
    live = await house.create("elplan", ANA, seats)
    with pytest.raises(UserError, match="already called"):
        await house.sit(live, 1, Seat(log.PERSON, name), BETO)
    link = await house.invite(live, 1, ANA)
    with pytest.raises(UserError, match="already called"):
        await house.accept(live, link, BETO, name)
    assert await house.seats(live, BETO) == frozenset()
    await house.sit(live, 1, Seat(log.PERSON, "caro"), BETO)
    with pytest.raises(UserError, match="already called"):
        await house.sit(live, 1, Seat(log.PERSON, name), BETO)


@pytest.mark.parametrize("url", ["sqlite"], indirect=True)
async def test_a_table_of_earlier_times_with_one_name_twice_goes_on_and_the_next_game_tells_them_apart(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as before:
        before.setattr("sobremesa.table.house.need_distinct", lambda names: None)
        seats = [Seat(log.SCREEN, "ana"), Seat(log.SCREEN, "ana")]
        live = await house.create("elplan", ANA, seats, start=True)
    await house.lend(live, 1, ANA, "easy")
    await house.lend(live, 1, ANA, "")
    made = await again(house, live, ANA)
    assert made.table.names == ("ana", "ana 2")
