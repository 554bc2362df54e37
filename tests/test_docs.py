"""The documentation runs: every block of code and every command on every page, in order; what cannot says why."""

import re
import shlex
import shutil
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path
from typing import Any, NamedTuple

import pytest
import typer
from typer.testing import CliRunner

from sobremesa.bots.play import recorded
from sobremesa.cli.app import app
from sobremesa.core.record import write
from sobremesa.store import Store

ROOT = Path(__file__).parents[1]
PAGES = [*ROOT.glob("*.md"), *sorted((ROOT / "docs").rglob("*.md"))]
"""All pages; `CHANGELOG.md` tells of commands that are gone."""
IN_AN_ENVIRONMENT = ROOT / "docs" / "build" / "add-a-game.md"
"""Its blocks are run by `tests/outside/test_docs.py`."""
BLOCK = re.compile(r"(?:<!-- not run: ([^\n]+) -->\n+)?^( *)```(\w*)\n(.*?)^ *```$", re.DOTALL | re.MULTILINE)
INLINE = re.compile(r"`((?:\w+=\S+ )*(?:sobremesa(?! \d)|make|pytest|python scripts/\S+)(?: [^`]+)?)`")
KINDS = ("python", "sh", "text", "toml")
"""What is run, shown as it is, or read; any other kind of block says why it is not."""
FEW = {
    "simulate": "--games 4 --jobs 1",
    "balance": "--games 4 --jobs 1 --bots greedy",
    "compare": "--games 2 --jobs 1 --bots greedy",
    "tune": "--games 4 --trials 2 --jobs 1",
    "ladder": "--games 2 --jobs 1 --bots random,greedy",
    "bound": "--games 2 --jobs 1 --bots random",
    "train": "--games 2",
    "review": "--simulations 40 --jobs 1 --seconds 2",
}
"""What is added to a command to have it done at once: the last of two equal options counts."""
ONLY_READ = ("serve", "bench", "bench-env", "new-game")
"""What would not end, takes a minute, or is run by another test: parsed as the command line does."""
PLACEHOLDERS = {"GAME": "planeta", "FILE": "game.sobremesa", "ARCHIVO": "game.sobremesa", "FOLDER": "rows", "N": "2"}
MAKEFILE = (ROOT / "Makefile").read_text("utf-8")


class Block(NamedTuple):
    """A block of code: why it is not run, if it is not, what it is in, and its text."""

    reason: str
    kind: str
    text: str


def blocks(page: Path) -> list[Block]:
    """Return the blocks of a page."""
    found = BLOCK.finditer(page.read_text("utf-8"))
    return [Block(each[1] or "", each[3], re.sub(rf"^{each[2]}", "", each[4], flags=re.MULTILINE)) for each in found]


def commands(text: str) -> Iterator[list[str]]:
    """Return the commands of a block: without comments, variables before them and the folder of the environment."""
    for line in text.replace("\\\n", " ").splitlines():
        words = shlex.split(line, comments=True)
        while words and re.fullmatch(r"[A-Z_]+=\S*", words[0]):
            words.pop(0)
        if words:
            yield [words[0].removeprefix(".venv/bin/"), *(word for word in words[1:] if word != "&")]


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder in which commands are typed: it has a saved game, a content pack and a database."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("SOBREMESA_HOME", str(tmp_path / "home"))
    (tmp_path / "game.sobremesa").write_text(write(recorded("planeta", ["greedy"], 3)), "utf-8")
    (tmp_path / "home").mkdir()
    Store(tmp_path / "home" / "tables.db").close()
    (tmp_path / "my-pack").mkdir()
    investments = files("sobremesa.games.elplan") / "content" / "es" / "investments.toml"
    (tmp_path / "my-pack" / "investments.toml").write_text(investments.read_text("utf-8"), "utf-8")
    (tmp_path / "docs" / "figures").mkdir(parents=True)
    shutil.copy(ROOT / "docs" / "figures" / "bots.md", tmp_path / "docs" / "figures")
    return tmp_path


def do(words: list[str]) -> None:
    """Do what a command says, in small; read it as the command line does if it is one that goes on."""
    program, *rest = words
    if program != "sobremesa":
        look_at(program, rest)
    elif rest[0] in ONLY_READ:
        read(rest)
    else:
        small = [*rest, *shlex.split(FEW.get(rest[0], ""))]
        done = CliRunner().invoke(app, small, input="quit\nsalir\n" * 20)
        assert done.exit_code == 0, f"{shlex.join(small)}: {done.exception or done.output}"


def read(words: list[str]) -> None:
    """Parse a command of ours as the command line does, without doing it. Raises what it would complain about."""
    command: Any = typer.main.get_command(app)
    context = None
    while hasattr(command, "commands"):
        assert words, "a command is missing"
        context = command.make_context(command.name, list(words), parent=context, resilient_parsing=True)
        assert words[0] in command.commands, words[0]
        command, words = command.commands[words[0]], words[1:]
    command.make_context(command.name, list(words), parent=context)


def look_at(program: str, words: list[str]) -> None:
    """See whether what another program is told to do is there."""
    if program == "make":
        for word in words:
            name, _, value = word.partition("=")
            assert re.search(rf"^{name} \?=" if value else rf"^{name}:", MAKEFILE, re.MULTILINE), word
        return
    assert program in ("pytest", "python"), f"{program}: neither run nor said why not"
    for word in words:
        if word.endswith(".py") or "/" in word:
            assert (ROOT / word).exists(), word


