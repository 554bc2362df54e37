import re
from xml.etree import ElementTree

import pytest

from sobremesa.draw.palette import SEATS
from sobremesa.draw.svg import rect
from sobremesa.draw.symbols import LETTERS, SYMBOLS, mark, symbol


def test_every_thing_with_a_letter_has_a_symbol_and_no_two_share_a_letter() -> None:
    assert set(LETTERS) <= set(SYMBOLS)
    assert len(set(LETTERS.values())) == len(LETTERS)


@pytest.mark.parametrize("name", SYMBOLS)
def test_a_symbol_is_one_shape_in_one_ink(name: str) -> None:
    root = ElementTree.fromstring(symbol(name, x=20, y=20, size=24, ink="#123456"))
    assert (root.tag, root.get("fill"), list(root)) == ("path", "#123456", [])
    assert re.fullmatch(r"[MmLlHhVvCcSsQqTtAaZz0-9 .,-]+", root.get("d") or "")


def test_what_is_only_filled_or_only_a_line_is_faint_without_being_composed() -> None:
    place = {"x": 0, "y": 0, "width": 5, "height": 5, "opacity": 0.5}
    assert 'fill-opacity="0.5"' in rect(**place, fill="#000")
    assert 'stroke-opacity="0.5"' in rect(**place, fill="none", stroke="#000")
    assert ' opacity="0.5"' in rect(**place, fill="#000", stroke="#000")


@pytest.mark.parametrize("seat", SEATS, ids=[seat.shape for seat in SEATS])
def test_every_seat_has_its_shape(seat: object) -> None:
    ElementTree.fromstring(mark(getattr(seat, "shape", ""), x=0, y=0, size=20, ink="#000"))
