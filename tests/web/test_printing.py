"""What pages hand out for the printer."""

import httpx
import pytest
from playwright.sync_api import Route, expect

from sobremesa.core.registry import game, titles
from tests.paper.preflight import Pdf
from tests.servers import Server
from tests.web.browser import Open, check
from tests.web.stages import finished

SEATS = {"planeta": ["easy"], "elplan": ["easy", "easy"], "deuda": ["easy", "easy"]}


@pytest.mark.parametrize("id", titles())
def test_the_page_of_a_new_table_offers_the_set_and_hands_it_out(client: httpx.Client, id: str) -> None:
    page = client.get(f"/new/{id}").text
    assert f'action="/print/{id}"' in page
    for edition in game(id).meta.editions[1:]:
        assert f'<option value="{edition.id}">' in page
    answer = client.get(f"/print/{id}", params={"paper": "letter", "ink": "grey", "backs": "fold"})
    assert answer.headers["content-type"] == "application/pdf"
    assert f'filename="{id}.pdf"' in answer.headers["content-disposition"]
    assert len(Pdf(answer.content).sizes) > 10
    assert f'href="/print/{id}"' in client.get(f"/rules/{id}").text


def test_what_cannot_be_printed_is_refused_with_what_is_accepted(client: httpx.Client) -> None:
    id = titles()[0]
    for wrong, said in (({"paper": "a5"}, "letter"), ({"edition": "1066"}, game(id).meta.editions[0].id)):
        answer = client.get(f"/print/{id}", params=wrong)
        assert 400 <= answer.status_code < 500
        assert said in answer.text


def test_a_position_and_the_debrief_of_a_table_are_handed_out(server: Server, client: httpx.Client) -> None:
    id = titles()[-1]
    code = finished(server.home, id, *SEATS[id])
    assert f'href="/t/{code}/print?at=3"' in client.get(f"/t/{code}/replay", params={"at": 3}).text
    position = Pdf(client.get(f"/t/{code}/print", params={"at": 3}).content)
    assert len(position.sizes) == len(position.tagged("Figure")) == 1
    assert client.get(f"/t/{code}/print", params={"at": 99999}).status_code == 422
    assert f'href="/t/{code}/debrief.pdf"' in client.get(f"/t/{code}/debrief").text
    assert Pdf(client.get(f"/t/{code}/debrief.pdf").content).tagged("H2")


@pytest.mark.parametrize("lang", ["es", "en"])
def test_the_page_says_that_a_set_is_being_laid_out_and_that_it_is_there(open_page: Open, lang: str) -> None:
    id = titles()[-1]
    page = open_page(f"/new/{id}", lang=lang)
    held: list[Route] = []
    page.route(f"**/print/{id}?**", lambda route: held.append(route))
    page.click("#print-set button")
    status = page.locator("#print-status")
    expect(status).to_have_text(status.get_attribute("data-busy") or "?")
    with page.expect_download() as download:
        held[0].continue_()
    assert download.value.suggested_filename == f"{id}.pdf"
    expect(status).to_have_text(status.get_attribute("data-done") or "?")
    check(page)
