"""The board of a title that draws none of its own."""

import xml.etree.ElementTree as ET
from dataclasses import replace

import pytest

from sobremesa.core.registry import game, titles
from sobremesa.core.scene import Cell, Choice, Panel, Scene
from sobremesa.draw.panels import draw

SCORES = Panel("Scores", ("Player", "Points"), ((Cell("Ana"), Cell("12", strong=True)), (Cell("Beto"), Cell("7"))))
DICE = Panel("Dice", ("",), ((Cell("⚂ <5>", "red"),), (Cell("", "no such ink"),)), side=True)
SCENE = Scene("ludo", "en", 0, "Turn 3", "It’s Ana’s turn.", (), (SCORES, DICE), (), None, "Ana has 12 points.")
SVG = "{http://www.w3.org/2000/svg}"


def elements(scene: Scene, *, narrow: bool = False) -> dict[str, ET.Element]:
    return {
        element.get("id", ""): element for element in ET.fromstring(draw(scene, title="Ludo", narrow=narrow)).iter()
    }


def words(element: ET.Element) -> list[str]:
    return [text.text or "" for text in element.iter(f"{SVG}text")]


def test_every_cell_is_written_in_its_row() -> None:
    found = elements(SCENE)
    assert words(found["panel-1"]) == ["Scores", "Player", "Points", "Ana", "12", "Beto", "7"]
    assert words(found["row-1-2"]) == ["Beto", "7"]
    assert words(found["row-2-1"]) == ["⚂ <5>"]


def test_a_row_is_a_target_while_a_choice_names_it() -> None:
    choice = Choice(1, "take 2", "Take Beto’s", "take", "Beto", targets=("row-1-2",))
    found = elements(replace(SCENE, choices=(choice,)))
    assert "target" in str(found["row-1-2"].get("class")).split()
    assert "target" not in str(found["row-1-1"].get("class")).split()


def test_panels_that_may_stand_side_by_side_do_so_only_where_there_is_room() -> None:
    def place(narrow: bool) -> list[list[float]]:
        found = elements(SCENE, narrow=narrow)
        return [[float(n) for n in str(found[f"panel-{i}"].get("transform"))[10:-1].split()] for i in (1, 2)]

    (x1, y1), (x2, y2) = place(narrow=False)
    assert y1 == y2
    assert x1 < x2
    (x1, y1), (x2, y2) = place(narrow=True)
    assert x1 == x2
    assert y1 < y2


@pytest.mark.parametrize("id", titles())
@pytest.mark.parametrize("narrow", [False, True])
def test_the_panels_of_every_title_can_be_drawn_so(id: str, narrow: bool) -> None:
    title = game(id)
    root = ET.fromstring(draw(title.scene(title.new()), title=title.name("es"), narrow=narrow))
    ids = [element.get("id") for element in root.iter() if element.get("id")]
    assert len(ids) == len(set(ids))
    assert root.tag == f"{SVG}svg"
