"""Scenes: what every title's scene tells, and that its choices, panels and score go together with the position."""

from dataclasses import replace

import pytest

from sobremesa.core.match import Match
from sobremesa.core.registry import game, titles
from sobremesa.core.rng import Rng
from sobremesa.core.scene import Scene
from sobremesa.core.seats import CHANCE, OVER
from sobremesa.core.state import State
from sobremesa.core.texts import LANGS

NAMES = ("Ana", "Beto", "Carla", "Dani", "Elena", "Fabio")
TITLES = pytest.mark.parametrize("id", titles())


def states(id: str, seed: int = 5, every: int = 9, most: int = 270) -> list[State]:
    """Positions of a game by lot, the last one too."""
    title = game(id)
    setup = title.meta.setup()
    match, rng = Match(title, setup, NAMES[: setup.players], seed), Rng(seed)
    found = []
    while not match.is_over and len(match.turns) < most:
        if len(match.turns) % every == 0:
            found.append(match.state.copy())
        state = match.state
        match.play(match.chance() if state.turn == CHANCE else int(title.heuristic.hurried(state, rng)))
    return [*found, match.state]


def scenes(id: str, lang: str = "en") -> list[tuple[State, Scene]]:
    return [(state, game(id).scene(state, lang, NAMES)) for state in states(id)]


@TITLES
@pytest.mark.parametrize("lang", LANGS)
def test_a_scene_says_which_moment_it_is_in_the_readers_language(id: str, lang: str) -> None:
    title = game(id)
    for state, scene in scenes(id, lang):
        assert (scene.game, scene.lang, scene.turn) == (id, lang, state.turn)
        assert scene.phase
        assert scene.sentence
        assert scene.alt.startswith(scene.sentence)
        assert title.moment(state, lang, NAMES).sentence == scene.sentence
        assert scene.rules
        assert all(rule in title.rules for rule in scene.rules)
        assert len(scene.rules) == len(set(scene.rules))


@TITLES
def test_the_choices_are_the_legal_actions_of_whoever_is_asked(id: str) -> None:
    title = game(id)
    for state, scene in scenes(id):
        assert [choice.action for choice in scene.choices] == (state.legal() if state.turn >= 0 else [])
        for choice in scene.choices:
            assert choice.notation == title.text(state, choice.action)
            assert choice.text == title.text(state, choice.action, "en", NAMES)
            assert choice.notation.split()[0] == choice.verb
            assert [part.token for part in choice.parts] == choice.notation.split()[1:]
            assert choice.short
            assert choice.targets == title.targets(state, choice.action)


@TITLES
def test_an_amount_is_a_range_that_is_legal_from_end_to_end(id: str) -> None:
    title = game(id)
    for state, scene in scenes(id):
        assert len(scene.amounts) == (len(state.ranges()) if state.turn >= 0 else 0)
        for amount in scene.amounts:
            assert amount.least <= amount.most
            for figure in (amount.least, amount.most):
                assert state.why_not(title.parse(state, amount.notation.replace("#", str(figure)))) is None


@TITLES
def test_panels_are_whole_tables(id: str) -> None:
    for _, scene in scenes(id):
        assert scene.panels
        for panel in scene.panels:
            assert {len(row) for row in panel.rows} <= {len(panel.head)}


@TITLES
def test_the_score_of_the_scene_is_the_score_of_the_game(id: str) -> None:
    title = game(id)
    for state, scene in scenes(id):
        assert title.score(state) == scene.score
        assert len(scene.score) == title.meta.setup().players


@TITLES
def test_what_is_barred_is_its_kind_of_moment_but_against_a_rule(id: str) -> None:
    title = game(id)
    seen = 0
    for state in states(id, every=60):
        barred = title.barred(state, "en", NAMES)
        assert state.turn >= 0 or barred == ()
        for one in barred[:40]:
            refusal = state.why_not(one.action)
            assert refusal is not None
            assert (refusal.family, refusal.rule) == ("illegal", one.rule)
            assert title.explain(refusal, "en", NAMES, state) == one.reason
            assert one.notation.split()[0] == one.verb
            seen += 1
    assert seen


@TITLES
def test_when_it_is_over_nothing_can_be_chosen(id: str) -> None:
    title = game(id)
    setup = title.meta.setup()
    match, rng = Match(title, setup, NAMES[: setup.players], seed=2), Rng(2)
    while not match.is_over:
        state = match.state
        match.play(match.chance() if state.turn == CHANCE else int(title.heuristic.hurried(state, rng)))
    scene = title.scene(match.state, "en", NAMES)
    assert (scene.turn, scene.choices, scene.amounts) == (OVER, (), ())
    assert title.barred(match.state, "en", NAMES) == ()


@TITLES
def test_a_scene_to_look_at_differs_only_in_what_may_be_done(id: str) -> None:
    for state, scene in scenes(id):
        looked_at = game(id).scene(state, "en", NAMES, to_act=False)
        assert looked_at == replace(scene, choices=(), amounts=(), actions=None)
