"""Setups, options, registry: what cannot be is refused with what would be accepted."""

from pathlib import Path

import pytest

import sobremesa
from sobremesa.core.errors import UserError
from sobremesa.core.registry import game


@pytest.mark.parametrize(
    ("arguments", "line"),
    [
        ({"players": 2}, "planeta is not for 2 players. Players: 1 to 1."),
        ({"edition": "gold"}, "planeta has no edition “gold”. Editions: solo."),
        ({"level": 9}, "planeta has no level 9. Levels: 1."),
        ({"options": {"ties": "fail"}}, "planeta has no option “ties”. Options: faces, tie, barred."),
        ({"options": {"tie": "draw"}}, "Option tie cannot be “draw”. Accepted: nothing, fail, success."),
    ],
)
def test_a_setup_that_cannot_be_is_refused_with_what_would_be_accepted(arguments: dict[str, object], line: str) -> None:
    with pytest.raises(UserError) as caught:
        game("planeta").new(**arguments)  # type: ignore[arg-type]
    assert str(caught.value) == line
    assert caught.value.text("es") != line


@pytest.mark.parametrize("given", [True, "yes", "true", "1", "on", "sí"])
def test_a_flag_is_read_from_many_words(given: bool | str) -> None:
    assert game("planeta").meta.setup(options={"faces": given}).options["faces"] is True


def test_an_unknown_game_is_told_which_there_are() -> None:
    with pytest.raises(UserError, match=r"There is no game “chess”. Games: .*planeta"):
        sobremesa.game("chess")


THIRD_PARTY = """
from sobremesa.core.catalogue import Catalogue
from sobremesa.core.game import Game
from sobremesa.core.heuristic import Heuristic
from sobremesa.core.meta import Edition, Meta
from sobremesa.core.packing import pack
from sobremesa.core.playout import playouts
from sobremesa.core.rng import Rng
from sobremesa.core.scene import Scene
from sobremesa.core.seats import CHANCE, OVER
from sobremesa.core.state import Result, State
from sobremesa.core.verbs import Argument, Verb, Verbs
from sobremesa.core.vocabulary import Number, Vocabulary

VERBS = Verbs([Verb(0, "roll", [Argument("face", 1, 6)]), Verb(1, "again", [Argument("yes", 0, 1)])])


class Pig(State):
    def __init__(self, turn=CHANCE, points=0):
        super().__init__(turn)
        self.points = points
    def title(self): return "pig"
    def legal_into(self, buffer):
        faces = range(1, 7) if self.turn == CHANCE else range(2) if self.turn == 0 else range(0)
        for i, face in enumerate(faces):
            buffer[i] = pack(0, face) if self.turn == CHANCE else pack(1, face)
        return len(faces)
    def sample(self, rng): return pack(0, rng.below(6) + 1)
    def apply(self, action):
        face = action >> 6
        if self.turn == CHANCE:
            self.points = 0 if face == 1 else self.points + face
            self.turn = OVER if face == 1 else 0
        else:
            self.turn = CHANCE if face else OVER
    def verbs(self): return VERBS
    def against(self, verb, a, b, c): return 0
    def copy(self): return Pig(self.turn, self.points)
    def snapshot(self): return [self.turn, self.points]
    def result(self): return Result([self.points], [1], "pig.end.hold") if self.turn == OVER else None


class PigGame(Game):
    meta = Meta("pig", "1", (Edition("solo", 1, 1),), (), 10000)
    words = Vocabulary(VERBS, {"face": Number("face", 1, 6), "yes": Number("yes", 0, 1)}, {}, {})
    heuristic = Heuristic()
    def first(self, setup): return Pig()
    def score(self, state): return (state.points,)


GAME = PigGame()
print(playouts(GAME.new(), Rng(1), 100) > 100)
"""


def test_a_title_of_somebody_else_plugs_in_through_its_entry_point(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "pig.py").write_text(THIRD_PARTY)
    info = tmp_path / "pig-1.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: pig\nVersion: 1\n")
    (info / "entry_points.txt").write_text("[sobremesa.games]\npig = pig:GAME\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    sobremesa.titles.cache_clear()
    title = sobremesa.game("pig")
    assert "pig" in sobremesa.titles()
    assert capsys.readouterr().out == "True\n"
    match = sobremesa.Match(title, title.meta.setup(), ["ana"], seed=4)
    match.settle()
    assert sobremesa.write(match.record).splitlines()[-1].startswith("1. chance roll ")
    sobremesa.titles.cache_clear()
    game.cache_clear()
