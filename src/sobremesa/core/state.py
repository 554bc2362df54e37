"""The State every title refines: whose turn, what is legal, what an action does.

It is a class and not a Protocol because compiled code calls a class's methods through a table of pointers and a
Protocol's by name, which is thirty times slower. A title in plain Python may subclass it all the same.
"""

from hashlib import blake2b
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from sobremesa.core.events import Event, Refusal
from sobremesa.core.meta import Setup
from sobremesa.core.packing import first, second, third, verb_of
from sobremesa.core.rng import Rng
from sobremesa.core.seats import CHANCE, OVER
from sobremesa.core.verbs import Verbs

# Reasons against an action that every title has; its own begin at 3.
FINE: Final = 0
NO_SUCH_ACTION: Final = 1
GAME_OVER: Final = 2

MOST_ACTIONS: Final = 512
"""No state offers more actions than this at once; a buffer for `legal_into` has this length."""
LARGEST: Final = 2**60
"""No action is as large: three arguments of sixteen bits and a verb of six need 54."""
_EMPTY: Final = vec[i64]([0 for _ in range(MOST_ACTIONS)])


def new_buffer() -> "vec[i64]":
    """Return an empty buffer for `State.legal_into`."""
    return _EMPTY[:]


def filled(numbers: list[int]) -> "vec[i64]":
    """Return a part of a state that holds these numbers."""
    return vec[i64](numbers)


def refill(part: "vec[i64]", numbers: list[int], at: int) -> int:
    """Write the numbers from `at` on into a part of a state, as many as it holds; return where the next part begins."""
    for i in range(len(part)):
        part[i] = numbers[at]
        at += 1
    return at


class Scratch:
    """A buffer that `State.legal` lists actions in."""

    def __init__(self) -> None:
        self.buffer = new_buffer()


_SCRATCHES: Final[list[Scratch]] = []
"""Those that nobody lists in just now: making one costs more than most lists. Threads take and leave one at once."""


class IllegalAction(ValueError):
    """An action was refused. Nothing has changed."""

    def __init__(self, action: int, refusal: Refusal, said: str = "") -> None:
        super().__init__(said or f"action {action} refused: {refusal.code} ({refusal.rule})")
        self.action = action
        self.refusal = refusal

    def __reduce__(self) -> tuple[object, ...]:
        return IllegalAction, (self.action, self.refusal, str(self))


class Range:
    """A choice of an amount, from least to most by step. `legal()` offers a ladder of it; any of it is accepted."""

    def __init__(self, base: int, shift: int, least: int, most: int, step: int) -> None:
        self.base = base
        self.shift = shift
        self.least = least
        self.most = most
        self.step = step

    def action(self, amount: int) -> int:
        """Return the action that names this amount."""
        return self.base + (amount << self.shift)

    def amount(self, action: int) -> int:
        """Return the amount an action of the range names."""
        return (action - self.base) >> self.shift

    def __contains__(self, action: int) -> bool:
        amount = self.amount(action)
        return (
            action >= self.base
            and self.action(amount) == action
            and self.least <= amount <= self.most
            and (amount - self.least) % self.step == 0
        )


