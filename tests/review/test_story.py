"""The story of a game: its turning points, in words."""

import pytest

from sobremesa.bots.play import recorded
from sobremesa.core.match import Match
from sobremesa.review.review import gather
from sobremesa.review.story import captions, turning_points


def test_the_greatest_changes_are_told_in_the_order_of_the_game() -> None:
    odds = [(0, (0.5, 0.5)), (4, (0.52, 0.48)), (9, (0.2, 0.8)), (12, (0.21, 0.79)), (20, (0.9, 0.1)), (30, (1.0, 0.0))]
    points = turning_points(odds)
    assert [(point.start, point.end) for point in points] == [(4, 9), (12, 20), (20, 30)]
    assert [point.seat for point in points] == [1, 0, 0], "it is told of the one who won by it"
    assert turning_points([(0, (0.5, 0.5)), (4, (0.51, 0.49))]) == [], "what hardly changes is no turning point"
    assert turning_points([]) == []


@pytest.mark.parametrize("lang", ["es", "en"])
@pytest.mark.parametrize(("game", "bots"), [("deuda", ("easy", "easy")), ("elplan", ("easy", "easy", "easy"))])
def test_each_moment_says_what_happened_and_what_it_changed(game: str, bots: tuple[str, ...], lang: str) -> None:
    record = recorded(game, bots, 4)
    match = Match.resume(record)
    told = captions(match, gather(record, ()).odds, lang, ("Ana", "Beto", "Cata"))
    assert 1 <= len(told) <= 3
    assert any(caption.happened for caption in told)
    for caption in told:
        assert 0 <= caption.start < caption.end <= len(match.turns)
        assert "%" in caption.changed
