"""Records that earlier versions have written lead to the positions they led to then."""

from pathlib import Path

import pytest

import sobremesa

pytestmark = pytest.mark.pure

RECORDS = Path(__file__).parent / "records"
POSITIONS = {
    "deuda-three": "42caf3da078e0938",
    "deuda-two": "07b26ecd6061eabe",
    "elplan-two": "c60f304098929b1d",
    "planeta-faces": "1aa7e93b9b8afccd",
    "planeta-over": "54119228950e2749",
}
"""The hash of the position after the last action, as the version that wrote the record had it."""


@pytest.mark.parametrize("file", sorted(RECORDS.glob("*.txt")), ids=lambda file: file.stem)
def test_an_old_record_leads_to_the_position_it_led_to(file: Path) -> None:
    record = sobremesa.load(file.read_text("utf-8"))
    assert record.state().digest() == POSITIONS[file.stem]


def test_every_position_has_its_record() -> None:
    assert {file.stem for file in RECORDS.glob("*.txt")} == set(POSITIONS)
