"""The commands `content …`: a designer's own cards and maps, checked before they are played, and their schema."""

import json
import sys
from pathlib import Path
from typing import Annotated

import typer

from sobremesa.cli.words import Lang, say
from sobremesa.core.errors import UserError
from sobremesa.core.names import printable
from sobremesa.core.registry import game as find_game
from sobremesa.core.registry import titles

content = typer.Typer(help="Content packs: the cards and maps a game is played with.", no_args_is_help=True)


@content.callback()
def group() -> None:
    """Content packs: the cards and maps a game is played with."""


@content.command()
def check(
    path: Annotated[Path | None, typer.Argument(help="A pack's folder; the shipped content by default.")] = None,
    game: Annotated[str | None, typer.Option(help="The game it is for, if its files do not say.")] = None,
    edition: Annotated[str | None, typer.Option(help="The edition it is played as.")] = None,
    lang: Lang = "",
) -> None:
    """Check content: every problem is told with its file, entry and field, and which cards nobody needs.

    Example: `sobremesa content check my-cards --game GAME`
    """
    ids = [game] if game else list(titles()) if path is None else [game_of(path)]
    packs = []
    for id in ids:
        title = find_game(id)
        editions = [title.meta.edition(edition).id] if edition else [each.id for each in title.meta.editions]
        packs += [(title, one) for one in (editions if path is None else editions[:1])]
    problems = [error for title, one in packs for error in title.check_content(str(path or ""), one)]
    for error in problems:
        print(printable(error.text(lang)), file=sys.stderr)
    if problems:
        raise typer.Exit(2)
    for remark in [remark for title, one in packs for remark in title.remarks(str(path or ""), one)]:
        print(remark.text(lang))
    print(say(lang, "content-fine", count=len(packs)))


@content.command()
def schema(
    game: Annotated[str, typer.Argument(help="The game.")],
    file: Annotated[str, typer.Argument(help="One of its content files; all of them by default.")] = "",
) -> None:
    """Print what a game's content files may say as JSON Schema: with it an editor completes and checks TOML.

    Example: `sobremesa content schema GAME FILE > FILE.schema.json`
    """
    model = find_game(game).content
    if model is None:
        having = [id for id in titles() if find_game(id).content is not None]
        raise UserError("no-content-of", given=game, accepted=", ".join(having))
    print(json.dumps(model.json_schema(file), indent=2, ensure_ascii=False))


def game_of(*paths: Path) -> str:
    """Return the game whose files lie in one of some folders."""
    for id in titles():
        if any((path / file).is_file() for path in paths for file in find_game(id).content_files):
            return id
    accepted = ", ".join(file for id in titles() for file in find_game(id).content_files)
    raise UserError("no-content", given=", ".join(map(str, paths)), accepted=accepted)
