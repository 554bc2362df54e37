"""Each page: found by everybody, in both languages, by light and by lamplight, on a phone and on a wall."""

import re
from datetime import date, timedelta
from html.parser import HTMLParser

import httpx
import pytest

from sobremesa.core.record import load
from tests.servers import Server
from tests.sweep import one_of
from tests.web.browser import Open, check, set_table, shoot
from tests.web.play_area import step

STILL = ("/", "/join", "/join?code=QQQQ", "/about", "/api", "/debrief", "/new/planeta", "/new/elplan", "/new/deuda",
         "/rules/planeta", "/rules/elplan?search=idea", "/nope")  # fmt: skip
SAME = {"Sobremesa", "Español", "English", "ES", "EN", "El Plan", "Deuda Eterna", "BCDFGH", "Tutorial", "…", "h",
        "Authorization: Bearer …", "Ana", "Bot Tito", "Bot Rosa", "§", "no", "Tab", "Esc", "Enter", "API", "b",
        "i", "u", "A cacao", "A4", "PDF", "10k", "20k", "30k"}  # fmt: skip
"""What is the same in both languages."""
FORMAL = re.compile(
    r"[\W\d_]*|[a-z]+(\.[a-z0-9_]+)+|(GET|POST) /api\S*|https?://\S+|[A-Z]{6}|[A-Z]|[a-z]+_[a-z_]+|G+|[●▲■◆] \w+( \w+)?"
)
"""Figures, ids of rules, addresses, codes, gold, who sits at a seat."""


