"""The actions of a set-up as one fixed table: for learning machines an action is its place in it.

An action with an amount stands there once for each rung of a ladder: the smallest amount that is offered, the next …,
and last the largest. So the table holds whatever `State.legal` offers, whatever amounts these are.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sobremesa.core.packing import ARGUMENT, FIRST, SECOND, first, pack, second, third, verb_of
from sobremesa.core.state import State, new_buffer
from sobremesa.core.verbs import Verbs

NOT_THERE: Final = -1
"""The place of an action that the table leaves out."""
LOOKUP: Final[i64] = 8
"""What is known of a verb: where its part of the lookup begins, least and size of each argument, its ladder."""
NO_LADDER: Final = -1
SCATTERED: Final = -2
"""A verb with few actions whose arguments are too wide for a table: they are compared one by one."""
WIDEST: Final = 100_000
"""A verb with more well-formed actions than this is scattered."""
UNIT: Final = vec[i64]([FIRST, SECOND, SECOND * ARGUMENT])
"""What one more of the first, second and third argument adds to an action."""


class Ladder:
    """The amounts of a verb: which argument (0, 1 or 2) is one, and how many of them are offered at once at most."""

    def __init__(self, argument: int, rungs: int) -> None:
        self.argument = argument
        self.rungs = rungs


class ActionTable:
    """Actions by their place, and back. Of a verb with a ladder the amount is the rung, counted from 0."""

    def __init__(self, verbs: Verbs, actions: list[int], ladders: dict[int, Ladder]) -> None:
        self.verbs = verbs
        self.actions = actions
        """By place: the action; of one with an amount, its rung instead of the amount."""
        self.ladders = ladders
        self.size: i64 = len(actions)
        about: list[int] = []
        total = 0
        for number, verb in enumerate(verbs.all):
            shape: list[int] = []
            size = 1
            for at, argument in enumerate(verb.arguments):
                width = argument.most - argument.least + 1
                least = argument.least
                if number in ladders and ladders[number].argument == at:
                    width, least = ladders[number].rungs, 0
                shape += [least, width]
                size *= width
            shape += [0, 1] * (3 - len(verb.arguments))
            kind = ladders[number].argument if number in ladders else NO_LADDER
            if size > WIDEST:
                kind = SCATTERED
                size = 0
            about += [total, *shape, kind]
            total += size
        self.about = vec[i64](about)
        self.rungs = vec[i64]([ladders[n].rungs if n in ladders else 0 for n in range(len(verbs.all))])
        places = [NOT_THERE] * total
        scattered: list[int] = []
        self.places = vec[i64](places)
        self.scattered = vec[i64](scattered)
        """The scattered actions, each followed by its place."""
        for place, action in enumerate(actions):
            if about[int(verb_of(action)) * 8 + 7] == SCATTERED:
                scattered += [action, place]
            else:
                places[int(self.at(action))] = place
        self.places = vec[i64](places)
        self.scattered = vec[i64](scattered)

    def at(self, action: i64) -> i64:
        """Return where in the lookup an action stands, its amount being a rung."""
        base = verb_of(action) * LOOKUP
        about = self.about
        a = first(action) - about[base + 1]
        b = second(action) - about[base + 3]
        c = third(action) - about[base + 5]
        return about[base] + (a * about[base + 4] + b) * about[base + 6] + c

    def find(self, action: i64) -> i64:
        """Return the place of an action, its amount being a rung; NOT_THERE if it has none."""
        if self.about[verb_of(action) * LOOKUP + 7] != SCATTERED:
            return self.places[self.at(action)]
        scattered = self.scattered
        i: i64 = 0
        while i < len(scattered):
            if scattered[i] == action:
                return scattered[i + 1]
            i += 2
        return NOT_THERE

    def find_all(self, buffer: "vec[i64]", count: i64, places: "vec[i64]", base: i64) -> i64:
        """Write the places of the legal actions in `buffer` from `base` on; return how many the table has.

        What the table leaves out leaves the buffer too.
        """
        about = self.about
        lookup = self.places
        kept: i64 = 0
        rung: i64 = 0
        for i in range(count):
            action = buffer[i]
            kind = about[verb_of(action) * LOOKUP + 7]
            if kind == NO_LADDER:
                place = lookup[self.at(action)]
            elif kind == SCATTERED:
                place = self.find(action)
            else:
                unit = UNIT[kind]
                key = without(action, unit)
                if i == 0 or without(buffer[i - 1], unit) != key:
                    rung = 0
                most = self.rungs[verb_of(action)] - 1
                if i + 1 == count or without(buffer[i + 1], unit) != key:
                    place = lookup[self.at(key + most * unit)]
                else:
                    place = lookup[self.at(key + rung * unit)] if rung < most else NOT_THERE
                rung += 1
            if place >= 0:
                places[base + kept] = place
                buffer[kept] = action
                kept += 1
        return kept

    # -- for plain Python ------------------------------------------------------------------------

    def legal(self, state: State) -> dict[int, int]:
        """Return the legal actions of a position that the table has: by place, the action."""
        buffer, places = new_buffer(), new_buffer()
        count = self.find_all(buffer, state.legal_into(buffer), places, 0)
        return {int(places[i]): int(buffer[i]) for i in range(count)}

    def place(self, state: State, action: int) -> int:
        """Return the place of a legal action of a position; NOT_THERE if the table has none for it."""
        for place, known in self.legal(state).items():
            if known == action:
                return place
        return NOT_THERE


def without(action: i64, unit: i64) -> i64:
    """Return an action with an argument of 0 instead of the one whose unit is given."""
    return action - action // unit % ARGUMENT * unit


def table_of(verbs: Verbs, values: dict[int, list[list[int]]], ladders: dict[int, Ladder]) -> ActionTable:
    """Return the table of the verbs named, with every action whose arguments are out of these values."""
    actions: list[int] = []
    for number, of_arguments in values.items():
        given = [list(some) for some in of_arguments]
        if number in ladders:
            given.insert(ladders[number].argument, list(range(ladders[number].rungs)))
        actions += list(verbs[number].actions(given))
    return ActionTable(verbs, actions, ladders)


def every_action(verbs: Verbs, rungs: int) -> ActionTable:
    """Return the table of all that the verbs declare, for a title that has not said what a set-up cannot have."""
    values: dict[int, list[list[int]]] = {}
    ladders: dict[int, Ladder] = {}
    for number, verb in enumerate(verbs.all):
        some: list[list[int]] = []
        for at, argument in enumerate(verb.arguments):
            if argument.samples is not None and number not in ladders:
                ladders[number] = Ladder(at, rungs)
            else:
                some.append(argument.values())
        values[number] = some
    return table_of(verbs, values, ladders)


def packed(verb: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> int:
    """Return an action, for lists of actions that no product of ranges gives."""
    return int(pack(verb, a, b, c))
