"""The content files, and what is said when one of them is wrong."""

import shutil
from importlib.resources import files
from pathlib import Path

import pytest

from sobremesa.core.errors import UserError
from sobremesa.games.deuda.content import SOURCES, Content
from sobremesa.games.deuda.rules.play import Deuda
from tests.games.deuda.table import GAME, act, arrive, cash, form_club, options, start


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    for name in ("squares", "titles", "cards", "editions"):
        source = files("sobremesa.games.deuda").joinpath(f"content/{name}.toml")
        shutil.copyfile(str(source), tmp_path / f"{name}.toml")
    return tmp_path


@pytest.mark.parametrize(
    ("file", "old", "new", "entry", "field"),
    [
        ("squares.toml", 'kind = "raw"', 'kind = "cooked"', "square 1", "kind"),
        ("squares.toml", "value = 100\n", "value = 110\n", "square 1", "value"),
        ("squares.toml", 'of = "sugar"', 'of = "salt"', "square 21", "of"),
        ("squares.toml", "number = 7\n", "number = 8\n", "square 7", "number"),
        ("squares.toml", 'source = "ports"', 'source = "hearsay"', "square 1", "source"),
        ("titles.toml", "national = [150, 200, 300]", "national = [150, 200]", "title sugar", "national"),
        ("titles.toml", 'chain = "a"', 'chain = "z"', "title sugar", "chain"),
        ("cards.toml", 'effect = "gift"', 'effect = "gifft"', "solidarity jamaica", "effect"),
        ("cards.toml", "amount = 100\n", 'amount = "lots"\n', "condition collection", "amount"),
        ("editions.toml", "bank = 120000", "bank = -1", "table", "bank"),
    ],
)
def test_an_error_names_file_entry_and_field(pack: Path, file: str, old: str, new: str, entry: str, field: str) -> None:
    path = pack / file
    text = path.read_text("utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), "utf-8")
    with pytest.raises(UserError) as caught:
        Content(str(pack))
    assert [str(error) for error in GAME.check_content(str(pack))] == [str(caught.value)]
    assert str(caught.value).startswith(f"{file}, {entry}, {field}:")


def test_a_pack_of_ones_own_changes_the_game(pack: Path) -> None:
    cards = pack / "cards.toml"
    cards.write_text(cards.read_text("utf-8").replace("amount = 2000", "amount = 5000", 1), "utf-8")
    state = GAME.new(players=2, content=str(pack))
    assert state.digest()
    assert Content(str(pack)).solidarity[0]["amount"] == 5000


@pytest.mark.rule("deuda.square.capital_flight", "deuda.hat.use")
def test_squares_of_a_pack_work_wherever_they_lie(pack: Path) -> None:
    file = pack / "squares.toml"
    blocks = file.read_text("utf-8").split("[[square]]\nnumber = ")
    for one, other in ((10, 12), (16, 18)):
        first, second = blocks[one + 1], blocks[other + 1]
        blocks[one + 1] = second.replace(f"{other}\n", f"{one}\n", 1)
        blocks[other + 1] = first.replace(f"{one}\n", f"{other}\n", 1)
    file.write_text("[[square]]\nnumber = ".join(blocks), "utf-8")
    state = GAME.new(players=2, content=str(pack), options={"club_vote": "mover"})
    assert isinstance(state, Deuda)
    state.journal = []
    act(state, "die 3", "die 3", "die 6", "die 1")
    arrive(state, 10)
    act(state, "die 2")
    assert cash(state, 0) == 1000
    form_club(state)
    state.hat = 16
    act(state, "roll", "dice 1 1")
    assert "solidarity peru" in options(state)


def test_every_entry_has_its_source() -> None:
    content = Content()
    for entries in (content.squares, content.titles, content.solidarity, content.conditions):
        assert all(entry["source"] in SOURCES for entry in entries)


@pytest.mark.rule("deuda.setup.players")
def test_the_editions_are_presets_that_single_options_can_still_change() -> None:
    cuba = GAME.meta.setup(edition="cuba")
    assert cuba.options["debt_steps"] == "twenty"
    assert cuba.options["piracy_replaces_rent"] is True
    assert GAME.meta.setup(edition="cuba", options={"loan_step": 50}).options["loan_step"] == 50
    assert GAME.meta.setup(edition="argentina").options["victory"] == "degrees"
    assert GAME.meta.setup().options["victory"] == "total"
    assert start(edition="cuba").limit(0) == 20_000
