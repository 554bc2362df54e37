import dataclasses
import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from xml.etree import ElementTree
from xml.etree.ElementTree import Element

import pytest

import sobremesa
from sobremesa.core.rng import Rng
from sobremesa.core.scene import Scene
from sobremesa.core.state import State
from sobremesa.core.texts import LANGS
from sobremesa.games.planeta.view.board import draw
from sobremesa.games.planeta.view.kinds import TEAMS
from sobremesa.games.planeta.view.table import Held, Table

GAME = sobremesa.game("planeta")


@cache
def positions(seed: int, faces: bool = False) -> tuple[State, ...]:
    """Every position of a random game in which someone decides, and the last; the game is not given up."""
    match = sobremesa.Match(GAME, GAME.meta.setup(options={"faces": faces}), ["ana"], seed=seed)
    rng = Rng(seed)
    seen = []
    match.settle()
    while not match.is_over:
        seen.append(match.state.copy())
        legal = [action for action in match.state.legal() if GAME.text(match.state, action) != "end"]
        match.play(legal[int(rng.below(len(legal)))])
        match.settle()
    return (*seen, match.state)


def scenes(seed: int, lang: str = "es", every: int = 1, faces: bool = False) -> Iterator[Scene]:
    states = positions(seed, faces)
    for state in (*states[:-1:every], states[-1]):
        yield GAME.scene(state, lang)


def ids(root: Element) -> Counter[str]:
    return Counter(id for element in root.iter() if (id := element.get("id")) is not None)


def texts(root: Element) -> list[str]:
    return [element.text or "" for element in root.iter("{http://www.w3.org/2000/svg}text")]


def lies(scene: Scene) -> Table:
    assert isinstance(scene.table, Table)
    return scene.table


@pytest.mark.parametrize("narrow", [False, True], ids=["wide", "narrow"])
@pytest.mark.parametrize("seed", range(3))
def test_every_target_of_every_choice_is_on_the_board_and_no_id_twice(seed: int, narrow: bool) -> None:
    for scene in scenes(seed, every=2, faces=seed == 2):
        root = ElementTree.fromstring(draw(scene, narrow=narrow))
        found = ids(root)
        assert max(found.values()) == 1
        wanted = {target for choice in scene.choices for target in choice.targets}
        assert wanted <= set(found)
        shining = {element.get("id") for element in root.iter() if "target" in (element.get("class") or "").split()}
        assert shining == wanted


def test_the_same_things_have_the_same_ids_in_every_position() -> None:
    lasting = {f"ship-{ship}" for ship in ("yellow", "blue", "red")} | {
        f"team-{ship}" for ship in ("yellow", "blue", "red")
    }
    lasting |= {f"boxes-{row}" for row in ("recruitment", "fuel", "bank")} | {"sheet", "map", "dock", "total"}
    for scene in scenes(1, every=7):
        lasting |= {f"place-{planet.id}" for planet in lies(scene).planets} | {"place-mother"}
        assert lasting <= set(ids(ElementTree.fromstring(GAME.draw(scene))))


@pytest.mark.parametrize("lang", LANGS)
def test_the_board_is_named_and_described_in_the_language_of_its_reader(lang: str) -> None:
    for scene in scenes(2, lang, every=9):
        root = ElementTree.fromstring(GAME.draw(scene))
        assert root.get("role") == "img"
        assert root.get("lang") == lang
        assert (root[0].text or "").startswith(GAME.name(lang))
        assert root[1].text == scene.alt


def test_no_word_is_drawn_that_does_not_come_from_the_texts() -> None:
    for scene in scenes(3, every=5):
        table = lies(scene)
        marked = dataclasses.replace(
            table,
            labels={key: f"§{key}" for key in table.labels},
            mother_ship="§mother",
            planets=tuple(dataclasses.replace(planet, name=f"§{planet.id}") for planet in table.planets),
        )
        plain = dataclasses.replace(scene, table=marked, phase="§phase", sentence="§a §b", lang="es", alt="§alt")
        for said in texts(ElementTree.fromstring(draw(plain))):
            assert re.fullmatch(r"(§[\w-]+ ?)+|[IVC] · §\w+|[IVC]|[AJQK]|[×+−]?\d*|[=?]", said), said


