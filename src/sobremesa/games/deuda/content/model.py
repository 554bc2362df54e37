"""The content files: squares, titles, cards, editions. What is wrong in them is said with file, entry and field."""

import tomllib
from importlib.resources import files
from pathlib import Path
from typing import Any

from sobremesa.core.errors import UserError
from sobremesa.core.texts import LANGS
from sobremesa.games.deuda.engine.numbers import MOST_CARDS

__all__ = ["CONDITION_EFFECTS", "FILES", "KINDS", "NAMES", "SOLIDARITY_EFFECTS", "SOURCES", "Content"]

KINDS = (
    "raw",
    "manufacture",
    "solidarity",
    "conditions",
    "latin_america",
    "solidarity_aid",
    "capital_flight",
    "military_coup",
    "barrier",
    "nationalisation",
    "us_aid",
    "october_12",
    "dont_pay",
    "imf",
)
"""The kinds of square, in the order of their numbers in `chart`."""
SOLIDARITY_EFFECTS = (
    "gift",
    "nationalisation",
    "solidarity_aid",
    "hat",
    "keep_coup",
    "keep_flight",
    "all_receive",
    "gold_back",
    "gather",
    "oil_industry",
)
CONDITION_EFFECTS = (
    "manufacture",
    "interest",
    "october",
    "wage_cut",
    "neighbour_to_imf",
    "lose_turns",
    "pay",
    "pay_with_neighbour",
    "all_to_imf",
    "close",
    "direct_deal",
    "patents",
    "rate",
    "dump",
    "all_pay",
)
SOURCES = ("book", "ports", "ruling", "design")
CHAINS = ("a", "b", "c", "d", "")
"""The colours of the chains; the last is the land that forms none."""
FIXED = {0: "latin_america", 39: "imf", 38: "dont_pay", 8: "conditions", 19: "conditions", 28: "conditions"}
"""Squares the rules name by their number."""

OWN_NAME = "a_name_of_its_own"
FILES = ("squares.toml", "titles.toml", "cards.toml", "editions.toml")
"""What a content pack may hold; what it leaves out is the shipped one's."""

Entry = dict[str, Any]

KEPT = ("keep_coup", "keep_flight")
"""Effects of cards that are kept: a pile has at most one of each, so that everybody knows who holds it."""
NAMES: dict[str, list[Entry]] = {"solidarity": [], "condition": []}
"""Every card read so far, whatever its pack: events name a card by its place here."""


