"""The commands `print` and `debrief --out sheet.pdf`: what they write, and one line for what they cannot take."""

import builtins
import shutil
from importlib.resources import files
from pathlib import Path

import pytest

from sobremesa.cli.app import main
from sobremesa.core.registry import game, titles
from sobremesa.core.texts import LANGS
from tests.games.positions import FINISHED
from tests.paper.preflight import Pdf

ID = titles()[0]


def run(*arguments: str) -> int:
    with pytest.raises(SystemExit) as ended:
        main(list(arguments))
    return int(ended.value.code or 0)


def refused(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    assert run(*arguments) == 2
    said = capsys.readouterr().err.strip().splitlines()
    assert len(said) == 1
    return said[0]


@pytest.mark.parametrize("lang", LANGS)
def test_a_part_of_a_set_is_written_to_a_file(tmp_path: Path, lang: str) -> None:
    file = tmp_path / "set.pdf"
    assert run("print", ID, "--only", "list", "--lang", lang, "--out", str(file)) == 0
    pdf = Pdf(file.read_bytes())
    assert game(ID).name(lang) in pdf.reader.pages[0].extract_text()
    assert len(pdf.sizes) == 1


def test_bad_input_gets_one_line_that_says_what_is_accepted(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = ("--lang", "en", "--out", str(tmp_path / "set.pdf"))
    assert "rules" in refused(capsys, "print", ID, "--only", "unicorns", *out)
    assert "a4, letter" in refused(capsys, "print", ID, "--paper", "a5", *out)
    assert "colour, grey" in refused(capsys, "print", ID, "--ink", "gold", *out)
    assert "duplex, fold, none" in refused(capsys, "print", ID, "--backs", "both", *out)
    assert "a3, a2, a1" in refused(capsys, "print", ID, "--board", "huge", *out)
    assert ID in refused(capsys, "print", "chess", *out)
    assert ID in refused(capsys, "print", *out)
    assert game(ID).meta.editions[0].id in refused(capsys, "print", ID, "--edition", "1066", *out)
    assert "cannot be written" in refused(capsys, "print", ID, "--only", "list", "--lang", "en", "--out", str(tmp_path))
    assert not list(tmp_path.iterdir())


def test_a_broken_pack_is_refused_by_its_first_problem(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    shutil.copytree(str(files("sobremesa.games.planeta").joinpath("content")), tmp_path, dirs_exist_ok=True)
    map_ = tmp_path / "map.toml"
    map_.write_text(map_.read_text("utf-8").replace("conquer = 7", "conquer = 4"), "utf-8")
    said = refused(capsys, "print", "planeta", "--content", str(tmp_path), "--lang", "en")
    assert "map.toml" in said
    assert "infiltrate < invade < conquer" in said


def test_without_typst_a_line_says_how_to_get_it(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    real = builtins.__import__

    def without(name: str, *more: object) -> object:
        if name == "typst":
            raise ImportError(name)
        return real(name, *more)  # type: ignore[arg-type]

    monkeypatch.setattr(builtins, "__import__", without)
    said = refused(capsys, "print", ID, "--lang", "en", "--out", str(tmp_path / "set.pdf"))
    assert "pip install 'sobremesa[paper]'" in said


@pytest.mark.parametrize("id", titles())
def test_any_position_of_a_saved_game_is_one_page(tmp_path: Path, id: str) -> None:
    file = tmp_path / "position.pdf"
    assert run("print", "--record", str(FINISHED[id][0]), "--at", "9", "--lang", "en", "--out", str(file)) == 0
    pdf = Pdf(file.read_bytes())
    assert len(pdf.sizes) == 1
    assert len(pdf.tagged("Figure")) == 1
    assert game(id).name("en") in pdf.reader.pages[0].extract_text()


@pytest.mark.parametrize("id", titles())
def test_the_debrief_of_a_finished_game_is_a_pdf_with_its_questions(tmp_path: Path, id: str) -> None:
    from sobremesa.core.record import load
    from sobremesa.review.debrief import sheet

    file = tmp_path / "sheet.pdf"
    assert run("debrief", str(FINISHED[id][0]), "--lang", "es", "--out", str(file)) == 0
    pdf = Pdf(file.read_bytes())
    made = sheet(load(FINISHED[id][0].read_text("utf-8")), "es")
    assert len(pdf.tagged("H2")) == len(made.questions)
    assert len(pdf.tagged("Table")) == len(made.questions)
