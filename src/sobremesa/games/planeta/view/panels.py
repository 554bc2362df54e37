"""What the player in turn of That's My Planet! may do, in the blocks a page lays out; what an action would come to is
tried on a copy, so that nothing of the rules is told twice.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from sobremesa.core.packing import first, second, verb_of
from sobremesa.core.scene import Amount, Choice
from sobremesa.core.vocabulary import Speech
from sobremesa.games.planeta.engine.actions import ACT, DRAFT, END, MOVE, PLAY, RECRUIT, REFUEL, RESCUE, VERBS
from sobremesa.games.planeta.engine.numbers import (
    ANSWER,
    BANK_BOX,
    BURN,
    CHOOSE,
    DEAL,
    DECIDE,
    DIE,
    FUEL_BOX,
    FULL,
    MOTHER_SHIP,
    RECRUIT_BOX,
    SHIPS,
)
from sobremesa.games.planeta.engine.play import Planeta
from sobremesa.games.planeta.engine.rules.act import competence
from sobremesa.games.planeta.view.kinds import CARD, SUITS, TEAMS, Team
from sobremesa.games.planeta.view.odds import Odds, attempt
from sobremesa.games.planeta.view.table import Table

STAGES = {"draft": (BURN, DEAL, CHOOSE), "phase1": (), "between": (DECIDE,), "phase2": (DIE, ANSWER)}
"""The stages of a turn with their phases; whatever is in none belongs to phase 1."""


@dataclass(frozen=True)
class Face:
    """A playing card as it is printed."""

    rank: str
    suit: str
    is_red: bool


@dataclass(frozen=True)
class Offer:
    """A card shown in the draft: by team, its value there, and what it adds to the team's other cards."""

    token: str
    face: Face
    name: str
    worth: tuple[int, ...]
    lift: tuple[int, ...]


@dataclass(frozen=True)
class Flight:
    """A route a ship may take: the fuel it costs, what is left, and whether the ship gets there."""

    choice: Choice
    cost: int
    left: int
    arrives: bool
    odds: Odds | None
    """How the ship's action may end there; nothing if it could not try it."""
    brief: str
    """The fuel that is left, or that the tank runs dry."""
    note: str
    """The odds in words, or that nothing can be tried at this planet."""
    said: str
    """All of it in one sentence, as it is read aloud."""


@dataclass(frozen=True)
class Vessel:
    """A ship that may move: its team, its fuel, the routes it may take."""

    team: Team
    fuel: int
    tank: int
    """As much fuel as there is room for."""
    flights: tuple[Flight, ...]


@dataclass(frozen=True)
class Answer:
    """A card that may be played against the planet: its value, and how the attempt ends with it."""

    choice: Choice
    token: str
    face: Face
    value: int
    outcome: str
    """`success`, `tie` or `failure`."""
    says: str
    """The outcome in words."""


@dataclass(frozen=True)
class CardOdds:
    """A card of the team before the die is rolled, and how the attempt may end with it."""

    token: str
    face: Face
    odds: Odds


@dataclass(frozen=True)
class Block:
    """Actions of one verb under its name; what its kind needs besides is filled in."""

    kind: str
    """`draft`, `fleet`, `attempt`, `answers`, `ending`, or `group` for plain buttons."""
    verb: str
    heading: str
    choices: tuple[Choice, ...]
    offers: tuple[Offer, ...] = ()
    vessels: tuple[Vessel, ...] = ()
    answers: tuple[Answer, ...] = ()
    roll: int = 0
    competence: int = 0
    chances: tuple[CardOdds, ...] = ()
    """The cards that might be played, the best first."""
    notes: tuple[str, ...] = ()
    """What stands below each of the buttons: the points it costs, or the odds of an attempt."""
    warning: str = ""
    """What is dangerous about an attempt."""
    jokers: int = 0
    """How many jokers have come up in the draft so far: each spoils what it comes up with."""


@dataclass(frozen=True)
class ActionPanel:
    """Everything the player in turn may do, in the order of the page: the end of the game comes last."""

    stages: tuple[tuple[str, bool], ...]
    """The stages of a turn: the key of each, and whether it is this one."""
    blocks: tuple[Block, ...]
    teams: tuple[Team, ...] = TEAMS


BLOCKS = {DRAFT: "draft", MOVE: "fleet", ACT: "attempt", PLAY: "answers", END: "ending"}
BOXES = {RECRUIT: RECRUIT_BOX, REFUEL: FUEL_BOX, RESCUE: BANK_BOX}
"""By verb: the boxes it is paid with."""


def action_panel(
    position: Planeta, table: Table, speech: Speech, choices: Sequence[Choice], amounts: Sequence[Amount]
) -> ActionPanel:
    """Return what may be done as the page lays it out."""
    verbs = list(dict.fromkeys(int(verb_of(choice.action)) for choice in choices))
    now = next((stage for stage, phases in STAGES.items() if position.phase in phases), "phase1")
    return ActionPanel(
        stages=tuple((stage, stage == now) for stage in STAGES),
        blocks=tuple(_block(position, speech, verb, choices) for verb in sorted(verbs, key=lambda verb: verb == END)),
    )


