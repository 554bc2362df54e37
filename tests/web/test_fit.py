"""Boards fit their window, and what decides a turn is on the screen."""

import pytest
from playwright.sync_api import Page

from sobremesa.core.registry import game
from sobremesa.core.state import State
from tests.servers import Server
from tests.web.browser import Open
from tests.web.stages import finished, stage

BOARD = """() => {
    const { left, right, top, bottom } = document.querySelector("svg.board").getBoundingClientRect();
    const bar = document.querySelector("#bar, .replay-controls");
    const over = ["fixed", "sticky"].includes(getComputedStyle(bar).position);
    return { left, right, top, bottom, floor: over ? bar.getBoundingClientRect().top : innerHeight };
}"""
INSIDE = """selector => {
    const box = document.querySelector(selector).getBoundingClientRect();
    return box.top >= 0 && box.bottom <= innerHeight + 1;
}"""
WINDOWS = [(1366, 768), (1366, 640), (800, 1280)]


def sit(open_page: Open, server: Server, id: str, verbs: set[str], players: int, size: tuple[int, int]) -> Page:
    """Sit down in a window of that size, where all this is possible now."""
    words = game(id).words

    def possible(state: State) -> bool:
        return state.turn >= 0 and verbs <= {words.arguments(action)[0].name for action in state.legal()}

    code, key = stage(server.home, id, possible, players=players)
    page = open_page(size="projector")
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.context.add_cookies([{"name": "sobremesa_key", "value": key, "url": server.url}])
    page.goto(f"/t/{code}")
    resize(page, size)
    return page


