"""The record: what a saved game is. A header and one line per action; text, diffable, replayable."""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field

from sobremesa.core.errors import UserError
from sobremesa.core.game import Game
from sobremesa.core.meta import Setup, written
from sobremesa.core.registry import game as find_game
from sobremesa.core.seats import CHANCE, OVER
from sobremesa.core.state import State

FORMAT = "sobremesa 1"
NUMBERED = re.compile(r"(\d{1,9})\.\s+(\S+)\s+(.+)", re.ASCII)
"""A line of a record: its number, who acts, what they do."""
DIGITS = 20
"""No number in a record has more digits than this: a seed of 64 bits has twenty."""


@dataclass
class Record:
    """A game as the list of its actions."""

    game: Game
    setup: Setup
    names: tuple[str, ...]
    actions: list[int] = field(default_factory=list)
    seed: int | None = None
    """Where chance came from, if it is to be known."""

    def states(self) -> Iterator[State]:
        """Return the position before the first action and after each one; always the same object, played on."""
        state = self.game.new(self.setup)
        yield state
        for action in self.actions:
            state.play(action)
            yield state

    def state(self, at: int | None = None) -> State:
        """Return the position after `at` actions, after all of them by default."""
        last = len(self.actions)
        at = last if at is None else at
        if not 0 <= at <= last:
            raise UserError("record-at", given=at, accepted=last)
        state: State = self.game.new(self.setup)
        for action in self.actions[:at]:
            state.play(action)
        return state

    def who(self, turn: int) -> str:
        """Return how a line names the one who acts."""
        return "chance" if turn == CHANCE else self.names[turn]

    def acted(self, line: str, turn: int) -> str:
        """Return what a typed line says was done. A line of a record may stand as it is: `12. ana move red mars`.

        Raises `UserError` if it names somebody else than whose turn it is.
        """
        numbered = NUMBERED.fullmatch(line)
        if numbered is None:
            return line
        who = self.who(turn)
        if numbered[2] != who:
            raise UserError("record-seat", line=int(numbered[1]), given=numbered[2], accepted=who)
        return numbered[3]


@dataclass
class Reading:
    """What came out of reading a record: how far it is valid, and the error where it is not.

    A game that was played by other rules is replayed by those of today, as far as they allow.
    """

    record: Record | None
    state: State | None
    error: UserError | None
    rules: str = ""
    """The rules it was played by, where they are not those of today."""

    @property
    def valid(self) -> int:
        """Return how many actions are valid."""
        return len(self.record.actions) if self.record else 0


def one_word(name: str) -> str:
    """Return a name as a record takes it: names are separated by spaces, and `chance` is somebody else."""
    word = "_".join(name.split()) or "?"
    return word + "_" if word == "chance" else word


def heading(record: Record, rules: str) -> list[str]:
    """Return the lines of a record before its first action, by the rules of a version."""
    setup, meta = record.setup, record.game.meta
    level = f" level {setup.level}" if len(meta.edition(setup.edition).levels) > 1 else ""
    lines = [FORMAT, f"game {meta.id} {setup.edition}{level}", f"rules {rules}"]
    if setup.options:
        lines.append("options " + " ".join(f"{name}={written(value)}" for name, value in setup.options.items()))
    if setup.content:
        lines.append(f"content {setup.content}")
    lines.append("seats " + " ".join(record.names))
    if record.seed is not None:
        lines.append(f"seed {record.seed}")
    return lines


def write(record: Record) -> str:
    """Return a record as text."""
    lines = heading(record, record.game.meta.rules_version)
    state = record.game.new(record.setup)
    for number, action in enumerate(record.actions, 1):
        lines.append(f"{number}. {record.who(state.turn)} {record.game.text(state, action)}")
        state.play(action)
    if (result := state.result()) is not None:
        lines.append("result " + " ".join(map(str, result.points)))
    return "\n".join(lines) + "\n"


def load(text: str) -> Record:
    """Return a whole record. Raises `UserError` with the line if any part of it is not valid."""
    reading = read(text)
    if reading.error is not None or reading.record is None:
        raise reading.error or UserError("record-empty")
    return reading.record


def read(text: str) -> Reading:
    """Read a record as far as it is valid. Never raises: the error is part of the answer."""
    reader = _Reader()
    try:
        for number, line in enumerate(text.splitlines(), 1):
            if line.strip() and not line.startswith("#"):
                reader.take(number, line.strip())
        reader.open()
    except UserError as error:
        return Reading(reader.record, reader.state, reader.explained(error), reader.rules)
    return Reading(reader.record, reader.state, None, reader.rules)


