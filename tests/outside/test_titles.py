"""Titles of other distributions, in a fresh environment: played, taught, studied and reviewed there as ours are."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urljoin, urlsplit

import httpx
import pytest
from playwright.sync_api import Browser, expect

from tests.outside.environment import Environment
from tests.servers import LONG, UNLIMITED, Server
from tests.sweep import one_of

LINK = re.compile(r'(?:href|src|hx-get)="([^"#]+)')


@pytest.fixture(scope="module")
def record(outside: Environment, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A game of the example, played to its end in the terminal."""
    file = tmp_path_factory.mktemp("record") / "chancho.sobremesa"
    typed = "roll\nroll\nroll\nhold\n" * 200
    said = outside.sobremesa(
        *("play", "chancho", "--option", "goal=50", "--seed", "3", "--lang", "en", "--save", str(file)), typed=typed
    )
    assert said.returncode == 0, said.stderr
    assert "rolls a" in said.stdout
    assert "wins with" in said.stdout
    return file


def test_the_example_is_played_in_the_terminal_and_its_record_is_valid(outside: Environment, record: Path) -> None:
    assert outside.sobremesa("verify", str(record)).returncode == 0
    replayed = outside.sobremesa("replay", str(record), "--lang", "es")
    assert "gana con" in replayed.stdout


def test_the_example_is_reviewed(outside: Environment, record: Path) -> None:
    found = outside.sobremesa(
        "review", str(record), "--seconds", "2", "--jobs", "1", "--descents", "40", "--lang", "en"
    )
    assert found.returncode == 0, found.stderr
    assert re.search("chance|cost", found.stdout)


def test_a_title_that_asks_no_questions_has_no_debrief_sheet(outside: Environment, record: Path) -> None:
    refused = outside.sobremesa("debrief", str(record), "--lang", "en")
    assert refused.returncode == 2
    assert "chancho has no debrief sheet. Games that have one: deuda, elplan, planeta." in refused.stderr


def test_the_lesson_of_the_example_is_taken(outside: Environment) -> None:
    taken = outside.sobremesa("lesson", "chancho", "--lang", "en", typed="hold\nroll\nhold\nroll\nhold\n\n\n")
    assert taken.returncode == 0, taken.stderr
    for said in ("You have gathered nothing yet. Roll the die.", "5 is little", "Now you can play."):
        assert said in " ".join(taken.stdout.split())


def test_a_title_without_lessons_says_where_its_rules_are(outside: Environment) -> None:
    refused = outside.sobremesa("lesson", "rayuela", "--lang", "en")
    assert refused.returncode == 2
    assert "rayuela has no lessons. Its rules: sobremesa rules rayuela" in refused.stderr
    rules = outside.sobremesa("rules", "rayuela", "--lang", "es")
    assert "Gana quien llega primero a veinte puntos." in " ".join(rules.stdout.split())


def test_the_lab_simulates_and_balances_the_example(outside: Environment) -> None:
    common = ("chancho", "--option", "goal=50", "--jobs", "1")
    played = outside.sobremesa("simulate", *common, "--games", "20", "--bots", "greedy,random", "--json")
    summary = json.loads(played.stdout)
    assert summary["finished"] == 20
    assert summary["seats"][0]["wins"] > summary["seats"][1]["wins"]
    report = outside.folder / "report"
    studied = outside.sobremesa("balance", *common, "--games", "40", "--out", str(report), "--lang", "en")
    assert studied.returncode == 0, studied.stderr
    page = next(report.rglob("*.html")).read_text("utf-8")
    assert "Points lost to a one" in page


def test_bench_tells_a_plain_title_from_a_compiled_one_and_needs_no_wide_choice(outside: Environment) -> None:
    code = """if True:
        import sobremesa
        from sobremesa.lab.bench import measure
        for id in ("rayuela", "planeta"):
            title = sobremesa.game(id)
            print(measure(title, title.meta.setup(), seconds=0.01, times=1).compiled)
        print(sobremesa.compiled)
    """
    measured = outside.run("-c", code)
    plain, ours, core = measured.stdout.split()
    assert plain == "False", measured.stderr
    assert ours == core


