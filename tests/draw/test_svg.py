from xml.etree import ElementTree

import pytest

from sobremesa.draw import svg


def test_words_are_escaped_in_text_and_in_attributes() -> None:
    drawn = svg.group(svg.text("<b> & «ñ»", x=1, y=2), id='a"b<c')
    element = ElementTree.fromstring(drawn)
    assert element.get("id") == 'a"b<c'
    assert element[0].text == "<b> & «ñ»"


@pytest.mark.parametrize(("value", "written"), [(1, "1"), (1.5, "1.5"), (2.001, "2"), (-0.001, "0"), (-3.25, "-3.25")])
def test_coordinates_are_short(value: float, written: str) -> None:
    assert svg.number(value) == written


def test_an_attribute_that_is_none_is_left_out() -> None:
    assert svg.tag("g", id=None, stroke_width=2, class_="a") == '<g stroke-width="2" class="a"/>'


def test_a_moving_group_says_its_place_twice_so_that_browsers_animate_it() -> None:
    assert svg.group("", x=3, y=4, moving=True) == (
        '<g transform="translate(3 4)" style="transform:translate(3px,4px)"/>'
    )


def test_a_document_has_name_and_description() -> None:
    root = ElementTree.fromstring(
        svg.document(width=10, height=20, title="a < b", description="c & d", style="a>b{}", lang="es")
    )
    assert root.get("viewBox") == "0 0 10 20"
    assert root.get("role") == "img"
    assert [child.text for child in root] == ["a < b", "c & d", "a>b{}"]


def test_no_two_pencil_crosses_are_alike_and_each_is_always_the_same() -> None:
    crosses = [svg.pencil_cross(x=0, y=0, size=30, seed=seed, ink="#000") for seed in range(10)]
    assert len(set(crosses)) == 10
    assert crosses[3] == svg.pencil_cross(x=0, y=0, size=30, seed=3, ink="#000")
