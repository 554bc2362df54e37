"""What the page of a table tells of what happened: the log by turns, news since one's last move, what an undo takes."""

import random
from collections.abc import Callable, Sequence

import pytest

from sobremesa.store import Entry, Header
from sobremesa.tables import Seat, Table, log
from sobremesa.web.live.lines import Line, lines
from sobremesa.web.live.recap import LONG, SAID, latest, news, turns, undone
from tests.servers import Server
from tests.sweep import one_of
from tests.web.browser import Open, check
from tests.web.play_area import do, sit_down
from tests.web.stages import finished

SEATS = (Seat(log.PERSON, "Ana"), Seat(log.BOT, "Rosa", "easy"), Seat(log.BOT, "Tito", "easy"))


def begun(game: str, seats: Sequence[Seat] = SEATS) -> Table:
    header = Header("id", "CODE", game, "", 1, len(seats), seed=3)
    title = header.title
    setup = title.meta.setup(players=len(seats))
    header = Header("id", "CODE", game, setup.edition, setup.level, len(seats), dict(setup.options), seed=3)
    table = Table(header, [Entry(log.SEAT, n, 0, seat.write()) for n, seat in enumerate(seats)])
    table.take(table.start().entries)
    return table


def play(table: Table, until: Callable[[Table], bool]) -> None:
    lot = random.Random(2)
    for _ in range(800):
        if until(table):
            return
        table.take(table.act(table.turn, table.at, lot.choice(table.need_match().state.legal())).entries)
    raise AssertionError("it did not come to that")


def round_of(table: Table) -> None:
    """Play until it is the first seat's turn again, after both others have acted."""
    play(table, lambda table: table.turn == 0)
    play(table, lambda table: table.turn != 0)
    start = len(table.need_match().turns)
    play(table, lambda table: table.turn == 0 and {1, 2} <= set(table.need_match().turns[start:]))


# -- the log ----------------------------------------------------------------------------------------


def test_the_log_is_told_by_turns_in_order_without_empty_lines_and_chance_belongs_to_who_acted() -> None:
    told = (("x", "r"),)
    log_lines = [
        Line(1, -1, told), Line(2, 0, told), Line(3, -1, told), Line(4, 0, ()), Line(5, 1, told), Line(6, -1, ()),
        Line(7, 0, told),
    ]  # fmt: skip
    found = [(turn.seat, [line.number for line in turn.lines]) for turn in turns(log_lines)]
    assert found == [(-1, [1]), (0, [2, 3]), (1, [5]), (0, [7])]
    alone = list(turns([Line(n, 0, told) for n in range(1, 3 * LONG + 1)]))
    assert [len(turn.lines) for turn in alone] == [LONG, LONG, LONG], "a turn without end is told in pieces"
    assert sum(len(turn.lines) for turn in latest([Line(n, 0, told) for n in range(1, 200)], 15)) >= 15
    assert len(latest([Line(n, 0, told) for n in range(1, 200)], 15)) == 2


@pytest.mark.parametrize("count", [1, 5, 30])
def test_the_last_turns_are_the_end_of_all_of_them(count: int) -> None:
    lot = random.Random(5)
    told, nothing = (("x", "r"),), ()
    for _ in range(200):
        seats = [seat for seat in lot.choices(range(3), k=30) for _ in range(lot.randrange(5))]
        mixed = [
            Line(n, lot.choice((seat, seat, -1)), lot.choice((told, told, nothing))) for n, seat in enumerate(seats, 1)
        ]
        every, found = list(turns(mixed)), latest(mixed, count)
        fewest = next(
            (n for n in range(len(every)) if sum(len(turn.lines) for turn in every[len(every) - n :]) >= count),
            len(every),
        )
        assert found == every[len(every) - fewest :]


@pytest.mark.parametrize("game", ["deuda", "elplan"])
def test_what_the_others_did_since_my_last_move_is_told_by_seat_in_few_sentences(game: str) -> None:
    table = begun(game)
    round_of(table)
    said = news(table, lines(table, "en"), {0}, "en")
    assert {1, 2} <= {each.seat for each in said.by_seat}
    assert all(0 < len(each.sentences) <= SAID for each in said.by_seat)
    assert said.since
    assert not said.was_away
    watched = news(table, lines(table, "en"), (), "en")
    assert not watched.since, "those who only watch are told the last move"
    assert len(watched.by_seat) <= 1


def test_news_after_my_own_move_are_of_that_move() -> None:
    table = begun("deuda")
    play(table, lambda table: table.turn == 0)
    table.take(table.act(0, table.at, table.need_match().state.legal()[0]).entries)
    said = news(table, lines(table, "en"), {0}, "en")
    assert said.since == 0 or table.turn != 0


