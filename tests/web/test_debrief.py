"""The debrief sheet: a page for everybody, two sheets of paper, and several tables side by side."""

import re

import httpx
import pytest

from sobremesa.core.registry import titles
from tests.servers import Server
from tests.sweep import one_of
from tests.web.browser import Open, check, set_table, shoot
from tests.web.stages import finished
from tests.web.test_pages import SAME, Words

SEATS = {"planeta": ["easy"], "elplan": ["easy", "easy"], "deuda": ["easy", "easy"]}


@pytest.fixture(scope="module")
def played(server: Server) -> dict[str, str]:
    """The codes of games that bots brought to their end."""
    return {game: finished(server.home, game, *SEATS[game]) for game in titles()}


@pytest.mark.parametrize(
    ("game", "lang", "dark", "size"),
    one_of(
        [("elplan", "es", False, "phone"), ("deuda", "en", True, "phone"), ("planeta", "en", False, "projector")], 1
    ),
)
def test_a_sheet_is_read_by_everybody_and_printed_on_two_sides_of_paper(
    open_page: Open, played: dict[str, str], game: str, lang: str, dark: bool, size: str
) -> None:
    page = open_page(f"/t/{played[game]}/debrief", lang=lang, dark=dark, size=size)
    check(page)
    shoot(page, f"debrief-{game}-{size}", full=True)
    questions = page.locator(".question")
    assert questions.count() >= 5
    for one in questions.all():
        assert one.locator(".answer").inner_text()
        assert one.locator(".think").inner_text()
        assert (one.locator("a.rule").get_attribute("href") or "").startswith(f"/rules/{game}#{game}.")
    assert page.locator("#print").is_visible()
    printed = page.pdf(prefer_css_page_size=True)
    assert 1 <= len(re.findall(rb"/Type\s*/Page[^s]", printed)) <= 2
    page.emulate_media(media="print")
    assert not page.locator("header.top, .for-screen:visible").first.is_visible()


def test_the_result_of_a_game_leads_to_its_sheet_and_one_that_goes_on_has_none(
    client: httpx.Client, played: dict[str, str]
) -> None:
    assert f'href="/t/{played["deuda"]}/debrief"' in client.get(f"/t/{played['deuda']}").text
    code, _ = set_table(client, "planeta")
    refused = client.get(f"/t/{code}/debrief")
    assert refused.status_code == 409
    assert "isn’t over yet" in refused.text


def test_several_tables_lie_side_by_side_and_a_code_that_is_none_is_told(
    open_page: Open, client: httpx.Client, played: dict[str, str]
) -> None:
    page = open_page("/debrief", lang="es")
    check(page)
    page.fill("#codes", ", ".join([played["deuda"], played["elplan"], played["deuda"].lower()]))
    page.click("form[action='/debrief'] button")
    page.wait_for_selector(".side-by-side")
    check(page)
    shoot(page, "debrief-class")
    answers = page.locator(".side-by-side dt").all_inner_texts()
    assert set(answers) == {played["deuda"], played["elplan"]}
    for codes, status in ((f"{played['deuda']} QQQQQQ", 200), ("QQQQQQ", 422)):
        answer = client.get("/debrief", params={"codes": codes})
        assert (answer.status_code, "QQQQQQ" in answer.text) == (status, True)
    many = client.get("/debrief", params={"codes": " ".join(f"CODE{n}" for n in range(13))})
    assert "up to 12" in many.text


def test_no_page_after_a_game_mixes_its_languages(client: httpx.Client, played: dict[str, str]) -> None:
    # Names of bots with a figure after them, and what a country exports, are called the same.
    same = re.compile(r"easy\d.*|[\d.,$ –%]+|No|Ideas|Pts|Total|Venus|[A-Z]{6}.*|\[.\].*")
    for game, code in played.items():
        for path in (f"/t/{code}/debrief", f"/t/{code}/review", f"/debrief?codes={code}"):
            es, en = (Words(client.get(path, headers={"accept-language": lang}).text).found for lang in ("es", "en"))
            assert len(es) > 8
            assert {word for word in es & en - SAME if not same.fullmatch(word)} == set(), (game, path)
