"""The command `new-game`: the skeleton of a title, ready to be installed, tested and played."""

import keyword
import re
from importlib.resources import files
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated

import typer

from sobremesa.cli.words import Lang, say
from sobremesa.core.errors import UserError
from sobremesa.core.registry import titles

SKELETON = Path(str(files("sobremesa").joinpath("skeleton")))
NAME, CLASS = "newgame", "NewGame"
"""What the skeleton calls itself."""
FORM = re.compile("[a-z][a-z0-9]{1,19}")


def new_game(
    name: Annotated[str, typer.Argument(help="The title's id: 2 to 20 lower-case letters and digits.", metavar="NAME")],
    to: Annotated[Path | None, typer.Option(help="The folder to write; NAME by default.", metavar="FOLDER")] = None,
    lang: Lang = "",
) -> None:
    """Write the skeleton of a new title: a small game that passes all tests of a title as it is.

    Example: `sobremesa new-game ludo`
    """
    check_name(name)
    folder = to or Path(name)
    write(name, folder)
    print(say(lang, "new-game", folder=str(folder)))
    for command in (f"cd {folder}", "pip install --editable '.[test]'", "pytest", f"sobremesa play {name}"):
        print(f"    {command}")


def check_name(name: str) -> None:
    """Raise `UserError` for what cannot be the id of a new title."""
    if not FORM.fullmatch(name) or keyword.iskeyword(name):
        raise UserError("new-game-name", given=name[:40])
    if name in titles() or find_spec(name) is not None:
        raise UserError("new-game-taken", given=name)


def write(name: str, folder: Path) -> None:
    """Write the skeleton under its new name. Raises `UserError`, and writes nothing, where something is already."""
    if folder.exists() and not (folder.is_dir() and not any(folder.iterdir())):
        raise UserError("new-game-folder", given=str(folder))
    try:
        for file in sorted(SKELETON.rglob("*")):
            if file.is_file() and "__pycache__" not in file.parts:
                copy = folder / file.relative_to(SKELETON).as_posix().replace(NAME, name)
                copy.parent.mkdir(parents=True, exist_ok=True)
                text = file.read_text("utf-8").replace(NAME, name).replace(CLASS, name.capitalize())
                copy.write_text(text, "utf-8")
    except OSError as error:
        raise UserError("unwritable", given=str(folder), reason=str(error.strerror)) from None
