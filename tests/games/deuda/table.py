"""A table of Deuda Eterna set up in one line, and the few moves that tests make on it."""

from sobremesa.core.events import Event, Refusal
from sobremesa.core.meta import Value
from sobremesa.core.registry import game
from sobremesa.games.deuda.engine import numbers as fields
from sobremesa.games.deuda.engine.play import Deuda
from sobremesa.games.deuda.view.kinds import LAND

GAME = game("deuda")
BANK = 120_000


def new(players: int = 2, edition: str | None = None, **options: Value) -> Deuda:
    """A game before its first die."""
    state = GAME.new(players=players, edition=edition, options=options)
    assert isinstance(state, Deuda)
    state.journal = []
    return state


def start(players: int = 2, edition: str | None = None, **options: Value) -> Deuda:
    """Country 1 is on turn before the dice; everybody has $3,000 and stands on Latin America."""
    state = new(players, edition, **options)
    act(state, *["die 3"] * players, "die 6", *["die 1"] * (players - 1))
    state.journal = []
    return state


def act(state: Deuda, *texts: str) -> None:
    """Play actions written as records write them."""
    for text in texts:
        state.play(GAME.words.read(state, text))


def refused(state: Deuda, text: str) -> Refusal:
    """Return why an action is refused, and check that nothing has changed."""
    before = state.digest()
    refusal = state.why_not(GAME.words.read(state, text))
    assert refusal is not None, f"{text} was not refused"
    assert state.digest() == before
    assert refusal.rule in GAME.rules
    return refusal


def allows(state: Deuda, text: str) -> bool:
    """Tell whether an action is legal."""
    return state.why_not(GAME.words.read(state, text)) is None


def options(state: Deuda) -> list[str]:
    """Return everything that is offered now, as records write it."""
    return [GAME.text(state, action) for action in state.legal()]


def cash(state: Deuda, seat: int, amount: int | None = None) -> int:
    """Return a seat's cash; set it first, from or to the bank, if an amount is given."""
    till = int(state.till(seat))
    if amount is not None:
        state.bank += state.of(till, fields.TILL) - amount
        state.note(till, fields.TILL, amount)
    return int(state.of(till, fields.TILL))


def debt(state: Deuda, seat: int, amount: int | None = None) -> int:
    """Return a seat's debt; write it into the ledger first, if an amount is given."""
    if amount is not None:
        state.ledger[fields.TAKEN + state.head(seat)] = amount
    return int(state.debt(seat))


def gold(state: Deuda, seat: int, reserves: int | None = None) -> int:
    """Return the reserves of a seat's purse; set them first, from or to the IMF, if a number is given."""
    head = int(state.head(seat))
    if reserves is not None:
        state.imf_gold += state.of(head, fields.RESERVES) - reserves
        state.note(head, fields.RESERVES, reserves)
    return int(state.of(head, fields.RESERVES))


def own(state: Deuda, seat: int, land: str, national: int = 0, export: int = 0) -> int:
    """Give a seat a land with so many industries."""
    number = LAND.tokens.index(land)
    state.lands[number] = state.head(seat)
    state.lands[12 + number] = national
    state.lands[24 + number] = export
    return number


def owner(state: Deuda, land: str) -> int:
    return int(state.owner(LAND.tokens.index(land)))


def industries(state: Deuda, land: str) -> tuple[int, int]:
    number = LAND.tokens.index(land)
    return int(state.national(number)), int(state.export(number))


def stand(state: Deuda, seat: int, square: int, laps: int | None = None) -> None:
    """Put a piece on a square."""
    state.note(seat, fields.AT, square)
    if laps is not None:
        state.note(seat, fields.LAPS, laps)


def at(state: Deuda, seat: int) -> int:
    return int(state.at(seat))


def arrive(state: Deuda, square: int) -> None:
    """The country on turn throws the dice and arrives on a square, two (or more) squares from where it was put."""
    seat = int(state.who())
    dice = 2 + int(state.level(seat))
    stand(state, seat, (square - dice) % 40)
    act(state, "roll")
    if state.club == 1 and state.hat >= 0:
        return
    act(state, "dice 1 1", *["die 1"] * (dice == 3), *["dice 1 1"] * (dice == 4))


def told(state: Deuda, kind: str) -> list[Event]:
    """Return the events of a kind, checking that each can be said in both languages."""
    assert state.journal is not None
    for event in state.journal:
        assert event.rule in GAME.rules
        for lang in ("es", "en"):
            assert GAME.tell(event, lang, state=state)
    return [event for event in state.journal if event.kind == kind]


def rule_of(state: Deuda, kind: str) -> str:
    """Return the rule of the last event of a kind."""
    return told(state, kind)[-1].rule


def meet(state: Deuda) -> None:
    """The country on turn arrives on Latin America: a meeting opens."""
    arrive(state, 0)


def unite(state: Deuda, members: str) -> None:
    """In a meeting, the speaker proposes a union and everybody asked accepts."""
    act(state, f"union {members}", *["accept"] * members.count("+"))


def form_club(state: Deuda) -> None:
    """The country on turn arrives on Latin America, proposes the club, and all accept."""
    others = int(state.count_in()) - 1
    meet(state)
    act(state, "club", *["accept"] * others)


def sound(state: Deuda) -> None:
    """Money, gold, cards and debts are conserved."""
    players = int(state.players)
    assert state.bank + sum(int(state.of(seat, fields.TILL)) for seat in range(4)) == BANK
    held = sum(int(state.of(seat, fields.RESERVES) + state.of(seat, fields.EUROPE)) for seat in range(4))
    assert held + state.imf_gold == int(state.parameters.gold) * players
    kept = sum(int(state.of(seat, fields.KEPT)).bit_count() for seat in range(4))
    for pile, size, away in ((0, 20, kept), (1, 17, 0)):
        assert int(state.piles[pile]).bit_count() + int(state.piles[2 + pile]) + away == size
    for seat in range(4):
        assert state.of(seat, fields.TILL) >= 0
        assert state.of(seat, fields.TILL) % 50 == 0
        assert state.club == 1 or 0 <= state.debt(seat) <= state.limit(seat)
        assert state.debt(seat) % 50 == 0
    for land in range(12):
        assert 0 <= state.export(land) <= state.national(land) <= state.parameters.most
        holder = int(state.owner(land))
        if holder < 0:
            assert state.industries(land) == 0
        else:
            assert state.head(holder) == holder
            assert state.club == 1 or state.is_in(holder)
