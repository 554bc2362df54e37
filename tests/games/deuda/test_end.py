"""How games end."""

import pytest

from sobremesa.core.seats import OVER
from sobremesa.games.deuda.rules.play import MOST_PLAYED, Deuda
from tests.games.deuda.table import (
    GAME,
    act,
    arrive,
    cash,
    debt,
    form_club,
    meet,
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
