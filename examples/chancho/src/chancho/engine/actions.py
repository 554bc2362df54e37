"""What can be done: the verbs, and the reasons why one may be refused."""

from typing import Final

from sobremesa.core.verbs import Argument, Verb, Verbs

DIE: Final = 0
ROLL: Final = 1
HOLD: Final = 2
VERBS: Final = Verbs([Verb(DIE, "die", [Argument("face", 1, 6)]), Verb(ROLL, "roll"), Verb(HOLD, "hold")])

CHANCE_ONLY: Final = 3
DIE_FIRST: Final = 4
NOTHING_GATHERED: Final = 5
