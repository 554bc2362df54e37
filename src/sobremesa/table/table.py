"""A table: what comes out of its log. It decides what may be done and changes only by entries that are already kept."""

import hashlib
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from functools import cached_property

from sobremesa.core.errors import UserError
from sobremesa.core.events import Refusal
from sobremesa.core.game import Game
from sobremesa.core.match import Match
from sobremesa.core.meta import Setup, Value
from sobremesa.core.record import Record, one_word
from sobremesa.core.registry import game as find_game
from sobremesa.core.rng import Rng, mix
from sobremesa.core.seats import CHANCE, OVER
from sobremesa.core.state import State
from sobremesa.table import log
from sobremesa.table.log import Entry, Seat

__all__ = ["HOST", "Header", "Refused", "Snapshot", "Table", "commitment"]

HOST = -1
"""The seat number that stands for the host's rights."""


class Refused(Exception):
    """The rules of the game refuse an action; nothing has changed."""

    def __init__(self, refusal: Refusal, table: "Table") -> None:
        super().__init__(refusal.code)
        self.refusal = refusal
        self.table = table

    def explain(self, lang: str) -> str:
        """Return the reason as a sentence."""
        match = self.table.need_match()
        reason = self.table.game.explain(self.refusal, lang, self.table.names, match.state)
        return reason[0].upper() + reason[1:] + "."


@dataclass(frozen=True)
class Header:
    """What is settled when a table is set up, and never changes."""

    id: str
    code: str
    """A short word to find the table by."""
    game: str
    edition: str
    level: int
    players: int
    options: dict[str, Value] = field(default_factory=dict)
    rules: str = ""
    """The version of the rules it began with."""
    seed: int = 0
    salt: str = ""
    created: float = 0.0

    @cached_property
    def title(self) -> Game:
        """Return the game played at it."""
        return find_game(self.game)

    @cached_property
    def setup(self) -> Setup:
        """Return the setup of the game."""
        return self.title.meta.setup(players=self.players, edition=self.edition, level=self.level, options=self.options)


def commitment(header: Header) -> str:
    """Return what is shown from the start: it binds the luck of the game without telling it."""
    return hashlib.sha256(f"sobremesa:{header.seed}:{header.salt}".encode()).hexdigest()


@dataclass(frozen=True)
class Snapshot:
    """A position in numbers, after so many entries of the log, by the rules of a version."""

    n: int
    rules: str
    digest: str
    numbers: list[int]


