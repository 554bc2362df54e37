"""From the content files and the options to the first position."""

from collections.abc import Mapping

from sobremesa.core.meta import Option, Value
from sobremesa.games.deuda.content.model import CHAINS, CONDITION_EFFECTS, KINDS, SOLIDARITY_EFFECTS, Content
from sobremesa.games.deuda.engine.numbers import NOBODY
from sobremesa.games.deuda.engine.parameters import Parameters

__all__ = ["CONTENT", "OPTIONS", "chart"]

OPTIONS = (
    Option("bank_limit", False, (False, True), "deuda.setup.bank"),
    Option("loan_ban", "meeting", ("meeting", "standing"), "deuda.square.latin_america"),
    Option("own_bare_land", "sells", ("sells", "nothing"), "deuda.raw.own"),
    Option("builds_per_turn", 0, (0, 1), "deuda.build.before_dice"),
    Option("piracy", True, (False, True), "deuda.piracy.basic"),
    Option("piracy_replaces_rent", False, (False, True), "deuda.piracy.basic"),
    Option("loan_step", 50, (50, 1000), "deuda.debt.loan"),
    Option("proposals", 3, (1, 2, 3), "deuda.pact.meeting"),
    Option("promises", "binding", ("binding", "word"), "deuda.pact.promise"),
    Option("club_vote", "all", ("all", "mover"), "deuda.club.form"),
    Option("club_sells_raw", True, (False, True), "deuda.club.south_north"),
    Option("max_laps", 0, (0, 10, 20, 30, 50, 100, 200), "deuda.end.limit"),
    Option("total_victory", True, (False, True), "deuda.end.total_victory"),
    Option("five_hundred_years", "one", ("one", "all"), "deuda.card.conditions.five_hundred_years"),
    Option("reshuffle", False, (False, True), "deuda.card.decks"),
    Option("debt_steps", "thirty", ("thirty", "twenty"), "deuda.debt.limit"),
    Option("chain_fee", "sum", ("sum", "square"), "deuda.chain.pay"),
    Option("piracy_tax", "flat", ("flat", "industry"), "deuda.piracy.chain"),
    Option("victory", "total", ("total", "degrees"), "deuda.club.total_victory"),
    Option("quick", False, (False, True), "deuda.build.limits"),
    Option("gold_pays", "listed", ("listed", "more"), "deuda.gold.limits"),
    Option("rounding", "player", ("player", "imf"), "deuda.money.rounding"),
    Option("square_10", "half", ("half", "free"), "deuda.square.solidarity_aid"),
)
"""Every rule that can be read in more than one way, in the order of `chart`'s numbers."""

CONTENT = Content()


def number_of(option: Option, value: Value) -> int:
    """Return an option's value as the chart keeps it: a number as it is, else which choice it is."""
    return int(value) if isinstance(value, int) else option.choices.index(value)


def chart(options: Mapping[str, Value], content: Content = CONTENT) -> Parameters:
    """Turn content and options into a chart: colours, prices and manufactures of the lands (deuda.board.groups)."""
    squares, titles, lands = content.squares, content.titles, content.land_ids()
    land_of = {square["number"]: lands.index(square["id"]) for square in squares if square["kind"] == "raw"}
    land_of |= {square["number"]: lands.index(square["of"]) for square in squares if square["kind"] == "manufacture"}
    made = {square["of"]: square["value"] for square in squares if square["kind"] == "manufacture"}
    values = [square.get("value", 0) for square in squares]
    raw = {square["id"]: square["value"] for square in squares if square["kind"] == "raw"}
    table = content.table
    quick = bool(options["quick"])
    return Parameters(
        [KINDS.index(square["kind"]) for square in squares],
        [land_of.get(number, NOBODY) for number in range(40)],
        values,
        [raw[land] for land in lands],
        [made[land] for land in lands],
        [CHAINS.index(title.get("chain", "")) for title in titles],
        [cost for title in titles for side in ("national", "export") for cost in title[side]],
        [n for card in content.solidarity for n in (SOLIDARITY_EFFECTS.index(card["effect"]), card.get("amount", 0))],
        [
            n
            for card in content.conditions
            for n in (CONDITION_EFFECTS.index(card["effect"]), card.get("amount", 0), card.get("export", 0))
        ],
        # The quick game is played with one reserve each (deuda.setup.gold, option `quick`).
        [table["bank"], 1 if quick else table["gold"], table["loan_least"], table["barrier"]],
        [number_of(option, options[option.name]) for option in OPTIONS],
        content.faces,
    )
