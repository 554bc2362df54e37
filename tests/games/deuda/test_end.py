"""How games end."""

import pytest

from sobremesa.core.seats import OVER
from sobremesa.games.deuda.engine.play import MOST_PLAYED, Deuda
from sobremesa.games.deuda.engine.rules.ending import worth
from tests.games.deuda.table import (
    GAME,
    act,
    arrive,
    cash,
    debt,
    form_club,
    meet,
    options,
    own,
    refused,
    stand,
    start,
    told,
    unite,
)


def ruin(state: Deuda) -> None:
    """The country on turn goes bankrupt."""
    seat = int(state.who())
    cash(state, seat, 0)
    debt(state, seat, int(state.limit(seat)))
    arrive(state, 12)
    act(state, "die 1")


def nearly_all(state: Deuda, seat: int) -> None:
    """All lands complete but for the last export industry for sugar."""
    for land in range(12):
        state.lands[land] = state.head(seat)
        state.lands[12 + land] = state.lands[24 + land] = 3
    own(state, seat, "sugar", 3, 2)


@pytest.mark.rule("deuda.end.last_player")
def test_the_last_country_left_wins_at_once() -> None:
    state = start(3)
    ruin(state)
    assert state.result() is None
    ruin(state)
    result = state.result()
    assert result is not None
    assert (result.winners, result.rule) == ([2], "deuda.end.last_player")
    assert state.legal() == []
    assert refused(state, "roll").code == "game-over"


@pytest.mark.rule("deuda.end.last_player")
def test_a_pair_wins_together_when_its_last_rival_is_bankrupt() -> None:
    state = start(3)
    meet(state)
    unite(state, "1+2")
    act(state, "pass", "pass", "pass", "roll", "dice 3 5")
    ruin(state)
    result = state.result()
    assert result is not None
    assert result.winners == [0, 1]


@pytest.mark.rule("deuda.end.last_player", "deuda.trio.form")
def test_a_union_of_everybody_has_no_rival_and_plays_on() -> None:
    state = start(2)
    meet(state)
    unite(state, "1+2")
    assert state.result() is None
    act(state, "pass", "pass")
    assert state.turn == 1


@pytest.mark.rule("deuda.end.all_bankrupt")
def test_if_a_union_without_rivals_goes_bankrupt_the_imf_wins() -> None:
    state = start(2)
    meet(state)
    unite(state, "1+2")
    act(state, "pass", "pass")
    ruin(state)
    result = state.result()
    assert result is not None
    assert (result.winners, result.rule) == ([], "deuda.end.all_bankrupt")


@pytest.mark.rule("deuda.end.limit")
def test_the_lap_limit_leaves_the_game_unfinished_and_nobody_has_won() -> None:
    state = start(max_laps=10)
    cash(state, 1, 9000)
    stand(state, 0, 37, laps=9)
    act(state, "roll", "dice 2 2", "sell")
    result = state.result()
    assert state.turn == OVER
    assert result is not None
    assert (result.winners, result.rule) == ([], "deuda.end.limit")
    assert result.ranks == [3, 2]


@pytest.mark.rule("deuda.end.limit")
def test_by_default_there_is_no_limit_of_laps() -> None:
    state = start()
    stand(state, 0, 37, laps=999)
    act(state, "roll", "dice 2 2", "sell")
    assert state.result() is None
    assert state.mover == 1


@pytest.mark.rule("deuda.end.limit")
def test_one_who_is_bankrupt_never_leads_an_unfinished_game() -> None:
    state = start(3, max_laps=10)
    ruin(state)
    debt(state, 1, 9000)
    debt(state, 2, 8000)
    stand(state, 1, 30, laps=9)
    act(state, "roll", "dice 6 6", "gold", "done", "sell")
    result = state.result()
    assert result is not None
    assert result.points[0] == 0
    assert result.ranks == [4, 3, 2]


@pytest.mark.rule("deuda.end.limit", "deuda.club.form")
def test_one_who_was_bankrupt_before_the_club_has_no_part_in_it() -> None:
    state = start(3)
    ruin(state)
    form_club(state)
    own(state, 1, "iron")
    arrive(state, 8)
    assert not state.is_in(2)
    assert [int(worth(state, seat)) for seat in range(3)] == [0, 6800, 6800]


@pytest.mark.rule("deuda.end.limit")
def test_all_together_may_agree_to_stop_and_a_refusal_is_not_asked_again() -> None:
    state = start(3)
    meet(state)
    act(state, "stop", "accept", "refuse")
    assert refused(state, "stop").code == "spurned"
    state.spurned = 0
    act(state, "stop", "accept", "accept")
    result = state.result()
    assert result is not None
    assert (result.winners, result.rule) == ([], "deuda.end.limit")


