"""What the button of an action shows in El Plan's panel: words, tokens, products and signs, in their order."""

from collections.abc import Iterable, Iterator
from itertools import chain

from sobremesa.core.vocabulary import Speech
from sobremesa.games.elplan.content.model import PRODUCTS, RESOURCES
from sobremesa.games.elplan.view.table import Table
from sobremesa.games.elplan.view.ways import FacePiece, Way

ARROW = FacePiece("arrow")
SMALL_IDEA = FacePiece("token", "idea", "small")

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
        return way._replace(face=tuple(self._face(way)), below=tuple(self._below(way)), style=style)

    def _first_of_row(self, way: Way) -> Way:
        """The first button of a process row is larger, and says what it does where the others show a sign."""
        says = (self._word("light-with"),) if way.face == (SMALL_IDEA,) else ()
        return way._replace(face=(*says, *way.face), style=f"{way.style} first")

    def _face(self, way: Way) -> Iterator[FacePiece]:
        match way.verb:
            case verb if verb in ROW_VERBS:
                yield from self._on_row(way, self.rows[int(way.parts["row"]) - 1])
            case "activate" | "fill-slot" | "empty" | "empty-slot" | "swap" | "point":
                yield from self._on_card(way, self.cards[way.parts["card"]])
            case "liquidate":
                yield from (ARROW, FacePiece("tokens", self._say("nothing"), row=way.tokens))
            case "exchange":
                yield from (ARROW, FacePiece("token", way.parts["c"]))
            case "repay" | "toll":
                yield from (self._word("pay"), self._price(way))
            case "acquire":
                yield from self._acquire(way)
            case "buy" | "import" | "buy-from":
                yield from self._buy(way)
            case "sell":
                yield from (self._word("sell"), ARROW, FacePiece("token", way.parts["resource"]))
            case "produce":
                yield from self._produce(way)
            case "keep":
                yield self._word("keep")
                yield from (FacePiece("ware", product) for product in PRODUCTS for _ in range(int(way.parts[product])))
            case "take" | "give":
                resource = way.parts["resource"]
                yield from (FacePiece("sum", "+" if way.verb == "take" else "−"), FacePiece("token", resource, "large"))
                yield FacePiece("label", self.labels[f"resource-{resource}"])
            case "ignore" | "accept":
                yield FacePiece("process", "shield" if way.verb == "ignore" else "storm", "large")
                yield FacePiece("label", self._say(way.verb))
            case "done":
                yield FacePiece("word", self.leaving)
            case "shelve":
                yield self._word("shelve")

    def _on_row(self, way: Way, pays: str) -> Iterator[FacePiece]:
        if way.verb == "empty-row":
            yield self._word("take-back")
        elif way.verb == "swap-row":
            yield from self._swap(pays)
        elif way.parts["with"] == "idea":
            yield SMALL_IDEA
        else:
            yield from (self._word("light"), FacePiece("token", pays, "small"))

    def _on_card(self, way: Way, pays: tuple[str, ...]) -> Iterator[FacePiece]:
        slot = way.parts.get("slot", "")
        match way.verb:
            case "activate":
                yield self._word("light")
                for place, resource in enumerate(pays, 1):
                    yield SMALL_IDEA if str(place) in way.parts["ideas"] else FacePiece("token", resource, "small")
            case "fill-slot":
                yield from (self._word("light"), FacePiece("word", slot))
                yield SMALL_IDEA if way.parts["with"] == "idea" else FacePiece("token", pays[int(slot) - 1], "small")
            case "swap":
                yield from self._swap(pays[int(slot) - 1])
            case "point":
                yield from (FacePiece("sign", "link"), self._word("point"))
            case _:
                yield self._word("take-back")
                if slot:
                    yield FacePiece("word", slot)

    def _acquire(self, way: Way) -> Iterator[FacePiece]:
        if way.on_credit:
            yield from (FacePiece("sign", "credit"), self._word("credit-for"), self._price(way))
            if self.interest:
                yield FacePiece("note", f"+{self.interest} {self.labels['resource-money']}")
        else:
            yield from (self._word("acquire"), self._price(way))
        yield from (FacePiece("off", "−1", row=(resource,)) for resource in way.discounts)

    def _buy(self, way: Way) -> Iterator[FacePiece]:
        seller = self.players[way.seller].name if way.seller is not None else ""
        yield FacePiece("word", self._say(way.verb, name=seller))
        if way.on_credit:
            yield self._word("on-credit")
        yield self._price(way)
        if way.on_credit and self.interest:
            yield FacePiece("note", f"+{self.interest}")
        if "money" in way.discounts:
            yield FacePiece("off", self._say("off"))

    def _produce(self, way: Way) -> Iterator[FacePiece]:
        made = self._made(way)
        yield self._word("produce" if made else "produce-nothing")
        for product, number in made:
            yield from (FacePiece("number", str(number)), FacePiece("ware", product))

    def _below(self, way: Way) -> Iterator[FacePiece]:
        """The processes a production uses up, those that stand in for others, and those left over."""
        for use in way.uses:
            if use.process != "any":
                yield from [FacePiece("cog", use.process, "used")] * use.used
                yield from [FacePiece("stand-in", use.process)] * use.chosen
        left = [FacePiece("cog", use.process, "left") for use in way.uses for _ in range(use.left)]
        if left:
            yield from (FacePiece("unused", self._say("left")), *left)

    def _made(self, way: Way) -> list[tuple[str, int]]:
        """What a production makes: the products with their numbers."""
        numbers = int(way.parts["own"]), int(way.parts["other"])
        return [(recipe.product, number) for recipe, number in zip(self.recipes, numbers, strict=True) if number]

    def _swap(self, resource: str) -> tuple[FacePiece, ...]:
        return SMALL_IDEA, FacePiece("word", "⇄"), FacePiece("token", resource, "small")

    def _price(self, way: Way) -> FacePiece:
        row = chain.from_iterable([kind] * number for kind, number in zip(RESOURCES, way.pays, strict=False))
        return FacePiece("tokens", self._say("free"), row=tuple(row))

    def _word(self, key: str) -> FacePiece:
        return FacePiece("word", self._say(key))

    def _say(self, key: str, **values: str) -> str:
        return self.speech.say(f"elplan-{key}", **values)
