"""A set for other tables: single faces as SVG or PNG, Tabletop Simulator's saved object, a room of playingcards.io."""

import json
from collections.abc import Iterator, Sequence
from dataclasses import asdict
from math import ceil
from pathlib import Path
from typing import Any

from sobremesa.core.errors import UserError
from sobremesa.core.printed import NETS, Component
from sobremesa.draw.face import BLEED, face
from sobremesa.draw.plain import plain
from sobremesa.paper import pcio
from sobremesa.paper.kit import Kit
from sobremesa.paper.layout import PaperPage, Placed
from sobremesa.paper.typeset import png

FORMS = ("pdf", "svg", "png", "tts", "pcio")
SCREEN = 150
"""Dots an inch of pictures that are only ever seen on a screen."""
ACROSS, MOST_ROWS = 10, 7
"""How many cards lie side by side on a sheet of Tabletop Simulator, and in how many rows at most."""
INCH = 2.54
"""Boards of Tabletop Simulator are measured in units of about an inch."""


def export(kit: Kit, form: str, folder: Path, only: Sequence[str] = ()) -> list[Path]:
    """Write the faces of a set into a folder and return the files. Raises `UserError` for what cannot be."""
    if form not in FORMS[1:]:
        raise UserError("bad-choice", name="as", given=form, accepted=", ".join(FORMS))
    wanted = set(kit.chosen(only))
    components = [component for component in kit.printed.components if component.id in wanted]
    try:
        folder.mkdir(parents=True, exist_ok=True)
        return list({"svg": _svg, "png": _png, "tts": _tts, "pcio": _pcio}[form](kit, components, folder))
    except OSError as error:
        raise UserError("unwritable", given=str(folder), reason=str(error.strerror)) from None


def _faces(kit: Kit, components: Sequence[Component]) -> Iterator[tuple[str, Component, str]]:
    """Yield each different face once: its name as a file, its component, its SVG."""
    for number, component in enumerate(components):
        for piece in component.pieces:
            yield f"{number + 1}-{component.id}-{piece.id}", component, plain(piece.svg, grey=kit.choices.grey)
        if component.back:
            yield f"{number + 1}-{component.id}-back", component, plain(component.back, grey=kit.choices.grey)


def _svg(kit: Kit, components: Sequence[Component], folder: Path) -> Iterator[Path]:
    for name, _, drawn in _faces(kit, components):
        file = folder / f"{name}.svg"
        file.write_text(drawn, "utf-8")
        yield file


def _png(kit: Kit, components: Sequence[Component], folder: Path) -> Iterator[Path]:
    faces = list(_faces(kit, components))
    pages, drawings = [], {}
    for name, component, drawn in faces:
        bleed = BLEED if component.kind == "cards" else 0
        width, height = component.width + 2 * bleed, component.height + 2 * bleed
        drawings[f"{name}.svg"] = drawn
        pages.append(_page(component, [Placed(f"{name}.svg", name, 0, 0, width, height)], width, height))
    for (name, _, _), made in zip(faces, png(pages, drawings, kit.choices.lang), strict=True):
        file = folder / f"{name}.png"
        file.write_bytes(made)
        yield file


def _page(component: Component, placed: list[Placed], width: float, height: float) -> dict[str, Any]:
    return {"kind": "faces", **asdict(PaperPage(width, height, component.id, "", tuple(placed)))}


# -- Tabletop Simulator ----------------------------------------------------------------------------


def _tts(kit: Kit, components: Sequence[Component], folder: Path) -> Iterator[Path]:
    """Sheets of cards and boards as PNG at 300 dpi, and the saved object that names them."""
    objects: list[dict[str, Any]] = []
    for number, component in enumerate(components, 1):
        if component.kind == "cards":
            files = list(_sheets(kit, component, number, folder))
            yield from files
            objects.append(_deck(component, number, files))
        elif component.kind in ("board", "sheets"):
            for piece in component.pieces:
                file = folder / f"{number}-{component.id}-{piece.id}.png"
                page = _page(component, [Placed("board.svg", piece.name, 0, 0, component.width, component.height)],
                             component.width, component.height)  # fmt: skip
                drawn = plain(piece.svg, grey=kit.choices.grey)
                file.write_bytes(png([page], {"board.svg": drawn}, kit.choices.lang, dpi=SCREEN)[0])
                yield file
                objects.append(_board(component, piece.name, number, file))
    saved = folder / f"{kit.game.meta.id}.json"
    saved.write_text(
        json.dumps({"SaveName": kit.title, "ObjectStates": objects}, indent=1, ensure_ascii=False), "utf-8"
    )
    yield saved


