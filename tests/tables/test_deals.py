"""The same deal: other people, the same luck, and one table of results."""

import random
from datetime import date

import pytest

from sobremesa.core.errors import UserError
from sobremesa.services import Services
from sobremesa.tables import OpenTable, Seat, log
from sobremesa.tables.deals import clear_names, deal_again, ranking, seed_of_day, standing
from tests.tables.conftest import ANA, BETO, play_on

pytestmark = pytest.mark.anyio
ME = Seat(log.SCREEN, "Beto")


async def solo(services: Services, key: str = ANA, seed: int | None = None) -> OpenTable:
    return await services.tables.create("planeta", key, [Seat(log.SCREEN, "Ana")], seed=seed, start=True)


async def end(services: Services, live: OpenTable, key: str) -> None:
    """End a game where it stands."""
    state = live.table.need_match().state
    await services.tables.act(live, key, live.table.at, live.table.game.parse(state, "end"))


async def test_the_same_deal_has_the_same_luck_and_is_compared_when_it_is_over(services: Services) -> None:
    first = await solo(services)
    setup, seed = first.table.header.setup, first.table.header.seed
    with pytest.raises(UserError, match="once its game is over"):
        await deal_again(services.tables, first, BETO, ME, [])
    await end(services, first, ANA)
    again = await deal_again(services.tables, first, BETO, ME, [])
    assert again.table.header.seed == seed
    shown = again.table.need_match().record.actions
    assert shown == first.table.need_match().record.actions[: len(shown)], "the same cards are shown"
    one = await standing(services.tables, "planeta", setup, seed, ANA)
    assert [(outcome.name, outcome.is_mine) for outcome in one.outcomes] == [("Ana", True)], "the other still plays"
    await play_on(services, again, 1, random.Random(1), lambda _: BETO)
    await end(services, again, BETO)
    both = await standing(services.tables, "planeta", setup, seed, ANA)
    assert {(outcome.name, outcome.is_mine) for outcome in both.outcomes} == {("Ana", True), ("Beto", False)}
    points = [outcome.points for outcome in both.outcomes]
    assert points == sorted(points, reverse=True)
    assert (both.best, both.mean) == (max(points), sum(points) / 2)


async def test_another_setup_or_seed_is_another_deal(services: Services) -> None:
    first = await solo(services, seed=5)
    await end(services, first, ANA)
    setup = first.table.header.setup
    assert len((await standing(services.tables, "planeta", setup, 5, "")).outcomes) == 1
    assert (await standing(services.tables, "planeta", setup, 6, "")).outcomes == ()
    other = first.table.game.meta.setup(options={"tie": "fail"})
    assert (await standing(services.tables, "planeta", other, 5, "")).outcomes == ()


def test_the_deal_of_a_day_is_one_for_each_title_and_day() -> None:
    seeds = {seed_of_day(game, date(2026, 1, day)) for game in ("planeta", "deuda") for day in (1, 2)}
    assert len(seeds) == 4
    assert all(0 <= seed < 2**53 for seed in seeds)


async def test_a_ranking_is_of_all_deals_with_the_same_options_and_says_how_one_stands(services: Services) -> None:
    mine, theirs = await solo(services, ANA, 1), await solo(services, BETO, 2)
    other = await services.tables.create(
        "planeta", ANA, [Seat(log.SCREEN, "Ana")], options={"faces": True}, seed=3, start=True
    )
    unfinished = await solo(services, ANA, 4)
    lobby = await services.tables.create("planeta", ANA, [Seat(log.OPEN)])
    await play_on(services, theirs, 60, random.Random(1), lambda _: BETO)
    for live, key in ((mine, ANA), (other, ANA), (theirs, BETO)):
        if not live.table.is_over:
            await end(services, live, key)
    found = await ranking(services.tables, "planeta", mine.table.header.setup, ANA)
    codes = {outcome.code for outcome in found.outcomes}
    # Games of other tests may be in the same database.
    assert codes >= {mine.table.header.code, theirs.table.header.code}
    assert not codes & {live.table.header.code for live in (other, unfinished, lobby)}
    assert mine.table.header.code in {outcome.code for outcome in found.own.outcomes}
    assert theirs.table.header.code not in {outcome.code for outcome in found.own.outcomes}
    better = sum(outcome.points > found.own.best for outcome in found.outcomes)
    assert found.own_place == better + 1
    assert found.best >= found.mean


async def test_a_host_clears_the_names_of_a_game_that_is_over_and_nobody_else_does(services: Services) -> None:
    live = await solo(services)
    setup = live.table.header.setup
    with pytest.raises(UserError, match="once the game is over"):
        await clear_names(services.tables, live, ANA, "en")
    await end(services, live, ANA)
    with pytest.raises(UserError):
        await clear_names(services.tables, live, BETO, "en")
    await clear_names(services.tables, live, ANA, "en")
    found = await ranking(services.tables, "planeta", setup, ANA)
    named = [outcome.name for outcome in found.outcomes if outcome.code == live.table.header.code]
    assert named == ["Player 1"]
    assert "Ana" not in live.table.record()
    assert live.table.is_over
