import dataclasses
import re
from collections import Counter
from typing import Any
from xml.etree import ElementTree
from xml.etree.ElementTree import Element

import pytest

from sobremesa.core.scene import Scene
from sobremesa.core.texts import LANGS
from sobremesa.draw.palette import SEATS
from sobremesa.games.elplan.view.board import draw
from sobremesa.games.elplan.view.board.writing import breadth
from sobremesa.games.elplan.view.table import Spot
from tests.games.elplan.positions import GAME, NAMES, SETUPS, boards, positions, scenes, table_of

SVG = "{http://www.w3.org/2000/svg}"


def ids(root: Element) -> Counter[str]:
    return Counter(id for element in root.iter() if (id := element.get("id")) is not None)


def texts(root: Element) -> list[str]:
    return [element.text or "" for element in root.iter(f"{SVG}text")]


def classes(root: Element) -> Counter[str]:
    return Counter(element.get("class") or "" for element in root.iter())


def find(root: Element, id: str) -> Element:
    found = root.find(f".//*[@id='{id}']")
    assert found is not None, id
    return found


def board(scene: Scene, *, narrow: bool = False) -> Element:
    return ElementTree.fromstring(draw(scene, narrow=narrow))


@pytest.mark.parametrize("narrow", [False, True], ids=["wide", "narrow"])
@pytest.mark.parametrize(("edition", "players"), SETUPS)
def test_every_target_of_every_choice_is_on_the_board_and_no_id_twice(edition: str, players: int, narrow: bool) -> None:
    for scene, root in boards(edition, players, narrow=narrow):
        found = ids(root)
        assert max(found.values()) == 1
        wanted = {target for choice in scene.choices for target in choice.targets}
        assert wanted <= set(found), wanted - set(found)
        shining = {element.get("id") for element in root.iter() if "target" in (element.get("class") or "").split()}
        assert shining == wanted


def test_every_choice_but_done_can_be_pointed_at() -> None:
    for edition, players in SETUPS:
        for scene in scenes(edition, players):
            for choice in scene.choices:
                assert choice.targets or choice.verb in ("done", "keep"), choice.notation


def test_the_same_things_have_the_same_ids_in_every_position() -> None:
    lasting = {f"district-{district}" for district in range(1, 8)} | {"city", "periods", "route-token", "turn-token"}
    lasting |= {f"{thing}-{seat}" for seat in range(1, 5) for thing in ("workshop", "entrepreneur", "ideas", "points")}
    lasting |= {f"till-{seat}-money" for seat in range(1, 5)} | {f"ware-{seat}-raw" for seat in range(1, 5)}
    lasting |= {f"market-{product}" for product in ("raw", "good", "service")} | {"event", "signs", "space-d6c"}
    for _, root in boards("en", 4):
        assert lasting <= set(ids(root))


@pytest.mark.parametrize("lang", LANGS)
def test_the_board_is_named_and_described_in_the_language_of_its_reader(lang: str) -> None:
    for scene, root in boards("es", 5, lang):
        assert root.get("role") == "img"
        assert root.get("lang") == lang
        assert (root[0].text or "").startswith(GAME.name(lang))
        assert root[1].text == scene.alt


def marked(value: Any) -> Any:
    """A copy of what lies on the table in which every word a person reads begins with a mark."""
    if not hasattr(value, "_fields") and (not dataclasses.is_dataclass(value) or isinstance(value, type)):
        return tuple(marked(part) for part in value) if isinstance(value, tuple) else value
    words = {"name", "flavour", "brief", "says", "activation"}
    changes: dict[str, Any] = {}
    names = value._fields if hasattr(value, "_fields") else [field.name for field in dataclasses.fields(value)]
    for name in names:
        part = getattr(value, name)
        if name in words:
            changes[name] = f"§{name}" if part else ""
        elif name == "labels":
            changes[name] = {key: f"§{key}" for key in part}
        else:
            changes[name] = marked(part)
    return value._replace(**changes) if hasattr(value, "_replace") else dataclasses.replace(value, **changes)


