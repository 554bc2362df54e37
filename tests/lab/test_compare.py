"""Two sides, the same seeds."""

from pathlib import Path

import pytest

from sobremesa.core.errors import UserError
from sobremesa.core.registry import game
from sobremesa.lab.compare import Difference, compare, sides
from sobremesa.lab.fields import ContentPack
from sobremesa.lab.playing import Plan, play_many
from sobremesa.lab.tables import tables

PLAN = Plan("planeta", game("planeta").meta.setup(), ("greedy",), 80, 1)


def differences(plan: Plan, *given: tuple[str, dict[str, str]]) -> dict[tuple[str, str], Difference]:
    both = sides(plan, *given)
    a, b = (tables(side, play_many(side, side.numbers)) for side in both)
    return {(one.table, one.id): one for one in compare(both[0], a, b, "en")}


def test_a_side_does_not_differ_from_itself() -> None:
    found = differences(PLAN, (".", {}), (".", {}))
    assert found
    assert all(one.a == one.b and one.more.value == 0 and one.p == 1 for one in found.values())


def test_a_rule_variant_is_felt_where_it_acts_game_by_game() -> None:
    found = differences(PLAN, (".", {}), ("faces=yes", {"faces": "yes"}))
    cards = found["course", "decisions"]
    # With jacks, queens and kings twelve more cards are drawn in the draft.
    assert cards.paired
    assert cards.more.low > 10
    assert cards.p < 0.001


def test_a_content_pack_is_compared_with_the_shipped_one(tmp_path: Path) -> None:
    pack = ContentPack(game("planeta"), PLAN.setup)
    pack.field("map.columns.conquer").put(9)
    pack.write(tmp_path, ["map"])
    found = differences(PLAN, (".", {}), (str(tmp_path), {}))
    assert found["course", "best"].more.low > 5


def test_a_bot_is_exchanged_among_the_others_and_takes_each_seat_in_turn() -> None:
    plan = Plan("deuda", game("deuda").meta.setup(players=3), ("greedy",) * 3, 60, 1)
    a, b = sides(plan, (".", {}), ("random", {}))
    assert (a.bots, a.rotate) == (("greedy",) * 3, True)
    assert (b.bots, b.rotate) == (("random", "greedy", "greedy"), True)
    wins = differences(plan, (".", {}), ("random", {}))["bot", "wins"]
    assert wins.a > 0.15 > wins.b
    assert wins.more.high < 0


def test_what_is_no_side_is_refused_with_what_would_be() -> None:
    with pytest.raises(UserError, match="the folder of a content pack, name=value, a bot"):
        sides(PLAN, (".", {}), ("nowhere", {}))


def test_a_bot_of_ones_own_that_cannot_be_loaded_is_told_why() -> None:
    with pytest.raises(UserError, match="No module named 'nowhere'"):
        sides(PLAN, (".", {}), ("nowhere:Bot", {}))
