"""A state is a good Python object: it can be shown, compared, copied, pickled, and told what to do in words."""

import copy
import pickle

import pytest
from librt.vecs import vec
from mypy_extensions import i64

import sobremesa
from sobremesa.core.errors import UserError
from sobremesa.core.events import Event, Refusal
from sobremesa.core.registry import game, titles
from sobremesa.core.rng import Rng
from sobremesa.core.seats import CHANCE, OVER
from sobremesa.core.state import IllegalAction, Result, State
from sobremesa.core.texts import LANGS

pytestmark = pytest.mark.pure


class Echo(State):
    """In plain Python: it may do what the state asked before it may do, and one thing more."""

    def __init__(self, asked: State | None, number: int) -> None:
        super().__init__(0)
        self.asked = asked
        self.number = number

    def legal_into(self, buffer: "vec[i64]") -> int:
        buffer[0] = self.number
        others = self.asked.legal() if self.asked else []
        for i, number in enumerate(others, 1):
            buffer[i] = number
        return len(others) + 1


TITLES = pytest.mark.parametrize("id", titles())


def played(id: str, actions: int = 60, seed: int = 3) -> State:
    """Return a position of a title after so many actions by lot."""
    title = game(id)
    state: State = title.new()
    rng = Rng(seed)
    for _ in range(actions):
        if state.turn == OVER:
            break
        state.play(state.sample(rng) if state.turn == CHANCE else title.heuristic.hurried(state, rng))
    return state


@TITLES
def test_a_state_says_which_game_it_is_how_far_and_whose_turn(id: str) -> None:
    state = played(id)
    shown = repr(state)
    assert shown.startswith(f"<{id}, ")
    assert state.when()
    assert state.when() in shown
    assert {CHANCE: "chance to play", OVER: "over"}.get(state.turn, f"seat {state.turn + 1} to play") in shown


@TITLES
def test_states_are_equal_by_position(id: str) -> None:
    state, same, other = played(id), played(id), played(id, 61)
    assert state == same
    assert hash(state) == hash(same)
    assert state != other
    assert len({state, same, other}) == 2
    assert state != "a state"


@TITLES
def test_positions_of_different_setups_are_not_equal(id: str) -> None:
    title = game(id)
    option = next(option for option in title.meta.options if len(option.choices) > 1)
    value = next(choice for choice in option.choices if choice != option.default)
    assert title.new() != title.new(options={option.name: value})


@TITLES
def test_a_copy_of_any_kind_is_equal_and_shares_nothing(id: str) -> None:
    state = played(id)
    for other in (state.copy(), copy.copy(state), copy.deepcopy(state), pickle.loads(pickle.dumps(state))):
        assert type(other) is type(state)
        assert other == state
        assert other.setup() == state.setup()
        other.play(other.legal()[0])
        assert other != state


@TITLES
def test_a_pickled_state_goes_on_as_the_first_would(id: str) -> None:
    state = played(id, 40)
    other = pickle.loads(pickle.dumps(state))
    for rng, there in ((Rng(5), state), (Rng(5), other)):
        for _ in range(40):
            if there.turn == OVER:
                break
            there.play(there.sample(rng) if there.turn == CHANCE else there.legal()[rng.below(len(there.legal()))])
    assert state.digest() == other.digest()


@TITLES
def test_a_state_is_played_and_asked_in_notation_and_in_sentences(id: str) -> None:
    title, state = game(id), played(id)
    for words in (None, *LANGS):
        there = state.copy()
        action = there.legal()[0]
        text = title.text(there, action, words)
        assert there.why_not(text) is None
        there.play(text)
        by_number = state.copy()
        by_number.play(action)
        assert there == by_number


@TITLES
def test_an_illegal_action_is_told_with_notation_sentence_and_rule(id: str) -> None:
    title, state = game(id), played(id)
    before = state.digest()
    action = next(action for action in title.space(state) if state.why_not(action) is not None)
    refusal = state.why_not(action)
    assert refusal is not None
    with pytest.raises(IllegalAction) as refused:
        state.play(title.text(state, action))
    assert refused.value.refusal == refusal
    assert str(refused.value) == (
        f"{title.text(state, action)}: {title.explain(refusal, 'en', state=state)} ({refusal.rule})"
    )
    assert state.digest() == before
    again = pickle.loads(pickle.dumps(refused.value))
    assert (again.action, again.refusal, str(again)) == (action, refusal, str(refused.value))


@TITLES
@pytest.mark.parametrize("number", [-1, 10**30, -(10**30), 63])
def test_a_number_that_is_no_action_is_malformed(id: str, number: int) -> None:
    refusal = played(id).why_not(number)
    assert refusal is not None
    assert refusal.family == "malformed"


@TITLES
@pytest.mark.parametrize("thing", [3.5, None, ["move"]])
def test_what_is_neither_a_number_nor_a_text_is_told_what_an_action_is(id: str, thing: object) -> None:
    for asked in (played(id).play, played(id).why_not):
        with pytest.raises(TypeError, match="an action is a number, its notation or a sentence, not "):
            asked(thing)


@TITLES
def test_an_unknown_verb_is_told_the_nearest(id: str) -> None:
    state = played(id)
    verb = state.verbs().names()[-1]
    with pytest.raises(UserError) as misread:
        state.play(f"{verb}x")
    assert misread.value.code == "near-verb"
    assert verb in str(misread.value)
    with pytest.raises(UserError) as unread:
        state.play("zzzzzz")
    assert unread.value.code == "unknown-verb"


@pytest.mark.parametrize(
    "value", [Event("moved", "game.move", 1, [1, 2]), Refusal("illegal", "no", "game.no", [3]), Result([1], [1], "r")]
)
def test_what_a_state_tells_can_be_sent_to_another_process(value: object) -> None:
    assert repr(pickle.loads(pickle.dumps(value))) == repr(value)


def test_the_package_says_its_version() -> None:
    assert sobremesa.__version__.count(".") >= 1


def test_lists_of_actions_asked_for_within_one_another_are_each_their_own() -> None:
    assert Echo(None, 4).legal() == [4]
    assert Echo(Echo(Echo(None, 3), 2), 1).legal() == [1, 2, 3]


@TITLES
def test_a_list_of_actions_stays_as_it_is_when_others_are_asked_for(id: str) -> None:
    state = played(id, 20)
    before = state.legal()
    kept = list(before)
    played(id, 40).legal()
    assert before == kept
    assert all(type(action) is int for action in before)
