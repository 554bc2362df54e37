"""A card of Deuda Eterna has one name: on its face and in its rule."""

import pytest

from sobremesa.core.registry import game
from sobremesa.core.texts import LANGS

DECKS = {"solidarity": "solidarity", "conditions": "condition"}
DEUDA = game("deuda")


@pytest.mark.parametrize("lang", LANGS)
def test_the_rule_of_a_card_begins_with_the_name_on_its_face(lang: str) -> None:
    told = 0
    for rule in DEUDA.rules.rules:
        parts = rule.id.split(".")
        if len(parts) == 4 and parts[1] == "card":
            # A card of which there are two copies has one rule.
            for key in (f"{DECKS[parts[2]]}-{parts[3]}", f"{DECKS[parts[2]]}-{parts[3]}_1"):
                if DEUDA.texts.has(lang, key):
                    assert DEUDA.rules.says(rule.id, lang).startswith(DEUDA.texts.say(lang, key))
                    told += 1
    assert told > 20
