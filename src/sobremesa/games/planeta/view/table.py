"""What lies on the table of That's My Planet!, as a person sees it: ships with their teams, planets, sheet."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Held:
    """A card in a team: its token, number, suit letter and what it would be worth if played now."""

    token: str
    number: str
    suit: str
    value: int


@dataclass(frozen=True)
class Ship:
    """A ship: its colour, its place (a place id or "broken"), its fuel, and its team's cards by suit."""

    id: str
    place: str
    fuel: int
    hand: tuple[tuple[Held, ...], ...]
    """By suit: clubs, diamonds, hearts, spades; each from the ace up."""
    may_move: bool


@dataclass(frozen=True)
class Planet:
    """A planet: modifiers and marks for infiltrate, invade, conquer; the multiplier and the points of its row."""

    id: str
    name: str
    modifiers: tuple[int, ...]
    marks: tuple[bool, ...]
    multiplier: int
    points: int


@dataclass(frozen=True)
class Table:
    """Everything the board draws."""

    ships: tuple[Ship, ...]
    planets: tuple[Planet, ...]
    mother_ship: str
    routes: tuple[tuple[str, str, int], ...]
    shown: tuple[str, ...]
    columns: tuple[tuple[int, int], ...]
    """For each kind of action: what a mark is worth, and the points so far."""
    boxes: tuple[tuple[str, int, int, int, int], ...]
    """For each row of boxes: its id, how many there are, how many are marked, the cost of one, the cost so far."""
    reserve: int
    deck: int
    roll: int
    competence: int
    total: int
    labels: dict[str, str]
    """The words on the board, in the reader's language."""
