"""Checking a content pack against its schema, field by field and as a whole."""

from collections.abc import Mapping
from typing import Any

from sobremesa.core.errors import UserError
from sobremesa.games.elplan.content.schema import KINDS, MOST_CARDS, MOST_EVENTS, PRODUCTS, Spec, problem

__all__ = ["check_card", "check_cards", "check_table", "check_whole"]


def check_table(file: str, card: str, table: Mapping[str, Any], spec: Spec) -> list[UserError]:
    """Check the fields of one table."""
    problems = [problem(file, card, name, "", ", ".join(spec)) for name in table if name not in spec]
    for name, (needed, test) in spec.items():
        if name not in table:
            if needed:
                problems.append(problem(file, card, name, "–", test(None)))
        elif accepted := test(table[name]):
            problems.append(problem(file, card, name, table[name], accepted))
    return problems


def check_cards(file: str, cards: object, spec: Spec) -> tuple[list[dict[str, Any]], list[UserError]]:
    """Check a list of cards; return those that are tables, and what is wrong."""
    if not isinstance(cards, list) or not cards or not all(isinstance(card, dict) for card in cards):
        return [], [problem(file, "–", "–", cards, "[[plan]], [[investment]], [[event]]")]
    problems: list[UserError] = []
    seen: set[str] = set()
    for index, card in enumerate(cards, 1):
        name = str(card.get("id", f"#{index}"))
        problems += check_table(file, name, card, spec)
        if name in seen:
            problems.append(problem(file, name, "id", name, "≠"))
        seen.add(name)
        if not problems:
            problems += check_card(file, name, card)
    return cards, problems


def check_card(file: str, name: str, card: Mapping[str, Any]) -> list[UserError]:
    """Check how the fields of one card fit together."""
    problems: list[UserError] = []
    if "makes" in card and card["makes"]["product"] == card["also"]["product"]:
        problems.append(problem(file, name, "also", card["also"]["product"], "≠ makes"))
    if "cost" not in card:
        if card.get("effect", {}).get("gain_any") and card["effect"].get("lose_any"):
            problems.append(problem(file, name, "effect", "gain_any, lose_any", "gain_any | lose_any"))
        return problems
    ways = [way for way in ("activation", "slots", "extra") if way in card]
    if len(ways) != 1:
        problems.append(problem(file, name, "activation", ", ".join(ways) or "–", "activation | slots | extra"))
    does = card["effect"]
    if "slots" in card and len(does.get("processes", ())) != len(card["slots"]):
        problems.append(problem(file, name, "effect", "processes", f"processes × {len(card['slots'])}"))
    if ("extra" in card) != ("extra_processes" in does):
        problems.append(problem(file, name, "effect", "extra_processes", "extra + extra_processes"))
    if does.get("externalise") and not card.get("activation"):
        problems.append(problem(file, name, "activation", "–", "1–3"))
    return problems


def check_whole(
    where: Mapping[str, str], edition: Mapping[str, Any], lists: Mapping[str, list[dict[str, Any]]]
) -> list[UserError]:
    """Check what only the whole pack shows: enough plans, events and cards, and no card that must be alone twice."""
    problems: list[UserError] = []
    plans, cards, events = lists["plans"], lists["investments"], lists["events"]
    for level in sorted({plan["level"] for plan in plans}):
        types = {plan["makes"]["product"] for plan in plans if plan["level"] == level}
        if types != set(PRODUCTS):
            problems.append(
                problem(where["plans"], "–", f"level {level}", ", ".join(sorted(types)), ", ".join(PRODUCTS))
            )
    if not edition["periods"] <= len(events) <= MOST_EVENTS:
        problems.append(problem(where["events"], "–", "[[event]]", len(events), f"{edition['periods']}–{MOST_EVENTS}"))
    if "period" in edition and len(edition["period"]) != edition["periods"]:
        problems.append(problem(where["edition"], "–", "[[period]]", len(edition["period"]), str(edition["periods"])))
    for kind in KINDS:
        least = max(edition["offers"])
        found = sum(1 for card in cards if card["kind"] == kind)
        if not least <= found or len(cards) > MOST_CARDS:
            problems.append(problem(where["investments"], "–", kind, found, f"{least}–{MOST_CARDS}"))
    for name in ("externalise", "shop"):
        alone = [card["id"] for card in cards if card["effect"].get(name)]
        if len(alone) > 1:
            problems.append(problem(where["investments"], alone[1], "effect", name, f"1 × {name}"))
    if not edition["one_copy"]:
        copied = [card["id"] for card in cards if card.get("copies", 1) > 1]
        problems += [problem(where["investments"], id, "copies", ">1", "1") for id in copied]
    return problems
