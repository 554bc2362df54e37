"""A folder of Parquet files: `games/`, `seats/` and on wish `moves/`, one part for each range of games, and their plan.

A part is written whole or not at all, the seats before the games, and counts once its games are there. So a run that
was stopped, or killed, goes on where it was, and no row is twice or missing.
"""

import json
from collections.abc import Iterator
from hashlib import blake2b
from importlib.metadata import version
from pathlib import Path
from typing import Any

import polars as pl
from filelock import FileLock, Timeout

from sobremesa.core.errors import UserError
from sobremesa.core.registry import game as find_game
from sobremesa.lab.playing import OBSERVATIONS, GameRow, Plan
from sobremesa.lab.tables import ResultTables, moves_table, tables


class RowStore:
    """The rows of a plan, in a folder, which is nobody else's until `close`.

    Raises `UserError` if other games are kept there, or somebody else writes into it.
    """

    def __init__(self, folder: Path, plan: Plan) -> None:
        self.folder = folder
        self.plan = plan
        self.lock = FileLock(folder / ".lock", blocking=False, thread_local=False, fallback_to_soft=False)
        try:
            for name in ("games", "seats", *(["moves"] if plan.moves else [])):
                (folder / name).mkdir(parents=True, exist_ok=True)
            self.lock.acquire()
        except Timeout:
            raise UserError("folder-in-use", given=str(folder)) from None
        except OSError as error:
            raise UserError("bad-folder", given=str(folder), reason=str(error.strerror)) from None
        try:
            self._check()
        except UserError:
            self.close()
            raise
        done = self._parts()
        for leftover in [file for name in ("games", "seats", "moves") for file in (folder / name).glob("*")]:
            if leftover.name not in done:
                leftover.unlink()

    def close(self) -> None:
        """Let others write into the folder."""
        self.lock.release()

    def _check(self) -> None:
        """The games of one folder are of one plan; only how many of them there are may differ."""
        wanted = described(self.plan)
        file = self.folder / "plan.json"
        if not file.is_file():
            _write(file, json.dumps(wanted, indent=2).encode())
            return
        kept = json.loads(file.read_text("utf-8"))
        other = [f"{name} = {kept.get(name)} ≠ {value}" for name, value in wanted.items() if kept.get(name) != value]
        if other:
            raise UserError("other-plan", given=str(self.folder), reason="; ".join(other))

    def _parts(self) -> dict[str, range]:
        """Return the parts that are there, by file."""
        parts = {}
        for file in sorted((self.folder / "games").glob("[0-9]*.parquet")):
            first, last = map(int, file.stem.split("-"))
            parts[file.name] = range(first, last + 1)
        return parts

    def missing(self, numbers: range) -> list[range]:
        """Return the games that are not there yet."""
        gaps, at = [], numbers.start
        for part in [*sorted(self._parts().values(), key=lambda part: part.start), range(numbers.stop, numbers.stop)]:
            if at < min(part.start, numbers.stop):
                gaps.append(range(at, min(part.start, numbers.stop)))
            at = max(at, part.stop)
        return gaps

    def add(self, rows: list[GameRow]) -> None:
        """Keep a part."""
        part = tables(self.plan, rows)
        name = f"{rows[0].number:09}-{rows[-1].number:09}.parquet"
        parts = [("seats", part.seats), ("games", part.games)]
        if self.plan.moves:
            moves = moves_table((move for row in rows for move in row.moves), self.plan.moves == OBSERVATIONS)
            parts.insert(0, ("moves", moves))
        for folder, table in parts:
            place = self.folder / folder / name
            table.write_parquet(place.with_suffix(".half"))
            place.with_suffix(".half").replace(place)

    def tables(self, numbers: range) -> ResultTables:
        """Return the games that are there, as tables."""
        files = [
            name for name, part in self._parts().items() if part.start < numbers.stop and part.stop > numbers.start
        ]
        if not files:
            return tables(self.plan, [])
        games, seats = (
            pl.concat([pl.read_parquet(self.folder / folder / name) for name in files])
            .filter(pl.col("number").is_between(numbers.start, numbers.stop - 1))
            .sort("number", maintain_order=True)
            for folder in ("games", "seats")
        )
        return ResultTables(games, seats)

    def rows(self, numbers: range) -> Iterator[GameRow]:
        """Return the games that are there, without what was counted in them."""
        tables = self.tables(numbers)
        seats = tables.seats.group_by("number", maintain_order=True).agg("points", "rank")
        games = tables.games.select("number", "decisions")
        for number, decisions, points, ranks in games.join(seats, on="number").iter_rows():
            yield GameRow(number, tuple(points), tuple(ranks), decisions)


def described(plan: Plan) -> dict[str, Any]:
    """Return what makes the games of a plan what they are, however many they be."""
    setup = plan.setup
    return {
        "sobremesa": version("sobremesa"),
        "game": plan.game,
        "rules": find_game(plan.game).meta.rules_version,
        "edition": setup.edition,
        "level": setup.level,
        "players": setup.players,
        "options": dict(setup.options),
        "content": _digest(plan),
        "bots": list(plan.bots),
        "rotate": plan.rotate,
        "seed": plan.seed,
        # Folders of plans without it are older than the word.
        **({"moves": plan.moves} if plan.moves else {}),
    }


def _digest(plan: Plan) -> str:
    """Return a hash of a designer's content pack; nothing for the shipped one."""
    if not plan.setup.content:
        return ""
    hashed = blake2b(digest_size=8)
    for name in find_game(plan.game).content_files:
        file = Path(plan.setup.content) / name
        hashed.update(file.read_bytes() if file.is_file() else b"-")
    return hashed.hexdigest()


def _write(file: Path, content: bytes) -> None:
    half = file.with_suffix(".half")
    half.write_bytes(content)
    half.replace(file)
