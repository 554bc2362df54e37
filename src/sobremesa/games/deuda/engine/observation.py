"""What learning machines are shown of Deuda Eterna, and its actions as one table. Money is in steps of $50."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i32, i64

from sobremesa.core.action_table import ActionTable, Ladder, packed
from sobremesa.core.observation import Encoder, Field, bits, one_of, put
from sobremesa.core.seats import OVER
from sobremesa.games.deuda.engine import actions
from sobremesa.games.deuda.engine.numbers import (
    ANSWER,
    ASKS,
    AT,
    CLOSED,
    DIRECT,
    EUROPE,
    FIELDS,
    HEAD,
    JUST_NOW,
    KEPT,
    LANDS,
    LAPS,
    LOST,
    OCTOBER,
    OUT,
    RAISED,
    RATE,
    REPAID,
    RESERVES,
    SIZE,
    SQUARES,
    TAKEN,
    TERMS,
    TILL,
    WAIVER,
)
from sobremesa.games.deuda.engine.parameters import Parameters
from sobremesa.games.deuda.engine.play import Deuda
from sobremesa.games.deuda.engine.rules.amounts import RUNG_COUNT
from sobremesa.games.deuda.engine.rules.deals import GIFT_COUNT
from sobremesa.games.deuda.engine.rules.ending import worth

MONEY_SHOWN: Final = 40_000
"""More money than this, in steps of $50, is shown as so much; so is what is owed."""
COUNT_SHOWN: Final = 99
NOTED: Final = 12
"""What is noted of a seat beside its place, purse and money."""


def fields(parameters: Parameters, players: int) -> list[Field]:
    """Return what is shown."""
    lands = int(LANDS)
    return [
        Field("me", players, 0, 1, "one of, seat"),
        Field("turn", players, 0, 1, "one of, seat; none for chance"),
        Field("mover", players, 0, 1, "one of, seat"),
        Field("moment", ANSWER + 1, 0, 1, "one of, what is on the agenda"),
        Field("about", players, 0, 1, "one of, the seat that it concerns"),
        Field("numbers", 3, -MONEY_SHOWN, MONEY_SHOWN, "of what is on the agenda: amounts in dollars, lands, squares"),
        Field("bank", 1, -MONEY_SHOWN, MONEY_SHOWN, "steps of $50"),
        Field("imf_gold", 1, 0, COUNT_SHOWN, "reserves"),
        Field("barrier", players, 0, 1, "one of, the seat that put it up"),
        Field("hat", players, 0, 1, "one of, seat"),
        Field("boots", 4, 0, 1, "boot that stands"),
        Field("club", 1, 0, 1, "yes or no"),
        Field("calls", players, 0, 1, "seat that the IMF will call"),
        Field("fresh", lands, 0, 1, "land that came to the mover in this turn"),
        Field("done", 2, 0, COUNT_SHOWN, "industries paid for, proposals refused in this turn"),
        Field("promises", 12, 0, 1, "no piracy between two seats: bits 4 a + b, a before b"),
        Field("just_promised", 12, 0, 1, "the same, of this meeting"),
        Field("lot", lands, 0, 1, "one of, land under the hammer"),
        Field("bid", 1, 0, MONEY_SHOWN, "steps of $50"),
        Field("bidder", players, 0, 1, "one of, seat"),
        Field("bidding", players, 0, 1, "seat that may still bid"),
        Field("cards_unseen", int(parameters.cards[0] + parameters.cards[1]), 0, 1, "card: Solidarity, Conditions"),
        Field("terms", TERMS * 5, 0, MONEY_SHOWN, "by term: there, kind, giver, taker, land or steps of $50"),
        Field("square", players * SQUARES, 0, 1, "one of, by seat"),
        Field("purse", players * players, 0, 1, "one of, by seat: the first seat of its purse"),
        Field("cash", players, -MONEY_SHOWN, MONEY_SHOWN, "steps of $50, by seat"),
        Field("debt", players * 3, -MONEY_SHOWN, MONEY_SHOWN, "steps of $50, by purse: taken, increased, repaid"),
        Field(
            "noted", players * NOTED, 0, COUNT_SHOWN,
            "by seat: laps, turns to lose, rate, out, direct, waiver, closed, October, Europe, proposals, gold, size",
        ),
        Field("kept", players * 2, 0, 1, "card kept, by purse: against the coup, against the flight of capital"),
        Field("owner", lands * players, 0, 1, "one of, by land: the first seat of the purse; none for the IMF"),
        Field("national", lands, 0, 3, "industries, by land"),
        Field("export", lands, 0, 3, "industries, by land"),
    ]  # fmt: skip


def ladders() -> dict[int, Ladder]:
    """Return the amounts as `legal` offers them: from the least in growing steps, and the most."""
    rungs = int(RUNG_COUNT) + 1
    found = {verb: Ladder(0, rungs) for verb in (actions.LOAN, actions.REPAY, actions.BID)}
    found[actions.MONEY] = Ladder(2, int(GIFT_COUNT) + 1)
    return found


def lifts(parameters: Parameters, players: int) -> list[int]:
    """Return the shares in which the barrier is offered to be lifted: alone, in equal parts, one other alone."""
    steps = int(parameters.barrier // 50)
    found = [packed(actions.LIFT)]
    for others in range(1, players):
        part = steps // (others + 1)
        found.append(packed(actions.LIFT, part, part if others > 1 else 0, part if others > 2 else 0))
    for i in range(players - 1):
        shares = [0, 0, 0]
        shares[i] = steps
        found.append(packed(actions.LIFT, shares[0], shares[1], shares[2]))
    return found


def listed(parameters: Parameters, players: int) -> list[int]:
    """Return every action of a country; of amounts, the rungs."""
    lands = range(LANDS)
    found = [packed(actions.ROLL)]
    for verb, ladder in ladders().items():
        if verb != actions.MONEY:
            found += [packed(verb, rung) for rung in range(ladder.rungs)]
    found += [packed(actions.BUILD, land, side) for land in lands for side in range(2)]
    found += lifts(parameters, players)
    found += [packed(actions.BUY), packed(actions.SELL), packed(actions.PIRATE, 0), packed(actions.PIRATE, 1)]
    found += [packed(actions.GOLD), packed(actions.CASH), packed(actions.USE)]
    for verb in (actions.CLAIM, actions.AUCTION, actions.DUMP):
        found += [packed(verb, land) for land in lands]
    for verb in (actions.PASS, actions.DECLINE, actions.DONE, actions.ACCEPT, actions.REFUSE, actions.COUNTER):
        found.append(packed(verb))
    found += [packed(actions.UNION, members) for members in range(2**players)]
    found += [packed(actions.CLUB), packed(actions.STOP), packed(actions.DEAL)]
    found += [packed(actions.GIVE, land, seat) for land in lands for seat in range(players)]
    for giver in range(players):
        for taker in range(players):
            if giver != taker:
                found += [packed(actions.MONEY, giver, taker, rung) for rung in range(GIFT_COUNT + 1)]
            if giver < taker:
                found += [packed(actions.PROMISE, giver, taker), packed(actions.RELEASE, giver, taker)]
    found += [packed(actions.DROP, term) for term in range(1, TERMS + 1)]
    return [*found, packed(actions.OFFER), packed(actions.ABANDON)]


class DeudaEncoder(Encoder[Deuda]):
    """The agenda, the countries with their purses and debts, the lands, the deal that is being written."""

    def __init__(self, parameters: Parameters, players: int) -> None:
        table = ActionTable(actions.VERBS, listed(parameters, players), ladders())
        super().__init__(fields(parameters, players), table)

    def write(self, state: Deuda, seat: i64, out: "vec[i32]", at: i64) -> None:
        """Write the observation."""
        at = self.write_moment(state, seat, out, at)
        at = self.write_table(state, out, at)
        at = self.write_seats(state, out, at)
        lands = state.lands
        for land in range(LANDS):
            at = one_of(out, at, lands[land], state.players)
        for i in range(LANDS, 3 * LANDS):
            out[at] = i32(lands[i])
            at += 1

    def write_moment(self, state: Deuda, seat: i64, out: "vec[i32]", at: i64) -> i64:
        """Write who is to choose, and what about."""
        players = state.players
        at = one_of(out, at, seat, players)
        at = one_of(out, at, state.turn, players)
        at = one_of(out, at, state.mover, players)
        if state.turn == OVER or state.depth == 0:
            at = one_of(out, at, -1, ANSWER + 1 + players)
            for i in range(3):
                out[at + i] = 0
            return at + 3
        at = one_of(out, at, state.now(), ANSWER + 1)
        at = one_of(out, at, state.who(), players)
        for i in range(1, 4):
            at = put(out, at, state.word(i), MONEY_SHOWN)
        return at

    def write_table(self, state: Deuda, out: "vec[i32]", at: i64) -> i64:
        """Write what lies in the middle: the IMF's, the auction, the piles, the deal."""
        players = state.players
        at = put(out, at, state.bank // 50, MONEY_SHOWN)
        at = put(out, at, state.imf_gold, COUNT_SHOWN)
        at = one_of(out, at, state.barrier, players)
        at = one_of(out, at, state.hat, players)
        at = bits(out, at, state.boots, 4)
        out[at] = i32(state.club)
        at = bits(out, at + 1, state.calls, players)
        at = bits(out, at, state.fresh, LANDS)
        at = put(out, at, state.builds, COUNT_SHOWN)
        at = put(out, at, state.refused, COUNT_SHOWN)
        at = bits(out, at, state.promises, 12)
        at = bits(out, at, state.promises // JUST_NOW, 12)
        at = one_of(out, at, state.lot, LANDS)
        at = put(out, at, state.bid // 50, MONEY_SHOWN)
        at = one_of(out, at, state.bidder, players)
        at = bits(out, at, state.bidding, players)
        for pile in range(2):
            at = bits(out, at, state.piles[pile], state.parameters.cards[pile])
        terms = state.terms
        for i in range(TERMS):
            term: i64 = 0
            there: i64 = 0
            if i < terms[0]:
                term = terms[i + 1]
                there = 1
            out[at] = i32(there)
            out[at + 1] = i32(term % 4)
            out[at + 2] = i32(term // 4 % 8)
            out[at + 3] = i32(term // 32 % 8)
            at = put(out, at + 4, term // 256, MONEY_SHOWN)
        return at

    def write_seats(self, state: Deuda, out: "vec[i32]", at: i64) -> i64:
        """Write what everybody has and owes."""
        players = state.players
        seats = state.seats
        ledger = state.ledger
        for base in range(0, players * FIELDS, FIELDS):
            at = one_of(out, at, seats[base + AT], SQUARES)
        for base in range(0, players * FIELDS, FIELDS):
            at = one_of(out, at, seats[base + HEAD], players)
        for base in range(0, players * FIELDS, FIELDS):
            at = put(out, at, seats[base + TILL] // 50, MONEY_SHOWN)
        for seat in range(players):
            at = put(out, at, ledger[TAKEN + seat] // 50, MONEY_SHOWN)
            at = put(out, at, ledger[RAISED + seat] // 50, MONEY_SHOWN)
            at = put(out, at, ledger[REPAID + seat] // 50, MONEY_SHOWN)
        for base in range(0, players * FIELDS, FIELDS):
            at = put(out, at, seats[base + LAPS], COUNT_SHOWN)
            at = put(out, at, seats[base + LOST], COUNT_SHOWN)
            at = put(out, at, seats[base + RATE], COUNT_SHOWN)
            at = put(out, at, seats[base + OUT], COUNT_SHOWN)
            at = put(out, at, seats[base + DIRECT], COUNT_SHOWN)
            at = put(out, at, seats[base + WAIVER], COUNT_SHOWN)
            at = put(out, at, seats[base + CLOSED], COUNT_SHOWN)
            at = put(out, at, seats[base + OCTOBER], COUNT_SHOWN)
            at = put(out, at, seats[base + EUROPE], COUNT_SHOWN)
            at = put(out, at, seats[base + ASKS], COUNT_SHOWN)
            at = put(out, at, seats[base + RESERVES], COUNT_SHOWN)
            at = put(out, at, seats[base + SIZE], COUNT_SHOWN)
        for base in range(0, players * FIELDS, FIELDS):
            at = bits(out, at, seats[base + KEPT], 2)
        return at

    def points(self, state: Deuda, seat: i64) -> i64:
        """Return what a country is worth, in dollars."""
        return worth(state, seat)
