"""The frame that every board has."""

import re
from xml.etree import ElementTree

from sobremesa.core.scene import Choice, Scene
from sobremesa.draw.frame import frame, style, targets_of
from sobremesa.draw.svg import rect

SVG = "{http://www.w3.org/2000/svg}"


def scene(*targets: tuple[str, ...]) -> Scene:
    choices = tuple(Choice(n, f"move {n}", f"Move {n}", "move", f"{n}", targets=some) for n, some in enumerate(targets))
    return Scene("chess", "en", 0, "Opening", "White is to move.", (), (), choices, None, alt="A board & its men.")


def test_a_board_is_paper_with_an_edge_around_its_parts_and_says_what_it_shows() -> None:
    drawn = frame(
        scene(),
        rect(x=0, y=0, width=5, height=5),
        title="Chess",
        width=100,
        height=50,
        edge=8,
        fills=["dots"],
        style="",
    )
    root = ElementTree.fromstring(drawn)
    assert root.get("viewBox") == "0 0 116 66"
    assert root.get("class") == "board board-chess"
    assert [root.findtext(f"{SVG}{name}") for name in ("title", "desc")] == ["Chess: Opening", "A board & its men."]
    paper, parts = root.find(f"{SVG}rect"), root.find(f"{SVG}g")
    assert paper is not None
    assert (paper.get("width"), paper.get("height")) == ("116", "66")
    assert parts is not None
    assert parts.get("transform") == "translate(8 8)"
    assert [pattern.get("id") for pattern in root.iter(f"{SVG}pattern")] != []


def test_what_some_choice_points_at_is_a_target() -> None:
    assert targets_of(scene(("king", "e1"), ("king", "e2"), ())) == {"king", "e1", "e2"}


def test_a_title_adds_its_own_rules_before_or_after_the_outlines() -> None:
    written = style("AFTER\n", before="BEFORE\n", halo=" .halo")
    order = [written.index(part) for part in ("BEFORE", ".piece .halo", "AFTER", "@media")]
    assert order == sorted(order)
    assert re.findall(r"\.piece ?\S*?halo", style()) == [".piece>.halo"] * 2
