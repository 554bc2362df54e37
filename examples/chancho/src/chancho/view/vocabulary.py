"""The words of the title: what its verbs, events and refusals name."""

from chancho.engine.actions import VERBS
from sobremesa.core.vocabulary import Number, Vocabulary, phrases

FACE, AMOUNT = Number("face", 1, 6), Number("points", 0, 1000)
POINTS = ("points", AMOUNT)
WORDS = Vocabulary(
    VERBS,
    {"face": FACE},
    phrases(gathered=[("face", FACE), POINTS], lost=[POINTS], held=[("gathered", AMOUNT), POINTS], won=[POINTS]),
    phrases(no_such_action=[], game_over=[], chance_only=[], die_first=[], nothing_gathered=[]),
)