@pytest.mark.parametrize("hostile", ["<script>alert(1)</script>", "]]>&\"'"])
def test_names_cannot_break_the_picture(hostile: str) -> None:
    scene = GAME.scene(positions(1)[-2], "es")
    table = lies(scene)
    labels = dict.fromkeys(table.labels, hostile)
    planets = tuple(dataclasses.replace(planet, name=hostile) for planet in table.planets)
    table = dataclasses.replace(table, labels=labels, planets=planets, mother_ship=hostile)
    root = ElementTree.fromstring(draw(dataclasses.replace(scene, table=table, phase=hostile, alt=hostile)))
    assert root.find(".//{http://www.w3.org/2000/svg}script") is None
    assert hostile in texts(root)


def test_colour_is_never_the_only_sign_of_a_ship_or_a_team() -> None:
    root = ElementTree.fromstring(GAME.draw(GAME.scene(positions(1)[-2])))
    for team in TEAMS:
        for thing in (f"ship-{team.ink}", f"team-{team.ink}"):
            drawn = root.find(f".//*[@id='{thing}']")
            assert drawn is not None
            classes = {name for element in drawn.iter() for name in (element.get("class") or "").split()}
            fills = {element.get("fill") for element in drawn.iter()}
            assert any(said.split(" ")[0] == team.letter for said in texts(drawn))
            assert team.symbol in classes
            assert f"url(#pattern-{team.pattern})" in fills


def test_each_ship_shows_as_many_pips_as_it_has_fuel() -> None:
    for scene in scenes(2, every=4):
        root = ElementTree.fromstring(GAME.draw(scene))
        for ship in lies(scene).ships:
            drawn = root.find(f".//*[@id='ship-{ship.id}']")
            assert drawn is not None
            assert sum(element.get("class") == "pip" for element in drawn.iter()) == ship.fuel


def test_every_box_that_is_marked_is_crossed_out_by_pencil() -> None:
    for scene in scenes(2, every=4):
        table = lies(scene)
        root = ElementTree.fromstring(GAME.draw(scene))
        crosses = sum(element.get("class") == "pencil" for element in root.iter())
        assert crosses == sum(sum(planet.marks) for planet in table.planets) + sum(row[2] for row in table.boxes)


def test_every_card_of_a_team_says_what_it_is_worth_now() -> None:
    scene = GAME.scene(positions(2)[20])
    root = ElementTree.fromstring(GAME.draw(scene))
    for ship in lies(scene).ships:
        for held in (held for suit in ship.hand for held in suit):
            drawn = root.find(f".//*[@id='card-{held.token}']")
            assert drawn is not None
            assert texts(drawn) == [held.number, str(held.value)]


def test_a_rolled_die_shows_the_sum_it_makes() -> None:
    rolled = [scene for scene in scenes(0) if lies(scene).competence]
    assert rolled
    for scene in rolled[:6]:
        table = lies(scene)
        root = ElementTree.fromstring(GAME.draw(scene))
        dock = root.find(".//*[@id='dock']")
        assert dock is not None
        said = texts(dock)
        assert str(table.competence) in said
        assert str(table.competence - table.roll) in said
        assert table.labels["competence"] in said


def test_the_planet_that_is_tried_and_its_modifier_are_ringed() -> None:
    for scene in scenes(0):
        root = ElementTree.fromstring(GAME.draw(scene))
        ringed = root.findall(".//*[@class='acting']")
        assert len(ringed) == (1 if lies(scene).competence else 0)


def test_a_whole_suit_fits_into_its_team() -> None:
    scene = GAME.scene(positions(1)[-2])
    table = lies(scene)
    numbers = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
    clubs = tuple(Held(f"{number}c", number, "c", 20) for number in numbers)
    first = dataclasses.replace(table.ships[0], hand=(clubs, (), (), ()))
    others = tuple(dataclasses.replace(ship, hand=((), (), (), ())) for ship in table.ships[1:])
    root = ElementTree.fromstring(
        draw(dataclasses.replace(scene, table=dataclasses.replace(table, ships=(first, *others))))
    )
    panel = root.find(".//*[@id='team-yellow']/{http://www.w3.org/2000/svg}rect")
    king = root.find(".//*[@id='card-Kc']")
    assert panel is not None
    assert king is not None
    top = float((king.get("transform") or "").removesuffix(")").split(" ")[1])
    assert top + float(king[0].get("height") or 0) < float(panel.get("height") or 0)


def test_the_picture_is_the_same_for_the_same_position() -> None:
    state = positions(1)[-2]
    assert GAME.svg(state, "es") == GAME.svg(state.copy(), "es")
    assert GAME.svg(state, "es") != GAME.svg(state, "en")
