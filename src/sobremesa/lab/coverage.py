"""Where each rule is enforced and tested: read from the source, so it cannot go stale."""

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from importlib.resources import files
from pathlib import Path

from sobremesa.core.game import Game
from sobremesa.lessons import lessons


@dataclass(frozen=True)
class Coverage:
    """A rule, the places that enforce it, and the tests marked with it."""

    id: str
    enforced_in: list[str]
    tests: list[str]


def coverage(title: Game) -> list[Coverage]:
    """Return, for every rule of a title in order, where it is enforced and tested."""
    places, tests = cited(title), marked(_tests_of(title))
    return [Coverage(rule.id, places.get(rule.id, []), tests.get(rule.id, [])) for rule in title.rules.rules]


def cited(title: Game) -> dict[str, list[str]]:
    """Return where a title names each rule: functions, in a docstring, an event or a refusal; steps of its lessons."""
    root = _root(title)
    places: dict[str, list[str]] = {}
    for file in sorted(root.rglob("*.py")):
        place = file.relative_to(root.parent).as_posix()
        for name, node in _definitions(ast.parse(file.read_text("utf-8"))):
            for rule in _named_rules(node, title.meta.id):
                spot = f"{place}:{name}"
                if spot not in places.setdefault(rule, []):
                    places[rule].append(spot)
    for lesson in lessons(title.meta.id):
        for step in lesson.steps:
            for rule in step.rules:
                places.setdefault(rule, []).append(f"{root.name}/lesson {lesson.id}:{step.id}")
    return places


def marked(root: Path) -> dict[str, list[str]]:
    """Return the tests in a folder marked with each rule; none where it is not there."""
    tests: dict[str, list[str]] = {}
    for file in sorted(root.rglob("test_*.py")) if root.is_dir() else []:
        for name, node in _definitions(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef):
                for rule in _marks(node):
                    tests.setdefault(rule, []).append(f"{file.relative_to(root.parent).as_posix()}::{name}")
    return tests


def _root(title: Game) -> Path:
    return Path(str(files(title.texts.package)))


def _tests_of(title: Game) -> Path:
    """Return the tests of the checkout that a title is in; a folder that is not there where it is only installed."""
    root = _root(title)
    return next((folder for folder in root.parents if (folder / "pyproject.toml").is_file()), root) / "tests"


def _definitions(tree: ast.Module) -> Iterator[tuple[str, ast.stmt]]:
    """Return the functions and methods of a module, and its constants, by name."""
    for node in tree.body:
        if isinstance(node, ast.ClassDef):
            for part in node.body:
                if isinstance(part, ast.FunctionDef):
                    yield f"{node.name}.{part.name}", part
                elif not isinstance(part, ast.Expr):
                    yield node.name, part
        elif isinstance(node, ast.FunctionDef):
            yield node.name, node
        elif isinstance(node, ast.AnnAssign | ast.Assign):
            target = node.target if isinstance(node, ast.AnnAssign) else node.targets[0]
            yield ast.unparse(target), node


def _named_rules(node: ast.stmt, game: str) -> Iterator[str]:
    pattern = re.compile(rf"\b{game}(?:\.[a-z0-9_]+){{2,}}")
    for part in ast.walk(node):
        if isinstance(part, ast.Constant) and isinstance(part.value, str):
            yield from pattern.findall(part.value)


def _marks(node: ast.FunctionDef) -> Iterator[str]:
    for decorator in node.decorator_list:
        if isinstance(decorator, ast.Call) and ast.unparse(decorator.func).endswith("mark.rule"):
            for argument in decorator.args:
                if isinstance(argument, ast.Constant):
                    yield str(argument.value)
