"""Content files: all that is wrong with a pack is said at once, by its path, with what would be accepted."""

import tomllib
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path
from typing import Annotated, Literal

import pytest
from pydantic import Field

from sobremesa.core.content import Entry, Files, Id, Problem, Row, Source, Translated, called
from sobremesa.core.errors import UserError
from sobremesa.core.registry import game, titles
from sobremesa.lab.fields import ContentPack


class Fruit(Entry):
    """A fruit on a stall."""

    id: Id
    price: Annotated[int, Field(ge=1, le=9)]
    colours: Annotated[Row[Literal["red", "green"]], Field(min_length=1, max_length=2)] = ()
    weights: dict[Literal["light", "heavy"], Annotated[int, Field(ge=0)]] = Field(default_factory=dict)
    ripe: bool = False
    name: Translated | None = None
    source: Source


class Stall(Entry):
    """What lies on a stall."""

    fruits: Annotated[Row[Fruit], Field(alias="fruit", min_length=1, max_length=3)]


class Rules(Entry):
    """How it is sold."""

    step: Annotated[int, Field(ge=0, multiple_of=50)]
    source: Source


class Market(Files):
    """A market: two files."""

    stall: Stall
    rules: Rules

    def whole(self) -> Iterator[Problem]:
        """Yield fruits that cost more than the first."""
        for place, fruit in enumerate(self.stall.fruits):
            if fruit.price > self.stall.fruits[0].price:
                yield Problem(("stall", "fruit", place, "price"), fruit.price, f"≤ {self.stall.fruits[0].price}")


APPLE = '[[fruit]]\nid = "apple"\nprice = 5\nsource = "book"\n'
PEAR = '[[fruit]]\nid = "pear"\nprice = 4\nsource = "design"\n'
SOLD = 'step = 50\nsource = "book"\n'


def lines(folder: Path, stall: str = APPLE + PEAR, rules: str = SOLD, lang: str = "es") -> list[str]:
    """Write a pack and return what is wrong with it, without its folder."""
    (folder / "stall.toml").write_text(stall, "utf-8")
    (folder / "rules.toml").write_text(rules, "utf-8")
    return [error.text(lang).removeprefix(f"{folder}/") for error in Market.check(str(folder))]


def test_a_pack_is_read_into_typed_tables(tmp_path: Path) -> None:
    assert lines(tmp_path) == []
    market = Market.read(str(tmp_path))
    assert [fruit.price for fruit in market.stall.fruits] == [5, 4]
    assert market.rules.step == 50


ALL_WRONG = (
    APPLE.replace("5", "50") + "juicy = true\n" + PEAR.replace("price = 4\n", ""),
    SOLD.replace('"book"', '"hearsay"'),
)


def test_all_problems_of_all_files_are_said_at_once_in_both_languages(tmp_path: Path) -> None:
    fields = "id, price, colours, weights, ripe, name, source"
    assert lines(tmp_path, *ALL_WRONG, lang="es") == [
        "stall.toml, apple, price: «50» no sirve. Se acepta: 1–9.",
        f"stall.toml, apple, juicy: no existe ese campo. Se acepta: {fields}.",
        "stall.toml, pear, price: falta. Se acepta: 1–9.",
        "rules.toml, rules, source: «hearsay» no sirve. Se acepta: book, ruling, design.",
    ]
    assert lines(tmp_path, *ALL_WRONG, lang="en") == [
        "stall.toml, apple, price: “50” does not fit. Accepted: 1–9.",
        f"stall.toml, apple, juicy: there is no such field. Accepted: {fields}.",
        "stall.toml, pear, price: this is missing. Accepted: 1–9.",
        "rules.toml, rules, source: “hearsay” does not fit. Accepted: book, ruling, design.",
    ]
    with pytest.raises(UserError, match="“50” does not fit"):
        Market.read(str(tmp_path))


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ("price = true", "price: «true» no sirve. Se acepta: 1–9."),
        ("price = 3.0", "price: «3.0» no sirve. Se acepta: 1–9."),
        ('price = "3"', "price: «3» no sirve. Se acepta: 1–9."),
        ("price = 2027-01-01", "price: «2027-01-01» no sirve. Se acepta: 1–9."),
        ("price = 1\nripe = 1", "ripe: «1» no sirve. Se acepta: true, false."),
        ("price = 1\ncolours = []", "colours: «[]» no sirve. Se acepta: [red, green] × 1–2."),
        ('price = 1\ncolours = ["red", "blue"]', "colours.2: «blue» no sirve. Se acepta: red, green."),
        ('price = 1\ncolours = "red"', "colours: «red» no sirve. Se acepta: [red, green] × 1–2."),
        ("price = 1\nweights = { huge = 1 }", "weights.huge: «huge» no sirve. Se acepta: light, heavy."),
        ("price = 1\nweights = { light = -1 }", "weights.light: «-1» no sirve. Se acepta: ≥ 0."),
        ("price = 1\nweights = [1]", "weights: «[1]» no sirve. Se acepta: { light | heavy = ≥ 0 }."),
        ('price = 1\nname = "Manzana"', 'name: «Manzana» no sirve. Se acepta: { es = "…", en = "…" }.'),
        ('price = 1\nname = { es = "", en = "Apple" }', 'name.es: «» no sirve. Se acepta: "…".'),
    ],
)
def test_each_kind_of_problem_says_what_its_field_accepts_in_no_language(tmp_path: Path, given: str, said: str) -> None:
    assert lines(tmp_path, APPLE.replace("price = 5", given)) == [f"stall.toml, apple, {said}"]


