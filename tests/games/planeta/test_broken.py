"""Broken down: the Intergalactic Bank."""

import pytest

from sobremesa.games.planeta.engine.numbers import BANK_BOX, INVASION
from tests.games.planeta.table import flight

RED = 2


@pytest.mark.rule("planeta.broken.rescue")
def test_the_bank_brings_a_ship_back_to_the_mother_ship_with_six_fuel() -> None:
    table = flight(red="broken")
    table.play("rescue red")
    assert (table.state.place(RED), table.state.fuel(RED)) == (0, 6)
    assert table.state.boxes[BANK_BOX] == 1
    assert table.event("rescued").rule == "planeta.broken.rescue"


@pytest.mark.rule("planeta.broken.rescue")
def test_also_between_the_phases_but_not_without_a_box_or_a_broken_ship() -> None:
    table = flight(blue="broken")
    table.play("move red mars")
    assert table.allows("rescue blue")
    table.refused("rescue red", "planeta.broken.rescue", "not-broken")
    flight(blue="broken", boxes=(0, 0, 4)).refused("rescue blue", "planeta.broken.rescue", "no-bank-box")
    assert table.state.size(INVASION) == 2
