"""What is counted in a game, and that titles count nothing that cannot happen."""

import pytest

from sobremesa.core.registry import game, titles
from sobremesa.core.texts import LANGS
from sobremesa.lab.counting import count, kinds, names, tallies_by_thing
from sobremesa.lab.playing import Plan, play_many, play_one


def plan(id: str, bots: tuple[str, ...], games: int = 1, *, rotate: bool = False) -> Plan:
    return Plan(id, game(id).meta.setup(players=len(bots)), bots, games, 1, rotate=rotate)


@pytest.mark.parametrize("id", titles())
def test_every_tally_names_an_event_its_fields_and_a_text_in_every_language(id: str) -> None:
    title = game(id)
    assert len({tally.name for tally in title.tallies}) == len(title.tallies) > 0
    assert set(kinds(title)) == set(title.tallies)
    for tally in title.tallies:
        assert all(title.texts.say(lang, f"tally-{tally.name.replace('_', '-')}") for lang in LANGS)


@pytest.mark.parametrize("id", titles())
def test_every_thing_a_tally_keeps_is_one_of_the_game_and_has_a_name(id: str) -> None:
    title = game(id)
    players = title.meta.editions[0].most_players
    state = title.new(players=players)
    rows = play_many(plan(id, ("random",) * players), range(8))
    for tally, kind in [*tallies_by_thing(title), *tallies_by_thing(title, table=True)]:
        named = names(title, state, kind, "en")
        seen = {thing for row in rows for counts in (*row.seats, row.table) for thing in _list(counts.get(tally.name))}
        assert seen <= set(named) - set(tally.without), tally.name
        assert all(named.values())


def _list(count: object) -> list[str]:
    return count if isinstance(count, list) else []


def test_a_game_of_el_plan_is_counted_as_its_own_events_tell_it() -> None:
    row = play_one(plan("elplan", ("greedy",) * 3), 5)
    for seat, counts in enumerate(row.seats):
        bought = _list(counts["investment"])
        assert _list(counts["first_investment"]) == bought[:1]
        assert len(_list(counts["plan"])) == 1
        assert len(_list(counts["space"])) == 12
        # Each Idea is a point; trios of investments may add some.
        ideas = counts["idea"]
        assert isinstance(ideas, int)
        assert row.points[seat] >= ideas - 1
    assert len(_list(row.table["event"])) == 12
    assert sorted(row.places) == [1, 2, 3]
    assert row.rule.startswith("elplan.end.")


def test_a_union_counts_for_each_of_its_members() -> None:
    from sobremesa.core.events import Event

    seats, table = count(game("deuda"), [Event("united", "deuda.pact.union", 1, [0b101, 9000, 0, 0])], 4)
    assert [counts["union"] for counts in seats] == [1, 0, 1, 0]
    assert table == {"club": 0}


def test_amounts_are_added_up_and_chance_counts_for_the_seat_before_it() -> None:
    from sobremesa.core.events import Event

    loans = [Event("borrowed", "deuda.debt.loan", -1, [2, 1000, 1000, 0])] * 2
    seats, _ = count(game("deuda"), loans, 3)
    assert [counts["loan"] for counts in seats] == [0, 0, 2000]
    journal = [Event("placed", "r", 1, [0, 0, 0, 0]), Event("exported", "r", -1, [0, 1, 0, 0])]
    seats, _ = count(game("elplan"), journal, 2)
    assert [counts["export"] for counts in seats] == [0, 1]


def test_a_game_depends_on_its_number_alone_and_bots_can_rotate() -> None:
    mixed = plan("elplan", ("greedy", "random", "random"), 3, rotate=True)
    assert [mixed.bot(number, seat) for number in range(3) for seat in range(3)] == [0, 1, 2, 2, 0, 1, 1, 2, 0]
    assert play_many(mixed, range(3))[2] == play_one(mixed, 2)
    # Where greedy sits, it wins, at whatever seat.
    assert [row.ranks.index(1) for row in play_many(mixed, range(3))] == [0, 1, 2]
