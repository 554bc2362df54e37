"""No English word on a Spanish page, and the reverse: every page, and tables from the first action to the last."""

from html.parser import HTMLParser
from itertools import product

import httpx
import pytest

from sobremesa.core.registry import titles
from sobremesa.core.texts import LANGS
from sobremesa.lessons import lessons
from tests.languages import foreign
from tests.web.browser import set_table

SILENT = {"script", "style", "code", "kbd", "pre"}
"""What is inside these is no language."""
SPOKEN = {"alt", "aria-label", "aria-description", "placeholder", "title"}
EMPTY = {"br", "hr", "img", "input", "link", "meta", "source", "wbr"}


class Reading(HTMLParser):
    """What is read on a page, or said by a screen reader; not what is marked as being in another language."""

    def __init__(self, lang: str) -> None:
        super().__init__()
        self.lang = lang
        self.inside: list[bool] = []
        self.read: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        silent = tag in SILENT or (given.get("lang") or self.lang) != self.lang or any(self.inside[-1:])
        if not silent:
            self.read += [text for name, text in attrs if name in SPOKEN and text]
        if tag not in EMPTY:
            self.inside.append(silent)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.handle_starttag(tag, attrs)
        if tag not in EMPTY:
            self.inside.pop()

    def handle_endtag(self, tag: str) -> None:
        if tag not in EMPTY:
            self.inside.pop()

    def handle_data(self, data: str) -> None:
        if not any(self.inside[-1:]):
            self.read.append(data)


def strange(client: httpx.Client, path: str, lang: str, **more: object) -> list[str]:
    """Return the words of a page that are not of its language, each with the text it stands in."""
    answer = client.get(path, headers={"accept-language": lang}, follow_redirects=True, **more)  # type: ignore[arg-type]
    assert answer.headers["content-type"].startswith("text/html"), path
    reading = Reading(lang)
    reading.feed(answer.text)
    assert len(reading.read) > 0, path
    return [f"{path}: {word} in {text.strip()[:80]}" for text in reading.read for word in foreign(text, lang)]


@pytest.mark.parametrize("lang", LANGS)
def test_the_pages_about_games_are_in_one_language(client: httpx.Client, lang: str) -> None:
    pages = ["/", "/about", "/api", "/join", "/learn", "/nothing-here"]
    pages += [f"/{page}{game}" for game in titles() for page in ("new?game=", "rules/")]
    assert [word for page in pages for word in strange(client, page, lang)] == []


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("game", titles())
def test_lessons_are_in_one_language(client: httpx.Client, game: str, lang: str) -> None:
    pages = [f"/learn/{game}/{lesson.id}" for lesson in lessons(game)]
    assert [word for page in pages for word in strange(client, page, lang)] == []


@pytest.mark.parametrize("game", titles())
def test_a_table_is_in_one_language_from_its_lobby_to_its_sheet(client: httpx.Client, game: str) -> None:
    kinds = ["screen"] if game == "planeta" else ["screen", "screen"]
    code, key = set_table(client, game, *kinds)
    mine = {"authorization": f"Bearer {key}"}
    words: set[str] = set()
    for number in range(2000):
        position = client.get(f"/api/tables/{code}").json()
        if position["over"]:
            break
        if number % 35 == 0:
            client.headers.update(mine)
            for lang in LANGS:
                words.update(strange(client, f"/t/{code}", lang))
                words.update(strange(client, f"/t/{code}/barred", lang))
            del client.headers["authorization"]
        choices = position["actions"]
        chosen = choices[number * 7 % len(choices)]["action"]
        client.post(f"/api/tables/{code}/act", json={"action": str(chosen), "at": position["at"]}, headers=mine)
    assert position["over"]
    pages = [f"/t/{code}{page}" for page in ("", "/log", "/replay?n=9", "/chart", "/debrief", "/review")]
    if game != "planeta":
        open_code, _ = set_table(client, game, "screen", "open")
        pages.append(f"/t/{open_code}")
    for page, lang in product(pages, LANGS):
        words.update(strange(client, page, lang))
    assert sorted(words) == []
