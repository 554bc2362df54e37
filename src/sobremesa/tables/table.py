"""A table: the fold of its log, and what may be done at it now."""

import time
from collections.abc import Collection, Iterable, Sequence
from typing import NamedTuple

from sobremesa.core.errors import UserError
from sobremesa.core.events import Refusal
from sobremesa.core.match import Match
from sobremesa.core.record import Record, heading, one_word
from sobremesa.core.rng import Rng, mix
from sobremesa.core.seats import CHANCE, OVER
from sobremesa.core.state import Result, State
from sobremesa.core.texts import capital
from sobremesa.store import Entry, Header, Snapshot
from sobremesa.tables import log
from sobremesa.tables.log import Seat, SeatClaim, SeatTransfer, SpokenPhrase
from sobremesa.tables.usernames import need_distinct

CLOCK = "clock"
"""The option by which a title's games end when time is up."""


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
        return capital(reason) + "."


class Decided(NamedTuple):
    """A decision: the entries to be stored, and the position after them if they change it."""

    entries: list[Entry]
    state: State | None = None


class Table:
    """A table's log, folded. `n` counts its entries, `at` is the entry that last changed the position.

    The methods that return `Decided` decide something and change nothing; `take` does, once it is stored.
    """

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
        self.talks = True
        """Whether people may talk."""
        self.said: dict[int, SpokenPhrase] = {}
        """What was last said at each seat."""
        self.next = ""
        """The code of the table at which the same people play the next game."""
        self.asking: tuple[int, int] | None = None
        """Who asked to go back, and after how many actions the game would continue."""
        self.consent: frozenset[int] | None = None
        """The seats whose consent is needed; logs of earlier versions do not say."""
        self.agreed: set[int] = set()
        self.class_code = ""
        """The code of the class it belongs to, if it does."""
        self.stand_ins = True
        """Whether stand-in bots play for people who are away."""
        self.is_entered = False
        """Whether the game is played at a real table: dice and cards are entered, not drawn."""
        self.is_paused = False
        self.deadline = 0
        """When time is up, in seconds since 1970; 0 for never."""
        self.is_stopped = False
        """Whether the game was ended before its rules did."""
        self.look = ""
        """The path of what everybody is to look at first."""
        self.claims: dict[int, SeatClaim] = {}
        """By seat held by a person: the claims of others to it."""
        self.moves: list[SeatTransfer] = []
        """The seats that were taken from their people, oldest first."""
        self.away: dict[int, int] = {}
        """By seat of a person for whom a stand-in plays or last played: after how many actions it began."""
        self.acts: list[Entry] = []
        """The actions of the game as it stands, in the notation of the rules by which they were taken."""
        self.by_bots: list[bool] = []
        """By action: whether a bot took it, in its own seat or as a stand-in."""
        self.before = 0
        """How many actions were taken under other rules: the game cannot go back before them."""
        self._is_before = False
        self._played = 0
        """How many of these actions the match has played."""
        self.take(entries)

    # -- what it is ------------------------------------------------------------------------------

    @property
    def turn(self) -> int:
        """Return whose turn it is; `OVER` also before the start. `CHANCE` only waits where a real table is entered."""
        return int(self.match.state.turn) if self.match and not self.is_stopped else OVER

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
        return self.match is not None and (self.match.is_over or self.is_stopped)

    @property
    def result(self) -> Result | None:
        """Return how it ended: by the rules, or as it stood when it was stopped; None while it goes on."""
        state = self.need_match().state
        return self.game.standing(state) if self.is_stopped else state.result()

    @property
    def is_late(self) -> bool:
        """Tell whether time is up and the game goes on."""
        return 0 < self.deadline <= time.time() and self.match is not None and not self.is_over

    @property
    def has_clock(self) -> bool:
        """Tell whether the rules themselves end the game when time is up: between two turns, not at once."""
        return self.header.options.get(CLOCK) is True

    def need_match(self) -> Match:
        """Return the match. Raises `UserError` before the start."""
        if self.match is None:
            raise UserError("table-not-started")
        return self.match

    def position(self, count: int) -> State:
        """Return the position after so many actions. Raises `UserError` if today's rules cannot reproduce it."""
        return self.need_match().position(count)

    def need_today(self) -> None:
        """Raise `UserError` if part of the game was played under other rules, which cannot be replayed."""
        if self.before:
            raise UserError("table-other-rules", given=self.header.rules, accepted=self.game.meta.rules_version)

    def named_record(self) -> Record:
        """Return the record with names as people typed them, not as single words. Raises as `need_today` does."""
        self.need_today()
        record = self.need_match().record
        return Record(record.game, record.setup, self.names, record.actions)

    def record(self) -> str:
        """Return the record of the game as text, with the seed once it is over; it can be read under any rules."""
        match = self.need_match()
        tells = self.is_over and not self.is_entered
        record = Record(self.game, self.header.setup, match.record.names, seed=match.seed if tells else None)
        here = self.game.meta.rules_version
        lines = heading(record, self.header.rules if self.before else here)
        if self.header.parent:
            lines.append(f"# branch of {self.header.parent} after {self.header.since}")
        for number, act in enumerate(self.acts, 1):
            if self.before and number == self.before + 1:
                lines.append(f"# rules {here}")
            lines.append(f"{number}. {record.who(act.seat)} {act.text}")
        if (result := match.state.result()) is not None:
            lines.append("result " + " ".join(map(str, result.points)))
        elif self.is_stopped:
            lines.append("# stopped")
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
            self._note_stand_in(entry.seat, before)
            if entry.value:
                self.moves.append(SeatTransfer(len(self.acts), entry.seat, before, self.seats[entry.seat], entry.value))
                self.claims.pop(entry.seat, None)
        elif entry.kind in (log.CLASS, log.PAUSE, log.DEADLINE, log.STOP, log.LOOK):
            self._take_of_class(entry)
        elif entry.kind == log.HINTS:
            self.hints = bool(entry.value)
        elif entry.kind == log.ENTERED:
            self.is_entered, self.stand_ins = True, False
        elif entry.kind == log.SAY:
            self.said[entry.seat] = SpokenPhrase(entry.text, entry.value - 1, len(self.acts))
        elif entry.kind == log.TALK:
            self.talks = bool(entry.value)
        elif entry.kind == log.NEXT:
            self.next = entry.text
        elif entry.kind == log.CLAIM:
            self.claims[entry.seat] = SeatClaim.read(entry)
        elif entry.kind == log.KEEP:
            self.claims.pop(entry.seat, None)
        elif entry.kind == log.ASK:
            self.consent = frozenset(map(int, entry.text.split())) if entry.text else None
            # A request made before the rules changed can no longer be granted.
            self.asking, self.agreed = (entry.seat, entry.value) if entry.value >= self.before else None, set()
        elif entry.kind == log.AGREE:
            self.agreed.add(entry.seat)
        elif entry.kind == log.DECLINE:
            self.asking, self.agreed = None, set()
        else:
            self._change(entry)

    def _note_stand_in(self, number: int, before: Seat) -> None:
        """Note since when a stand-in plays for a person; a new person at the seat has missed nothing."""
        after = self.seats[number]
        if not after.is_person or before.name != after.name:
            self.away.pop(number, None)
        elif after.bot and not before.bot and self.match is not None:
            self.away.setdefault(number, len(self.acts))

    def _take_of_class(self, entry: Entry) -> None:
        if entry.kind == log.CLASS:
            self.class_code, self.stand_ins = entry.text, bool(entry.value)
        elif entry.kind == log.PAUSE:
            self.is_paused = bool(entry.value)
        elif entry.kind == log.DEADLINE:
            self.deadline = entry.value
        elif entry.kind == log.LOOK:
            self.look = entry.text
        else:
            # The request can no longer be granted.
            self.is_stopped, self.asking, self.agreed = True, None, set()

    def _change(self, entry: Entry) -> None:
        """Apply an entry that changes the position."""
        self.at = self.n
        self.asking, self.agreed = None, set()
        if entry.kind == log.START:
            self.match = Match(self.game, self.header.setup, self._words(), self.header.seed)
            self._is_before, self._played = self.base is not None, 0
        elif entry.kind == log.ACT:
            self.need_match()
            self.acts.append(entry)
            self.by_bots.append(entry.seat >= 0 and bool(self.seats[entry.seat].bot))
            if entry.seat >= 0 and not self.seats[entry.seat].bot:
                self.away.pop(entry.seat, None)
        elif entry.kind == log.UNDO:
            if entry.value < self.before:
                raise ValueError("the game cannot go back behind its snapshot")
            del self.acts[entry.value :]
            del self.by_bots[entry.value :]
            self._played = min(self._played, entry.value)

    def _begin_at(self, base: Snapshot) -> None:
        """Continue from a snapshot: actions taken under other rules stay in the log and are not replayed."""
        match, actions = self.need_match(), [act.value for act in self.acts]
        record = Record(match.game, match.record.setup, match.record.names, actions)
        self.match = Match.from_snapshot(record, match.seed, base.numbers)
        self._is_before, self.before, self._played = False, len(actions), len(actions)

    def _play(self) -> None:
        """Replay or take back until the match has exactly the actions that stand."""
        match = self.need_match()
        if self._played < len(match.turns):
            self.match = match = match.back(self._played)
        match.record.names = self._words()
        # Taken under other rules: they stay in the log, and nothing is replayed until the snapshot is reached.
        for act in self.acts[self._played :] if not self._is_before else ():
            match.play(act.value)
            self._played += 1

    def _words(self) -> tuple[str, ...]:
        return tuple(one_word(name) for name in self.names)

    # -- the game --------------------------------------------------------------------------------

    def start(self, before: Sequence[Entry] = ()) -> Decided:
        """Return the start of the game, what was done before it branched off here, and chance's first outcomes.

        Raises `UserError` while a seat is open.
        """
        if self.match is not None:
            raise UserError("table-started")
        if any(seat.kind == log.OPEN for seat in self.seats):
            raise UserError("table-open-seats")
        state = self.game.new(self.header.setup)
        for act in before:
            state.apply(act.value)
        return Decided([Entry(log.START), *before, *self._chance(state, len(before))], state)

    def act(self, seat: int, at: int, action: int) -> Decided:
        """Return an action of a seat and what chance makes of it. Raises `UserError`, or `Refused` with the rule."""
        match = self._match_at(at)
        if seat != match.state.turn:
            raise UserError("table-not-your-turn")
        refusal = match.state.why_not(action)
        if refusal is not None:
            raise Refused(refusal, self)
        state = match.state.copy()
        entry = Entry(log.ACT, seat, action, self.game.text(state, action))
        state.apply(action)
        return Decided([entry, *self._chance(state, len(match.turns) + 1)], state)

    def enter(self, at: int, lines: Iterable[str], lang: str) -> Decided:
        """Return what was done at a real table, line by line as a record writes it.

        Raises `UserError` with the first line that cannot have happened, and why; then none of them counts.
        """
        match = self._match_at(at)
        if not self.is_entered:
            raise UserError("table-not-entered")
        state, entries = match.state.copy(), []
        for number, line in enumerate(lines, 1):
            turn = int(state.turn)
            if turn == OVER:
                raise UserError("record-over", line=number)
            text = match.record.acted(line, turn)
            try:
                action = self.game.words.read(state, text)
            except UserError as error:
                raise UserError("record-action", line=number, reason=error.text(lang)) from None
            refusal = state.why_not(action)
            if refusal is not None:
                reason = self.game.explain(refusal, lang, self.names, state)
                raise UserError("record-action", line=number, reason=f"“{text}”: {reason} ({refusal.rule})")
            entries.append(Entry(log.ACT, turn, action, self.game.text(state, action)))
            state.apply(action)
        return Decided(entries, state)

    def _chance(self, state: State, count: int) -> list[Entry]:
        """Let chance act from action number `count` on until a seat is to act; the table's clock may end the game."""
        entries = []
        is_time = 0 < self.deadline <= time.time()
        while state.turn == CHANCE and not self.is_entered:
            last = int(state.time_up()) if is_time else -1
            action = last if last >= 0 else int(state.sample(Rng(mix(self.header.seed, count))))
            entries.append(Entry(log.ACT, CHANCE, action, self.game.text(state, action)))
            state.apply(action)
            count += 1
        return entries

    def _match_at(self, at: int) -> Match:
        """Return the match. Raises `UserError` if the player saw an older position, or the game is over."""
        match = self.need_match()
        if at != self.at:
            raise UserError("table-stale")
        if self.is_over:
            raise UserError("table-over")
        if self.is_paused:
            raise UserError("table-paused")
        return match

    # -- what a class says -----------------------------------------------------------------------

    def pause(self, on: bool) -> Decided:
        """Decide to pause the table, or to end its pause."""
        return Decided([Entry(log.PAUSE, log.HOST, int(on))] if self.is_paused != on and not self.is_over else [])

    def end_at(self, deadline: int) -> Decided:
        """Decide when time is up; 0 for never."""
        return Decided([Entry(log.DEADLINE, log.HOST, deadline)] if deadline != self.deadline else [])

    def stop(self) -> Decided:
        """Decide to end the game as it stands; nothing if it has not begun or has ended."""
        return Decided([Entry(log.STOP, log.HOST)] if self.match is not None and not self.is_over else [])

    def look_at(self, path: str) -> Decided:
        """Decide what everybody is shown first; an empty path ends it."""
        return Decided([Entry(log.LOOK, log.HOST, 0, path)] if path != self.look else [])

    # -- seats -----------------------------------------------------------------------------------

    def sit(self, number: int, seat: Seat, right: int = 0) -> Decided:
        """Return that somebody sits down, by a right if it is a person's seat.

        Raises `UserError` for a seat that is not there, and for a name that somebody else has.
        """
        if not 0 <= number < len(self.seats):
            raise UserError("bad-seat", given=number + 1, accepted=len(self.seats))
        if seat.name != self.seats[number].name:
            need_distinct([*(other.name for n, other in enumerate(self.seats) if n != number), seat.name])
        is_news = right or seat != self.seats[number]
        return Decided([Entry(log.SEAT, number, right, seat.write())] if is_news else [])

    def claim(self, number: int, claim: SeatClaim) -> Decided:
        """Decide to record that somebody claims a seat held by a person."""
        self.sit(number, claim.seat)
        is_news = self.claims.get(number) != claim
        return Decided([Entry(log.CLAIM, number, int(claim.by_link), claim.write())] if is_news else [])

    def stand_in(self, number: int, at: int, level: str) -> Decided:
        """Decide to seat a stand-in for a person who is away, if it is still their turn."""
        if self._match_at(at).state.turn != number or self.seats[number].bot:
            return Decided([])
        return self.sit(number, self.seats[number].with_bot(level))

    def give_back(self, numbers: Collection[int]) -> Decided:
        """Decide to remove the stand-ins of people who are present again."""
        away = [
            n for n, seat in enumerate(self.seats) if n in numbers and seat.is_person and seat.bot and not seat.lent
        ]
        return Decided([Entry(log.SEAT, n, 0, self.seats[n].with_bot("").write()) for n in away])

    # -- going back ------------------------------------------------------------------------------

    def undo(self, mine: Collection[int], at: int) -> Decided:
        """Return the taking back of the last action of one's seats, or the wish to, if others are to be asked.

        Within one's own turn, up to the last chance outcome, nobody is asked. Where a real table is entered, the last
        entry is taken back, whoever's it was. Raises `UserError` if there is nothing to be taken back; once the game is
        over, and its luck is told, nothing is. What a branch has from another table stays.
        """
        match = self._match_at(at)
        turns = match.turns
        last = len(turns) - 1
        if self.is_entered and last >= self.header.since:
            # A die may have been misread, so chance's outcomes can be taken back too.
            return self._back(log.HOST, last)
        keep = next((n for n in range(last, self.header.since - 1, -1) if turns[n] in mine and turns[n] >= 0), None)
        if keep is None:
            raise UserError("no-undo")
        seat = turns[keep]
        is_last = keep == last and seat == match.state.turn
        others = self._others(mine)
        if is_last or not others:
            return self._back(seat, keep)
        return Decided([Entry(log.ASK, seat, keep, " ".join(map(str, sorted(others))))])

    def answer(self, mine: Collection[int], yes: bool) -> Decided:
        """Decide the answer of one's seats to a request to go back; the last consent takes the game back."""
        if self.asking is None:
            raise UserError("table-nothing-asked")
        asker, keep = self.asking
        asked = sorted(self.asked() & set(mine) - self.agreed)
        if not asked:
            raise UserError("table-not-asked")
        if not yes:
            return Decided([Entry(log.DECLINE, asked[0])])
        agreed = [Entry(log.AGREE, seat) for seat in asked]
        if self.asked() - self.agreed - set(asked):
            return Decided(agreed)
        entries, state = self._back(asker, keep)
        return Decided([*agreed, *entries], state)

    def asked(self) -> set[int]:
        """Return the seats whose consent to going back is needed, except those a stand-in has taken over since."""
        if self.asking is None:
            return set()
        others = self._others({self.asking[0]})
        return others if self.consent is None else others & self.consent

    def _back(self, seat: int, keep: int) -> Decided:
        return Decided([Entry(log.UNDO, seat, keep)], self.position(keep))

    def _others(self, mine: Collection[int]) -> set[int]:
        """Return the seats whose consent the holder of `mine` needs: those of other people, without stand-ins."""
        return {n for n, other in enumerate(self.seats) if n not in mine and other.is_person and not other.bot}
