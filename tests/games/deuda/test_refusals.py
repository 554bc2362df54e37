"""Every verb at every kind of moment: the rule that is named is the one that is really against it.

The table is on file, with the sentences. To accept a changed one: SOBREMESA_GOLDEN=refusals pytest tests/games/deuda
"""

from collections.abc import Callable
from pathlib import Path

import pytest

from sobremesa.core.texts import LANGS
from sobremesa.games.deuda import GAME
from sobremesa.games.deuda.engine import numbers as fields
from sobremesa.games.deuda.view.kinds import LAND
from tests.games.deuda.table import DeudaTable, new, start
from tests.games.goldens import compare

pytestmark = pytest.mark.pure

NAMES = ("Ana", "Beto", "Caro")


def visited(national: int = 1) -> DeudaTable:
    """Beto owns the fish land; Ana has money for anything."""
    table = start(3)
    table.own(1, "fish", national)
    table.cash(0, 20_000)
    return table


def embargoed() -> DeudaTable:
    """Ana cannot pay Beto's visit and owns nothing but iron."""
    table = visited()
    table.own(0, "iron", 1)
    table.cash(0, 0)
    table.gold(0, 0)
    table.debt(0, 30_000)
    table.arrive(9)
    return table


def borrowing() -> DeudaTable:
    """Ana has said that she pays in money, and has none."""
    table = visited()
    table.cash(0, 0)
    table.arrive(9)
    table.play("cash")
    return table


def landed(square: int, **given: int) -> DeudaTable:
    """Ana, in debt, with Beto's fish and coffee about, arrives on a square."""
    table = visited()
    table.own(1, "coffee", 1, 1)
    table.own(0, "sugar", 1)
    table.debt(0, 5_000)
    table.state.note(0, fields.KEPT, given.get("kept", 0))
    table.arrive(square)
    return table


def drawn(square: int, card: str) -> DeudaTable:
    """Ana, in debt, draws a card."""
    table = landed(square)
    table.play(card)
    return table


def meeting(*texts: str) -> DeudaTable:
    """A meeting in which so much has been said."""
    table = start(3)
    table.own(1, "fish")
    table.meet()
    table.play(*texts)
    return table


def clubbed(*texts: str) -> DeudaTable:
    """A club that owns the sugar land."""
    table = start(3)
    table.own(0, "sugar")
    table.form_club()
    table.play(*texts)
    return table


def owned() -> DeudaTable:
    """All land has an owner and Ana arrives on Nationalisation."""
    table = start(3)
    for land in LAND.tokens:
        table.own(0, land)
    table.arrive(24)
    return table


def barred() -> DeudaTable:
    """The barrier is up, and Ana proposes that Beto pays."""
    table = start(3)
    table.state.barrier = 2
    table.play("lift 2000 0 0")
    return table


def sent(card: str) -> DeudaTable:
    """Beto owns the oil land; Ana draws a Solidarity card."""
    table = start(3)
    table.own(1, "oil")
    table.arrive(4)
    table.play(f"solidarity {card}")
    return table


def rolled() -> DeudaTable:
    table = start(3)
    table.play("roll")
    return table


def played(table: DeudaTable, *texts: str) -> DeudaTable:
    table.play(*texts)
    return table


def landed_and_back() -> DeudaTable:
    """Ana is in debt and on turn before the dice."""
    table = start(3)
    table.debt(0, 5_000)
    table.own(0, "sugar", 1)
    return table


