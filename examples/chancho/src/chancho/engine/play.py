"""The whole game: what is legal, what an action does, why not. Only calls the chapters."""

from librt.vecs import vec
from mypy_extensions import i64

from chancho.engine.actions import CHANCE_ONLY, DIE, DIE_FIRST, NOTHING_GATHERED, ROLL, VERBS
from chancho.engine.rules.turn import die, hold, roll, why_not_die, why_not_hold, why_not_roll
from chancho.engine.state import Position
from sobremesa.core.events import ILLEGAL, MALFORMED, NOT_NOW, Refusal
from sobremesa.core.packing import first, pack
from sobremesa.core.rng import Rng
from sobremesa.core.seats import OVER
from sobremesa.core.state import FINE, GAME_OVER, NO_SUCH_ACTION, Result

SPACE = list(VERBS.space())
REFUSALS = {
    NO_SUCH_ACTION: (MALFORMED, "no-such-action", "chancho.turn.roll"),
    GAME_OVER: (NOT_NOW, "game-over", "chancho.end.goal"),
    CHANCE_ONLY: (NOT_NOW, "chance-only", "chancho.turn.roll"),
    DIE_FIRST: (NOT_NOW, "die-first", "chancho.turn.roll"),
    NOTHING_GATHERED: (ILLEGAL, "nothing-gathered", "chancho.turn.once"),
}


class Chancho(Position):
    """A position that knows its rules."""

    def legal_into(self, buffer: "vec[i64]") -> int:
        """Write the actions against which there is no reason; with few actions nothing more is needed."""
        legal = [action for action in SPACE if self.reason(action) == FINE]
        for at, action in enumerate(legal):
            buffer[at] = action
        return len(legal)

    def sample(self, rng: Rng) -> int:
        """Return a face of the die by lot."""
        return int(pack(DIE, rng.below(6) + 1))

    def apply(self, action: int) -> None:
        """Do what the verb says."""
        if face := int(first(action)):
            die(self, face)
        elif action == ROLL:
            roll(self)
        else:
            hold(self)

    def against(self, verb: int, a: int, b: int, c: int) -> int:
        """Return the reason against a well-formed action."""
        return (why_not_die, why_not_roll, why_not_hold)[verb](self)

    def refusal(self, reason: int, action: int) -> Refusal:
        """Return a reason as people are told it: its family, its text, its rule."""
        return Refusal(*REFUSALS[int(reason)], [])

    def copy(self) -> "Chancho":
        """Return an equal position that shares nothing that changes."""
        return Chancho(self.given, self.snapshot())

    def result(self) -> Result | None:
        """The winner is first, the others by their points (chancho.end.goal)."""
        ranks = [1 + sum(other > own for other in self.points) for own in self.points]
        return Result(self.points[:], ranks, "chancho.end.goal") if self.turn == OVER else None
