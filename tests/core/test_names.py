"""Names: what can be seen of them, and which two are the same."""

import pytest

from sobremesa.core.errors import UserError
from sobremesa.core.names import name_key, printable, read_name, spoken, without_name


@pytest.mark.parametrize(
    "name",
    [
        "\u3164", "\u2800", "\u115f\u1160", "\uffa0", "\u200b\u200d", "\u202e\u2066", "\u00ad", "\u034f", "\ufe0f",
        "\u0301\u0302", "\u180e", "\U000e0041", "\x1b\x07", "\u2800 \u3164", "\U0001d159", "\ue000", "\u0378",
    ],
)  # fmt: skip
def test_a_name_that_nobody_would_see_is_refused(name: str) -> None:
    with pytest.raises(UserError) as refused:
        read_name(name, "Player 1")
    assert refused.value.code == "name-invisible"


@pytest.mark.parametrize(
    ("typed", "kept"),
    [("", "?"), (" \t\n", "?"), ("\u00a0\u2003", "?"), ("  Ana \u202e María ", "Ana María"), ("Ñ\u3164andú", "Ñandú"),
     ("…", "…"), ("7", "7"), ("🧉", "🧉"), ("नमस्ते", "नमस्ते"), ("e\u0301", "é"), ("x" * 99, "x" * 24)],
)  # fmt: skip
def test_what_can_be_seen_of_a_name_is_kept(typed: str, kept: str) -> None:
    assert read_name(typed, "?") == kept


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Ana", " ana "),
        ("ANA", "ａｎａ"),
        ("Straße", "STRASSE"),
        ("José", "Jose\u0301"),
        ("Ana\u3164", "Ana"),
        ("ﬁn", "FIN"),
    ],
)
def test_two_names_that_people_would_take_for_the_same_are_the_same(one: str, other: str) -> None:
    assert name_key(one) == name_key(other)


def test_other_names_are_other_names() -> None:
    assert len({name_key(name) for name in ("Ana", "Anahí", "Aña", "Jose", "José")}) == 5


def test_nothing_in_a_text_steers_a_terminal() -> None:
    assert printable("a\x1b[31mb\x07\x9bc\u202ed\u2066e\r\x00\ud800\nñ 🧉\tz") == "a[31mbcde\nñ 🧉\tz"


@pytest.mark.parametrize(
    ("said", "plain"),
    [
        ("Ana, choose your plan.", "Choose your plan."),
        ("Ana, ¿qué produces?", "¿Qué produces?"),
        ("Embargo: Ana, you cannot pay.", "Embargo: you cannot pay."),
        ("Ana’s turn.", "Ana’s turn."),
        ("Banana, of Ana, is sold.", "Banana, of Ana, is sold."),
    ],
)
def test_who_is_spoken_to_need_not_be_called_by_name(said: str, plain: str) -> None:
    assert without_name(said, "Ana") == plain


def test_bots_of_a_record_are_called_by_a_name() -> None:
    assert spoken(["Ana", "bot2:medium", "botany"], "en") == ("Ana", "Bot Tito", "botany")
