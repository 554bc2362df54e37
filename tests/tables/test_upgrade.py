"""The rules are corrected in the middle of a game: it goes on."""

import random
from collections.abc import Callable
from dataclasses import replace

import pytest

from sobremesa.core.errors import UserError
from sobremesa.core.game import Game
from sobremesa.core.meta import Setup
from sobremesa.core.record import load, read
from sobremesa.core.registry import game as find_game
from sobremesa.core.state import IllegalAction
from sobremesa.games.elplan.engine.play import ElPlan
from sobremesa.games.elplan.game import ElPlanGame
from sobremesa.services import Services
from sobremesa.tables import Seat, log
from tests.tables.conftest import ANA, BETO, NOTHING, Open, differences, key_in_turn, play_on, two_people

pytestmark = pytest.mark.anyio


class Reprinted(ElPlanGame):
    """The same rules under another number."""

    meta = replace(ElPlanGame.meta, rules_version="9.1")


class Corrected(ElPlanGame):
    """The steps of District 2 are now done in the printed order: what was done in another was against the rules."""

    meta = replace(ElPlanGame.meta, rules_version="9.1")

    def first(self, setup: Setup) -> ElPlan:
        return super().first(replace(setup, options={**setup.options, "d2_order": "printed"}))


class CorrectedAgain(ElPlanGame):
    """A third version, by which neither the first nor the second can be played again."""

    meta = replace(ElPlanGame.meta, rules_version="9.2")

    def first(self, setup: Setup) -> ElPlan:
        return super().first(replace(setup, options={**setup.options, "d2_order": "printed", "credit_interest": 2}))


class OldCards(ElPlanGame):
    """The rules 1.0, when other figures stood on the English cards."""

    meta = replace(ElPlanGame.meta, rules_version="1.0")

    def first(self, setup: Setup) -> ElPlan:
        return super().first(replace(setup, content="tests/games/elplan/cards_en"))


class Unreadable(Corrected):
    """A version that puts its numbers in another order."""

    def first(self, setup: Setup) -> ElPlan:
        return find_game("deuda").new(players=2)  # type: ignore[no-any-return]


Upgrade = Callable[[Game], Services]


@pytest.fixture
def upgrade(open_services: Open, monkeypatch: pytest.MonkeyPatch) -> Upgrade:
    """Return a function that opens services with another version of El Plan."""

    def upgraded(game: Game) -> Services:
        for module in ("store.rows", "tables.service", "core.record"):
            monkeypatch.setattr(f"sobremesa.{module}.find_game", lambda id: game)
        return open_services()

    return upgraded


def lines(record: str) -> list[str]:
    """Return the actions of a record."""
    return [line for line in record.splitlines() if line[0].isdecimal()]


async def test_a_game_that_the_new_rules_would_have_refused_goes_on_from_its_snapshot(
    services: Services, upgrade: Upgrade
) -> None:
    live = await two_people(services)
    lot = random.Random(11)
    await play_on(services, live, 120, lot, key_in_turn)
    old = live.table
    digest, record, count = old.need_match().state.digest(), old.record(), len(old.acts)
    with pytest.raises(IllegalAction):
        replace(old.need_match().record, game=Corrected()).state()
    seen = old.at

    services = upgrade(Corrected())
    live = await services.tables.open.find(old.header.code)
    assert (live.table.before, live.table.at) == (count, seen)
    assert live.table.need_match().state.digest() == digest
    assert lines(live.table.record()) == lines(record)
    assert f"rules {ElPlanGame.meta.rules_version}\n" in live.table.record()

    # Whoever had the page open just acts; nothing before the correction is taken back.
    for key in (ANA, BETO):
        with pytest.raises(UserError, match=NOTHING):
            await services.tables.undo(live, key, live.table.at)
    with pytest.raises(UserError, match="There is no"):
        live.table.position(count - 1)
    key = key_in_turn(live)
    await services.tables.act(live, key, seen, lot.choice(live.table.need_match().state.legal()))
    assert "# rules 9.1\n" in live.table.record()
    assert lines(live.table.record())[:count] == lines(record)
    await services.tables.undo(live, key, live.table.at)
    if live.table.asking:
        await services.tables.answer(live, ANA if key == BETO else BETO, True)
    assert (len(live.table.acts), live.table.need_match().state.digest()) == (count, digest)

    await play_on(services, live, 30, lot, key_in_turn)
    again = upgrade(Corrected())
    assert differences(live.table, (await again.tables.open.find(old.header.code)).table) == {}
    await play_on(services, live, 20000, lot, key_in_turn)
    assert live.table.is_over
    assert lines(live.table.record())[:count] == lines(record)
    assert differences(live.table, (await upgrade(Corrected()).tables.open.find(old.header.code)).table) == {}


