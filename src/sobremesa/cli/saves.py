"""Where games in the terminal are saved: every action is written before the next is asked for."""

import os
from collections.abc import Callable
from datetime import datetime
from pathlib import Path

from platformdirs import user_data_path

from sobremesa.core.errors import UserError
from sobremesa.core.match import Match
from sobremesa.core.record import read, write

SUFFIX = ".sobremesa"


def folder() -> Path:
    """Return the folder of saved games: $SOBREMESA_HOME, or the user's data folder."""
    home = os.environ.get("SOBREMESA_HOME")
    if home:
        return Path(home)
    # Where it was on every system at first; who has games there goes on with them.
    first = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "sobremesa"
    return first if first.is_dir() else user_data_path("sobremesa", appauthor=False)


def new_file(game: str) -> Path:
    """Return a file for a new game, never one that exists."""
    stamp = datetime.now().strftime("%Y-%m-%d-%H%M%S")
    file = folder() / f"{game}-{stamp}{SUFFIX}"
    number = 2
    while file.exists():
        file = folder() / f"{game}-{stamp}-{number}{SUFFIX}"
        number += 1
    return file


def save(match: Match, file: Path) -> None:
    """Write a game to a file, whole or not at all."""
    keep(write(match.record), file)


def keep(text: str, file: Path) -> None:
    """Write a text to a file, whole or not at all."""
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        fresh = file.with_name(file.name + ".part")
        fresh.write_text(text, "utf-8")
        fresh.replace(file)
    except OSError as error:
        raise UserError("unwritable", given=str(file), reason=str(error.strerror or error)) from None


def saved_games(game: str) -> list[Path]:
    """Return the files of a game, the newest first."""
    return sorted(folder().glob(f"{game}-*{SUFFIX}"), key=lambda file: file.stat().st_mtime, reverse=True)


def goes_on(text: str) -> bool:
    """Tell whether a record can be read and its game is not over."""
    reading = read(text)
    return reading.error is None and reading.state is not None and reading.state.result() is None


def latest_unfinished(
    game: str, command: str = "play", prefix: str = "", unfinished: Callable[[str], bool] = goes_on
) -> Path:
    """Return the newest saved game that is not over. Raises `UserError` if there is none."""
    for file in saved_games(prefix + game):
        if unfinished(file.read_text("utf-8")):
            return file
    raise UserError("nothing-to-continue", given=game, accepted=f"sobremesa {command} {game}")
