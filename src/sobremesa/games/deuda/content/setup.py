"""From the content files and the options to the first position."""

from typing import NamedTuple

from sobremesa.core.content import Said
from sobremesa.core.meta import Option, Setup, Value
from sobremesa.games.deuda.content.model import CHAINS, CONDITION_EFFECTS, KINDS, SOLIDARITY_EFFECTS, Content
from sobremesa.games.deuda.engine.numbers import NOBODY
from sobremesa.games.deuda.engine.parameters import Parameters

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
"""Every rule that can be read in more than one way, in the order of `Parameters.options`."""

CONTENT = Content.read()


class Face(NamedTuple):
    """What a card is called."""

    id: str
    name: Said | None


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
        [KINDS.index(square.kind) for square in squares],
        [land_of.get(number, NOBODY) for number in range(40)],
        [square.value or 0 for square in squares],
        [raw[land].value or 0 for land in lands],
        [made[land].value or 0 for land in lands],
        [CHAINS.index(title.chain or "") for title in titles],
        [cost for title in titles for side in (title.national, title.export) for cost in side],
        [n for card in content.cards.solidarity for n in (SOLIDARITY_EFFECTS.index(card.effect), card.amount)],
        [
            n
            for card in content.cards.conditions
            for n in (CONDITION_EFFECTS.index(card.effect), card.amount, card.export)
        ],
        # The quick game is played with one reserve each (deuda.setup.gold, option `quick`).
        [table.bank, 1 if quick else table.gold, table.loan_least, table.barrier],
        [number_of(option, setup.options[option.name]) for option in OPTIONS],
        faces(content),
    )
