"""Every set as a printer sees it: all components in their number, nothing lost at the knife, everything readable.

`make sweep` looks at every title, edition, language and paper, `make test` at one set of each title.
"""

import shutil
from collections import Counter
from functools import lru_cache
from importlib.resources import files
from io import BytesIO
from itertools import pairwise, product
from pathlib import Path

import pytest
from PIL import Image

from sobremesa.core.registry import game, titles
from sobremesa.core.texts import LANGS
from sobremesa.draw.face import BLEED, SAFE
from sobremesa.lab.fields import ContentPack
from sobremesa.paper import Choices, Kit
from sobremesa.paper.layout import ONE_SHEET, PAPERS, PaperPage
from tests.paper.preflight import MM, Pdf, contrast
from tests.sweep import one_of

SMALLEST = 6.0
"""Points: nothing is written smaller."""
EVERY = [
    (id, edition.id, lang, paper)
    for id in titles()
    for edition, lang, paper in product(game(id).meta.editions, LANGS, PAPERS)
]


def _is_quick(which: tuple[str, str, str, str]) -> bool:
    """Of each title one set is looked at each time: the first of one title, the last of the next."""
    own = [each for each in EVERY if each[0] == which[0]]
    return which == own[-(titles().index(which[0]) % 2)]


SETS = [pytest.param(each, marks=() if _is_quick(each) else pytest.mark.slow) for each in EVERY]


@pytest.fixture(scope="module", params=SETS)
def which(request: pytest.FixtureRequest) -> tuple[str, str, str, str]:
    """A set: all tests of one come before those of the next, so that only one is kept in memory."""
    found: tuple[str, str, str, str] = request.param
    return found


@lru_cache(1)
def kit(id: str, edition: str, lang: str, paper: str) -> Kit:
    return Kit.of(game(id), Choices(lang=lang, paper=paper), edition=edition)


@lru_cache(1)
def printed(id: str, edition: str, lang: str, paper: str) -> Pdf:
    return Pdf(kit(id, edition, lang, paper).pdf())


def faces(of: Kit) -> list[PaperPage]:
    drawings: dict[str, str] = {}
    return [page for part in of.parts() for page in of.pages(part, drawings)]


def test_every_component_is_there_in_its_number(which: tuple[str, str, str, str]) -> None:
    of, pdf = kit(*which), printed(*which)
    expected: Counter[str] = Counter()
    for component in of.printed.components:
        for piece in component.pieces:
            expected[piece.name] += piece.count
        if component.kind == "board":
            # A board is there once, in its tiles.
            (board,) = component.pieces
            del expected[board.name]
            tiles = [page for page in faces(of) if page.component == component.id]
            expected.update(page.placed[0].alt for page in tiles)
            assert len({page.placed[0].alt for page in tiles}) == len(tiles)
        elif component.back:
            expected[of.say("back", component=component.name)] += component.count
    assert pdf.figures == expected


def test_the_list_says_how_many_pieces_of_each_are_to_be_cut_out(which: tuple[str, str, str, str]) -> None:
    of = kit(*which)
    listed = printed(*which).reader.pages[0].extract_text()
    for component in of.printed.components:
        assert component.name in listed
        assert str(component.count) in listed.split()


def test_every_page_has_the_size_of_the_paper(which: tuple[str, str, str, str]) -> None:
    short, long = PAPERS[which[3]]
    for width, height in printed(*which).sizes:
        assert sorted((round(width, 1), round(height, 1))) == [short, long]


def test_all_fonts_are_embedded_and_can_be_read_back(which: tuple[str, str, str, str]) -> None:
    fonts = printed(*which).fonts
    assert any("Atkinson" in name for name, *_ in fonts)
    assert all(embedded and readable for _, embedded, readable in fonts)


def test_nothing_is_written_smaller_than_six_points_or_beyond_the_edge_of_a_page(
    which: tuple[str, str, str, str],
) -> None:
    pdf = printed(*which)
    for number, (width, height) in enumerate(pdf.sizes):
        for letter in pdf.letters(number):
            assert letter.size >= SMALLEST - 0.01, (number, letter)
            # Of a tile the neighbour's writing is there too, and cut off with what is beyond.
            assert -width < letter.x < 2 * width, (number, letter)
            assert -height < letter.y < 2 * height, (number, letter)


