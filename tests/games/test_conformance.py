"""What holds for every title that is registered, ours or anybody's."""

import xml.etree.ElementTree as ET
from collections.abc import Sequence
from contextlib import suppress

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sobremesa.core.events import MALFORMED
from sobremesa.core.game import Game
from sobremesa.core.packing import pack
from sobremesa.core.record import load, read, write
from sobremesa.core.registry import game, titles
from sobremesa.core.rng import Rng
from sobremesa.core.seats import CHANCE, OVER
from sobremesa.core.state import IllegalAction, State, new_buffer
from sobremesa.core.texts import LANGS
from sobremesa.core.verbs import Argument
from sobremesa.core.vocabulary import Kind, SeatKind
from tests.games.positions import FINISHED, finished, golden, sample
from tests.games.walks import ALL, start, walk

SETUPS = st.sampled_from(ALL)
SEEDS = st.integers(0, 2**32)
LENGTHS = st.integers(0, 400)


@given(SETUPS, SEEDS, LENGTHS)
@settings(max_examples=40)
def test_a_record_comes_back_from_its_text(setup: tuple[str, str, int, int], seed: int, length: int) -> None:
    record = walk(start(*setup, seed), length).record
    text = write(record)
    again = load(text)
    assert again.actions == record.actions
    assert again.setup == record.setup
    assert write(again) == text
    assert [state.digest() for state in again.states()] == [state.digest() for state in record.states()]


@given(SETUPS, SEEDS, LENGTHS)
@settings(max_examples=40)
def test_every_legal_action_comes_back_from_its_text_in_every_language(
    setup: tuple[str, str, int, int], seed: int, length: int
) -> None:
    match = walk(start(*setup, seed), length)
    check_texts(match.game, match.state)


def check_texts(title: Game, state: State) -> None:
    for action in state.legal()[:40]:
        assert title.parse(state, title.text(state, action)) == action
        if state.turn >= 0:
            for lang in LANGS:
                assert title.parse(state, title.text(state, action, lang)) == action


@given(SETUPS, SEEDS, LENGTHS)
@settings(max_examples=25)
def test_why_not_is_none_exactly_for_legal_actions_over_the_whole_space(
    setup: tuple[str, str, int, int], seed: int, length: int
) -> None:
    match = walk(start(*setup, seed), length)
    check_legality(match.game, match.state)


def check_legality(title: Game, state: State) -> None:
    legal = state.legal()
    assert len(set(legal)) == len(legal)
    assert (len(legal) == 0) == (state.turn == OVER)
    offered = set(legal)
    ranges = state.ranges()
    space = set(title.words.verbs.space()) | offered
    for action in space:
        refusal = state.why_not(action)
        allowed = action in offered or any(action in choice for choice in ranges)
        assert (refusal is None) == allowed, title.words.arguments(action)
        if refusal is not None:
            assert refusal.rule in title.rules
    assert set(legal) <= space


@pytest.mark.parametrize("setup", ALL, ids=str)
def test_an_action_is_malformed_exactly_where_its_arguments_name_nothing(setup: tuple[str, str, int, int]) -> None:
    title = game(setup[0])
    state = title.new(title.meta.setup(edition=setup[1], level=setup[2], players=setup[3]))
    verbs = title.words.verbs.all
    assert family(state, pack(len(verbs))) == MALFORMED
    for verb in verbs:
        # Who has a seat depends on the setup; any amount is an amount.
        kinds = [kind for _, kind in title.words.phrases[verb.number].fields]
        if any(isinstance(kind, SeatKind) for kind in kinds) and setup[3] != most_players(setup[0]):
            continue
        bounds = [(argument.least, argument.most) for argument in verb.arguments]
        least = [low for low, _ in bounds] + [0] * (3 - len(bounds))
        assert family(state, pack(verb.number, *least)) != MALFORMED
        assert (
            family(
                state,
                pack(
                    verb.number,
                    *[highest(argument, kind, state) for argument, kind in zip(verb.arguments, kinds, strict=True)],
                ),
            )
            != MALFORMED
        )
        for i, (low, high) in enumerate(bounds):
            for beyond in (low - 1, high + 1) if verb.arguments[i].samples is None else ():
                if beyond >= 0:
                    given = [*least[:i], beyond, *least[i + 1 :]]
                    assert family(state, pack(verb.number, *given)) == MALFORMED, (verb.name, given)
        for i in range(len(bounds), 3):
            given = [*least[:i], 1, *least[i + 1 :]]
            assert family(state, pack(verb.number, *given)) == MALFORMED
    assert family(state, -1) == MALFORMED
    assert family(state, 2**54) == MALFORMED


