"""From the catalogue to text, code and test: every rule is told, enforced in a named place, and checked by a test."""

import sys
from collections.abc import Sequence
from importlib.resources import files
from pathlib import Path
from typing import ClassVar

import pytest
from fluent.syntax import FluentParser, ast

from sobremesa.core.registry import game
from sobremesa.core.texts import LANGS
from sobremesa.lab.coverage import cited, marked


class Traceability:
    """Follows the rules of titles. A subclass, whose name begins with Test, says which titles."""

    titles: ClassVar[Sequence[str]] = ()
    tests: ClassVar[Path | None] = None
    """The folder of the tests that are marked with rules; that of the subclass by default."""

    def pytest_generate_tests(self, metafunc: pytest.Metafunc) -> None:
        """Run a test for each title, and for each language."""
        for name, values in (("id", self.titles), ("lang", LANGS)):
            if name in metafunc.fixturenames:
                metafunc.parametrize(name, values)

    def marked(self) -> dict[str, list[str]]:
        """Return the tests marked with each rule."""
        return marked(self.tests or Path(str(sys.modules[type(self).__module__].__file__)).parent)

    # -- code and tests --------------------------------------------------------------------------

    def test_every_rule_is_enforced_in_a_named_place(self, id: str) -> None:
        places = cited(game(id))
        assert [rule.id for rule in game(id).rules.rules if rule.id not in places] == []

    def test_every_rule_has_a_test_marked_with_it(self, id: str) -> None:
        tests = self.marked()
        assert [rule.id for rule in game(id).rules.rules if rule.id not in tests] == []

    def test_no_code_and_no_test_cites_an_unknown_rule(self, id: str) -> None:
        known = {rule.id for rule in game(id).rules.rules}
        assert {rule for rule in cited(game(id)) if rule.startswith(f"{id}.")} <= known
        assert {rule for rule in self.marked() if rule.startswith(f"{id}.")} <= known

    # -- texts -----------------------------------------------------------------------------------

    def test_the_rule_texts_parse_without_junk_and_say_nothing_twice(self, id: str, lang: str) -> None:
        assert [entry.content for entry in _entries(id, lang) if isinstance(entry, ast.Junk)] == []
        assert len(_keys(id, lang)) == len(set(_keys(id, lang)))

    def test_every_rule_has_its_text_and_every_chapter_its_heading(self, id: str, lang: str) -> None:
        rules = game(id).rules
        for rule in rules.rules:
            assert rules.says(rule.id, lang).strip()
        for chapter in rules.chapters():
            assert game(id).texts.say(lang, f"chapter-{chapter}").strip()

    def test_there_is_no_text_without_a_rule(self, id: str, lang: str) -> None:
        rules = game(id).rules
        known = {rule.key for rule in rules.rules} | {f"chapter-{chapter}" for chapter in rules.chapters()}
        assert set(_keys(id, lang)) - known == set()

    def test_a_ruling_is_told_in_both_languages_or_in_none(self, id: str) -> None:
        rules = game(id).rules
        for rule in rules.rules:
            languages = [lang for lang in LANGS if rules.ruling(rule.id, lang).strip()]
            assert languages in ([], list(LANGS)), f"the ruling of {rule.id} is only in {languages}"

    def test_a_rule_with_other_readings_names_the_option_in_its_ruling(self, id: str, lang: str) -> None:
        rules = game(id).rules
        for rule in rules.rules:
            if rule.option:
                assert f"`{rule.option}`" in rules.ruling(rule.id, lang), rule.id


def _entries(id: str, lang: str) -> list[ast.EntryType]:
    file = files(game(id).texts.package).joinpath(f"texts/{lang}-rules.ftl")
    return FluentParser().parse(file.read_text("utf-8")).body


def _keys(id: str, lang: str) -> list[str]:
    return [entry.id.name for entry in _entries(id, lang) if isinstance(entry, ast.Message)]
