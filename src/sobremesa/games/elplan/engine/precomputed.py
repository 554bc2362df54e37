"""Tables made once for the parameters, of what would else be counted again in every turn."""

from librt.vecs import vec
from mypy_extensions import i64

from sobremesa.games.elplan.engine.columns import (
    ASKS,
    CARD,
    GAIN,
    GAIN_ANY,
    GAIN_D7,
    HARMS,
    INVESTMENT_PRICE,
    LOSE,
    LOSE_ANY,
    NO_TRADE,
    PLAN,
    PLAN_ROWS,
    PRICE,
    RESET,
    REWARDS,
    THREE,
    TOKEN,
    TOKENS,
    TOLL,
    TOUCHES,
)
from sobremesa.games.elplan.engine.numbers import BIT


def total(numbers: "vec[i64]", start: i64, length: i64) -> i64:
    """Add up some numbers that stand side by side."""
    added: i64 = 0
    for at in range(start, start + length):
        added += numbers[at]
    return added


def rows_by(plans: "vec[i64]", column: i64) -> list[i64]:
    """Return for each plan and each of three things in a column (resources, processes) its rows, as bits."""
    sets: list[i64] = []
    for plan in range(len(plans) // PLAN):
        for thing in range(THREE):
            rows: i64 = 0
            for row in range(plans[plan * PLAN + PLAN_ROWS]):
                if plans[plan * PLAN + column + row] == thing:
                    rows += BIT[row]
            sets.append(rows)
    return sets


def tokens_needed(cards: "vec[i64]", card: i64) -> list[i64]:
    """Return for each set of places left to Ideas what lies on the card then: three resources, and Ideas."""
    table: list[i64] = []
    for ideas in range(8):
        needs: list[i64] = [0, 0, 0, 0]
        for place in range(cards[card * CARD + TOKENS]):
            needs[THREE if ideas & BIT[place] != 0 else cards[card * CARD + TOKEN + place]] += 1
        table += needs
    return table


def effects(events: "vec[i64]", base: i64) -> i64:
    """Return what an event does: give or take, let choose, reward in District 7, harm (elplan.d1.opportunity)."""
    bits: i64 = 0
    if total(events, base + GAIN, 6) + events[base + RESET] + events[base + LOSE_ANY] != 0:
        bits += TOUCHES
    if events[base + GAIN_ANY] + events[base + LOSE_ANY] != 0:
        bits += ASKS
    if total(events, base + GAIN_D7, 3) != 0:
        bits += REWARDS
    taken = total(events, base + LOSE, 3) + events[base + LOSE_ANY] + events[base + RESET]
    barred = events[base + TOLL] + events[base + NO_TRADE]
    if taken + barred != 0 or events[base + PRICE] > 0 or events[base + INVESTMENT_PRICE] > 0:
        bits += HARMS
    return bits
