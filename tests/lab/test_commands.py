"""The commands of the lab as a person uses them."""

import json
import subprocess
import sys
from pathlib import Path

import polars as pl


def run(folder: Path, *arguments: str) -> str:
    command = [sys.executable, "-m", "sobremesa", *arguments, "--jobs", "1"]
    return subprocess.run(command, cwd=folder, capture_output=True, text=True, check=True).stdout


def test_balance_writes_its_report_beside_the_rows_and_goes_on_with_them(tmp_path: Path) -> None:
    told = run(tmp_path, "balance", "planeta", "--bots", "random", "--games", "40", "--lang", "es")
    assert told == "40 partidas. El informe está en planeta-balance/balance.html\n"
    folder = tmp_path / "planeta-balance"
    before = {file: file.stat().st_mtime_ns for file in (folder / "games").iterdir()}
    told = run(tmp_path, "balance", "planeta", "--bots", "random", "--games", "50", "--lang", "en")
    assert told.startswith("50 games. ")
    assert {file: file.stat().st_mtime_ns for file in before} == before
    assert pl.read_parquet(folder / "games")["number"].sort().to_list() == list(range(50))
    report = json.loads((folder / "balance.json").read_text("utf-8"))
    assert [table["id"] for table in report["tables"]][:3] == ["mark", "failure", "flight"]
    assert "What stands out" in (folder / "balance.html").read_text("utf-8")


def test_compare_tells_the_course_of_games_and_what_differs(tmp_path: Path) -> None:
    side = ("compare", ".", "faces=yes", "--game", "planeta", "--games", "60")
    told = run(tmp_path, *side, "--lang", "en")
    assert "Decisions per game, chance included" in " ".join(told.split())
    assert "60 games on each side with the same seeds" in told
    figures = json.loads(run(tmp_path, *side, "--json"))
    assert {"table", "id", "name", "a", "b", "more", "p", "paired"} == set(figures[0])


def test_tune_leaves_a_pack_that_passes_its_checks_and_a_report(tmp_path: Path) -> None:
    told = run(
        tmp_path,
        *("tune", "planeta", "--param", "map.boxes.fuel.cost=0..6", "--goal", "best=60"),
        *("--trials", "3", "--games", "20", "--lang", "en", "--out", "pack"),
    )
    assert told.startswith("best=60: 0.")
    assert "The content pack is pack, the report pack/tune.html" in told
    check = subprocess.run(
        [sys.executable, "-m", "sobremesa", "content", "check", "pack"], cwd=tmp_path, capture_output=True, check=True
    )
    assert b"everything is fine" in check.stdout
    assert len(json.loads((tmp_path / "pack" / "tune.json").read_text("utf-8"))["trials"]) == 3
