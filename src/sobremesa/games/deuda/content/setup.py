"""From the content files and the options to the first position."""

from typing import NamedTuple

from sobremesa.core.content import Translated
from sobremesa.core.meta import Option, Setup, Value
from sobremesa.games.deuda.content.model import CHAINS, ConditionEffect, Content, Kind, SolidarityEffect
from sobremesa.games.deuda.engine import numbers
from sobremesa.games.deuda.engine.numbers import NOBODY, SQUARES
from sobremesa.games.deuda.engine.parameters import Parameters

KINDS: dict[Kind, int] = {
    "raw": numbers.RAW,
    "manufacture": numbers.MANUFACTURE,
    "solidarity": numbers.SOLIDARITY_CARD,
    "conditions": numbers.CONDITIONS_CARD,
    "latin_america": numbers.LATIN_AMERICA,
    "solidarity_aid": numbers.SOLIDARITY_AID,
    "capital_flight": numbers.CAPITAL_FLIGHT,
    "military_coup": numbers.MILITARY_COUP,
    "barrier": numbers.BARRIER_SQUARE,
    "nationalisation": numbers.NATIONALISATION,
    "us_aid": numbers.US_AID,
    "october_12": numbers.OCTOBER_12,
    "dont_pay": numbers.DONT_PAY,
    "imf": numbers.IMF_SQUARE,
}
"""The kinds of square, and their numbers in the rules."""
SOLIDARITY_EFFECTS: dict[SolidarityEffect, int] = {
    "gift": numbers.GIFT,
    "nationalisation": numbers.TO_NATIONALISATION,
    "solidarity_aid": numbers.TO_SOLIDARITY_AID,
    "hat": numbers.HAT_CARD,
    "keep_coup": numbers.KEEP_COUP,
    "keep_flight": numbers.KEEP_FLIGHT,
    "all_receive": numbers.ALL_RECEIVE,
    "gold_back": numbers.GOLD_BACK,
    "gather": numbers.GATHER,
    "oil_industry": numbers.OIL_INDUSTRY,
}
"""What Solidarity cards do, and its number in the rules."""
CONDITION_EFFECTS: dict[ConditionEffect, int] = {
    "manufacture": numbers.NEXT_MANUFACTURE,
    "interest": numbers.INTEREST_NOW,
    "october": numbers.TO_OCTOBER,
    "wage_cut": numbers.WAGE_CUT,
    "neighbour_to_imf": numbers.NEIGHBOUR_TO_IMF,
    "lose_turns": numbers.LOSE_TURNS,
    "pay": numbers.PAY,
    "pay_with_neighbour": numbers.PAY_WITH_NEIGHBOUR,
    "all_to_imf": numbers.ALL_TO_IMF,
    "close": numbers.CLOSE,
    "direct_deal": numbers.OFFER_DIRECT,
    "patents": numbers.PAY_PATENTS,
    "rate": numbers.RAISE_RATE,
    "dump": numbers.DUMP_ONE,
    "all_pay": numbers.ALL_PAY,
}
"""What IMF Conditions do, and its number in the rules."""
OPTIONS = {
    numbers.BANK_LIMIT: Option("bank_limit", False, (False, True), "deuda.setup.bank"),
    numbers.LOAN_BAN: Option("loan_ban", "meeting", ("meeting", "standing"), "deuda.square.latin_america"),
    numbers.OWN_BARE_LAND: Option("own_bare_land", "sells", ("sells", "nothing"), "deuda.raw.own"),
    numbers.BUILDS_PER_TURN: Option("builds_per_turn", 0, (0, 1), "deuda.build.before_dice"),
    numbers.PIRACY_ALLOWED: Option("piracy", True, (False, True), "deuda.piracy.basic"),
    numbers.PIRACY_REPLACES_RENT: Option("piracy_replaces_rent", False, (False, True), "deuda.piracy.basic"),
    numbers.LOAN_STEP: Option("loan_step", 50, (50, 1000), "deuda.debt.loan"),
    numbers.PROPOSALS: Option("proposals", 3, (1, 2, 3), "deuda.pact.meeting"),
    numbers.PROMISES: Option("promises", "binding", ("binding", "word"), "deuda.pact.promise"),
    numbers.CLUB_VOTE: Option("club_vote", "all", ("all", "mover"), "deuda.club.form"),
    numbers.CLUB_SELLS_RAW: Option("club_sells_raw", True, (False, True), "deuda.club.south_north"),
    numbers.MAX_LAPS: Option("max_laps", 0, (0, 2, 3, 5, 10, 20, 30, 50, 100, 200), "deuda.end.limit"),
    numbers.TOTAL_VICTORY: Option("total_victory", True, (False, True), "deuda.end.total_victory"),
    numbers.FIVE_HUNDRED_YEARS: Option(
        "five_hundred_years", "one", ("one", "all"), "deuda.card.conditions.five_hundred_years"
    ),
    numbers.RESHUFFLE: Option("reshuffle", False, (False, True), "deuda.card.decks"),
    numbers.DEBT_STEPS: Option("debt_steps", "thirty", ("thirty", "twenty"), "deuda.debt.limit"),
    numbers.CHAIN_FEE: Option("chain_fee", "sum", ("sum", "square"), "deuda.chain.pay"),
    numbers.PIRACY_TAX: Option("piracy_tax", "flat", ("flat", "industry"), "deuda.piracy.chain"),
    numbers.VICTORY: Option("victory", "total", ("total", "degrees"), "deuda.club.total_victory"),
    numbers.QUICK: Option("quick", False, (False, True), "deuda.build.limits"),
    numbers.GOLD_PAYS: Option("gold_pays", "listed", ("listed", "more"), "deuda.gold.limits"),
    numbers.ROUNDING: Option("rounding", "player", ("player", "imf"), "deuda.money.rounding"),
    numbers.SQUARE_10: Option("square_10", "half", ("half", "free"), "deuda.square.solidarity_aid"),
}
"""Every rule that can be read in more than one way, by its number among the parameters."""
CLOCK = Option("clock", False, (False, True), "deuda.end.limit")
"""The one that is no number of a snapshot: those of earlier versions are still read."""

