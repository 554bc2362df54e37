import dataclasses
import re
from collections import Counter
from xml.etree import ElementTree
from xml.etree.ElementTree import Element

import pytest

from sobremesa.core.scene import Scene
from sobremesa.core.texts import LANGS
from sobremesa.draw.measure import CAREFUL, breadth
from sobremesa.draw.palette import DARK, LIGHT, SEATS, on
from sobremesa.games.deuda.view.board import draw
from sobremesa.games.deuda.view.board.goods import PICTURES
from sobremesa.games.deuda.view.board.pieces import CHAINS
from sobremesa.games.deuda.view.board.places import CORNERS, NARROW, WIDE, Ring
from sobremesa.games.deuda.view.table import Table
from tests.draw.test_palette import contrast
from tests.games.deuda.seen import GAME, classes, element, moments, scenes, table_in, texts

LAYOUTS = pytest.mark.parametrize("narrow", [False, True], ids=["wide", "narrow"])
RINGS = pytest.mark.parametrize("ring", [WIDE, NARROW], ids=["wide", "narrow"])
WRITTEN = "{http://www.w3.org/2000/svg}text"


DRAWN: dict[tuple[int, bool], Element] = {}


def drawn(scene: Scene, narrow: bool = False) -> Element:
    """The picture of a scene, drawn once for all tests."""
    key = id(scene), narrow
    if key not in DRAWN:
        DRAWN[key] = ElementTree.fromstring(draw(scene, narrow=narrow))
    return DRAWN[key]


@LAYOUTS
@pytest.mark.parametrize("lang", LANGS)
def test_every_target_of_every_choice_is_on_the_board_and_no_id_twice(lang: str, narrow: bool) -> None:
    for scene in scenes(lang):
        root = drawn(scene, narrow)
        ids = Counter(id for element in root.iter() if (id := element.get("id")) is not None)
        assert max(ids.values()) == 1
        wanted = {target for choice in scene.choices for target in choice.targets}
        assert wanted <= set(ids), wanted - set(ids)
        shining = {element.get("id") for element in root.iter() if "target" in (element.get("class") or "").split()}
        assert shining == wanted


def test_in_most_moments_something_on_the_board_can_be_pointed_at() -> None:
    pointed = [any(choice.targets for choice in scene.choices) for scene in scenes() if scene.choices]
    assert sum(pointed) > 0.8 * len(pointed)


@LAYOUTS
def test_the_same_things_have_the_same_ids_in_every_position(narrow: bool) -> None:
    lasting = {f"square-{number}" for number in range(40)} | {f"title-{land}" for land in range(1, 13)}
    lasting |= {"ledger", "barrier", "titles", "pile-solidarity", "pile-conditions"}
    for scene in scenes():
        countries = table_in(scene).countries
        ids = {element.get("id") for element in drawn(scene, narrow).iter()}
        assert lasting <= ids
        assert {f"country-{country.seat + 1}" for country in countries} <= ids
        assert {f"piece-{country.seat + 1}" for country in countries if not country.out} <= ids
        assert {f"debt-{country.head + 1}" for country in countries if not country.out} <= ids


@RINGS
def test_the_ring_is_13_tall_and_9_wide_with_the_printed_corners(ring: Ring) -> None:
    places = [ring.place(number) for number in range(40)]
    columns = Counter(place.x for place in places)
    rows = Counter(place.y for place in places)
    assert (len(columns), len(rows)) == (9, 13)
    corners = {number: (places[number].x, places[number].y) for number in CORNERS}
    far, low = ring.width - ring.side, ring.height - ring.end
    assert corners == {6: (far, low), 14: (0, low), 26: (0, 0), 34: (far, 0)}
    assert places[0].x == places[39].x == far
    assert places[0].y == places[39].y + ring.down
    assert places[20].y == ring.frontier == places[0].y