class Content:
    """The content of a game, checked. Raises `UserError` that names file, entry and field."""

    def __init__(self, folder: str = "") -> None:
        self.folder = folder
        self.squares = self._entries("squares.toml", "square", 40)
        self.titles = self._entries("titles.toml", "title", 12)
        self.solidarity = self._entries("cards.toml", "solidarity")
        self.conditions = self._entries("cards.toml", "condition")
        editions = self._file("editions.toml")
        self.editions: list[Entry] = editions["edition"]
        self.table: Entry = editions["table"]
        self._check_squares()
        self._check_titles()
        for cards, key, effects in (
            (self.solidarity, "solidarity", SOLIDARITY_EFFECTS),
            (self.conditions, "condition", CONDITION_EFFECTS),
        ):
            self._check_cards(cards, key, effects)
        self.faces = [_face("solidarity", card) for card in self.solidarity]
        self.faces += [_face("condition", card) for card in self.conditions]
        for name in ("bank", "gold", "loan_least", "barrier"):
            self._money("editions.toml", "table", self.table, name, step=1 if name == "gold" else 50)

    def land_ids(self) -> list[str]:
        """Return the lands in the order of the board."""
        return [square["id"] for square in self.squares if square["kind"] == "raw"]

    # -- reading ---------------------------------------------------------------------------------

    def _file(self, name: str) -> Entry:
        own = Path(self.folder) / name if self.folder else None
        place = own if own is not None and own.is_file() else files(__package__).joinpath(name)
        try:
            return tomllib.loads(place.read_text("utf-8"))
        except tomllib.TOMLDecodeError as error:
            raise UserError(
                "content", wrong="", file=name, entry="-", field="-", given=str(error), accepted="TOML"
            ) from None

    def _entries(self, file: str, key: str, count: int | None = None) -> list[Entry]:
        """Return the entries of a kind: so many, or, of the cards of a pile, at least one (deuda.card.decks)."""
        entries: list[Entry] = self._file(file).get(key, [])
        if len(entries) not in (range(1, MOST_CARDS + 1) if count is None else (count,)):
            self._bad(file, key, "-", len(entries), count or f"1–{MOST_CARDS}")
        for number, entry in enumerate(entries):
            self._one_of(file, f"{key} {number}", entry, "source", SOURCES)
        return entries

    # -- checking --------------------------------------------------------------------------------

    def _check_squares(self) -> None:
        file, ids = "squares.toml", set()
        for number, square in enumerate(self.squares):
            entry = f"square {number}"
            if square.get("number") != number:
                self._bad(file, entry, "number", square.get("number"), number)
            self._one_of(file, entry, square, "kind", (FIXED[number],) if number in FIXED else KINDS)
            if not isinstance(square.get("id"), str) or square["id"] in ids:
                self._bad(file, entry, "id", square.get("id"), OWN_NAME)
            ids.add(square["id"])
            if square["kind"] in ("raw", "manufacture", "capital_flight", "us_aid", "barrier"):
                self._money(file, entry, square, "value")
        lands = tuple(self.land_ids())
        made = [square for square in self.squares if square["kind"] == "manufacture"]
        for square in made:
            self._one_of(file, f"square {square['number']}", square, "of", lands)
        if len(lands) != 12 or sorted(square["of"] for square in made) != sorted(lands):
            self._bad(file, "square", "of", sorted(square["of"] for square in made), "12 raw materials, each once")

    def _check_titles(self) -> None:
        file = "titles.toml"
        for title, land in zip(self.titles, self.land_ids(), strict=True):
            entry = f"title {title.get('land')}"
            if title.get("land") != land:
                self._bad(file, entry, "land", title.get("land"), land)
            if title.get("chain", "") not in CHAINS:
                self._bad(file, entry, "chain", title["chain"], ", ".join(CHAINS[:4]))
            for side in ("national", "export"):
                costs = title.get(side)
                if not isinstance(costs, list) or len(costs) != 3:
                    self._bad(file, entry, side, costs, "[150, 200, 300]")
                for cost in title[side]:
                    self._amount(file, entry, side, cost, 50)

    def _check_cards(self, cards: list[Entry], key: str, effects: tuple[str, ...]) -> None:
        ids: set[str] = set()
        kept: set[str] = set()
        for number, card in enumerate(cards):
            entry = f"{key} {card.get('id', number)}"
            if not isinstance(card.get("id"), str) or card["id"] in ids:
                self._bad("cards.toml", entry, "id", card.get("id"), OWN_NAME)
            ids.add(card["id"])
            self._one_of("cards.toml", entry, card, "effect", effects)
            if card["effect"] in kept:
                self._bad("cards.toml", entry, "effect", card["effect"], ", ".join(e for e in effects if e not in kept))
            kept |= {card["effect"]} & set(KEPT)
            name = card.get("name")
            if name is not None and not (isinstance(name, dict) and all(isinstance(name.get(c), str) for c in LANGS)):
                self._bad("cards.toml", entry, "name", name, '{ es = "…", en = "…" }')
            for name in ("amount", "export"):
                self._amount("cards.toml", entry, name, card.get(name, 0), 1)

    def _money(self, file: str, entry: str, where: Entry, field: str, step: int = 50) -> None:
        self._amount(file, entry, field, where.get(field), step)

    def _amount(self, file: str, entry: str, field: str, amount: object, step: int) -> None:
        if type(amount) is not int or amount < 0 or amount % step:
            self._bad(file, entry, field, amount, f"0, {step}, {2 * step} …")

    def _one_of(self, file: str, entry: str, where: Entry, field: str, accepted: tuple[str, ...]) -> None:
        if where.get(field) not in accepted:
            self._bad(file, entry, field, where.get(field), ", ".join(accepted))

    def _bad(self, file: str, entry: str, field: str, given: object, accepted: object) -> None:
        raise UserError(
            "content", wrong="", file=file, entry=entry, field=field, given=str(given), accepted=str(accepted)
        )


def _face(key: str, card: Entry) -> int:
    """Return the number a card's name is known by; cards of the same id and name share it."""
    known = NAMES[key]
    named = {"id": card["id"], "name": card.get("name")}
    if named not in known:
        known.append(named)
    return known.index(named)