class Words(HTMLParser):
    """The words of a page that somebody reads or hears, boards apart: titles have their own tests."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.found: set[str] = set()
        self.deep = 0
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.deep += tag in ("svg", "style", "script", "code")
        for name, value in attrs:
            if name in ("alt", "title", "aria-label", "placeholder", "data-done", "data-play", "data-pause") and value:
                self.take(value)

    def handle_endtag(self, tag: str) -> None:
        self.deep -= tag in ("svg", "style", "script", "code")

    def handle_data(self, data: str) -> None:
        if not self.deep:
            self.take(data)

    def take(self, text: str) -> None:
        parts = (part.strip(" ·:,.") for part in " ".join(text.split()).split(" · "))
        self.found |= {part for part in parts if not FORMAL.fullmatch(part)}


def lobby_of(client: httpx.Client) -> tuple[str, str]:
    return set_table(client, "elplan", "screen", "open", "medium")


@pytest.mark.parametrize("every", one_of([2, 1]))
@pytest.mark.parametrize(("lang", "dark", "size"), [("es", False, "phone"), ("en", True, "tablet")])
def test_every_page_can_be_used_by_everybody(
    open_page: Open, client: httpx.Client, lang: str, dark: bool, size: str, every: int
) -> None:
    """Each page by one of two people; in the sweep, by both."""
    code, key = lobby_of(client)
    played, _ = set_table(client, "deuda", "screen", "screen")
    page = open_page("/", lang=lang, dark=dark, size=size)
    page.context.add_cookies([{"name": "sobremesa_key", "value": key, "url": page.url}])
    paths = [path for path in STILL if path not in ("/nope", "/join?code=QQQQ")]
    for path in [*paths, f"/t/{code}", f"/t/{code}/take", f"/t/{played}/replay"][dark % every :: every]:
        page.goto(path)
        assert page.get_attribute("html", "lang") == lang
        check(page)
        if name := {"/": "home", "/new/elplan": "new", f"/t/{code}": "lobby", f"/t/{played}/replay": "replay"}.get(
            path
        ):
            shoot(page, f"page-{name}-{size}-{lang}")
    page.goto(f"/t/{code}")
    page.click("#lobby-seat-1 button:has(.icon-link)")
    page.wait_for_selector("#seat-url")
    check(page)


def test_at_twice_the_size_nothing_is_lost(open_page: Open, client: httpx.Client) -> None:
    code, _ = lobby_of(client)
    page = open_page("/")
    # A window of 1024 px at 200 % is one of 512 px with letters as large as ever.
    page.set_viewport_size({"width": 512, "height": 384})
    for path in ("/", "/new/elplan", f"/t/{code}", "/rules/planeta"):
        page.goto(path)
        beside = page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
        assert beside <= 0, path


def test_no_page_mixes_its_languages(client: httpx.Client) -> None:
    code, key = lobby_of(client)
    played, other = set_table(client, "deuda", "screen", "easy")
    keyed = {code: key, played: other}
    tables = [f"/t/{code}", f"/t/{code}/take", f"/t/{played}", f"/t/{played}/replay?at=3", f"/t/{played}/log"]
    for path in [*STILL, *tables]:
        bearer = next((f"Bearer {keyed[c]}" for c in keyed if c in path), "Bearer x")
        both = [
            Words(client.get(path, headers={"accept-language": lang, "authorization": bearer}).text).found
            for lang in ("es", "en")
        ]
        assert len(both[0]) > 8
        assert both[0] & both[1] - SAME == set(), path


def test_the_language_somebody_chose_is_kept_on_every_page(open_page: Open) -> None:
    page = open_page("/new/elplan", lang="es")
    assert "Nueva mesa de El Plan" in page.inner_text("h1")
    page.click(".langs button[value=en]")
    page.wait_for_url("**/new/elplan")
    assert "New table of El Plan" in page.inner_text("h1")
    page.goto("/about")
    assert page.get_attribute("html", "lang") == "en"


def test_the_first_pages_are_walked_by_keyboard_alone(open_page: Open) -> None:
    page = open_page("/")

    def reach(wanted: str) -> None:
        for _ in range(30):
            page.keyboard.press("Tab")
            if page.evaluate("wanted => document.activeElement.matches(wanted)", wanted):
                assert page.evaluate("getComputedStyle(document.activeElement).outlineStyle") != "none"
                return
        raise AssertionError(f"{wanted} cannot be reached")

    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.className") == "skip"
    page.keyboard.press("Enter")
    reach(".game-elplan .more a")
    page.keyboard.press("Enter")
    page.wait_for_url("**/new/elplan")
    reach("[name=players]")
    page.keyboard.press("ArrowRight")
    assert page.is_checked('[name=players][value="4"]')
    reach("#seat-1")
    page.keyboard.press("ArrowUp")
    assert page.input_value("#seat-1") == "easy"
    reach("button.big")
    page.keyboard.press("Enter")
    page.wait_for_selector("#play-area")


# -- a new table -----------------------------------------------------------------------------------


def test_the_form_of_a_new_table_offers_what_the_edition_has(open_page: Open) -> None:
    page = open_page("/new/elplan")
    assert page.is_checked('[name=players][value="3"]')
    assert page.is_disabled('[name=level][value="3"]')
    page.check('[name=edition][value="en"]')
    assert page.is_enabled('[name=level][value="3"]')
    assert page.is_disabled('[name=players][value="2"]')
    page.check('[name=players][value="5"]', force=True)
    assert page.locator(".seat-row:visible").count() == 5
    page.check('[name=edition][value="tutorial"]')
    assert page.is_checked('[name=players][value="3"]')
    assert page.locator(".seat-row:visible").count() == 3


def test_what_was_typed_stays_when_the_form_is_wrong(client: httpx.Client) -> None:
    form = {"edition": "en", "level": "3", "players": "2", "name-0": "Violeta <P>", "seat-1": "open",
            "option-d2_order": "printed"}  # fmt: skip
    answer = client.post("/new/elplan", data=form)
    assert answer.status_code == 422
    assert "El Plan is not for 2 players. Players: 3 to 6" in answer.text
    assert 'href="#players"' in answer.text
    for kept in ('value="Violeta &lt;P&gt;"', 'value="en" checked', 'value="3" checked', 'value="printed" selected'):
        assert kept in " ".join(answer.text.split()), kept
    for wrong, said in (
        ({"level": "nine"}, "is not a number"),
        ({"option-plans": "x"}, "choose, deal"),
        ({"option-first_player": "4"}, "a seat from 1 to 3"),
        ({"birthday-0": "24/12", "birthday-2": "1/1"}, "the birthdays of all 3 players"),
        (
            {"option-first_player": "1", "birthday-0": "1/1", "birthday-1": "1/1", "birthday-2": "1/1"},
            "a seat from 1 to 3",
        ),
        ({"option-x": "1"}, "no option"),
        ({"seat-0": "king"}, "king"),
        ({"edition": "gold"}, "es, en, tutorial"),
    ):
        answer = client.post("/new/elplan", data={"players": "3", **wrong})
        assert answer.status_code == 422
        assert said in answer.text, wrong


def header(client: httpx.Client, form: dict[str, str]) -> str:
    """Set up a table of El Plan by the form, as somebody new; return the options of its record."""
    client.cookies.clear()
    answer = client.post("/new/elplan", data=form)
    assert answer.status_code == 303, answer.text
    record = client.get(f"/api/tables/{answer.headers['location'].removeprefix('/t/')}/record").text
    return next(line for line in record.splitlines() if line.startswith("options "))


@pytest.mark.rule("elplan.setup.first_player")
def test_the_host_names_who_goes_first_or_gives_birthdays(client: httpx.Client) -> None:
    same = {f"birthday-{n}": "24/12" for n in range(6)}
    assert " first_player=lot" in header(client, {"players": "3"})
    assert " first_player=2" in header(client, {"players": "3", "option-first_player": "2"})
    assert " first_player=1+2+3" in header(client, {"players": "3", **same})
    long_ago, today = (f"{day.day}/{day.month}" for day in (date.today() - timedelta(180), date.today()))
    given = {"birthday-0": long_ago, "birthday-1": long_ago, "birthday-2": f" {today} ", "birthday-3": "99/99"}
    assert " first_player=3" in header(client, {"players": "3", **given})


@pytest.mark.rule("elplan.setup.first_player")
def test_the_form_asks_for_as_many_birthdays_as_play_and_offers_as_many_seats(open_page: Open) -> None:
    page = open_page("/new/elplan#option-first_player")
    assert page.locator(".birthday:visible").count() == 3
    page.select_option("#option-first_player", "3")
    page.check('[name=players][value="2"]', force=True)
    assert page.locator(".birthday:visible").count() == 2
    assert page.input_value("#option-first_player") == ""
    assert page.locator("#option-first_player option:disabled").count() == 4
    check(page)


@pytest.mark.parametrize("game", ["planeta", "elplan", "deuda"])
def test_one_click_sets_the_usual_table(client: httpx.Client, game: str) -> None:
    code = client.post(f"/new/{game}").headers["location"].removeprefix("/t/")
    seats = client.get(f"/api/tables/{code}").json()["seats"]
    assert [seat["kind"] for seat in seats] == ["screen", "bot", "bot"][: 1 if game == "planeta" else 3]


# -- the lobby -------------------------------------------------------------------------------------


def test_two_meet_in_the_lobby_and_begin(open_page: Open) -> None:
    host = open_page("/new/elplan", lang="es")
    host.select_option("#seat-1", "open")
    host.select_option("#seat-2", "open")
    host.fill("#name-0", "Violeta")
    host.click("button.big")
    host.wait_for_selector("#lobby")
    code = host.url.rsplit("/", 1)[1]
    assert host.is_disabled("#lobby-start button")
    guest = open_page("/", lang="en", size="phone")
    guest.fill("#code", f"{code[:3].lower()} {code[3:]}")
    guest.press("#code", "Enter")
    guest.wait_for_selector("#lobby")
    host.fill("#sit-2", "half a na")
    guest.fill("#sit-1", "Gabriela")
    guest.press("#sit-1", "Enter")
    guest.wait_for_selector("#lobby-seat-1 .badge")
    host.wait_for_selector("#lobby-seat-1 bdi")
    assert host.input_value("#sit-2") == "half a na"
    shoot(host, "lobby-two", full=True)
    assert guest.locator("#lobby-start button").count() == 0
    host.select_option("#give-2", "easy")
    host.click("#lobby-seat-2 .seat-tools button")
    host.wait_for_selector("#lobby-start button:enabled")
    host.click("#lobby-start button")
    for page in (host, guest):
        page.wait_for_selector("#play-area")
    guest.goto("/")
    assert code in guest.inner_text(".own-tables")


def test_an_address_is_copied_with_one_click(open_page: Open, client: httpx.Client, server: Server) -> None:
    code, _ = lobby_of(client)
    page = open_page(f"/t/{code}")
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.click("button.copy")
    page.wait_for_selector("button.copy.done")
    assert page.evaluate("navigator.clipboard.readText()") == f"{server.url}/t/{code}"


# -- the replay ------------------------------------------------------------------------------------


def played(client: httpx.Client, actions: int = 12) -> str:
    code, key = set_table(client, "planeta")
    for _ in range(actions):
        step(client, code, key)
    return code


def test_a_game_is_seen_again_by_keys_without_leaving_the_page(open_page: Open, client: httpx.Client) -> None:
    code = played(client)
    page = open_page(f"/t/{code}/replay?at=4")
    page.evaluate("window.same = true")
    page.evaluate("document.querySelectorAll('#replay-board .moving').forEach((piece) => { piece.same = true })")

    def shows(at: int) -> None:
        page.wait_for_selector(f'#replay-board[data-at="{at}"]')
        assert page.evaluate("new URLSearchParams(location.search).get('at')") == str(at)
        marked = page.locator("#log-lines [aria-current]")
        assert marked.get_attribute("data-at") == str(at) if at else marked.count() == 0

    last = int(page.get_attribute("#replay", "data-last") or 0)
    assert last > 10
    for key, at in (("ArrowRight", 5), ("ArrowLeft", 4), ("End", last), ("Home", 0), ("ArrowLeft", 0)):
        page.keyboard.press(key)
        shows(at)
    page.click("#log-lines a >> nth=6")
    shows(7)
    page.focus("#at")
    page.keyboard.press("ArrowRight")
    shows(8)
    page.click("#play")
    assert page.get_attribute("#play", "aria-pressed") == "true"
    page.wait_for_selector('#replay-board[data-at="9"]')
    page.click("#play")
    assert page.evaluate("window.same") is True
    # The very same pieces were moved, so that one sees them go; unless somebody wants less of that.
    piece = "document.querySelector('#replay-board .moving')"
    assert page.evaluate(f"{piece}.same") is True
    assert page.evaluate(f"getComputedStyle({piece}).transitionDuration") == "0.5s"
    page.emulate_media(reduced_motion="reduce")
    assert page.evaluate(f"getComputedStyle({piece}).transitionDuration") in ("0s", "")
    assert page.input_value("#link").endswith(f"/t/{code}/replay?at={page.get_attribute('#replay-board', 'data-at')}")
    shoot(page, "replay")


def test_without_script_too_a_game_can_be_seen_again_and_kept(client: httpx.Client) -> None:
    code = played(client, 5)
    page = client.get(f"/t/{code}/replay?at=3").text
    assert 'href="?at=2"' in page
    assert 'href="?at=4"' in page
    assert re.search(r'data-at="3"\s+aria-current="step"', page)
    assert client.get(f"/t/{code}/replay?at=999").status_code == 422
    assert client.get(f"/t/{code}/replay?at=x").status_code == 422
    assert client.get(f"/t/{code}/replay?at={10**30}").status_code == 422
    assert client.post(f"/t/{code}/sit", data={"seat": 10**25}).status_code == 422
    record = load(client.get(f"/t/{code}/record").text)
    assert len(record.actions) == int(re.findall(r'data-last="(\d+)"', page)[0])


# -- the rules -------------------------------------------------------------------------------------


def test_the_rules_are_found_by_their_words_with_and_without_script(open_page: Open, client: httpx.Client) -> None:
    found = client.get("/rules/deuda?search=piratéar+cadena", headers={"accept-language": "es"}).text
    ids = re.findall(r'<article\s+class="rule-entry"\s+id="([^"]+)"', found)
    assert "deuda.piracy.chain" in ids
    assert len(ids) < 20
    assert "No rule contains these words" in client.get("/rules/deuda?search=xyzzy").text
    page = open_page("/rules/deuda", lang="es")
    page.fill("#search", "píratear cadena")
    assert page.locator(".rule-entry:visible").count() == len(ids)
    assert page.locator(".chapters li:visible").count() < 20
    page.goto("/rules/elplan#elplan.d5.export")
    assert page.locator(".rule-entry:target").get_attribute("id") == "elplan.d5.export"
    page.click(".rule-option a >> nth=0")
    page.wait_for_url("**/new/elplan#option-*")
    assert page.evaluate("document.activeElement.name").startswith("option-")
