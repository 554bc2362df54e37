"""Decisions as rows: of simulated games and of records, read by pandas and polars alike."""

from pathlib import Path

import numpy as np
import pandas as pd
import polars as pl
import pytest
from typer.testing import CliRunner

from sobremesa.bots.play import recorded
from sobremesa.cli.app import app
from sobremesa.core.errors import UserError
from sobremesa.core.record import load, write
from sobremesa.core.registry import game, titles
from sobremesa.lab.moves import of_files, of_record, records_in


def run(*words: str) -> None:
    done = CliRunner().invoke(app, list(words), catch_exceptions=False)
    assert done.exit_code == 0, done.output


@pytest.mark.parametrize("title", titles())
def test_a_simulation_saves_one_row_for_each_decision(title: str, tmp_path: Path) -> None:
    run("simulate", title, "--games", "3", "--bots", "greedy", "--jobs", "1", "--observations", "--out", str(tmp_path))
    moves = pl.read_parquet(tmp_path / "moves" / "*.parquet")
    games, seats = pl.read_parquet(tmp_path / "games" / "*.parquet"), pl.read_parquet(tmp_path / "seats" / "*.parquet")
    assert set(moves["number"]) == {0, 1, 2}
    assert len(moves) < games["decisions"].sum()
    encoder = game(title).encoder(game(title).new())
    for row in moves.iter_rows(named=True):
        assert len(row["observation"]) == encoder.size
        assert row["place"] in row["mask"]
        assert len(row["mask"]) == row["legal"]
    ends = moves.join(seats, on=["number", "seat"], suffix="_end")
    assert (ends["points"] == ends["points_end"]).all()
    assert (ends["rank"] == ends["rank_end"]).all()
    assert set(moves["player"]) == {"greedy"}


def test_two_processes_save_the_same_rows_as_one_and_a_folder_goes_on(tmp_path: Path) -> None:
    words = ["simulate", "planeta", "--bots", "easy", "--moves"]
    run(*words, "--games", "8", "--jobs", "1", "--out", str(tmp_path / "one"))
    run(*words, "--games", "3", "--jobs", "2", "--out", str(tmp_path / "two"))
    run(*words, "--games", "8", "--jobs", "2", "--out", str(tmp_path / "two"))
    one, two = (pl.read_parquet(tmp_path / name / "moves" / "*.parquet").sort("number", "n") for name in ("one", "two"))
    assert one.equals(two)
    assert "observation" not in one.columns


def test_pandas_and_polars_read_the_same(tmp_path: Path) -> None:
    run("simulate", "planeta", "--games", "2", "--jobs", "1", "--observations", "--out", str(tmp_path))
    one = pl.read_parquet(tmp_path / "moves" / "*.parquet").sort("number", "n")
    other = pd.read_parquet(tmp_path / "moves").sort_values(["number", "n"], ignore_index=True)
    assert other["action"].tolist() == one["action"].to_list()
    assert np.array(one["observation"].to_list()).shape == (len(other), len(other["observation"][0]))


def test_a_record_gives_the_rows_of_the_game_it_is_of(tmp_path: Path) -> None:
    record = recorded("elplan", ["greedy", "random"], 5)
    (tmp_path / "a.sobremesa").write_text(write(record), "utf-8")
    run("moves", str(tmp_path), "--out", str(tmp_path / "moves.parquet"), "--observations")
    rows = pl.read_parquet(tmp_path / "moves.parquet")
    moves = of_record(load(write(record)), 0, observe=True)
    assert rows["action"].to_list() == [move.action for move in moves]
    assert set(rows["player"]) == set(record.names)
    result = record.state().result()
    assert result is not None
    assert {(seat, rank) for seat, rank in rows.select("seat", "rank").iter_rows()} == set(enumerate(result.ranks, 1))


def test_bad_input_is_refused_with_what_would_be_accepted(tmp_path: Path) -> None:
    assert CliRunner().invoke(app, ["simulate", "planeta", "--moves"]).exit_code != 0
    with pytest.raises(UserError, match=r"\*\.sobremesa"):
        records_in(tmp_path)
    for name, title, bots in (("a", "planeta", ["random"]), ("b", "elplan", ["random"] * 2)):
        (tmp_path / f"{name}.sobremesa").write_text(write(recorded(title, bots, 1)), "utf-8")
    with pytest.raises(UserError, match="another set-up"):
        list(of_files(records_in(tmp_path), observe=True))
    assert len(list(of_files(records_in(tmp_path)))) == 2
    (tmp_path / "c.sobremesa").write_bytes(b"\xff\xfe")
    with pytest.raises(UserError, match="cannot be read"):
        list(of_files(records_in(tmp_path)))
