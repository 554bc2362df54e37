"""The words of El Plan: how resources, products, cards, spaces and terms are written and said."""

from typing import Any

from sobremesa.core.state import State
from sobremesa.core.words import Kind, Number, Phrase, SeatKind, Speech, Vocabulary, phrases
from sobremesa.games.elplan import actions
from sobremesa.games.elplan.chart import NOTHING
from sobremesa.games.elplan.packs import SHELF, Pack, read_pack
from sobremesa.games.elplan.schema import KINDS, MOST_CARDS, MOST_PLANS, PROCESSES, PRODUCTS, RESOURCES
from sobremesa.games.elplan.state import Position

__all__ = ["CARD", "EVENT", "OFFER", "PLAN", "PROCESS", "PRODUCT", "RESOURCE", "SPACE", "TERMS", "WORDS", "pack_of"]

SPACES = ("d1", "d1b", "d2", "d2b", "d3a", "d3b", "d3c", "d4", "d5", "d6a", "d6b", "d6c")
TERM_PARTS = ("money-off", "energy-off", "adviser", "credit")


def pack_of(state: State | None) -> Pack:
    """Return the content a position is played with; without a position, that of the Spanish edition."""
    if isinstance(state, Position) and isinstance(state.chart.pack, Pack):
        return state.chart.pack
    return read_pack("es")


class CardKind(Kind):
    """A card of the content pack: its token is its id, its name stands in the pack in both languages."""

    def __init__(self, name: str, part: str, most: int) -> None:
        super().__init__(name, ())
        self.part = part
        self.most = most

    def values(self) -> range:
        """Return every number a card may have; a pack uses the first of them."""
        return range(self.most)

    def card(self, value: int, state: State | None) -> dict[str, Any]:
        """Return the card as it stands in the pack. Raises `IndexError` where there is none."""
        if value < 0:
            raise IndexError("no such card")
        found: dict[str, Any] = getattr(pack_of(state), self.part)[value]
        return found

    def token(self, value: int, state: State | None) -> str:
        """Return the card's id."""
        return str(self.card(value, state)["id"])

    def value(self, token: str, state: State | None) -> int | None:
        """Return the card with that id."""
        for value, card in enumerate(getattr(pack_of(state), self.part)):
            if card["id"] == token.lower():
                return value
        return None

    def say(self, value: int, speech: Speech) -> str | int:
        """Return the card's name."""
        return str(self.card(value, speech.state)["name"][speech.lang])


