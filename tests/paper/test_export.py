"""Sets for other tables."""

import json
from collections import Counter
from pathlib import Path
from urllib.parse import unquote, urlparse
from xml.etree import ElementTree
from zipfile import ZipFile

import pytest
from PIL import Image

from sobremesa.core.errors import UserError
from sobremesa.core.registry import game, titles
from sobremesa.paper import Kit, export
from tests.sweep import one_of


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


@pytest.mark.parametrize("id", one_of(titles()))
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
    with pytest.raises(UserError, match="svg, png, tts, pcio"):
        export(Kit.of(game(titles()[0])), "gif", tmp_path)


@pytest.mark.parametrize("id", one_of(titles()))
def test_a_room_of_playingcards_io_has_every_piece_in_its_number_within_its_borders(tmp_path: Path, id: str) -> None:
    kit = Kit.of(game(id))
    (file,) = export(kit, "pcio", tmp_path / "one")
    with ZipFile(file) as room:
        widgets = json.loads(room.read("widgets.json"))
        sizes = {f"package://{info.filename}": info.file_size for info in room.infolist()}
    by_id = {widget["id"]: widget for widget in widgets}
    assert len(by_id) == len(widgets)
    pieces: Counter[str] = Counter()
    for widget in widgets:
        assert 0 <= widget["x"] <= widget["x"] + widget.get("width", 0) <= 1600
        assert 0 <= widget["y"] <= widget["y"] + widget.get("height", 0) <= 1000
        if widget["type"] == "card":
            deck = by_id[widget["deck"]]
            face = deck["cardTypes"][widget["cardType"]]
            assert by_id[deck["parent"]]["type"] == "cardPile"
            # What is larger is not taken.
            assert max(sizes[face["face"]], sizes[face["back"]]) < 2 << 20
            pieces[face["label"]] += 1
        elif widget["type"] == "board":
            assert sizes[widget["boardImage"]] < 2 << 20
    expected: Counter[str] = Counter()
    for component in kit.printed.components:
        for piece in component.pieces if component.kind in ("cards", "tokens") else ():
            expected[piece.name] += piece.count
    assert pieces == expected
    assert ("spinner" in by_id) == kit.printed.dice
    (again,) = export(kit, "pcio", tmp_path / "two")
    assert again.read_bytes() == file.read_bytes()
