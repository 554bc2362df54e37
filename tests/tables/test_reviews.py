"""Reviews: worked out beside the tables, stopped and taken up again, kept, never worked out twice."""

import asyncio
import os
import random

import pytest

from sobremesa.core.errors import UserError
from sobremesa.review.review import gather, moments, weigh
from sobremesa.review.studies import Study
from sobremesa.services import Services
from sobremesa.tables import Seat, log
from sobremesa.tables.open import OpenTable
from tests.tables.conftest import ANA, Open

pytestmark = pytest.mark.anyio


async def finished(services: Services, count: int = 40) -> OpenTable:
    """A game of That's My Planet! that its player brought to an early end."""
    live = await services.tables.create("planeta", ANA, [Seat(log.SCREEN, "ana")], seed=2, start=True)
    lot = random.Random(1)
    while not live.table.is_over:
        state = live.table.need_match().state
        texts = {live.table.game.text(state, action): action for action in state.legal()}
        end = texts.pop("end", None)
        enough = end is not None and len(live.table.acts) > count
        action = end if enough or not texts else lot.choice(list(texts.values()))
        assert action is not None
        await services.tables.act(live, ANA, live.table.at, action)
    return live


async def until(study: Study, count: int) -> None:
    """Wait until so many decisions are judged."""
    async with asyncio.timeout(120):
        while len(study.judged) < count and study.is_running:
            await study.wait(240)


async def finish(study: Study) -> None:
    async with asyncio.timeout(240):
        while study.is_running:
            await study.wait(240)


async def test_a_review_is_stopped_kept_taken_up_again_after_a_restart_and_comes_to_the_same(
    services: Services, open_services: Open
) -> None:
    live = await finished(services)
    study = await services.reviews.start(live)
    assert study is await services.reviews.start(live), "it is not begun twice"
    await until(study, 2)
    woken = asyncio.Event()
    with study.waking(woken):
        services.end_streams()
    assert woken.is_set(), "whoever follows it is told that the doors are closed"
    await services.reviews.stop(live)
    await finish(study)
    assert 0 < study.done < 1
    assert study.odds[-1][0] == len(live.table.need_match().turns)

    other = open_services()
    again = await other.tables.open.find(live.table.header.code)
    third = open_services()
    assert not (await third.reviews.find(again)).is_done
    known = await other.reviews.find(again)
    # Found in another order, if there are several.
    assert (known.judged, set(known.costly), known.odds) == (study.judged, set(study.costly), study.odds)
    assert not known.is_running
    before = set(known.judged)
    await other.reviews.start(again)
    await finish(known)
    assert known.is_done
    assert known.judged > before

    record = live.table.need_match().record
    whole = gather(record, await asyncio.to_thread(lambda: [weigh(one) for one in moments(record)]))
    assert known.review == whole
    assert (await third.reviews.find(again)).review == whole, "what one process has finished, the others find"
    assert not (await other.reviews.start(again)).is_running, "what is done is done"


async def test_a_game_that_is_still_played_is_not_reviewed(services: Services) -> None:
    live = await services.tables.create("planeta", ANA, [Seat(log.SCREEN, "ana")], start=True)
    with pytest.raises(UserError, match="once it is over"):
        await services.reviews.start(live)


async def test_reviews_are_worked_out_where_bots_of_running_games_come_first(services: Services) -> None:
    assert await services.tables.thinker.study(os.nice, 0) == min(19, os.nice(0) + 10)
