"""Estimates and their intervals hold what they promise."""

from random import Random

import pytest

from sobremesa.lab.stats import difference, holm, ratio, two_sided


def test_holm_multiplies_the_least_by_all_and_never_turns_the_order_round() -> None:
    assert holm([0.01, 0.04, 0.03, 0.005]) == pytest.approx([0.03, 0.06, 0.06, 0.02])
    assert holm([0.9, 0.8]) == [1.0, 1.0]
    assert holm([]) == []


def test_a_difference_of_two_errors_is_the_usual_five_per_cent() -> None:
    assert two_sided(1.959964, 1.0) == pytest.approx(0.05, abs=1e-6)
    assert two_sided(0.0, 0.0) == 1.0


def test_the_mean_of_one_sample_and_the_difference_of_two() -> None:
    one = difference([1, 2, 3, 4])
    assert one.value == 2.5
    assert one.high - one.low == pytest.approx(2 * 1.959964 * (5 / 3 / 4) ** 0.5)
    assert difference([2, 2, 2], [1, 1, 1]).value == 1


def sums(games: list[tuple[float, float]]) -> tuple[float, float, float, float, float]:
    return (
        sum(won for won, _ in games),
        sum(fair for _, fair in games),
        sum(won**2 for won, _ in games),
        sum(won * fair for won, fair in games),
        sum(fair**2 for _, fair in games),
    )


def test_a_seat_that_wins_half_of_all_games_of_four_has_twice_its_share() -> None:
    found = ratio(*sums([(float(number % 2), 0.25) for number in range(400)]))
    assert found.value == 2.0
    # As a binomial share of one half in 400 games, four times as wide.
    assert found.high - found.low == pytest.approx(2 * 1.96 * 4 * (0.25 / 400) ** 0.5, rel=0.01)
    assert found.p < 1e-6


def test_what_everybody_has_can_be_neither_good_nor_bad() -> None:
    found = ratio(*sums([(1.0, 1.0)] * 50))
    assert (found.value, found.low, found.high, found.p) == (1.0, 1.0, 1.0, 1.0)


def test_among_fair_seats_one_in_twenty_looks_unfair() -> None:
    luck = Random(7)
    looks = [ratio(*sums([(float(luck.random() < 0.25), 0.25) for _ in range(300)])).p < 0.05 for _ in range(400)]
    assert 0.02 < sum(looks) / 400 < 0.09