def highest(argument: Argument, kind: Kind, state: State) -> int:
    """The last thing of a kind that has a name in a position; the last of all where none is there yet."""
    named = []
    for value in argument.values():
        with suppress(IndexError):
            kind.token(value, state)
            named.append(value)
    return max(named or argument.values())


def family(state: State, action: int) -> str:
    refusal = state.why_not(action)
    return refusal.family if refusal else ""


def most_players(id: str) -> int:
    return max(setup[3] for setup in ALL if setup[0] == id)


@given(SETUPS, SEEDS, LENGTHS, st.integers(0, 2**62))
@settings(max_examples=25)
def test_a_refused_action_changes_nothing(
    setup: tuple[str, str, int, int], seed: int, length: int, action: int
) -> None:
    state = walk(start(*setup, seed), length).state
    before = state.snapshot()
    if state.why_not(action) is not None:
        with pytest.raises(IllegalAction):
            state.play(action)
        assert state.snapshot() == before


@given(SETUPS, SEEDS, LENGTHS)
@settings(max_examples=40)
def test_a_copy_is_equal_and_shares_nothing(setup: tuple[str, str, int, int], seed: int, length: int) -> None:
    match = walk(start(*setup, seed), length)
    state = match.state
    before, copy = state.snapshot(), state.copy()
    assert copy.snapshot() == before
    assert copy.legal() == state.legal()
    assert copy.journal is None
    match.state = copy
    walk(match, 50)
    assert state.snapshot() == before
    assert len(match.record.actions) == length or copy.snapshot() != before or copy.turn == OVER


@given(SETUPS, SEEDS, LENGTHS)
@settings(max_examples=40)
def test_a_snapshot_restores_the_position_and_the_game_goes_on_alike(
    setup: tuple[str, str, int, int], seed: int, length: int
) -> None:
    match = walk(start(*setup, seed), length)
    restored = match.game.new(match.record.setup)
    restored.restore(match.state.snapshot())
    assert restored.digest() == match.state.digest()
    assert restored.legal() == match.state.legal()
    played = len(match.record.actions)
    walk(match, 50)
    for action in match.record.actions[played:]:
        restored.play(action)
    assert restored.digest() == match.state.digest()


@given(SETUPS, SEEDS, LENGTHS)
@settings(max_examples=40)
def test_chance_samples_exactly_its_outcomes(setup: tuple[str, str, int, int], seed: int, length: int) -> None:
    match = walk(start(*setup, seed), length)
    for _ in range(30):
        if match.state.turn == CHANCE:
            check_chance(match.state, seed)
            break
        walk(match, 1)


def check_chance(state: State, seed: int) -> None:
    legal, weights = state.legal(), state.weights()
    assert len(weights) == len(legal)
    assert all(weight > 0 for weight in weights)
    rng = Rng(seed)
    drawn = {int(state.sample(rng)) for _ in range(40 * len(legal))}
    assert drawn <= set(legal)
    # Of outcomes alike, 40 draws for each leave one out less than once in 10**15.
    if len(set(weights)) == 1:
        assert drawn == set(legal)


@pytest.mark.parametrize("setup", ALL, ids=str)
def test_a_random_game_ends_within_its_bound_and_every_event_can_be_told(setup: tuple[str, str, int, int]) -> None:
    for seed in range(3):
        match = start(*setup, seed)
        walk(match, match.game.meta.most_actions)
        assert match.is_over
        result = match.state.result()
        assert result is not None
        assert len(result.points) == len(result.ranks) == setup[3]
        for event in match.events:
            assert event.rule in match.game.rules
            for lang in LANGS:
                assert match.game.tell(event, lang, match.record.names)


@pytest.mark.parametrize("setup", ALL, ids=str)
def test_scenes_and_boards_of_a_game_are_whole_in_both_languages(setup: tuple[str, str, int, int]) -> None:
    match = start(*setup, 5)
    while not match.is_over:
        walk(match, 25)
        check_scene(match.game, match.state, match.record.names)


def check_scene(title: Game, state: State, names: Sequence[str]) -> None:
    for lang in LANGS:
        scene = title.scene(state, lang, names)
        assert scene.sentence == title.asks(state, lang, names) != ""
        assert scene.phase
        assert scene.alt
        assert all(rule in title.rules for rule in scene.rules)
        assert [choice.action for choice in scene.choices] == (state.legal() if state.turn >= 0 else [])
        root = ET.fromstring(title.draw(scene))
        assert root.tag == "{http://www.w3.org/2000/svg}svg"
        ids = [element.get("id") for element in root.iter() if element.get("id")]
        assert len(ids) == len(set(ids))


