"""The end of a game: who won, what the figures are, its story, a picture to keep, a link."""

from pathlib import Path
from xml.etree import ElementTree

import httpx
import pytest

from sobremesa.core.registry import game
from sobremesa.games.deuda.engine.numbers import OUT
from tests.servers import Server
from tests.sweep import one_of
from tests.web.browser import Open, check
from tests.web.play_area import do, sit_down
from tests.web.stages import finished


def test_figures_say_what_they_count_and_whoever_is_bankrupt_has_none() -> None:
    title = game("deuda")
    state = title.new(players=2)
    assert [score.unit for score in title.scored(state, "en")] == ["net worth"] * 2
    assert title.scored(state, "en")[0].figure.startswith("$")
    state.note(1, OUT, 1)
    assert title.scored(state, "en")[1].text == "bankrupt"
    assert title.scored(state, "es")[1].text == "en bancarrota"
    assert game("elplan").scored(game("elplan").new(players=2), "en")[0].unit == "points"


@pytest.mark.parametrize("lang", one_of(["es", "en"]))
def test_the_end_names_the_winner_tells_its_story_and_gives_a_picture(
    open_page: Open, server: Server, lang: str, tmp_path: Path
) -> None:
    code = finished(server.home, "elplan", "easy", "easy")
    page = open_page(f"/t/{code}", lang=lang, size="phone" if lang == "es" else "tablet")
    assert {"es": "Ganó", "en": "won"}[lang] in page.inner_text("#result h2")
    assert {"es": "punto", "en": "point"}[lang] in page.inner_text("#result .scored >> nth=0")
    page.wait_for_selector("#story-moments li, #story .small")
    page.wait_for_selector("#chart svg")
    check(page)
    with page.expect_download() as saving:
        page.click("#picture")
    saving.value.save_as(tmp_path / "result.png")
    assert (tmp_path / "result.png").read_bytes().startswith(b"\x89PNG")
    assert page.input_value("#share").endswith(f"/t/{code}/replay?at=0")
    assert page.input_value("#share").startswith("http")


def test_the_story_is_played_with_captions_and_a_step_stops_it(open_page: Open, server: Server) -> None:
    code = finished(server.home, "deuda", "easy", "easy", seed=4)
    page = open_page(f"/t/{code}/replay?at=0")
    page.wait_for_selector("#story-moments li")
    first = page.locator("#story-moments a").first
    page.click("#story-play")
    page.wait_for_function("() => document.querySelector('#story-caption').textContent.includes('%')")
    start, end = int(first.get_attribute("data-from") or 0), int(first.get_attribute("data-to") or 0)
    page.wait_for_function(f"() => Number(document.querySelector('#replay').dataset.at) >= {max(start, end - 6)}")
    check(page)


@pytest.mark.parametrize("title", ["planeta", "deuda", "elplan"])
def test_the_picture_of_a_result_stands_alone(server: Server, client: httpx.Client, title: str) -> None:
    code = finished(server.home, title, *(["easy"] if title == "planeta" else ["easy", "easy"]))
    drawn = client.get(f"/t/{code}/picture.svg")
    assert drawn.headers["content-type"] == "image/svg+xml"
    root = ElementTree.fromstring(drawn.text)
    words = " ".join(root.itertext())
    assert game(title).name("en") in words
    assert code in words
    assert "var(--" not in drawn.text


def test_there_is_no_picture_before_the_end(open_page: Open) -> None:
    page = open_page()
    code = sit_down(page, "planeta")
    assert page.request.get(f"/t/{code}/picture.svg").status == 409
    do(page, ".act[data-verb=end]")
    assert page.request.get(f"/t/{code}/picture.svg").status == 200
    assert "You end with 0 points." in page.inner_text("#result h2")
