"""What can be done: the verbs, and the reasons why one may be refused."""

from typing import Final

from sobremesa.core.verbs import Argument, Verb, Verbs

DIE: Final = 0
"""die FACE: chance rolls."""
STEP: Final = 1
"""step: two points for sure."""
ROLL: Final = 2
"""roll: as many points as the die shows, but a 1 brings none."""

VERBS: Final = Verbs([Verb(DIE, "die", [Argument("face", 1, 6)]), Verb(STEP, "step"), Verb(ROLL, "roll")])

# Reasons of a title begin at 3: those before are the same for all titles (`core.state`).
CHANCE_ONLY: Final = 3
DIE_FIRST: Final = 4
