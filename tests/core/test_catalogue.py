"""The catalogue of rules: every rule by its id, in the order of the book, with its texts."""

import pytest

from sobremesa.core.catalogue import Catalogue, Rule
from sobremesa.core.registry import game, titles
from sobremesa.core.texts import LANGS

TITLES = pytest.mark.parametrize("id", titles())


def test_a_rule_knows_its_chapter_and_the_key_of_its_text() -> None:
    rule = Rule("planeta.act.barred_returns")
    assert (rule.chapter, rule.key) == ("act", "rule-act-barred_returns")


@TITLES
def test_every_rule_has_an_id_of_its_own_that_begins_with_the_title(id: str) -> None:
    ids = [rule.id for rule in game(id).rules.rules]
    assert ids
    assert len(ids) == len(set(ids))
    assert all(rule.startswith(f"{id}.") and rule.count(".") >= 2 for rule in ids)


@TITLES
def test_every_rule_is_found_by_its_id_and_says_something_in_every_language(id: str) -> None:
    rules = game(id).rules
    for rule in rules.rules:
        assert rule.id in rules
        assert rules[rule.id] is rule
        said = [rules.says(rule.id, lang) for lang in LANGS]
        assert all(said)
        rulings = [rules.ruling(rule.id, lang) for lang in LANGS]
        assert all(rulings) or not any(rulings)


@TITLES
def test_chapters_have_all_rules_in_the_order_of_the_book(id: str) -> None:
    rules = game(id).rules
    chapters = rules.chapters()
    assert sorted(rule.id for chapter in chapters.values() for rule in chapter) == sorted(
        rule.id for rule in rules.rules
    )
    order = {rule.id: number for number, rule in enumerate(rules.rules)}
    for name, chapter in chapters.items():
        assert {rule.chapter for rule in chapter} == {name}
        assert [order[rule.id] for rule in chapter] == sorted(order[rule.id] for rule in chapter)


@TITLES
def test_options_and_editions_of_rules_are_those_of_the_title(id: str) -> None:
    title = game(id)
    options = {option.name for option in title.meta.options}
    editions = {edition.id for edition in title.meta.editions}
    for rule in title.rules.rules:
        assert rule.option in options | {""}
        assert set(rule.editions) <= editions
    assert {option.rule for option in title.meta.options} <= {rule.id for rule in title.rules.rules}


def test_a_rule_without_a_ruling_says_nothing_more() -> None:
    title = game("planeta")
    silent = [rule.id for rule in title.rules.rules if not title.texts.has("en", f"{rule.key}.ruling")]
    assert silent
    assert title.rules.ruling(silent[0], "en") == ""


def test_an_unknown_rule_is_not_there() -> None:
    rules: Catalogue = game("planeta").rules
    assert "planeta.move.backwards" not in rules
    with pytest.raises(KeyError):
        rules["planeta.move.backwards"]
