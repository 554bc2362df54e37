"""A set as a room of playingcards.io: a zip of `widgets.json` and pictures, as programs that read and write it have it.

A room is 1600 × 1000 units. Boards and sheets lie as boards, cards in piles with their deck, tokens in one pile for
each kind; a spinner stands for dice.
"""

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

from sobremesa.core.errors import UserError
from sobremesa.core.printed import Component, Piece

WIDTH, HEIGHT = 1600, 1000
HAND = 180
"""So high is the place at the foot where everybody has their own cards."""
GAP, LABEL = 20, 36
"""Between two things; and above a pile for its name and below it for its button."""
LARGEST = 1.6
"""Units for a millimetre: a card of 63 mm is as wide as the site's own."""
NARROWEST = 80
"""A pile is at least so wide, or its name could not be read."""
MOST = 1200
"""So many things a room takes, as people report who have tried."""
ASSETS = "userassets/"


@dataclass(frozen=True)
class RoomItem:
    """Something that lies in the room: a board, or a pile of pieces."""

    component: Component
    pieces: tuple[Piece, ...]
    name: str

    @property
    def is_pile(self) -> bool:
        """Tell whether it is a pile, with a name above it and a button below."""
        return self.component.kind in ("cards", "tokens")

    def size(self, scale: float) -> tuple[float, float]:
        """Return how much room it takes."""
        width, height = self.component.width * scale, self.component.height * scale
        return (max(NARROWEST, width), height + 2 * LABEL) if self.is_pile else (width, height)


def things(components: Sequence[Component]) -> list[RoomItem]:
    """Return what lies in the room."""
    items = []
    for component in components:
        if component.kind == "cards":
            items.append(RoomItem(component, component.pieces, component.name))
        else:
            items += [RoomItem(component, (piece,), piece.name) for piece in component.pieces]
    return items


def placed(all_: Sequence[RoomItem], width: float, height: float) -> tuple[float, list[tuple[float, float]]]:
    """Return the scale at which everything fits, at most the site's own, and where each thing lies."""
    scale = LARGEST
    while (places := _rows(all_, scale, width, height)) is None:
        scale *= 0.95
    return scale, places


def _rows(all_: Sequence[RoomItem], scale: float, width: float, height: float) -> list[tuple[float, float]] | None:
    """Lay them beside one another, what fits below the last one below it; nothing if the room is too small."""
    places, x, y, right = [], float(GAP), float(GAP), 0.0
    for thing in all_:
        wide, high = thing.size(scale)
        if y + high > height:
            x, y, right = x + right + GAP, float(GAP), 0.0
        if x + wide > width or y + high > height:
            return None
        places.append((x, y))
        y, right = y + high + GAP, max(right, wide)
    return places


def write(file: Any, components: Sequence[Component], pictures: Mapping[str, bytes], dice: bool) -> None:
    """Write the room to a file. `pictures` are PNG by `name_of` a piece, and of a back by its component's."""
    widgets = list(_widgets(components, pictures, dice))
    if len(widgets) > MOST:
        raise UserError("bad-choice", name="pcio", given=str(len(widgets)), accepted=f"≤ {MOST}")
    with ZipFile(file, "w", ZIP_DEFLATED) as zip_:
        # With the time of no day: the same set is the same file.
        zip_.writestr(ZipInfo("widgets.json"), json.dumps(widgets, ensure_ascii=False, indent=1), ZIP_DEFLATED)
        for name, data in pictures.items():
            zip_.writestr(ZipInfo(f"{ASSETS}{name}.png"), data)


def name_of(number: int, component: Component, piece: Piece | None = None) -> str:
    """Return the name of a picture: of a piece, or of a component's back."""
    return f"{number}-{component.id}-{piece.id if piece else 'back'}"


def _widgets(components: Sequence[Component], pictures: Mapping[str, bytes], dice: bool) -> Iterator[dict[str, Any]]:
    all_ = things(components)
    scale, places = placed(all_, WIDTH - (GAP + 110 if dice else 0), HEIGHT - HAND - GAP)
    numbers = {id(component): number for number, component in enumerate(components, 1)}
    yield {"id": "hand", "type": "hand", "x": 50, "y": HEIGHT - HAND, "z": 1, "width": WIDTH - 100, "height": HAND}
    if dice:
        yield {
            "id": "spinner",
            "type": "spinner",
            "x": WIDTH - GAP - 110,
            "y": GAP,
            "z": 2,
            "options": list(range(1, 7)),
        }
    for n, (thing, (x, y)) in enumerate(zip(all_, places, strict=True), 1):
        component, number = thing.component, numbers[id(thing.component)]
        width, height = round(component.width * scale, 1), round(component.height * scale, 1)
        if not thing.is_pile:
            (piece,) = thing.pieces
            image = _asset(name_of(number, component, piece))
            yield {"id": f"board-{n}", "type": "board", "x": x, "y": y, "z": n, "width": width, "height": height,
                   "boardImage": image}  # fmt: skip
            continue
        pile = {"id": f"pile-{n}", "x": x, "y": y + LABEL, "z": 100 + n}
        yield pile | {"type": "cardPile", "label": thing.name, "width": max(NARROWEST, width), "height": height,
                      "hasShuffleButton": True}  # fmt: skip
        yield from _deck(thing, number, f"deck-{n}", pile, (width, height), pictures)


def _deck(
    thing: RoomItem, number: int, id_: str, pile: Mapping[str, Any], size: tuple[float, float],
    pictures: Mapping[str, bytes],
) -> Iterator[dict[str, Any]]:  # fmt: skip
    component, at = thing.component, {key: pile[key] for key in ("x", "y")}
    back = name_of(number, component)
    types = {
        piece.id: {
            "label": piece.name,
            "face": _asset(name_of(number, component, piece)),
            # A token has its face on both sides.
            "back": _asset(back if back in pictures else name_of(number, component, piece)),
        }
        for piece in thing.pieces
    }
    yield {
        "id": id_, "type": "cardDeck", "parent": pile["id"], **at, "z": pile["z"], "cardWidth": size[0],
        "cardHeight": size[1], "enlarge": True, "cardTypes": types, "faceTemplate": _template("face", size),
        "backTemplate": _template("back", size),
    }  # fmt: skip
    copies = [piece.id for piece in thing.pieces for _ in range(piece.count)]
    for i, type_ in enumerate(copies):
        yield {"id": f"{id_}-{i}", "type": "card", "deck": id_, "cardType": type_, "parent": pile["id"], **at,
               "z": 1000 + i, "faceup": not component.back}  # fmt: skip


def _template(side: str, size: tuple[float, float]) -> dict[str, Any]:
    picture = {"type": "image", "valueType": "dynamic", "value": side, "color": "white", "x": 0, "y": 0,
               "w": size[0], "h": size[1]}  # fmt: skip
    return {"includeBorder": False, "includeRadius": True, "objects": [picture]}


def _asset(name: str) -> str:
    return f"package://{ASSETS}{name}.png"