def test_no_writing_of_a_card_is_in_its_bleed_or_too_near_to_the_cut(which: tuple[str, str, str, str]) -> None:
    of, pdf = kit(*which), printed(*which)
    kinds = {component.id: component for component in of.printed.components if component.kind == "cards"}
    looked = 0
    pages = faces(of)
    for number, page in enumerate(pages, 1):
        # The first page is the list; the pages of faces follow in their order.
        if page.component not in kinds:
            continue
        inset = BLEED + SAFE
        safe = [(at.x + inset, at.y + inset, at.x + at.width - inset, at.y + at.height - inset) for at in page.placed]
        for letter in pdf.letters(number):
            if letter.x < 7.5:
                continue  # the name of the page, in the margin
            looked += 1
            reaches = letter.x + letter.ahead
            assert any(
                x1 <= min(letter.x, reaches) and max(letter.x, reaches) <= x2 and y1 <= letter.y <= y2
                for x1, y1, x2, y2 in safe
            ), (number, letter)
    assert looked > 20 or not kinds


def test_backs_lie_behind_their_faces_when_the_sheet_is_turned_over(which: tuple[str, str, str, str]) -> None:
    pages = faces(kit(*which))
    for front, back in pairwise(pages):
        if back.back:
            mirrored = {(round(back.width - at.x - at.width, 3), round(at.y, 3)) for at in back.placed}
            assert mirrored == {(round(at.x, 3), round(at.y, 3)) for at in front.placed}


def test_a_set_is_tagged_as_pdf_ua_wants_it(which: tuple[str, str, str, str]) -> None:
    """What of PDF/UA-1 can be seen without veraPDF, which is Java and in no registry we install from."""
    pdf = printed(*which)
    root, about = pdf.root, pdf.reader.xmp_metadata
    assert root["/MarkInfo"]["/Marked"]
    assert root["/Lang"] == which[2]
    assert root["/ViewerPreferences"]["/DisplayDocTitle"]
    assert about is not None
    assert about.dc_title
    assert b"pdfuaid" in root["/Metadata"].get_data()
    assert "/ParentTree" in root["/StructTreeRoot"]
    assert all(alt.strip() for alt in pdf.figures)
    assert pdf.unmarked() == []
    levels = [int(str(heading["/S"])[2:]) for heading in pdf.tagged("H1", "H2", "H3")]
    assert levels[0] == 1
    assert all(after <= before + 1 for before, after in pairwise(levels))
    assert all("/Scope" in _attributes(head) for head in pdf.tagged("TH"))
    assert "/Encrypt" not in pdf.reader.trailer


def _attributes(element: object) -> set[str]:
    found = element.get("/A", {})  # type: ignore[attr-defined]
    found = found.get_object() if hasattr(found, "get_object") else found
    parts = found if isinstance(found, list) else [found]
    return {key for part in parts for key in part.get_object()}


def test_bookmarks_lead_to_every_part(which: tuple[str, str, str, str]) -> None:
    of = kit(*which)
    bookmarks = printed(*which).bookmarks
    for component in of.printed.components:
        assert any(mark.startswith(component.name) for mark in bookmarks), component.name


@pytest.mark.parametrize("id", titles())
def test_every_rule_of_an_edition_is_printed_with_its_ruling(id: str) -> None:
    title = game(id)
    for edition in title.meta.editions:
        of = kit(id, edition.id, "en", "a4")
        pdf = Pdf(of.pdf(["rules"]))
        words = {word for page in pdf.reader.pages for word in page.extract_text().split()}
        for rule in title.rules.rules:
            here = not rule.editions or edition.id in rule.editions
            assert (rule.id in words) == here, rule.id


@pytest.mark.parametrize("id", one_of(titles()))
def test_in_grey_nothing_has_a_colour(id: str) -> None:
    pdf = Pdf(Kit.of(game(id), Choices(ink="grey")).pdf([part for part in Kit.of(game(id)).parts() if part != "list"]))
    inks = {(0.165, 0.137, 0.125), (0.42, 0.373, 0.333)}
    assert {colour for colour in pdf.colours() if len(set(colour)) > 1} <= inks


