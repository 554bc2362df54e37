"""Seats that were taken from their people, in sentences that everybody at the table reads."""

from sobremesa.tables import Table, log
from sobremesa.web.render import say

TEXTS = {
    log.ARRANGED: "moved-arranged",
    log.GIVEN: "moved-given",
    log.AWAY: "moved-away",
    log.AWAY_LINK: "moved-away-link",
    log.LINK: "moved-link",
}


def moves(table: Table, lang: str) -> list[tuple[int, str]]:
    """Return each of them, the oldest first, with the number of actions there were before it."""
    sentences = []
    for move in table.moves:
        text = "moved-opened" if move.after.kind == log.OPEN else TEXTS.get(move.right, "moved-arranged")
        sentences.append((move.count, say(lang, text, holder=move.before.name, name=move.after.name)))
    return sentences
