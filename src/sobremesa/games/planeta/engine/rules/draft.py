"""Drafting: cards are drawn, four at a time, one for each team."""

from itertools import permutations
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sobremesa.core.packing import pack
from sobremesa.core.seats import CHANCE
from sobremesa.core.state import FINE
from sobremesa.games.planeta.engine import reasons
from sobremesa.games.planeta.engine.actions import DRAFT, DRAW
from sobremesa.games.planeta.engine.numbers import (
    BURN,
    CHOOSE,
    CONQUEST,
    DEAL,
    DIE,
    DISCARD,
    ENLIST,
    HIGHEST,
    INFILTRATION,
    INVASION,
    JOKER,
    SUITS,
    UNSEEN,
)
from sobremesa.games.planeta.engine.rules.other import enlist
from sobremesa.games.planeta.engine.rules.turn import begin_turn
from sobremesa.games.planeta.engine.state import Position

DRAFTS: Final = vec[i64]([pack(DRAFT, a, b, c) for a, b, c in permutations(range(4), 3)])


def why_not_draw(position: Position, card: i64) -> i64:
    """Chance turns up a card that the deck or Reserve still holds (planeta.setup.deck)."""
    if position.turn != CHANCE:
        return reasons.CHANCE_ONLY
    if position.phase == DIE:
        return reasons.OTHER_PHASE
    return FINE if position.hides(card) else reasons.CARD_NOT_THERE


def list_draw(position: Position, buffer: "vec[i64]", count: i64) -> i64:
    """Every card that may come up, each as likely as another (planeta.setup.deck)."""
    for suit in range(SUITS):
        numbers = position.numbers(UNSEEN, suit)
        while numbers != 0:
            buffer[count] = pack(DRAW, suit * 13 + HIGHEST[numbers & -numbers])
            numbers &= numbers - 1
            count += 1
    for joker in range(JOKER, JOKER + 2):
        if position.hides(joker):
            buffer[count] = pack(DRAW, joker)
            count += 1
    return count


def draw(position: Position, card: i64) -> None:
    """A card is turned up: a recruit, or one of the deck; its first two are burnt, then come rounds of four
    (planeta.draft.burn).
    """
    position.take_unseen(card)
    if position.phase == ENLIST:
        enlist(position, card)
    elif position.phase == BURN:
        position.discard(card)
        position.burnt += 1
        position.tell("burnt", "planeta.draft.burn", card)
        if position.burnt == 2:
            position.phase = DEAL
    else:
        position.show(card)
        position.tell("shown", "planeta.draft.round", card)
        if position.shown_count == 4:
            look_for_jokers(position)


def look_for_jokers(position: Position) -> None:
    """One joker spoils the round (planeta.draft.one_joker), two send it back (planeta.draft.two_jokers)."""
    jokers = position.shown_jokers()
    if jokers == 0:
        position.phase = CHOOSE
        position.turn = 0
    elif jokers == 2 and position.left > 0:
        for i in range(SUITS):
            position.put_back(position.shown_card(i))
        position.clear_shown()
        position.tell("reshuffled", "planeta.draft.two_jokers")
    else:
        # Both jokers among the last four could only come up again for ever: they are discarded like one.
        rule = "planeta.draft.one_joker" if jokers == 1 else "planeta.draft.two_jokers"
        position.tell("spoilt", rule, jokers)
        for i in range(SUITS):
            position.discard(position.shown_card(i))
        close_round(position)


def why_not_draft(position: Position, a: i64, b: i64, c: i64) -> i64:
    """Each team gets one of the four cards shown, each another (planeta.draft.round)."""
    if position.phase != CHOOSE:
        return reasons.DRAFT_OVER
    if a == b or a == c or b == c:
        return reasons.SAME_CARD_TWICE
    return FINE


def list_draft(buffer: "vec[i64]", count: i64) -> i64:
    """Every way to give three of the four cards shown to the three teams (planeta.draft.round)."""
    for way in DRAFTS:
        buffer[count] = way
        count += 1
    return count


def draft(position: Position, a: i64, b: i64, c: i64) -> None:
    """One card to each team, the fourth to the discard (planeta.draft.round).

    Worked through in the book (planeta.draft.example).
    """
    spy = position.shown_card(a)
    invader = position.shown_card(b)
    conqueror = position.shown_card(c)
    rest = position.shown_card(6 - a - b - c)
    position.add(INFILTRATION, spy)
    position.add(INVASION, invader)
    position.add(CONQUEST, conqueror)
    position.discard(rest)
    position.tell("drafted", "planeta.draft.round", spy, invader, conqueror, rest)
    close_round(position)


def close_round(position: Position) -> None:
    """Rounds go on until the deck is empty (planeta.draft.round); all teams then have the same size
    (planeta.draft.counts).
    """
    position.clear_shown()
    if position.left > 0:
        position.phase = DEAL
        position.turn = CHANCE
    else:
        make_reserve(position)


def make_reserve(position: Position) -> None:
    """The discards without the jokers become the face-down Reserve (planeta.draft.reserve)."""
    for suit in range(SUITS):
        position.piles[UNSEEN * 4 + suit] = position.piles[DISCARD * 4 + suit]
        position.piles[DISCARD * 4 + suit] = 0
    position.left = position.size(UNSEEN)
    position.turn = 0
    position.tell("reserve", "planeta.draft.reserve", position.left, position.size(CONQUEST))
    begin_turn(position)