MOMENTS: dict[str, Callable[[], DeudaTable]] = {
    "the dice for cash": lambda: new(3),
    "before the dice": lambda: start(3),
    "before the dice, in debt": landed_and_back,
    "the dice": rolled,
    "the card": lambda: landed(4),
    "the die of Capital Flight": lambda: landed(12),
    "a land without owner": lambda: landed(2),
    "gold or money": lambda: landed(9),
    "a loan for a payment": borrowing,
    "the embargo": embargoed,
    "an auction": lambda: played(embargoed(), "auction iron"),
    "piracy": lambda: played(landed(9), "cash"),
    "repayment": lambda: played(landed(39), "cash"),
    "half-price building": lambda: landed(10),
    "Nationalisation": lambda: landed(24),
    "Nationalisation without free land": owned,
    "the oil industry": lambda: sent("venezuela"),
    "Capital Flight with the card": lambda: landed(12, kept=2),
    "Military Coup with the card": lambda: landed(18, kept=1),
    "the direct deal": lambda: drawn(8, "condition direct_deal"),
    "dumping": lambda: drawn(8, "condition dumping"),
    "a share of the barrier": barred,
    "a meeting": meeting,
    "a deal being written": lambda: meeting("deal"),
    "a deal offered": lambda: meeting("deal", "promise 1 2", "offer"),
    "a union proposed": lambda: meeting("union 1+2"),
    "the club, before the dice": clubbed,
    "a vote of the club": lambda: clubbed("build sugar national"),
}

TRIES = (
    "dice 1 1",
    "die 1",
    "solidarity cuba",
    "condition tax",
    "roll",
    "loan 1000",
    "build sugar national",
    "lift 500 500 0",
    "buy",
    "sell",
    "pirate one",
    "gold",
    "cash",
    "repay 1000",
    "claim iron",
    "use",
    "auction iron",
    "bid 1000",
    "pass",
    "decline",
    "done",
    "accept",
    "refuse",
    "counter",
    "union 1+2",
    "club",
    "stop",
    "deal",
    "give fish 1",
    "money 1 2 500",
    "promise 1 2",
    "release 1 2",
    "drop 1",
    "offer",
    "abandon",
    "dump iron",
)


def table() -> list[str]:
    """Return every moment with what is refused then, the sentence and the rule."""
    lines = []
    for moment, builder in MOMENTS.items():
        table = builder()
        said: dict[str, list[str]] = {}
        for text in TRIES:
            refusal = table.state.why_not(table.action(text))
            if refusal is not None:
                sentence = f"{GAME.explain(refusal, 'en', NAMES, table.state)} ({refusal.rule})"
                said.setdefault(sentence, []).append(text)
        lines += [f"## {moment}", *(f"{', '.join(texts)}: {sentence}" for sentence, texts in said.items()), ""]
    return lines


def test_the_table_of_refusals_is_the_one_on_file() -> None:
    compare(Path(__file__).parent / "goldens" / "refusals.txt", "\n".join(table()))


MISPLACED = ("pass", "decline", "done", "roll")
"""What `turn.sequence` itself is against: skipping the throw, or throwing again."""


@pytest.mark.parametrize("moment", list(MOMENTS))
def test_no_refusal_hides_behind_the_order_of_the_turn(moment: str) -> None:
    table = MOMENTS[moment]()
    for text in TRIES:
        refusal = table.state.why_not(table.action(text))
        if refusal is not None:
            assert text in MISPLACED or refusal.rule != "deuda.turn.sequence", text
            for lang in LANGS:
                assert GAME.explain(refusal, lang, NAMES, table.state)


CASES: dict[str, tuple[Callable[[], DeudaTable], str, str]] = {
    "a loan in a meeting": (meeting, "loan 1000", "deuda.square.latin_america"),
    "a loan before gold or money": (lambda: landed(9), "loan 1000", "deuda.pay.order"),
    "repaying before the roll": (landed_and_back, "repay 500", "deuda.debt.amortise"),
    "the club before its moment": (lambda: start(3), "club", "deuda.pact.when"),
    "a union before its moment": (lambda: start(3), "union 1+2", "deuda.pact.when"),
    "a deal before its moment": (lambda: start(3), "promise 1 2", "deuda.pact.when"),
    "building after the dice": (lambda: landed(9), "build sugar export", "deuda.build.before_dice"),
    "an auction without need": (lambda: start(3), "auction iron", "deuda.embargo.when"),
    "an auction before a loan": (borrowing, "auction iron", "deuda.pay.order"),
    "a repayment of the club": (clubbed, "repay 500", "deuda.club.no_debt"),
    "a loan of the club": (lambda: clubbed("build sugar national"), "loan 1000", "deuda.club.no_debt"),
    "piracy in the club": (clubbed, "pirate one", "deuda.club.south_north"),
    "piracy in the North": (lambda: landed(27), "pirate one", "deuda.piracy.south_only"),
    "piracy before the fee": (lambda: landed(9), "pirate one", "deuda.piracy.basic"),
    "Panama's card elsewhere": (lambda: landed(9, kept=2), "use", "deuda.card.solidarity.panama"),
    "leaving the oil industry": (lambda: sent("venezuela"), "decline", "deuda.card.solidarity.venezuela"),
    "an industry instead of a land": (lambda: landed(24), "build sugar export", "deuda.square.nationalisation"),
    "skipping the throw": (lambda: start(3), "pass", "deuda.turn.sequence"),
    "not paying": (lambda: landed(9), "decline", "deuda.pay.order"),
}


