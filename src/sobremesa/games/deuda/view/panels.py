"""What the country in turn of Deuda Eterna may do, in the blocks a page lays out, by what it is for: the paper to be
settled, the turn, money, building, deals, pacts.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import groupby

from sobremesa.core.packing import first
from sobremesa.core.scene import Amount, Choice
from sobremesa.core.vocabulary import Speech
from sobremesa.games.deuda.content.model import CHAINS
from sobremesa.games.deuda.engine.numbers import OWE
from sobremesa.games.deuda.engine.state import Position
from sobremesa.games.deuda.view.consequences import (
    NOTHING,
    Consequence,
    Threshold,
    amount_says,
    consequence,
    thresholds,
    warning,
)
from sobremesa.games.deuda.view.kinds import COUNTRY, LAND, money
from sobremesa.games.deuda.view.pending import Pending
from sobremesa.games.deuda.view.table import Table

ANSWERS = ("accept", "cash", "gold", "refuse", "counter")
OFFERS = ("buy", "sell", "pirate", "use")
LISTED_OFFERS = ("claim", "auction", "dump")
LEAVING = ("pass", "decline", "done")
STYLES = {
    **dict.fromkeys(("accept", "cash", "buy", "use", "offer", "deal"), "strong"),
    "roll": "strong big",
    "pirate": "danger",
    "drop": "chip",
}
"""By verb: how its button stands out."""
LAYOUTS = {"deal": "list", "land": "paragraphs"}
"""By kind of pending decision: how its lines are set."""


@dataclass(frozen=True)
class Button:
    """An action; its label replaces its short text, and below it stands what comes of it."""

    choice: Choice
    label: str = ""
    style: str = ""
    then: Consequence = NOTHING


@dataclass(frozen=True)
class Slider:
    """An amount to be chosen, and the steps of it that are a click away, each with what it is good for."""

    amount: Amount
    label: str
    steps: tuple[Choice, ...] = ()
    says: tuple[str, ...] = ()
    """What each step is good for, if that is worth saying."""


@dataclass(frozen=True)
class Site:
    """A land and what may be done with it."""

    land: int
    buttons: tuple[Button, ...]


@dataclass(frozen=True)
class DebtChange:
    """What the least amount would make of the debt."""

    sign: int
    """1 for what adds to the debt, -1 for what is repaid."""
    after: int
    warning: str = ""
    """What the least amount would cross already."""
    ahead: tuple[Threshold, ...] = ()
    """The thresholds that larger amounts would cross."""


@dataclass(frozen=True)
class Paper:
    """The pending decision: its lines, each with what strikes it out, whom it waits for, how it may be answered."""

    kind: str
    title: str
    heading: str
    """The title, unless the land's own card says it."""
    amount: str
    """The figure to be written large, if any."""
    land: int
    """The land at stake, or `NOBODY`."""
    lines: tuple[tuple[str, Button | None], ...]
    layout: str
    """How the lines are set: a deal's as a `list`, a land's as `paragraphs`, others in one `line`."""
    offers: "Block | None"
    """What the square offers besides."""
    waits: tuple[int, ...]
    """The seats it waits for; none if only the country in turn."""
    shows_cash: bool
    """Whether what these have matters: they bid."""
    sliders: tuple[Slider, ...]
    answers: tuple[Button, ...]


@dataclass(frozen=True)
class Block:
    """Actions with one purpose under a heading; what its kind needs is filled in."""

    kind: str
    """`throw`, `offers`, `money`, `build`, `builder`, `pacts`, `leave`; within these `list` and `adder`."""
    verb: str = ""
    heading: str = ""
    rows: tuple[tuple[Button, ...], ...] = ()
    sliders: tuple[Slider, ...] = ()
    sites: tuple[Site, ...] = ()
    debt: DebtChange | None = None
    parts: tuple["Block", ...] = ()
    is_open: bool = False
    """Whether what can be folded away is shown at first."""


@dataclass(frozen=True)
class ActionPanel:
    """Everything the country in turn may do, in the order of the page; its pending decision comes first."""

    seat: int
    paper: Paper | None
    blocks: tuple[Block, ...]


def action_panel(
    position: Position, table: Table, speech: Speech, choices: Sequence[Choice], amounts: Sequence[Amount]
) -> ActionPanel | None:
    """Return what may be done as the page lays it out; nothing while chance or nobody is to act."""
    if position.turn < 0:
        return None
    return _Maker(position, speech, choices, amounts).panel(table.pending)


