"""What the button of an action shows in El Plan's panel: words, tokens, products and signs, in their order."""

from collections.abc import Iterable, Iterator
from dataclasses import replace
from itertools import chain

from sobremesa.core.vocabulary import Speech
from sobremesa.games.elplan.content.model import PRODUCTS, RESOURCES
from sobremesa.games.elplan.view.table import Table
from sobremesa.games.elplan.view.ways import Piece, Way

ARROW = Piece("arrow")
SMALL_IDEA = Piece("token", "idea", "small")

STYLES = {
    **dict.fromkeys(("fill-row", "activate", "fill-slot", "point"), "light"),
    **dict.fromkeys(("empty-row", "swap-row", "empty", "empty-slot", "swap", "liquidate"), "back"),
    **dict.fromkeys(("plan", "keep", "innovate", "done"), "strong"),
    **dict.fromkeys(("take", "give", "ignore", "accept"), "large-way"),
}
"""By verb: how its button stands out."""
ROW_VERBS = ("fill-row", "empty-row", "swap-row")
"""What may be done with a process row of the plan, in the order of the page."""


class Faces:
    """Makes the faces of one player's buttons, in one language."""

    def __init__(self, table: Table, seat: int, speech: Speech, *, interest: int = 0, leaving: str = "") -> None:
        self.speech, self.labels, self.players = speech, table.labels, table.players
        self.interest, self.leaving = interest, leaving
        player = table.players[seat]
        self.rows = [row.spot.pays for row in player.rows]
        self.cards = {holding.face.id: holding.face.pays for holding in player.holdings}
        self.recipes = player.plan.recipes if player.plan else ()

    def of(self, ways: Iterable[Way]) -> list[Way]:
        """Return ways with the faces and styles of their buttons."""
        made = [self._dressed(way) for way in ways]
        first: dict[str, int] = {}
        for verb in ROW_VERBS:
            for i, way in enumerate(made):
                if way.verb == verb:
                    first.setdefault(way.parts["row"], i)
        for i in first.values():
            made[i] = self._first_of_row(made[i])
        return made

    def _dressed(self, way: Way) -> Way:
        style = STYLES.get(way.verb, "")
        if way.verb == "produce":
            style = "outcome strong" if self._made(way) else "outcome"
        return replace(way, face=tuple(self._face(way)), below=tuple(self._below(way)), style=style)

    def _first_of_row(self, way: Way) -> Way:
        """The first button of a process row is larger, and says what it does where the others show a sign."""
        says = (self._word("light-with"),) if way.face == (SMALL_IDEA,) else ()
        return replace(way, face=(*says, *way.face), style=f"{way.style} first")

    def _face(self, way: Way) -> Iterator[Piece]:
        match way.verb:
            case verb if verb in ROW_VERBS:
                yield from self._on_row(way, self.rows[int(way.parts["row"]) - 1])
            case "activate" | "fill-slot" | "empty" | "empty-slot" | "swap" | "point":
                yield from self._on_card(way, self.cards[way.parts["card"]])
            case "liquidate":
                yield from (ARROW, Piece("tokens", self._say("nothing"), row=way.tokens))
            case "exchange":
                yield from (ARROW, Piece("token", way.parts["c"]))
            case "repay" | "toll":
                yield from (self._word("pay"), self._price(way))
            case "acquire":
                yield from self._acquire(way)
            case "buy" | "import" | "buy-from":
                yield from self._buy(way)
            case "sell":
                yield from (self._word("sell"), ARROW, Piece("token", way.parts["resource"]))
            case "produce":
                yield from self._produce(way)
            case "keep":
                yield self._word("keep")
                yield from (Piece("ware", product) for product in PRODUCTS for _ in range(int(way.parts[product])))
            case "take" | "give":
                resource = way.parts["resource"]
                yield from (Piece("sum", "+" if way.verb == "take" else "−"), Piece("token", resource, "large"))
                yield Piece("label", self.labels[f"resource-{resource}"])
            case "ignore" | "accept":
                yield Piece("process", "shield" if way.verb == "ignore" else "storm", "large")
                yield Piece("label", self._say(way.verb))
            case "done":
                yield Piece("word", self.leaving)
            case "shelve":
                yield self._word("shelve")

    def _on_row(self, way: Way, pays: str) -> Iterator[Piece]:
        if way.verb == "empty-row":
            yield self._word("take-back")
        elif way.verb == "swap-row":
            yield from self._swap(pays)
        elif way.parts["with"] == "idea":
            yield SMALL_IDEA
        else:
            yield from (self._word("light"), Piece("token", pays, "small"))

    def _on_card(self, way: Way, pays: tuple[str, ...]) -> Iterator[Piece]:
        slot = way.parts.get("slot", "")
        match way.verb:
            case "activate":
                yield self._word("light")
                for place, resource in enumerate(pays, 1):
                    yield SMALL_IDEA if str(place) in way.parts["ideas"] else Piece("token", resource, "small")
            case "fill-slot":
                yield from (self._word("light"), Piece("word", slot))
                yield SMALL_IDEA if way.parts["with"] == "idea" else Piece("token", pays[int(slot) - 1], "small")
            case "swap":
                yield from self._swap(pays[int(slot) - 1])
            case "point":
                yield from (Piece("sign", "link"), self._word("point"))
            case _:
                yield self._word("take-back")
                if slot:
                    yield Piece("word", slot)

    def _acquire(self, way: Way) -> Iterator[Piece]:
        if way.on_credit:
            yield from (Piece("sign", "credit"), self._word("credit-for"), self._price(way))
            if self.interest:
                yield Piece("note", f"+{self.interest} {self.labels['resource-money']}")
        else:
            yield from (self._word("acquire"), self._price(way))
        yield from (Piece("off", "−1", row=(resource,)) for resource in way.discounts)

    def _buy(self, way: Way) -> Iterator[Piece]:
        seller = self.players[way.seller].name if way.seller is not None else ""
        yield Piece("word", self._say(way.verb, name=seller))
        if way.on_credit:
            yield self._word("on-credit")
        yield self._price(way)
        if way.on_credit and self.interest:
            yield Piece("note", f"+{self.interest}")
        if "money" in way.discounts:
            yield Piece("off", self._say("off"))

    def _produce(self, way: Way) -> Iterator[Piece]:
        made = self._made(way)
        yield self._word("produce" if made else "produce-nothing")
        for product, number in made:
            yield from (Piece("number", str(number)), Piece("ware", product))

    def _below(self, way: Way) -> Iterator[Piece]:
        """The processes a production uses up, those that stand in for others, and those left over."""
        for use in way.uses:
            if use.process != "any":
                yield from [Piece("cog", use.process, "used")] * use.used
                yield from [Piece("stand-in", use.process)] * use.chosen
        left = [Piece("cog", use.process, "left") for use in way.uses for _ in range(use.left)]
        if left:
            yield from (Piece("unused", self._say("left")), *left)

    def _made(self, way: Way) -> list[tuple[str, int]]:
        """What a production makes: the products with their numbers."""
        numbers = int(way.parts["own"]), int(way.parts["other"])
        return [(recipe.product, number) for recipe, number in zip(self.recipes, numbers, strict=True) if number]

    def _swap(self, resource: str) -> tuple[Piece, ...]:
        return SMALL_IDEA, Piece("word", "⇄"), Piece("token", resource, "small")

    def _price(self, way: Way) -> Piece:
        row = chain.from_iterable([kind] * number for kind, number in zip(RESOURCES, way.pays, strict=False))
        return Piece("tokens", self._say("free"), row=tuple(row))

    def _word(self, key: str) -> Piece:
        return Piece("word", self._say(key))

    def _say(self, key: str, **values: str) -> str:
        return self.speech.say(f"elplan-{key}", **values)