def _block(position: Planeta, speech: Speech, verb: int, choices: Sequence[Choice]) -> Block:
    here = tuple(choice for choice in choices if verb_of(choice.action) == verb)
    answering = verb == PLAY
    odds = chances(position) if verb == ACT else ()
    notes, warning = _attempt(odds[0].odds, speech) if odds else (_cost(position, speech, verb), "")
    return Block(
        BLOCKS.get(verb, "group"),
        VERBS[verb].name,
        speech.say(f"verb-{VERBS[verb].name}"),
        here,
        offers=offers(position, speech) if verb == DRAFT else (),
        vessels=vessels(position, speech, here) if verb == MOVE else (),
        answers=answers(position, speech, here) if answering else (),
        roll=int(position.roll) if answering else 0,
        competence=int(competence(position)) if answering else 0,
        chances=odds,
        notes=notes,
        warning=warning,
        jokers=2 - int(position.jokers).bit_count() if verb == DRAFT else 0,
    )


def _cost(position: Planeta, speech: Speech, verb: int) -> tuple[str, ...]:
    cost = int(position.parameters.costs[BOXES[verb]]) if verb in BOXES else 0
    return (speech.say("planeta-cost", points=cost),) if cost else ()


def _attempt(best: Odds, speech: Speech) -> tuple[tuple[str, ...], str]:
    percent = round(100 * best.failure)
    warning = speech.say("planeta-breaks", percent=percent) if best.failure else ""
    return (_odds(best, speech),), warning


def _odds(odds: Odds, speech: Speech) -> str:
    return speech.say("planeta-odds", percent=odds.percent, points=odds.points)


def offers(position: Planeta, speech: Speech) -> tuple[Offer, ...]:
    """Return what each card shown would do for each team."""
    return tuple(_offer(position, speech, int(position.shown_card(i))) for i in range(int(position.shown_count)))


def _offer(position: Planeta, speech: Speech, card: int) -> Offer:
    start = card // 13 * 13
    worth, lift = [], []
    for team in range(int(SHIPS)):
        trial = position.copy()
        before = {mate: int(trial.value(team, mate)) for mate in range(start, start + 13) if trial.holds(team, mate)}
        trial.add(team, card)
        worth.append(int(trial.value(team, card)))
        lift.append(sum(int(trial.value(team, mate)) - value for mate, value in before.items()))
    return Offer(CARD.tokens[card], face(card), str(CARD.say(card, speech)), tuple(worth), tuple(lift))


def face(card: int) -> Face:
    """Return a card as it is printed."""
    token = CARD.tokens[card]
    return Face(token[:-1], SUITS[token[-1]], token[-1] in "dh")


def vessels(position: Planeta, speech: Speech, moves: Sequence[Choice]) -> tuple[Vessel, ...]:
    """Return the ships that may move now, each with the routes it may take."""
    flights: dict[int, list[Flight]] = {}
    for choice, after in _tried(position, moves):
        ship, place = int(first(choice.action)), int(second(choice.action))
        cost = int(position.parameters.route(position.place(ship), place))
        left, arrives = int(after.fuel(ship)), not after.is_broken(ship)
        odds = attempt(position, ship, place) if arrives else None
        is_vain = arrives and odds is None and place != MOTHER_SHIP
        brief = speech.say("planeta-left", left=left) if arrives else speech.say("planeta-runs-dry")
        note = _odds(odds, speech) if odds else speech.say("planeta-no-try") if is_vain else ""
        flown = speech.say("planeta-flight" if arrives else "planeta-flight-dry", cost=cost, left=left)
        said = f"{choice.text} {flown}" + (f"; {note}" if odds else "")
        flights.setdefault(ship, []).append(Flight(choice, cost, left, arrives, odds, brief, note, said))
    return tuple(Vessel(TEAMS[ship], int(position.fuel(ship)), FULL, tuple(ways)) for ship, ways in flights.items())


def chances(position: Planeta) -> tuple[CardOdds, ...]:
    """Return the cards of the ship that would act, the best first, each with its odds."""
    ship = int(position.moved)
    planet = int(position.place(ship))
    cards = []
    for card in (card for card in range(52) if position.holds(ship, card)):
        odds = attempt(position, ship, planet, int(position.value(ship, card)))
        if odds is not None:
            cards.append(CardOdds(CARD.tokens[card], face(card), odds))
    return tuple(sorted(cards, key=lambda chance: -chance.odds.value))


def answers(position: Planeta, speech: Speech, plays: Sequence[Choice]) -> tuple[Answer, ...]:
    """Return the cards that may be played now, the best first."""
    ship = int(position.moved)
    planet = int(position.place(ship))
    cards = []
    for choice, after in _tried(position, plays):
        card = int(first(choice.action))
        if after.marks[planet] != position.marks[planet]:
            outcome = "success"
        else:
            outcome = "failure" if after.is_broken(ship) else "tie"
        value, says = int(position.value(ship, card)), speech.say(f"planeta-play-{outcome}")
        cards.append(Answer(choice, CARD.tokens[card], face(card), value, outcome, says))
    return tuple(sorted(cards, key=lambda answer: -answer.value))


def _tried(position: Planeta, choices: Sequence[Choice]) -> Iterator[tuple[Choice, Planeta]]:
    for choice in choices:
        after = position.copy()
        after.apply(choice.action)
        yield choice, after
