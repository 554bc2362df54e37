"""The panel of actions: which blocks it has, in which order; what it tells about an action is what comes of it."""

from fractions import Fraction

import pytest

from sobremesa.games.planeta import GAME
from sobremesa.games.planeta.engine.play import Planeta
from sobremesa.games.planeta.view.kinds import SHIP
from sobremesa.games.planeta.view.panels import ActionPanel, Block, Face
from sobremesa.testing import Table
from tests.games.planeta.table import flight, new


def panel(table: Table[Planeta]) -> ActionPanel:
    found = GAME.scene(table.state, "en").actions
    assert isinstance(found, ActionPanel)
    return found


def block(table: Table[Planeta], kind: str) -> Block:
    return next(block for block in panel(table).blocks if block.kind == kind)


def test_every_choice_is_in_one_block_and_the_end_comes_last() -> None:
    drafting, between, answering = new(), flight(fuel=(5, 5, 5), blue="broken"), flight()
    drafting.play("draw 2s", "draw 3s", "draw 5c", "draw 6c", "draw 7d", "draw 8h")
    between.play("move red mars")
    answering.play("move red mars", "act", "roll 2")
    expected = {
        drafting: ("draft", ["draft", "end"]),
        flight(fuel=(5, 5, 5)): ("phase1", ["move", "recruit", "refuel", "search", "end"]),
        between: ("between", ["act", "stay", "recruit", "refuel", "search", "rescue", "end"]),
        answering: ("phase2", ["play"]),
    }
    for table, (stage, verbs) in expected.items():
        made = panel(table)
        assert [key for key, is_now in made.stages if is_now] == [stage]
        assert [block.verb for block in made.blocks] == verbs
        shown = [choice.action for block in made.blocks for choice in block.choices]
        assert sorted(shown) == sorted(table.state.legal())


def test_who_is_not_asked_has_no_block() -> None:
    assert panel(new()).blocks == ()


@pytest.mark.rule("planeta.act.value", "planeta.act.ace_bonus")
def test_a_card_of_the_draft_tells_its_value_in_each_team_and_what_it_lifts() -> None:
    table = new()
    table.play("draw 2s", "draw 3s", "draw 5c", "draw 6c", "draw 7d", "draw 8h", "draft 5c 7d 8h")
    table.play("draw Ac", "draw 9c", "draw 10d", "draw 9h")
    found = {offer.token: offer for offer in block(table, "draft").offers}
    assert found["Ac"].name == "ace of clubs"
    assert (found["Ac"].face, found["10d"].face) == (Face("A", "♣", is_red=False), Face("10", "♦", is_red=True))
    assert found["Ac"].worth == (2, 1, 1)
    assert found["Ac"].lift == (2, 0, 0), "one for the card, one for the ace"
    assert found["9c"].worth == (10, 9, 9)
    assert found["10d"].worth == (10, 11, 10)
    assert found["10d"].lift == (0, 1, 0)


@pytest.mark.rule("planeta.move.route", "planeta.move.out_of_fuel")
def test_a_route_tells_its_fuel_and_whether_the_ship_gets_there() -> None:
    table = flight(fuel=(2, 6, 6))
    vessels = block(table, "fleet").vessels
    assert [(vessel.team.name, vessel.fuel) for vessel in vessels] == [
        ("infiltration", 2),
        ("invasion", 6),
        ("conquest", 6),
    ]
    found = {tuple(part.token for part in way.choice.parts): way for vessel in vessels for way in vessel.flights}
    assert [way.choice.notation for way in found.values()] == table.legal("move")
    assert (found["yellow", "mars"].cost, found["yellow", "mars"].left, found["yellow", "mars"].arrives) == (1, 1, True)
    assert not found["yellow", "venus"].arrives
    assert found["blue", "venus"].left == 4
    for (ship, _), way in found.items():
        after = table.state.copy()
        after.apply(way.choice.action)
        assert after.is_broken(SHIP.tokens.index(ship)) != way.arrives


@pytest.mark.rule("planeta.move.different_ship")
def test_a_ship_that_may_not_move_has_no_place_in_the_panel() -> None:
    vessels = block(flight(red="broken", moved_before="blue"), "fleet").vessels
    assert [vessel.team.name for vessel in vessels] == ["infiltration"]


