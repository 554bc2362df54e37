"""The panel of the player in turn: what may be done now, with prices and previews, and why the rest may not be.

A page lays it out; which actions belong together, in which order, and which reason is shown is decided here.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from sobremesa.core.events import ILLEGAL
from sobremesa.core.packing import first, pack, second, third, verb_of
from sobremesa.core.scene import Amount, Choice
from sobremesa.core.vocabulary import Speech
from sobremesa.games.elplan.content.model import PROCESSES, PRODUCTS, RESOURCES
from sobremesa.games.elplan.engine import actions
from sobremesa.games.elplan.engine.numbers import (
    ADMINISTRATION,
    BUYING,
    CREDIT,
    CUTBACK,
    EVENT_CHOICE,
    EXPORT,
    IDEAS,
    IMPORT_PRICE,
    INNOVATION,
    INSURANCE,
    INVESTMENT,
    MARKET_PRICE,
    OPPORTUNITY,
    PLACES,
    PLANS,
    PRODUCTION,
    SELLING,
    SPACE_IDS,
    SUBSIDY,
    SUMMARY,
)
from sobremesa.games.elplan.engine.play import ElPlan
from sobremesa.games.elplan.engine.rules.d4 import most_of
from sobremesa.games.elplan.engine.rules.d5 import price
from sobremesa.games.elplan.engine.rules.effects import processes
from sobremesa.games.elplan.engine.rules.refusals import tokens_needed
from sobremesa.games.elplan.engine.rules.summary import limit
from sobremesa.games.elplan.view.faces import ROW_VERBS, Faces
from sobremesa.games.elplan.view.moment import PHASES
from sobremesa.games.elplan.view.table import Face, Offer, PlanCard, Table
from sobremesa.games.elplan.view.vocabulary import WORDS
from sobremesa.games.elplan.view.ways import FacePiece, Hand, Use, Way, Ways

PAGES = {
    PLANS: "plans",
    OPPORTUNITY: "spaces",
    INSURANCE: "event",
    EVENT_CHOICE: "event",
    ADMINISTRATION: "workshop",
    INVESTMENT: "offers",
    PRODUCTION: "production",
    BUYING: "market",
    SELLING: "market",
    SUBSIDY: "subsidy",
    INNOVATION: "innovation",
    CUTBACK: "cutback",
}
"""By phase: the part of the page that is made for it."""
LEAVING = {INVESTMENT: "no-offer", BUYING: "bought", SELLING: "sold", SUBSIDY: "no-subsidy", INNOVATION: "no-idea"}
"""By phase: the text of the button that ends a turn in it, where `done` would not say enough."""
STARTING = ("activate", "fill-slot", "point")
"""The verbs with which a card just acquired is activated."""


SPACE_SIGNS = {"d1": "shield", "d2": "human", "d3a": "infrastructure", "d3b": "specialist", "d3c": "technology"}
"""By opportunity space: what stands for what it gives; District 4 gives any process, 5 and 6 money."""


@dataclass(frozen=True)
class Plot:
    """An opportunity space one might stand on: its number and letter, what it gives in a sign and in words."""

    way: Way
    district: int
    letter: str
    """Which space of District 3 it is; the spaces of the others are alike."""
    sign: str
    gives: str

    @property
    def is_resource(self) -> bool:
        """Whether the sign is that of a token."""
        return self.sign in RESOURCES


@dataclass(frozen=True)
class Stall:
    """A product in the market: how many lie there, how many the player has, what may be done with it."""

    product: str
    stock: int
    owned: int
    says: str
    """How far it is to an export."""
    ways: Ways


@dataclass(frozen=True)
class Poster:
    """An investment on offer: how it is activated, and the terms on which it may be acquired."""

    offer: Offer
    activation: tuple[FacePiece, ...]
    ways: Ways


@dataclass(frozen=True)
class PlanOffer:
    """A plan that might be chosen: what it makes and what has to be bought, in sentences."""

    plan: PlanCard
    says: tuple[str, ...]
    way: Way


@dataclass(frozen=True)
class ActionPanel:
    """Everything the player in turn may do now, and what they would think of but may not."""

    phase: str
    page: str
    """The part of the page that is made for the phase."""
    seat: int
    hand: Hand
    ways: tuple[Way, ...]
    prices: str = ""
    """What a product costs in the market and from abroad this period, in a sentence."""
    limit: int = 0
    """How many products may be kept."""
    plots: Mapping[str, Plot] = field(default_factory=dict)
    """The opportunity spaces, by id."""
    coming: str = ""
    """What comes after this part of the period."""
    stalls: tuple[Stall, ...] = ()
    """The market, product by product, while it is open."""
    plans: tuple[PlanOffer, ...] = ()
    """The plans, those that may be chosen first."""

    def find(self, verb: str, **parts: str) -> list[Way]:
        """Return the ways of a verb that name these things; what may be done comes first."""
        return _find(self.ways, verb, **parts)

    def group(self, *verbs: str, **parts: str) -> Ways:
        """Return the ways of some verbs, verb by verb, that name these things."""
        return _group(self.ways, *verbs, **parts)

    @property
    def can(self) -> list[Way]:
        """Everything that may be done."""
        return [way for way in self.ways if way.choice]

    def row(self, row: int) -> Ways:
        """Return what may be done with a process row of the plan."""
        return self.group(*ROW_VERBS, row=str(row))

    def card(self, card: str) -> Ways:
        """Return what may be done with an investment, without liquidating it."""
        return self.group("activate", "fill-slot", "empty", "empty-slot", "swap", "point", card=card)

    def liquidation(self, card: str) -> Ways:
        """Return what an investment may be liquidated for."""
        return self.group("liquidate", card=card)

    def exchanges(self) -> list[tuple[tuple[int, ...], list[Way]]]:
        """Return the exchanges by the two tokens given, those of the most human capital first."""
        pairs = sorted({way.pays for way in self.find("exchange")}, reverse=True)
        return [(pair, [way for way in self.find("exchange") if way.pays == pair]) for pair in pairs]

    def offer(self, id: str) -> Ways:
        """Return the terms on which an offer may be acquired."""
        return self.group("acquire", offer=id.replace("-2", "'"))

    def posters(self, offers: Iterable[Iterable[Offer | None]]) -> list[Poster]:
        """Return the investments on offer with their terms; what can be had comes first."""
        on_offer = (offer for kind in offers for offer in kind if offer)
        posters = [Poster(offer, _activation(offer.face), self.offer(offer.id)) for offer in on_offer]
        return sorted(posters, key=lambda poster: not poster.ways.can)

    @property
    def starting(self) -> bool:
        """Whether the card just acquired is to be activated."""
        return any(way.verb in STARTING for way in self.ways)


def action_panel(
    position: ElPlan, table: Table, speech: Speech, choices: Sequence[Choice], amounts: Sequence[Amount]
) -> ActionPanel | None:
    """Return what the player in turn has before them; nothing while chance or nobody is to act."""
    if position.turn < 0:
        return None
    seat, phase = int(position.turn), int(position.phase)
    interest = max(0, int(position.parameters.interest))
    faces = Faces(table, seat, speech, interest=interest, leaving=_leaving(phase, choices, speech))
    ways = (*faces.of(_may(position, choice) for choice in choices), *_may_not(position, speech))
    return ActionPanel(
        phase=PHASES[phase][0],
        page=PAGES[phase],
        seat=seat,
        hand=_hand(position, seat),
        ways=ways,
        prices=_prices(position, table, speech) if phase == BUYING else "",
        limit=int(limit(position, seat)) if phase == CUTBACK else 0,
        plots=_plots(position, speech, ways) if phase == OPPORTUNITY else {},
        coming=_coming(table, phase, speech),
        stalls=tuple(_stalls(table, seat, speech, ways)) if phase in (BUYING, SELLING) else (),
        plans=_plans(table, speech, ways) if phase == PLANS else (),
    )


def _find(ways: Iterable[Way], verb: str, **parts: str) -> list[Way]:
    return [
        way for way in ways if way.verb == verb and all(way.parts.get(name) == value for name, value in parts.items())
    ]


def _group(ways: Sequence[Way], *verbs: str, **parts: str) -> Ways:
    group = [way for verb in verbs for way in _find(ways, verb, **parts)]
    return Ways(tuple(way for way in group if way.choice), tuple(way for way in group if not way.choice))


def _leaving(phase: int, choices: Iterable[Choice], speech: Speech) -> str:
    key = LEAVING.get(phase, "done")
    if phase == INVESTMENT and any(choice.verb in STARTING for choice in choices):
        key = "not-now"
    return speech.say(f"elplan-{key}")


def _prices(position: ElPlan, table: Table, speech: Speech) -> str:
    here, abroad = (int(price(position, base, 0)) for base in (MARKET_PRICE, IMPORT_PRICE))
    if table.imports:
        return speech.say("elplan-prices", buy=here, abroad=abroad)
    return speech.say("elplan-price", buy=here)


def _stalls(table: Table, seat: int, speech: Speech, ways: Sequence[Way]) -> Iterator[Stall]:
    for product, stock, owned in zip(PRODUCTS, table.market, table.players[seat].wares, strict=True):
        missing = max(0, EXPORT - stock)
        says = speech.say("elplan-to-six", number=missing) if missing else speech.say("elplan-ships-now")
        here = _group(ways, "sell", "shelve", "buy", "import", "buy-from", product=product)
        yield Stall(product, stock, owned, says, here)


def _plans(table: Table, speech: Speech, ways: Sequence[Way]) -> tuple[PlanOffer, ...]:
    offers = [
        PlanOffer(plan, tuple(_plan_says(table, plan, speech)), _find(ways, "plan", plan=plan.id)[0])
        for plan in table.plans
    ]
    return tuple(sorted(offers, key=lambda offer: offer.way.reason != ""))


def _plan_says(table: Table, plan: PlanCard, speech: Speech) -> Iterator[str]:
    made = [recipe.product for recipe in plan.recipes]
    for key, recipe in zip(("own", "other"), plan.recipes, strict=True):
        product = table.labels[f"product-{recipe.product}"]
        yield speech.say(f"elplan-plan-{key}", product=product, number=len(recipe.processes))
    for product in PRODUCTS:
        if product not in made:
            yield speech.say("elplan-plan-buy", product=table.labels[f"product-{product}"])


def _activation(face: Face) -> tuple[FacePiece, ...]:
    """How a card is activated: in words, with tokens, or with more tokens for more."""
    if face.way == "ready":
        return (FacePiece("word", face.activation),)
    if face.way == "slash":
        return (
            FacePiece("word", face.activation.split("(")[0].strip()),
            FacePiece("word", "+"),
            FacePiece("tokens", row=face.pays),
        )
    return (FacePiece("tokens", face.activation, row=face.pays),)


def _coming(table: Table, phase: int, speech: Speech) -> str:
    if phase == BUYING:
        return table.labels["sell"]
    if table.district == SUMMARY:
        is_last = table.period >= table.periods
        return speech.say("elplan-the-end") if is_last else f"{table.labels['period']} {table.period + 1}"
    later = (number for number, there in enumerate(table.districts, 1) if there and number > table.district)
    number = next(later, None)
    return f"{number} {table.labels[f'district-{number}']}" if number else table.labels["summary"]


def _hand(position: ElPlan, seat: int) -> Hand:
    has_plan = position.plan(seat) >= 0
    return Hand(
        idle=tuple(int(position.idle(seat, resource)) for resource in range(3)),
        ideas=int(position.get(seat, IDEAS)),
        processes=tuple(map(int, processes(position, seat))) if has_plan else (0, 0, 0, 0),
        makes=tuple(int(most_of(position, seat, which)) for which in (0, 1)) if has_plan else (0, 0),
    )


def _pays(position: ElPlan, action: int) -> tuple[int, ...]:
    return tuple(tokens_needed(position, verb_of(action), int(first(action)), int(second(action)), int(third(action))))


def _may(position: ElPlan, choice: Choice) -> Way:
    return Way(
        choice.action,
        choice.verb,
        {part.name: part.token for part in choice.parts},
        choice,
        _pays(position, choice.action),
        _after(position, choice.action),
        _uses(position, choice.action),
    )


def _after(position: ElPlan, action: int) -> Hand | None:
    """What comes of it, tried on a copy; nothing once the turn has passed on."""
    if verb_of(action) in (actions.DONE, actions.PRODUCE, actions.KEEP, actions.PLAN, actions.PLACE):
        return None
    trial = position.copy()
    trial.apply(action)
    goes_on = (trial.turn, trial.phase, trial.nth) == (position.turn, position.phase, position.nth)
    return _hand(trial, int(position.turn)) if goes_on else None


def _uses(position: ElPlan, action: int) -> tuple[Use, ...]:
    if verb_of(action) != actions.PRODUCE:
        return ()
    seat = int(position.turn)
    plan, parameters = position.plan(seat), position.parameters
    active = [int(n) for n in processes(position, seat)]
    own, other = int(first(action)), int(second(action))
    uses = []
    for i, name in enumerate(PROCESSES[:3]):
        needs = own * int(parameters.recipe(plan, 0, i)) + other * int(parameters.recipe(plan, 1, i))
        used = min(needs, active[i])
        uses.append(Use(name, used, needs - used, active[i] - used))
    chosen = sum(use.chosen for use in uses)
    return (*uses, Use(PROCESSES[3], chosen, 0, active[3] - chosen))


# -- what one would think of, but may not do --------------------------------------------------------


def _may_not(position: ElPlan, speech: Speech) -> Iterator[Way]:
    for action in _thought_of(position):
        refusal = position.why_not(action)
        if refusal is not None and refusal.family == ILLEGAL:
            yield Way(
                action,
                WORDS.arguments(action)[0].name,
                {part.name: part.token for part in WORDS.parts(speech, action)},
                pays=_pays(position, action),
                reason=WORDS.say_refusal(speech, refusal),
                rule=refusal.rule,
            )


def _thought_of(position: ElPlan) -> Iterator[int]:
    """One plain action for each thing in sight that this moment is about, possible or not."""
    phase = position.phase
    if phase == PLANS:
        yield from (int(pack(actions.PLAN, i)) for i in range(int(position.parameters.plan_count)))
    elif phase == OPPORTUNITY:
        yield from (int(pack(actions.PLACE, i)) for i in range(len(SPACE_IDS)))
    elif phase == ADMINISTRATION:
        yield from _of_the_workshop(position)
    elif phase == INVESTMENT:
        places = [i for i in range(int(PLACES)) if position.offer(i) >= 0]
        for terms in (actions.PLAIN, actions.MONEY_OFF, actions.ENERGY_OFF, actions.ON_CREDIT):
            yield from (int(pack(actions.ACQUIRE, i, terms)) for i in places)
    elif phase == BUYING:
        yield from (int(pack(verb, i)) for verb in (actions.BUY, actions.IMPORT) for i in range(3))
    elif phase == SELLING:
        yield from (int(pack(actions.SELL, i, 1)) for i in range(3))


def _of_the_workshop(position: ElPlan) -> Iterator[int]:
    seat = position.turn
    for row in range(int(position.parameters.rows(position.plan(seat)))):
        yield from (int(pack(verb, row)) for verb in (actions.FILL_ROW, actions.EMPTY_ROW))
    for i in range(int(position.held(seat))):
        card = int(position.card_at(seat, i))
        yield from (int(pack(verb, card)) for verb in (actions.ACTIVATE, actions.EMPTY, actions.LIQUIDATE))
        for slot in range(3):
            yield from (int(pack(verb, card, slot)) for verb in (actions.FILL_SLOT, actions.EMPTY_SLOT))
    if position.get(seat, CREDIT):
        yield int(actions.REPAY)


def _plots(position: ElPlan, speech: Speech, ways: Iterable[Way]) -> dict[str, Plot]:
    gives = _gives(position, speech)
    plots: dict[str, Plot] = {}
    for way in ways:
        space = way.parts.get("space", "")
        if way.verb == "place" and space not in plots:
            district = int(space[1])
            letter = space[2].upper() if district == 3 else ""
            sign = SPACE_SIGNS.get(space) or SPACE_SIGNS.get(space[:2]) or ("any" if district == 4 else "money")
            plots[space] = Plot(way, district, letter, sign, gives[space])
    return plots


def _gives(position: ElPlan, speech: Speech) -> dict[str, str]:
    """What each opportunity space gives, in the words of the edition."""
    parameters = position.parameters
    kinds = [speech.say(f"resource-{name}") for i, name in enumerate(RESOURCES) if int(parameters.subsidy) >> i & 1]
    also = "-and-liquidation" if parameters.liquidation_on_space else ""
    keys = {"d1": "d1", "d2": f"d2{also}", "d3a": "d3a", "d3b": "d3b", "d3c": "d3c", "d4": "d4", "d5": "d5"}
    return {
        space: speech.say(f"gives-{keys.get(space) or keys.get(space[:2], 'd6')}", kinds=", ".join(kinds))
        for space in SPACE_IDS
    }
