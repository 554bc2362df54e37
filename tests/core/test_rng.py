"""The chance source: its sequence is part of the product."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sobremesa.core.rng import MULTIPLIER, Rng, mix

pytestmark = pytest.mark.pure


def test_the_sequence_of_a_seed_never_changes() -> None:
    rng = Rng(1)
    assert [rng.word() for _ in range(4)] == [1170774434, 3118795548, 3193254854, 1426557012]
    rng = Rng(2026)
    assert [rng.below(6) for _ in range(12)] == [5, 1, 4, 4, 4, 1, 4, 5, 1, 3, 5, 0]
    assert mix(1, 2, 3) == 7702586659592502839


def test_the_sequence_is_the_one_the_documentation_describes() -> None:
    rng = Rng(77)
    x, carry = int(rng.x), int(rng.carry)
    for _ in range(1000):
        t = x * MULTIPLIER + carry
        x, carry = t % 2**32, t // 2**32
        assert rng.word() == x ^ carry
        assert t < 2**63


@given(st.integers(0, 2**64), st.integers(1, 2**31))
def test_below_stays_below(seed: int, n: int) -> None:
    assert 0 <= Rng(seed).below(n) < n


def test_every_face_of_a_die_is_as_likely() -> None:
    rng = Rng(5)
    counts = Counter(int(rng.below(6)) for _ in range(60_000))
    # 5 degrees of freedom: above 30 less than once in 50,000 seeds, and this seed is fixed.
    assert sum((count - 10_000) ** 2 / 10_000 for count in counts.values()) < 30


def test_seeds_near_each_other_give_different_numbers() -> None:
    assert len({int(Rng(seed).word()) for seed in range(1000)}) == 1000
