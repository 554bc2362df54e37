"""The documentation as the server shows it: at /docs, searchable, by the same rules as every other page."""

import re
import subprocess
import sys
from pathlib import Path

import httpx
import pytest
from filelock import FileLock
from playwright.sync_api import expect

from sobremesa.core.errors import UserError
from sobremesa.web.documentation import site as site_folder
from sobremesa.web.routes.docs import Documentation
from tests.web.browser import Open, run

SITE = site_folder()
ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module", autouse=True)
def site() -> Path:
    """The site, built unless `make check` has done so already."""
    with FileLock(ROOT / "build" / "docs.lock"):
        if not (SITE / "index.html").exists():
            subprocess.run([sys.executable, "-m", "mkdocs", "build", "--quiet"], cwd=ROOT, check=True)
    return SITE


def test_docs_lead_to_the_first_page_in_the_readers_language(client: httpx.Client) -> None:
    assert client.get("/docs").headers["location"] == "/docs/"
    assert client.get("/docs", headers={"accept-language": "es-CL"}).headers["location"] == "/docs/es/"
    for path, lang in (("/docs/", "en"), ("/docs/es/", "es")):
        assert f'<html lang="{lang}"' in client.get(path).text


def test_a_page_is_kept_by_browsers_that_ask_whether_it_changed(client: httpx.Client) -> None:
    page = client.get("/docs/")
    assert page.headers["cache-control"] == "no-cache"
    assert "script-src 'self';" in page.headers["content-security-policy"]
    again = client.get("/docs/", headers={"if-none-match": page.headers["etag"]})
    assert again.status_code == 304


def test_no_page_has_a_script_inside_or_asks_another_server_for_anything(site: Path) -> None:
    pages = list(site.rglob("*.html"))
    assert len(pages) > 20
    for page in pages:
        text = page.read_text("utf-8")
        assert re.findall(r"<script(?![^>]*(?:src=|type=\"application/json\"))[^>]*>", text) == [], page
        assert re.findall(r"<(?:script|img|iframe)[^>]*src=\"?(?:https?:)?//[^>]*>", text) == [], page
        assert re.findall(r"<link[^>]*href=\"?(?:https?:)?//[^>]*>", text) == [], page
        assert re.findall(r"\son\w+=\"", text) == [], page


def test_what_is_not_there_is_answered_as_everywhere(client: httpx.Client) -> None:
    for path in ("/docs/nothing/", "/docs/../../pyproject.toml", "/docs/%2e%2e/app.py"):
        answer = client.get(path)
        assert answer.status_code == 404
        assert "There is no page" in answer.text


def test_without_a_site_the_reader_is_told_how_to_get_one(tmp_path: Path) -> None:
    with pytest.raises(UserError) as error:
        run(Documentation(tmp_path).get_response(".", {"type": "http", "method": "GET", "headers": []}))
    for lang in ("en", "es"):
        assert "make docs" in error.value.text(lang)


def test_the_search_finds_a_word_without_leaving_the_server(open_page: Open) -> None:
    page = open_page("/docs/")
    page.on("request", lambda request: asked.append(request.url))
    asked: list[str] = []
    page.get_by_role("textbox", name="Search").fill("devaluation")
    expect(page.locator(".md-search-result__item").first).to_be_visible(timeout=20_000)
    assert {httpx.URL(url).host for url in asked} <= {httpx.URL(page.url).host}
