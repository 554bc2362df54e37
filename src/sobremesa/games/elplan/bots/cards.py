"""What an investment is worth in a period to whoever holds it: estimated once for each card of a parameters."""

from librt.vecs import vec
from mypy_extensions import i64

from sobremesa.games.elplan.engine.columns import (
    ADVISER,
    ANALYST,
    CARD,
    EXPORT_TOKEN,
    EXTERNALISE,
    GIVES,
    INCOME,
    KEEP,
    MODE,
    QUALITY,
    SHARE,
    SHOP,
    SLOTS,
    TOKENS,
)
from sobremesa.games.elplan.engine.parameters import Parameters


def estimate(parameters: Parameters) -> None:
    """Estimate every card of a parameters, once for all who play with it."""
    parameters.charms = vec[float]([charm(parameters.cards, card) for card in range(parameters.card_count)])
    parameters.promises = vec[float]([promise(parameters.cards, card) for card in range(parameters.card_count)])


def promise(cards: "vec[i64]", card: i64) -> float:
    """Return what an active card is worth in a period, its processes counted by the piece."""
    base = card * CARD
    value = 0.0
    if cards[base + MODE] == SLOTS:
        value += 0.6 * float(cards[base + TOKENS])
    else:
        value += 0.75 * float(cards[base + GIVES] + cards[base + GIVES + 1] + cards[base + GIVES + 2])
        value += 0.95 * float(cards[base + GIVES + 3])
    return value + charm(cards, card)


def charm(cards: "vec[i64]", card: i64) -> float:
    """Return what the effects of an active card that are not processes are worth in a period."""
    base = card * CARD
    value = 0.9 * float(cards[base + INCOME] + cards[base + INCOME + 1] + cards[base + INCOME + 2])
    value += 0.6 * float(cards[base + QUALITY]) + 0.9 * float(cards[base + SHOP])
    value += 0.4 * float(cards[base + SHARE]) + 0.3 * float(cards[base + ANALYST])
    value += 0.3 * float(cards[base + EXPORT_TOKEN]) + 0.8 * float(cards[base + ADVISER])
    if cards[base + KEEP] != 0:
        value += 0.7
    if cards[base + EXTERNALISE] != 0:
        value += 0.5
    return value
