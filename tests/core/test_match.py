"""A match: luck that depends on the seed and the place alone, what happened before each action, the way back."""

import pytest

from sobremesa.core.errors import UserError
from sobremesa.core.match import CHECKPOINTS, STEP, Match
from sobremesa.core.record import Record
from sobremesa.core.registry import game
from sobremesa.core.rng import Rng
from sobremesa.core.seats import CHANCE, OVER
from sobremesa.core.state import IllegalAction

pytestmark = pytest.mark.pure

GAME = game("planeta")


def begun(seed: int = 1, **options: str) -> Match:
    return Match(GAME, GAME.meta.setup(options=options), ["ana"], seed)


def walked(actions: int, seed: int = 1) -> Match:
    """A match after so many actions, none of them the end of the game."""
    match, rng = begun(seed), Rng(seed)
    while len(match.turns) < actions and not match.is_over:
        if match.state.turn == CHANCE:
            match.play(match.chance())
        else:
            legal = [action for action in match.state.legal() if GAME.text(match.state, action) != "end"]
            match.play(legal[int(rng.below(len(legal)))])
    return match


def test_a_match_begins_at_the_first_position_of_its_setup() -> None:
    match = begun(tie="fail")
    assert match.state == GAME.new(options={"tie": "fail"})
    assert (match.turns, match.events, match.record.actions, match.is_over) == ([], [], [], False)


def test_the_seed_alone_decides_what_chance_has_in_store() -> None:
    first, same, other = (walked(60, seed) for seed in (1, 1, 2))
    assert first.state == same.state
    assert first.state != other.state


def test_after_another_way_to_the_same_place_the_luck_is_the_same() -> None:
    match = begun()
    match.settle()
    again = match.back(len(match.turns))
    match.play(match.state.legal()[0])
    again.play(again.state.legal()[5])
    assert match.chance() == again.chance()


def test_settling_stops_where_somebody_is_to_decide() -> None:
    match = begun()
    match.settle()
    assert match.state.turn == 0
    assert match.turns == [CHANCE] * 6
    before = len(match.turns)
    match.settle()
    assert len(match.turns) == before


def test_each_action_knows_whose_it_was_and_what_came_of_it() -> None:
    match = walked(40)
    assert len(match.turns) == len(match.record.actions) == len(match.marks) - 1 == 40
    assert match.marks[-1] == len(match.events)
    for number, turn in enumerate(match.turns):
        assert match.position(number).turn == turn
        for event in match.events[match.marks[number] : match.marks[number + 1]]:
            assert event.rule in GAME.rules


def test_a_refused_action_leaves_the_match_as_it_was() -> None:
    match = walked(6)
    before = match.state.copy()
    with pytest.raises(IllegalAction):
        match.play(GAME.parse(match.state, "act"))
    assert match.state == before
    assert (len(match.turns), len(match.record.actions), len(match.marks)) == (6, 6, 7)


def test_every_earlier_position_is_found_and_the_checkpoints_stay_few() -> None:
    match = begun()
    actions = STEP * CHECKPOINTS + 40
    states = [match.state.copy()]
    # Both jokers of four shown go back into the deck: a game can go on so for ever.
    lines = ["draw 2c", "draw 3c", *["draw X1", "draw X2", "draw 4c", "draw 5c"] * (actions // 4)]
    for line in lines[:actions]:
        match.play(GAME.parse(match.state, line))
        states.append(match.state.copy())
    assert len(match._checkpoints) <= CHECKPOINTS
    for count in (0, 1, STEP - 1, STEP, STEP + 1, actions // 2, actions - 1, actions):
        assert match.position(count) == states[count]


@pytest.mark.parametrize("count", [-1, 41, 1000])
def test_a_position_that_is_not_there_is_told_how_many_there_are(count: int) -> None:
    with pytest.raises(UserError, match="40"):
        walked(40).position(count)


def test_going_back_gives_another_match_and_leaves_this_one() -> None:
    match = walked(40)
    earlier = match.back(20)
    assert earlier.state == match.position(20)
    assert (len(earlier.turns), len(earlier.record.actions), len(earlier.marks)) == (20, 20, 21)
    assert earlier.events == match.events[: match.marks[20]]
    events = len(match.events)
    earlier.play(earlier.chance() if earlier.state.turn == CHANCE else earlier.state.legal()[0])
    assert (len(match.turns), len(match.events)) == (40, events)


def test_undo_takes_back_the_players_last_action_until_chance_has_spoken() -> None:
    match = begun()
    with pytest.raises(UserError, match="nothing"):
        match.undo()
    match.settle()
    before = match.state.copy()
    with pytest.raises(UserError, match="dice or cards"):
        match.undo()
    match.play(match.state.legal()[-1])
    assert match.state.turn == OVER
    match.undo()
    assert match.state == before
    match.play(match.state.legal()[0])
    match.settle()
    with pytest.raises(UserError, match="dice or cards"):
        match.undo()


def test_nobody_takes_back_what_another_did() -> None:
    title = game("deuda")
    match = Match(title, title.meta.setup(players=2), ["ana", "beto"], seed=1)
    match.settle()
    while len(match.turns) < 400:
        turn, acts = match.state.turn, match.state.legal()
        match.play(acts[len(match.turns) % len(acts)])
        if match.state.turn >= 0 and match.state.turn != turn:
            break
        match.settle()
    with pytest.raises(UserError, match="another player"):
        match.check_undo()


def test_a_record_is_taken_up_where_it_stops() -> None:
    match = walked(50)
    resumed = Match.resume(match.record)
    assert resumed.state == match.state
    assert resumed.events == match.events
    assert resumed.seed == match.seed
    assert Match.resume(match.record, seed=9).seed == 9


def test_from_a_snapshot_a_match_goes_on_but_not_back() -> None:
    match = walked(50)
    late = Match.from_snapshot(match.record, match.seed, match.state.snapshot())
    assert late.state == match.state
    assert late.position(50) == match.state
    with pytest.raises(UserError):
        late.position(49)
    with pytest.raises(UserError):
        late.undo()
    for one in (match, late):
        one.play(one.chance() if one.state.turn == CHANCE else one.state.legal()[0])
    assert late.state == match.state


def test_the_record_of_a_match_is_its_own() -> None:
    match = walked(10)
    record = match.record
    assert isinstance(record, Record)
    assert (record.game, record.names, record.seed) == (GAME, ("ana",), 1)
