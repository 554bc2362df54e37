"""What is said about many games is so, in both languages, in a page that needs nothing else."""

import json
import re
import xml.etree.ElementTree as ET
from dataclasses import replace

import pytest

from sobremesa.core.registry import game
from sobremesa.core.texts import Texts
from sobremesa.lab.balance import BalanceTable, Report, balance
from sobremesa.lab.page import balance_json, balance_page, findings
from sobremesa.lab.playing import GameRow, Plan, play_many
from sobremesa.lab.shares import items
from sobremesa.lab.tables import tables

PLAN = Plan("elplan", game("elplan").meta.setup(players=2), ("greedy", "greedy"), 400, 1)


def seat(plan: str, *bought: str) -> dict[str, int | list[str]]:
    nothing: dict[str, int | list[str]] = {
        tally.name: [] for tally in game("elplan").tallies if tally.field and tally.name != "subsidy"
    }
    amounts = dict.fromkeys(("export", "subsidy", "idea", "repayment", "ignored"), 0)
    return {**nothing, **amounts, "plan": [plan], "investment": list(bought), "first_investment": list(bought[:1])}


def row(number: int, winner: int | None, *seats: dict[str, int | list[str]]) -> GameRow:
    ranks = tuple(2 if winner is None else 1 if at == winner else 2 for at in range(2))
    places = (1, 2) if number % 2 else (2, 1)
    points = tuple(3 if rank == 1 else 1 for rank in ranks)
    return GameRow(number, points, ranks, 100 + number % 3, "elplan.end.score_es", places, 4, 0.5, seats, {"event": []})


def report(rows: list[GameRow], lang: str = "en") -> Report:
    return balance(PLAN, tables(PLAN, rows), lang)


def table(rows: list[GameRow], id: str) -> BalanceTable:
    (found,) = [one for one in report(rows).tables if one.id == id]
    return found


def test_a_plan_that_wins_three_of_four_games_has_one_and_a_half_shares_and_stands_out() -> None:
    rows = [row(n, n % 2 if n % 8 > 1 else 1 - n % 2, *_plans(n)) for n in range(400)]
    plans = {thing.item.id: thing for thing in table(rows, "plan").things}
    assert plans["huerto"].item.result.value == pytest.approx(1.5)
    assert (plans["huerto"].verdict, plans["muebles"].verdict) == ("strong", "weak")
    assert plans["huerto"].name == "Family orchard"
    # The seats themselves are even: the plan goes from one to the other.
    assert {thing.verdict for thing in table(rows, "seat").things} == {"fair"}
    assert {(name, verdict) for _, name, verdict, _ in findings(report(rows))} >= {("Family orchard", "strong")}


def _plans(number: int) -> list[dict[str, int | list[str]]]:
    """The orchard sits on the first seat in even games, on the second in odd ones."""
    seats = [seat("huerto"), seat("muebles")]
    return seats if number % 2 == 0 else seats[::-1]


def test_what_nobody_chose_is_named() -> None:
    rows = [
        row(n, 0, seat("huerto", "bodega"), seat("muebles", "bodega", "laboratorio") if n < 60 else seat("muebles"))
        for n in range(400)
    ]
    found = table(rows, "investment")
    verdicts = {thing.item.id: thing.verdict for thing in found.things}
    assert verdicts == {"bodega": "strong", "laboratorio": "weak"}
    assert "Factory" in found.never
    assert "Storehouse" not in found.never


def test_a_card_that_is_weak_and_bought_half_as_often_as_usual_is_dominated() -> None:
    rows = [
        row(n, 0, seat("huerto", *["bodega"] * 9), seat("muebles", *(["laboratorio"] if n < 40 else []), "bodega"))
        for n in range(400)
    ]
    assert {thing.item.id: thing.verdict for thing in table(rows, "investment").things} == {
        "bodega": "strong",
        "laboratorio": "dominated",
    }


def test_games_nobody_won_say_nothing_about_shares_and_shared_wins_count_in_parts() -> None:
    rows = [row(n, n % 2 if n < 100 else None, *_plans(0)) for n in range(400)]
    assert [thing.item.result.value for thing in table(rows, "seat").things] == [1.0, 1.0]
    shared = [replace(one, ranks=(1, 1)) for one in rows]
    assert [thing.item.result.value for thing in table(shared, "seat").things] == [1.0, 1.0]


def test_what_winners_do_more_is_told_with_how_often_it_happens_at_all() -> None:
    rows = [row(n, 0, seat("huerto") | {"export": n % 4}, seat("muebles")) for n in range(400)]
    (exports,) = [amount for amount in report(rows).amounts if amount.id == "export"]
    assert (exports.games, exports.mean, exports.winners.value) == (0.75, 0.75, 1.5)
    assert exports.p < 0.001


def test_too_few_uses_are_not_judged() -> None:
    rows = [row(n, 0, seat("huerto", *(["bodega"] if n < 29 else [])), seat("muebles")) for n in range(100)]
    (thing,) = table(rows, "investment").things
    assert (thing.verdict, thing.item.uses) == ("few", 29)


def test_alone_a_thing_is_worth_the_points_of_games_with_it_less_those_without() -> None:
    plan = Plan("planeta", game("planeta").meta.setup(), ("random",), 1, 1)
    rows = [replace(one, points=(10 + n % 2 * 5,)) for n, one in enumerate(play_many(plan, range(80)))]
    rows = [replace(one, seats=(one.seats[0] | {"mark": ["mars"] * (n % 2)},)) for n, one in enumerate(rows)]
    (item,) = items(tables(plan, rows), "mark")
    assert (item.id, item.uses, item.result.value, item.verdict) == ("mars", 40, 5.0, "strong")


@pytest.mark.parametrize(("id", "lang"), [("planeta", "en"), ("elplan", "en"), ("deuda", "es")])
def test_a_page_needs_nothing_else_and_its_pictures_are_drawn(id: str, lang: str) -> None:
    players = game(id).meta.editions[0].least_players
    plan = Plan(id, game(id).meta.setup(players=players), ("random",) * players, 60, 1)
    told = balance(plan, tables(plan, play_many(plan, range(60))), lang)
    page = balance_page(told, "sobremesa balance <b>")
    assert "http" not in re.sub(r'xmlns(:\w+)?="[^"]*"', "", page)
    assert not re.search(r"<script|<link|<img|@import|url\((?!#)", page)
    assert "&lt;b&gt;" in page
    pictures = re.findall(r"<svg.*?</svg>", page, re.DOTALL)
    assert len(pictures) > 1
    for picture in pictures:
        assert ET.fromstring(picture.replace("xlink:", "")).get("aria-label")
    ids = re.findall(r'\sid="([^"]*)"', page)
    assert len(ids) == len(set(ids))
    assert not re.search(r"#[0-9a-fA-F]{6}", "".join(pictures))
    assert json.loads(balance_json(told))["games"] == 60


def test_the_lab_says_the_same_things_in_both_languages() -> None:
    texts = Texts("sobremesa.lab")
    assert texts.keys("es") == texts.keys("en")
