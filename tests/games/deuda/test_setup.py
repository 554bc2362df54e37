"""Setting up, and the board."""

import pytest

from sobremesa.core.errors import UserError
from sobremesa.core.seats import CHANCE
from sobremesa.games.deuda import GAME
from sobremesa.games.deuda.content.setup import CONTENT
from tests.games.deuda.table import BANK, new, start


@pytest.mark.rule("deuda.setup.players")
def test_two_to_four_countries_play_and_the_program_is_the_imf() -> None:
    for players in (2, 3, 4):
        assert new(players).state.players == players
    for players in (1, 5):
        with pytest.raises(UserError):
            new(players)


@pytest.mark.rule("deuda.setup.bank")
def test_the_imf_starts_with_all_the_money_and_the_titles() -> None:
    table = new(3)
    assert table.state.bank == BANK
    assert all(table.state.owner(land) == -1 for land in range(12))


@pytest.mark.rule("deuda.setup.bank")
def test_the_balance_of_the_imf_may_go_below_zero_unless_bank_limit_is_on() -> None:
    for limited, paid in ((False, 3000), (True, 1000)):
        table = start(bank_limit=limited)
        table.cash(1, 122_000 - 5_000)
        table.state.bank = 1000
        assert table.state.collect(0, 3000) == paid
        assert table.state.bank == 1000 - paid


@pytest.mark.rule("deuda.setup.bank", "deuda.debt.loan")
def test_with_bank_limit_the_imf_lends_no_more_than_it_holds() -> None:
    table = start(bank_limit=True)
    table.state.bank = 1500
    assert table.refused("loan 2000").code == "not-a-loan"
    table.play("loan 1500")
    assert table.state.bank == 0
    refusal = table.refused("loan 1000")
    assert (refusal.code, refusal.rule) == ("bank-empty", "deuda.setup.bank")


@pytest.mark.rule("deuda.setup.gold")
def test_each_country_starts_with_three_reserves() -> None:
    assert [new(4).gold(seat) for seat in range(4)] == [3, 3, 3, 3]


@pytest.mark.rule("deuda.setup.cash")
def test_each_country_starts_with_the_thousands_of_its_die_and_owes_nothing_for_it() -> None:
    table = new(2)
    assert table.state.turn == CHANCE
    table.play("die 2", "die 6")
    assert (table.cash(0), table.cash(1)) == (2000, 6000)
    assert table.state.debt(0) == table.state.debt(1) == 0
    assert table.state.bank == BANK - 8000


@pytest.mark.rule("deuda.setup.start")
def test_the_highest_die_begins_and_ties_roll_again() -> None:
    table = new(3)
    table.play("die 1", "die 1", "die 1", "die 5", "die 2", "die 5", "die 3", "die 4")
    assert (table.state.mover, table.state.turn) == (2, 2)
    assert [table.at(seat) for seat in range(3)] == [0, 0, 0]
    assert table.all_events("begins")[0].numbers[0] == 2
    assert not table.all_events("meeting")


@pytest.mark.rule("deuda.setup.start")
def test_the_turn_goes_to_the_left_neighbour() -> None:
    table = start(3)
    order = []
    for _ in range(4):
        order.append(int(table.state.mover))
        table.play("roll", "dice 3 5")
    assert order == [0, 1, 2, 0]
    assert (table.state.next_in(2), table.state.previous_in(0)) == (0, 2)


@pytest.mark.rule("deuda.setup.imf_role")
def test_the_imf_has_no_seat_and_no_piece() -> None:
    table = start(4)
    assert {int(table.state.turn), *range(4)} == {0, 1, 2, 3}
    scene = GAME.scene(table.state, "en")
    assert any("ledger" in panel.title for panel in scene.panels)


@pytest.mark.rule("deuda.board.squares")
def test_the_forty_squares_are_those_of_the_printed_board() -> None:
    kinds = [square.kind for square in CONTENT.squares.all]
    assert len(kinds) == 40
    assert kinds[0] == "latin_america"
    assert kinds[39] == "imf"
    assert kinds[:20].count("raw") == kinds[20:].count("manufacture") == 12
    assert kinds.count("solidarity") == kinds.count("conditions") == 3
    for kind in ("solidarity_aid", "capital_flight", "military_coup", "barrier", "nationalisation", "us_aid"):
        assert kinds.count(kind) == 1
    assert (kinds.index("october_12"), kinds.index("dont_pay")) == (32, 38)


@pytest.mark.rule("deuda.board.groups")
def test_four_colours_and_oil_each_with_its_manufacture_at_twice_the_price() -> None:
    table = new()
    parameters = table.state.parameters
    assert [int(colour) for colour in parameters.colour] == [0, 0, 0, 1, 1, 1, 2, 2, 3, 3, 3, 4]
    assert [int(n) for n in parameters.market] == [2 * int(price) for price in parameters.price]
    assert sum(int(price) for price in parameters.price) == 5550
    assert sum(int(parameters.invested(land, 3, 3)) for land in range(12)) == 113_750
    assert parameters.cost(0, 0, 0) == 150
    assert parameters.lands[21] == 0


@pytest.mark.rule("deuda.setup.imf_role")
def test_the_record_names_a_first_choice_that_can_be_written_and_read() -> None:
    assert start().legal()[0] == "roll"
