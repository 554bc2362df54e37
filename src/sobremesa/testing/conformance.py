"""What holds for every title: legality, records, texts, chance, copies, scenes and boards."""

import copy
import pickle
import xml.etree.ElementTree as ET
from collections.abc import Sequence
from contextlib import suppress
from typing import ClassVar

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from sobremesa import compiled
from sobremesa.core.events import MALFORMED
from sobremesa.core.game import Game
from sobremesa.core.match import Match
from sobremesa.core.packing import pack
from sobremesa.core.record import load, read, write
from sobremesa.core.registry import game
from sobremesa.core.rng import Rng
from sobremesa.core.seats import CHANCE, OVER
from sobremesa.core.state import IllegalAction, State, new_buffer
from sobremesa.core.texts import LANGS
from sobremesa.core.verbs import Argument
from sobremesa.core.vocabulary import Kind, SeatKind
from sobremesa.testing.walks import SetupOf, setups, start, walk

SEEDS = st.integers(0, 2**32)
LENGTHS = st.integers(0, 400)
_CHECKS = (HealthCheck.too_slow, HealthCheck.differing_executors)
# In plain Python a walk takes fifty times as long; what differs from compiled rules shows in the first few.
MANY = settings(max_examples=40 if compiled else 6, deadline=None, suppress_health_check=_CHECKS)
SOME = settings(MANY, max_examples=25 if compiled else 4)


