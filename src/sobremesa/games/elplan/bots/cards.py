"""What an investment is worth in a period to whoever holds it: estimated once for each card of a game."""

from librt.vecs import vec
from mypy_extensions import i64

from sobremesa.games.elplan.bots import weights as by
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


class Estimates:
    """What each card of a game is worth by some weights."""

    def __init__(self, parameters: Parameters, weights: "vec[float]") -> None:
        self.parameters = parameters
        cards = parameters.cards
        self.charms = vec[float]([charm(weights, cards, card) for card in range(parameters.card_count)])
        self.promises = vec[float]([promise(weights, cards, card) for card in range(parameters.card_count)])


def promise(weights: "vec[float]", cards: "vec[i64]", card: i64) -> float:
    """Return what an active card is worth in a period, its processes counted by the piece."""
    base = card * CARD
    value = 0.0
    if cards[base + MODE] == SLOTS:
        value += weights[by.SLOT] * float(cards[base + TOKENS])
    else:
        value += weights[by.SLOT + 1] * float(cards[base + GIVES] + cards[base + GIVES + 1] + cards[base + GIVES + 2])
        value += weights[by.SLOT + 2] * float(cards[base + GIVES + 3])
    return value + charm(weights, cards, card)


def charm(weights: "vec[float]", cards: "vec[i64]", card: i64) -> float:
    """Return what the effects of an active card that are not processes are worth in a period."""
    base = card * CARD
    value = weights[by.CARD_INCOME] * float(cards[base + INCOME] + cards[base + INCOME + 1] + cards[base + INCOME + 2])
    value += weights[by.CARD_QUALITY] * float(cards[base + QUALITY]) + weights[by.CARD_SHOP] * float(cards[base + SHOP])
    share, analyst = weights[by.CARD_SHARE], weights[by.CARD_ANALYST]
    value += share * float(cards[base + SHARE]) + analyst * float(cards[base + ANALYST])
    export, adviser = weights[by.CARD_EXPORT], weights[by.CARD_ADVISER]
    value += export * float(cards[base + EXPORT_TOKEN]) + adviser * float(cards[base + ADVISER])
    if cards[base + KEEP] != 0:
        value += weights[by.CARD_KEEP]
    if cards[base + EXTERNALISE] != 0:
        value += weights[by.CARD_EXTERNALISE]
    return value
