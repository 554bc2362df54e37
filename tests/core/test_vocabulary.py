"""Words: the same verbs, kinds and phrases give notation, parsing, sentences and the parts of a choice."""

import pytest

from sobremesa.core.errors import UserError
from sobremesa.core.events import Event, Refusal
from sobremesa.core.registry import game
from sobremesa.core.state import State
from sobremesa.core.texts import Texts
from sobremesa.core.verbs import Argument, Verb, Verbs
from sobremesa.core.vocabulary import LONGEST, Kind, Number, SeatKind, Speech, Vocabulary, phrases

pytestmark = pytest.mark.pure

FRUIT = Kind("fruit", ("Apple", "pear", "plum"))
AMOUNT = Number("amount", 0, 99)
VERBS = Verbs(
    [
        Verb(0, "pick", [Argument("fruit", 0, 2)]),
        Verb(1, "mix", [Argument("a", 0, 2), Argument("b", 0, 2), Argument("times", 1, 9)], unordered=2),
        Verb(2, "eat", [Argument("fruit", 1, 2)]),
        Verb(3, "wait"),
    ]
)
WORDS = Vocabulary(
    VERBS,
    {"fruit": FRUIT, "a": FRUIT, "b": FRUIT, "times": AMOUNT},
    events=phrases(picked=[("fruit", FRUIT)], was_eaten=[("fruit", FRUIT), ("amount", AMOUNT)]),
    refusals=phrases(not_ripe=[("fruit", FRUIT)]),
)


class Orchard(Texts):
    """Texts that say the key and the values."""

    def say(self, lang: str, key: str, /, **values: str | int | float) -> str:
        return " ".join([key, *(f"{name}={value}" for name, value in sorted(values.items()))])


@pytest.fixture
def state() -> State:
    return State(0)


@pytest.fixture
def speech(state: State) -> Speech:
    return Speech(Orchard("sobremesa.core"), "en", ("Ana", "Beto"), state)


@pytest.mark.parametrize("line", ["pick Apple", "pick plum", "mix Apple pear 3", "mix plum plum 9", "eat plum", "wait"])
def test_notation_is_read_back(state: State, line: str) -> None:
    assert WORDS.notation(state, WORDS.read(state, line)) == line


def test_notation_is_read_in_any_case_and_spacing(state: State) -> None:
    assert WORDS.read(state, "  PICK   apple ") == WORDS.read(state, "pick Apple")


def test_arguments_without_order_are_one_action_in_any_order(state: State) -> None:
    assert WORDS.read(state, "mix plum pear 2") == WORDS.read(state, "mix pear plum 2")
    assert WORDS.notation(state, WORDS.read(state, "mix plum pear 2")) == "mix pear plum 2"


@pytest.mark.parametrize(
    ("line", "key", "accepted"),
    [
        ("pik apple", "near-verb", "pick"),
        ("xyzzy", "unknown-verb", "pick, mix, eat, wait"),
        ("", "unknown-verb", "pick, mix, eat, wait"),
        ("pick", "wrong-arguments", "pick FRUIT"),
        ("wait a while", "wrong-arguments", "wait"),
        ("mix pear plum", "wrong-arguments", "mix A B TIMES"),
        ("pick grape", "unknown-thing", "Apple, pear, plum"),
        ("eat apple", "unknown-thing", "pear, plum"),
        ("mix pear plum 12", "unknown-thing", "1–9"),
        ("mix pear plum -1", "unknown-thing", "1–9"),
        ("pick " + "a" * LONGEST, "action-too-long", str(LONGEST)),
    ],
)
def test_what_cannot_be_read_is_told_what_would_be_accepted(state: State, line: str, key: str, accepted: str) -> None:
    with pytest.raises(UserError) as caught:
        WORDS.read(state, line)
    assert caught.value.code == key
    assert str(caught.value.numbers["accepted"]) == accepted


def test_an_action_is_said_with_the_names_and_tokens_of_its_things(speech: Speech, state: State) -> None:
    said = WORDS.say_action(speech, WORDS.read(state, "pick pear"))
    assert said == "action-pick fruit=fruit-pear fruit-id=pear"