@RINGS
def test_squares_touch_in_the_order_of_travel_and_never_overlap(ring: Ring) -> None:
    places = [ring.place(number) for number in range(40)]
    for number, one in enumerate(places):
        after = places[(number + 1) % 40]
        apart = max(abs(one.x - after.x) / max(one.width, after.width), abs(one.y - after.y))
        assert apart <= max(one.height, after.height, ring.side)
        for other in places[:number]:
            beside = one.x + one.width <= other.x + 0.01 or other.x + other.width <= one.x + 0.01
            above = one.y + one.height <= other.y + 0.01 or other.y + other.height <= one.y + 0.01
            assert beside or above


@RINGS
def test_pieces_stand_at_their_square_and_four_of_them_apart(ring: Ring) -> None:
    for number in range(40):
        place = ring.place(number)
        stand = [ring.berth(number, index, 4) for index in range(4)]
        assert len(set(stand)) == 4
        if not (place.turned or place.corner):
            for x, y in stand:
                assert place.x - ring.piece <= x <= place.x + place.width + ring.piece
                assert place.y - ring.piece <= y <= place.y + place.height + ring.piece


@LAYOUTS
@pytest.mark.parametrize("lang", LANGS)
def test_no_writing_is_wider_than_its_square(lang: str, narrow: bool) -> None:
    ring = NARROW if narrow else WIDE
    scene = scenes(lang)[0]
    root = drawn(scene, narrow)
    for lain in table_in(scene).squares:
        place = ring.place(lain.number)
        width = place.height if place.turned else place.width
        for said in element(root, f"square-{lain.number}").iter(WRITTEN):
            guess = breadth(said.text or "", float(said.get("font-size") or 0))
            # On phones writing is never smaller than can be read; what would be wider is pressed.
            takes = float(said.get("textLength") or guess * (CAREFUL if narrow else 1))
            x, anchor = float(said.get("x") or 0), said.get("text-anchor")
            left = x - takes / 2 if anchor == "middle" else x - takes if anchor == "end" else x
            assert left >= -1, said.text
            assert left + takes <= width + 1, said.text


@pytest.mark.parametrize("lang", LANGS)
def test_every_square_says_its_name_and_its_price(lang: str) -> None:
    scene = scenes(lang)[0]
    for narrow in (False, True):
        root = drawn(scene, narrow)
        for lain in table_in(scene).squares:
            said = " ".join(texts(element(root, f"square-{lain.number}")))
            assert lain.name in said
            assert lain.price in said or lain.kind == "us_aid"
            assert (lain.price != "") == (lain.kind in ("raw", "manufacture", "us_aid"))


def test_every_kind_of_square_and_good_has_a_picture() -> None:
    for lain in table_in(scenes()[0]).squares:
        assert (lain.id if lain.land >= 0 else lain.kind) in PICTURES


@pytest.mark.parametrize("lang", LANGS)
def test_the_board_is_named_and_described_in_the_language_of_its_reader(lang: str) -> None:
    for scene in scenes(lang):
        root = drawn(scene)
        assert root.get("role") == "img"
        assert root.get("lang") == lang
        assert (root[0].text or "").startswith(GAME.name(lang))
        assert root[1].text == scene.alt


def renamed(table: Table, name: str) -> Table:
    """The same table with every word replaced."""
    paper = table.pending
    if paper is not None:
        paper = paper._replace(title=name, lines=tuple(name for _ in paper.lines))
    first, second = (pile._replace(name=name, last=name) for pile in table.piles)
    return dataclasses.replace(
        table,
        labels=dict.fromkeys(table.labels, name),
        squares=tuple(square._replace(name=name) for square in table.squares),
        countries=tuple(
            country._replace(
                name=name, kept=tuple(name for _ in country.kept), notes=tuple(name for _ in country.notes)
            )
            for country in table.countries
        ),
        piles=(first, second),
        promises=tuple(name for _ in table.promises),
        pending=paper,
    )