# -- from positions that random games seldom come to ---------------------------------------------


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("id", [id for id in titles() if FINISHED[id]])
def test_the_same_holds_in_the_positions_of_finished_games_and_goldens(id: str, seed: int) -> None:
    title = game(id)
    matches = [finished(id, 10 * seed + i) for i in range(5)]
    for state in [*(match.state for match in matches), *sample(golden(id), 8, seed)]:
        check_legality(title, state)
        check_texts(title, state)
        if state.turn == CHANCE:
            check_chance(state, seed)
        before, copy = state.snapshot(), state.copy()
        copy.restore(before)
        assert copy.legal() == state.legal()
        if state.turn != OVER:
            copy.play(copy.legal()[seed % len(copy.legal())])
            assert copy.snapshot() != before
        assert state.snapshot() == before


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize("id", [id for id in titles() if FINISHED[id]])
def test_scenes_are_whole_in_the_positions_of_finished_games_and_goldens(id: str, seed: int) -> None:
    for match in (finished(id, 10 * seed + i) for i in range(2)):
        check_scene(match.game, match.state, match.record.names)
    for state in sample(golden(id), 3, 5 * seed):
        check_scene(game(id), state, [f"p{seat}" for seat in range(most_players(id))])


@pytest.mark.parametrize("id", [id for id in titles() if FINISHED[id]])
def test_a_game_goes_on_from_any_position_of_a_finished_one_and_ends(id: str) -> None:
    for seed in range(3):
        match = finished(id, seed)
        walk(match, match.game.meta.most_actions)
        assert match.is_over
        assert load(write(match.record)).actions == match.record.actions
        assert all(event.rule in match.game.rules for event in match.events)


@pytest.mark.parametrize("id", titles())
def test_both_languages_have_every_text(id: str) -> None:
    texts = game(id).texts
    assert texts.keys("es") == texts.keys("en")


@pytest.mark.parametrize("id", titles())
def test_every_word_of_the_vocabulary_can_be_said(id: str) -> None:
    title = game(id)
    keys = title.texts.keys("en")
    for verb in title.words.verbs.all:
        assert f"action-{verb.name}" in keys
    for kind in title.words.events:
        assert f"event-{kind}" in keys
    for code in title.words.refusals:
        assert f"refusal-{code}" in keys
    assert {"title", "tagline", "facts"} <= set(keys)
    for edition in title.meta.editions:
        assert "help" in keys[f"edition-{edition.id}"]
    for option in title.meta.options:
        assert "help" in keys[f"option-{option.name}"]
        assert option.rule in title.rules
        for choice in option.choices:
            if isinstance(choice, str):
                assert choice in keys[f"option-{option.name}"]


@pytest.mark.parametrize("id", titles())
def test_legal_actions_fit_the_buffer(id: str) -> None:
    assert len(list(new_buffer())) == 512
    match = walk(start(*next(setup for setup in ALL if setup[0] == id), 1), 60)
    assert len(match.state.legal()) <= 512


def test_a_broken_record_is_read_as_far_as_it_is_valid() -> None:
    text = write(walk(start(*ALL[0], 3), 30).record)
    lines = text.splitlines()
    first = next(i for i, line in enumerate(lines) if line.startswith("1. "))
    lines[first + 9] = "10. chance fly to the moon"
    reading = read("\n".join(lines))
    assert reading.valid == 9
    assert reading.error is not None
    assert f"Line {first + 10}" in str(reading.error)


@given(SETUPS, SEEDS, LENGTHS)
@settings(max_examples=40)
def test_a_choice_is_put_together_from_its_parts_and_an_amount_from_its_notation(
    setup: tuple[str, str, int, int], seed: int, length: int
) -> None:
    match = walk(start(*setup, seed), length)
    title, state = match.game, match.state
    scene = title.scene(state, "en")
    for choice in scene.choices:
        assert choice.notation.split() == [choice.verb, *(part.token for part in choice.parts)]
    assert len(scene.amounts) == (len(state.ranges()) if state.turn >= 0 else 0)
    for amount, some in zip(scene.amounts, state.ranges(), strict=False):
        for wanted, kept in ((amount.least, some.least), (amount.most, some.most)):
            action = title.parse(state, amount.notation.replace("#", str(wanted)))
            assert action == some.action(kept)
            assert state.why_not(action) is None
