"""The turn, and phase 1."""

import pytest

from sobremesa.games.planeta import GAME
from sobremesa.games.planeta.engine.numbers import ADMINISTER, DECIDE, NOBODY
from sobremesa.games.planeta.engine.parameters import BROKEN
from tests.games.planeta.build import legal, play, table, told, why_not

RED, BLUE, YELLOW = 2, 1, 0


@pytest.mark.rule("planeta.turn.order")
def test_a_turn_is_a_move_then_an_action_with_other_actions_before_each() -> None:
    state = table(fuel=(5, 5, 5))
    assert why_not(state, "act") == "move-first planeta.turn.order"
    play(state, "refuel blue", "recruit conquest", "draw 2s", "move red mars")
    assert state.phase == DECIDE
    assert why_not(state, "move blue venus") == "moved planeta.turn.order"
    play(state, "refuel red", "recruit infiltration", "draw 3s", "act", "roll 1", "play 10h")
    assert state.phase == ADMINISTER
    assert state.moved_before == RED


@pytest.mark.rule("planeta.turn.order")
def test_phase_one_cannot_be_passed() -> None:
    assert why_not(table(), "stay") == "must-move planeta.turn.order"


@pytest.mark.rule("planeta.turn.order")
@pytest.mark.parametrize(
    "line", ["recruit conquest", "refuel red", "search red 10h", "rescue blue", "stay", "act", "move blue mars"]
)
def test_from_the_roll_on_only_a_card_can_be_played(line: str) -> None:
    state = table(blue="broken", fuel=(6, 6, 5))
    play(state, "move red mars", "act", "roll 3")
    assert why_not(state, line) == "rolled planeta.turn.order"
    assert legal(state) == ["play 9h", "play 10h"]


@pytest.mark.rule("planeta.end.when")
def test_the_game_cannot_be_ended_between_the_roll_and_the_card() -> None:
    state = table()
    play(state, "move red mars", "act", "roll 3")
    assert why_not(state, "end") == "rolled planeta.end.when"


@pytest.mark.rule("planeta.act.competence")
@pytest.mark.parametrize("line", ["play 10h", "end", "stay", "move red venus", "refuel red"])
def test_while_the_die_rolls_everything_waits_for_it(line: str) -> None:
    state = table()
    assert why_not(state, "play 10h") == "roll-first planeta.act.competence"
    play(state, "move red mars")
    assert why_not(state, "play 10h") == "roll-first planeta.act.competence"
    play(state, "act")
    assert why_not(state, line) == "die-first planeta.act.competence"


@pytest.mark.rule("planeta.other.recruit")
@pytest.mark.parametrize("line", ["play 10h", "end", "stay", "move red venus", "recruit conquest"])
def test_while_a_recruit_comes_everything_waits_for_the_card(line: str) -> None:
    state = table()
    play(state, "recruit conquest")
    assert why_not(state, line) == "recruit-first planeta.other.recruit"


@pytest.mark.rule("planeta.act.competence", "planeta.setup.deck")
def test_nobody_chooses_dice_and_cards() -> None:
    assert why_not(table(), "roll 6") == "chance-only planeta.act.competence"
    assert why_not(table(), "draw 2s") == "chance-only planeta.setup.deck"
    state = table()
    play(state, "move red mars", "act")
    assert why_not(state, "draw 2s") == "other-phase planeta.turn.order"


@pytest.mark.rule("planeta.move.route")
def test_a_ship_pays_the_fuel_of_the_route_and_only_routes_are_flown() -> None:
    state = table()
    play(state, "move red venus")
    assert (state.place(RED), state.fuel(RED)) == (2, 4)
    assert told(state, "moved").numbers == [RED, 2, 2, 4]
    assert why_not(table(), "move red neptune") == "no-route planeta.move.route"
    assert why_not(table(), "move red mother") == "no-route planeta.move.route"


@pytest.mark.rule("planeta.move.route")
def test_a_planet_holds_one_ship_and_the_mother_ship_all_three() -> None:
    state = table(yellow="mars", blue="mars", moved_before="blue")
    assert why_not(state, "move red mars") == "place-taken planeta.move.route"
    assert why_not(table(yellow="mars"), "move yellow mother") == ""


@pytest.mark.rule("planeta.move.route")
def test_routes_go_both_ways_and_the_mother_ship_gives_no_fuel() -> None:
    state = table(red="mars", fuel=(6, 6, 4))
    play(state, "move red mother")
    assert (state.place(RED), state.fuel(RED)) == (0, 3)


@pytest.mark.rule("planeta.move.route", "planeta.move.out_of_fuel")
def test_a_move_that_breaks_the_ship_down_is_legal_but_only_to_a_free_place() -> None:
    state = table(red="mother", blue="jupiter", fuel=(6, 6, 1))
    assert why_not(state, "move red jupiter").startswith("place-taken")
    assert why_not(state, "move red venus") == ""


@pytest.mark.rule("planeta.move.different_ship")
def test_the_ship_moved_last_turn_may_not_move_now() -> None:
    state = table(red="mars", moved_before="red")
    assert why_not(state, "move red mother") == "moved-last-turn planeta.move.different_ship"
    assert {line.split()[1] for line in legal(state, "move")} == {"yellow", "blue"}


