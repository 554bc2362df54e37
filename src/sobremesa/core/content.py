"""Content: what a title's TOML files may say, as typed models; all that is wrong with a pack is said at once.

A pack is a folder with any of a title's files; a file it leaves out is the shipped one. Where something is wrong is
said as a path, as `lab.fields` reads it: the file, then keys; an entry of a list goes by its id or by its place.
"""

import json
import re
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Annotated, Any, Literal, NamedTuple, Self, TypeVar

from pydantic import BaseModel, ConfigDict, Field, Strict, ValidationError
from pydantic.json_schema import GenerateJsonSchema
from pydantic_core import ErrorDetails

from sobremesa.core.errors import UserError

T = TypeVar("T")

Row = Annotated[tuple[T, ...], Strict(False)]
"""A list of the file. What it holds is read strictly: TOML has its own numbers, words and yes or no."""
Text = Annotated[str, Field(min_length=1)]
Id = Annotated[str, Field(pattern="^[a-z0-9_]+$")]
Source = Literal["book", "ruling", "design"]
"""Where a figure comes from: printed in the book, our reading of it, ours."""

Steps = tuple[str | int, ...]
"""Keys and places from the pack down: the file, the array, the entry's place from 0, its field."""


class Entry(BaseModel):
    """A table of a content file: every key is known, and nothing is taken for something it only resembles."""

    # Built when first read: a title's models are then built once, as parts of its files.
    model_config = ConfigDict(strict=True, extra="forbid", frozen=True, defer_build=True)


class Translated(Entry):
    """A text in both languages."""

    es: Text
    en: Text

    def text(self, lang: str) -> str:
        """Return it in a language."""
        return self.es if lang == "es" else self.en


class Problem(NamedTuple):
    """What does not fit though each field by itself does."""

    path: Steps
    given: object = "–"
    accepted: str = ""
    """Empty for what the field accepts."""
    wrong: str = "value"
    """`missing`, `unknown`, or a value that does not fit."""


class Files(Entry):
    """The content of a title: a field for each of its files, whose model is what the file may say."""

    def whole(self) -> Iterator[Problem]:
        """Yield what is wrong with the whole; asked only when every field is right."""
        return iter(())

    @classmethod
    def names(cls) -> tuple[str, ...]:
        """Return the files' names."""
        return tuple(f"{name}.toml" for name in cls.model_fields)

    @classmethod
    def read(cls, folder: str = "", edition: str = "") -> Self:
        """Return a designer's pack, or the shipped content of an edition. Raises the first problem, a `UserError`."""
        place, problems = cls.load(folder, edition)
        if place is None:
            raise problems[0]
        return place

    @classmethod
    def check(cls, folder: str = "", edition: str = "") -> list[UserError]:
        """Return everything that is wrong with a pack, each with file, entry and field."""
        return cls.load(folder, edition)[1]

    @classmethod
    def load(cls, folder: str, edition: str) -> tuple[Self | None, list[UserError]]:
        """Return the content, or everything that is wrong with it."""
        if folder and not any((Path(folder) / name).is_file() for name in cls.names()):
            return None, [UserError("no-content", given=folder, accepted=", ".join(cls.names()))]
        tables: dict[str, Any] = {}
        where: dict[str, str] = {}
        problems: list[UserError] = []
        for name in cls.model_fields:
            where[name], file = cls.place(folder, edition, f"{name}.toml")
            try:
                tables[name] = parse(file.read_text("utf-8"), where[name])
            except UserError as error:
                problems.append(error)
            except (OSError, UnicodeDecodeError) as error:
                reason = error.strerror if isinstance(error, OSError) else "UTF-8"
                problems.append(UserError("unreadable-content", file=where[name], reason=reason or "–"))
        place, wrong = validate(cls, tables, where)
        problems += wrong
        if place is None or problems:
            return None, problems
        problems = [user_error(cls, tables, where, problem) for problem in (*twice(place), *place.whole())]
        return (None if problems else place), problems

    @classmethod
    def place(cls, folder: str, edition: str, name: str) -> tuple[str, Traversable]:
        """Return what a file is called in problems, and the file: the pack's, the edition's, or every edition's."""
        if folder and (own := Path(folder) / name).is_file():
            return str(own), own
        shipped = files(cls.__module__.rpartition(".")[0])
        if edition and (one := shipped.joinpath(edition, name)).is_file():
            return f"{edition}/{name}", one
        return name, shipped.joinpath(name)

    @classmethod
    def json_schema(cls, name: str = "") -> dict[str, Any]:
        """Return the JSON Schema of a file, for editors; of the pack, a property for each file, without a name.

        Raises `UserError` for a file that is none of its own.
        """
        known = cls.model_fields.get(name.removesuffix(".toml"))
        if name and known is None:
            raise UserError("no-content-file", given=name, accepted=", ".join(cls.names()))
        model = cls if known is None else known.annotation
        assert isinstance(model, type)
        assert issubclass(model, BaseModel)
        return {"$schema": GenerateJsonSchema.schema_dialect, **model.model_json_schema(schema_generator=_Schema)}


