"""The words of the title: what its verbs, events and refusals name."""

from newgame.engine.actions import VERBS
from newgame.engine.parameters import GOAL
from sobremesa.core.vocabulary import Number, Vocabulary, phrases

FACE = Number("face", 1, 6)
POINTS = Number("points", 0, GOAL + 6)

WORDS = Vocabulary(
    VERBS,
    {"face": FACE},
    events=phrases(stepped=[("points", POINTS)], rolled=[("face", FACE)], won=[("points", POINTS)]),
    refusals=phrases(no_such_action=[], game_over=[], chance_only=[], die_first=[]),
)
