"""The piles of cards."""

import pytest

from sobremesa.games.deuda import GAME
from sobremesa.games.deuda.content.setup import CONTENT
from tests.games.deuda.table import DeudaTable, start


def solidarity(card: str, players: int = 3) -> DeudaTable:
    """Country 1 draws a Solidarity card."""
    table = start(players)
    table.arrive(4)
    table.play(f"solidarity {card}")
    return table


@pytest.mark.rule("deuda.card.decks")
def test_a_used_card_goes_under_the_pile_and_the_order_repeats() -> None:
    table = start()
    order = [card.id for card in CONTENT.cards.solidarity if card.effect in ("gift", "hat", "all_receive")]
    for _ in range(2):
        for card in order:
            table.arrive(4)
            table.play(f"solidarity {card}")
        if table.state.piles[0] != 0:
            # The others have been seen as well, below those.
            for i in range(20):
                if int(table.state.piles[0]) & 2**i:
                    table.state.take_card(0, i)
                    table.state.put_under(0, i)
    table.arrive(4)
    assert len(table.state.legal()) == 1
    assert table.refused("solidarity brazil").code == "card-not-there"


@pytest.mark.rule("deuda.card.decks")
def test_with_reshuffle_a_pile_is_shuffled_again_after_a_full_round() -> None:
    table = start(reshuffle=True)
    for i in range(19):
        table.state.take_card(0, i)
        table.state.put_under(0, i)
    table.arrive(4)
    assert table.legal() == ["solidarity venezuela"]
    table.play("solidarity venezuela")
    table.arrive(4)
    assert len(table.state.legal()) == 20
    assert table.allows("solidarity venezuela")
    table.sound()


@pytest.mark.rule("deuda.card.decks")
def test_with_reshuffle_a_kept_card_is_not_shuffled_in() -> None:
    table = start(reshuffle=True)
    table.arrive(4)
    table.play("solidarity panama")
    for i in range(20):
        if int(table.state.piles[0]) & 2**i:
            table.state.take_card(0, i)
            table.state.put_under(0, i)
    table.arrive(4)
    assert len(table.state.legal()) == 19
    assert not table.allows("solidarity panama")
    table.sound()


@pytest.mark.rule("deuda.card.decks")
def test_every_unseen_card_is_equally_likely_and_a_kept_one_is_out_of_the_pile() -> None:
    table = start()
    table.arrive(4)
    assert len(table.state.legal()) == 20
    assert table.state.weights() == [1] * 20
    table.play("solidarity panama")
    table.arrive(4)
    assert "solidarity panama" not in table.legal()
    assert table.state.piles[2] == 0


@pytest.mark.rule("deuda.card.decks")
@pytest.mark.parametrize("lang", ["es", "en"])
def test_every_card_has_a_text_with_its_amounts(lang: str) -> None:
    for kind, cards in (("solidarity", CONTENT.cards.solidarity), ("condition", CONTENT.cards.conditions)):
        for card in cards:
            key = f"{kind}-{card.id}"
            text = GAME.texts.say(lang, f"{key}.text", amount=card.amount, export=card.export)
            assert GAME.texts.say(lang, key)
            assert len(text) > 20