@pytest.mark.parametrize("backs", ["fold", "none"])
@pytest.mark.parametrize("id", titles())
def test_folded_and_without_backs_every_face_is_there_too(id: str, backs: str) -> None:
    of = Kit.of(game(id), Choices(backs=backs))  # type: ignore[arg-type]
    cards = [component for component in of.printed.components if component.kind == "cards"]
    pdf = Pdf(of.pdf(sorted({component.id for component in cards})))
    expected = sum(component.count * (2 if backs == "fold" and component.back else 1) for component in cards)
    assert sum(pdf.figures.values()) == expected


@pytest.mark.parametrize("size", ONE_SHEET)
@pytest.mark.parametrize("id", titles())
def test_a_board_may_be_one_sheet_of_a_print_shop(id: str, size: str) -> None:
    of = Kit.of(game(id), Choices(board=size))
    boards = [component for component in of.printed.components if component.kind == "board"]
    for board in boards:
        pdf = Pdf(of.pdf([board.id]))
        assert [sorted(round(side) for side in page) for page in pdf.sizes] == [[round(s) for s in ONE_SHEET[size]]]


def test_the_same_set_is_the_same_file() -> None:
    id = titles()[-1]
    assert Kit.of(game(id)).pdf(["list"]) == Kit.of(game(id)).pdf(["list"])


def test_a_point_is_a_seventy_second_of_an_inch() -> None:
    assert pytest.approx(25.4) == 72 / MM


@pytest.mark.parametrize(
    ("id", "path", "value", "part", "before", "after"),
    [
        ("deuda", "titles.oil.export.3", 7350, "titles", "$7,200", "$7,350"),
        ("planeta", "map.mars.modifiers.invade", 4, "map", "+3", "+4"),
    ],
)
def test_a_pack_is_printed_with_the_figure_that_tune_has_changed(
    tmp_path: Path, id: str, path: str, value: int, part: str, before: str, after: str
) -> None:
    title = game(id)
    # As `tune` writes a pack: one figure by its path.
    pack = ContentPack(title, title.meta.setup(players=title.meta.editions[0].most_players))
    field = pack.field(path)
    field.put(value)
    pack.write(tmp_path / "tuned", [field.file])
    now, then = (
        Pdf(Kit.of(title, Choices(lang="en"), content=content).pdf(["list", part]))
        for content in ("", str(tmp_path / "tuned"))
    )
    words, tuned = (" ".join(page.extract_text() for page in pdf.reader.pages).split() for pdf in (now, then))
    assert tuned.count(before) == words.count(before) - 1
    assert tuned.count(after) == words.count(after) + 1
    assert str(tmp_path / "tuned") in then.reader.pages[0].extract_text().replace("\n", "")


def test_a_card_with_another_name_is_printed_with_it(tmp_path: Path) -> None:
    shutil.copytree(str(files("sobremesa.games.elplan").joinpath("content")), tmp_path, dirs_exist_ok=True)
    file = tmp_path / "es" / "investments.toml"
    pack = tmp_path / "es"
    file.write_text(file.read_text("utf-8").replace("Cartel publicitario", "Letrero nuevo"), "utf-8")
    of = Kit.of(game("elplan"), Choices(lang="es"), edition="es", content=str(pack))
    pdf = Pdf(of.pdf(["list", "investments"]))
    assert pdf.figures["Letrero nuevo"] == 1
    assert pdf.figures["Cartel publicitario"] == 0
    assert str(pack) in pdf.reader.pages[0].extract_text().replace("\n", "")


@pytest.mark.parametrize("id", one_of(titles()))
def test_in_grey_every_letter_stands_out_from_what_it_is_printed_on(id: str) -> None:
    # The board on one sheet: of a tile the neighbour's writing is there too, cut off.
    of = Kit.of(game(id), Choices(ink="grey", board="a1"))
    parts = [part for part in of.parts() if part in {component.id for component in of.printed.components}]
    pdf, looked = Pdf(of.pdf(parts)), 0
    for number, picture in enumerate(of.pictures(parts, dpi=150)):
        with Image.open(BytesIO(picture)) as page:
            greys = page.convert("L")
        for letter in pdf.letters(number):
            found = contrast(greys, letter, 150)
            if letter.x < 7.5 or found is None:
                continue  # the name of the page, written upwards in the margin
            looked += 1
            # As WCAG asks of writing on a screen, large or not.
            assert found >= (3 if letter.size >= 18 else 4.5), (number, letter)
    assert looked > 200