def _sheets(kit: Kit, component: Component, number: int, folder: Path) -> Iterator[Path]:
    """The faces of a deck, ten in a row, cut where a knife would cut; and its back."""
    faces = [
        (piece.name, plain(piece.svg, grey=kit.choices.grey)) for piece in component.pieces for _ in range(piece.count)
    ]
    drawings = {f"{i}.svg": drawn for i, (_, drawn) in enumerate(faces)}
    width, height = component.width, component.height
    whole = (BLEED, BLEED, width + 2 * BLEED, height + 2 * BLEED)
    placed = [
        Placed(f"{i}.svg", name, width * (i % ACROSS), height * (i // ACROSS), width, height, part=whole)
        for i, (name, _) in enumerate(faces)
    ]
    pages = [_page(component, placed, width * ACROSS, height * _rows(component))]
    # Without a back of its own a deck has that of bare paper.
    back = component.back or face(width=width, height=height, name=component.name, lang=kit.choices.lang, bleed=BLEED)
    drawings["back.svg"] = plain(back, grey=kit.choices.grey)
    pages.append(_page(component, [Placed("back.svg", component.name, 0, 0, width, height, part=whole)], width, height))
    for name, made in zip(("faces", "back"), png(pages, drawings, kit.choices.lang), strict=True):
        file = folder / f"{number}-{component.id}-{name}.png"
        file.write_bytes(made)
        yield file


def _rows(component: Component) -> int:
    """The last place of a sheet stands for a card one may not see, so one more is needed."""
    rows = max(2, ceil((component.count + 1) / ACROSS))
    if rows > MOST_ROWS:
        raise UserError("bad-choice", name="tts", given=str(component.count), accepted=f"≤ {ACROSS * MOST_ROWS - 1}")
    return rows


def _place(number: int) -> dict[str, float]:
    """The objects of a set lie in a row."""
    return {"posX": 6.0 * number, "posY": 1.5, "posZ": 0.0, "rotX": 0.0, "rotY": 180.0, "rotZ": 180.0,
            "scaleX": 1.0, "scaleY": 1.0, "scaleZ": 1.0}  # fmt: skip


def _deck(component: Component, number: int, files: Sequence[Path]) -> dict[str, Any]:
    front, back = (file.resolve().as_uri() for file in files)
    custom = {
        str(number): {
            "FaceURL": front,
            "BackURL": back,
            "NumWidth": ACROSS,
            "NumHeight": _rows(component),
            "BackIsHidden": True,
            "UniqueBack": False,
            "Type": 0,
        }
    }
    names = [piece.name for piece in component.pieces for _ in range(piece.count)]
    cards = [
        {
            "Name": "Card",
            "Transform": _place(number),
            "Nickname": name,
            "CardID": 100 * number + i,
            "CustomDeck": custom,
        }
        for i, name in enumerate(names)
    ]
    if len(cards) == 1:
        return cards[0] | {"Name": "CardCustom"}
    return {
        "Name": "DeckCustom",
        "Transform": _place(number),
        "Nickname": component.name,
        "DeckIDs": [card["CardID"] for card in cards],
        "CustomDeck": custom,
        "ContainedObjects": cards,
    }


def _board(component: Component, name: str, number: int, file: Path) -> dict[str, Any]:
    image = {"ImageURL": file.resolve().as_uri(), "WidthScale": component.width / 10 / INCH / 2}
    return {"Name": "Custom_Board", "Transform": _place(number), "Nickname": name, "CustomImage": image}


# -- playingcards.io -------------------------------------------------------------------------------


def _pcio(kit: Kit, components: Sequence[Component], folder: Path) -> Iterator[Path]:
    """One file that its *Import from file* takes; faces are cut where a knife would cut."""
    components = [component for component in components if component.id != NETS]
    names, pages, drawings = [], [], {}
    for number, component in enumerate(components, 1):
        bleed = BLEED if component.kind == "cards" else 0
        width, height = component.width, component.height
        sides = [(pcio.name_of(number, component, piece), piece.svg) for piece in component.pieces]
        sides += [(pcio.name_of(number, component), component.back)] if component.back else []
        for name, svg in sides:
            drawings[f"{name}.svg"] = plain(svg, grey=kit.choices.grey)
            whole = (bleed, bleed, width + 2 * bleed, height + 2 * bleed)
            pages.append(
                _page(component, [Placed(f"{name}.svg", name, 0, 0, width, height, part=whole)], width, height)
            )
            names.append(name)
    pictures = dict(zip(names, png(pages, drawings, kit.choices.lang, dpi=SCREEN), strict=True)) if pages else {}
    file = folder / f"{kit.game.meta.id}.pcio"
    with file.open("wb") as out:
        pcio.write(out, components, pictures, kit.printed.dice)
    yield file
