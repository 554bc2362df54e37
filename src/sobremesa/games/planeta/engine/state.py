"""What lies on the table in That's My Planet!: cards, ships, marks and boxes, and the small ways they move.

A pile is four sets of numbers, one per suit, each a 13-bit set, so that counting a suit, finding its highest card
or asking for the ace is one look into a table.
"""

from librt.vecs import vec
from mypy_extensions import i64

from sobremesa.core.meta import Setup
from sobremesa.core.rng import Rng
from sobremesa.core.seats import OVER
from sobremesa.core.state import State, refill
from sobremesa.games.planeta.engine.numbers import (
    ANSWER,
    BIT,
    BROKEN,
    BURN,
    CHOOSE,
    COUNT,
    DEAL,
    DIE,
    DISCARD,
    HIGHEST,
    JOKER,
    MOTHER_SHIP,
    NOBODY,
    SHIPS,
    SUITS,
    UNSEEN,
)
from sobremesa.games.planeta.engine.parameters import Parameters


class Position(State):
    """The table: what lies on it and how it moves. The rules are functions over it, a module for each chapter."""

    def __init__(
        self,
        parameters: Parameters,
        turn: i64,
        piles: "vec[i64]",
        ships: "vec[i64]",
        marks: "vec[i64]",
        boxes: "vec[i64]",
    ) -> None:
        super().__init__(turn)
        self.parameters = parameters
        self.phase: i64 = BURN
        self.piles = piles
        self.jokers: i64 = 3
        """How many jokers the deck still hides, as bits 1 and 2."""
        self.left: i64 = 54 if parameters.faces else 42
        """How many cards the deck or Reserve holds, jokers included."""
        self.shown: i64 = 0
        """The cards of this round, eight bits each."""
        self.shown_count: i64 = 0
        self.burnt: i64 = 0
        self.ships = ships
        """By ship, its place; then by ship, its fuel."""
        self.marks = marks
        """By planet, 1 to 7: 1 infiltrated + 2 invaded + 4 conquered."""
        self.boxes = boxes
        self.moved: i64 = NOBODY
        """The ship moved last in this turn, or NOBODY before phase 1."""
        self.moved_before: i64 = NOBODY
        """The ship that counts as moved in the previous turn."""
        self.roll: i64 = 0
        self.enlisting: i64 = NOBODY
        self.resume: i64 = 0
        """The phase that goes on when the recruit has come."""
        self.ending: i64 = 0

    def setup(self) -> Setup:
        """Return what was settled before the first action."""
        return self.parameters.setup

    def when(self) -> str:
        """Return the part of the game: the draft, or a phase of the turn."""
        if self.turn == OVER:
            return ""
        if self.phase == BURN or self.phase == DEAL or self.phase == CHOOSE:
            return "draft"
        if self.phase == DIE or self.phase == ANSWER:
            return "phase 2"
        return "phase 1" if self.moved == NOBODY else "between the phases"

    def snapshot(self) -> list[int]:
        """Return every number of the position, and the options that its rules go by."""
        numbers: list[int] = [
            self.parameters.tie,
            self.parameters.barred,
            self.turn,
            self.phase,
            self.jokers,
            self.left,
        ]
        numbers += [self.burnt, self.shown, self.shown_count, self.moved, self.moved_before]
        numbers += [self.roll, self.enlisting, self.resume, self.ending]
        for part in (self.piles, self.ships, self.marks, self.boxes):
            numbers += [int(number) for number in part]
        return numbers

    def restore(self, numbers: list[int]) -> None:
        """Become the position of a snapshot."""
        self.turn, self.phase, self.jokers, self.left, self.burnt = numbers[2:7]
        self.shown, self.shown_count, self.moved, self.moved_before = numbers[7:11]
        self.roll, self.enlisting, self.resume, self.ending = numbers[11:15]
        at = 15
        for part in (self.piles, self.ships, self.marks, self.boxes):
            at = refill(part, numbers, at)

    # -- cards -----------------------------------------------------------------------------------

    def numbers(self, pile: i64, suit: i64) -> i64:
        """Return the numbers of a suit in a pile, as a set of bits."""
        return self.piles[pile * 4 + suit]

    def holds(self, pile: i64, card: i64) -> bool:
        """Tell whether a pile holds this card (not a joker)."""
        return self.piles[pile * 4 + card // 13] & BIT[card % 13] != 0

    def add(self, pile: i64, card: i64) -> None:
        """Put a card on a pile."""
        suit = pile * 4 + card // 13
        self.piles[suit] = self.piles[suit] | BIT[card % 13]

    def remove(self, pile: i64, card: i64) -> None:
        """Take a card from the pile that holds it."""
        suit = pile * 4 + card // 13
        self.piles[suit] = self.piles[suit] ^ BIT[card % 13]

    def size(self, pile: i64) -> i64:
        """Count the cards of a pile, without jokers."""
        base = pile * 4
        piles = self.piles
        return COUNT[piles[base]] + COUNT[piles[base + 1]] + COUNT[piles[base + 2]] + COUNT[piles[base + 3]]

    def hides(self, card: i64) -> bool:
        """Tell whether the deck or Reserve may still turn up this card."""
        if card >= JOKER:
            return self.jokers & BIT[card - JOKER] != 0
        return self.holds(UNSEEN, card)

    def take_unseen(self, card: i64) -> None:
        """The card turned up is no longer in the deck or Reserve."""
        self.left -= 1
        if card >= JOKER:
            self.jokers ^= BIT[card - JOKER]
        else:
            self.remove(UNSEEN, card)

    def put_back(self, card: i64) -> None:
        """Shuffle a shown card back into the deck."""
        self.left += 1
        if card >= JOKER:
            self.jokers |= BIT[card - JOKER]
        else:
            self.add(UNSEEN, card)

    def discard(self, card: i64) -> None:
        """Lay a card on the discard; a joker leaves the game, as it will after the draft anyway."""
        if card < JOKER:
            self.add(DISCARD, card)

    def any_unseen(self, rng: Rng) -> i64:
        """Return a card of the deck or Reserve by lot."""
        left = rng.below(self.left)
        suit: i64 = 0
        numbers = self.piles[UNSEEN * 4]
        while left >= COUNT[numbers]:
            left -= COUNT[numbers]
            suit += 1
            numbers = self.jokers if suit == SUITS else self.piles[UNSEEN * 4 + suit]
        while left > 0:
            numbers &= numbers - 1
            left -= 1
        return suit * 13 + HIGHEST[numbers & -numbers]

    def value(self, team: i64, card: i64) -> i64:
        """A card is worth its number, +1 for each other card of its suit in the team (planeta.act.value),
        and the ace among those gives one more (planeta.act.ace_bonus).

        Worked through in the book: a ten worth 13, or 14 (planeta.act.example).
        """
        numbers = self.piles[team * 4 + card // 13]
        number = card % 13 + 1
        value = number + COUNT[numbers] - 1
        if number != 1 and numbers & 1 != 0:
            value += 1
        return value

    def best_value(self, team: i64) -> i64:
        """Return the highest action value in a team, 0 if it has no card."""
        best: i64 = 0
        for suit in range(SUITS):
            numbers = self.piles[team * 4 + suit]
            if numbers != 0:
                # Within a suit the bonus is the same for all but the ace, so the highest number is worth most.
                value = self.value(team, suit * 13 + HIGHEST[numbers])
                if value > best:
                    best = value
        return best

    def show(self, card: i64) -> None:
        """Lay a card beside those of this round."""
        self.shown += card << 8 * self.shown_count
        self.shown_count += 1

    def shown_card(self, i: i64) -> i64:
        """Return the i-th card of this round."""
        return self.shown >> 8 * i & 255

    def shown_jokers(self) -> i64:
        """Count the jokers of this round."""
        jokers: i64 = 0
        rest = self.shown
        while rest > 0:
            if rest & 255 >= JOKER:
                jokers += 1
            rest >>= 8
        return jokers

    def clear_shown(self) -> None:
        """The round is over."""
        self.shown = 0
        self.shown_count = 0

    def discarded(self) -> i64:
        """Count the discard during the draft, jokers included."""
        return self.size(DISCARD) + 2 - COUNT[self.jokers] - self.shown_jokers()

    # -- ships and sheet -------------------------------------------------------------------------

    def place(self, ship: i64) -> i64:
        """Return where a ship is."""
        return self.ships[ship]

    def fuel(self, ship: i64) -> i64:
        """Return a ship's fuel."""
        return self.ships[SHIPS + ship]

    def put(self, ship: i64, place: i64, fuel: i64) -> None:
        """Put a ship on a place with so much fuel."""
        self.ships[ship] = place
        self.ships[SHIPS + ship] = fuel

    def is_broken(self, ship: i64) -> bool:
        """Tell whether a ship lies in the Broken-down zone."""
        return self.ships[ship] == BROKEN

    def is_taken(self, place: i64) -> bool:
        """Tell whether a planet has a ship on it; the Mother Ship holds all three."""
        ships = self.ships
        return place != MOTHER_SHIP and (ships[0] == place or ships[1] == place or ships[2] == place)

    def reachable(self, ship: i64) -> i64:
        """Return the places a ship may go to, as a set of bits: where a route leads and no ship is."""
        ships = self.ships
        taken = BIT[ships[0]] | BIT[ships[1]] | BIT[ships[2]]
        return self.parameters.near[ships[ship]] & ~(taken & ~BIT[MOTHER_SHIP])

    def is_outranked(self, planet: i64, kind: i64) -> bool:
        """Tell whether a mark of this kind or a higher one stands on the planet already (planeta.act.hierarchy)."""
        return self.marks[planet] >= BIT[kind]

    def has_box(self, box: i64) -> bool:
        """Tell whether a box of that row is left on the sheet."""
        return self.boxes[box] < self.parameters.boxes[box]

    def mark_box(self, box: i64) -> None:
        """Cross out one box."""
        self.boxes[box] = self.boxes[box] + 1
