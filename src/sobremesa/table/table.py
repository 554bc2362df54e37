"""A table: what comes out of its log, and what may be done at it now."""

from collections.abc import Collection, Iterable, Sequence
from contextlib import suppress
from typing import NamedTuple

from sobremesa.core.errors import UserError
from sobremesa.core.events import Refusal
from sobremesa.core.match import Match
from sobremesa.core.rng import Rng, mix
from sobremesa.core.seats import CHANCE
from sobremesa.core.state import State
from sobremesa.core.texts import capital
from sobremesa.table import log
from sobremesa.table.header import HOST, Header, Snapshot, commitment
from sobremesa.table.ledger import Ledger
from sobremesa.table.log import Claim, Entry, Seat
from sobremesa.table.names import need_distinct

__all__ = ["HOST", "Decided", "Header", "Refused", "Snapshot", "Table", "commitment", "fold"]


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
    """What is to be done: entries to be kept, and the position after them if they change it."""

    entries: list[Entry]
    state: State | None = None


class Table(Ledger):
    """A table in memory. Each of its methods decides something and changes nothing; `take` does, once it is kept."""

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

    def _chance(self, state: State, count: int) -> list[Entry]:
        """Let chance act, as the action after so many, until somebody else is to act."""
        entries = []
        while state.turn == CHANCE:
            action = int(state.sample(Rng(mix(self.header.seed, count))))
            entries.append(Entry(log.ACT, CHANCE, action, self.game.text(state, action)))
            state.apply(action)
            count += 1
        return entries

    def _match_at(self, at: int) -> Match:
        """Return the match. Raises `UserError` if it has moved on from what somebody saw, or is over."""
        match = self.need_match()
        if at != self.at:
            raise UserError("table-stale")
        if match.is_over:
            raise UserError("table-over")
        return match

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

    def claim(self, number: int, claim: Claim) -> Decided:
        """Return that somebody asks for a seat that is a person's."""
        self.sit(number, claim.seat)
        is_news = self.claims.get(number) != claim
        return Decided([Entry(log.CLAIM, number, int(claim.by_link), claim.write())] if is_news else [])

    def stand_in(self, number: int, at: int, level: str) -> Decided:
        """Return that a bot plays for somebody who is away, if they are still to act."""
        if self._match_at(at).state.turn != number or self.seats[number].bot:
            return Decided([])
        return self.sit(number, self.seats[number].with_bot(level))

    def give_back(self, numbers: Collection[int]) -> Decided:
        """Return that stand-ins leave the seats of people who are there again."""
        away = [
            n for n, seat in enumerate(self.seats) if n in numbers and seat.is_person and seat.bot and not seat.lent
        ]
        return Decided([Entry(log.SEAT, n, 0, self.seats[n].with_bot("").write()) for n in away])

    # -- going back ------------------------------------------------------------------------------

    def undo(self, mine: Collection[int], at: int) -> Decided:
        """Return the taking back of the last action of one's seats, or the wish to, if others are to be asked.

        Within one's own turn, up to the last chance outcome, nobody is asked. Raises `UserError` if there is nothing
        to be taken back; once the game is over, and its luck is told, nothing is. What a branch has from another
        table stays.
        """
        match = self._match_at(at)
        turns = match.turns
        last = len(turns) - 1
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
        """Return the answer of one's seats to that wish; when the last one agrees, the game goes back."""
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
        """Return the seats that are asked whether somebody may go back, unless a stand-in plays for them by now."""
        if self.asking is None:
            return set()
        others = self._others({self.asking[0]})
        return others if self.consent is None else others & self.consent

    def _back(self, seat: int, keep: int) -> Decided:
        return Decided([Entry(log.UNDO, seat, keep)], self.position(keep))

    def _others(self, mine: Collection[int]) -> set[int]:
        """Return the seats whose consent is asked by whoever holds these: all other people's, but no stand-in's."""
        return {n for n, other in enumerate(self.seats) if n not in mine and other.is_person and not other.bot}


def fold(header: Header, entries: Sequence[Entry], snapshots: Iterable[Snapshot]) -> Table:
    """Return the table of a log.

    If the rules have changed so that they no longer lead from the start to its last snapshot, the game goes on from the
    first of its snapshots from which they do; from the last one they always do. Raises `UserError` if they cannot even
    read that one.
    """
    kept = sorted(snapshots, key=lambda snapshot: snapshot.n)
    if not kept:
        return Table(header, entries)
    last = kept[-1]
    for base in (None, *kept):
        # Whatever today's rules make of yesterday's actions.
        with suppress(Exception):
            table = Table(header, entries[: last.n], base)
            if table.need_match().state.digest() == last.digest:
                table.take(entries[last.n :])
                return table
    raise UserError("table-other-rules", given=last.rules, accepted=header.title.meta.rules_version)
