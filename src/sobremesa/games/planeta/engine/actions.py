"""What can be done in That's My Planet!: the verbs."""

from typing import Final

from sobremesa.core.verbs import Argument, Verb, Verbs

# Chance
DRAW: Final = 0
"""draw CARD: a card is turned up, from the deck or the Reserve."""
ROLL: Final = 1
"""roll FACE: the white die."""

# The player
DRAFT: Final = 2
"""draft A B C: of the four shown, A joins infiltration, B invasion, C conquest; the fourth is discarded."""
MOVE: Final = 3
"""move SHIP PLACE."""
ACT: Final = 4
"""act: try the ship's action on the planet it stands on."""
STAY: Final = 5
"""stay: decline to act; the turn ends."""
PLAY: Final = 6
"""play CARD: answer the rolled competence with a card of the team."""
RECRUIT: Final = 7
"""recruit TEAM."""
REFUEL: Final = 8
"""refuel SHIP: one box of the fuel reserve."""
SEARCH: Final = 9
"""search SHIP CARD: discard the team's best card, fill the ship."""
RESCUE: Final = 10
"""rescue SHIP: one box of the Intergalactic Bank."""
END: Final = 11
"""end: the player ends the game."""

VERBS: Final = Verbs(
    [
        Verb(DRAW, "draw", [Argument("card", 0, 53)]),
        Verb(ROLL, "roll", [Argument("face", 1, 6)]),
        Verb(DRAFT, "draft", [Argument("infiltration", 0, 3), Argument("invasion", 0, 3), Argument("conquest", 0, 3)]),
        Verb(MOVE, "move", [Argument("ship", 0, 2), Argument("place", 0, 7)]),
        Verb(ACT, "act"),
        Verb(STAY, "stay"),
        Verb(PLAY, "play", [Argument("card", 0, 51)]),
        Verb(RECRUIT, "recruit", [Argument("team", 0, 2)]),
        Verb(REFUEL, "refuel", [Argument("ship", 0, 2)]),
        Verb(SEARCH, "search", [Argument("ship", 0, 2), Argument("card", 0, 51)]),
        Verb(RESCUE, "rescue", [Argument("ship", 0, 2)]),
        Verb(END, "end"),
    ]
)
