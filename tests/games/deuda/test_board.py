"""The board as a picture."""

import xml.etree.ElementTree as ET

import pytest

from sobremesa.games.deuda.board.ring import place
from tests.games.deuda.table import GAME, act, arrive, form_club, own, stand, start

SVG = "{http://www.w3.org/2000/svg}"


def ids(svg: str) -> dict[str, ET.Element]:
    found = [(element.get("id"), element) for element in ET.fromstring(svg).iter() if element.get("id")]
    assert len({id for id, _ in found}) == len(found)
    return {str(id): element for id, element in found}


@pytest.mark.rule("deuda.board.squares")
def test_the_ring_is_thirteen_tall_and_nine_wide_with_its_corners() -> None:
    places = [place(number) for number in range(40)]
    assert len(set(places)) == 40
    assert {column for column, _ in places} == set(range(9))
    assert {row for _, row in places} == set(range(13))
    assert [place(number) for number in (6, 14, 26, 34)] == [(8, 12), (0, 12), (0, 0), (8, 0)]
    assert (place(39), place(0)) == ((8, 5), (8, 6))
    for here, there in zip(places, places[1:] + places[:1], strict=True):
        assert abs(here[0] - there[0]) + abs(here[1] - there[1]) == 1


def test_every_square_country_and_piece_is_there_once() -> None:
    state = start(3)
    found = ids(GAME.svg(state, "es"))
    assert {"land-sugar", "manufacture-oil", "square-imf", "square-latin_america", "barrier"} <= set(found)
    assert {f"country-{n}" for n in (1, 2, 3)} | {f"piece-{n}" for n in (1, 2, 3)} <= set(found)
    assert "piece-4" not in found


def test_what_can_be_chosen_is_ringed() -> None:
    state = start(2)
    own(state, 0, "fish", 1)
    found = ids(GAME.svg(state, "en"))
    assert "target" in str(found["land-fish"].get("class"))
    assert "target" in str(found["manufacture-fish"].get("class"))
    assert "target" not in str(found["land-iron"].get("class"))
    arrive(state, 15)
    assert "target" in str(ids(GAME.svg(state, "en"))["land-iron"].get("class"))


def test_industries_boots_hat_and_a_deal_are_drawn() -> None:
    state = start(2)
    own(state, 0, "fish", 3, 2)
    svg = GAME.svg(state, "es")
    assert (svg.count("low-factory"), svg.count("tall-factory")) == (3, 2)
    state.hat = -1
    assert "hat" in ids(GAME.svg(state, "es"))
    arrive(state, 0)
    act(state, "deal", "give fish 2")
    assert "1. Ana" in GAME.svg(state, "es", ["Ana", "Beto"])
    act(state, "abandon")
    club = start(2)
    form_club(club)
    club.hat = 12
    drawn = GAME.svg(club, "es")
    assert drawn.count('class="symbol boot"') == 5
    assert "hat" in ids(drawn)


def test_names_are_escaped_and_a_piece_has_its_place_as_a_style() -> None:
    state = start(2)
    stand(state, 0, 14)
    svg = GAME.svg(state, "en", ["<b>&", "Beto"])
    assert "<b>" not in svg
    assert str(ids(svg)["piece-1"].get("style")).startswith("transform:translate(")