class Table:
    """A table in memory. `n` counts the entries of its log, `at` is the entry that last changed the position."""

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
        self.asking: tuple[int, int] | None = None
        """Who asked to go back, and to how many actions."""
        self.agreed: set[int] = set()
        self.times: list[float] = []
        self._waiting: list[int] | None = None
        self._before = 0
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
    def is_over(self) -> bool:
        """Tell whether its game has ended."""
        return self.match is not None and self.match.is_over

    def need_match(self) -> Match:
        """Return the match. Raises `UserError` before the start."""
        if self.match is None:
            raise UserError("table-not-started")
        return self.match

    # -- what may be done: each returns the entries to be kept -------------------------------------

    def act(self, seat: int, at: int, action: int) -> list[Entry]:
        """Return an action of a seat and what chance makes of it. Raises `UserError`, or `Refused` with the rule."""
        match = self.need_match()
        if at != self.at:
            raise UserError("table-stale")
        if match.is_over:
            raise UserError("table-over")
        if seat != match.state.turn:
            raise UserError("table-not-your-turn")
        refusal = match.state.why_not(action)
        if refusal is not None:
            raise Refused(refusal, self)
        return self._played(action)

    def _played(self, action: int) -> list[Entry]:
        """Return an action and the chance outcomes that follow it, tried on a copy."""
        match = self.need_match()
        state, count = match.state.copy(), len(match.record.actions)
        entries = []
        while True:
            entries.append(Entry(log.ACT, int(state.turn), action, self.game.text(state, action)))
            state.apply(action)
            count += 1
            if state.turn != CHANCE:
                return entries
            action = int(state.sample(Rng(mix(match.seed, count))))

    def start(self) -> list[Entry]:
        """Return the start of the game and chance's first outcomes. Raises `UserError` while a seat is open."""
        if self.match is not None:
            raise UserError("table-started")
        if any(seat.kind == log.OPEN for seat in self.seats):
            raise UserError("table-open-seats")
        trial = Table(self.header, (Entry(log.SEAT, n, 0, seat.write()) for n, seat in enumerate(self.seats)))
        trial.take([Entry(log.START)])
        match = trial.need_match()
        chance = trial._played(match.chance()) if match.state.turn == CHANCE else []
        return [Entry(log.START), *chance]

    def sit(self, number: int, seat: Seat) -> list[Entry]:
        """Return that somebody sits down. Raises `UserError` for a seat that is not there or not to be had."""
        if not 0 <= number < len(self.seats):
            raise UserError("bad-seat", given=number + 1, accepted=len(self.seats))
        return [Entry(log.SEAT, number, 0, seat.write())]

    def undo(self, seat: int, at: int) -> list[Entry]:
        """Return the taking back of a seat's own last action. Raises `UserError` with the reason if it may not be."""
        match = self.need_match()
        if at != self.at:
            raise UserError("table-stale")
        match.check_undo()
        if match.turns[-1] != seat:
            raise UserError("no-undo-other")
        return [Entry(log.UNDO, seat, len(match.turns) - 1)]

    def ask(self, seat: int, at: int) -> list[Entry]:
        """Return a request to go back to before the seat's last action; if nobody else is to be asked, it is done."""
        match = self.need_match()
        if at != self.at:
            raise UserError("table-stale")
        own = [n for n, turn in enumerate(match.turns) if turn == seat]
        if not own:
            raise UserError("no-undo")
        if not self._others(seat):
            return [Entry(log.UNDO, seat, own[-1])]
        return [Entry(log.ASK, seat, own[-1])]

    def answer(self, seat: int, yes: bool) -> list[Entry]:
        """Return a seat's answer to the request; when the last one agrees, the game goes back."""
        if self.asking is None:
            raise UserError("table-nothing-asked")
        asker, keep = self.asking
        if seat not in self._others(asker):
            raise UserError("table-not-asked")
        if not yes:
            return [Entry(log.DECLINE, seat)]
        done = [Entry(log.UNDO, asker, keep)] if self._others(asker) <= self.agreed | {seat} else []
        return [Entry(log.AGREE, seat), *done]

    def _others(self, seat: int) -> set[int]:
        """Return the seats whose consent is asked: the other people's, unless a stand-in plays for them."""
        return {
            n
            for n, other in enumerate(self.seats)
            if n != seat
            and other.is_person
            and not other.is_played_by_bot
            and not (other.kind == self.seats[seat].kind == log.SCREEN)
        }

    def asked(self) -> set[int]:
        """Return the seats that are asked whether somebody may go back."""
        return self._others(self.asking[0]) if self.asking else set()

    def after(self, entries: Sequence[Entry]) -> Snapshot | None:
        """Return the position after further entries, if they change it."""
        acts = [entry.value for entry in entries if entry.kind == log.ACT]
        kept = [entry.value for entry in entries if entry.kind == log.UNDO]
        if any(entry.kind == log.START for entry in entries):
            state = self.game.new(self.header.setup)
        elif kept:
            state = self.position(kept[-1])
        elif acts:
            state = self.need_match().state.copy()
        else:
            return None
        for action in acts:
            state.apply(action)
        return Snapshot(self.n + len(entries), self.game.meta.rules_version, state.digest(), state.snapshot())

    def position(self, count: int) -> State:
        """Return the position after so many actions. Raises `UserError` for one that the rules here cannot tell."""
        match = self.need_match()
        if not self._before <= count <= len(match.turns):
            raise UserError("record-at", given=count, accepted=len(match.turns))
        state = self.game.new(self.header.setup)
        if self.base is not None:
            state.restore(self.base.numbers)
        for action in match.record.actions[self._before : count]:
            state.apply(action)
        return state

    # -- what was done ---------------------------------------------------------------------------

    def take(self, entries: Iterable[Entry]) -> None:
        """Become what the table is after these entries of its log."""
        for entry in entries:
            self.n += 1
            self._take(entry)
            if self.base is not None and self.n == self.base.n:
                self._from_base(self._waiting or [])

    def _take(self, entry: Entry) -> None:
        if entry.kind == log.SEAT:
            self.seats[entry.seat] = Seat.read(entry.text)
            if self.match is not None:
                self.match.record.names = tuple(one_word(name) for name in self.names)
            return
        if entry.kind == log.HINTS:
            self.hints = bool(entry.value)
            return
        if entry.kind == log.ASK:
            self.asking, self.agreed = (entry.seat, entry.value), set()
            return
        if entry.kind == log.AGREE:
            self.agreed.add(entry.seat)
            return
        if entry.kind != log.DECLINE:
            self.at = self.n
        self.asking, self.agreed = None, set()
        if entry.kind == log.START:
            self.match = Match(self.game, self.header.setup, [one_word(name) for name in self.names], self.header.seed)
            self._waiting = [] if self.base else None
        elif entry.kind == log.ACT:
            self.times.append(entry.time)
            self._play(entry.value)
        elif entry.kind == log.UNDO:
            self._go_back(entry.value)

    def _play(self, action: int) -> None:
        if self._waiting is None:
            self.need_match().play(action)
        else:
            # By other rules: what was done is kept as it is, until the snapshot is reached.
            self._waiting.append(action)

    def _from_base(self, actions: Sequence[int]) -> None:
        """Go on from the snapshot, which was taken after the first of these actions."""
        match, base = self.need_match(), self.base
        assert base is not None
        if self._waiting is not None:
            self._before, self._waiting = len(actions), None
        record = Record(match.game, match.record.setup, match.record.names, list(actions[: self._before]))
        self.match = Match.from_snapshot(record, match.seed, base.numbers)
        for action in actions[self._before :]:
            self.match.play(action)

    def _go_back(self, keep: int) -> None:
        match = self.need_match()
        del self.times[keep:]
        if self._waiting is not None:
            del self._waiting[keep:]
            return
        actions = match.record.actions[:keep]
        if self.base is not None:
            self._from_base(actions)
            return
        record = Record(match.game, match.record.setup, match.record.names, actions)
        self.match = Match.resume(record, match.seed)
