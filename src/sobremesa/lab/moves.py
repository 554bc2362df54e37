"""Decisions as rows: who chose what, in simulated games or in records; with observation and mask if they are wanted."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from pathlib import Path

from sobremesa.bots import Bot
from sobremesa.core.errors import UserError
from sobremesa.core.game import Game
from sobremesa.core.observation import Encoder
from sobremesa.core.record import Record, load
from sobremesa.core.state import Result, State

SUFFIX = "*.sobremesa"
"""The records of a folder."""


@dataclass(frozen=True)
class DecisionRow:
    """One decision. Seats count from 1, as in all tables of the lab."""

    number: int
    """Which game."""
    n: int
    """Which decision of it, from 0; chance decides nothing."""
    seat: int
    player: str
    """The bot, or in a record the name."""
    action: str
    """As the record writes it."""
    place: int
    """Its place in the table of actions; -1 if the table has none for it, an amount between two rungs for instance."""
    legal: int
    """How many actions the table had to choose from."""
    observation: tuple[int, ...] = ()
    mask: tuple[int, ...] = ()
    """The places that were legal."""
    points: int | None = None
    """What its seat had at the end; nothing where a record has no end."""
    rank: int | None = None


class Log:
    """The decisions of one game."""

    def __init__(self, title: Game, start: State, number: int, observe: bool) -> None:
        self.title = title
        self.encoder: Encoder = title.encoder(start)
        self.number = number
        self.observe = observe
        self.moves: list[DecisionRow] = []

    def add(self, state: State, player: str, action: int) -> None:
        """Write down what the seat in turn is about to do."""
        seat = int(state.turn)
        legal = self.encoder.table.legal(state)
        place = next((place for place, known in legal.items() if known == action), -1)
        self.moves.append(
            DecisionRow(
                self.number,
                len(self.moves),
                seat + 1,
                player,
                self.title.text(state, action),
                place,
                len(legal),
                tuple(self.encoder.numbers(state, seat)) if self.observe else (),
                tuple(legal) if self.observe else (),
            )
        )

    def ended(self, result: Result | None) -> tuple[DecisionRow, ...]:
        """Return the decisions, each with what came of the game for its seat."""
        if result is None:
            return tuple(self.moves)
        return tuple(
            replace(move, points=result.points[move.seat - 1], rank=result.ranks[move.seat - 1]) for move in self.moves
        )


class Watched(Bot):
    """A bot whose decisions are written down."""

    def __init__(self, bot: Bot, name: str, log: Log) -> None:
        super().__init__(log.title, 0)
        self.bot = bot
        self.name = name
        self.log = log

    def choose(self, state: State) -> int:
        """Return what the bot chooses."""
        action = self.bot.choose(state)
        self.log.add(state, self.name, action)
        return action


def of_record(record: Record, number: int, observe: bool = False) -> tuple[DecisionRow, ...]:
    """Return the decisions of a record."""
    state = record.game.new(record.setup)
    log = Log(record.game, state, number, observe)
    for action in record.actions:
        if state.turn >= 0:
            log.add(state, record.names[int(state.turn)], action)
        state.play(action)
    return log.ended(state.result())


def of_files(files: Iterable[Path], observe: bool = False) -> Iterator[tuple[DecisionRow, ...]]:
    """Return the decisions of saved games of one title and set-up. Raises `UserError` for one that cannot be read."""
    first: Record | None = None
    for number, file in enumerate(files):
        try:
            record = load(file.read_text("utf-8"))
        except (OSError, UnicodeDecodeError) as error:
            raise UserError("unreadable", given=str(file), reason=type(error).__name__) from None
        first = first or record
        if observe and (record.game.meta.id, record.setup) != (first.game.meta.id, first.setup):
            raise UserError("other-setup", given=str(file), accepted=repr(first.setup))
        yield of_record(record, number, observe)


def records_in(place: Path) -> list[Path]:
    """Return a saved game, or all of a folder. Raises `UserError` if there is none."""
    files = sorted(place.rglob(SUFFIX)) if place.is_dir() else [place]
    if not files:
        raise UserError("no-records", given=str(place), accepted=SUFFIX)
    return files