@pytest.mark.parametrize(
    ("stall", "said"),
    [
        ("", "stall.toml, stall, fruit: falta. Se acepta: [[fruit]] × 1–3."),
        ("fruit = []", "stall.toml, stall, fruit: «0» no sirve. Se acepta: 1–3."),
        (APPLE + PEAR + PEAR.replace("pear", "fig") + PEAR.replace("pear", "plum"), "stall.toml, stall, fruit: «4» no"),
        (APPLE.replace('"apple"', '"Apple!"'), "stall.toml, Apple!, id: «Apple!» no sirve. Se acepta: [a-z0-9_]+."),
        (APPLE + APPLE, "stall.toml, apple, id: «apple» no sirve. Se acepta: ≠ apple."),
        (APPLE + PEAR.replace("4", "6"), "stall.toml, pear, price: «6» no sirve. Se acepta: ≤ 5."),
        (APPLE + "[[fruit", "stall.toml, línea 5, columna 8: esto no es TOML."),
        (APPLE + "price = = 1", "stall.toml, línea 5, columna 9: esto no es TOML."),
    ],
)
def test_lists_and_files_are_told_too(tmp_path: Path, stall: str, said: str) -> None:
    (line,) = lines(tmp_path, stall)
    assert line.startswith(said)


def test_the_whole_is_looked_at_when_every_field_is_right(tmp_path: Path) -> None:
    dear = APPLE + PEAR.replace("4", "6")
    assert len(lines(tmp_path, dear)) == 1
    assert lines(tmp_path, dear, SOLD.replace("50", "51")) == [
        "rules.toml, rules, step: «51» no sirve. Se acepta: 0, 50, 100 …."
    ]


def test_a_file_that_is_no_text_is_a_problem_beside_those_of_the_others(tmp_path: Path) -> None:
    lines(tmp_path)
    (tmp_path / "stall.toml").write_bytes(b"\xff\xfe")
    (tmp_path / "rules.toml").write_text(SOLD.replace("50", "-50"))
    assert [error.code for error in Market.check(str(tmp_path))] == ["unreadable-content", "content"]


def test_a_folder_with_none_of_the_files_is_no_pack(tmp_path: Path) -> None:
    (error,) = Market.check(str(tmp_path))
    assert str(error).endswith("A pack is a folder with any of: stall.toml, rules.toml.")


def test_a_problems_path_is_the_one_by_which_a_figure_is_tuned(tmp_path: Path) -> None:
    title = game("elplan")
    pack = ContentPack(title, title.meta.setup())
    pack.field("investments.bodega.cost.money").put(9)
    pack.field("plans.huerto.rows.2.pays").put("gold")
    pack.write(tmp_path, ["investments", "plans"])
    changed = ContentPack(title, title.meta.setup(content=str(tmp_path)))
    for error, value in zip(title.check_content(str(tmp_path)), ("gold", 9), strict=True):
        file, entry, field = (str(error.numbers[name]) for name in ("file", "entry", "field"))
        assert changed.field(f"{Path(file).stem}.{entry}.{field}").value == value


def test_the_schema_of_a_file_tells_an_editor_its_fields() -> None:
    schema = Market.json_schema("stall.toml")
    assert schema["properties"]["fruit"]["items"] == {"$ref": "#/$defs/Fruit"}
    fruit = schema["$defs"]["Fruit"]
    assert fruit["required"] == ["id", "price", "source"]
    assert fruit["additionalProperties"] is False
    assert fruit["properties"]["price"] == {"maximum": 9, "minimum": 1, "title": "Price", "type": "integer"}
    # TOML has no null: what may be left out is left out.
    assert fruit["properties"]["name"] == {"$ref": "#/$defs/Translated"}
    assert list(Market.json_schema()["properties"]) == ["stall", "rules"]
    with pytest.raises(UserError, match=r"“fish” is not a content file\. Files: stall\.toml, rules\.toml\."):
        Market.json_schema("fish")


@pytest.mark.parametrize("id", [id for id in titles() if game(id).content is not None])
def test_every_key_of_the_shipped_files_stands_in_their_schema(id: str) -> None:
    title = game(id)
    assert title.content is not None
    for edition in title.meta.editions:
        for name in title.content_files:
            shipped = files(type(title).__module__.rpartition(".")[0]).joinpath("content")
            own = shipped.joinpath(edition.id, name)
            table = tomllib.loads((own if own.is_file() else shipped.joinpath(name)).read_text("utf-8"))
            assert set(table) <= set(title.content.json_schema(name)["properties"])


def test_an_entry_is_called_by_its_id_or_by_what_stands_first_in_it() -> None:
    assert called({"number": 1, "id": "sugar", "kind": "raw"}) == ["sugar", "1"]
    assert called({"land": "sugar", "chain": "a", "source": "ports"}) == ["sugar"]
    assert called({"pays": "human", "process": "production"}) == []