class Conformance:
    """Puts titles through what holds for all of them. A subclass, whose name begins with Test, says which."""

    titles: ClassVar[Sequence[str]] = ()

    @classmethod
    def later(cls, id: str, seed: int) -> Sequence[Match]:
        """Return matches that stand where random games seldom come, as in recorded ones; a title may have none."""
        return ()

    @classmethod
    def positions(cls, id: str, seed: int) -> Sequence[State]:
        """Return further positions to look at, for the most players there can be."""
        return ()

    def pytest_generate_tests(self, metafunc: pytest.Metafunc) -> None:
        """Run a test for each title, or for each setup of each title."""
        if "id" in metafunc.fixturenames:
            metafunc.parametrize("id", self.titles)
        if "setup" in metafunc.fixturenames:
            metafunc.parametrize("setup", setups(self.titles), ids=str)

    def walked(self, data: st.DataObject) -> Match:
        """Return a match of any setup after a random walk."""
        setup = data.draw(st.sampled_from(setups(self.titles)), "setup")
        return walk(start(*setup, data.draw(SEEDS, "seed")), data.draw(LENGTHS, "length"))

    # -- records and texts -----------------------------------------------------------------------

    @given(st.data())
    @MANY
    def test_a_record_comes_back_from_its_text(self, data: st.DataObject) -> None:
        record = self.walked(data).record
        text = write(record)
        again = load(text)
        assert again.actions == record.actions
        assert again.setup == record.setup
        assert write(again) == text
        assert [state.digest() for state in again.states()] == [state.digest() for state in record.states()]

    def test_a_broken_record_is_read_as_far_as_it_is_valid(self) -> None:
        text = write(walk(start(*setups(self.titles)[0], 3), 30).record)
        lines = text.splitlines()
        first = next(i for i, line in enumerate(lines) if line.startswith("1. "))
        lines[first + 9] = "10. chance fly to the moon"
        reading = read("\n".join(lines))
        assert reading.valid == 9
        assert reading.error is not None
        assert f"Line {first + 10}" in str(reading.error)

    @given(st.data())
    @MANY
    def test_every_legal_action_comes_back_from_its_text_in_every_language(self, data: st.DataObject) -> None:
        match = self.walked(data)
        check_texts(match.game, match.state)

    @given(st.data())
    @MANY
    def test_a_choice_is_put_together_from_its_parts_and_an_amount_from_its_notation(self, data: st.DataObject) -> None:
        match = self.walked(data)
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

    def test_every_language_has_every_text(self, id: str) -> None:
        texts = game(id).texts
        assert all(texts.keys(lang) == texts.keys(LANGS[0]) for lang in LANGS)

    def test_every_word_of_the_vocabulary_can_be_said(self, id: str) -> None:
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

    # -- legality --------------------------------------------------------------------------------

    @given(st.data())
    @SOME
    def test_why_not_is_none_exactly_for_legal_actions_over_the_whole_space(self, data: st.DataObject) -> None:
        match = self.walked(data)
        check_legality(match.game, match.state)

    def test_an_action_is_malformed_exactly_where_its_arguments_name_nothing(self, setup: SetupOf) -> None:
        title = game(setup[0])
        state = title.new(title.meta.setup(edition=setup[1], level=setup[2], players=setup[3]))
        verbs = title.words.verbs.all
        assert _family(state, pack(len(verbs))) == MALFORMED
        for verb in verbs:
            # Who has a seat depends on the setup; any amount is an amount.
            kinds = [kind for _, kind in title.words.phrases[verb.number].fields]
            if any(isinstance(kind, SeatKind) for kind in kinds) and setup[3] != most_players(title):
                continue
            least = [argument.least for argument in verb.arguments] + [0] * (3 - len(verb.arguments))
            most = [_highest(argument, kind, state) for argument, kind in zip(verb.arguments, kinds, strict=True)]
            assert _family(state, pack(verb.number, *least)) != MALFORMED
            assert _family(state, pack(verb.number, *most)) != MALFORMED
            for i, argument in enumerate(verb.arguments):
                for beyond in (argument.least - 1, argument.most + 1) if argument.samples is None else ():
                    if beyond >= 0:
                        numbers = [*least[:i], beyond, *least[i + 1 :]]
                        assert _family(state, pack(verb.number, *numbers)) == MALFORMED, (verb.name, numbers)
            for i in range(len(verb.arguments), 3):
                numbers = [*least[:i], 1, *least[i + 1 :]]
                assert _family(state, pack(verb.number, *numbers)) == MALFORMED
        assert _family(state, -1) == MALFORMED
        assert _family(state, 2**54) == MALFORMED

    @given(st.data(), st.integers(0, 2**62))
    @SOME
    def test_a_refused_action_changes_nothing(self, data: st.DataObject, action: int) -> None:
        state = self.walked(data).state
        before = state.snapshot()
        if state.why_not(action) is not None:
            with pytest.raises(IllegalAction):
                state.play(action)
            assert state.snapshot() == before

    def test_legal_actions_fit_the_buffer(self, id: str) -> None:
        assert len(list(new_buffer())) == 512
        match = walk(start(*setups([id])[0], 1), 60)
        assert len(match.state.legal()) <= 512

    # -- copies and chance -----------------------------------------------------------------------

    @given(st.data())
    @MANY
    def test_a_copy_is_equal_and_shares_nothing(self, data: st.DataObject) -> None:
        match = self.walked(data)
        state, length = match.state, len(match.record.actions)
        before, twin = state.snapshot(), state.copy()
        assert twin.snapshot() == before
        assert twin.legal() == state.legal()
        assert twin.journal is None
        match.state = twin
        walk(match, 50)
        assert state.snapshot() == before
        assert len(match.record.actions) == length or twin.snapshot() != before or twin.turn == OVER

    @given(st.data())
    @SOME
    def test_a_position_is_copied_compared_and_pickled_as_python_objects_are(self, data: st.DataObject) -> None:
        state = self.walked(data).state
        for same in (copy.copy(state), copy.deepcopy(state), pickle.loads(pickle.dumps(state))):
            assert same is not state
            assert same == state
            assert hash(same) == hash(state)
            assert repr(same) == repr(state)
            assert same.legal() == state.legal()
        assert repr(state).startswith(f"<{state.title()}, ")

    @given(st.data())
    @MANY
    def test_a_snapshot_restores_the_position_and_the_game_goes_on_alike(self, data: st.DataObject) -> None:
        match = self.walked(data)
        restored = match.game.new(match.record.setup)
        restored.restore(match.state.snapshot())
        assert restored.digest() == match.state.digest()
        assert restored.legal() == match.state.legal()
        played = len(match.record.actions)
        walk(match, 50)
        for action in match.record.actions[played:]:
            restored.play(action)
        assert restored.digest() == match.state.digest()

    @given(st.data())
    @MANY
    def test_chance_samples_exactly_its_outcomes(self, data: st.DataObject) -> None:
        match = self.walked(data)
        for _ in range(30):
            if match.state.turn == CHANCE:
                check_chance(match.state, match.seed)
                break
            walk(match, 1)

    # -- whole games, scenes, boards -------------------------------------------------------------

    def test_a_random_game_ends_within_its_bound_and_every_event_can_be_told(self, setup: SetupOf) -> None:
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

    def test_scenes_and_boards_of_a_game_are_whole_in_both_languages(self, setup: SetupOf) -> None:
        match = start(*setup, 5)
        while not match.is_over:
            walk(match, 40)
            check_scene(match.game, match.state, match.record.names)

    # -- from positions that random games seldom come to -----------------------------------------

    @pytest.mark.parametrize("seed", range(4))
    def test_the_same_holds_in_positions_that_random_games_seldom_come_to(self, id: str, seed: int) -> None:
        title = game(id)
        matches = [match for i in range(5) for match in self.later(id, 10 * seed + i)]
        for state in [*(match.state for match in matches), *self.positions(id, seed)]:
            check_legality(title, state)
            check_texts(title, state)
            if state.turn == CHANCE:
                check_chance(state, seed)
            before, twin = state.snapshot(), state.copy()
            twin.restore(before)
            assert twin.legal() == state.legal()
            if state.turn != OVER:
                twin.play(twin.legal()[seed % len(twin.legal())])
                assert twin.snapshot() != before
            assert state.snapshot() == before

    @pytest.mark.parametrize("seed", range(2))
    def test_scenes_are_whole_in_positions_that_random_games_seldom_come_to(self, id: str, seed: int) -> None:
        title = game(id)
        for match in (match for i in range(2) for match in self.later(id, 10 * seed + i)):
            check_scene(title, match.state, match.record.names)
        for state in self.positions(id, 5 * seed)[::3]:
            check_scene(title, state, [f"p{seat}" for seat in range(most_players(title))])

    def test_a_game_goes_on_from_where_random_games_seldom_come_and_ends(self, id: str) -> None:
        for match in (match for seed in range(3) for match in self.later(id, seed)):
            walk(match, match.game.meta.most_actions)
            assert match.is_over
            assert load(write(match.record)).actions == match.record.actions
            assert all(event.rule in match.game.rules for event in match.events)