def test_no_word_is_drawn_that_does_not_come_from_the_texts() -> None:
    for edition, players in SETUPS:
        for scene in scenes(edition, players)[::3]:
            plain = dataclasses.replace(scene, table=marked(scene.table), phase="§phase", sentence="§a §b", alt="§alt")
            for narrow in (False, True):
                for said in texts(board(plain, narrow=narrow)):
                    assert re.fullmatch(r"(§[\w-]+,? ?)+[\d /]*|\d+ × §\w+|3?[ABC]|[−-]?\d*|[=?+−/Σ]", said), said


@pytest.mark.parametrize("hostile", ["<script>alert(1)</script>", "]]>&\"'"])
def test_names_cannot_break_the_picture(hostile: str) -> None:
    for state in (positions("es", 5)[0], positions("es", 5)[-30]):
        scene = GAME.scene(state, "es", [hostile] * 5)
        table = dataclasses.replace(table_of(scene), labels=dict.fromkeys(table_of(scene).labels, hostile))
        root = board(dataclasses.replace(scene, table=table, phase=hostile, alt=hostile))
        assert root.find(f".//{SVG}script") is None
        assert hostile in texts(root)


def test_colour_is_never_the_only_sign_of_a_seat() -> None:
    root = board(GAME.scene(positions("es", 5)[60], "es", NAMES[:5]))
    for number, seat in enumerate(SEATS[:5], 1):
        fills = {element.get("fill") for element in find(root, f"entrepreneur-{number}").iter()}
        assert f"url(#pattern-{seat.pattern})" in fills
        assert NAMES[number - 1] in texts(find(root, f"workshop-{number}"))
        assert f"url(#pattern-{seat.pattern})" in {e.get("fill") for e in find(root, f"workshop-{number}").iter()}


def test_every_machine_shows_what_lies_on_it() -> None:
    for scene, root in boards("es", 5):
        for number, player in enumerate(table_of(scene).players, 1):
            for i, row in enumerate(player.rows, 1):
                drawn = classes(find(root, f"row-{number}-{i}"))
                assert drawn["socket"] == (not row.spot.on)
                assert drawn[f"token {'idea' if row.spot.on == 'idea' else row.spot.pays}"] == bool(row.spot.on)
                assert drawn["locked"] == row.spot.locked


def test_an_idea_and_a_locked_token_can_be_told_from_a_token() -> None:
    scene = GAME.scene(positions("en", 4)[60], "en", NAMES[:4])
    table = table_of(scene)
    first = table.players[0]
    rows = tuple(row._replace(spot=Spot(row.spot.pays, "idea", True)) for row in first.rows)
    players = (dataclasses.replace(first, rows=rows), *table.players[1:])
    root = board(dataclasses.replace(scene, table=dataclasses.replace(table, players=players)))
    drawn = classes(find(root, "row-1-1"))
    assert drawn["token idea"] == drawn["locked"] == 1


def test_the_market_shows_as_many_products_as_lie_in_it() -> None:
    for scene, root in boards("es", 2):
        for kind, count in zip(("raw", "good", "service"), table_of(scene).market, strict=True):
            stall = find(root, f"market-{kind}")
            assert classes(stall)[f"product {kind}"] == min(count, 6)
            assert str(count) in texts(stall)


def test_the_entrepreneurs_stand_on_their_plots() -> None:
    def place(element: Element) -> tuple[float, float]:
        numbers = re.findall(r"-?[\d.]+", (element.get("transform") or "0 0").partition(")")[0])
        return float(numbers[0]), float(numbers[1])

    for narrow in (False, True):
        for scene, root in boards("es", 5, narrow=narrow):
            for number, player in enumerate(table_of(scene).players, 1):
                if player.space:
                    x, y = place(find(root, f"entrepreneur-{number}"))
                    district = place(find(root, f"district-{player.space[1]}"))
                    plot = place(find(root, f"space-{player.space}"))
                    assert 0 < x - district[0] - plot[0] < 86
                    assert 0 < y - district[1] - plot[1] < 106


def test_closed_spaces_are_fenced_and_their_money_is_seen() -> None:
    for scene, root in boards("es", 5):
        for space in table_of(scene).spaces:
            if space.id.startswith("d6"):
                drawn = classes(find(root, f"space-{space.id}"))
                assert drawn["closed"] == (not space.is_open and not space.seats)
                # One coin is printed among what a subsidy may be.
                assert drawn["token money"] == 1 + min(space.money, 4)


