"""How games end."""

import pytest

from sobremesa.core.rng import Rng
from sobremesa.core.seats import CHANCE, OVER
from sobremesa.games.deuda import GAME
from sobremesa.games.deuda.engine.play import MOST_PLAYED
from sobremesa.games.deuda.engine.rules.ending import worth
from tests.games.deuda.table import DeudaTable, start


def ruin(table: DeudaTable) -> None:
    """The country on turn goes bankrupt."""
    seat = int(table.state.who())
    table.cash(seat, 0)
    table.debt(seat, int(table.state.limit(seat)))
    table.arrive(12)
    table.play("die 1")


def nearly_all(table: DeudaTable, seat: int) -> None:
    """All lands complete but for the last export industry for sugar."""
    for land in range(12):
        table.state.lands[land] = table.state.head(seat)
        table.state.lands[12 + land] = table.state.lands[24 + land] = 3
    table.own(seat, "sugar", 3, 2)


@pytest.mark.rule("deuda.end.last_player")
def test_the_last_country_left_wins_at_once() -> None:
    table = start(3)
    ruin(table)
    assert table.state.result() is None
    ruin(table)
    result = table.state.result()
    assert result is not None
    assert (result.winners, result.rule) == ([2], "deuda.end.last_player")
    assert table.state.legal() == []
    assert table.refused("roll").code == "game-over"


@pytest.mark.rule("deuda.end.last_player")
def test_a_pair_wins_together_when_its_last_rival_is_bankrupt() -> None:
    table = start(3)
    table.meet()
    table.unite("1+2")
    table.play("pass", "pass", "pass", "roll", "dice 3 5")
    ruin(table)
    result = table.state.result()
    assert result is not None
    assert result.winners == [0, 1]


@pytest.mark.rule("deuda.end.last_player", "deuda.trio.form")
def test_a_union_of_everybody_has_no_rival_and_plays_on() -> None:
    table = start(2)
    table.meet()
    table.unite("1+2")
    assert table.state.result() is None
    table.play("pass", "pass")
    assert table.state.turn == 1


@pytest.mark.rule("deuda.end.all_bankrupt")
def test_if_a_union_without_rivals_goes_bankrupt_the_imf_wins() -> None:
    table = start(2)
    table.meet()
    table.unite("1+2")
    table.play("pass", "pass")
    ruin(table)
    result = table.state.result()
    assert result is not None
    assert (result.winners, result.rule) == ([], "deuda.end.all_bankrupt")


@pytest.mark.rule("deuda.end.limit")
def test_the_lap_limit_leaves_the_game_unfinished_and_nobody_has_won() -> None:
    table = start(max_laps=10)
    table.cash(1, 9000)
    table.stand(0, 37, laps=9)
    table.play("roll", "dice 2 2", "sell")
    result = table.state.result()
    assert table.state.turn == OVER
    assert result is not None
    assert (result.winners, result.rule) == ([], "deuda.end.limit")
    assert result.ranks == [3, 2]


@pytest.mark.rule("deuda.end.limit")
def test_by_the_clock_the_turn_in_play_is_finished_and_the_game_reported_as_unfinished() -> None:
    table = start(clock=True)
    table.cash(1, 9000)
    table.stand(0, 37)
    assert table.state.time_up() < 0
    table.play("roll", "dice 2 2")
    assert table.refused("clock up").rule
    table.play("sell")
    assert table.state.turn == CHANCE
    assert table.refused("roll").family == "not-now"
    assert GAME.text(table.state, table.state.time_up()) == "clock up"
    assert {int(table.state.sample(Rng(seed))) for seed in range(20)} == {GAME.parse(table.state, "clock left")}
    table.play("clock left")
    assert (table.state.turn, table.state.mover) == (1, 1)
    table.stand(1, 37)
    table.play("roll", "dice 2 2", "sell", "clock up")
    result = table.state.result()
    assert result is not None
    assert (result.winners, result.rule, result.ranks) == ([], "deuda.end.limit", [3, 2])
    assert result.points == [int(worth(table.state, seat)) for seat in range(2)]
    assert [event.rule for event in table.all_events("time-up")] == ["deuda.end.limit"]


@pytest.mark.rule("deuda.end.limit")
def test_by_default_there_is_no_limit_of_laps() -> None:
    table = start()
    table.stand(0, 37, laps=999)
    table.play("roll", "dice 2 2", "sell")
    assert table.state.result() is None
    assert table.state.mover == 1


@pytest.mark.rule("deuda.end.limit")
def test_one_who_is_bankrupt_never_leads_an_unfinished_game() -> None:
    table = start(3, max_laps=10)
    ruin(table)
    table.debt(1, 9000)
    table.debt(2, 8000)
    table.stand(1, 30, laps=9)
    table.play("roll", "dice 6 6", "gold", "done", "sell")
    result = table.state.result()
    assert result is not None
    assert result.points[0] == 0
    assert result.ranks == [4, 3, 2]


@pytest.mark.rule("deuda.end.limit", "deuda.club.form")
def test_one_who_was_bankrupt_before_the_club_has_no_part_in_it() -> None:
    table = start(3)
    ruin(table)
    table.form_club()
    table.own(1, "iron")
    table.arrive(8)
    assert not table.state.is_in(2)
    assert [int(worth(table.state, seat)) for seat in range(3)] == [0, 6800, 6800]