def test_whoever_was_stood_in_for_is_told_what_happened_since_the_stand_in_came() -> None:
    table = begun("deuda")
    round_of(table)
    gone = len(table.acts)
    table.take(table.sit(0, table.seats[0].with_bot("easy")).entries)
    round_of(table)
    table.take(table.give_back({0}).entries)
    said = news(table, lines(table, "en"), {0}, "en")
    assert said.was_away
    assert said.since == gone
    assert 0 in {each.seat for each in said.by_seat}, "what the stand-in did is told, too"
    table.take(table.act(0, table.at, table.need_match().state.legal()[0]).entries)
    assert not news(table, lines(table, "en"), {0}, "en").was_away


def test_what_an_undo_would_take_back_is_listed() -> None:
    table = begun("deuda", (Seat(log.PERSON, "Ana"), Seat(log.PERSON, "Bo")))
    round_of_two = len(table.acts)
    play(table, lambda table: table.turn == 1 and 0 in table.need_match().turns[round_of_two:])
    assert undone(table, lines(table, "en")) is None
    table.take(table.undo({0}, table.at).entries)
    assert table.asking is not None
    listed = undone(table, lines(table, "en"))
    assert listed is not None
    keep = table.asking[1]
    every = [text for line in lines(table, "en")[keep:] for text, _ in line.sentences]
    assert [text for text, _ in listed.sentences] == every[: len(listed.sentences)]
    assert listed.more == len(every) - len(listed.sentences)


@pytest.mark.parametrize("lang", ["es", "en"])
@pytest.mark.parametrize(("game", "kind"), [("deuda", "built"), ("elplan", "sold")])
def test_what_somebody_did_twice_is_one_headline(game: str, kind: str, lang: str) -> None:
    table = begun(game)
    match, title = table.need_match(), table.game
    play(table, lambda table: any(event.kind == kind for event in match.events))
    event = next(event for event in match.events if event.kind == kind)
    twice = title.headlines([event, event], lang, table.names, match.state)
    assert len(twice) == 1
    assert "2" in twice[0][0]
    assert table.names[event.seat] in twice[0][0]
    assert title.headlines([event], lang, table.names, match.state)[0][0] == title.tell(
        event, lang, table.names, match.state
    )


# -- in the browser ---------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", one_of(["es", "en"]))
def test_the_log_is_open_beside_the_board_ends_with_the_newest_and_each_line_leads_to_its_position(
    open_page: Open, lang: str
) -> None:
    page = open_page(lang=lang)
    sit_down(page, "deuda", players="2")
    page.wait_for_selector("#acts", state="attached")
    for _ in range(6):
        page.wait_for_selector("#acts .act", state="attached")
        do(page, "#acts .act")
    assert page.locator("#log").evaluate("log => log.open")
    # Where nobody sees it, it is not laid out only to be measured.
    page.locator("#log-lines").scroll_into_view_if_needed()
    page.wait_for_function(
        "() => { const log = document.querySelector('#log-lines');"
        " return log.scrollTop + log.clientHeight > log.scrollHeight - 30 }"
    )
    numbers = [int(text) for text in page.locator("#log-lines .line-at").all_inner_texts()]
    assert numbers == sorted(numbers)
    assert all(text.strip() for text in page.locator("#log-lines .log-turn li").all_inner_texts())
    check(page)
    # Bots play on, and the oldest lines leave the list: clicked and read at once.
    link = "link => { link.click(); return link.textContent }"
    number = page.locator("#log-lines .line-at").first.evaluate(link)
    page.wait_for_selector("#replay")
    assert page.locator("#replay").get_attribute("data-at") == number


def test_whoever_comes_back_to_a_table_that_moved_on_is_told_what_happened_while_they_were_away(
    open_page: Open,
) -> None:
    page = open_page()
    code = sit_down(page, "deuda", players="3")
    for _ in range(30):
        page.wait_for_selector("#acts .act", state="attached")
        if page.locator("#news-title").count():
            break
        do(page, "#acts .act[data-verb=roll], #acts .act")
    page.wait_for_selector("#news-title", state="attached")
    assert "Since your last move" in page.inner_text("#news-title")
    page.evaluate(f"localStorage.setItem('sobremesa-seen-{code}', 'before')")
    page.reload()
    assert "While you were away" in page.inner_text("#news-title")


def test_the_whole_log_has_seats_and_links(open_page: Open, server: Server) -> None:
    page = open_page(f"/t/{finished(server.home, 'deuda', 'easy', 'easy')}/log")
    assert page.locator(".log-turn .log-who").count() > 2
    assert page.locator(".log-turn li:not(:has(.rule))").count() == 0, "no empty lines"
    check(page)
