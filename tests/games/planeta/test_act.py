"""Phase 2: hierarchy, competence, value, resolution."""

import pytest

from sobremesa.core.seats import CHANCE
from sobremesa.games.planeta.content.setup import PLACE_IDS
from sobremesa.games.planeta.engine.numbers import ADMINISTER, CONQUEST, DECIDE, DISCARD, INFILTRATION, INVASION
from sobremesa.games.planeta.engine.rules.act import competence
from tests.games.planeta.build import card, legal, play, table, told, why_not

MARS = PLACE_IDS.index("mars")


@pytest.mark.rule("planeta.act.hierarchy")
@pytest.mark.parametrize(
    ("marks", "may"),
    [("", "yellow blue red"), ("I", "blue red"), ("V", "red"), ("IV", "red"), ("C", ""), ("IC", ""), ("IVC", "")],
)
def test_a_planet_bars_what_it_has_already_and_all_below(marks: str, may: str) -> None:
    for ship in ("yellow", "blue", "red"):
        state = table(marks={"mars": marks})
        play(state, f"move {ship} mars")
        assert (state.phase == DECIDE) == (ship in may.split())


@pytest.mark.rule("planeta.act.optional")
def test_arriving_at_the_mother_ship_ends_the_turn_with_no_action() -> None:
    state = table(red="mars", fuel=(6, 6, 4))
    play(state, "move red mother")
    assert (state.phase, state.moved_before) == (ADMINISTER, CONQUEST)


@pytest.mark.rule("planeta.act.optional")
def test_the_player_may_decline_before_the_die_is_rolled() -> None:
    state = table()
    play(state, "move red mars")
    assert legal(state)[:2] == ["act", "stay"]
    play(state, "stay")
    assert told(state, "stayed").rule == "planeta.act.optional"
    assert (state.phase, state.place(CONQUEST)) == (ADMINISTER, MARS)


@pytest.mark.rule("planeta.act.optional")
def test_without_a_card_the_action_cannot_be_tried_until_one_is_recruited() -> None:
    state = table(teams=("", "10d", "10h"))
    play(state, "move yellow mars")
    assert why_not(state, "act") == "team-empty planeta.act.optional"
    play(state, "recruit infiltration", "draw 2s")
    assert why_not(state, "act") == ""


@pytest.mark.rule("planeta.act.competence")
@pytest.mark.parametrize(("ship", "modifier"), [("yellow", 1), ("blue", 3), ("red", 5)])
def test_competence_is_the_white_die_plus_the_modifier_of_that_kind(ship: str, modifier: int) -> None:
    state = table()
    play(state, f"move {ship} mars", "act")
    assert state.turn == CHANCE
    assert legal(state) == [f"roll {face}" for face in range(1, 7)]
    assert state.weights() == [1] * 6
    play(state, "roll 4")
    assert competence(state) == 4 + modifier == told(state, "rolled").numbers[2]


@pytest.mark.rule("planeta.act.value")
def test_a_card_is_worth_its_number_and_one_for_each_other_of_its_suit() -> None:
    state = table(teams=("7c 3c 2c 9d", "Ac 5h", "Ac"))
    assert state.value(INFILTRATION, card("7c")) == 9
    assert state.value(INFILTRATION, card("9d")) == 9
    assert state.value(INVASION, card("5h")) == 5


@pytest.mark.rule("planeta.act.value")
def test_one_card_of_the_own_team_is_played_and_the_others_stay() -> None:
    state = table(teams=("7c 3c", "10d", "10h"))
    play(state, "move yellow mars", "act", "roll 1")
    assert why_not(state, "play 10h") == "not-in-team planeta.act.value"
    play(state, "play 7c")
    assert told(state, "played").numbers[:3] == [card("7c"), 8, 2]
    assert not state.holds(INFILTRATION, card("7c"))
    assert state.holds(INFILTRATION, card("3c"))
    assert state.holds(DISCARD, card("7c"))


@pytest.mark.rule("planeta.act.ace_bonus")
def test_the_ace_of_the_suit_gives_one_more_but_not_to_itself() -> None:
    state = table(teams=("7c Ac", "Ad", "Ah 2h 3h"))
    assert state.value(INFILTRATION, card("7c")) == 7 + 2
    assert state.value(INFILTRATION, card("Ac")) == 1 + 1
    assert state.value(INVASION, card("Ad")) == 1
    assert state.value(CONQUEST, card("3h")) == 3 + 2 + 1


@pytest.mark.rule("planeta.act.example")
def test_the_ten_of_clubs_of_the_book_is_worth_thirteen_or_fourteen() -> None:
    without_ace = table(teams=("10c 2c 3c 4c", "", ""))
    assert without_ace.value(INFILTRATION, card("10c")) == 13
    with_ace = table(teams=("10c Ac 3c 4c", "", ""))
    assert with_ace.value(INFILTRATION, card("10c")) == 14


@pytest.mark.rule("planeta.act.success")
def test_more_than_the_competence_marks_only_that_box_and_the_ship_stays() -> None:
    state = table()
    play(state, "move red mars", "act", "roll 4", "play 10h")
    assert told(state, "marked").rule == "planeta.act.success"
    assert state.marks[MARS] == 4
    assert state.place(CONQUEST) == MARS
    play(state, "move yellow venus", "stay")
    assert state.is_outranked(MARS, INFILTRATION)


@pytest.mark.rule("planeta.act.failure")
def test_less_than_the_competence_breaks_the_ship_down() -> None:
    state = table(teams=("2c", "", ""))
    play(state, "move yellow mars", "act", "roll 6", "play 2c")
    assert told(state, "failed").rule == "planeta.act.failure"
    assert state.is_broken(INFILTRATION)
    assert state.marks[MARS] == 0
    assert state.moved_before == INFILTRATION


@pytest.mark.rule("planeta.act.tie")
@pytest.mark.parametrize(("tie", "mark", "broken"), [("nothing", 0, False), ("fail", 0, True), ("success", 1, False)])
def test_a_tie_does_nothing_unless_an_option_says_so(tie: str, mark: int, broken: bool) -> None:
    state = table(teams=("5c", "", ""), tie=tie)
    play(state, "move yellow mars", "act", "roll 4", "play 5c")
    assert (state.marks[MARS], state.is_broken(INFILTRATION)) == (mark, broken)
    assert state.size(INFILTRATION) == 0
    assert (told(state, "tied").rule if tie == "nothing" else "planeta.act.tie") == "planeta.act.tie"
