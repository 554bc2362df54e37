"""The ladder: fair seats, ratings that fit what happened, intervals that hold the truth."""

from pathlib import Path

import pytest

from sobremesa.cli.ladder import keep
from sobremesa.core.registry import game
from sobremesa.lab.ladder import Score, bouts, climb, fit, play, solo


def test_neighbours_share_the_seats_and_take_turns_at_them() -> None:
    setup = game("elplan").meta.setup(players=4)
    todo = bouts("elplan", setup, ["random", "easy", "greedy"], 4, 1)
    assert len(todo) == 8
    assert [bout.seats for bout in todo[:2]] == [
        ("easy", "random", "easy", "random"),
        ("random", "easy", "random", "easy"),
    ]
    assert todo[0].seed == todo[1].seed != todo[2].seed
    assert {bot for bout in todo[4:] for bot in bout.seats} == {"easy", "greedy"}


def test_one_seat_is_turned_round_the_table() -> None:
    setup = game("deuda").meta.setup(players=3)
    todo = bouts("deuda", setup, ["greedy", "hard"], 6, 1, one=True)
    assert sorted(bout.seats.index("hard") for bout in todo) == [0, 0, 1, 1, 2, 2]
    assert all(bout.seats.count("greedy") == 2 for bout in todo)
    assert len({bout.seed for bout in todo}) == 2


def test_three_wins_to_one_are_191_points() -> None:
    scores = [Score(("a", "b"), (0.0, 1.0), (0, 1))] * 300 + [Score(("a", "b"), (1.0, 0.0), (1, 0))] * 100
    lower, upper = climb(scores, ["a", "b"], anchor="a")
    assert lower.rating == 1000
    assert upper.rating == pytest.approx(1191, abs=2)
    assert upper.above_ci95[0] > 140
    assert upper.ci95[1] < 1250
    assert upper.share == 0.75
    assert upper.share_ci95[0] < 0.75 < upper.share_ci95[1]


def test_at_a_table_of_four_the_strength_is_told_from_the_share_of_wins() -> None:
    seats = ("a", "b", "a", "b")
    scores = [Score(seats, (1.0, 0.0, 0.0, 0.0), (0,) * 4)] * 20 + [Score(seats, (0.0, 0.5, 0.0, 0.5), (0,) * 4)] * 80
    a, b = fit(scores, ["a", "b"])
    # Four to one, two seats each.
    assert b - a == pytest.approx(1.386, abs=0.05)


def test_games_that_nobody_won_change_no_rating_but_are_not_won() -> None:
    won = [Score(("a", "b"), (0.0, 1.0), (0, 1)), Score(("a", "b"), (1.0, 0.0), (1, 0))]
    lost = [Score(("a", "b"), (0.0, 0.0), (0, 0))] * 5
    rungs = climb(won + lost, ["a", "b"], "a")
    assert [rung.rating for rung in rungs] == pytest.approx([1000, 1000])
    assert rungs[1].share == pytest.approx(1 / 7)


def test_alone_points_are_compared() -> None:
    todo = bouts("planeta", game("planeta").meta.setup(), ["random", "greedy"], 12, 1)
    weak, strong = solo([play(bout) for bout in todo], ["random", "greedy"])
    assert weak.ci95[1] < strong.ci95[0]
    assert strong.above == pytest.approx(strong.rating - weak.rating)


def test_a_table_takes_the_place_of_the_one_before(tmp_path: Path) -> None:
    file = tmp_path / "bots.md"
    file.write_text("# Bots\n", "utf-8")
    keep(file, "elplan es 4", [["bot", "Elo"], ["---", "---"], ["greedy", "1000"]])
    keep(file, "deuda book 2", [["bot", "Elo"], ["---", "---"], ["hard", "1300"]])
    keep(file, "elplan es 4", [["bot", "Elo"], ["---", "---"], ["greedy", "1001"]])
    text = file.read_text("utf-8")
    assert "1001" in text
    assert "1300" in text
    assert "| 1000 |" not in text
    assert text.count("<!-- ladder") == 2
