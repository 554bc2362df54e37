"""The meeting on Latin America: who speaks, what is proposed, who answers."""

import pytest

from sobremesa.games.deuda.engine import numbers as fields
from tests.games.deuda.table import start


@pytest.mark.rule("deuda.pact.when")
def test_landing_on_latin_america_ends_the_first_lap_and_opens_a_meeting() -> None:
    table = start(3)
    table.meet()
    assert table.state.of(0, fields.LAPS) == 1
    assert table.all_events("meeting")
    assert table.state.turn == 0


@pytest.mark.rule("deuda.pact.when")
def test_being_sent_there_does_not_end_the_first_lap() -> None:
    table = start(3)
    table.arrive(4)
    table.play("solidarity cuba")
    assert [table.at(seat) for seat in range(3)] == [0, 0, 0]
    assert not table.all_events("meeting")
    assert table.state.mover == 1


@pytest.mark.rule("deuda.pact.meeting")
def test_the_lander_speaks_first_and_all_passing_in_a_row_closes() -> None:
    table = start(3)
    table.meet()
    table.play("pass", "deal", "promise 1 2", "offer", "refuse")
    assert table.state.turn == 2
    table.play("pass", "pass", "pass")
    assert table.all_events("meeting-closed")
    assert (table.state.mover, table.state.turn) == (1, 1)


@pytest.mark.rule("deuda.pact.meeting")
@pytest.mark.parametrize("proposals", [1, 2, 3])
def test_each_makes_only_so_many_proposals(proposals: int) -> None:
    table = start(2, proposals=proposals)
    table.meet()
    made = 0
    while table.state.now() == fields.MEETING:
        table.play("deal", "abandon")
        made += 1
    assert made == 2 * proposals
    assert table.state.mover == 1


@pytest.mark.rule("deuda.pact.meeting")
def test_the_same_proposal_is_not_put_again_right_after_a_refusal() -> None:
    table = start(3)
    table.meet()
    table.play("union 1+2", "refuse")
    assert table.refused("union 1+2").code == "spurned"
    table.play("deal", "promise 2 3", "offer", "refuse")
    table.play("deal", "promise 2 3")
    assert table.refused("offer").code == "spurned"


@pytest.mark.rule("deuda.pact.meeting")
def test_those_who_lose_turns_take_part_and_those_who_deal_directly_do_not() -> None:
    table = start(3)
    table.state.note(1, fields.LOST, 2)
    table.state.note(2, fields.DIRECT, 1)
    table.meet()
    assert table.refused("union 1+3").code == "not-a-union"
    assert table.refused("club").code == "no-club"
    table.play("pass")
    assert table.state.turn == 1
    table.play("pass")
    assert table.state.now() != fields.MEETING


@pytest.mark.rule("deuda.pact.meeting")
def test_a_meeting_in_which_nothing_could_be_agreed_is_skipped() -> None:
    table = start(2)
    table.state.note(1, fields.DIRECT, 1)
    table.meet()
    assert table.state.mover == 1


@pytest.mark.rule("deuda.pact.meeting")
def test_what_was_refused_may_be_proposed_again_in_the_next_meeting() -> None:
    table = start(2)
    table.meet()
    table.play("club", "refuse", "pass", "pass")
    table.meet()
    assert table.allows("club")


@pytest.mark.rule("deuda.pact.meeting", "deuda.pact.deals")
def test_a_deal_that_was_refused_is_the_same_deal_in_another_order() -> None:
    table = start(3)
    table.meet()
    table.play("deal", "money 1 2 500", "promise 1 2", "offer", "refuse")
    table.play("deal", "promise 2 1", "money 1 2 500")
    assert table.refused("offer").code == "spurned"
    table.play("drop 2", "money 1 2 550")
    assert table.allows("offer")
