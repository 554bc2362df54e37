"""Bots of one's own: by name, in worker processes and on a cluster, and what becomes of bad ones."""

from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

from sobremesa.bots import Forfeit, levels, make, own
from sobremesa.core.errors import UserError
from sobremesa.core.registry import game, titles
from sobremesa.lab.ladder import bouts, play
from sobremesa.lab.playing import GameRow, Plan
from sobremesa.lab.simulate import collect, simulate
from sobremesa.lab.workers import workers

HERE = "tests.bots.own_bots"


def rows(
    bots: tuple[str, ...], jobs: int = 1, cluster: str = "", games: int = 6, title: str = "elplan"
) -> list[GameRow]:
    plan = Plan(title, game(title).meta.setup(players=len(bots)), bots, games, 3)
    with workers(jobs, cluster) as crew:
        return sorted(collect(plan, crew), key=lambda row: row.number)


@pytest.mark.parametrize("title", titles())
@pytest.mark.parametrize("bot", ["Last", "Plain", "Sawn", "first_legal"])
def test_a_class_or_a_policy_plays_whole_games(title: str, bot: str) -> None:
    players = game(title).meta.editions[0].least_players
    for row in rows((f"{HERE}:{bot}",) * players, games=2, title=title):
        assert not row.forfeit
        assert row.rule != "forfeit"


def test_worker_processes_and_a_cluster_play_the_same_games_as_one_process() -> None:
    bots = (f"{HERE}:Last", f"{HERE}:first_legal")
    alone = rows(bots)
    assert rows(bots, jobs=2) == alone
    assert rows(bots, cluster="local:2") == alone


@pytest.mark.parametrize(
    ("bot", "said"),
    [("Raises", "RuntimeError: no idea"), ("Cheats", "which is not legal"), ("masked_out", "whose mask is 0")],
)
def test_a_bot_that_fails_loses_its_game_with_a_message_and_the_run_goes_on(bot: str, said: str) -> None:
    found = rows(("random", f"{HERE}:{bot}"), games=3)
    assert len(found) == 3
    for row in found:
        assert said in row.forfeit
        assert (row.ranks, row.rule) == ((1, 2), "forfeit")
    summary = simulate(Plan("elplan", game("elplan").meta.setup(players=2), ("random", f"{HERE}:{bot}"), 3, 3))
    assert (summary.finished, summary.forfeits, summary.seats[0].wins, summary.seats[1].wins) == (3, 3, 3, 0)
    assert said in summary.faults[0]


def test_alone_a_bot_that_fails_has_not_won() -> None:
    (row,) = rows((f"{HERE}:Raises",), games=1, title="planeta")
    assert row.ranks == (2,)


def test_on_the_ladder_a_bot_that_fails_has_no_part_of_the_win() -> None:
    setup = game("deuda").meta.setup(players=2)
    for bout in bouts("deuda", setup, ["random", f"{HERE}:Cheats"], 2, 1):
        score = play(bout)
        assert dict(zip(score.seats, score.parts, strict=True)) == {"random": 1.0, f"{HERE}:Cheats": 0.0}


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("nowhere:Bot", "No module named 'nowhere'"),
        (f"{HERE}:Nobody", "has no attribute 'Nobody'"),
        (f"{HERE}:NOT_A_BOT", "neither a class nor a function"),
        ("builtins:object", "takes no arguments"),
        ("genius", "module:Class"),
    ],
)
def test_a_bot_that_is_not_there_is_refused_with_what_would_be_accepted(name: str, said: str) -> None:
    with pytest.raises(UserError, match=said):
        make(name, game("elplan"), 1)


def test_a_module_of_the_folder_one_works_in_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "bot_of_mine.py").write_text(
        "class Mine:\n    def __init__(self, game, seed): ...\n    def choose(self, state): return state.legal()[0]\n",
        "utf-8",
    )
    monkeypatch.chdir(tmp_path)
    state = game("elplan").new()
    while state.turn < 0:
        state.play(state.legal()[0])
    assert make("bot_of_mine:Mine", game("elplan"), 1).choose(state) == state.legal()[0]


def test_a_registered_bot_has_a_name_and_sits_at_tables_of_this_machine(monkeypatch: pytest.MonkeyPatch) -> None:
    points = [EntryPoint(name, f"{HERE}:Plain", "sobremesa.bots") for name in ("plain", "hard")]
    monkeypatch.setattr(own, "entry_points", lambda group: points)
    own.names.cache_clear()
    try:
        assert levels()[-1] == "plain"
        assert isinstance(make("plain", game("planeta"), 1), own.OwnBot)
        assert not isinstance(make("hard", game("planeta"), 1), own.OwnBot), "a level stays what it is"
    finally:
        monkeypatch.undo()
        own.names.cache_clear()


def test_a_failure_tells_seat_and_bot() -> None:
    state = game("elplan").new()
    while state.turn < 0:
        state.play(state.legal()[0])
    with pytest.raises(Forfeit, match="own_bots:Raises") as caught:
        make(f"{HERE}:Raises", game("elplan"), 1).choose(state)
    assert caught.value.seat == state.turn