@pytest.mark.parametrize("case", list(CASES))
@pytest.mark.rule(
    "deuda.square.latin_america", "deuda.debt.amortise", "deuda.pact.when", "deuda.piracy.south_only", "deuda.pay.order"
)
def test_the_rule_that_is_really_against_it_is_named(case: str) -> None:
    builder, text, rule = CASES[case]
    assert builder().refused(text).rule == rule


def said(table: DeudaTable, text: str) -> tuple[str, str]:
    """Return a refusal in both languages."""
    refusal = table.refused(text)
    return GAME.explain(refusal, "es", NAMES, table.state), GAME.explain(refusal, "en", NAMES, table.state)


@pytest.mark.rule("deuda.pay.order", "deuda.build.limits", "deuda.square.barrier", "deuda.piracy.basic")
def test_a_refusal_says_what_would_be_needed() -> None:
    table = start(3)
    table.cash(0, 300)
    table.debt(0, 30_000)
    table.own(0, "oil", 1)
    assert said(table, "build oil export") == (
        "cuesta $3.600 y entre efectivo y crédito tienes $300",
        "it costs $3,600, and your cash and credit come to $300",
    )
    table.cash(0, 30_000)
    table.play("build oil export")
    assert said(table, "build oil export") == (
        "la industria de exportación número 2 de petróleo necesita 2 nacionales; hay 1",
        "export industry number 2 for oil needs 2 national ones; there are 1",
    )
    table.own(0, "oil", 3, 3)
    assert said(table, "build oil export")[1] == "oil has all 3 industries of that kind: there is no room for more"
    table.state.barrier = 1
    table.cash(1, 100)
    table.debt(1, 30_000)
    assert said(table, "lift 500 0 0") == (
        "Beto tendría que pagar $500 y tiene $100 contando su crédito",
        "Beto would have to pay $500 and has $100 with credit",
    )
    table.debt(0, 0)
    table.meet()
    table.play("deal")
    assert said(table, "money 2 1 150")[1] == ("money in a deal is in hand: Beto can give $50 to $100, in steps of $50")


@pytest.mark.rule("deuda.piracy.chain", "deuda.pay.order")
def test_the_price_of_a_chain_and_of_the_one_in_it_are_told() -> None:
    table = visited()
    table.own(1, "cattle", 1)
    table.arrive(9)
    table.play("cash")
    table.state.ledger[fields.TAKEN] = 30_000
    table.cash(0, 5_000)
    price = 4000 + sum(int(table.state.invested(land)) for land in (6, 7))
    refusal = table.refused("pirate chain")
    assert (refusal.rule, refusal.numbers) == ("deuda.pay.order", [5_000, price])


@pytest.mark.rule("deuda.square.barrier", "deuda.club.purse")
def test_the_club_is_told_what_it_lacks_for_the_barrier() -> None:
    table = clubbed()
    table.state.barrier = 0
    for seat in range(3):
        table.cash(seat, 500)
    assert table.refused("lift 0 0 0").numbers == [1, 2000, 1500]
    assert table.refused("lift 50 0 0").code == "bad-shares"
