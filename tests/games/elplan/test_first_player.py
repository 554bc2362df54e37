"""Who goes first: by lot, named, or by birthday; and how long a game is."""

from datetime import date, timedelta

import pytest

from sobremesa import Match, load, write
from sobremesa.core.errors import UserError
from sobremesa.core.meta import Value
from sobremesa.core.rng import Rng
from sobremesa.core.seats import CHANCE, OVER
from sobremesa.games.elplan.content.first_player import last_birthdays
from sobremesa.games.elplan.engine.numbers import FIRST_PLAYER
from sobremesa.testing import walk

from .table import GAME, ElPlanTable, begin, fresh

JULY = date(2026, 7, 15)


def drawn(edition: str = "es", **options: Value) -> ElPlanTable:
    """The table at the moment the turn token is given."""
    table = fresh(edition, 3, 1, "", **options)
    while table.state.phase != FIRST_PLAYER:
        table.state.play(table.state.legal()[0])
    return table


@pytest.mark.rule("elplan.setup.first_player")
@pytest.mark.parametrize("edition", ["es", "en", "tutorial"])
def test_the_player_whom_the_host_names_goes_first(edition: str) -> None:
    table = drawn(edition=edition, first_player=3)
    assert table.state.turn == CHANCE
    assert table.offered() == {"first 3"}
    table.refused("first 1", "elplan.setup.first_player")
    assert {int(table.state.sample(Rng(seed))) for seed in range(20)} == set(table.state.legal())
    table.play("first 3")
    assert table.state.holder == 2
    assert table.all_events("first")[0].rule == "elplan.setup.first_player"


@pytest.mark.rule("elplan.setup.first_player")
def test_between_equal_birthdays_the_lot_decides() -> None:
    table = drawn(first_player="1+3")
    assert table.offered() == {"first 1", "first 3"}
    assert {int(table.state.sample(Rng(seed))) for seed in range(50)} == set(table.state.legal())


@pytest.mark.rule("elplan.setup.first_player")
@pytest.mark.parametrize(
    ("birthdays", "seats"),
    [
        ([(7, 14), (7, 15), (7, 16)], [2]),
        ([(7, 16), (8, 1), (12, 31)], [3]),
        ([(1, 1), (12, 31), (7, 16)], [1]),
        ([(3, 3), (3, 3), (12, 31)], [1, 2]),
        ([(2, 29), (2, 28)], [1]),
    ],
)
def test_the_last_birthday_is_the_nearest_before_today(birthdays: list[tuple[int, int]], seats: list[int]) -> None:
    assert last_birthdays(birthdays, JULY) == seats


@pytest.mark.rule("elplan.setup.first_player")
def test_birthdays_become_the_seat_they_name_and_are_not_kept() -> None:
    long_ago, today = (f"{day.day}/{day.month}" for day in (date.today() - timedelta(180), date.today()))
    setup = GAME.meta.setup(edition="es", players=3, options={"first_player": f"{long_ago} {today} {long_ago}"})
    assert setup.options["first_player"] == 2


@pytest.mark.parametrize(
    ("given", "kept"), [("lot", "lot"), (2, 2), ("2", 2), ("3+1", "1+3"), ("5/5 5/5 5/5", "1+2+3"), (" LOT ", "lot")]
)
def test_what_the_option_takes(given: Value, kept: Value) -> None:
    assert GAME.meta.setup(edition="es", players=3, options={"first_player": given}).options["first_player"] == kept


@pytest.mark.parametrize(
    "given",
    ["", "0", "4", "-1", "1+4", "1+1", "1+", "5/5", "5/5 5/5", "30/2 1/1 1/1", "2 5/5 5/5 5/5", "5/5 – 5/5", "ana"],
)
def test_what_the_option_does_not_take_is_told_with_what_would_be_accepted(given: str) -> None:
    with pytest.raises(UserError) as error:
        GAME.meta.setup(edition="es", players=3, options={"first_player": given})
    assert error.value.code == "bad-first-player"
    assert "1 to 3" in str(error.value)
    assert "día/mes" in error.value.text("es")


@pytest.mark.rule("elplan.setup.first_player")
@pytest.mark.parametrize("named", [2, "1+3"])
def test_a_record_says_who_was_named_and_one_without_it_is_by_lot(named: Value) -> None:
    setup = GAME.meta.setup(edition="es", players=3, options={"first_player": named})
    text = write(walk(Match(GAME, setup, ["ana", "beto", "carla"], 5), 30).record)
    assert f" first_player={named}\n" in text
    assert load(text).setup.options["first_player"] == named
    assert write(load(text)) == text
    old = load(text.replace(f" first_player={named}\n", "\n").replace(" periods=12", ""))
    assert old.setup.options["first_player"] == "lot"
    assert old.setup.options["periods"] == 12
    assert old.state().digest() == load(text).state().digest()


@pytest.mark.rule("elplan.end.when")
@pytest.mark.parametrize("edition", ["es", "en"])
@pytest.mark.parametrize("periods", [4, 6, 8, 12])
def test_the_last_of_the_periods_ends_with_district_seven_and_without_a_summary(edition: str, periods: int) -> None:
    table = begin(edition, periods=periods)
    for period in (periods - 1, periods):
        table.in_period(period)
        table.state.journal = []
        while table.state.turn != OVER and table.state.period == period:
            table.state.play(
                int(table.state.sample(Rng(period))) if table.state.turn == CHANCE else table.state.legal()[-1]
            )
    assert table.state.turn == OVER
    assert not table.all_events("returned")
    assert [event.rule for event in table.all_events("ended")] == ["elplan.end.when"]


def test_the_tutorial_keeps_its_five_periods() -> None:
    assert fresh("tutorial", periods=4).state.parameters.periods == 5
