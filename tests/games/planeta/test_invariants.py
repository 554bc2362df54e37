"""What stays true after every action of every random game, and what the content must satisfy."""

import pytest

from sobremesa.core.seats import CHANCE, OVER
from sobremesa.games.planeta.chart import BROKEN, MOTHER_SHIP, PLACES
from sobremesa.games.planeta.rules.play import Planeta
from sobremesa.games.planeta.rules.score import total
from sobremesa.games.planeta.setup import chart, map_content
from sobremesa.games.planeta.things import COUNT, DISCARD, JOKER, UNSEEN
from tests.games.walks import start, walk


def check(state: Planeta, cards: int) -> None:
    piles = [[card for card in range(JOKER) if state.holds(pile, card)] for pile in range(DISCARD + 1)]
    shown = [int(state.shown_card(i)) for i in range(state.shown_count) if state.shown_card(i) < JOKER]
    everywhere = sorted(card for pile in [*piles, shown] for card in pile)
    assert everywhere == sorted(set(everywhere))
    assert len(everywhere) == cards
    assert state.left == len(piles[UNSEEN]) + COUNT[state.jokers]
    assert len({state.size(team) for team in range(3)}) == 1 or state.burnt == 2
    planets = [state.place(ship) for ship in range(3) if state.place(ship) not in (MOTHER_SHIP, BROKEN)]
    assert len(planets) == len(set(planets))
    for ship in range(3):
        assert (state.fuel(ship) == 0) == state.is_broken(ship)
        assert 0 <= state.fuel(ship) <= 6
    for box in range(3):
        assert 0 <= state.boxes[box] <= state.chart.boxes[box]
    marks = [int(state.marks[planet]) for planet in range(1, 8)]
    rows = sum(bin(m).count("1") * worth for m, worth in zip(marks, (3, 2, 1, 4, 3, 1, 2), strict=True))
    columns = sum(worth for m in marks for bit, worth in ((1, 3), (2, 4), (4, 5)) if m & bit)
    costs = state.boxes[0] + 2 * state.boxes[1] + 5 * state.boxes[2]
    assert total(state) == rows + columns - costs
    assert (state.turn == OVER) == (state.legal() == [])
    assert state.turn in (0, CHANCE, OVER)


@pytest.mark.parametrize("seed", range(60))
def test_cards_ships_boxes_and_score_add_up_after_every_action(seed: int) -> None:
    match = start("planeta", "solo", 1, 1, seed)
    cards = 52 if match.record.setup.options["faces"] else 40
    while not match.is_over:
        walk(match, 1)
        assert isinstance(match.state, Planeta)
        check(match.state, cards)


def test_the_map_keeps_what_the_book_and_the_design_ask() -> None:
    on = chart()
    routes = {
        (here, there): int(on.route(here, there))
        for here in range(PLACES)
        for there in range(PLACES)
        if on.route(here, there)
    }
    assert all(routes[there, here] == cost for (here, there), cost in routes.items())
    assert set(routes.values()) <= {1, 2, 3, 4, 5}
    assert 3 in {cost for (here, _), cost in routes.items() if here == MOTHER_SHIP}
    neighbours = {place: {there for here, there in routes if here == place} for place in range(PLACES)}
    assert len(neighbours[MOTHER_SHIP]) >= 3
    assert all(MOTHER_SHIP in near or len(near) >= 3 for near in neighbours.values())
    far = {MOTHER_SHIP: 0}
    for _ in range(PLACES):
        for (here, there), cost in routes.items():
            if here in far:
                far[there] = min(far.get(there, 99), far[here] + cost)
    assert max(far[planet] for planet in range(1, PLACES)) <= 5
    for planet in range(1, PLACES):
        modifiers = [int(on.modifier(planet, kind)) for kind in range(3)]
        assert modifiers == sorted(set(modifiers))
        assert 6 + modifiers[2] <= 15
    assert [int(worth) for worth in on.multipliers] == [3, 2, 1, 4, 3, 1, 2]
    assert [int(worth) for worth in on.columns] == [3, 4, 5]
    recruitment, fuel, bank = (int(count) for count in on.boxes)
    assert recruitment >= 3
    assert fuel >= 8
    assert bank >= 2


def test_every_figure_of_the_map_says_where_it_comes_from() -> None:
    content = map_content()
    sources = [content["routes"]["source"], content["columns"]["source"], content["mother_ship"]["source"]]
    sources += [planet[part]["source"] for planet in content["planet"] for part in ("multiplier", "modifiers")]
    sources += [box["source"] for box in content["boxes"].values()]
    assert set(sources) == {"book", "design"}