class _Maker:
    """The blocks of one position; whatever verb no block is made for is left with the leaving ones."""

    def __init__(
        self, position: Position, speech: Speech, choices: Sequence[Choice], amounts: Sequence[Amount]
    ) -> None:
        self.position, self.speech, self.seat = position, speech, int(position.turn)
        self.choices: dict[str, list[Choice]] = {}
        self.amounts: dict[str, list[Amount]] = {}
        self.placed: set[str] = set()
        for choice in choices:
            self.choices.setdefault(choice.verb, []).append(choice)
        for amount in amounts:
            self.amounts.setdefault(amount.verb, []).append(amount)

    def panel(self, pending: Pending | None) -> ActionPanel:
        paper = self.paper(pending) if pending else None
        blocks = list(self.blocks())
        if paper:
            # What the square offers is written on the paper, if there is one.
            offers = next((block for block in blocks if block.kind == "offers"), None)
            paper, blocks = replace(paper, offers=offers), [block for block in blocks if block is not offers]
        return ActionPanel(self.seat, paper, tuple(blocks))

    def blocks(self) -> Iterator[Block]:
        if self.may("roll"):
            yield Block("throw", "roll", rows=(self.buttons("roll"),))
        if self.may(*OFFERS, *LISTED_OFFERS):
            yield self.offers()
        for verb, sign in (("loan", 1), ("repay", -1)):
            if self.may(verb):
                yield self.money(verb, sign)
        if self.may("build"):
            sites = self.sites("build", lambda choice: self.speech.say(f"deuda-industry-{choice.parts[1].token}"))
            yield Block("build", "build", self.heading("build"), sites=sites)
        if self.may("abandon"):
            yield self.builder()
        if self.may("deal", "union", "club", "stop", "lift"):
            yield self.pacts()
        leaving = self.buttons(*LEAVING)
        yield Block("leave", rows=(leaving, self.buttons(*(verb for verb in self.choices if verb not in self.placed))))

    def paper(self, pending: Pending) -> Paper:
        strikes = [replace(button, label="×") for button in self.buttons("drop")]
        lone = pending.waits in ((), (self.seat,))
        is_land = pending.kind == "land"
        return Paper(
            kind=pending.kind,
            title=pending.title,
            heading="" if is_land else pending.title,
            amount=money(pending.amount, self.speech.lang) if pending.amount and not is_land else "",
            land=pending.land,
            lines=tuple((line, strikes[i] if i < len(strikes) else None) for i, line in enumerate(pending.lines)),
            layout=LAYOUTS.get(pending.kind, "line"),
            offers=None,
            waits=() if lone else pending.waits,
            shows_cash=pending.kind == "auction",
            sliders=self.sliders("bid", self.speech.say("deuda-bid")),
            answers=self.buttons(*ANSWERS),
        )

    def offers(self) -> Block:
        lists = (
            Block("list", verb, self.heading(verb), rows=(tuple(map(self.titled, self.take(verb))),))
            for verb in LISTED_OFFERS
            if self.may(verb)
        )
        return Block("offers", heading=self.speech.say("deuda-here"), rows=(self.buttons(*OFFERS),), parts=tuple(lists))

    def titled(self, choice: Choice) -> Button:
        """A land with what was put into it, in the colour of its chain."""
        land, parameters = first(choice.action), self.position.parameters
        worth = int(self.position.invested(land)) or int(parameters.price[land])
        chain = CHAINS[int(parameters.colour[land])]
        return Button(choice, f"{choice.parts[0].text} · {money(worth, self.speech.lang)}", f"land chain-{chain}")

    def money(self, verb: str, sign: int) -> Block:
        """A loan folds away unless a payment waits for it."""
        heading = self.heading(verb)
        sliders = self.sliders(verb, heading)
        rows = () if sliders else (self.buttons(verb),)
        least = sliders[0].amount.least if sliders else 0
        debt = DebtChange(sign, int(self.position.debt(self.seat)) + sign * least)
        if sign > 0:
            crossed = warning(self.position, self.speech, self.seat, debt.after)
            debt = replace(debt, warning=crossed, ahead=thresholds(self.position, self.speech, self.seat))
        is_open = sign < 0 or int(self.position.now()) == OWE
        return Block("money", verb, heading, rows, sliders, debt=debt, is_open=is_open)

    def builder(self) -> Block:
        """What may be added to the deal that is being written."""
        adders = []
        if self.may("give"):
            sites = self.sites("give", lambda choice: f"→ {choice.parts[1].text}")
            adders.append(Block("adder", "give", self.heading("give"), sites=sites, is_open=True))
        if self.may("money"):
            self.take("money")
            sliders = tuple(Slider(amount, self.way(amount)) for amount in self.amounts.get("money", ()))
            adders.append(Block("adder", "money", self.heading("money"), sliders=sliders, is_open=not adders))
        for verb in ("promise", "release"):
            if self.may(verb):
                pairs = (Button(choice, " ⇄ ".join(part.text for part in choice.parts)) for choice in self.take(verb))
                adders.append(Block("adder", verb, self.heading(verb), rows=(tuple(pairs),)))
        signing = self.buttons("offer", "abandon")
        return Block("builder", heading=self.speech.say("deuda-add-term"), rows=(signing,), parts=tuple(adders))

    def way(self, amount: Amount) -> str:
        """From whom to whom an amount goes."""
        giver, taker = amount.notation.split()[1:3]
        return f"{self.name(int(giver) - 1)} → {self.name(int(taker) - 1)}"

    def pacts(self) -> Block:
        rows = [self.buttons("deal")]
        if self.may("union"):
            rows.append(tuple(Button(choice, choice.text) for choice in self.take("union")))
        rows.append(self.buttons("club", "stop"))
        lifting: tuple[Block, ...] = ()
        if self.may("lift"):
            lifting = (Block("adder", "lift", self.heading("lift"), (self.buttons("lift"),), tuple(self.shares())),)
        return Block("pacts", heading=self.speech.say("deuda-pacts"), rows=tuple(rows), parts=lifting)

    def shares(self) -> Iterator[Slider]:
        """One slider for each other country; what was refused this turn leaves a gap in it, explained if tried."""
        players = int(self.position.players)
        round_table = [(self.seat + i) % players for i in range(1, players)]
        others = [seat for seat in round_table if self.position.is_in(seat)]
        for notation, runs in groupby(sorted(self.amounts.get("lift", ()), key=_notation), _notation):
            low, *rest = runs
            high = rest[-1] if rest else low
            if low.least < high.most:
                share = self.speech.say("deuda-share", country=self.name(others[notation.split().index("#") - 1]))
                yield Slider(low._replace(most=high.most, said=(low.said[0], high.said[1])), share)

    # -- what the blocks are made from --------------------------------------------------------------

    def may(self, *verbs: str) -> bool:
        return any(verb in self.choices or verb in self.amounts for verb in verbs)

    def take(self, verb: str) -> Sequence[Choice]:
        """The choices of a verb, which has its place now."""
        self.placed.add(verb)
        return self.choices.get(verb, ())

    def buttons(self, *verbs: str) -> tuple[Button, ...]:
        return tuple(
            Button(choice, style=STYLES.get(verb, ""), then=self.then(choice))
            for verb in verbs
            for choice in self.take(verb)
        )

    def then(self, choice: Choice) -> Consequence:
        return consequence(self.position, choice.action, self.speech)

    def sliders(self, verb: str, label: str) -> tuple[Slider, ...]:
        steps = tuple(sorted(self.take(verb), key=lambda choice: first(choice.action)))
        amounts = [int(choice.parts[-1].token) for choice in steps] if verb == "loan" else []
        says = tuple(amount_says(self.position, self.speech, amount) for amount in amounts)
        return tuple(Slider(amount, label, steps, says) for amount in self.amounts.get(verb, ()))

    def sites(self, verb: str, label: Callable[[Choice], str]) -> tuple[Site, ...]:
        """The lands a verb may be done with, by their ids."""
        by_id = sorted(self.take(verb), key=lambda choice: LAND.token(_land(choice), self.position))
        return tuple(
            Site(land, tuple(Button(choice, label(choice), then=self.then(choice)) for choice in here))
            for land, here in groupby(by_id, _land)
        )

    def heading(self, verb: str) -> str:
        return self.speech.say(f"verb-{verb}")

    def name(self, seat: int) -> str:
        return str(COUNTRY.say(seat, self.speech))


def _notation(amount: Amount) -> str:
    return amount.notation


def _land(choice: Choice) -> int:
    return int(first(choice.action))
