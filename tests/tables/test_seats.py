"""Who sits where, and whose key opens what."""

import random
from pathlib import Path

import pytest
from sqlalchemy import inspect, select
from sqlalchemy import text as sql

from sobremesa.core.errors import UserError
from sobremesa.services import Services
from sobremesa.store import Store
from sobremesa.tables import HOST, Seat, log
from sobremesa.tables.keys import hash_key, new_key
from sobremesa.tables.rematch import rematch
from tests.tables.conftest import ANA, BETO, CARO, Open, key_in_turn, play_on, two_people

pytestmark = pytest.mark.anyio


async def test_the_host_holds_every_seat_at_their_screen_and_nobody_elses(services: Services) -> None:
    live = await services.tables.create(
        "elplan", ANA, [Seat(log.SCREEN, "ana"), Seat(log.OPEN), Seat(log.SCREEN, "abuela")]
    )
    assert await services.tables.open.seats(live, ANA) == {HOST, 0, 2}
    assert await services.tables.open.seats(live, BETO) == frozenset()
    assert await services.tables.open.seats(live, "") == frozenset()


async def test_whoever_sits_down_at_an_open_seat_may_act_for_it_and_the_next_one_is_told_it_is_taken(
    services: Services,
) -> None:
    live = await services.tables.create("elplan", ANA, [Seat(log.SCREEN, "ana"), Seat(log.OPEN)])
    await services.tables.seating.sit(live, 1, Seat(log.PERSON, "beto"), BETO)
    assert live.table.names == ("ana", "beto")
    assert await services.tables.open.seats(live, BETO) == {1}
    with pytest.raises(UserError, match="Seat 2 is taken"):
        await services.tables.seating.sit(live, 1, Seat(log.PERSON, "caro"), CARO)
    assert await services.tables.open.seats(live, CARO) == frozenset()


@pytest.mark.parametrize("number", [-1, 2, 99])
async def test_there_is_no_sitting_down_at_a_seat_that_is_not_there(services: Services, number: int) -> None:
    live = await services.tables.create("elplan", ANA, [Seat(log.SCREEN, "ana"), Seat(log.OPEN)])
    with pytest.raises(UserError, match="no seat"):
        await services.tables.seating.sit(live, number, Seat(log.PERSON, "beto"), BETO)
    with pytest.raises(UserError):
        await services.tables.seating.invite(live, number, ANA)


async def test_only_the_host_begins_the_game_and_only_when_no_seat_is_open(services: Services) -> None:
    live = await services.tables.create("elplan", ANA, [Seat(log.SCREEN, "ana"), Seat(log.OPEN)])
    with pytest.raises(UserError, match="still free"):
        await services.tables.start(live, ANA)
    await services.tables.seating.sit(live, 1, Seat(log.PERSON, "beto"), BETO)
    with pytest.raises(UserError, match="host"):
        await services.tables.start(live, BETO)
    await services.tables.start(live, ANA)
    with pytest.raises(UserError, match="already started"):
        await services.tables.start(live, ANA)
    with pytest.raises(UserError, match="already started"):
        await services.tables.seating.sit(live, 1, Seat(log.OPEN), ANA)


async def test_a_bot_takes_the_seat_of_somebody_the_host_sends_away_and_their_key_opens_nothing_more(
    services: Services,
) -> None:
    live = await two_people(services)
    with pytest.raises(UserError, match="host"):
        await services.tables.seating.sit(live, 1, Seat(log.BOT, "bot", "easy"), BETO)
    await services.tables.seating.sit(live, 1, Seat(log.BOT, "bot", "easy"), ANA)
    assert await services.tables.open.seats(live, BETO) == {1}, "beto was here a moment ago"
    await services.tables.seating.give(live, BETO, True)
    assert live.table.seats[1] == Seat(log.BOT, "bot", "easy")
    assert await services.tables.open.seats(live, BETO) == frozenset()
    with pytest.raises(UserError, match="watching"):
        await services.tables.act(live, BETO, live.table.at, 0)


async def test_a_seat_given_away_by_its_link_is_no_longer_at_the_hosts_screen(
    services: Services, open_services: Open
) -> None:
    live = await services.tables.create("elplan", ANA, [Seat(log.SCREEN, "ana"), Seat(log.SCREEN, "b")], start=True)
    link = await services.tables.seating.invite(live, 1, ANA)
    assert await services.tables.seating.accept(live, link, BETO, "beto") == 1
    assert live.table.seats[1] == Seat(log.PERSON, "beto")
    assert await services.tables.open.seats(live, ANA) == {HOST, 0}
    assert await services.tables.open.seats(live, BETO) == {1}
    # From their telephone, later, in another process, by a link of their own.
    own = await services.tables.seating.invite(live, 1, BETO)
    other = open_services()
    there = await other.tables.open.find(live.table.header.code)
    assert await other.tables.seating.accept(there, own, CARO) == 1
    assert await other.tables.open.seats(there, CARO) == await other.tables.open.seats(there, BETO) == {1}
    assert there.table.moves == [], "it is the same person"