async def test_a_game_with_cards_that_have_other_figures_today_goes_on_from_its_snapshot_with_those_of_today(
    upgrade: Upgrade,
) -> None:
    services = upgrade(OldCards())
    people = [Seat(log.SCREEN, "ana"), Seat(log.SCREEN, "beto"), Seat(log.SCREEN, "carla")]
    live = await services.tables.create("elplan", ANA, people, seed=5, edition="en")
    await services.tables.start(live, ANA)
    lot = random.Random(2)
    await play_on(services, live, 150, lot, lambda live: ANA)
    digest, record, count = live.table.need_match().state.digest(), live.table.record(), len(live.table.acts)
    assert "acquire" in record
    reading = read(record)
    assert reading.rules == ""

    services = upgrade(ElPlanGame())
    reading = read(record)
    assert reading.rules == "1.0"
    there = await services.tables.open.find(live.table.header.code)
    assert there.table.need_match().state.digest() == digest
    assert 0 < there.table.before == count
    assert lines(there.table.record()) == lines(record)
    await play_on(services, there, 20000, lot, lambda live: ANA)
    assert there.table.is_over
    again = upgrade(ElPlanGame())
    assert differences(there.table, (await again.tables.open.find(live.table.header.code)).table) == {}


async def test_a_game_that_the_new_rules_lead_to_as_well_keeps_its_whole_history(
    services: Services, upgrade: Upgrade
) -> None:
    live = await two_people(services)
    lot = random.Random(12)
    await play_on(services, live, 60, lot, key_in_turn)
    services = upgrade(Reprinted())
    there = await services.tables.open.find(live.table.header.code)
    assert there.table.before == 0
    assert there.table.need_match().events == live.table.need_match().events
    assert "rules 9.1\n" in there.table.record()
    # Counted before: the first services hears of what is taken back.
    count = len(live.table.acts)
    assert len(load(there.table.record()).actions) == count
    await services.tables.undo(there, key_in_turn(there), there.table.at)
    if there.table.asking:
        await services.tables.answer(there, ANA if there.table.asking[0] else BETO, True)
    assert len(there.table.acts) < count
    await play_on(services, there, 5, lot, key_in_turn)
    assert differences(there.table, (await upgrade(Reprinted()).tables.open.find(live.table.header.code)).table) == {}


async def test_rules_that_are_corrected_twice_or_taken_back_still_find_their_way(
    services: Services, upgrade: Upgrade
) -> None:
    live = await two_people(services)
    lot = random.Random(13)
    code = live.table.header.code
    counts = []
    for version in (ElPlanGame(), Corrected(), CorrectedAgain(), Corrected(), ElPlanGame(), CorrectedAgain()):
        services = upgrade(version)
        there = await services.tables.open.find(code)
        counts.append(len(there.table.acts))
        await play_on(services, there, 25, lot, key_in_turn)
        assert differences(there.table, (await upgrade(version).tables.open.find(code)).table) == {}
    assert counts == sorted(set(counts))


async def test_what_was_asked_before_the_correction_can_no_longer_be_granted(
    services: Services, upgrade: Upgrade
) -> None:
    live = await two_people(services)
    lot = random.Random(11)
    await play_on(services, live, 120, lot, key_in_turn)
    while not (live.table.asking):
        await play_on(services, live, 1, lot, key_in_turn)
        key = BETO if live.table.turn == 0 else ANA
        await services.tables.undo(live, key, live.table.at)
    services = upgrade(Corrected())
    there = await services.tables.open.find(live.table.header.code)
    assert there.table.before == len(live.table.acts)
    with pytest.raises(UserError, match="Nobody is asking"):
        await services.tables.answer(there, key_in_turn(there), True)


async def test_rules_that_cannot_read_the_snapshot_say_so_and_leave_the_game_as_it_is(
    services: Services, upgrade: Upgrade, open_services: Open
) -> None:
    live = await two_people(services)
    await play_on(services, live, 20, random.Random(1), key_in_turn)
    with pytest.raises(UserError, match="played by rules"):
        await upgrade(Unreadable()).tables.open.find(live.table.header.code)
    there = await upgrade(ElPlanGame()).tables.open.find(live.table.header.code)
    assert differences(live.table, there.table) == {}
