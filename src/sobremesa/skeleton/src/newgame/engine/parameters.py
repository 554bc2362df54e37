"""The constants of one setup."""

from dataclasses import dataclass

from sobremesa.core.meta import Setup

STEP_POINTS = 2
GOAL = 20


@dataclass(frozen=True)
class Parameters:
    """What never changes during a game. The values of options go here."""

    setup: Setup