async def test_nobody_makes_a_link_to_a_seat_of_somebody_else_and_a_wrong_link_opens_nothing(
    services: Services,
) -> None:
    live = await two_people(services)
    with pytest.raises(UserError, match="host"):
        await services.tables.seating.invite(live, 0, BETO)
    with pytest.raises(UserError, match="opens no seat"):
        await services.tables.seating.accept(live, "guessed", CARO)
    link = await services.tables.seating.invite(live, 1, BETO)
    elsewhere = await two_people(services)
    with pytest.raises(UserError, match="opens no seat"):
        await services.tables.seating.accept(elsewhere, link, CARO)


async def test_one_person_plays_every_seat_of_a_screen(services: Services) -> None:
    live = await services.tables.create("elplan", ANA, [Seat(log.SCREEN, "ana"), Seat(log.SCREEN, "beto")], start=True)
    await play_on(services, live, 12, random.Random(3), lambda live: ANA)
    assert {turn for turn in live.table.need_match().turns if turn >= 0} == {0, 1}


async def test_codes_are_read_as_people_type_them(services: Services) -> None:
    live = await two_people(services)
    code = live.table.header.code
    assert await services.tables.open.find(f" {code[:3].lower()}-{code[3:].lower()} ") is live
    for wrong in ("", "?", "ZZZZZZ", "x" * 500):
        with pytest.raises(UserError, match="no table"):
            await services.tables.open.find(wrong)


async def test_of_keys_only_hashes_are_in_the_database(services: Services, url: str, tmp_path: Path) -> None:
    key, link = new_key(), ""
    live = await services.tables.create("elplan", key, [Seat(log.SCREEN, "ana"), Seat(log.OPEN)])
    link = await services.tables.seating.invite(live, 1, key)
    await services.tables.seating.accept(live, link, BETO, "beto")
    with services.store.engine.connect() as connection:
        everything = "\n".join(
            str(tuple(row))
            for table in inspect(connection).get_table_names()
            for row in connection.execute(select(sql("*")).select_from(sql(table)))
        )
    files = [path.read_bytes() for path in tmp_path.iterdir()] if url.startswith("sqlite") else []
    for secret in (key, link):
        assert hash_key(secret) in everything
        assert secret not in everything
        assert not any(secret.encode() in content for content in files)


async def test_a_code_that_is_already_taken_is_drawn_again(services: Services, monkeypatch: pytest.MonkeyPatch) -> None:
    live = await two_people(services)
    codes = iter([live.table.header.code, live.table.header.code, "BBCCDD"])
    monkeypatch.setattr("sobremesa.tables.open.new_code", lambda: next(codes))
    other = await services.tables.create("elplan", ANA, [Seat(log.SCREEN, "ana"), Seat(log.SCREEN, "beto")])
    assert other.table.header.code == "BBCCDD"
    assert (await services.tables.open.find(live.table.header.code)).table.header.id == live.table.header.id


def test_a_database_that_cannot_be_is_refused_with_what_would_be_accepted(tmp_path: Path) -> None:
    for wrong in ("mysql://here/x", "nonsense", "sqlite://", "sqlite:///:memory:"):
        with pytest.raises(UserError, match="sqlite:///FILE"):
            Store(wrong)
    with pytest.raises(UserError, match="Cannot connect to the database"):
        Store(f"sqlite:///{tmp_path}/no/such/folder/tables.db")
    with pytest.raises(UserError, match="Cannot connect to the database"):
        Store("postgresql://127.0.0.1:1/nobody")


async def test_in_another_game_those_who_are_still_there_sit_where_they_sat(
    services: Services, open_services: Open
) -> None:
    live = await two_people(services)
    await play_on(services, live, 10_000, random.Random(1), key_in_turn)
    assert live.table.is_over
    await services.tables.presence.arrive(live, BETO)
    made = await rematch(services.tables, live, ANA)
    assert [seat.name for seat in made.table.seats] == ["ana", "beto"]
    assert await services.tables.open.seats(made, ANA) == {HOST, 0}
    assert await services.tables.open.seats(made, BETO) == {1}
    assert made.table.match is not None, "nobody is missing: it begins"
    assert live.table.next == made.table.header.code
    assert await rematch(services.tables, live, BETO) is made, "whoever asks later is led there"
    other = open_services()
    there = await other.tables.open.find(live.table.header.code)
    assert there.table.next == made.table.header.code
    assert await other.tables.open.seats(await other.tables.open.find(there.table.next), BETO) == {1}


@pytest.mark.parametrize("url", ["sqlite"], indirect=True)
async def test_in_another_game_the_seat_of_somebody_who_is_gone_is_open(services: Services) -> None:
    live = await two_people(services)
    stranger = await rematch(services.tables, live, CARO)
    assert not live.table.next, "a stranger sets a table of their own"
    assert await services.tables.open.seats(stranger, BETO) == frozenset()
    await play_on(services, live, 10_000, random.Random(1), key_in_turn)
    live.fade(0.0)  # as time goes by
    made = await rematch(services.tables, live, BETO)
    assert [seat.kind for seat in made.table.seats] == [log.OPEN, log.PERSON]
    assert await services.tables.open.seats(made, BETO) == {HOST, 1}
    assert await services.tables.open.seats(made, ANA) == {HOST}, "the host stays one, and may sit down"