@LAYOUTS
def test_no_word_is_drawn_that_does_not_come_from_the_texts(narrow: bool) -> None:
    for scene in scenes()[::2]:
        plain = dataclasses.replace(scene, table=renamed(table_in(scene), "§"), phase="§", sentence="§ §", alt="§")
        for said in texts(drawn(plain, narrow)):
            assert re.fullmatch(r"[§ ,·…\d.−$k=?]*", said), said


@LAYOUTS
@pytest.mark.parametrize("hostile", ["<script>alert(1)</script>", "]]>&\"'"])
def test_names_cannot_break_the_picture(hostile: str, narrow: bool) -> None:
    for scene in scenes()[::5]:
        broken = dataclasses.replace(
            scene, table=renamed(table_in(scene), hostile), phase=hostile, sentence=hostile, alt=hostile
        )
        root = drawn(broken, narrow)
        assert root.find(".//{http://www.w3.org/2000/svg}script") is None
        assert root[1].text == hostile


@LAYOUTS
def test_a_very_long_name_stays_in_its_panel(narrow: bool) -> None:
    scene = scenes()[0]
    long = "Estados Confederados de la Costa del Pacífico Sur"
    table = dataclasses.replace(
        table_in(scene), countries=tuple(c._replace(name=long) for c in table_in(scene).countries)
    )
    root = drawn(dataclasses.replace(scene, table=table), narrow)
    panel = element(root, "country-1")
    width = float(panel[0].get("width") or 0)
    for said in panel.iter(WRITTEN):
        size, x = float(said.get("font-size") or 0), float(said.get("x") or 0)
        assert said.get("text-anchor") == "middle" or x + breadth(said.text or "", size) <= width


def test_colour_is_never_the_only_sign_of_a_country() -> None:
    for scene in scenes():
        root = drawn(scene)
        for country in table_in(scene).countries:
            seat = SEATS[country.seat]
            things = [f"country-{country.seat + 1}"] + ([] if country.out else [f"piece-{country.seat + 1}"])
            for thing in things:
                panel = element(root, thing)
                assert seat.shape in classes(panel)
                assert f"url(#pattern-{seat.pattern})" in {element.get("fill") for element in panel.iter()}


def test_colour_is_never_the_only_sign_of_a_chain_or_an_owner() -> None:
    assert len({chain.ink for chain in CHAINS.values()}) == len({chain.sign for chain in CHAINS.values()}) == 5
    for scene in scenes():
        root = drawn(scene)
        for lain in table_in(scene).squares:
            if lain.land < 0:
                continue
            names = classes(element(root, f"square-{lain.number}"))
            assert f"chain-{lain.chain or 'none'}" in names
            owner = table_in(scene).estates[lain.land].owner
            assert (f"owner-{owner + 1}" in names) == (owner >= 0)
            assert owner < 0 or SEATS[owner].shape in names


@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=["light", "dark"])
def test_writing_on_squares_and_chains_can_be_read(theme: dict[str, str]) -> None:
    for paper in ("sand", "mist"):
        assert contrast(theme["print"], theme[paper]) >= 7
    for chain in CHAINS.values():
        assert contrast(on(chain.ink), theme[chain.ink]) >= 4.5


@LAYOUTS
def test_there_are_as_many_factories_as_industries_low_in_the_south_tall_in_the_north(narrow: bool) -> None:
    for scene in scenes():
        root = drawn(scene, narrow)
        for lain in table_in(scene).squares:
            kinds = Counter(classes(element(root, f"square-{lain.number}")))
            estate = table_in(scene).estates[lain.land] if lain.land >= 0 else None
            assert kinds["national"] == (estate.national if estate and lain.kind == "raw" else 0)
            assert kinds["export"] == (estate.export if estate and lain.kind == "manufacture" else 0)


