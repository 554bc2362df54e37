"""Notation and sentences: what is written can be read back, in every position."""

import pytest

from sobremesa.core.errors import UserError
from sobremesa.core.events import Event
from sobremesa.core.match import Match
from sobremesa.core.record import load, write
from sobremesa.core.rng import Rng
from sobremesa.core.seats import CHANCE, OVER
from sobremesa.core.texts import LANGS
from sobremesa.games.deuda import GAME
from tests.games.deuda.table import start


@pytest.mark.parametrize("seed", range(6))
def test_every_offered_action_is_written_and_read_back_and_said(seed: int) -> None:
    state = GAME.new(players=2 + seed % 3)
    rng = Rng(seed)
    for number in range(400):
        if state.turn == OVER:
            break
        actions = state.legal()
        if number % 3 == 0:
            for action in actions:
                assert GAME.words.read(state, GAME.text(state, action)) == action
            for lang in LANGS:
                said = [GAME.text(state, action, lang) for action in actions]
                assert len(set(said)) == len(said)
        chosen = state.sample(rng) if state.turn == CHANCE else actions[int(rng.below(len(actions)))]
        state.play(chosen)


@pytest.mark.parametrize("seed", range(4))
def test_every_position_has_a_scene_in_both_languages(seed: int) -> None:
    state = GAME.new(players=2 + seed % 3)
    rng = Rng(seed + 50)
    for number in range(300):
        if number % 10 == 0 or state.turn == OVER:
            for lang in LANGS:
                scene = GAME.scene(state, lang)
                assert scene.sentence
                assert all(rule in GAME.rules for rule in scene.rules)
                assert all(barred.rule in GAME.rules for barred in GAME.barred(state, lang))
                assert len(scene.choices) == (len(state.legal()) if state.turn >= 0 else 0)
        if state.turn == OVER:
            break
        actions = state.legal()
        state.play(state.sample(rng) if state.turn == CHANCE else actions[int(rng.below(len(actions)))])


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("Inés", "e Inés"),
        ("íñigo", "e íñigo"),
        ("Hilda", "e Hilda"),
        ("Hierro", "y Hierro"),
        ("Yolanda", "y Yolanda"),
        ("Hugo", "y Hugo"),
    ],
)
def test_in_spanish_a_list_of_names_says_e_before_the_sound_of_an_i(name: str, said: str) -> None:
    names = ["Ana", "Beto", name]
    united = Event("united", "deuda.pact.union", 0, [0b111, 500])
    assert GAME.tell(united, "es", names).startswith(f"Ana, Beto {said} se unen")
    promised = Event("promised", "deuda.pact.promise", 1, [1, 2])
    assert GAME.tell(promised, "es", names) == f"Beto {said} prometen no piratearse."
    assert GAME.tell(promised, "en", names) == f"Beto and {name} promise not to pirate each other."


def test_both_languages_have_the_same_keys() -> None:
    keys = [GAME.texts.keys(lang) for lang in LANGS]
    assert keys[0] == keys[1]


@pytest.mark.parametrize("lang", LANGS)
def test_every_option_verb_and_edition_has_its_words(lang: str) -> None:
    for option in GAME.meta.options:
        assert GAME.texts.say(lang, f"option-{option.name}")
        assert GAME.texts.say(lang, f"option-{option.name}.help")
        assert option.rule in GAME.rules
        for choice in option.choices:
            assert not isinstance(choice, str) or GAME.texts.say(lang, f"option-{option.name}.{choice}")
    for verb in GAME.words.verbs.all:
        assert verb.name in ("dice", "die", "solidarity", "condition") or GAME.texts.say(lang, f"verb-{verb.name}")
    for edition in GAME.meta.editions:
        assert GAME.texts.say(lang, f"edition-{edition.id}")


def test_amounts_are_written_in_dollars_and_read_only_in_steps_of_fifty() -> None:
    table = start()
    assert GAME.text(table.state, GAME.parse(table.state, "loan $1500")) == "loan 1500"
    assert GAME.text(table.state, GAME.parse(table.state, "loan 1500"), "es") == "pedir al FMI un préstamo de $1.500"
    for text in ("loan 1025", "loan -50", "loan many"):
        with pytest.raises(UserError):
            table.action(text)


def test_a_finished_game_is_written_and_loaded_again() -> None:
    match = Match(GAME, GAME.meta.setup(players=2, options={"max_laps": 10}), ("ana", "beto"), seed=7)
    rng = Rng(7)
    while not match.is_over:
        match.settle()
        if not match.is_over:
            actions = match.state.legal()
            match.play(actions[int(rng.below(len(actions)))])
    text = write(match.record)
    assert load(text).state().digest() == match.state.digest()


def test_a_deal_is_shown_term_by_term() -> None:
    table = start()
    table.own(0, "sugar")
    table.cash(1, 5000)
    table.arrive(0)
    table.play("deal", "give sugar 2", "money 2 1 400", "promise 1 2")
    lines = [
        cell.text
        for panel in GAME.scene(table.state, "en", ["Ana", "Beto"]).panels
        for row in panel.rows
        for cell in row
    ]
    for term in ("Ana gives Beto the sugar land", "Beto gives Ana $400", "Ana and Beto do not pirate each other"):
        assert [line for line in lines if term in line], term
