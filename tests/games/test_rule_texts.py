"""Every rule of every title can be read in both languages, and nothing is told that is no rule."""

from importlib.resources import files

import pytest
from fluent.syntax import FluentParser, ast

from sobremesa.core.registry import game, titles
from sobremesa.core.texts import LANGS

TITLES = pytest.mark.parametrize("title", titles())
LANGUAGES = pytest.mark.parametrize("lang", LANGS)


def entries(title: str, lang: str) -> list[ast.EntryType]:
    file = files(game(title).texts.package).joinpath(f"texts/{lang}-rules.ftl")
    return FluentParser().parse(file.read_text("utf-8")).body


def keys(title: str, lang: str) -> list[str]:
    return [entry.id.name for entry in entries(title, lang) if isinstance(entry, ast.Message)]


@TITLES
@LANGUAGES
def test_the_rule_texts_parse_without_junk_and_say_nothing_twice(title: str, lang: str) -> None:
    assert [entry.content for entry in entries(title, lang) if isinstance(entry, ast.Junk)] == []
    assert len(keys(title, lang)) == len(set(keys(title, lang)))


@TITLES
@LANGUAGES
def test_every_rule_has_its_text_and_every_chapter_its_heading(title: str, lang: str) -> None:
    rules = game(title).rules
    for rule in rules.rules:
        assert rules.says(rule.id, lang).strip()
    for chapter in rules.chapters():
        assert game(title).texts.say(lang, f"chapter-{chapter}").strip()


@TITLES
@LANGUAGES
def test_there_is_no_text_without_a_rule(title: str, lang: str) -> None:
    rules = game(title).rules
    known = {rule.key for rule in rules.rules} | {f"chapter-{chapter}" for chapter in rules.chapters()}
    assert set(keys(title, lang)) - known == set()


@TITLES
def test_a_ruling_is_told_in_both_languages_or_in_none(title: str) -> None:
    rules = game(title).rules
    for rule in rules.rules:
        told = [lang for lang in LANGS if rules.ruling(rule.id, lang).strip()]
        assert told in ([], list(LANGS)), f"the ruling of {rule.id} is only told in {told}"


@TITLES
@LANGUAGES
def test_a_rule_with_other_readings_names_the_option_in_its_ruling(title: str, lang: str) -> None:
    rules = game(title).rules
    for rule in rules.rules:
        if rule.option:
            assert f"`{rule.option}`" in rules.ruling(rule.id, lang), rule.id