def test_the_links_of_a_closed_chain_are_seen() -> None:
    closed = 0
    for scene in scenes():
        root = drawn(scene)
        for lain in table_in(scene).squares:
            if lain.land >= 0:
                estate = table_in(scene).estates[lain.land]
                shut = estate.south_chain if lain.kind == "raw" else estate.north_chain
                assert ("links" in classes(element(root, f"square-{lain.number}"))) == shut
                closed += shut
    assert closed


@LAYOUTS
def test_every_purse_has_its_line_in_the_ledger_with_its_debt_and_its_limits(narrow: bool) -> None:
    for scene in scenes():
        table = table_in(scene)
        root = drawn(scene, narrow)
        for country in table.countries:
            if not country.out and country.head == country.seat:
                said = texts(element(root, f"debt-{country.seat + 1}"))
                assert table.money(country.debt) in said
                assert {table.thousands(limit) for limit in country.limits} <= set(said)


def test_cash_and_gold_are_shown_once_for_each_purse() -> None:
    for scene in scenes():
        table = table_in(scene)
        root = drawn(scene)
        for country in table.countries:
            if country.out or country.head != country.seat:
                assert root.find(f".//*[@id='gold-{country.seat + 1}']") is None
            else:
                assert table.money(country.cash) in texts(element(root, f"cash-{country.seat + 1}"))
                assert classes(element(root, f"gold-{country.seat + 1}")).count("ingot") == country.gold


@LAYOUTS
def test_barrier_hat_and_boots_stand_where_they_are(narrow: bool) -> None:
    seen = Counter[str]()
    for scene in scenes():
        table = table_in(scene)
        root = drawn(scene, narrow)
        assert ("up" in classes(element(root, "barrier"))) == (table.barrier >= 0)
        assert (root.find(".//*[@id='hat']") is not None) == (table.hat != "none")
        for lain in table.squares:
            names = classes(element(root, f"square-{lain.number}"))
            assert ("boot" in names) == lain.boot
            assert ("hat" in names) == lain.hat
            seen["boot"] += lain.boot
        seen[table.hat] += 1
    assert seen["boot"]
    assert seen["none"]


@LAYOUTS
def test_what_is_to_be_settled_lies_on_the_table(narrow: bool) -> None:
    kinds = set()
    for scene in scenes():
        table = table_in(scene)
        root = drawn(scene, narrow)
        if table.pending is None:
            assert root.find(".//*[@id='paper']") is None
            continue
        kinds.add(table.pending.kind)
        said = " ".join(texts(element(root, "paper")))
        for line in table.pending.lines:
            assert line in said
        assert not table.pending.amount or table.money(table.pending.amount) in said
    assert {"payment", "embargo", "auction", "piracy", "land", "deal", "proposal", "lift", "vote"} <= kinds


def test_at_the_end_a_laurel_lies_around_who_won() -> None:
    for scene in scenes():
        laurel = drawn(scene).find(".//*[@id='laurel']")
        assert (laurel is not None) == (scene.turn == -2)
        if laurel is not None:
            shapes = {SEATS[country.seat].shape for country in table_in(scene).countries if country.won}
            assert shapes == shapes & set(classes(laurel))


def test_the_picture_is_the_same_for_the_same_position() -> None:
    for position in moments()[:6]:
        assert GAME.svg(position, "es") == GAME.svg(position.copy(), "es")
        assert GAME.svg(position, "es") != GAME.svg(position, "en")


@pytest.mark.parametrize("lang", LANGS)
def test_no_writing_of_the_ring_the_piles_and_the_ledger_is_smaller_than_eleven_pixels_on_a_phone(lang: str) -> None:
    for scene in scenes(lang):
        root = drawn(scene, True)
        # The page of a phone of 390 pixels leaves 380 for the board. What a paper says stands in the bar as well.
        scale = 380 / float((root.get("viewBox") or "").split()[2])
        for id in (*(f"square-{n}" for n in range(40)), "pile-solidarity", "pile-conditions", "ledger"):
            for said in element(root, id).iter(WRITTEN):
                assert float(said.get("font-size") or 99) * scale >= 11, said.text