def resize(page: Page, size: tuple[int, int]) -> None:
    """Make the window so large."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    # A page that was wide when it was asked for comes again as a phone's.
    page.wait_for_selector(
        "#play-area.is-narrow #acts" if size[0] <= 760 else "#play-area:not(.is-narrow) #acts, #replay"
    )


@pytest.mark.parametrize(("id", "verb", "players"), [("deuda", "roll", 4), ("planeta", "move", 1)])
def test_the_whole_board_is_on_the_screen_at_the_table_and_in_the_replay(
    open_page: Open, server: Server, id: str, verb: str, players: int
) -> None:
    page = sit(open_page, server, id, {verb}, players, WINDOWS[0])
    for size in WINDOWS:
        resize(page, size)
        board = page.evaluate(BOARD)
        assert board["bottom"] <= board["floor"], f"no row is cut at {size}"
        if size[0] < 1000:
            assert board["right"] - board["left"] > 0.96 * size[0], "it is as wide as the tablet"
    page.goto(f"{page.url}/replay")
    for size in WINDOWS:
        resize(page, size)
        board = page.evaluate(BOARD)
        assert board["bottom"] - board["top"] <= size[1]
        if size[0] >= 1000:
            assert board["bottom"] <= size[1]
        else:
            assert board["right"] - board["left"] > 0.96 * size[0]


@pytest.mark.parametrize("players", [2, 4])
def test_who_decides_in_el_plan_sees_what_is_asked_the_own_workshop_and_done(
    open_page: Open, server: Server, players: int
) -> None:
    page = sit(open_page, server, "elplan", {"done", "fill-row"}, players, (1366, 768))
    own = int(page.get_attribute("#play-area", "data-turn") or 0) + 1
    page.wait_for_function(INSIDE, arg=f"#workshop-{own}")
    for needed in ("#goal", "#sentence", "#done .act"):
        assert page.evaluate(INSIDE, needed), needed


def test_a_machine_that_is_lit_looks_lit(open_page: Open, server: Server) -> None:
    page = sit(open_page, server, "elplan", {"empty-row", "fill-row"}, 2, (1366, 768))
    ground = "one => getComputedStyle(one).backgroundColor"
    lit = page.locator(".machine.lit").first.evaluate(ground)
    assert lit != page.locator(".machine:not(.lit)").first.evaluate(ground)


@pytest.mark.parametrize("lang", ["en", "es"])
@pytest.mark.parametrize("screen", ["projector", "phone"])
def test_every_game_can_be_played_now_from_the_first_screen(open_page: Open, screen: str, lang: str) -> None:
    page = open_page("/", size=screen, lang=lang)
    for width, height in {"projector": ((1366, 768), (800, 1280)), "phone": ((390, 844),)}[screen]:
        page.set_viewport_size({"width": width, "height": height})
        feet = page.evaluate(
            "[...document.querySelectorAll('.game form button')].map(one => one.getBoundingClientRect().bottom)"
        )
        assert len(feet) >= 3
        assert max(feet) <= height
        head = page.eval_on_selector(".top", "top => top.getBoundingClientRect().height")
        assert head < 70, "its head is one line"


def test_the_list_of_keys_stands_in_the_middle_of_the_window(open_page: Open, server: Server) -> None:
    page = sit(open_page, server, "deuda", {"roll"}, 3, (1366, 768))
    for size in ((1366, 768), (390, 844)):
        resize(page, size)
        page.keyboard.press("?")
        box = page.locator("#keys").bounding_box()
        assert box is not None
        assert box["x"] + box["width"] / 2 == pytest.approx(size[0] / 2, abs=8)
        assert box["y"] + box["height"] / 2 == pytest.approx(size[1] / 2, abs=8)
        page.keyboard.press("Escape")


OVERLAP = """([one, other]) => {
    const [a, b] = [one, other].map(wanted => document.querySelector(wanted).getBoundingClientRect());
    return a.right > b.left && b.right > a.left && a.bottom > b.top && b.bottom > a.top;
}"""


def test_the_hint_does_not_cover_what_the_moment_is_on_a_phone(open_page: Open, server: Server) -> None:
    page = sit(open_page, server, "elplan", {"done", "fill-row"}, 2, (390, 844))
    assert not page.evaluate(OVERLAP, ["#phase", "#hint-ask button"])


SPILLS = """() => [...document.querySelectorAll('#acts button')].filter(one => one.offsetParent).flatMap(one => {
    const box = one.getBoundingClientRect();
    return [...one.querySelectorAll('span, b, meter')].filter(part => {
        const inner = part.getBoundingClientRect();
        const beside = inner.right > box.right + 1 || inner.left < box.left - 1;
        return inner.width && (beside || inner.bottom > box.bottom + 1);
    }).map(part => part.textContent.trim());
})"""


@pytest.mark.parametrize(
    ("id", "verbs", "players"),
    [("deuda", ("loan", "roll"), 3), ("planeta", ("move",), 1), ("planeta", ("act",), 1), ("elplan", ("sell",), 2)],
    ids=str,
)
def test_nothing_spills_over_its_button(
    open_page: Open, server: Server, id: str, verbs: tuple[str, ...], players: int
) -> None:
    page = sit(open_page, server, id, set(verbs), players, (1366, 768))
    for size in ((1366, 768), (800, 1280), (390, 844)):
        resize(page, size)
        page.evaluate("for (const one of document.querySelectorAll('#acts details')) one.open = true")
        assert page.evaluate(SPILLS) == [], size


def test_done_lies_over_the_machines_on_a_phone(open_page: Open, server: Server) -> None:
    page = sit(open_page, server, "elplan", {"done", "fill-row"}, 2, (390, 844))
    seen = """() => {
        const { left, top, width, height } = document.querySelector('#done .act').getBoundingClientRect();
        const at = share => document.elementFromPoint(left + share * width, top + height / 2);
        return [0.1, 0.3, 0.5, 0.7, 0.9].every(share => at(share)?.closest('#done'));
    }"""
    assert page.evaluate(seen)


def test_on_a_tablet_the_city_of_el_plan_is_drawn_wide_above_what_is_to_be_decided(
    open_page: Open, server: Server
) -> None:
    page = sit(open_page, server, "elplan", {"done", "fill-row"}, 2, (800, 1280))
    page.wait_for_selector("#play-area:not(.is-narrow)")
    board = page.evaluate(BOARD)
    assert board["right"] - board["left"] > 0.96 * 800
    city = page.locator("#city").bounding_box()
    assert city is not None
    assert city["y"] + city["height"] <= board["floor"], "the whole city is seen"
    assert page.evaluate(INSIDE, "#done .act")


def test_on_a_tablet_how_it_ended_is_read_like_a_page(open_page: Open, server: Server) -> None:
    code = finished(server.home, "deuda", "greedy", "greedy")
    page = open_page(size="projector")
    page.set_viewport_size({"width": 800, "height": 1280})
    page.goto(f"/t/{code}")
    page.wait_for_selector("#result")
    assert page.eval_on_selector("#bar", "bar => getComputedStyle(bar).position") == "static"
    assert page.evaluate(INSIDE, "#result .places")
