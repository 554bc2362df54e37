"""A package says in `__all__` what others take from it, no more and no less; a module has no such list."""

import ast
import re
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parents[1]
SRC = ROOT / "src"
FOLDERS = ("src/sobremesa", "tests", "examples", "scripts")
LIST = re.compile(r"^__all__ = (\[[^\]]*\])", re.MULTILINE)
# Reading all of the source with `ast` would take ten times as long.
IMPORT = re.compile(r"^ *from (sobremesa[\w.]*) import (\([^)]*\)|[^\n#]*)", re.MULTILINE)
FOR_OTHERS = ("sobremesa", "sobremesa.env", "sobremesa.testing")
"""What is there for people's own programs, so that not all of it is used here."""
ENTRY_POINT = {"GAME"}
"""What `pyproject.toml` names of a title."""


@cache
def sources() -> dict[Path, str]:
    """Return the text of every module; the modules of a skeleton are those of another distribution."""
    files = [file for folder in FOLDERS for file in (ROOT / folder).rglob("*.py") if "skeleton" not in file.parts]
    return {file: file.read_text("utf-8") for file in files}


def taken_from(package: str, folder: Path) -> set[str]:
    """Return the names that modules elsewhere import from a package."""
    names = {
        name.split(" as ")[0].strip()
        for file, text in sources().items()
        if not file.is_relative_to(folder) or package == "sobremesa"
        for module, names in IMPORT.findall(text)
        if module == package
        for name in re.sub(r"#[^\n]*", "", names).strip("()").split(",")
    }
    return names - {""}


def test_only_packages_list_what_others_take() -> None:
    # A test of what breaks rules has a module with a list as its text.
    listing = [file.name for file, text in sources().items() if LIST.search(text) and file.name != "__init__.py"]
    assert listing == ["test_mutants.py"]


def test_a_package_lists_what_others_take_from_it() -> None:
    wrong = {}
    for file, text in sources().items():
        if file.name == "__init__.py" and file.is_relative_to(SRC) and (found := LIST.search(text)):
            package = ".".join(file.parent.relative_to(SRC).parts)
            listed, taken = set(ast.literal_eval(found[1])), taken_from(package, file.parent)
            unused = set() if package in FOR_OTHERS else listed - taken - ENTRY_POINT
            missing = taken - listed - {module.stem for module in file.parent.iterdir()}
            if unused or missing:
                wrong[package] = f"listed and not taken: {unused}; taken and not listed: {missing}"
    assert wrong == {}