def test_a_title_that_fails_to_load_is_left_out_with_its_cause(outside: Environment) -> None:
    refused = outside.sobremesa("play", "roto", "--lang", "en")
    assert refused.returncode == 2
    assert "roto (roto:GAME) is left out: RuntimeError: the dice are missing" in refused.stderr
    assert "Games: chancho, deuda, elplan, planeta, rayuela." in refused.stderr


@pytest.mark.parametrize("title", ["chancho", "rayuela"])
def test_an_outside_title_passes_its_own_tests_as_it_is(outside: Environment, title: str) -> None:
    folder = outside.folder / "rayuela" if title == "rayuela" else Path(__file__).parents[2] / "examples" / title
    checked = outside.run("-m", "pytest", "-q", "-p", "no:cacheprovider", str(folder), at=outside.folder)
    assert checked.returncode == 0, checked.stdout
    assert re.search(r"\d\d passed", checked.stdout)


# -- in the browser -------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def served(outside: Environment, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server of the environment, whose bots do not dawdle; each process that runs tests has its own."""
    folder = tmp_path_factory.mktemp("served")
    with (
        (folder / "served.txt").open("w") as complaints,
        Server(folder / "served", "--pace", "0.01", *UNLIMITED, complaints=complaints, python=outside.python) as found,
    ):
        yield found


@pytest.mark.parametrize("lang", one_of(["es", "en"]))
def test_every_link_of_every_page_leads_somewhere_and_nothing_counts_the_games(served: Server, lang: str) -> None:
    with httpx.Client(
        base_url=served.url, headers={"accept-language": lang}, follow_redirects=True, timeout=LONG
    ) as client:
        begun = client.post("/new/chancho")
        waiting, seen = ["/", str(begun.url), "/learn/chancho/first"], set[str]()
        while waiting:
            path = urlsplit(waiting.pop()).path
            # Other titles have tests of their own.
            if path in seen or re.search("deuda|elplan|planeta|/stream", path):
                continue
            seen.add(path)
            answer = client.get(path)
            assert answer.status_code == 200, path
            # The guide is the package's own.
            if path.startswith("/docs"):
                continue
            if answer.headers["content-type"].startswith("text/html"):
                assert not re.search(r"\b(three|tres)\b[^.]*\b(games|juegos)\b", answer.text, re.IGNORECASE), path
                waiting += [urljoin(path, link) for link in LINK.findall(answer.text) if not urlsplit(link).netloc]
        own = {"/static/chancho/panel.css", "/static/chancho/panel.js", f"/art/{lang}/rayuela.svg", "/rules/chancho"}
        assert own <= seen
    complaints = (served.home.parent / "served.txt").read_text("utf-8")
    assert "roto (roto:GAME) is left out: RuntimeError: the dice are missing" in complaints


def test_the_example_is_played_to_its_end_in_a_browser(served: Server, browser: Browser) -> None:
    page = browser.new_context(base_url=served.url, locale="en-GB").new_page()
    complaints: list[str] = []
    page.on("console", lambda message: complaints.append(message.text) if message.type == "error" else None)
    page.on("pageerror", lambda error: complaints.append(str(error)))
    page.goto("/new/chancho")
    page.evaluate("document.querySelectorAll('details').forEach((one) => { one.open = true; })")
    page.locator("[name=option-goal]").select_option("50")
    page.locator("main form button.strong").last.click()
    expect(page.locator("#chancho")).to_be_visible()
    for _ in range(200):
        expect(page.locator("#acts .act, #result").first).to_be_visible()
        if page.locator("#result").count():
            break
        hold = page.locator("#acts .act[data-verb=hold]")
        at = page.locator("#play-area").get_attribute("data-at") or ""
        (hold if hold.count() else page.locator("#acts .act[data-verb=roll]")).click()
        expect(page.locator("#play-area")).not_to_have_attribute("data-at", at)
    expect(page.locator("#result")).to_be_visible()
    expect(page.locator("#board-area svg.board-chancho #row-1-2")).to_be_visible()
    assert page.locator("a[href$='/debrief']").count() == 0
    assert complaints == []
    page.context.close()
