"""What a learned evaluation looks at in That's My Planet!, and the bot's knowledge that goes by it."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sobremesa.core.evaluation import Evaluation
from sobremesa.core.packing import pack
from sobremesa.core.seats import OVER
from sobremesa.games.planeta.bots.heuristic import SHEET, PlanetaHeuristic
from sobremesa.games.planeta.engine.actions import PLAY
from sobremesa.games.planeta.engine.numbers import (
    ADMINISTER,
    ANSWER,
    BARRED_ANY,
    BROKEN,
    COUNT,
    DECIDE,
    DIE,
    ENLIST,
    FULL,
    HIGHEST,
    NOBODY,
    PLANETS,
    SHIPS,
    SUITS,
    TIE_NOTHING,
    UNSEEN,
)
from sobremesa.games.planeta.engine.play import Planeta
from sobremesa.games.planeta.engine.rules.score import total

HIDDEN: Final = 32
MOST_CARDS: Final[i64] = 12
"""So many of a team's cards are looked at, the best first."""
MOST_VALUE: Final[i64] = 18
SPOTS: Final[i64] = 49
"""Places with their fuel, and the Broken-down zone."""
MARGINS: Final[i64] = 8
"""No such mark any more, or how many faces of the die the best card beats."""
MOST_BOXES: Final[i64] = 16
MOST_LEFT: Final[i64] = 14
"""The draft or the Reserve, in fours."""
MOMENTS: Final[i64] = 12

# Where each group of features begins.
CARDS: Final[i64] = SHIPS * SPOTS
SHEETS: Final[i64] = CARDS + SHIPS * MOST_CARDS * MOST_VALUE
TARGETS: Final[i64] = SHEETS + PLANETS * 8
BOXES: Final[i64] = TARGETS + PLANETS * SHIPS * MARGINS
LEFT: Final[i64] = BOXES + SHIPS * MOST_BOXES
QUALITY: Final[i64] = LEFT + MOST_LEFT
BEFORE: Final[i64] = QUALITY + 14
MOMENT: Final[i64] = BEFORE + 4
ATTEMPT: Final[i64] = MOMENT + MOMENTS
CHANCES: Final[i64] = ATTEMPT + SHIPS * PLANETS
SIZE: Final[i64] = CHANCES + SHIPS * 7


