"""Texts: the same messages in every language, said with what they need, or an error that says which is missing."""

from importlib.resources import files
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message

from sobremesa.core.numerals import numeral
from sobremesa.core.registry import game, titles
from sobremesa.core.texts import LANGS, Texts, capital, listed

CORE = Texts("sobremesa.core")
PACKAGES = ["sobremesa.core", *(game(id).texts.package for id in titles())]


@pytest.mark.parametrize("package", PACKAGES)
def test_every_language_has_the_same_messages(package: str) -> None:
    spanish, english = (Texts(package).keys(lang) for lang in LANGS)
    assert spanish.keys() == english.keys()
    assert {key: names for key, names in spanish.items() if english[key] != names} == {}


def test_a_message_is_said_with_its_values_and_without_marks_of_direction() -> None:
    said = CORE.say("en", "error-unknown-verb", given="jump", accepted="move, act")
    assert "jump" in said
    assert "move, act" in said
    assert not {"\u2068", "\u2069"} & set(said)


def test_a_message_said_once_is_the_same_but_not_kept() -> None:
    values = {"given": "jump", "accepted": "move"}
    assert CORE.say_once("es", "error-unknown-verb", **values) == CORE.say("es", "error-unknown-verb", **values)


def test_what_is_missing_is_named() -> None:
    with pytest.raises(KeyError, match="has no text 'no-such-text' in 'en'"):
        CORE.say("en", "no-such-text")
    with pytest.raises(KeyError, match="text 'error-unknown-verb' in 'en'"):
        CORE.say("en", "error-unknown-verb", given="jump")
    with pytest.raises(KeyError, match="the languages are es, en"):
        CORE.say("fr", "error-unknown-verb", given="jump", accepted="move")


def test_messages_and_attributes_can_be_asked_for() -> None:
    texts = game("planeta").texts
    assert texts.has("en", "title")
    assert texts.has("en", "option-tie.help")
    assert not texts.has("en", "option-tie.none")
    assert not texts.has("en", "no-such-text")
    assert texts.keys("en")["option-tie"] == texts.keys("es")["option-tie"]
    assert texts.say("en", "option-tie.help") != texts.say("es", "option-tie.help")


MANY = """\
# A comment.
first = { -name } has { $count ->
        [one] one { thing }
       *[other] { $count } { thing }s
    }.
    .more = {""}
        Second line = of it.

## A group.

-name = Ana
thing = box
    .of = { first }
"""


def test_each_message_is_parsed_by_itself_with_what_it_refers_to(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "boxes" / "texts").mkdir(parents=True)
    (tmp_path / "boxes" / "__init__.py").touch()
    (tmp_path / "boxes" / "texts" / "en.ftl").write_text(MANY)
    monkeypatch.syspath_prepend(tmp_path)
    texts = Texts("boxes")
    assert texts.say("en", "thing.of", count=1) == "Ana has one box."
    assert texts.say("en", "first", count=2) == "Ana has 2 boxs."
    assert texts.say("en", "first.more").split() == ["Second", "line", "=", "of", "it."]
    assert texts.keys("en") == {"first": ("more",), "thing": ("of",)}
    assert texts.has("en", "first.more")
    assert not any(texts.has("en", key) for key in ("first.none", "name", "-name", "Second"))


@pytest.mark.parametrize("package", PACKAGES)
def test_the_messages_of_whole_files_are_all_there_and_no_others(package: str) -> None:
    for lang in LANGS:
        sources = [
            file.read_text("utf-8") for file in files(package).joinpath("texts").iterdir() if file.name[:2] == lang
        ]
        entries = [entry for source in sources for entry in FluentParser().parse(source).body]
        assert not any(isinstance(entry, Junk) for entry in entries)
        assert Texts(package).keys(lang) == {
            entry.id.name: tuple(sorted(attribute.id.name for attribute in entry.attributes))
            for entry in entries
            if isinstance(entry, Message)
        }


@pytest.mark.parametrize(
    ("names", "spanish", "english"),
    [
        ([], "–", "–"),
        (["Ana"], "Ana", "Ana"),
        (["Ana", "Beto"], "Ana y Beto", "Ana and Beto"),
        (["Ana", "Beto", "Carla"], "Ana, Beto y Carla", "Ana, Beto and Carla"),
        (["Ana", "Inés"], "Ana e Inés", "Ana and Inés"),
        (["Ana", "Hilda"], "Ana e Hilda", "Ana and Hilda"),
        (["Ana", "Hierro"], "Ana y Hierro", "Ana and Hierro"),
        (["Ana", "Yago"], "Ana y Yago", "Ana and Yago"),
    ],
)
def test_names_are_listed_as_each_language_lists_them(names: list[str], spanish: str, english: str) -> None:
    assert (listed("es", names), listed("en", names)) == (spanish, english)


@pytest.mark.parametrize(
    ("words", "sentence"), [("ana moves", "Ana moves"), ("éste", "Éste"), ("", ""), ("¡ay!", "¡ay!")]
)
def test_a_sentence_begins_with_a_capital_and_nothing_else_changes(words: str, sentence: str) -> None:
    assert capital(words) == sentence


def test_a_loss_has_the_same_minus_in_sentences_as_in_figures() -> None:
    said = game("planeta").texts.say("en", "ask-over", points=-15)
    assert said == f"The game is over: {numeral('en', -15)} points."