class _Schema(GenerateJsonSchema):
    """What may be left out is not null: TOML has no such thing."""

    def nullable_schema(self, schema: Any) -> dict[str, Any]:
        return self.generate_inner(schema["schema"])

    def default_schema(self, schema: Any) -> dict[str, Any]:
        # Nor are a list and an amount that are left out anything one could write.
        if not isinstance(schema.get("default"), bool | str):
            return self.generate_inner(schema["schema"])
        return super().default_schema(schema)


M = TypeVar("M", bound=BaseModel)


def parse(text: str, where: str) -> dict[str, Any]:
    """Return a file's table. Raises `UserError` with the line from which on it is no TOML."""
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        place = re.search(r"^(.*) \(at (?:line (\d+), column (\d+)|end of document)\)$", str(error))
        reason, line, column = place.groups() if place else (str(error), None, None)
        at = line or text.count("\n") + 1
        beyond = len(text.rpartition("\n")[2]) + 1
        raise UserError("no-toml", file=where, line=at, column=column or beyond, reason=reason) from None


def validate(model: type[M], table: Mapping[str, Any], where: Mapping[str, str]) -> tuple[M | None, list[UserError]]:
    """Return a table as its model, or each of its problems. A path begins with a key of `where`, its file."""
    try:
        return model.model_validate(table), []
    except ValidationError as error:
        lines = [line for line in error.errors(include_url=False) if not _said_already(line)]
    problems = []
    for line in lines:
        path, given = line["loc"], line["input"]
        node = _node(model, path)
        entries = node.get("items", {}).get("type") == "object"
        problem = Problem(path, given)
        if line["type"] == "missing":
            problem = Problem(path, accepted=f"[[{path[-1]}]] × {_count(node)}" if entries else "", wrong="missing")
        elif line["type"] == "extra_forbidden":
            problem = Problem(path, path[-1], wrong="unknown")
        elif entries and line["type"] in ("too_short", "too_long"):
            problem = Problem(path, len(given), _count(node))
        problems.append(user_error(model, table, where, problem))
    return None, problems


def _said_already(line: ErrorDetails) -> bool:
    """Tell whether a problem is another's shadow: a file that is no TOML, a list too short without a wrong entry."""
    if line["type"] == "missing":
        return len(line["loc"]) == 1
    return line["type"] == "too_short" and line["ctx"]["actual_length"] < len(line["input"])


def twice(content: Files) -> Iterator[Problem]:
    """Yield the ids that another entry of the same list has."""
    for file, table in content:
        for name, value in table:
            ids = [getattr(one, "id", None) for one in value] if isinstance(value, tuple) else []
            for place, id in enumerate(ids):
                if id is not None and id in ids[:place]:
                    key = type(table).model_fields[name].alias or name
                    yield Problem((file, key, place, "id"), id, f"≠ {id}")


# -- where it is, and what would be accepted --------------------------------------------------------


def user_error(
    model: type[BaseModel], table: Mapping[str, Any], where: Mapping[str, str], problem: Problem
) -> UserError:
    """Return a problem as an error: file, entry, field, what is given, what would be accepted."""
    path, given, accepted, wrong = problem
    steps = named(table, path)
    entry, *field = steps if len(steps) > 1 else (str(path[0]), *steps)
    return UserError(
        "content",
        file=where.get(str(path[0]), str(path[0])),
        entry=entry,
        field=".".join(field) or "–",
        wrong=wrong,
        given=written(given),
        accepted=accepted or _signs(_node(model, path)),
    )


