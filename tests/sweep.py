"""What `make test` leaves to `make sweep`."""

from collections.abc import Iterable
from typing import Any

import pytest


def one_of(values: Iterable[Any], *places: int) -> list[Any]:
    """Return values of a parameter: the first, or those at these places, each time; all of them in the sweep."""
    kept = places or (0,)
    given = list(values)
    marks = [() if place in kept else pytest.mark.slow for place in range(len(given))]
    return [
        pytest.param(*(value if isinstance(value, tuple) else (value,)), marks=mark)
        for value, mark in zip(given, marks, strict=True)
    ]