class _Reader:
    """Takes a record line by line."""

    def __init__(self) -> None:
        self.header: dict[str, str] = {}
        self.line = 0
        self.rules = ""
        self.record: Record | None = None
        self.state: State | None = None

    def take(self, number: int, line: str) -> None:
        self.line = number
        word, _, rest = line.partition(" ")
        if not self.header:
            if word != "sobremesa":
                raise UserError("record-form", line=number, given=line[:40], accepted=FORMAT)
            if line != FORMAT:
                raise UserError("record-version", line=number, given=rest, accepted="1")
            self.header["sobremesa"] = rest
        elif word in ("game", "rules", "options", "seats", "seed", "content") and self.record is None:
            self.header[word] = rest
        elif word == "result":
            self.check_result(self.open()[1], rest)
        elif word.endswith(".") and word[:-1].isdecimal() and len(word) <= DIGITS:
            self.take_action(*self.open(), int(word[:-1]), rest)
        else:
            accepted = "game, rules, options, seats, seed, content, 1. …, result"
            raise UserError("record-form", line=number, given=line[:40], accepted=accepted)

    def open(self) -> tuple[Record, State]:
        """Make the game of the header, once the header is complete."""
        if self.record is not None and self.state is not None:
            return self.record, self.state
        if not self.header:
            raise UserError("record-empty")
        for word in ("game", "rules", "seats"):
            if not self.header.get(word):
                raise UserError("record-form", line=self.line, given="…", accepted=f"{word} …")
        id, edition, level = self.game_line()
        game = find_game(id)
        if self.header["rules"] != game.meta.rules_version:
            self.rules = self.header["rules"]
        names = tuple(self.header["seats"].split())
        setup = game.meta.setup(
            players=len(names),
            edition=edition,
            level=level,
            options=self.options(),
            content=self.header.get("content", ""),
        )
        self.record = Record(game, setup, names, seed=self.seed())
        self.state = game.new(setup)
        return self.record, self.state

    def explained(self, error: UserError) -> UserError:
        """Return an error with how far the game is valid if it was played by other rules than those of today."""
        if not self.rules or self.record is None:
            return error
        here, valid = self.record.game.meta.rules_version, len(self.record.actions)
        return UserError("record-rules", given=self.rules, accepted=here, valid=valid, reason=str(error))

    def game_line(self) -> tuple[str, str | None, int | None]:
        id, *rest = self.header["game"].split()
        level: int | None = None
        if len(rest) >= 2 and rest[-2] == "level" and rest[-1].isdecimal() and len(rest[-1]) <= DIGITS:
            level = int(rest[-1])
            rest = rest[:-2]
        if len(rest) > 1:
            raise UserError(
                "record-form", line=self.line, given=self.header["game"], accepted="game ID EDITION level N"
            )
        return id, rest[0] if rest else None, level

    def options(self) -> dict[str, str]:
        options = {}
        for part in self.header.get("options", "").split():
            name, equals, value = part.partition("=")
            if not equals:
                raise UserError("bad-option-form", given=part, example="tie=fail")
            options[name] = value
        return options

    def seed(self) -> int | None:
        seed = self.header.get("seed")
        if seed is None:
            return None
        if not seed.isdecimal() or len(seed) > DIGITS:
            raise UserError("record-form", line=self.line, given=f"seed {seed}"[:40], accepted="seed 0, 1, 2 …")
        return int(seed)

    def take_action(self, record: Record, state: State, number: int, rest: str) -> None:
        expected = len(record.actions) + 1
        if state.turn == OVER:
            raise UserError("record-over", line=self.line)
        if number != expected:
            raise UserError("record-number", line=self.line, given=number, accepted=expected)
        who, _, text = rest.partition(" ")
        if who != record.who(state.turn):
            raise UserError("record-seat", line=self.line, given=who, accepted=record.who(state.turn))
        try:
            action = record.game.words.read(state, text)
        except UserError as error:
            raise UserError("record-action", line=self.line, reason=str(error)) from None
        refusal = state.why_not(action)
        if refusal is not None:
            reason = record.game.explain(refusal, "en", record.names, state)
            raise UserError("record-action", line=self.line, reason=f"“{text}”: {reason} ({refusal.rule})")
        state.apply(action)
        record.actions.append(action)

    def check_result(self, state: State, rest: str) -> None:
        result = state.result()
        points = " ".join(map(str, result.points)) if result else "…"
        if rest != points:
            raise UserError("record-result", line=self.line, given=rest, accepted=points)