@pytest.mark.rule("deuda.end.limit")
def test_no_game_has_more_actions_than_the_title_says() -> None:
    assert GAME.meta.most_actions == MOST_PLAYED
    state = start(max_laps=0)
    state.played = MOST_PLAYED - 1
    act(state, "loan 1000")
    assert state.turn == OVER
    assert told(state, "unfinished")


@pytest.mark.rule("deuda.end.total_victory")
def test_a_single_country_with_everything_wins_at_once_whatever_the_debt() -> None:
    state = start()
    nearly_all(state, 0)
    debt(state, 0, 29_000)
    act(state, "build sugar export")
    result = state.result()
    assert result is not None
    assert (result.winners, result.rule) == ([0], "deuda.end.total_victory")
    assert not told(state, "liberation")
    assert refused(state, "roll").rule == "deuda.end.total_victory"


@pytest.mark.rule("deuda.end.total_victory")
def test_with_total_victory_off_only_the_club_wins_by_it() -> None:
    state = start(total_victory=False)
    nearly_all(state, 0)
    act(state, "build sugar export")
    assert state.result() is None


@pytest.mark.rule("deuda.end.total_victory")
def test_a_deal_or_a_union_that_completes_it_wins_too() -> None:
    state = start()
    nearly_all(state, 0)
    own(state, 1, "sugar", 3, 3)
    meet(state)
    unite(state, "1+2")
    result = state.result()
    assert result is not None
    assert result.winners == [0, 1]


@pytest.mark.rule("deuda.club.total_victory")
def test_the_club_wins_by_total_victory_and_those_thrown_out_win_with_it() -> None:
    state = start(2, club_vote="mover")
    nearly_all(state, 0)
    form_club(state)
    arrive(state, 8)
    assert not state.is_in(1)
    assert state.result() is None
    act(state, "build sugar export")
    result = state.result()
    assert result is not None
    assert (result.winners, result.rule) == ([0, 1], "deuda.club.total_victory")


@pytest.mark.rule("deuda.club.total_victory")
def test_with_no_boot_left_it_is_a_liberation() -> None:
    state = start(2, club_vote="mover")
    nearly_all(state, 0)
    form_club(state)
    state.boots = 0
    act(state, "build sugar export")
    assert told(state, "liberation")


@pytest.mark.rule("deuda.club.total_victory")
def test_in_degrees_twelve_exporting_lands_are_a_triumph_and_seven_with_two_a_draw() -> None:
    state = start(victory="degrees")
    for land in range(12):
        state.lands[land] = 0
        state.lands[12 + land] = state.lands[24 + land] = 1
    own(state, 0, "sugar", 1)
    act(state, "build sugar export")
    assert told(state, "triumph")
    state = start(victory="degrees")
    for land in range(7):
        state.lands[land] = 0
        state.lands[12 + land] = state.lands[24 + land] = 2
    form_club(state)
    arrive(state, 8)
    arrive(state, 8)
    assert told(state, "drawn")
    result = state.result()
    assert result is not None
    assert result.winners == []


@pytest.mark.rule("deuda.club.military_defeat")
def test_all_members_out_on_boots_and_the_imf_wins() -> None:
    state = start(3)
    form_club(state)
    for square in (8, 19, 28):
        arrive(state, square)
    result = state.result()
    assert result is not None
    assert (result.winners, result.rule) == ([], "deuda.club.military_defeat")
    assert state.bank == 120_000


@pytest.mark.rule("deuda.club.economic_defeat")
def test_a_payment_the_club_cannot_meet_loses_everything() -> None:
    state = start(2)
    form_club(state)
    own(state, 0, "sugar", 1)
    cash(state, 0, 1000)
    cash(state, 1, 500)
    arrive(state, 12)
    act(state, "die 2")
    result = state.result()
    assert result is not None
    assert (result.winners, result.rule) == ([], "deuda.club.economic_defeat")
    assert state.owner(0) == -1


@pytest.mark.rule("deuda.club.economic_defeat")
def test_a_coup_never_causes_it() -> None:
    state = start(2)
    form_club(state)
    arrive(state, 18)
    assert state.result() is None


@pytest.mark.rule("deuda.club.economic_defeat")
def test_while_gold_can_settle_it_the_club_is_not_defeated() -> None:
    state = start(2)
    form_club(state)
    cash(state, 0, 500)
    cash(state, 1, 1050)
    arrive(state, 35)
    assert options(state) == ["gold"]
    assert refused(state, "cash").code == "too-dear"
    act(state, "gold")
    assert state.result() is None
    assert [cash(state, seat) for seat in range(2)] == [500, 1050]