@pytest.mark.rule("planeta.act.success", "planeta.act.failure", "planeta.act.tie")
def test_a_card_to_play_tells_how_the_attempt_ends() -> None:
    table = flight(teams=("10c 4d 2h", "10d", "10h"))
    table.play("move yellow venus", "act", "roll 2")
    answers = block(table, "answers")
    found = [(answer.token, answer.value, answer.outcome) for answer in answers.answers]
    assert found == [("10c", 10, "success"), ("4d", 4, "tie"), ("2h", 2, "failure")]
    assert answers.answers[0].choice.notation == "play 10c"
    assert (answers.roll, answers.competence) == (2, 4)


@pytest.mark.rule("planeta.act.competence", "planeta.act.success", "planeta.act.tie")
@pytest.mark.parametrize("tie", ["nothing", "success", "fail"])
def test_the_odds_before_the_die_are_those_of_all_its_faces(tie: str) -> None:
    table = flight(teams=("10c 4d 2h", "10d", "10h"), tie=tie)
    table.play("move yellow venus")
    seen = block(table, "attempt")
    assert [chance.token for chance in seen.chances] == ["10c", "4d", "2h"]
    for chance in seen.chances:
        ends = []
        for face in range(1, 7):
            after = table.state.copy()
            for action in ("act", f"roll {face}", f"play {chance.token}"):
                after.play(action)
            marked = after.marks != table.state.marks
            ends.append("success" if marked else "failure" if after.is_broken(0) else "tie")
            if marked:
                assert GAME.score(after)[0] - GAME.score(table.state)[0] == chance.odds.points
        assert chance.odds.success == Fraction(ends.count("success"), 6)
        assert chance.odds.failure == Fraction(ends.count("failure"), 6)


def test_a_route_tells_the_odds_of_the_best_card_at_its_end() -> None:
    table = flight(teams=("10c 4d 2h", "10d", "10h"))
    flights = block(table, "fleet").vessels[0].flights
    venus = next(way for way in flights if way.choice.notation == "move yellow venus")
    assert venus.odds is not None
    table.play("move yellow venus")
    assert venus.odds == block(table, "attempt").chances[0].odds


def test_a_route_to_a_planet_where_nothing_can_be_tried_is_vain() -> None:
    flights = block(flight(yellow="mars", marks={"venus": "I"}), "fleet").vessels[0].flights
    notes = {way.choice.notation: way.note for way in flights if way.arrives}
    assert notes["move yellow venus"] == GAME.texts.say("en", "planeta-no-try")
    assert notes["move yellow mother"] == ""


def test_a_route_says_what_it_costs_what_is_left_and_its_odds() -> None:
    flights = block(flight(teams=("10c 4d 2h", "10d", "10h")), "fleet").vessels[0].flights
    venus = next(way for way in flights if way.choice.notation == "move yellow venus")
    assert venus.odds is not None
    assert f"{venus.odds.percent}" in venus.note
    assert venus.said.startswith(venus.choice.text)
    assert venus.said.endswith(venus.note)
    assert str(venus.left) in venus.brief


def test_an_attempt_says_the_odds_of_its_best_card_and_warns_of_a_broken_ship() -> None:
    table = flight(teams=("10c 4d 2h", "10d", "10h"))
    table.play("move yellow venus")
    attempt = block(table, "attempt")
    best = attempt.chances[0].odds
    assert attempt.notes == (GAME.texts.say("en", "planeta-odds", percent=best.percent, points=best.points),)
    assert bool(attempt.warning) == bool(best.failure)


def test_what_is_paid_with_boxes_says_its_points() -> None:
    notes = {block.verb: block.notes for block in panel(flight(fuel=(5, 5, 5), blue="broken")).blocks}
    costs = {"recruit": 1, "refuel": 2, "rescue": 5}
    assert {verb: notes[verb] for verb in costs} == {
        verb: (GAME.texts.say("en", "planeta-cost", points=points),) for verb, points in costs.items()
    }
    assert notes["move"] == ()


@pytest.mark.rule("planeta.draft.one_joker")
def test_the_joker_that_spoilt_a_round_is_counted_in_the_draft() -> None:
    table = new()
    table.play("draw 2s", "draw 3s", "draw 5c", "draw 6c", "draw 7d", "draw X1")
    table.play("draw 8c", "draw 9c", "draw 9d", "draw 8d")
    assert block(table, "draft").jokers == 1
