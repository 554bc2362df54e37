"""Numbers as people write them in Spanish and in English."""

from timeit import timeit

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sobremesa.core.numerals import numeral


@pytest.mark.parametrize(
    ("value", "digits", "unit", "spanish", "english"),
    [
        (0, 0, "", "0", "0"),
        (999, 0, "$", "$999", "$999"),
        (1500, 0, "$", "$1.500", "$1,500"),
        (-1500, 0, "$", "−$1.500", "−$1,500"),
        (1234567, 0, "", "1.234.567", "1,234,567"),
        (1234.5, 1, "", "1.234,5", "1,234.5"),
        (-0.25, 2, "", "−0,25", "−0.25"),
        (-0.0, 2, "", "0,00", "0.00"),
    ],
)
def test_a_number_is_written_as_in_chile_and_as_in_english(
    value: float, digits: int, unit: str, spanish: str, english: str
) -> None:
    assert (numeral("es", value, digits, unit), numeral("en", value, digits, unit)) == (spanish, english)


@given(st.integers(-(10**9), 10**9) | st.floats(-1e9, 1e9).filter(bool), st.integers(0, 3))
def test_it_is_rounded_and_grouped_as_python_does(value: float, digits: int) -> None:
    english = f"{value:,.{digits}f}".replace("-", "−")
    assert numeral("en", value, digits) == english
    assert numeral("es", value, digits) == english.translate(str.maketrans(",.", ".,"))


def test_a_number_written_before_is_found_and_not_written_anew() -> None:
    numeral("es", 1500, unit="$")
    assert min(timeit(lambda: numeral("es", 1500, unit="$"), number=1000) for _ in range(20)) / 1000 < 3e-6
