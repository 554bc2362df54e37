"""What moves in El Plan when something has happened: resources, products and cards between the workshops and the city.

Entrepreneurs and the route token go by themselves.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from sobremesa.core.events import Event
from sobremesa.core.motion import Flow, Motion
from sobremesa.core.texts import capital
from sobremesa.core.vocabulary import Speech
from sobremesa.games.elplan.content.model import PRODUCTS, RESOURCES, Investment
from sobremesa.games.elplan.engine.numbers import SPACE_IDS
from sobremesa.games.elplan.engine.play import ElPlan
from sobremesa.games.elplan.view.kinds import PROCESS, PRODUCT, SEAT, TOLD_CARD
from sobremesa.games.elplan.view.vocabulary import WORDS

SUBSIDIES = [space for space in SPACE_IDS if space.startswith("d6")]
IDEA = 1
"""What a machine is lit with, if not with its resource."""


def motion(position: ElPlan, action: int, events: Sequence[Event], speech: Speech) -> Iterator[Motion]:
    """Return what moved when an action was done, in the order of the events."""
    for event in events:
        if event.kind in _SHOWN:
            names = [name for name, _ in WORDS.events[event.kind].fields]
            fields = dict(zip(names, event.numbers, strict=False))
            ways = _Ways(int(fields.get("player", event.seat)), speech)
            yield from _SHOWN[event.kind](ways, fields, event.rule)


@dataclass(frozen=True)
class _Ways:
    """Where things of a player go to and come from."""

    seat: int
    speech: Speech

    def resource(self, number: int) -> str:
        return f"till-{self.seat + 1}-{RESOURCES[number]}"

    def product(self, number: int) -> str:
        return f"ware-{self.seat + 1}-{PRODUCTS[number]}"

    def amount(self, resource: int, number: int) -> str:
        return str(self.speech.say(f"amount-{RESOURCES[resource]}", number=number))

    def row(self, number: int) -> str:
        return f"row-{self.seat + 1}-{number + 1}"

    def card(self, number: int) -> str:
        return f"holding-{self.seat + 1}-{TOLD_CARD.token(number, None)}"

    def gets(self, source: str, target: str, said: str, district: int) -> Flow:
        """Something that comes from the city."""
        return Flow(source, target, said, self._label(district), self._name(self.seat), (-1, self.seat))

    def gives(self, source: str, target: str, said: str, district: int) -> Flow:
        """Something that goes to the city."""
        return Flow(source, target, said, self._name(self.seat), self._label(district), (self.seat, -1))

    def lights(self, source: str, row: int, said: str, process: int) -> Flow:
        """Something that is put on a machine of the own workshop."""
        seats = (self.seat, self.seat)
        return Flow(source, self.row(row), said, self._name(self.seat), self._process(process), seats)

    def clears(self, row: int, target: str, said: str, process: int) -> Flow:
        """Something that is taken back from a machine."""
        seats = (self.seat, self.seat)
        return Flow(self.row(row), target, said, self._process(process), self._name(self.seat), seats)

    def earns(self, card: int, target: str, said: str) -> Flow:
        """Something that a card of the own workshop gives."""
        name = str(TOLD_CARD.say(card, self.speech))
        return Flow(self.card(card), target, said, name, self._name(self.seat), (self.seat, self.seat))

    def to_other(self, other: int, said: str) -> Flow:
        """Money for another player."""
        target = f"till-{other + 1}-money"
        return Flow(self.resource(1), target, said, self._name(self.seat), self._name(other), (self.seat, other))

    def _name(self, seat: int) -> str:
        return str(SEAT.say(seat, self.speech))

    def _process(self, process: int) -> str:
        return capital(str(PROCESS.say(process, self.speech)))

    def _label(self, district: int) -> str:
        return str(self.speech.say(f"label-district-{district}"))


Fields = Mapping[str, int]
Shown = Callable[[_Ways, Fields, str], Iterator[Flow]]


def _district(rule: str) -> int:
    """The district a rule is of; events reach everywhere from the first."""
    chapter = rule.split(".")[1]
    return int(chapter[1]) if chapter[0] == "d" and chapter[1:].isdigit() else 1


def _took(ways: _Ways, fields: Fields, rule: str) -> Iterator[Flow]:
    said, district = ways.amount(fields["resource"], fields["number"]), _district(rule)
    yield ways.gets(f"district-{district}", ways.resource(fields["resource"]), said, district)


def _gave(ways: _Ways, fields: Fields, rule: str) -> Iterator[Flow]:
    said, district = ways.amount(fields["resource"], fields["number"]), _district(rule)
    yield ways.gives(ways.resource(fields["resource"]), f"district-{district}", said, district)


def _income(ways: _Ways, fields: Fields, rule: str) -> Iterator[Flow]:
    yield ways.earns(fields["card"], ways.resource(fields["resource"]), ways.amount(fields["resource"], 1))


def _filled_row(ways: _Ways, fields: Fields, rule: str) -> Iterator[Flow]:
    if fields["with"] == IDEA:
        source, said = f"ideas-{ways.seat + 1}", ways.speech.say("motion-idea")
    else:
        source, said = ways.resource(fields["resource"]), ways.amount(fields["resource"], 1)
    yield ways.lights(source, fields["row"], said, fields["process"])


def _emptied_row(ways: _Ways, fields: Fields, rule: str) -> Iterator[Flow]:
    target, said = ways.resource(fields["resource"]), ways.amount(fields["resource"], 1)
    yield ways.clears(fields["row"], target, said, fields["process"])


def _tolled(ways: _Ways, fields: Fields, rule: str) -> Iterator[Flow]:
    yield ways.gives(ways.resource(fields["resource"]), "district-1", ways.amount(fields["resource"], 1), 1)


def _acquired(ways: _Ways, fields: Fields, rule: str) -> Iterator[Flow]:
    card = TOLD_CARD.card(fields["card"], None)
    # With a discount or on credit it is not the printed price that is paid.
    if fields["terms"] == 0 and isinstance(card, Investment):
        for resource, name in enumerate(RESOURCES):
            if paid := card.cost.get(name, 0):
                yield ways.gives(ways.resource(resource), "district-3", ways.amount(resource, paid), 3)
    yield ways.gets("district-3", ways.card(fields["card"]), card.name.text(ways.speech.lang), 3)


def _produced(ways: _Ways, fields: Fields, rule: str) -> Iterator[Flow]:
    for number, product in ((fields["own"], fields["product"]), (fields["other"], fields["second"])):
        if number > 0:
            yield ways.gets(f"floor-{ways.seat + 1}", ways.product(product), _goods(ways, product, number), 4)


def _bought(ways: _Ways, fields: Fields, rule: str) -> Iterator[Flow]:
    stall, product = f"market-{PRODUCTS[fields['product']]}", fields["product"]
    if fields["money"] > 0:
        yield ways.gives(ways.resource(1), stall, ways.amount(1, fields["money"]), 5)
    yield ways.gets(stall, ways.product(product), _goods(ways, product, 1), 5)


def _bought_from(ways: _Ways, fields: Fields, rule: str) -> Iterator[Flow]:
    if fields["money"] > 0:
        yield ways.to_other(fields["owner"], ways.amount(1, fields["money"]))


def _sold(ways: _Ways, fields: Fields, rule: str) -> Iterator[Flow]:
    stall, product = f"market-{PRODUCTS[fields['product']]}", fields["product"]
    yield ways.gives(ways.product(product), stall, _goods(ways, product, 1), 5)
    yield ways.gets(stall, ways.resource(fields["resource"]), ways.amount(fields["resource"], 1), 5)


def _quality(ways: _Ways, fields: Fields, rule: str) -> Iterator[Flow]:
    yield ways.gets("district-5", ways.resource(1), ways.amount(1, 1), 5)


def _collected(ways: _Ways, fields: Fields, rule: str) -> Iterator[Flow]:
    space = f"space-{SUBSIDIES[fields['space'] - 1]}"
    yield ways.gets(space, ways.resource(1), ways.amount(1, fields["money"]), 6)


def _repaid(ways: _Ways, fields: Fields, rule: str) -> Iterator[Flow]:
    yield ways.gives(ways.resource(1), "credits", ways.speech.say("motion-credit"), 6)


def _innovated(ways: _Ways, fields: Fields, rule: str) -> Iterator[Flow]:
    yield ways.gets("district-7", f"ideas-{ways.seat + 1}", ways.speech.say("motion-idea"), 7)


def _goods(ways: _Ways, product: int, number: int) -> str:
    return f"{number} {PRODUCT.say(product, ways.speech)}"


_SHOWN: dict[str, Shown] = {
    "took": _took,
    "gave": _gave,
    "income": _income,
    "filled-row": _filled_row,
    "emptied-row": _emptied_row,
    "tolled": _tolled,
    "acquired": _acquired,
    "produced": _produced,
    "bought": _bought,
    "imported": _bought,
    "bought-from": _bought_from,
    "sold": _sold,
    "quality": _quality,
    "collected": _collected,
    "repaid": _repaid,
    "innovated": _innovated,
}
"""By kind of event: what is seen of it."""
