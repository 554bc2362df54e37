"""Phase 2: hierarchy, competence, value, resolution."""

import pytest

from sobremesa.core.seats import CHANCE
from sobremesa.games.planeta import GAME
from sobremesa.games.planeta.content.model import PLACE_IDS
from sobremesa.games.planeta.engine.numbers import ADMINISTER, CONQUEST, DECIDE, DISCARD, INFILTRATION, INVASION
from sobremesa.games.planeta.engine.rules.act import competence
from tests.games.planeta.table import card, flight

MARS = PLACE_IDS.index("mars")
YELLOW = 0


@pytest.mark.rule("planeta.act.competence")
@pytest.mark.parametrize("line", ["play 10h", "end", "stay", "move red venus", "refuel red"])
def test_while_the_die_rolls_everything_waits_for_it(line: str) -> None:
    table = flight()
    table.refused("play 10h", "planeta.act.competence", "roll-first")
    table.play("move red mars")
    table.refused("play 10h", "planeta.act.competence", "roll-first")
    table.play("act")
    table.refused(line, "planeta.act.competence", "die-first")


@pytest.mark.rule("planeta.act.competence", "planeta.setup.deck")
def test_nobody_chooses_dice_and_cards() -> None:
    flight().refused("roll 6", "planeta.act.competence", "chance-only")
    flight().refused("draw 2s", "planeta.setup.deck", "chance-only")
    table = flight()
    table.play("move red mars", "act")
    table.refused("draw 2s", "planeta.turn.order", "other-phase")


@pytest.mark.rule("planeta.act.barred_returns")
def test_on_a_planet_that_bars_its_action_it_is_phase_one_again_for_any_ship() -> None:
    table = flight(marks={"mars": "V"}, moved_before="blue")
    table.play("move yellow mars")
    assert table.state.phase == ADMINISTER
    assert table.event("barred").rule == "planeta.act.barred_returns"
    assert {line.split()[1] for line in table.legal("move")} == {"yellow", "red"}
    table.refused("stay", "planeta.act.barred_returns", "move-again")
    assert table.allows("recruit conquest")


@pytest.mark.rule("planeta.act.hierarchy")
@pytest.mark.parametrize(
    ("ship", "marks", "english", "spanish"),
    [
        (
            "yellow",
            "I",
            "Mars is already infiltrated: only a planet with no mark can be infiltrated",
            "Marte ya está infiltrado: solo se puede infiltrar un planeta sin ninguna marca",
        ),
        (
            "blue",
            "IV",
            "Mars is already invaded: only a planet that is neither invaded nor conquered can be invaded",
            "Marte ya está invadido: solo se puede invadir un planeta que no esté invadido ni conquistado",
        ),
        (
            "red",
            "VC",
            "Mars is already conquered: only a planet that is not conquered yet can be conquered",
            "Marte ya está conquistado: solo se puede conquistar un planeta que aún no esté conquistado",
        ),
    ],
)
def test_acting_where_the_hierarchy_bars_it_is_told_what_the_planet_would_need(
    ship: str, marks: str, english: str, spanish: str
) -> None:
    table = flight(marks={"mars": marks})
    table.play(f"move {ship} mars")
    refusal = table.refused("act", "planeta.act.hierarchy", "barred")
    assert refusal.family == "illegal"
    assert [GAME.explain(refusal, lang, state=table.state) for lang in ("en", "es")] == [english, spanish]


@pytest.mark.rule("planeta.act.barred_returns")
def test_an_empty_team_is_not_barred() -> None:
    table = flight(teams=("", "10d", "10h"))
    table.play("move yellow mars")
    assert table.state.phase == DECIDE


@pytest.mark.rule("planeta.act.barred_returns")
def test_option_same_lets_only_the_ship_just_moved_move_on() -> None:
    table = flight(marks={"mars": "C"}, barred="same")
    table.play("move yellow mars")
    table.refused("move red venus", "planeta.act.barred_returns", "only-same-ship")
    assert table.allows("move yellow jupiter")
    table.refused("stay", "planeta.act.barred_returns", "move-again")


@pytest.mark.rule("planeta.act.barred_returns")
def test_option_stop_lets_the_turn_end_on_a_barred_planet() -> None:
    table = flight(marks={"mars": "C"}, barred="stop")
    table.refused("stay", code="must-move")
    table.play("move yellow mars")
    assert table.event("barred").numbers[2] == 1
    said = table.game.tell(table.event("barred"), "en")
    assert said.endswith(": you move again or end your turn.")
    table.play("stay")
    assert (table.state.phase, table.state.moved_before) == (ADMINISTER, YELLOW)


@pytest.mark.rule("planeta.act.hierarchy")
@pytest.mark.parametrize(
    ("marks", "may"),
    [("", "yellow blue red"), ("I", "blue red"), ("V", "red"), ("IV", "red"), ("C", ""), ("IC", ""), ("IVC", "")],
)
def test_a_planet_bars_what_it_has_already_and_all_below(marks: str, may: str) -> None:
    for ship in ("yellow", "blue", "red"):
        table = flight(marks={"mars": marks})
        table.play(f"move {ship} mars")
        assert (table.state.phase == DECIDE) == (ship in may.split())


