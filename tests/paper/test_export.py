"""Sets for other tables."""

import json
from pathlib import Path
from urllib.parse import unquote, urlparse
from xml.etree import ElementTree

import pytest
from PIL import Image

from sobremesa.core.errors import UserError
from sobremesa.core.registry import game, titles
from sobremesa.paper import Kit, export


@pytest.mark.parametrize("id", titles())
def test_every_different_face_is_one_svg(tmp_path: Path, id: str) -> None:
    kit = Kit.of(game(id))
    written = export(kit, "svg", tmp_path / "faces")
    components = kit.printed.components
    assert len(written) == sum(len(component.pieces) + bool(component.back) for component in components)
    assert all(ElementTree.parse(file).getroot().tag.endswith("svg") for file in written)


def test_a_face_is_a_png_of_three_hundred_dots_an_inch_with_its_bleed(tmp_path: Path) -> None:
    kit = Kit.of(game("planeta"))
    written = export(kit, "png", tmp_path, ["cards"])
    assert len(written) == 43
    with Image.open(written[0]) as picture:
        assert picture.size == (round(69 / 25.4 * 300), round(94 / 25.4 * 300))


@pytest.mark.parametrize("id", titles())
def test_a_saved_object_has_every_deck_with_its_cards_on_sheets_that_are_there(tmp_path: Path, id: str) -> None:
    kit = Kit.of(game(id))
    decks = [component for component in kit.printed.components if component.kind == "cards"]
    parts = sorted({component.id for component in decks})
    saved = json.loads(export(kit, "tts", tmp_path, parts)[-1].read_text("utf-8"))
    objects = saved["ObjectStates"]
    assert [made["Nickname"] for made in objects] == [component.name for component in decks]
    for made, component in zip(objects, decks, strict=True):
        names = [piece.name for piece in component.pieces for _ in range(piece.count)]
        assert [card["Nickname"] for card in made["ContainedObjects"]] == names
        assert made["DeckIDs"] == [card["CardID"] for card in made["ContainedObjects"]]
        ((number, sheet),) = made["CustomDeck"].items()
        assert made["DeckIDs"][0] == 100 * int(number)
        assert len(names) < sheet["NumWidth"] * sheet["NumHeight"] <= 70
        with Image.open(unquote(urlparse(sheet["FaceURL"]).path)) as picture:
            wide = component.width * sheet["NumWidth"] / 25.4 * 300
            assert picture.width == pytest.approx(wide, abs=2)
        assert Path(unquote(urlparse(sheet["BackURL"]).path)).is_file()


def test_another_form_is_refused(tmp_path: Path) -> None:
    with pytest.raises(UserError, match="svg, png, tts"):
        export(Kit.of(game(titles()[0])), "gif", tmp_path)
