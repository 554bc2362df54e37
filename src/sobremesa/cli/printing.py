"""The command `print`: a set to print and play, or a position."""

from pathlib import Path
from typing import Annotated, cast

import typer

from sobremesa.cli.console import make_console
from sobremesa.cli.records import open_record
from sobremesa.cli.words import Lang, say
from sobremesa.core.errors import UserError
from sobremesa.core.registry import game as find_game
from sobremesa.core.registry import titles
from sobremesa.paper import Choices, Kit, export, position
from sobremesa.paper.layout import Backs


def print_(
    game: Annotated[str, typer.Argument(help="The game's id.", metavar="[GAME]")] = "",
    out: Annotated[Path | None, typer.Option(help="Write to this file, or folder.", metavar="FILE")] = None,
    edition: Annotated[str | None, typer.Option(help="The edition.")] = None,
    lang: Lang = "",
    paper: Annotated[str, typer.Option(help="a4 or letter.")] = "a4",
    content: Annotated[str, typer.Option(help="Print the content pack in this folder.")] = "",
    only: Annotated[str, typer.Option(help="Only these parts, with commas: board,cards.")] = "",
    ink: Annotated[str, typer.Option(help="colour or grey.")] = "colour",
    backs: Annotated[str, typer.Option(help="Backs of cards: duplex, fold or none.")] = "duplex",
    board: Annotated[str, typer.Option(help="The board in tiles, or on one sheet: a3, a2, a1.")] = "tiles",
    seed: Annotated[int, typer.Option(help="Another seed, another table of rolls.", min=0)] = 1,
    form: Annotated[
        str, typer.Option("--as", help="pdf; or svg, png, tts, pcio (playingcards.io) into a folder.", metavar="FORM")
    ] = "pdf",
    record: Annotated[Path | None, typer.Option(help="Print a position of this saved game.", metavar="FILE")] = None,
    at: Annotated[int | None, typer.Option(help="The position after this many actions; the last by default.")] = None,
) -> None:
    """Print a game to cut out and play, or a position of a saved game, as PDF.

    Example: `sobremesa print GAME --lang es --paper letter --out set.pdf`

    Example: `sobremesa print --record mine.sobremesa --at 60 --out position.pdf`
    """
    choices = Choices(lang, paper, ink, cast("Backs", backs), board, seed)
    with make_console(stderr=True).status(say(lang, "printing")):
        if record is not None:
            saved = open_record(record)
            state = saved.state(at)
            scene = saved.game.scene(state, lang, saved.names, to_act=False)
            name, made = saved.game.meta.id, position(saved.game, scene, choices)
        elif game:
            kit = Kit.of(find_game(game), choices, edition=edition, content=content)
            parts = [part for part in only.replace(" ", "").split(",") if part]
            if form != "pdf":
                folder = out or Path(f"{game}-{form}")
                written = export(kit, form, folder, parts)
                print(say(lang, "exported", count=len(written), folder=str(folder)))
                return
            name, made = game, kit.pdf(parts)
        else:
            raise UserError("no-print", accepted=", ".join(titles()))
    file = out or Path(f"{name}.pdf")
    try:
        file.write_bytes(made)
    except OSError as error:
        raise UserError("unwritable", given=str(file), reason=str(error.strerror)) from None
    print(say(lang, "printed", file=str(file)))