class Result:
    """How it ended: points by seat, rank by seat (1 is best, ties share it), and the rule that ended it."""

    def __init__(self, points: list[int], ranks: list[int], rule: str) -> None:
        self.points = points
        self.ranks = ranks
        self.rule = rule

    @property
    def winners(self) -> list[int]:
        """Return the seats that won, none in a game that everybody lost."""
        return [seat for seat, rank in enumerate(self.ranks) if rank == 1]

    def __repr__(self) -> str:
        return f"Result({self.points}, {self.ranks}, {self.rule!r})"

    def __reduce__(self) -> tuple[object, ...]:
        return Result, (self.points, self.ranks, self.rule)


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A position of a game. Mutable; `copy()` shares nothing that changes."""

    def __init__(self, turn: i64) -> None:
        self.turn: i64 = turn
        self.journal: list[Event] | None = None

    # -- what a title must give ------------------------------------------------------------------

    def title(self) -> str:
        """Return the id of the game this is a position of."""
        raise NotImplementedError

    def legal_into(self, buffer: "vec[i64]") -> i64:
        """Write the legal actions into `buffer`, in a fixed order, and return how many they are."""
        raise NotImplementedError

    def apply(self, action: i64) -> None:
        """Play an action that is known to be legal. `play` is the one that checks."""
        raise NotImplementedError

    def sample(self, rng: Rng) -> i64:
        """Return one chance outcome by lot, by its weight, without listing them all."""
        raise NotImplementedError

    def verbs(self) -> Verbs:
        """Return the verbs of the title."""
        raise NotImplementedError

    def against(self, verb: i64, a: i64, b: i64, c: i64) -> i64:
        """Return the reason against a well-formed action in a game that is not over; FINE if there is none."""
        raise NotImplementedError

    def refusal(self, reason: i64, action: i64) -> Refusal:
        """Return a reason against an action as people are told it."""
        raise NotImplementedError

    def setup(self) -> Setup:
        """Return what was settled before the first action."""
        raise NotImplementedError

    def when(self) -> str:
        """Return how far the game is, for those who read a position in a program: `period 3`."""
        return ""

    def copy(self) -> "State":
        """Return an equal state that shares nothing with this one. The journal is not taken along."""
        raise NotImplementedError

    def snapshot(self) -> list[int]:
        """Return every number of the state, in a fixed order."""
        raise NotImplementedError

    def identity(self) -> list[int]:
        """Return the numbers that make two positions equal: all, unless a title keeps some that are only to be seen."""
        return self.snapshot()

    def restore(self, numbers: list[int]) -> None:
        """Become the position of a snapshot, taken of a game with the same setup."""
        raise NotImplementedError

    def result(self) -> Result | None:
        """Return how the game ended, or None while it goes on."""
        raise NotImplementedError

    def time_up(self) -> i64:
        """Return the action by which chance ends the game now because time is up; -1 where it cannot.

        Rules have no clock: a title with an option to play by it lets chance say, between two turns, whether time is
        up, and `sample` never says so. Whoever has a clock plays this action instead.
        """
        return -1

    # -- what every title has by that ------------------------------------------------------------

    def weights(self) -> list[int]:
        """Return the weight of each outcome of `legal()` on chance's turn; all alike unless a title says so."""
        return [1 for _ in self.legal()]

    def ranges(self) -> list[Range]:
        """Return the choices of an amount that are open now."""
        return []

    def legal(self) -> list[int]:
        """Return every action the seat in `turn` may take now; for chance, every outcome."""
        try:
            scratch = _SCRATCHES.pop()
        except IndexError:
            scratch = Scratch()
        buffer = scratch.buffer
        actions = list(buffer[: self.legal_into(buffer)])
        _SCRATCHES.append(scratch)
        return actions

    def reason(self, action: i64) -> i64:
        """Return the reason against an action, FINE if there is none."""
        if not self.verbs().fits(action):
            return NO_SUCH_ACTION
        if self.turn == OVER:
            return GAME_OVER
        return self.against(verb_of(action), first(action), second(action), third(action))

    def refusal_of(self, action: i64) -> Refusal | None:
        """Return the rule against an action, or None exactly when it is legal."""
        reason = self.reason(action)
        return None if reason == FINE else self.refusal(reason, action)

    def why_not(self, action: object) -> Refusal | None:
        """Return the rule against an action, or None exactly when it is legal.

        An action is its number, its notation, or a sentence that means it. Raises `UserError` for a text that means
        none, with what would be accepted.
        """
        return self.refusal_of(self.read(action))

    def play(self, action: object) -> None:
        """Play an action, named as for `why_not`. Raises `IllegalAction`, and changes nothing, when it is not legal."""
        number = self.read(action)
        reason = self.reason(number)
        if reason != FINE:
            from sobremesa.core.registry import game

            refusal = self.refusal(reason, number)
            raise IllegalAction(int(number), refusal, game(self.title()).refuses(self, int(number), refusal))
        self.apply(number)

    def read(self, action: object) -> i64:
        """Return the number of an action; -1, which is no action, for a number that none has.

        Whatever it is given is answered with a sentence: compiled code would speak of unions otherwise.
        """
        if isinstance(action, int):
            if 0 <= action < LARGEST:
                return action
            return -1
        if isinstance(action, str):
            from sobremesa.core.registry import game

            return game(self.title()).parse(self, action)
        raise TypeError(f"an action is a number, its notation or a sentence, not {action!r}")

    def tell(self, kind: str, rule: str, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> None:
        """Write an event into the journal, if one is attached."""
        journal = self.journal
        if journal is not None:
            journal.append(Event(kind, rule, int(self.turn), [int(a), int(b), int(c), int(d)]))

    def digest(self) -> str:
        """Return a short hash of the position: equal positions, and only they, have the same."""
        numbers = ",".join([str(number) for number in self.identity()])
        return blake2b(f"{self.title()}:{numbers}".encode(), digest_size=8).hexdigest()

    # -- as Python objects go --------------------------------------------------------------------

    def __repr__(self) -> str:
        turn = int(self.turn)
        who = {CHANCE: "chance to play", OVER: "over"}.get(turn, f"seat {turn + 1} to play")
        return f"<{', '.join([part for part in (self.title(), self.when(), who) if part])}>"

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, State)
            and self.title() == other.title()
            and self.identity() == other.identity()
            and self.setup() == other.setup()
        )

    def __hash__(self) -> int:
        return hash((self.title(), tuple(self.identity())))

    def __copy__(self) -> "State":
        return self.copy()

    def __deepcopy__(self, memo: object) -> "State":
        return self.copy()

    def __reduce__(self) -> tuple[object, ...]:
        from sobremesa.core.registry import restored

        return restored, (self.title(), self.setup(), self.snapshot())

    def _repr_svg_(self) -> str:
        from sobremesa.core.registry import game

        return game(self.title()).svg(self)

    def _repr_mimebundle_(self, include: object = None, exclude: object = None) -> dict[str, str]:
        return {"image/svg+xml": self._repr_svg_(), "text/plain": repr(self)}
