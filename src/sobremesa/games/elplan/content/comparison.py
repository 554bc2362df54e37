"""Which investments of a pack nobody needs: those like another, and those that another of their kind beats."""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations, permutations
from typing import Any

from sobremesa.core.errors import UserError
from sobremesa.games.elplan.content.model import RESOURCES, Investment

Cards = Sequence[Investment]
Way = tuple[Counter[str], Sequence[str]]
"""What must lie on a card, and the processes it then gives."""


def remarks(cards: Cards) -> list[UserError]:
    """Return what a designer may want to know about the investments of a pack; none of it forbids playing with them."""
    same = [UserError("card-twin", entry=card.id, other=other.id) for card, other in twins(cards)]
    worse = [UserError("card-beaten", entry=card.id, other=other.id) for card, other in beaten(cards)]
    return same + worse


def twins(cards: Cards) -> list[tuple[Investment, Investment]]:
    """Return the pairs of investments with the same price, activation, processes and effect, of whatever kind."""
    return [(one, other) for one, other in combinations(cards, 2) if _figures(one) == _figures(other)]


def beaten(cards: Cards) -> list[tuple[Investment, Investment]]:
    """Return each investment that another of its kind beats in every respect, with the one that does."""
    return [(weak, strong) for strong, weak in permutations(cards, 2) if _beats(strong, weak)]


def _figures(card: Investment) -> object:
    """Return what a card costs and does, whatever its kind, its name and its play sign."""
    ways = [(sorted(tokens.elements()), sorted(given)) for tokens, given in _ways(card)]
    return [card.cost.get(resource, 0) for resource in RESOURCES], ways, _others(card)


def _beats(strong: Investment, weak: Investment) -> bool:
    """Tell whether a card is nowhere worse than another of its kind, and better in something.

    The copies of a card are not looked at: they say how often it turns up, not how good it is.
    """
    no_worse = (
        strong.kind == weak.kind
        and Counter(strong.cost) <= Counter(weak.cost)
        and strong.play >= weak.play
        and all(_others(strong).get(name) in _at_least(value) for name, value in _others(weak).items())
        and all(any(_is_no_worse(one, other) for one in _ways(strong)) for other in _ways(weak))
    )
    return no_worse and (_figures(strong), strong.play) != (_figures(weak), weak.play)


def _ways(card: Investment) -> Iterator[Way]:
    """Yield every way a card can be active: slots are filled one by one, a slash card comes active."""
    given = card.effect.processes
    if card.slots:
        places = list(zip(card.slots, given, strict=True))
        for count in range(1, len(places) + 1):
            for filled in combinations(places, count):
                yield Counter(token for token, _ in filled), [process for _, process in filled]
    elif card.extra is not None:
        yield Counter(), given
        yield Counter([card.extra]), card.effect.extra_processes
    else:
        yield Counter(card.activation), given


def _is_no_worse(one: Way, other: Way) -> bool:
    """Tell whether a way takes no token more than another and gives its processes; one of choice can be any."""
    lacking = Counter(other[1]) - Counter(one[1])
    spare = Counter(one[1])["any"] - Counter(other[1])["any"]
    return one[0] <= other[0] and lacking["any"] == 0 and lacking.total() <= spare


def _others(card: Investment) -> dict[str, Any]:
    """Return what a card does besides giving processes."""
    return {name: value for name, value in card.effect if value and "processes" not in name}


def _at_least(value: Any) -> Sequence[Any]:
    """Return the values of an effect that are as good as one: the same, or a higher number."""
    return range(value, 10) if type(value) is int else (value,)