@pytest.mark.rule("planeta.act.optional")
def test_arriving_at_the_mother_ship_ends_the_turn_with_no_action() -> None:
    table = flight(red="mars", fuel=(6, 6, 4))
    table.play("move red mother")
    assert (table.state.phase, table.state.moved_before) == (ADMINISTER, CONQUEST)


@pytest.mark.rule("planeta.act.optional")
def test_the_player_may_decline_before_the_die_is_rolled() -> None:
    table = flight()
    table.play("move red mars")
    assert table.legal()[:2] == ["act", "stay"]
    table.play("stay")
    assert table.event("stayed").rule == "planeta.act.optional"
    assert (table.state.phase, table.state.place(CONQUEST)) == (ADMINISTER, MARS)


@pytest.mark.rule("planeta.act.optional")
def test_without_a_card_the_action_cannot_be_tried_until_one_is_recruited() -> None:
    table = flight(teams=("", "10d", "10h"))
    table.play("move yellow mars")
    table.refused("act", "planeta.act.optional", "team-empty")
    table.play("recruit infiltration", "draw 2s")
    assert table.allows("act")


@pytest.mark.rule("planeta.act.competence")
@pytest.mark.parametrize(("ship", "modifier"), [("yellow", 1), ("blue", 3), ("red", 5)])
def test_competence_is_the_white_die_plus_the_modifier_of_that_kind(ship: str, modifier: int) -> None:
    table = flight()
    table.play(f"move {ship} mars", "act")
    assert table.state.turn == CHANCE
    assert table.legal() == [f"roll {face}" for face in range(1, 7)]
    assert table.state.weights() == [1] * 6
    table.play("roll 4")
    assert competence(table.state) == 4 + modifier == table.event("rolled").numbers[2]


@pytest.mark.rule("planeta.act.value")
def test_a_card_is_worth_its_number_and_one_for_each_other_of_its_suit() -> None:
    table = flight(teams=("7c 3c 2c 9d", "Ac 5h", "Ac"))
    assert table.state.value(INFILTRATION, card("7c")) == 9
    assert table.state.value(INFILTRATION, card("9d")) == 9
    assert table.state.value(INVASION, card("5h")) == 5


@pytest.mark.rule("planeta.act.value")
def test_one_card_of_the_own_team_is_played_and_the_others_stay() -> None:
    table = flight(teams=("7c 3c", "10d", "10h"))
    table.play("move yellow mars", "act", "roll 1")
    table.refused("play 10h", "planeta.act.value", "not-in-team")
    table.play("play 7c")
    assert table.event("played").numbers[:3] == [card("7c"), 8, 2]
    assert not table.state.holds(INFILTRATION, card("7c"))
    assert table.state.holds(INFILTRATION, card("3c"))
    assert table.state.holds(DISCARD, card("7c"))


@pytest.mark.rule("planeta.act.ace_bonus")
def test_the_ace_of_the_suit_gives_one_more_but_not_to_itself() -> None:
    table = flight(teams=("7c Ac", "Ad", "Ah 2h 3h"))
    assert table.state.value(INFILTRATION, card("7c")) == 7 + 2
    assert table.state.value(INFILTRATION, card("Ac")) == 1 + 1
    assert table.state.value(INVASION, card("Ad")) == 1
    assert table.state.value(CONQUEST, card("3h")) == 3 + 2 + 1


@pytest.mark.rule("planeta.act.example")
def test_the_ten_of_clubs_of_the_book_is_worth_thirteen_or_fourteen() -> None:
    without_ace = flight(teams=("10c 2c 3c 4c", "", ""))
    assert without_ace.state.value(INFILTRATION, card("10c")) == 13
    with_ace = flight(teams=("10c Ac 3c 4c", "", ""))
    assert with_ace.state.value(INFILTRATION, card("10c")) == 14


@pytest.mark.rule("planeta.act.success")
def test_more_than_the_competence_marks_only_that_box_and_the_ship_stays() -> None:
    table = flight()
    table.play("move red mars", "act", "roll 4", "play 10h")
    assert table.event("marked").rule == "planeta.act.success"
    assert table.state.marks[MARS] == 4
    assert table.state.place(CONQUEST) == MARS
    table.play("move yellow venus", "stay")
    assert table.state.is_outranked(MARS, INFILTRATION)


@pytest.mark.rule("planeta.act.failure")
def test_less_than_the_competence_breaks_the_ship_down() -> None:
    table = flight(teams=("2c", "", ""))
    table.play("move yellow mars", "act", "roll 6", "play 2c")
    assert table.event("failed").rule == "planeta.act.failure"
    assert table.state.is_broken(INFILTRATION)
    assert table.state.marks[MARS] == 0
    assert table.state.moved_before == INFILTRATION


@pytest.mark.rule("planeta.act.tie")
@pytest.mark.parametrize(("tie", "mark", "broken"), [("nothing", 0, False), ("fail", 0, True), ("success", 1, False)])
def test_a_tie_does_nothing_unless_an_option_says_so(tie: str, mark: int, broken: bool) -> None:
    table = flight(teams=("5c", "", ""), tie=tie)
    table.play("move yellow mars", "act", "roll 4", "play 5c")
    assert (table.state.marks[MARS], table.state.is_broken(INFILTRATION)) == (mark, broken)
    assert table.state.size(INFILTRATION) == 0
    assert (table.event("tied").rule if tie == "nothing" else "planeta.act.tie") == "planeta.act.tie"