def check_texts(title: Game, state: State) -> None:
    """Every action comes back from its notation and from its sentences."""
    for action in state.legal()[:40]:
        assert title.parse(state, title.text(state, action)) == action
        if state.turn >= 0:
            for lang in LANGS:
                assert title.parse(state, title.text(state, action, lang)) == action


def check_legality(title: Game, state: State) -> None:
    """What is offered is accepted, and of the whole space nothing else is."""
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


def check_chance(state: State, seed: int) -> None:
    """What chance draws is one of its outcomes, and each has a weight; only that time is up is no matter of luck."""
    legal, weights = state.legal(), state.weights()
    assert len(weights) == len(legal)
    for action, weight in zip(legal, weights, strict=True):
        assert (weight > 0) == (action != state.time_up())
    rng = Rng(seed)
    drawn = {int(state.sample(rng)) for _ in range(40 * len(legal))}
    assert drawn <= set(legal)
    # Of outcomes alike, 40 draws for each leave one out less than once in 10**15.
    if len(set(weights)) == 1:
        assert drawn == set(legal)


def check_scene(title: Game, state: State, names: Sequence[str]) -> None:
    """A scene says what it must, and its board, wide and narrow, is one SVG in which no id stands twice."""
    for lang in LANGS:
        scene = title.scene(state, lang, names)
        assert scene.sentence == title.moment(state, lang, names).sentence != ""
        assert scene.phase
        assert scene.alt
        assert all(rule in title.rules for rule in scene.rules)
        assert [choice.action for choice in scene.choices] == (state.legal() if state.turn >= 0 else [])
        for narrow in (False, True):
            root = ET.fromstring(title.draw(scene, narrow=narrow))
            assert root.tag == "{http://www.w3.org/2000/svg}svg"
            ids = [element.get("id") for element in root.iter() if element.get("id")]
            assert len(ids) == len(set(ids))


def most_players(title: Game) -> int:
    """Return how many may play at most, in any edition."""
    return max(edition.most_players for edition in title.meta.editions)


def _highest(argument: Argument, kind: Kind, state: State) -> int:
    """Return the last thing of a kind that has a name in a position; the last of all where none is there yet."""
    named = []
    for value in argument.values():
        with suppress(IndexError):
            kind.token(value, state)
            named.append(value)
    return max(named or argument.values())


def _family(state: State, action: int) -> str:
    refusal = state.why_not(action)
    return refusal.family if refusal else ""
