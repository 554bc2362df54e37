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
from sobremesa.games.elplan.engine.play import ElPlan
from sobremesa.testing import walk

from .tables import GAME, begin, do, fresh, in_period, offered, refused, told

JULY = date(2026, 7, 15)


def drawn(edition: str = "es", **options: Value) -> ElPlan:
    """The table at the moment the turn token is given."""
    state = fresh(edition, 3, 1, "", **options)
    while state.phase != FIRST_PLAYER:
        state.play(state.legal()[0])
    return state


@pytest.mark.rule("elplan.setup.first_player")
@pytest.mark.parametrize("edition", ["es", "en", "tutorial"])
def test_the_player_whom_the_host_names_goes_first(edition: str) -> None:
    state = drawn(edition=edition, first_player=3)
    assert state.turn == CHANCE
    assert offered(state) == {"first 3"}
    assert refused(state, "first 1").rule == "elplan.setup.first_player"
    assert {int(state.sample(Rng(seed))) for seed in range(20)} == set(state.legal())
    do(state, "first 3")
    assert state.holder == 2
    assert told(state, "first")[0].rule == "elplan.setup.first_player"


@pytest.mark.rule("elplan.setup.first_player")
def test_between_equal_birthdays_the_lot_decides() -> None:
    state = drawn(first_player="1+3")
    assert offered(state) == {"first 1", "first 3"}
    assert {int(state.sample(Rng(seed))) for seed in range(50)} == set(state.legal())


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
    state = begin(edition, periods=periods)
    for period in (periods - 1, periods):
        in_period(state, period)
        state.journal = []
        while state.turn != OVER and state.period == period:
            state.play(int(state.sample(Rng(period))) if state.turn == CHANCE else state.legal()[-1])
    assert state.turn == OVER
    assert not told(state, "returned")
    assert [event.rule for event in told(state, "ended")] == ["elplan.end.when"]


def test_the_tutorial_keeps_its_five_periods() -> None:
    assert fresh("tutorial", periods=4).parameters.periods == 5