@pytest.mark.rule("planeta.move.different_ship")
def test_in_the_first_turn_any_ship_may_move() -> None:
    assert {line.split()[1] for line in legal(table(), "move")} == {"yellow", "blue", "red"}


@pytest.mark.rule("planeta.move.different_ship")
def test_a_ship_that_broke_down_and_was_rescued_counts_as_moved() -> None:
    state = table(fuel=(6, 6, 1))
    play(state, "move red venus")
    assert state.is_broken(RED)
    play(state, "rescue red")
    assert why_not(state, "move red venus").startswith("moved-last-turn")


@pytest.mark.rule("planeta.move.different_ship")
def test_what_counts_as_moved_is_the_last_ship_moved_in_the_turn() -> None:
    state = table(marks={"mars": "C"})
    play(state, "move red mars", "move blue venus", "stay")
    assert state.moved_before == BLUE
    assert why_not(state, "move red mother") == ""


@pytest.mark.rule("planeta.move.out_of_fuel")
def test_fuel_three_on_a_route_of_three_breaks_down_and_ends_the_turn() -> None:
    state = table(fuel=(6, 6, 3))
    play(state, "move red jupiter")
    assert (state.place(RED), state.fuel(RED)) == (BROKEN, 0)
    assert told(state, "ran-dry").rule == "planeta.move.out_of_fuel"
    assert (state.phase, state.moved, state.moved_before) == (ADMINISTER, NOBODY, RED)


@pytest.mark.rule("planeta.move.out_of_fuel")
def test_one_point_of_fuel_must_be_left() -> None:
    state = table(fuel=(6, 6, 4))
    play(state, "move red jupiter")
    assert state.fuel(RED) == 1


@pytest.mark.rule("planeta.move.out_of_fuel")
def test_breaking_down_in_a_chain_of_moves_ends_the_turn_too() -> None:
    state = table(fuel=(6, 6, 3), marks={"mars": "C"})
    play(state, "move red mars", "move red jupiter")
    assert state.is_broken(RED)
    assert (state.moved, state.moved_before) == (NOBODY, RED)


@pytest.mark.rule("planeta.move.example")
def test_the_move_of_the_book() -> None:
    state = table()
    play(state, "move red jupiter")
    assert state.fuel(RED) == 3
    play(state, "stay")
    assert why_not(state, "move red mother").startswith("moved-last-turn")
    assert why_not(state, "move blue jupiter") == "place-taken planeta.move.route"
    assert why_not(state, "move yellow jupiter") == "place-taken planeta.move.route"
    assert why_not(state, "move yellow mars") == ""


@pytest.mark.rule("planeta.act.barred_returns")
def test_on_a_planet_that_bars_its_action_it_is_phase_one_again_for_any_ship() -> None:
    state = table(marks={"mars": "V"}, moved_before="blue")
    play(state, "move yellow mars")
    assert state.phase == ADMINISTER
    assert told(state, "barred").rule == "planeta.act.barred_returns"
    assert {line.split()[1] for line in legal(state, "move")} == {"yellow", "red"}
    assert why_not(state, "stay") == "move-again planeta.act.barred_returns"
    assert why_not(state, "recruit conquest") == ""


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
    state = table(marks={"mars": marks})
    play(state, f"move {ship} mars")
    assert why_not(state, "act") == "barred planeta.act.hierarchy"
    refusal = state.why_not(GAME.parse(state, "act"))
    assert refusal is not None
    assert refusal.family == "illegal"
    assert [GAME.explain(refusal, lang, state=state) for lang in ("en", "es")] == [english, spanish]


@pytest.mark.rule("planeta.act.barred_returns")
def test_an_empty_team_is_not_barred() -> None:
    state = table(teams=("", "10d", "10h"))
    play(state, "move yellow mars")
    assert state.phase == DECIDE


@pytest.mark.rule("planeta.act.barred_returns")
def test_option_same_lets_only_the_ship_just_moved_move_on() -> None:
    state = table(marks={"mars": "C"}, barred="same")
    play(state, "move yellow mars")
    assert why_not(state, "move red venus") == "only-same-ship planeta.act.barred_returns"
    assert why_not(state, "move yellow jupiter") == ""
    assert why_not(state, "stay") == "move-again planeta.act.barred_returns"


@pytest.mark.rule("planeta.act.barred_returns")
def test_option_stop_lets_the_turn_end_on_a_barred_planet() -> None:
    state = table(marks={"mars": "C"}, barred="stop")
    assert why_not(state, "stay").startswith("must-move")
    play(state, "move yellow mars", "stay")
    assert (state.phase, state.moved_before) == (ADMINISTER, YELLOW)


@pytest.mark.rule("planeta.turn.order")
def test_a_number_that_is_no_action_is_told_what_a_turn_is() -> None:
    refusal = table().why_not(-1)
    assert refusal is not None
    assert (refusal.family, refusal.code, refusal.rule) == ("malformed", "no-such-action", "planeta.turn.order")
