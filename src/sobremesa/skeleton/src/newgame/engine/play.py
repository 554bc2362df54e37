"""The whole game: what is legal, what an action does, why not. Only calls the chapters."""

from librt.vecs import vec
from mypy_extensions import i64

from newgame.engine.actions import DIE, DIE_FIRST, ROLL, STEP, VERBS
from newgame.engine.rules.turn import die, roll, step, why_not_choose, why_not_die
from newgame.engine.state import Position
from sobremesa.core.events import ILLEGAL, MALFORMED, NOT_NOW, Refusal
from sobremesa.core.packing import first, pack, verb_of
from sobremesa.core.rng import Rng
from sobremesa.core.seats import CHANCE, OVER
from sobremesa.core.state import GAME_OVER, NO_SUCH_ACTION, Result
from sobremesa.core.verbs import Verbs

REFUSALS = {
    NO_SUCH_ACTION: (MALFORMED, "no-such-action", "newgame.turn.choose"),
    GAME_OVER: (NOT_NOW, "game-over", "newgame.end.goal"),
    DIE_FIRST: (NOT_NOW, "die-first", "newgame.turn.roll"),
}


class NewGameState(Position):
    """A position that knows its rules."""

    def verbs(self) -> Verbs:
        """Return the verbs of the title."""
        return VERBS

    def legal_into(self, buffer: "vec[i64]") -> int:
        """Write the legal actions."""
        legal = [STEP, ROLL] if self.turn >= 0 else []
        if self.turn == CHANCE:
            legal = [int(pack(DIE, face)) for face in range(1, 7)]
        for at, action in enumerate(legal):
            buffer[at] = action
        return len(legal)

    def sample(self, rng: Rng) -> int:
        """Return a face of the die by lot."""
        return int(pack(DIE, rng.below(6) + 1))

    def apply(self, action: int) -> None:
        """Do what the verb says."""
        verb = verb_of(action)
        if verb == DIE:
            die(self, int(first(action)))
        elif verb == STEP:
            step(self)
        else:
            roll(self)

    def against(self, verb: int, a: int, b: int, c: int) -> int:
        """Return the reason against a well-formed action."""
        return why_not_die(self) if verb == DIE else why_not_choose(self)

    def refusal(self, reason: int, action: int) -> Refusal:
        """Return a reason as people are told it: its family, its text, its rule."""
        family, code, rule = REFUSALS.get(int(reason), (ILLEGAL, "chance-only", "newgame.turn.roll"))
        return Refusal(family, code, rule, [])

    def copy(self) -> "NewGameState":
        """Return an equal position that shares nothing that changes."""
        return NewGameState(self.parameters, int(self.turn), self.roller, list(self.points))

    def result(self) -> Result | None:
        """The winner is first, the others by their points (newgame.end.goal)."""
        if self.turn != OVER:
            return None
        ranks = [1 + sum(other > own for other in self.points) for own in self.points]
        return Result(list(self.points), ranks, "newgame.end.goal")
