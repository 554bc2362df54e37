"""Many games: the same rows wherever they are played, none lost and none twice, whatever dies."""

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import replace
from multiprocessing import active_children
from pathlib import Path
from typing import TYPE_CHECKING

import polars as pl
import pytest

from sobremesa.core.errors import UserError
from sobremesa.core.registry import game
from sobremesa.lab import simulate as lab
from sobremesa.lab.playing import Plan
from sobremesa.lab.simulate import simulate
from sobremesa.lab.store import RowStore
from sobremesa.lab.tables import ResultTables
from sobremesa.lab.workers import workers

if TYPE_CHECKING:
    from distributed import LocalCluster

PLAN = Plan("deuda", game("deuda").meta.setup(players=3), ("greedy", "random", "greedy"), 160, 1)


@pytest.fixture(scope="module")
def cluster() -> Iterator["LocalCluster"]:
    from distributed import LocalCluster

    with LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=":0") as cluster:
        yield cluster


@pytest.fixture(scope="module")
def wanted(tmp_path_factory: pytest.TempPathFactory) -> ResultTables:
    """The rows as one process makes them, in one go."""
    return played(tmp_path_factory.mktemp("one"), PLAN)


def played(
    folder: Path, plan: Plan, jobs: int = 1, cluster: str = "", after: Callable[[int], object] = id
) -> ResultTables:
    with closing(RowStore(folder, plan)) as store:
        assert simulate(plan, jobs, after, cluster=cluster, stored=store).finished == plan.games
        return store.tables(plan.numbers)


def assert_same(rows: ResultTables, wanted: ResultTables) -> None:
    assert rows.games["number"].to_list() == list(PLAN.numbers)
    assert rows.games.equals(wanted.games)
    assert rows.seats.equals(wanted.seats)


class Killer:
    """Kills a worker once, after some rows have come."""

    def __init__(self, pids: Callable[[], list[int]]) -> None:
        self.pids = pids
        self.killed = 0

    def __call__(self, _: int) -> None:
        if not self.killed:
            self.killed = self.pids()[0]
            os.kill(self.killed, signal.SIGKILL)


def test_a_pool_whose_worker_is_killed_makes_the_same_rows(tmp_path: Path, wanted: ResultTables) -> None:
    killer = Killer(lambda: [child.pid for child in active_children() if child.pid])
    assert_same(played(tmp_path, PLAN, jobs=2, after=killer), wanted)
    assert killer.killed


def test_a_dask_cluster_makes_the_same_rows(tmp_path: Path, wanted: ResultTables, cluster: "LocalCluster") -> None:
    assert_same(played(tmp_path, PLAN, cluster=cluster.scheduler_address), wanted)


def test_a_dask_cluster_whose_worker_is_killed_makes_the_same_rows(
    tmp_path: Path, wanted: ResultTables, cluster: "LocalCluster"
) -> None:
    killer = Killer(lambda: [nanny.pid for nanny in cluster.workers.values()])
    assert_same(played(tmp_path, PLAN, cluster=cluster.scheduler_address, after=killer), wanted)
    assert killer.killed


def test_a_run_that_is_killed_goes_on_and_no_row_is_twice_or_missing(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "sobremesa", "simulate", "elplan", "--bots", "greedy", "--games", "80"]
    command += ["--jobs", "1", "--json", "--out", str(tmp_path / "stopped")]
    run = subprocess.Popen(command, stdout=subprocess.DEVNULL)
    parts = tmp_path / "stopped" / "games"
    for _ in range(6000):
        if parts.is_dir() and len(list(parts.glob("*.parquet"))) >= 2:
            break
        time.sleep(0.02)
    run.kill()
    run.wait()
    before = sum(pl.read_parquet(file).height for file in parts.glob("*.parquet"))
    assert 0 < before < 80
    summary = json.loads(subprocess.run(command, check=True, capture_output=True).stdout)
    assert summary["finished"] == 80
    plan = Plan("elplan", game("elplan").meta.setup(players=2), ("greedy",) * 2, 80, 1)
    whole = played(tmp_path / "whole", plan)
    with closing(RowStore(tmp_path / "stopped", plan)) as store:
        stopped = store.tables(plan.numbers)
    assert stopped.games.equals(whole.games)
    assert stopped.seats.equals(whole.seats)


def test_ctrl_c_keeps_what_is_done(tmp_path: Path) -> None:
    def stop(_: int) -> None:
        raise KeyboardInterrupt

    with closing(RowStore(tmp_path, PLAN)) as store:
        summary = simulate(PLAN, 1, stop, stored=store)
        assert 0 < summary.finished < PLAN.games
        assert sum(len(gap) for gap in store.missing(PLAN.numbers)) == PLAN.games - summary.finished


def test_more_games_of_the_same_plan_are_added_and_any_range_of_them_is_read(tmp_path: Path) -> None:
    few = replace(PLAN, games=10, first=20)
    played(tmp_path, few)
    with closing(RowStore(tmp_path, PLAN)) as store:
        assert store.missing(range(40)) == [range(20), range(30, 40)]
        assert store.missing(range(22, 28)) == []
    more = replace(PLAN, games=40)
    assert played(tmp_path, more).games["number"].to_list() == list(range(40))
    with closing(RowStore(tmp_path, PLAN)) as store:
        assert store.tables(range(18, 23)).games["number"].to_list() == [18, 19, 20, 21, 22]


def test_seats_whose_games_were_not_written_are_swept_out(tmp_path: Path) -> None:
    played(tmp_path, replace(PLAN, games=5))
    (tmp_path / "seats" / "000000100-000000104.parquet").write_bytes(b"half of it")
    (tmp_path / "games" / "000000100-000000104.half").write_bytes(b"half of it")
    assert played(tmp_path, replace(PLAN, games=6)).seats.height == 18
    assert len(list((tmp_path / "seats").iterdir())) == len(list((tmp_path / "games").iterdir()))


def test_a_folder_of_other_games_is_refused(tmp_path: Path) -> None:
    played(tmp_path, replace(PLAN, games=2))
    with pytest.raises(UserError, match="holds other games: seed = 1 ≠ 2"):
        RowStore(tmp_path, replace(PLAN, seed=2))


def test_two_cannot_write_into_one_folder(tmp_path: Path) -> None:
    with closing(RowStore(tmp_path, PLAN)), pytest.raises(UserError, match="Someone is writing"):
        RowStore(tmp_path, PLAN)


@pytest.mark.parametrize("given", ["local", "local:0", "local:two", "mars"])
def test_a_cluster_that_cannot_be_is_refused(given: str) -> None:
    with pytest.raises(UserError, match=r"is not a cluster\. Accepted: `tcp"), workers(1, given):
        pass


def test_workers_that_always_die_are_told_of_in_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sobremesa.lab.workers.LOSSES", 1)
    with pytest.raises(UserError, match="Workers died 2 times"), workers(2) as crew:
        list(crew.map(os._exit, [1, 2, 3]))


def test_bad_input_met_by_a_worker_comes_back_as_it_is() -> None:
    with pytest.raises(UserError, match="There is no game “chess”"), workers(2) as crew:
        list(crew.map(game, ["chess"]))


def test_parts_are_small_enough_for_all_workers_and_leave_nothing_out() -> None:
    parts = lab.parts(PLAN, [range(50), range(80, 160)], 2)
    assert [number for part in parts for number in part] == [*range(50), *range(80, 160)]
    assert len(parts) >= 16
