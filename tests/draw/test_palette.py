from collections.abc import Mapping
from xml.etree import ElementTree

import pytest

from sobremesa.draw.palette import DARK, LIGHT, PATTERNS, SEATS, ink, on, pattern, patterns, variables

THEMES = {"light": LIGHT, "dark": DARK}
READ = [
    *[("ink", under) for under in ("paper", "card")],
    *[("soft", under) for under in ("paper", "card")],
    *[("pencil", under) for under in ("paper", "card")],
    *[("star", under) for under in ("night", "dusk")],
    *[("print", under) for under in ("face", "tint")],
    ("scarlet", "face"),
    *[("dim", under) for under in ("face", "lamp")],
    *[("print", under) for under in ("lamp", "kerb")],
]
SEEN = [("target", "card"), ("target", "paper"), ("stamp", "face"), ("glow", "night"), ("kerb", "street")]
THINGS = ("human", "money", "energy", "idea", "raw", "good", "service")


def luminance(colour: str) -> float:
    def linear(value: float) -> float:
        return value / 12.92 if value <= 0.03928 else ((value + 0.055) / 1.055) ** 2.4

    red, green, blue = (linear(int(colour[i : i + 2], 16) / 255) for i in (1, 3, 5))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
@pytest.mark.parametrize(("over", "under"), READ)
def test_writing_can_be_read(theme: Mapping[str, str], over: str, under: str) -> None:
    assert contrast(theme[over], theme[under]) >= 4.5


@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
@pytest.mark.parametrize(("over", "under"), SEEN)
def test_outlines_can_be_seen(theme: Mapping[str, str], over: str, under: str) -> None:
    assert contrast(theme[over], theme[under]) >= 3


@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
@pytest.mark.parametrize("name", ["yellow", "blue", "red", "green", "stamp", "scarlet", *THINGS])
def test_writing_on_the_inks_of_teams_can_be_read(theme: Mapping[str, str], name: str) -> None:
    assert contrast(on(name), theme[name]) >= 4.5


@pytest.mark.parametrize("seat", SEATS)
@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
def test_large_writing_on_the_inks_of_seats_can_be_read(theme: Mapping[str, str], seat: object) -> None:
    name = getattr(seat, "ink", "")
    assert contrast(on(name), theme[name]) >= 3


def test_seats_differ_in_ink_shape_and_pattern() -> None:
    assert len({seat.ink for seat in SEATS}) == len({seat.shape for seat in SEATS}) == len(set(PATTERNS)) == 6


def test_an_ink_is_a_variable_with_its_printed_colour() -> None:
    assert ink("paper") == "var(--paper, #F7F0E3)"
    with pytest.raises(KeyError):
        ink("ultraviolet")


def test_both_themes_have_every_ink() -> None:
    assert set(LIGHT) == set(DARK)
    assert "--night:" in variables(DARK)


def test_a_pattern_can_be_pointed_at() -> None:
    root = ElementTree.fromstring(f"<defs>{patterns(*PATTERNS)}</defs>")
    assert [f"url(#{child.get('id')})" for child in root] == [pattern(name) for name in PATTERNS]