@pytest.mark.parametrize("page", [page for page in PAGES if page != IN_AN_ENVIRONMENT], ids=lambda page: page.name)
def test_every_block_of_a_page_runs_in_order_or_says_why_not(page: Path, folder: Path) -> None:
    names: dict[str, object] = {}
    for block in blocks(page):
        if block.reason:
            assert block.kind not in ("python", "text"), "Python can be run"
            continue
        assert block.kind in KINDS, f"{block.kind}: say why it is not run: <!-- not run: REASON -->"
        if block.kind == "python":
            exec(compile(block.text, page.name, "exec"), names)
        elif block.kind == "sh":
            for words in commands(block.text):
                do(words)


@pytest.mark.parametrize("page", [page for page in PAGES if page.name != "CHANGELOG.md"], ids=lambda page: page.name)
def test_every_command_in_a_sentence_is_one_there_is(page: Path) -> None:
    for said in INLINE.findall(BLOCK.sub("", page.read_text("utf-8"))):
        for program, *rest in commands(said.replace("…", "")):
            words = [PLACEHOLDERS.get(word, word) for word in rest]
            if program != "sobremesa":
                look_at(program, words)
            elif words:
                try:
                    read(words)
                except typer.BadParameter as error:
                    # A sentence may name a command without all that it is given.
                    if type(error).__name__ != "MissingParameter":
                        raise


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_commands_stand_in_blocks_that_name_their_kind(page: Path) -> None:
    outside = BLOCK.sub("", page.read_text("utf-8"))
    assert (
        re.findall(r"^(?: {4}|\t)(?:\$ )?(?:\.venv/bin/)?(?:sobremesa|make|pip|pytest|python) .*", outside, re.M) == []
    )
    assert "```" not in outside


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_every_link_leads_to_a_file(page: Path) -> None:
    made = ("http.md", "contributing.md", "changelog.md", "api/index.md")
    for target in re.findall(r"\]\(([^)#:\s]+)(?:#[^)]*)?\)", page.read_text("utf-8")):
        assert (page.parent / target).exists() or target.endswith(made), target


NAMED = re.compile(r"`([A-Za-z_][\w.]*)`\s+\(`([\w/]+\.py)`\)")


@pytest.mark.parametrize("page", sorted((ROOT / "docs" / "build").glob("*.md")), ids=lambda page: page.stem)
def test_what_is_named_with_its_file_stands_there(page: Path) -> None:
    """`OpenTables.change` (`tables/open.py`); on the page of a title, the file is in its folder."""
    source = ROOT / "src" / "sobremesa"
    for name, file in NAMED.findall(page.read_text("utf-8")):
        found = next(path for path in (source / file, source / "games" / page.stem / file) if path.is_file())
        for part in name.split("."):
            declared = rf"^ *(?:(?:async )?def|class) {part}\b|^ *{part}\b *[:=]"
            assert re.search(declared, found.read_text("utf-8"), re.MULTILINE), f"{name} ({file})"


@pytest.mark.parametrize("section", ["play", "teach"])
def test_players_and_teachers_read_every_page_in_their_language(section: str) -> None:
    english, spanish = (
        {page.relative_to(folder): blocks(page) for page in (folder / section).glob("*.md")}
        for folder in (ROOT / "docs", ROOT / "docs" / "es")
    )
    assert set(english) == set(spanish)
    # What is to be typed is the same, as far as a page goes: what is only for programmers stays in English.
    for page, examples in spanish.items():
        assert {block.kind for block in examples} <= {block.kind for block in english[page]}, page


def test_every_page_stands_in_the_folder_of_its_readers() -> None:
    assert {page.name for page in (ROOT / "docs").glob("*.md")} == {"index.md"}
    figures = (ROOT / "docs" / "figures" / "index.md").read_text("utf-8")
    listed = re.findall(r"\]\((\w+\.md)\)", figures)
    assert sorted(listed) == sorted(
        page.name for page in (ROOT / "docs" / "figures").glob("*.md") if page.stem != "index"
    )


def test_every_direct_dependency_is_pinned_and_explained() -> None:
    import tomllib

    settings = tomllib.loads((ROOT / "pyproject.toml").read_text())
    project = settings["project"]
    wanted = [
        *settings["build-system"]["requires"],
        *(name for group in settings["dependency-groups"].values() for name in group),
        *project["dependencies"],
        *(name for group in project["optional-dependencies"].values() for name in group),
    ]
    # Without extras, versions and conditions: `psycopg[binary]` is psycopg.
    names = {re.split(r"[\[; >]", name)[0] for name in wanted}
    pinned = {line.split("==")[0] for line in (ROOT / "constraints.txt").read_text().splitlines() if "==" in line}
    assert {name.replace("-", "_") for name in names} == {name.replace("-", "_") for name in pinned}
    explained = (ROOT / "docs" / "build" / "dependencies.md").read_text()
    assert [name for name in sorted(names) if f"`{name}`" not in explained] == []


def test_a_notebook_shows_a_state_as_its_board() -> None:
    import sobremesa

    state = sobremesa.game("planeta").new()
    bundle = state._repr_mimebundle_()
    assert bundle["image/svg+xml"].startswith("<svg")