@pytest.mark.rule("deuda.end.limit")
def test_all_together_may_agree_to_stop_and_a_refusal_is_not_asked_again() -> None:
    table = start(3)
    table.meet()
    table.play("stop", "accept", "refuse")
    assert table.refused("stop").code == "spurned"
    table.state.spurned = 0
    table.play("stop", "accept", "accept")
    result = table.state.result()
    assert result is not None
    assert (result.winners, result.rule) == ([], "deuda.end.limit")


@pytest.mark.rule("deuda.end.limit")
def test_no_game_has_more_actions_than_the_title_says() -> None:
    assert GAME.meta.most_actions == MOST_PLAYED
    table = start(max_laps=0)
    table.state.played = MOST_PLAYED - 1
    table.play("loan 1000")
    assert table.state.turn == OVER
    assert table.all_events("unfinished")


@pytest.mark.rule("deuda.end.total_victory")
def test_a_single_country_with_everything_wins_at_once_whatever_the_debt() -> None:
    table = start()
    nearly_all(table, 0)
    table.debt(0, 29_000)
    table.play("build sugar export")
    result = table.state.result()
    assert result is not None
    assert (result.winners, result.rule) == ([0], "deuda.end.total_victory")
    assert not table.all_events("liberation")
    assert table.refused("roll").rule == "deuda.end.total_victory"


@pytest.mark.rule("deuda.end.total_victory")
def test_with_total_victory_off_only_the_club_wins_by_it() -> None:
    table = start(total_victory=False)
    nearly_all(table, 0)
    table.play("build sugar export")
    assert table.state.result() is None


@pytest.mark.rule("deuda.end.total_victory")
def test_a_deal_or_a_union_that_completes_it_wins_too() -> None:
    table = start()
    nearly_all(table, 0)
    table.own(1, "sugar", 3, 3)
    table.meet()
    table.unite("1+2")
    result = table.state.result()
    assert result is not None
    assert result.winners == [0, 1]


@pytest.mark.rule("deuda.club.total_victory")
def test_the_club_wins_by_total_victory_and_those_thrown_out_win_with_it() -> None:
    table = start(2, club_vote="mover")
    nearly_all(table, 0)
    table.form_club()
    table.arrive(8)
    assert not table.state.is_in(1)
    assert table.state.result() is None
    table.play("build sugar export")
    result = table.state.result()
    assert result is not None
    assert (result.winners, result.rule) == ([0, 1], "deuda.club.total_victory")


@pytest.mark.rule("deuda.club.total_victory")
def test_with_no_boot_left_it_is_a_liberation() -> None:
    table = start(2, club_vote="mover")
    nearly_all(table, 0)
    table.form_club()
    table.state.boots = 0
    table.play("build sugar export")
    assert table.all_events("liberation")


@pytest.mark.rule("deuda.club.total_victory")
def test_in_degrees_twelve_exporting_lands_are_a_triumph_and_seven_with_two_a_draw() -> None:
    table = start(victory="degrees")
    for land in range(12):
        table.state.lands[land] = 0
        table.state.lands[12 + land] = table.state.lands[24 + land] = 1
    table.own(0, "sugar", 1)
    table.play("build sugar export")
    assert table.all_events("triumph")
    table = start(victory="degrees")
    for land in range(7):
        table.state.lands[land] = 0
        table.state.lands[12 + land] = table.state.lands[24 + land] = 2
    table.form_club()
    table.arrive(8)
    table.arrive(8)
    assert table.all_events("drawn")
    result = table.state.result()
    assert result is not None
    assert result.winners == []


@pytest.mark.rule("deuda.club.military_defeat")
def test_all_members_out_on_boots_and_the_imf_wins() -> None:
    table = start(3)
    table.form_club()
    for square in (8, 19, 28):
        table.arrive(square)
    result = table.state.result()
    assert result is not None
    assert (result.winners, result.rule) == ([], "deuda.club.military_defeat")
    assert table.state.bank == 120_000


@pytest.mark.rule("deuda.club.economic_defeat")
def test_a_payment_the_club_cannot_meet_loses_everything() -> None:
    table = start(2)
    table.form_club()
    table.own(0, "sugar", 1)
    table.cash(0, 1000)
    table.cash(1, 500)
    table.arrive(12)
    table.play("die 2")
    result = table.state.result()
    assert result is not None
    assert (result.winners, result.rule) == ([], "deuda.club.economic_defeat")
    assert table.state.owner(0) == -1


@pytest.mark.rule("deuda.club.economic_defeat")
def test_a_coup_never_causes_it() -> None:
    table = start(2)
    table.form_club()
    table.arrive(18)
    assert table.state.result() is None


@pytest.mark.rule("deuda.club.economic_defeat")
def test_while_gold_can_settle_it_the_club_is_not_defeated() -> None:
    table = start(2)
    table.form_club()
    table.cash(0, 500)
    table.cash(1, 1050)
    table.arrive(35)
    assert table.legal() == ["gold"]
    assert table.refused("cash").code == "too-dear"
    table.play("gold")
    assert table.state.result() is None
    assert [table.cash(seat) for seat in range(2)] == [500, 1050]
