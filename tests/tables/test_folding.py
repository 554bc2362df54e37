"""A log is folded by what stands in the end: it comes to the same as if every entry had been played, and costs less."""

import random
import sys
from collections.abc import Iterable
from types import FrameType

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sobremesa.core.errors import UserError
from sobremesa.core.match import STEP, Match
from sobremesa.core.record import Record
from sobremesa.core.registry import game as find_game
from sobremesa.store import Entry
from sobremesa.store.rows import Header, Snapshot
from sobremesa.tables import Seat, Table, log
from tests.tables.conftest import differences

CHANGES = ("act", "act", "act", "act", "undo", "seat", "ask", "agree", "decline", "hints", "next")


class Plain(Table):
    """What a table was before: entry by entry, everything is played again at each step."""

    def take(self, entries: Iterable[Entry]) -> None:
        for entry in entries:
            self.n += 1
            self._take(entry)
            if self._is_before and self.base is not None and self.n == self.base.n:
                self._is_before, self.before = False, len(self.acts)
            if self.match is None:
                continue
            first = [act.value for act in self.acts[: self.before]]
            rest = [] if self._is_before else [act.value for act in self.acts[self.before :]]
            words = self._words()
            if self.base is None or self._is_before:
                self.match = Match(self.game, self.header.setup, words, self.header.seed)
            else:
                record = Record(self.game, self.header.setup, words, first)
                self.match = Match.from_snapshot(record, self.header.seed, self.base.numbers)
            for action in rest:
                self.match.play(action)


def begun(game: str, players: int = 2, seed: int = 1) -> tuple[Header, list[Entry]]:
    title = find_game(game)
    setup = title.meta.setup(players=players)
    header = Header("id", "CODE", game, setup.edition, setup.level, players, dict(setup.options), "1", seed)
    seated = [Entry(log.SEAT, n, 0, Seat(log.SCREEN, f"p{n}").write()) for n in range(players)]
    return header, [*seated, *Table(header, seated).start().entries]


def grown(game: str, seed: int, count: int, base_at: int) -> tuple[Header, list[Entry], Snapshot | None]:
    """Return a log by lot of about so many entries, and perhaps a snapshot in its middle."""
    lot = random.Random(seed)
    header, entries = begun(game, players=1 if game == "planeta" else 2, seed=seed)
    table, base, floor = Table(header, entries), None, 0
    while len(entries) < count and not table.is_over:
        if base is None and base_at and len(entries) >= base_at:
            base, floor = Snapshot.of(table.need_match().state, len(entries), "1"), len(table.acts)
        kind, seat = lot.choice(CHANGES), lot.randrange(header.players)
        if kind == "act":
            fresh = table.act(table.turn, table.at, lot.choice(table.need_match().state.legal())).entries
        elif kind in ("undo", "ask"):
            back = lot.randint(max(floor, len(table.acts) - lot.choice([2, 9, 1000])), len(table.acts))
            # As the table itself goes back: to before somebody's action, never into what chance does.
            while back < len(table.acts) and table.acts[back].seat < 0:
                back += 1
            fresh = [Entry(kind, seat, back)]
        elif kind == "seat":
            fresh = [Entry(kind, seat, 0, Seat(log.PERSON, f"name {lot.random()}", lot.choice(["", "easy"])).write())]
        else:
            fresh = [Entry(kind, seat, lot.randrange(2), "NEXT" if kind == "next" else "")]
        entries += fresh
        table.take(fresh)
    return header, entries, base


@settings(max_examples=120, deadline=None)
@given(
    game=st.sampled_from(["elplan", "deuda", "planeta"]),
    seed=st.integers(0, 10**6),
    count=st.integers(5, 160),
    base_at=st.integers(0, 100),
)
def test_a_log_by_lot_comes_to_the_same_as_played_entry_by_entry(
    game: str, seed: int, count: int, base_at: int
) -> None:
    header, entries, base = grown(game, seed, count, base_at)
    cut = seed % (len(entries) + 1)
    table = Table(header, entries[:cut], base)
    table.take(entries[cut:])
    for start in (base, None):
        whole, plain = Table(header, entries, start), Plain(header, entries, start)
        assert differences(whole, plain) == {}
    assert differences(table, Plain(header, entries, base)) == {}
    for number in range(table.before, len(table.acts) + 1):
        last = Table(header, entries, base).position(number).digest()
        assert table.position(number).digest() == last


def played(work: object) -> int:
    """Return how often an action was played, or applied, while some work was done."""
    counted = 0

    def count(frame: FrameType, event: str, argument: object) -> None:
        nonlocal counted
        name = frame.f_code.co_qualname if event == "call" else getattr(argument, "__qualname__", "")
        counted += name.endswith((".apply", ".play")) and not name.startswith("Match.")

    sys.setprofile(count)
    try:
        work()  # type: ignore[operator]
    finally:
        sys.setprofile(None)
    return counted


def long_game(least: int = 200) -> tuple[Header, list[Entry]]:
    header, entries = begun("elplan", 5)
    table, lot = Table(header, entries), random.Random(1)
    while len(table.acts) < least:
        fresh = table.act(table.turn, table.at, lot.choice(table.need_match().state.legal())).entries
        entries += fresh
        table.take(fresh)
    return header, entries


def test_what_was_taken_back_is_not_played_when_a_log_is_folded() -> None:
    header, entries = long_game()
    table = Table(header, entries)
    seat, keep = table.turn, len(table.acts)
    act = table.act(seat, table.at, table.need_match().state.legal()[0]).entries
    # A hundred thousand entries, of which not one is left: they are counted, not played.
    log_of_many = [*entries, *([*act, Entry(log.UNDO, seat, keep)] * 50_000)]
    assert keep <= played(lambda: Table(header, log_of_many)) <= 3 * keep
    many = Table(header, log_of_many)
    assert many.n == len(log_of_many)
    assert many.acts == table.acts
    assert many.need_match().state.digest() == table.need_match().state.digest()


def test_going_back_late_in_a_long_game_plays_only_what_lies_between_two_kept_positions() -> None:
    header, entries = long_game(400)
    table = Table(header, entries)
    match = table.need_match()
    assert 0 < played(lambda: table.position(len(table.acts) - 1)) <= 2 * STEP
    assert played(lambda: table.take([Entry(log.UNDO, 0, len(table.acts) - 1)])) <= 2 * STEP
    assert table.need_match() is not match, "whoever still looks at the old one sees it whole"
    assert len(match.turns) == len(entries) - header.players - 1


def test_a_match_keeps_a_bounded_number_of_positions_however_long_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    header, entries = long_game(200)
    wide = Table(header, entries)
    monkeypatch.setattr("sobremesa.core.match.CHECKPOINTS", 5)
    table = Table(header, entries)
    assert 1 < len(table.need_match()._checkpoints) <= 5
    for number in range(len(table.acts) + 1):
        assert table.position(number).digest() == wide.position(number).digest()


def test_a_position_that_is_not_there_is_refused() -> None:
    header, entries = long_game(30)
    table = Table(header, entries)
    for number in (-1, len(table.acts) + 1, 10**9):
        with pytest.raises(UserError, match="There is no"):
            table.position(number)
