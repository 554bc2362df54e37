"""A chart of how numbers went."""

import xml.etree.ElementTree as ET

import pytest

from sobremesa.draw.plot import plot

SVG = "{http://www.w3.org/2000/svg}"


def rungs(drawn: str) -> list[int]:
    """The numbers written beside the lines, from below."""
    found = [text.text or "" for text in ET.fromstring(drawn).iter(f"{SVG}text")]
    return [int(number.replace(",", "").replace("−", "-")) for number in found]


def test_each_seat_has_a_line_of_its_own_ink_and_dashes_with_its_symbol_on_it() -> None:
    root = ET.fromstring(plot([[0, 1, 3], [0, 2, 2], [1, 1, 4]], ["ana", "beto", "caro"], title="t", lang="en"))
    lines = [root.find(f".//{SVG}g[@id='plot-{seat}']/{SVG}path") for seat in range(3)]
    assert len({(line.get("stroke"), line.get("stroke-dasharray")) for line in lines if line is not None}) == 3
    assert root.find(f".//{SVG}g[@id='plot-0']/{SVG}circle") is not None
    assert root.find(f".//{SVG}g[@id='plot-1']/{SVG}polygon") is not None
    assert "beto: 0, 2, 2" in (root.findtext(f"{SVG}desc") or "")


@pytest.mark.parametrize(
    ("numbers", "least", "most"), [([0, 0], 0, 1), ([-7, 3], -7, 4), ([0, 42], 0, 50), ([0, 40_200], 0, 50_000)]
)
def test_round_rungs_reach_from_the_least_to_the_most(numbers: list[int], least: int, most: int) -> None:
    found = rungs(plot([numbers], ["ana"], title="t", lang="en"))
    assert 2 <= len(found) <= 12
    assert found[0] <= least
    assert max(numbers) <= found[-1] <= most
    assert 0 in found