CONTENT = Content.read()


class Face(NamedTuple):
    """What a card is called."""

    id: str
    name: Translated | None


NAMES: dict[str, list[Face]] = {"solidarity": [], "condition": []}
"""Every card played with so far, whatever its pack: events name a card by its place here."""


def faces(content: Content) -> list[int]:
    """Return the numbers the cards' names are known by, Solidarity first; cards of the same id and name share one."""
    numbers = []
    for pile, cards in (("solidarity", content.cards.solidarity), ("condition", content.cards.conditions)):
        known = NAMES[pile]
        for card in cards:
            face = Face(card.id, card.name)
            if face not in known:
                known.append(face)
            numbers.append(known.index(face))
    return numbers


# The printed ones come first, always in the same order.
faces(CONTENT)


def number_of(option: Option, value: Value) -> int:
    """Return an option's value as the parameters keep it: a number as it is, else which choice it is."""
    return int(value) if isinstance(value, int) else option.choices.index(value)


def parameters_of(content: Content, setup: Setup) -> Parameters:
    """Turn content and options into numbers: colours, prices and manufactures of the lands (deuda.board.groups)."""
    squares, titles, lands = content.squares.all, content.titles.all, content.land_ids()
    raw = {square.id: square for square in squares if square.kind == "raw"}
    made = {square.of: square for square in squares if square.kind == "manufacture"}
    land_of = {by[land].number: lands.index(land) for by in (raw, made) for land in lands}
    table = content.editions.table
    quick = bool(setup.options["quick"])
    return Parameters(
        setup,
        [KINDS[square.kind] for square in squares],
        [land_of.get(number, NOBODY) for number in range(SQUARES)],
        [square.value or 0 for square in squares],
        [raw[land].value or 0 for land in lands],
        [made[land].value or 0 for land in lands],
        [CHAINS.index(title.chain or "") for title in titles],
        [cost for title in titles for side in (title.national, title.export) for cost in side],
        [n for card in content.cards.solidarity for n in (SOLIDARITY_EFFECTS[card.effect], card.amount)],
        [n for card in content.cards.conditions for n in (CONDITION_EFFECTS[card.effect], card.amount, card.export)],
        # The quick game is played with one reserve each (deuda.setup.gold, option `quick`).
        [table.bank, 1 if quick else table.gold, table.loan_least, table.barrier],
        [number_of(OPTIONS[number], setup.options[OPTIONS[number].name]) for number in range(len(OPTIONS))],
        faces(content),
        [square.id for square in squares],
        lands,
        int(setup.options[CLOCK.name]),
    )