def test_arguments_without_order_are_said_in_every_order_the_usual_one_first(speech: Speech, state: State) -> None:
    first, second = WORDS.sayings(speech, WORDS.read(state, "mix plum Apple 2"))
    assert first.startswith("action-mix a=fruit-Apple")
    assert second.startswith("action-mix a=fruit-plum")


def test_the_parts_of_an_action_have_a_name_a_token_and_a_text(speech: Speech, state: State) -> None:
    parts = WORDS.parts(speech, WORDS.read(state, "mix pear plum 4"))
    assert [(part.name, part.token, part.text) for part in parts] == [
        ("a", "pear", "fruit-pear"),
        ("b", "plum", "fruit-plum"),
        ("times", "4", "4"),
    ]


def test_an_event_is_said_with_whose_doing_it_was(speech: Speech) -> None:
    assert (
        WORDS.say_event(speech, Event("picked", "x.y", 1, [2]))
        == "event-picked fruit=fruit-plum fruit-id=plum seat=Beto"
    )
    chance = WORDS.say_event(speech, Event("was-eaten", "x.y", -1, [0, 7]))
    assert chance == "event-was-eaten amount=7 amount-id=7 fruit=fruit-Apple fruit-id=Apple seat="


def test_a_refusal_is_said_by_its_code(speech: Speech) -> None:
    refusal = Refusal("illegal", "not-ripe", "x.y", [1])
    assert WORDS.say_refusal(speech, refusal) == "refusal-not-ripe fruit=fruit-pear fruit-id=pear"


def test_a_seat_is_said_by_its_players_name_or_by_its_number(speech: Speech) -> None:
    seats = SeatKind(3)
    assert [seats.token(seat, None) for seat in range(3)] == ["1", "2", "3"]
    assert seats.say(0, speech) == "Ana"
    assert seats.say(2, speech) == "seat number=3"


def test_a_kind_for_one_verb_goes_before_the_kind_of_an_arguments_name(state: State) -> None:
    nuts = Kind("nut", ("walnut", "almond", "hazel"))
    kinds = {"fruit": FRUIT, "eat.fruit": nuts, "a": FRUIT, "b": FRUIT, "times": AMOUNT}
    words = Vocabulary(VERBS, kinds, {}, {})
    assert words.notation(state, words.read(state, "eat hazel")) == "eat hazel"
    assert words.notation(state, words.read(state, "pick plum")) == "pick plum"


def test_an_argument_without_a_kind_is_a_mistake_of_the_title() -> None:
    with pytest.raises(KeyError, match="no kind is bound to the argument 'times' of the verb 'mix'"):
        Vocabulary(VERBS, {"fruit": FRUIT, "a": FRUIT, "b": FRUIT}, {}, {})


@pytest.mark.parametrize("lang", ["es", "en"])
def test_a_sentence_is_parsed_as_well_as_notation(lang: str) -> None:
    title = game("planeta")
    state = title.new()
    for line in ("draw 2h", "draw 7d", "draw 10d", "draw Ac", "draw 8s", "draw 5h"):
        state.play(line)
    for action in state.legal():
        assert title.parse(state, title.text(state, action, lang)) == action
        assert title.parse(state, title.text(state, action)) == action


@pytest.mark.parametrize(
    ("action", "fits"),
    [
        ("pick plum", True),
        (-1, False),
        (4, False),
        (63, False),
        (64 * 3, False),
        (2, False),
        (2 + 64, True),
        (1 + 64 * (2 + 65536 * (1 + 65536)), False),
        (1 + 64 * (1 + 65536 * (2 + 65536)), True),
        (3 + 64, False),
        (1 << 54, False),
    ],
)
def test_only_actions_within_their_ranges_fit(state: State, action: int | str, fits: bool) -> None:
    number = WORDS.read(state, action) if isinstance(action, str) else action
    assert VERBS.fits(number) == fits


def test_the_space_of_actions_is_all_that_fits_each_once() -> None:
    space = list(VERBS.space())
    assert len(space) == len(set(space)) == 3 + 6 * 9 + 2 + 1
    assert all(VERBS.fits(action) for action in space)


def test_verbs_are_numbered_in_the_order_they_are_declared() -> None:
    with pytest.raises(ValueError, match="the verb eat has the number 2, expected 0"):
        Verbs([Verb(2, "eat")])