class ToldKind(CardKind):
    """A card as events carry it: its number among the cards of all packs, so that it can be said at any time."""

    def values(self) -> range:
        """Return nothing: no action names a card that way."""
        return range(0)

    def card(self, value: int, state: State | None) -> dict[str, Any]:
        """Return the card as it stands in its pack."""
        found: dict[str, Any] = getattr(SHELF[value // MOST_CARDS], self.part)[value % MOST_CARDS]
        return found


class OfferKind(CardKind):
    """An investment on offer. An action names its place; of two copies the second is written with a stroke."""

    def card_on(self, place: int, state: State | None) -> int:
        """Return the card on a place. Raises `IndexError` where none lies."""
        if not isinstance(state, Position) or place >= 9 or state.offer(place) == NOTHING:
            raise IndexError("nothing is offered there")
        return int(state.offer(place))

    def strokes(self, place: int, state: State | None) -> int:
        """Count the earlier places with the same card."""
        card = self.card_on(place, state)
        assert isinstance(state, Position)
        return sum(1 for earlier in range(place) if state.offer(earlier) == card)

    def values(self) -> range:
        """Return the nine places."""
        return range(9)

    def token(self, value: int, state: State | None) -> str:
        """Return the card's id."""
        return super().token(self.card_on(value, state), state) + "'" * self.strokes(value, state)

    def value(self, token: str, state: State | None) -> int | None:
        """Return the place of a card that is on offer."""
        for place in range(9):
            try:
                if self.token(place, state) == token.lower():
                    return place
            except IndexError:
                continue
        return None

    def say(self, value: int, speech: Speech) -> str | int:
        """Return the card's name."""
        return f"{super().say(self.card_on(value, speech.state), speech)}" + " (2)" * self.strokes(value, speech.state)


class RowKind(Kind):
    """A process row of the plan of the seat in turn, from 1."""

    def say(self, value: int, speech: Speech) -> str | int:
        """Return the row with its resource and its process."""
        state = speech.state
        if not isinstance(state, Position) or state.turn < 0 or state.plan(state.turn) < 0:
            return value + 1
        plan = state.plan(state.turn)
        if value >= state.chart.rows(plan):
            return value + 1
        pays = RESOURCE.say(int(state.chart.pays(plan, value)), speech)
        return speech.say(
            "row", number=value + 1, resource=pays, process=PROCESS.say(int(state.chart.process(plan, value)), speech)
        )


class TokensKind(Kind):
    """Some resource tokens: `hmm` is one human capital and two money."""

    def __init__(self) -> None:
        numbers = [(n >> 4, n >> 2 & 3, n & 3) for n in range(64)]
        super().__init__("tokens", ["h" * h + "m" * m + "e" * e or "-" for h, m, e in numbers])

    def say(self, value: int, speech: Speech) -> str | int:
        """Return "1 human capital, 2 money" and the like."""
        return say_tokens(speech, value >> 4, value >> 2 & 3, value & 3)


class TermsKind(Kind):
    """How something is paid: `plain`, or discounts and credit joined by a plus."""

    def __init__(self) -> None:
        parts = [[part for bit, part in enumerate(TERM_PARTS) if terms >> bit & 1] for terms in range(16)]
        super().__init__("terms", ["+".join(names) or "plain" for names in parts])

    def say(self, value: int, speech: Speech) -> str | int:
        """Return the parts in words, with a leading comma; nothing for plain."""
        return "".join(", " + speech.say(f"terms-{part}") for bit, part in enumerate(TERM_PARTS) if value >> bit & 1)


class PlacesKind(Kind):
    """Which places of a card Ideas stand on: `-`, `1`, `13`."""

    def __init__(self) -> None:
        super().__init__("places", ["".join(str(i + 1) for i in range(3) if n >> i & 1) or "-" for n in range(8)])

    def say(self, value: int, speech: Speech) -> str | int:
        """Return "with Ideas on 1, 3" with a leading comma; nothing for none."""
        places = ", ".join(str(i + 1) for i in range(3) if value >> i & 1)
        return speech.say("ideas-on", places=places) if places else ""


def say_tokens(speech: Speech, human: int, money: int, energy: int) -> str:
    """Return amounts of resources in words."""
    parts = zip(RESOURCES, (human, money, energy), strict=True)
    said = [speech.say(f"amount-{resource}", number=number) for resource, number in parts if number]
    return ", ".join(said) or speech.say("nothing")


RESOURCE = Kind("resource", RESOURCES)
PRODUCT = Kind("product", PRODUCTS)
PROCESS = Kind("process", PROCESSES)
KIND = Kind("kind", KINDS)
SPACE = Kind("space", SPACES)
SEAT = SeatKind(6)
CARD = CardKind("card", "investments", MOST_CARDS)
EVENT = CardKind("event", "events", MOST_CARDS)
PLAN = CardKind("plan", "plans", MOST_PLANS)
TOLD_CARD = ToldKind("card", "investments", MOST_CARDS)
TOLD_EVENT = ToldKind("event", "events", MOST_CARDS)
TOLD_PLAN = ToldKind("plan", "plans", MOST_CARDS)
OFFER = OfferKind("offer", "investments", 9)
ROW = RowKind("row", [str(row + 1) for row in range(8)])
WITH = Kind("with", ("token", "idea"))
PLACES = PlacesKind()
TOKENS = TokensKind()
TERMS = TermsKind()
MADE = Number("made", 0, 30)
KEPT = Number("kept", 0, 6)
AMOUNT = Number("amount", -1000, 1000)


class SlotKind(Kind):
    """A place on a card, from 1."""

    def say(self, value: int, speech: Speech) -> str | int:
        """Return its number."""
        return value + 1


SLOTS = SlotKind("slot", ("1", "2", "3"))
GOOD = ("product", PRODUCT)

WORDS = Vocabulary(
    verbs={
        actions.OFFER: Phrase("offer", (("card", CARD),)),
        actions.FIRST: Phrase("first", (("player", SEAT),)),
        actions.DEAL: Phrase("deal", (("plan", PLAN),)),
        actions.EVENT: Phrase("event", (("event", EVENT),)),
        actions.PLAN: Phrase("plan", (("plan", PLAN),)),
        actions.PLACE: Phrase("place", (("space", SPACE),)),
        actions.IGNORE: Phrase("ignore"),
        actions.ACCEPT: Phrase("accept"),
        actions.TAKE: Phrase("take", (("resource", RESOURCE),)),
        actions.GIVE: Phrase("give", (("resource", RESOURCE),)),
        actions.TOLL: Phrase("toll", (("resource", RESOURCE),)),
        actions.EMPTY_ROW: Phrase("empty-row", (("row", ROW),)),
        actions.FILL_ROW: Phrase("fill-row", (("row", ROW), ("with", WITH))),
        actions.SWAP_ROW: Phrase("swap-row", (("row", ROW),)),
        actions.EMPTY: Phrase("empty", (("card", CARD),)),
        actions.ACTIVATE: Phrase("activate", (("card", CARD), ("ideas", PLACES))),
        actions.EMPTY_SLOT: Phrase("empty-slot", (("card", CARD), ("slot", SLOTS))),
        actions.FILL_SLOT: Phrase("fill-slot", (("card", CARD), ("slot", SLOTS), ("with", WITH))),
        actions.SWAP: Phrase("swap", (("card", CARD), ("slot", SLOTS))),
        actions.POINT: Phrase("point", (("card", CARD),)),
        actions.LIQUIDATE: Phrase("liquidate", (("card", CARD), ("tokens", TOKENS))),
        actions.EXCHANGE: Phrase("exchange", (("a", RESOURCE), ("b", RESOURCE), ("c", RESOURCE))),
        actions.REPAY: Phrase("repay"),
        actions.ACQUIRE: Phrase("acquire", (("offer", OFFER), ("terms", TERMS))),
        actions.PRODUCE: Phrase("produce", (("own", MADE), ("other", MADE))),
        actions.BUY: Phrase("buy", (GOOD, ("terms", TERMS))),
        actions.IMPORT: Phrase("import", (GOOD, ("terms", TERMS))),
        actions.BUY_FROM: Phrase("buy-from", (("player", SEAT), GOOD, ("terms", TERMS))),
        actions.SELL: Phrase("sell", (GOOD, ("resource", RESOURCE))),
        actions.SHELVE: Phrase("shelve", (GOOD,)),
        actions.INNOVATE: Phrase("innovate"),
        actions.KEEP: Phrase("keep", (("raw", KEPT), ("good", KEPT), ("service", KEPT))),
        actions.DONE: Phrase("done"),
    },
    events=phrases(
        first=[("player", SEAT)],
        planned=[("player", SEAT), ("plan", TOLD_PLAN)],
        offered=[("card", TOLD_CARD)],
        reshuffled=[("kind", KIND)],
        period=[("period", AMOUNT)],
        enabled=[("district", AMOUNT)],
        stocked=[GOOD],
        placed=[("space", SPACE)],
        event=[("event", TOLD_EVENT)],
        spared=[("player", SEAT)],
        ignored=[("event", TOLD_EVENT)],
        accepted=[("event", TOLD_EVENT)],
        granted=[("spaces", AMOUNT)],
        arrived=[("number", AMOUNT), GOOD],
        closed_year=[("player", SEAT), ("number", AMOUNT)],
        took=[("player", SEAT), ("number", AMOUNT), ("resource", RESOURCE)],
        gave=[("player", SEAT), ("number", AMOUNT), ("resource", RESOURCE)],
        income=[("player", SEAT), ("card", TOLD_CARD), ("resource", RESOURCE)],
        emptied_row=[("row", AMOUNT), ("resource", RESOURCE), ("process", PROCESS)],
        filled_row=[("row", AMOUNT), ("resource", RESOURCE), ("process", PROCESS), ("with", WITH)],
        swapped_row=[("row", AMOUNT), ("resource", RESOURCE), ("process", PROCESS)],
        emptied=[("card", TOLD_CARD)],
        activated=[("card", TOLD_CARD)],
        filled_slot=[("card", TOLD_CARD), ("slot", SLOTS), ("with", WITH)],
        swapped=[("card", TOLD_CARD), ("slot", SLOTS)],
        pointed=[("card", TOLD_CARD)],
        liquidated=[("card", TOLD_CARD), ("tokens", TOKENS)],
        exchanged=[("a", RESOURCE), ("b", RESOURCE), ("c", RESOURCE)],
        repaid=[],
        tolled=[("resource", RESOURCE)],
        acquired=[("card", TOLD_CARD), ("terms", TERMS)],
        produced=[("own", AMOUNT), GOOD, ("other", AMOUNT), ("second", PRODUCT)],
        bought=[GOOD, ("money", AMOUNT), ("terms", TERMS)],
        imported=[GOOD, ("money", AMOUNT)],
        bought_from=[("owner", SEAT), GOOD, ("money", AMOUNT)],
        sold=[GOOD, ("resource", RESOURCE)],
        shelved=[GOOD],
        quality=[("player", SEAT)],
        exported=[GOOD, ("space", AMOUNT)],
        collected=[("player", SEAT), ("money", AMOUNT), ("space", AMOUNT)],
        innovated=[],
        cut_back=[("player", SEAT), ("number", AMOUNT), GOOD],
        kept=[("raw", AMOUNT), ("good", AMOUNT), ("service", AMOUNT)],
        returned=[],
        event_gone=[("event", TOLD_EVENT), ("returns", AMOUNT)],
        retired=[("card", TOLD_CARD)],
        rotated=[("card", TOLD_CARD)],
        moved_subsidies=[],
        passed_on=[("player", SEAT)],
        idea_lost=[("player", SEAT)],
        ended=[],
    ),
    refusals=phrases(
        no_such_action=[],
        chance_only=[],
        other_phase=[],
        game_over=[],
        not_in_the_deck=[],
        no_such_seat=[],
        plan_taken=[("plan", PLAN)],
        type_missing=[("plan", PLAN)],
        types_alike=[("plan", PLAN)],
        space_not_there=[("space", SPACE)],
        space_closed=[("space", SPACE)],
        space_taken=[("space", SPACE)],
        not_that_kind=[],
        nothing_to_give=[("resource", RESOURCE)],
        no_toll=[],
        toll_other_kind=[("resource", RESOURCE)],
        cannot_pay=[("human", AMOUNT), ("money", AMOUNT), ("energy", AMOUNT)],
        no_such_row=[],
        not_owned=[],
        is_empty=[],
        is_filled=[],
        locked=[],
        no_idea=[],
        wrong_way=[],
        is_idea=[],
        stage_over=[],
        not_pointing=[],
        bad_target=[],
        pointed_already=[],
        no_liquidation=[],
        liquidated_already=[],
        not_on_space=[],
        wrong_tokens=[],
        no_exchange=[],
        no_exchange_yet=[],
        no_credit_held=[],
        never_repaid=[],
        not_offered=[],
        owns_a_copy=[("card", CARD)],
        wrong_terms=[],
        no_credit=[],
        no_credit_yet=[],
        holds_credit=[],
        too_few_processes=[],
        no_trade=[],
        other_type=[GOOD],
        not_in_market=[GOOD],
        in_market=[GOOD],
        no_imports=[],
        not_for_credit=[],
        no_shop=[],
        no_product=[GOOD],
        no_set=[],
        ideas_limit=[("limit", AMOUNT)],
        wrong_keep=[("limit", AMOUNT)],
        not_to_ignore=[],
        idea_later=[],
        not_active_shop=[],
    ),
)
