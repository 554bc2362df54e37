"""What comes out of a table's log: who sits where, the game, what is asked. Only entries that are kept change it."""

from collections.abc import Iterable

from sobremesa.core.errors import UserError
from sobremesa.core.match import Match
from sobremesa.core.record import Record, heading, one_word
from sobremesa.core.seats import OVER
from sobremesa.core.state import State
from sobremesa.table import log
from sobremesa.table.header import Header, Snapshot
from sobremesa.table.log import Claim, Entry, Move, Seat

__all__ = ["Ledger"]


class Ledger:
    """A table's log, folded. `n` counts its entries, `at` is the entry that last changed the position."""

    def __init__(self, header: Header, entries: Iterable[Entry] = (), base: Snapshot | None = None) -> None:
        self.header = header
        self.game = header.title
        self.seats: list[Seat] = [Seat(log.OPEN) for _ in range(header.players)]
        self.match: Match | None = None
        self.n = 0
        self.at = 0
        self.base = base
        """Where the game goes on from, if the rules were changed in its middle."""
        self.hints = True
        self.next = ""
        """The code of the table at which another game was begun."""
        self.asking: tuple[int, int] | None = None
        """Who asked to go back, and to how many actions."""
        self.consent: frozenset[int] | None = None
        """The seats that are asked for it; logs of earlier versions do not say."""
        self.agreed: set[int] = set()
        self.claims: dict[int, Claim] = {}
        """Who asks for which seat that is a person's."""
        self.moves: list[Move] = []
        """The seats that were taken from their people, the oldest first."""
        self.acts: list[Entry] = []
        """The actions of the game as it stands, in the words of the rules they were taken by."""
        self.before = 0
        """So many actions were taken by other rules: the game cannot go back behind them."""
        self._is_before = False
        self._played = 0
        """So many of these actions the match has played and keeps."""
        self.take(entries)

    # -- what it is ------------------------------------------------------------------------------

    @property
    def turn(self) -> int:
        """Return whose turn it is; `OVER` also before the start."""
        return int(self.match.state.turn) if self.match else OVER

    @property
    def names(self) -> tuple[str, ...]:
        """Return the names at the seats."""
        return tuple(seat.name for seat in self.seats)

    @property
    def times(self) -> list[float]:
        """Return when each action of the game was taken."""
        return [act.time for act in self.acts]

    @property
    def is_over(self) -> bool:
        """Tell whether its game has ended."""
        return self.match is not None and self.match.is_over

    def need_match(self) -> Match:
        """Return the match. Raises `UserError` before the start."""
        if self.match is None:
            raise UserError("table-not-started")
        return self.match

    def position(self, count: int) -> State:
        """Return the position after so many actions. Raises `UserError` for one that the rules here cannot tell."""
        return self.need_match().position(count)

    def record(self) -> str:
        """Return the record of the game as text, with the seed once it is over; readable whatever the rules became."""
        match = self.need_match()
        kept = Record(self.game, self.header.setup, match.record.names, seed=match.seed if self.is_over else None)
        here = self.game.meta.rules_version
        lines = heading(kept, self.header.rules if self.before else here)
        if self.header.parent:
            lines.append(f"# branch of {self.header.parent} after {self.header.since}")
        for number, act in enumerate(self.acts, 1):
            if self.before and number == self.before + 1:
                lines.append(f"# rules {here}")
            lines.append(f"{number}. {kept.who(act.seat)} {act.text}")
        if (result := match.state.result()) is not None:
            lines.append("result " + " ".join(map(str, result.points)))
        return "\n".join(lines) + "\n"

    # -- what was done ---------------------------------------------------------------------------

    def take(self, entries: Iterable[Entry]) -> None:
        """Become what the table is after these entries of its log.

        Only what stands in the end is played: an action that was taken back costs no more than its entry.
        """
        for entry in entries:
            self.n += 1
            self._take(entry)
            if self._is_before and self.base is not None and self.n == self.base.n:
                self._begin_at(self.base)
        if self.match is not None:
            self._play()

    def _take(self, entry: Entry) -> None:
        if entry.kind == log.SEAT:
            before, self.seats[entry.seat] = self.seats[entry.seat], Seat.read(entry.text)
            if entry.value:
                self.moves.append(Move(len(self.acts), entry.seat, before, self.seats[entry.seat], entry.value))
                self.claims.pop(entry.seat, None)
        elif entry.kind == log.HINTS:
            self.hints = bool(entry.value)
        elif entry.kind == log.NEXT:
            self.next = entry.text
        elif entry.kind == log.CLAIM:
            self.claims[entry.seat] = Claim.read(entry)
        elif entry.kind == log.KEEP:
            self.claims.pop(entry.seat, None)
        elif entry.kind == log.ASK:
            self.consent = frozenset(map(int, entry.text.split())) if entry.text else None
            # What was asked before the rules changed can no longer be granted.
            self.asking, self.agreed = (entry.seat, entry.value) if entry.value >= self.before else None, set()
        elif entry.kind == log.AGREE:
            self.agreed.add(entry.seat)
        elif entry.kind == log.DECLINE:
            self.asking, self.agreed = None, set()
        else:
            self._change(entry)

    def _change(self, entry: Entry) -> None:
        """Take an entry that changes the position."""
        self.at = self.n
        self.asking, self.agreed = None, set()
        if entry.kind == log.START:
            self.match = Match(self.game, self.header.setup, self._words(), self.header.seed)
            self._is_before, self._played = self.base is not None, 0
        elif entry.kind == log.ACT:
            self.need_match()
            self.acts.append(entry)
        elif entry.kind == log.UNDO:
            if entry.value < self.before:
                raise ValueError("the game cannot go back behind its snapshot")
            del self.acts[entry.value :]
            self._played = min(self._played, entry.value)

    def _begin_at(self, base: Snapshot) -> None:
        """Go on from a snapshot: what was done by other rules stays as it is, and is not played again."""
        match, actions = self.need_match(), [act.value for act in self.acts]
        record = Record(match.game, match.record.setup, match.record.names, actions)
        self.match = Match.from_snapshot(record, match.seed, base.numbers)
        self._is_before, self.before, self._played = False, len(actions), len(actions)

    def _play(self) -> None:
        """Bring the match to the actions that stand."""
        match = self.need_match()
        if self._played < len(match.turns):
            self.match = match = match.back(self._played)
        match.record.names = self._words()
        # By other rules: what was done stays as it is, until the snapshot is reached.
        for act in self.acts[self._played :] if not self._is_before else ():
            match.play(act.value)
            self._played += 1

    def _words(self) -> tuple[str, ...]:
        return tuple(one_word(name) for name in self.names)
