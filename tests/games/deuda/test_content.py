"""The content files, and what is said when one of them is wrong."""

import shutil
from importlib.resources import files
from pathlib import Path

import pytest

from sobremesa.core.errors import UserError
from sobremesa.core.match import Match
from sobremesa.core.meta import Value
from sobremesa.core.record import load, write
from sobremesa.core.rng import Rng, mix
from sobremesa.core.texts import LANGS
from sobremesa.games.deuda import GAME
from sobremesa.games.deuda.content.model import Content
from sobremesa.games.deuda.engine.play import Deuda
from sobremesa.games.deuda.view.kinds import SOLIDARITY_FACE
from sobremesa.games.deuda.view.table import Table
from tests.games.deuda.table import DeudaTable, start


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    for name in ("squares", "titles", "cards", "editions"):
        source = files("sobremesa.games.deuda").joinpath(f"content/{name}.toml")
        shutil.copyfile(str(source), tmp_path / f"{name}.toml")
    return tmp_path


@pytest.mark.parametrize(
    ("file", "old", "new", "entry", "field"),
    [
        ("squares.toml", 'kind = "raw"', 'kind = "cooked"', "sugar", "kind"),
        ("squares.toml", "value = 100\n", "value = 110\n", "sugar", "value"),
        ("squares.toml", 'of = "sugar"', 'of = "salt"', "sweets", "of"),
        ("squares.toml", "number = 7\n", "number = 8\n", "coffee", "number"),
        ("squares.toml", 'source = "ports"', 'source = "hearsay"', "sugar", "source"),
        ("titles.toml", "national = [150, 200, 300]", "national = [150, 200]", "sugar", "national"),
        ("titles.toml", 'chain = "a"', 'chain = "z"', "sugar", "chain"),
        ("cards.toml", 'effect = "gift"', 'effect = "gifft"', "jamaica", "effect"),
        ("cards.toml", "amount = 100\n", 'amount = "lots"\n', "collection", "amount"),
        ("editions.toml", "bank = 120000", "bank = -1", "table", "bank"),
    ],
)
def test_an_error_names_file_entry_and_field(pack: Path, file: str, old: str, new: str, entry: str, field: str) -> None:
    path = pack / file
    text = path.read_text("utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), "utf-8")
    with pytest.raises(UserError) as caught:
        GAME.new(content=str(pack))
    assert [str(error) for error in GAME.check_content(str(pack))] == [str(caught.value)]
    assert str(caught.value).startswith(f"{path}, {entry}, {field}:")


def test_all_that_is_wrong_is_said_at_once(pack: Path) -> None:
    for file, old, new in (
        ("squares.toml", "value = 100\n", "value = 110\n"),
        ("titles.toml", "national = [150, 200, 300]", "national = [150, 200]"),
        ("cards.toml", 'effect = "gift"\n', ""),
        ("editions.toml", "bank = 120000", "bank = 120000\ngrass = 3"),
    ):
        path = pack / file
        path.write_text(path.read_text("utf-8").replace(old, new, 1), "utf-8")
    effects = "gift, nationalisation, solidarity_aid, hat, keep_coup, keep_flight, all_receive, gold_back, gather"
    assert [error.text("en").removeprefix(f"{pack}/") for error in GAME.check_content(str(pack))] == [
        "squares.toml, sugar, value: “110” does not fit. Accepted: 0, 50, 100 ….",
        "titles.toml, sugar, national: “[150, 200]” does not fit. Accepted: [0, 50, 100 …] × 3.",
        f"cards.toml, jamaica, effect: this is missing. Accepted: {effects}, oil_industry.",
        "editions.toml, table, grass: there is no such field. Accepted: bank, gold, loan_least, barrier, source.",
    ]


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('kind = "imf"', 'kind = "us_aid"\nvalue = 50', "imf, kind: “us_aid” does not fit. Accepted: imf."),
        ('of = "sugar"', 'of = "banana"', "sweets, of: “banana” does not fit. Accepted: sugar."),
        ('kind = "barrier"\nvalue = 2000', 'kind = "barrier"', "barrier, value: this is missing. Accepted: 0, 50,"),
        (
            'id = "sugar"\nkind = "raw"',
            'id = "sugar"\nkind = "october_12"',
            "squares, square: “11 × raw” does not fit.",
        ),
        ('id = "banana"', 'id = "sugar"', "sugar, id: “sugar” does not fit. Accepted: ≠ sugar."),
    ],
)
def test_what_only_the_whole_board_shows_is_said_when_its_fields_are_right(
    pack: Path, old: str, new: str, said: str
) -> None:
    path = pack / "squares.toml"
    text = path.read_text("utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), "utf-8")
    assert any(str(error).startswith(f"{path}, {said}") for error in GAME.check_content(str(pack)))


def test_a_pack_of_ones_own_changes_the_game(pack: Path) -> None:
    cards = pack / "cards.toml"
    cards.write_text(cards.read_text("utf-8").replace("amount = 2000", "amount = 5000", 1), "utf-8")
    state = GAME.new(players=2, content=str(pack))
    assert state.digest()
    assert Content.read(str(pack)).cards.solidarity[0].amount == 5000


@pytest.mark.rule("deuda.square.capital_flight", "deuda.hat.use")
def test_squares_of_a_pack_work_wherever_they_lie(pack: Path) -> None:
    file = pack / "squares.toml"
    blocks = file.read_text("utf-8").split("[[square]]\nnumber = ")
    for one, other in ((10, 12), (16, 18)):
        first, second = blocks[one + 1], blocks[other + 1]
        blocks[one + 1] = second.replace(f"{other}\n", f"{one}\n", 1)
        blocks[other + 1] = first.replace(f"{one}\n", f"{other}\n", 1)
    file.write_text("[[square]]\nnumber = ".join(blocks), "utf-8")
    table = DeudaTable(GAME, players=2, content=str(pack), options={"club_vote": "mover"})
    table.play("die 3", "die 3", "die 6", "die 1")
    table.arrive(10)
    table.play("die 2")
    assert table.cash(0) == 1000
    table.form_club()
    table.state.hat = 16
    table.play("roll", "dice 1 1")
    assert "solidarity peru" in table.legal()


def test_squares_of_a_pack_are_named_drawn_and_written_as_on_its_own_board(pack: Path) -> None:
    sugar, coffee = "sugar", "quinoa_real"
    for name in ("squares.toml", "titles.toml"):
        file = pack / name
        file.write_text(file.read_text("utf-8").replace('"coffee"', f'"{coffee}"'), "utf-8")
    table = DeudaTable(GAME, players=2, content=str(pack))
    position = table.state
    land = GAME.new(players=2).parameters.land_ids.index("coffee")
    square = next(number for number in range(40) if position.parameters.lands[number] == land)
    scene = GAME.scene(position, "en")
    assert isinstance(scene.table, Table)
    shown = scene.table.squares[square]
    assert (shown.id, shown.name, shown.kind) == (coffee, "Quinoa real", "raw")
    assert "Quinoa real" in GAME.draw(scene)
    give = GAME.parse(position, f"give {coffee} 2")
    assert GAME.text(position, give) == f"give {coffee} 2"
    assert GAME.parse(position, "give coffee 2") == give
    assert GAME.parse(position, f"give {sugar} 2") != give


CARD = """
[[{pile}]]
id = "{id}"
effect = "{effect}"
amount = 1500
source = "design"
"""


def entries(pack: Path, pile: str) -> list[str]:
    """Take the cards of a pile out of a pack's file and return them one by one."""
    file = pack / "cards.toml"
    head, *cards = file.read_text("utf-8").split("[[")
    file.write_text("[[".join([head, *(card for card in cards if not card.startswith(pile))]), "utf-8")
    return ["[[" + card for card in cards if card.startswith(pile)]


def put_back(pack: Path, cards: list[str]) -> str:
    """Write cards into a pack's file, and return the pack."""
    with (pack / "cards.toml").open("a", encoding="utf-8") as file:
        file.write("\n" + "\n".join(cards))
    assert GAME.check_content(str(pack)) == []
    return str(pack)


def play_out(content: str, seed: int, **options: Value) -> Match:
    """Play a game at random to its end; every event and every position can be told."""
    match = Match(GAME, GAME.meta.setup(players=3, content=content, options=options), ("ana", "beto", "caro"), seed)
    rng = Rng(mix(seed, 1))
    while not match.is_over:
        match.settle()
        if not match.is_over:
            if len(match.record.actions) % 20 == 0:
                state = match.game.new(match.record.setup)
                state.restore(match.state.snapshot())
                assert state.digest() == match.state.digest()
                assert match.game.scene(match.state, "es").alt
            offered = match.state.legal()
            match.play(offered[int(rng.below(len(offered)))])
    for event in match.events:
        for lang in LANGS:
            assert GAME.tell(event, lang, match.record.names)
    assert load(write(match.record)).state().digest() == match.state.digest()
    return match


@pytest.mark.rule("deuda.card.decks")
def test_both_piles_of_a_pack_go_round_in_the_order_in_which_they_were_used(pack: Path) -> None:
    more = [CARD.format(pile="solidarity", id=f"more_{n}", effect="gift") for n in range(5)]
    state = GAME.new(players=2, content=put_back(pack, more))
    assert isinstance(state, Deuda)
    for pile, count in ((0, 25), (1, 17)):
        order = list(reversed(range(count)))
        for card in order:
            state.take_card(pile, card)
            state.put_under(pile, card)
    for pile, count in ((0, 25), (1, 17)):
        order = list(reversed(range(count)))
        for card in order * 2:
            assert state.top_card(pile) == card
            state.take_card(pile, card)
            state.put_under(pile, card)


@pytest.mark.rule("deuda.card.decks")
def test_a_pack_may_have_a_twenty_first_solidarity_card(pack: Path) -> None:
    card = CARD.format(pile="solidarity", id="barbados", effect="gift")
    content = put_back(pack, [card, CARD.format(pile="condition", id="fine", effect="pay")])
    table = DeudaTable(GAME, players=2, content=content)
    table.play("die 3", "die 3", "die 6", "die 1")
    table.arrive(4)
    assert len(table.state.legal()) == 21
    table.play("solidarity barbados")
    assert table.cash(0) == 4500
    assert [GAME.tell(event, "en", ("Ana", "Beto")) for event in table.all_events("solidarity")] == [
        "Ana draws a Solidarity card: Barbados."
    ]
    drawn = set()
    for seed in range(12):
        events = play_out(content, seed).events
        drawn |= {SOLIDARITY_FACE.token(event.numbers[1], None) for event in events if event.kind == "solidarity"}
    assert "barbados" in drawn


@pytest.mark.rule("deuda.card.decks")
def test_a_card_of_a_pack_brings_its_name_in_both_languages(pack: Path) -> None:
    card = CARD.format(pile="solidarity", id="barbados", effect="gift")
    content = put_back(pack, [card + 'name = { es = "Barbados y su ron", en = "Barbados and its rum" }\n'])
    table = DeudaTable(GAME, players=2, content=content)
    table.play("die 3", "die 3", "die 6", "die 1")
    table.arrive(4)
    assert "sale la tarjeta de Solidaridad Barbados y su ron" in [
        GAME.text(table.state, a, "es") for a in table.state.legal()
    ]
    table.play("solidarity barbados")
    assert "Barbados and its rum" in GAME.tell(table.all_events("solidarity")[0], "en")


@pytest.mark.rule("deuda.card.decks")
@pytest.mark.parametrize("reshuffle", [False, True])
@pytest.mark.parametrize("kept", [1, 2, 7])
def test_a_pack_may_have_fewer_cards_down_to_one(pack: Path, kept: int, reshuffle: bool) -> None:
    solidarity, conditions = entries(pack, "solidarity"), entries(pack, "condition")
    content = put_back(pack, solidarity[-kept:] + conditions[:kept])
    for seed in range(4):
        play_out(content, seed, reshuffle=reshuffle)


@pytest.mark.rule("deuda.card.decks")
def test_while_all_cards_of_a_pile_are_kept_nothing_is_turned(pack: Path) -> None:
    solidarity = [card for card in entries(pack, "solidarity") if "keep_" in card]
    table = DeudaTable(GAME, players=2, content=put_back(pack, solidarity))
    table.play("die 3", "die 3", "die 6", "die 1")
    table.arrive(4)
    table.play("solidarity panama")
    table.arrive(16)
    table.play("solidarity paraguay")
    table.arrive(36)
    assert table.all_events("no-card")[0].rule == "deuda.card.decks"
    assert table.state.mover == 1
    table.arrive(18)
    table.play("use")
    table.arrive(16)
    assert table.legal() == ["solidarity paraguay"]


@pytest.mark.parametrize(
    ("pile", "count", "accepted"), [("solidarity", 0, "1–60"), ("condition", 0, "1–60"), ("solidarity", 61, "1–60")]
)
def test_a_pile_has_at_least_one_card_and_at_most_sixty(pack: Path, pile: str, count: int, accepted: str) -> None:
    entries(pack, pile)
    cards = [CARD.format(pile=pile, id=f"card_{number}", effect="gift") for number in range(count)]
    with (pack / "cards.toml").open("a", encoding="utf-8") as file:
        file.write("\n".join(cards))
    errors = [str(error) for error in GAME.check_content(str(pack))]
    assert len(errors) == 1
    assert errors[0].startswith(f"{pack}/cards.toml, cards, {pile}:")
    assert accepted in errors[0]


@pytest.mark.parametrize(
    ("card", "field"),
    [
        (CARD.format(pile="solidarity", id="barbados", effect="keep_coup"), "effect"),
        (CARD.format(pile="solidarity", id="barbados", effect="gift") + 'name = "Barbados"\n', "name"),
        (CARD.format(pile="solidarity", id="barbados", effect="gift") + 'name = { es = "Barbados" }\n', "name.en"),
        (CARD.format(pile="solidarity", id="brazil", effect="gift"), "id"),
    ],
)
def test_a_card_is_kept_once_has_both_names_and_an_id_of_its_own(pack: Path, card: str, field: str) -> None:
    with (pack / "cards.toml").open("a", encoding="utf-8") as file:
        file.write(card)
    assert [str(error).split(":")[0].split(", ")[-1] for error in GAME.check_content(str(pack))] == [field]


def test_the_printed_edition_has_twenty_solidarity_cards_and_seventeen_conditions() -> None:
    cards = Content.read().cards
    assert (len(cards.solidarity), len(cards.conditions)) == (20, 17)


def test_every_entry_has_its_source() -> None:
    content = Content.read()
    for entries in (content.squares.all, content.titles.all, content.cards.solidarity, content.cards.conditions):
        assert {entry.source for entry in entries} <= {"book", "ports", "ruling"}


@pytest.mark.rule("deuda.setup.players")
def test_the_editions_are_presets_that_single_options_can_still_change() -> None:
    cuba = GAME.meta.setup(edition="cuba")
    assert cuba.options["debt_steps"] == "twenty"
    assert cuba.options["piracy_replaces_rent"] is True
    assert GAME.meta.setup(edition="cuba", options={"loan_step": 50}).options["loan_step"] == 50
    assert GAME.meta.setup(edition="argentina").options["victory"] == "degrees"
    assert GAME.meta.setup().options["victory"] == "total"
    assert start(edition="cuba").state.limit(0) == 20_000
