"""A lesson's file: what is wrong with it is said with the file, the step and the field."""

import pytest

from sobremesa.core.errors import UserError
from sobremesa.core.registry import game
from sobremesa.lessons.loader import read_lesson

HEAD = 'id = "x"\nedition = "tutorial"\nminutes = 1\nplay = ["done"]\n[[seat]]\nname = "Ana"\ncard = "taller"\n'


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (HEAD + '[[step]]\nid = "a"\nrihgt = []\n', "a, rihgt: there is no such field. Accepted: id, right, ends,"),
        (HEAD + '[[step]]\nid = "a"\nrules = ["elplan.d9"]\n', "a, rules: “elplan.d9” does not fit"),
        (
            HEAD + '[[step]]\nid = "a"\nright = ["acquire {kard} *"]\n',
            "“acquire {kard} *” does not fit. Accepted: name, card",
        ),
        (HEAD + '[[step]]\nid = "a"\nright = ["fly {card}"]\n', "“fly {card}” does not fit. Accepted: offer, first"),
        (
            HEAD + '[[step]]\nid = "a"\nchance = [{ some = "offer *" }]\n',
            "a, chance.1.some: there is no such field. Accepted: once, each.",
        ),
        (
            HEAD + '[[step]]\nid = "a"\nwrong = [{ id = "b", onn = [] }]\n',
            "a, wrong.b.onn: there is no such field. Accepted: id, on, refused, keeps, rule.",
        ),
        (
            HEAD.replace("minutes = 1\n", "") + '[[step]]\nid = "a"\n',
            "lesson, minutes: this is missing. Accepted: ≥ 1.",
        ),
        ("learners = 2\n" + HEAD + '[[step]]\nid = "a"\n', "lesson, learners: “2” does not fit. Accepted: 1–1"),
        (HEAD, "lesson, step: this is missing. Accepted: [[step]] × ≥ 1."),
        (HEAD.replace("name =", "title =") + '[[step]]\nid = "a"\n', "seat, 1.name: this is missing"),
        (HEAD + "[[step", "lesson.toml, line 8, column 7: this is not TOML"),
        (HEAD + '[[step]]\nid = "a"\nskip = ["fly"]\n', "“fly” does not fit. Accepted: offer, first"),
    ],
)
def test_a_mistake_in_a_lesson_names_file_step_and_field(text: str, said: str) -> None:
    with pytest.raises(UserError) as error:
        read_lesson(game("elplan"), text, "lesson.toml")
    assert "lesson.toml" in str(error.value)
    assert said in str(error.value)
