from collections import defaultdict

import pytest
from rich.console import Console

from sobremesa.cli.show import show_scene
from sobremesa.core.texts import LANGS
from sobremesa.games.deuda.engine import numbers as agenda
from sobremesa.games.deuda.view.pending import WRITERS
from tests.games.deuda.seen import GAME, NAMES, moments, scenes, table_in


@pytest.mark.parametrize("lang", LANGS)
def test_the_terminal_shows_the_whole_table_in_80_columns(lang: str) -> None:
    for scene in scenes(lang):
        console = Console(width=80, record=True, file=None, quiet=False, force_terminal=False)
        with console.capture() as capture:
            show_scene(console, scene)
        printed = capture.get()
        assert max(len(line.rstrip()) for line in printed.splitlines()) <= 80
        assert "…" not in printed
        for country in table_in(scene).countries:
            assert country.name in printed
            assert country.out or table_in(scene).money(country.cash) in printed
        for estate in table_in(scene).estates:
            assert estate.name in printed


def test_the_columns_of_the_ledger_make_the_debt() -> None:
    for scene in scenes():
        for country in table_in(scene).countries:
            if not country.out:
                assert country.taken + country.raised - country.repaid == country.debt


def test_partners_name_each_other_and_share_limits() -> None:
    seen = 0
    for scene in scenes():
        countries = table_in(scene).countries
        for country in countries:
            for other in country.partners:
                assert country.seat in countries[other].partners
                assert countries[other].limits == country.limits
                assert countries[other].head == country.head
                seen += 1
    assert seen


def test_the_sentence_names_who_must_act_and_so_does_the_table() -> None:
    for scene in scenes():
        if scene.turn >= 0:
            assert NAMES[scene.turn] in scene.sentence
            assert table_in(scene).asked == scene.turn


def test_a_paper_lies_there_exactly_when_something_is_to_be_settled() -> None:
    for position in moments():
        paper = table_in(GAME.scene(position)).pending
        assert (paper is not None) == (position.turn >= 0 and int(position.now()) in WRITERS)
        if paper is not None:
            assert int(position.turn) in paper.waits
            assert paper.title
            assert all(paper.lines)
            if position.now() == agenda.SALE:
                assert paper.land == int(position.lot)
            if position.now() == agenda.OWE:
                assert paper.amount == int(position.word(1))


@pytest.mark.parametrize("lang", LANGS)
def test_short_names_of_actions_are_short_and_tell_the_choices_of_a_verb_apart(lang: str) -> None:
    for scene in scenes(lang):
        by_verb = defaultdict(list)
        for choice in scene.choices:
            by_verb[choice.verb].append(choice.short)
        for verb, shorts in by_verb.items():
            assert len(set(shorts)) == len(shorts), verb
            assert len(shorts) < 5 or max(map(len, shorts)) <= 40


def test_the_position_in_words_tells_what_the_board_shows() -> None:
    for scene in scenes("en"):
        table = table_in(scene)
        for country in table.countries:
            assert country.name in scene.alt
        assert ("barrier is up" in scene.alt) == (table.barrier >= 0)
        assert ("hat is" in scene.alt) == (table.hat != "none")
        assert ("boots on" in scene.alt) == (table.boots > 0)
        for promise in table.promises:
            assert promise in scene.alt
        if table.pending is not None:
            assert table.pending.title in scene.alt
