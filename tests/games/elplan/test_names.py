"""A card has one name: what its face says is what its rule, the log, the lab, the lesson and every other text say."""

import re
from functools import cache
from pathlib import Path

import pytest

from sobremesa.core.registry import game
from sobremesa.games.elplan.content.model import Card
from sobremesa.games.elplan.content.packs import EDITIONS, read_pack
from sobremesa.games.elplan.view.kinds import TOLD_CARD, TOLD_EVENT, TOLD_PLAN
from sobremesa.lab.counting import names, tallies_by_thing

from .table import GAME

LANGS = ("es", "en")
PARTS = ("plans", "investments", "events")
ELSEWHERE = {"laboratory": "laboratorio", "risk_prevention": "prevencion_riesgos"}
"""English cards whose rule is the one of the Spanish card."""
GIVEN_UP = {
    "es": ["Asesor financiero", "Temporada de siembra", "Desplome de la bolsa", "capacitación profesional"],
    "en": ["Industry", "Social responsibility strategy"],
}
SRC = Path(__file__).parents[3] / "src/sobremesa"


def cards() -> list[tuple[str, str, Card]]:
    """Return every card that is printed, with its edition and the part of the pack it stands in."""
    return [(one, part, card) for one in EDITIONS for part in PARTS for card in getattr(read_pack(one), part)]


CARDS = cards()


@cache
def texts(lang: str) -> dict[str, str]:
    """Return the lines of all texts of El Plan in a language, by file and line; keys are left out."""
    files = [*(SRC / "games/elplan/texts").glob(f"{lang}*.ftl"), *(SRC / "web/texts").glob(f"{lang}-elplan.ftl")]
    return {
        f"{file.name}:{number}": re.sub(r"^\s*(?:[\w.-]+ = |\*?\[\w+\])", "", line)
        for file in files
        for number, line in enumerate(file.read_text("utf-8").splitlines(), 1)
        if not line.startswith("#")
    }


@pytest.mark.parametrize("lang", LANGS)
def test_a_rule_of_a_card_begins_with_the_name_on_its_face_and_at_most_adds_the_printed_one(lang: str) -> None:
    checked = set()
    for edition, _, card in CARDS:
        rule = f"elplan.card.{ELSEWHERE.get(card.id, card.id)}"
        if rule not in GAME.rules:
            continue
        head = re.split(r"[:,]", GAME.rules.says(rule, lang))[0]
        printed = card.name.text("en" if edition == "en" and card.id not in ELSEWHERE else "es")
        assert head in (card.name.text(lang), f"{card.name.text(lang)} ({printed})"), card.id
        checked.add(rule)
    assert checked == {rule.id for rule in GAME.rules.rules if rule.id.startswith("elplan.card.")}


@pytest.mark.parametrize("lang", LANGS)
def test_log_and_lab_take_the_name_from_the_face(lang: str) -> None:
    for edition in EDITIONS:
        state = GAME.new(edition=edition, players=3)
        pack = read_pack(edition).at(1)
        speech = GAME.speech(state, lang)
        for kind, part in ((TOLD_CARD, pack.investments), (TOLD_EVENT, pack.events), (TOLD_PLAN, pack.plans)):
            for card in part:
                number = kind.value(card.id, state)
                assert number is not None
                assert kind.say(number, speech) == card.name.text(lang)
        lab = {tally.name: names(game("elplan"), state, kind, lang) for tally, kind in tallies_by_thing(game("elplan"))}
        assert lab["investment"] == {card.id: card.name.text(lang) for card in pack.investments}
        assert lab["plan"] == {plan.id: plan.name.text(lang) for plan in pack.plans}


def test_a_card_of_two_editions_has_the_same_name_in_both() -> None:
    for lang, other in (LANGS, LANGS[::-1]):
        found: dict[str, set[str]] = {}
        for _, part, card in CARDS:
            found.setdefault(f"{part} {card.name.text(lang)}", set()).add(card.name.text(other))
        assert {name: others for name, others in found.items() if len(others) > 1} == {}


@pytest.mark.parametrize("lang", LANGS)
def test_texts_name_cards_as_their_reader_sees_them(lang: str) -> None:
    """The name in the other language stands at most in brackets, as the one that is printed."""
    other = LANGS[1 - LANGS.index(lang)]
    own = {card.name.text(lang) for _, _, card in CARDS}
    foreign = {card.name.text(other) for _, _, card in CARDS} - own
    pattern = re.compile(rf"(?<!\()\b(?:{'|'.join(map(re.escape, sorted(foreign)))})\b")
    assert {at: line for at, line in texts(lang).items() if pattern.search(line)} == {}


@pytest.mark.parametrize("lang", LANGS)
def test_names_that_were_given_up_stand_nowhere(lang: str) -> None:
    pattern = re.compile("|".join(GIVEN_UP[lang]))
    assert {at: line for at, line in texts(lang).items() if pattern.search(line)} == {}
    assert not any(pattern.search(card.name.text(lang)) for _, _, card in CARDS)


@pytest.mark.parametrize("lang", LANGS)
def test_what_the_lesson_puts_in_quotes_by_an_id_is_the_name_of_that_card(lang: str) -> None:
    names = {card.id: card.name.text(lang) for edition, _, card in CARDS if edition == "tutorial"}
    text = (SRC / f"games/elplan/texts/{lang}-lesson.ftl").read_text("utf-8")
    found = re.findall(r"^\s+\*?\[(\w+)\] [«“]([^»”]+)[»”]$", text, re.MULTILINE)
    assert len(found) >= 6
    assert [(id, name) for id, name in found if names.get(id) != name] == []
