"""Drawings outside a page."""

import re
from xml.etree import ElementTree

import pytest

from sobremesa.core.registry import game, titles
from sobremesa.core.rng import Rng
from sobremesa.core.scene import Scene
from sobremesa.core.seats import CHANCE, OVER
from sobremesa.draw.palette import DARK, LIGHT, ink
from sobremesa.draw.plain import plain
from sobremesa.draw.svg import document, group, rect, text
from sobremesa.draw.things import halo

SVG = "{http://www.w3.org/2000/svg}"


def picture(*parts: str) -> str:
    return document(*parts, width=100, height=50, title="A & B", description="Two", style=".x{fill:red}", lang="en")


def positions(id: str, seed: int = 3) -> list[Scene]:
    """Scenes of a game that somebody is in the middle of, and of its end if it comes to one."""
    title, rng, scenes = game(id), Rng(seed), []
    state = title.new()
    for n in range(240):
        if state.turn == OVER:
            break
        if n % 60 == 0:
            scenes.append(title.scene(state, "es" if n % 120 else "en"))
        state.apply(state.sample(rng) if state.turn == CHANCE else title.heuristic.hurried(state, rng))
    return [*scenes, title.scene(state)]


def test_colours_are_written_out_in_the_inks_that_are_given() -> None:
    drawn = picture(rect(x=0, y=0, width=5, height=5, fill=ink("paper")))
    assert f'fill="{LIGHT["paper"]}"' in plain(drawn)
    assert f'fill="{DARK["paper"]}"' in plain(drawn, inks=DARK)


def test_a_moving_thing_has_its_place_as_an_attribute_alone() -> None:
    root = ElementTree.fromstring(plain(picture(group(rect(x=0, y=0, width=5, height=5), x=7, y=9, moving=True))))
    (moved,) = root.iter(f"{SVG}g")
    assert moved.attrib == {"transform": "translate(7 9)"}


def test_writing_of_the_display_face_names_it() -> None:
    (written,) = ElementTree.fromstring(plain(picture(text("El Plan", x=0, y=0, display=True)))).iter(f"{SVG}text")
    assert str(written.get("font-family")).startswith("Fraunces")


def test_what_only_invites_a_click_is_gone() -> None:
    assert "halo" not in plain(picture(halo(x=0, y=0, width=5, height=5)))


def test_a_picture_keeps_its_name_and_description() -> None:
    root = ElementTree.fromstring(plain(picture()))
    assert [root.findtext(f"{SVG}{name}") for name in ("title", "desc", "style")] == ["A & B", "Two", None]


@pytest.mark.parametrize("id", titles())
def test_every_board_is_the_same_picture_without_its_page(id: str) -> None:
    title = game(id)
    for scene in positions(id):
        for narrow in (False, True):
            drawn, made = title.draw(scene, narrow=narrow), title.svg(scene, narrow=narrow)
            page, alone = ElementTree.fromstring(drawn), ElementTree.fromstring(made)
            assert "var(" not in made
            assert "transform:" not in made
            assert "<style" not in made
            assert [e.text for e in page.iter(f"{SVG}text")] == [e.text for e in alone.iter(f"{SVG}text")]
            places = [e.get("transform") for e in page.iter(f"{SVG}g")]
            assert places == [e.get("transform") for e in alone.iter(f"{SVG}g")]
            moving = [e for e in page.iter() if "transform" in e.get("style", "")]
            # What a browser moves stands in the same place for everybody else.
            for piece in moving:
                x, y = re.findall(r"-?[\d.]+(?=px)", piece.get("style", ""))
                assert str(piece.get("transform")).startswith(f"translate({x} {y})")


@pytest.mark.parametrize("id", titles())
def test_a_position_and_its_scene_make_the_same_picture(id: str) -> None:
    title = game(id)
    state = title.new()
    assert title.svg(state, "en") == title.svg(title.scene(state, "en"))
    assert "var(" not in title.svg(state)