class PlanetaEvaluation(Evaluation[Planeta]):
    """Points to come: ships with their fuel, the values of their teams, marks, what each could try, boxes left."""

    def __init__(self) -> None:
        super().__init__(SIZE, HIDDEN)
        self.values = vec[i64]([0] * 17)
        """How many cards of a team have each value."""

    def known(self, state: Planeta, seat: i64) -> float:
        """Return the points that are made."""
        return float(total(state)) / SHEET

    def note(self, state: Planeta, seat: i64) -> None:
        """Note what lies on the table and how far the turn is."""
        self.note_ships(state)
        for planet in range(1, PLANETS + 1):
            self.add(SHEETS + (planet - 1) * 8 + state.marks[planet])
        for box in range(SHIPS):
            left = state.parameters.boxes[box] - state.boxes[box]
            self.add(BOXES + box * MOST_BOXES + min(left, MOST_BOXES - 1))
        self.add(LEFT + min((state.left + 3) // 4, MOST_LEFT - 1))
        self.add(BEFORE + state.moved_before + 1)
        self.note_moment(state)

    def note_ships(self, state: Planeta) -> None:
        """Note each ship, the cards of its team and what it could try."""
        for ship in range(SHIPS):
            place = state.place(ship)
            spot: i64 = SPOTS - 1 if place == BROKEN else place * FULL + state.fuel(ship) - 1
            self.add(ship * SPOTS + spot)
            best = self.note_team(state, ship)
            for planet in range(1, PLANETS + 1):
                if not state.is_outranked(planet, ship):
                    margin = best - state.parameters.modifier(planet, ship) - 1
                    wins = min(max(margin, 0), 6)
                    self.add(TARGETS + ((planet - 1) * SHIPS + ship) * MARGINS + wins + 1)

    def note_team(self, state: Planeta, ship: i64) -> i64:
        """Note the values of a team's cards, the best first; return the best."""
        values = self.values
        for value in range(17):
            values[value] = 0
        for suit in range(SUITS):
            numbers = state.numbers(ship, suit)
            if numbers != 0:
                bonus = COUNT[numbers] - 1
                if numbers & 1 != 0:
                    values[min(bonus + 1, 16)] += 1
                    bonus += 1
                    numbers ^= 1
                while numbers != 0:
                    values[min(HIGHEST[numbers & -numbers] + 1 + bonus, 16)] += 1
                    numbers &= numbers - 1
        rank: i64 = 0
        best: i64 = 0
        for value in range(16, 0, -1):
            left = values[value]
            if left > 0 and best == 0:
                best = value
            while left > 0 and rank < MOST_CARDS:
                self.add(CARDS + (ship * MOST_CARDS + rank) * MOST_VALUE + value)
                rank += 1
                left -= 1
        if rank < MOST_CARDS:
            self.add(CARDS + (ship * MOST_CARDS + rank) * MOST_VALUE)
        return best

    def note_moment(self, state: Planeta) -> None:
        """Note what is to come next: a draft, a move, an action that is tried, a recruit."""
        phase = state.phase
        moved = state.moved
        if phase == ADMINISTER:
            self.add(MOMENT + (0 if moved == NOBODY else 1 + moved))
        elif phase == DECIDE or phase == DIE or phase == ANSWER:
            self.add(MOMENT + (4 if phase == DECIDE else 5))
            place = state.place(moved)
            self.add(ATTEMPT + moved * PLANETS + place - 1)
            margin = state.best_value(moved) - state.parameters.modifier(place, moved) - 1
            self.add(CHANCES + moved * 7 + min(max(margin, 0), 6))
        elif phase == ENLIST:
            self.add(MOMENT + 6 + state.enlisting)
        else:
            self.add(MOMENT + 9)
        # What a recruit may be: the mean number of the Reserve.
        if state.left > 0 and phase >= ADMINISTER:
            sum: i64 = 0
            for suit in range(SUITS):
                numbers = state.numbers(UNSEEN, suit)
                while numbers != 0:
                    sum += HIGHEST[numbers & -numbers] + 1
                    numbers &= numbers - 1
            self.add(QUALITY + min(sum // state.left, 13))


class PlanetaLearned(PlanetaHeuristic):
    """Goes by what a learned evaluation makes of the position after an action: nothing is played out.

    It has learnt the printed map with the rules as they come; elsewhere it knows what all bots do.
    """

    def __init__(self, evaluation: PlanetaEvaluation) -> None:
        self.evaluation = evaluation

    def has_learnt(self, state: Planeta) -> bool:
        """Tell whether a position is one of the game that was learnt."""
        parameters = state.parameters
        return (
            not parameters.faces
            and parameters.tie == TIE_NOTHING
            and parameters.barred == BARRED_ANY
            and parameters.setup.content == ""
        )

    def value(self, state: Planeta) -> float:
        """Return the points to be expected, as a part of a full sheet."""
        if state.turn == OVER:
            return float(total(state)) / SHEET
        if state.phase != ANSWER:
            return self.evaluation.score(state, 0)
        # What is learnt are positions as an action leaves them: the best card decides.
        most = -1.0
        for suit in range(SUITS):
            numbers = state.numbers(state.moved, suit)
            while numbers != 0:
                after = state.copy()
                after.apply(pack(PLAY, suit * 13 + HIGHEST[numbers & -numbers]))
                most = max(most, self.value(after))
                numbers &= numbers - 1
        return most

    def odds(self, state: Planeta) -> list[float]:
        """Return the points to be expected, as a part of a full sheet."""
        return [min(self.value(state), 1.0)] if self.has_learnt(state) else super().odds(state)

    def judge(self, state: Planeta, action: i64) -> float:
        """Return the points to be expected after an action."""
        if not self.has_learnt(state):
            return super().judge(state, action)
        after = state.copy()
        after.apply(action)
        return SHEET * self.value(after)

    def effort(self) -> i64:
        """Return seventy-five: each simulation weighs all actions of a new choice, which takes as long as playing it
        out two and a half times.
        """
        return 75

    def heat(self, state: Planeta) -> float:
        """Return half a point: what is expected differs less than what attracts at first sight."""
        return 0.5 if self.has_learnt(state) else super().heat(state)

    def plays_out(self, state: Planeta) -> bool:
        """Return no: the evaluation knows the rest."""
        return not self.has_learnt(state)