def test_offers_show_their_price_their_play_sign_and_that_they_are_rotated() -> None:
    seen = Counter[str]()
    for scene, root in boards("es", 5):
        for offer in (offer for kind in table_of(scene).offers for offer in kind if offer):
            poster = find(root, f"offer-{offer.id}")
            drawn = classes(poster)
            for kind in ("human", "money", "energy"):
                given = 1 if offer.face.income == kind else 0
                assert drawn[f"token {kind}"] == offer.face.cost.count(kind) + given
            assert drawn["play-sign"] == offer.face.play
            assert drawn["piece rotated"] == offer.rotated
            assert drawn["socket"] == len(offer.face.pays)
            seen.update(["play"] * offer.face.play + ["rotated"] * offer.rotated)
    assert seen["play"]
    assert seen["rotated"]


def test_the_product_a_plan_cannot_make_is_marked() -> None:
    for scene, root in boards("en", 4):
        for number, player in enumerate(table_of(scene).players, 1):
            assert classes(find(root, f"workshop-{number}"))["to-buy"] == (player.plan is not None)


def test_the_route_token_moves_on_from_district_to_district() -> None:
    seen = {table_of(scene).district: find(root, "route-token").get("transform") for scene, root in boards("es", 5)}
    assert len(seen) >= 7
    assert len(set(seen.values())) == len(seen)


def test_the_month_that_is_played_is_marked() -> None:
    for scene, root in boards("en", 4):
        table = table_of(scene)
        if table.period:
            drawn = find(root, "periods")
            assert classes(drawn)["now"] == 1
            assert texts(drawn) == [str(month) for month in range(1, table.periods + 1)]


def test_the_tutorial_shows_building_sites_where_districts_are_missing() -> None:
    for scene, root in boards("tutorial", 3):
        table = table_of(scene)
        for district, on_table in enumerate(table.districts, 1):
            said = " ".join(texts(find(root, f"district-{district}")))
            assert (table.labels["not-yet"] in said) == (not on_table)


@pytest.mark.parametrize("narrow", [False, True], ids=["wide", "narrow"])
def test_the_score_sheet_is_shown_when_the_game_is_over(narrow: bool) -> None:
    last = scenes("es", 2)[-1]
    said = texts(find(board(last, narrow=narrow), "sheet"))
    for row in table_of(last).sheet:
        assert {str(row[0]), str(row[3]), str(row[-1])} <= set(said)


@pytest.mark.parametrize("narrow", [False, True], ids=["wide", "narrow"])
def test_a_player_with_many_investments_has_room_for_them(narrow: bool) -> None:
    scene = scenes("es", 5)[-1]
    table = table_of(scene)
    card = next(player.holdings[0] for player in table.players if player.holdings)
    many = tuple(card._replace(face=dataclasses.replace(card.face, id=f"{card.face.id}{i}")) for i in range(12))
    players = (dataclasses.replace(table.players[0], holdings=many), *table.players[1:])
    root = board(dataclasses.replace(scene, table=dataclasses.replace(table, players=players)), narrow=narrow)
    shop = find(root, "workshop-1")
    last = find(root, f"holding-1-{card.face.id}11")
    around = next(group for group in shop.iter() if last in list(group))
    top = float((around.get("transform") or "").removesuffix(")").split(" ")[1])
    assert top + float(last.findall(f"{SVG}rect")[2].get("height") or 0) < float(shop[1].get("height") or 0)


@pytest.mark.parametrize("narrow", [False, True], ids=["wide", "narrow"])
@pytest.mark.parametrize("lang", LANGS)
def test_long_words_are_squeezed_into_their_place(lang: str, narrow: bool) -> None:
    """Nothing in a workshop is wider than the workshop, with the longest names there are."""
    for _, root in boards("es", 5, lang, narrow):
        for number in range(1, 6):
            for element in find(root, f"workshop-{number}").iter(f"{SVG}text"):
                wide = float(
                    element.get("textLength") or breadth(element.text or "", float(element.get("font-size") or 0))
                )
                assert wide < (330 if narrow else 360), element.text


def test_the_picture_is_the_same_for_the_same_position() -> None:
    state = positions("es", 5)[40]
    assert GAME.svg(state, "es") == GAME.svg(state.copy(), "es")
    assert GAME.svg(state, "es") != GAME.svg(state, "en")