def named(table: Any, path: Steps) -> list[str]:
    """Return a path below its file as people name it: entries by their id or place, the array of entries left out."""
    steps: list[str] = []
    for depth, step in enumerate(path):
        if isinstance(step, int):
            inner = table[step] if isinstance(table, list) and step < len(table) else None
            if depth == 2 and called(inner):
                steps.pop()
            steps.append(next(iter(called(inner)), str(step + 1)))
            table = inner
        elif step != "[key]":
            steps.append(step)
            table = table.get(step) if isinstance(table, Mapping) else None
    return steps[1:]


def called(entry: Any) -> Sequence[str]:
    """Return what an entry of a list is called: its id, or what stands first in it."""
    if not isinstance(entry, dict) or not entry:
        return ()
    first = next(iter(entry.values()))
    names = [str(entry["id"])] if "id" in entry else []
    # A row of a table, like { pays = "human", process = "production" }, has no name: it goes by its place.
    return [*names, str(first)] if isinstance(first, str | int) and len(entry) > 2 else names


def written(value: object) -> str:
    """Return a value as a file would have it; a word by itself without its quotes."""
    return value if isinstance(value, str) else json.dumps(value, ensure_ascii=False, default=str).strip('"')


Node = Mapping[str, Any]
"""A part of a JSON Schema."""
MANY = 4
"""Of a table with more fields than these only their names are told."""


def _node(model: type[BaseModel], path: Steps) -> Node:
    """Return the part of a model's schema at a path; for a key that is none, the keys there are."""
    node: Node = _written_out(model)
    for step in path:
        known, others, fixed = (node.get(key, {}) for key in ("properties", "additionalProperties", "prefixItems"))
        if isinstance(step, int):
            node = fixed[step] if step < len(fixed) else node.get("items", {})
        elif step == "[key]":
            node = node.get("propertyNames", {})
        elif step in known:
            node = known[step]
        elif not others:
            return {"enum": list(known)}
        elif path[-1] != "[key]":
            node = others
    return node


@cache
def _written_out(model: type[BaseModel]) -> Node:
    """Return a model's schema without references."""
    schema = model.model_json_schema(schema_generator=_Schema)
    written_out: Node = _without_references(schema, schema.get("$defs", {}))
    return written_out


def _without_references(node: Any, known: Mapping[str, Any]) -> Any:
    if isinstance(node, list):
        return [_without_references(one, known) for one in node]
    if not isinstance(node, dict):
        return node
    node = known[node["$ref"].rpartition("/")[2]] if "$ref" in node else node
    return {key: _without_references(one, known) for key, one in node.items() if key != "$defs"}


def _signs(node: Node, between: str = ", ") -> str:
    """Return what a schema accepts in signs that need no language."""
    match node:
        case {"pattern": pattern}:
            return str(pattern).strip("^$")
        case {"enum": values}:
            return between.join(map(written, values))
        case {"const": value}:
            return written(value)
        case {"anyOf": kinds}:
            return between.join(_signs(kind, between) for kind in kinds)
        case {"type": "boolean"}:
            return f"true{between}false"
        case {"type": "integer", "multipleOf": step}:
            return f"0, {step}, {2 * step} …"
        case {"type": "integer"}:
            return _span(node.get("minimum", 0), node.get("maximum"))
        case {"prefixItems": parts}:
            return f"[{', '.join(_signs(part, '|') for part in parts)}]"
        case {"items": item}:
            return f"[{_signs(item)}] × {_count(node)}"
        case {"properties": fields} if len(fields) > MANY:
            return between.join(fields)
        case {"properties": fields}:
            pairs = (f"{key} = {_signs(field, '|')}" for key, field in fields.items())
            return f"{{ {', '.join(pairs)} }}"
        case {"propertyNames": keys, "additionalProperties": values}:
            return f"{{ {_signs(keys, ' | ')} = {_signs(values, '|')} }}"
    return '"…"'


def _count(node: Node) -> str:
    """Return how many entries a list takes."""
    return _span(node.get("minItems", 0), node.get("maxItems"))


def _span(least: int, most: int | None) -> str:
    return f"≥ {least}" if most is None else str(least) if least == most else f"{least}–{most}"
