"""Compile the rules with mypyc: `python scripts/compile_rules.py` in place, or into a folder: `… --to FOLDER`.

In place nothing is done if sources, compiler and this script are those of the last time, by content.
"""

import argparse
import ast
import contextlib
import json
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import tomllib
from hashlib import sha256
from importlib.metadata import version
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src"
PACKAGE = SOURCE / "sobremesa"
RECORD = PACKAGE / "_compiled.json"
SUFFIX = sysconfig.get_config_var("EXT_SUFFIX")


def compiled_sources() -> list[Path]:
    """Return the modules that pyproject.toml lists, relative to `src`."""
    patterns = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["sobremesa"]["compiled"]
    found = {path.relative_to(SOURCE) for pattern in patterns for path in PACKAGE.glob(pattern)}
    return sorted(found)


def imported_by(sources: list[Path]) -> set[Path]:
    """Return the modules of the package that these import: their constants are compiled in."""
    found = set()
    for source in sources:
        for node in ast.walk(ast.parse((SOURCE / source).read_bytes())):
            if isinstance(node, ast.ImportFrom) and node.module:
                base = Path(*node.module.split("."))
                found |= {base.with_suffix(".py"), *(base / f"{alias.name}.py" for alias in node.names)}
    return {path for path in found if (SOURCE / path).is_file()}


def make_record() -> dict[str, object]:
    """Return what the compiled modules depend on; the hashes of sources each with the time of change."""
    sources = compiled_sources()
    files = sorted({*sources, *imported_by(sources)})
    return {
        "made_with": [sys.version, version("mypy"), sha256(Path(__file__).read_bytes()).hexdigest()],
        "sources": {
            path.relative_to("sobremesa").as_posix(): [
                (SOURCE / path).stat().st_mtime_ns,
                sha256((SOURCE / path).read_bytes()).hexdigest(),
            ]
            for path in files
        },
    }


def is_up_to_date(record: dict[str, object]) -> bool:
    """Tell whether the modules beside the sources were compiled from just these."""

    def without_times(some: dict[str, object]) -> object:
        return some["made_with"], {name: digest for name, (_, digest) in some["sources"].items()}  # type: ignore[attr-defined]

    try:
        last = json.loads(RECORD.read_bytes())
    except FileNotFoundError:
        return False
    return without_times(last) == without_times(record) and all(
        (SOURCE / source).with_suffix(SUFFIX).exists() for source in compiled_sources()
    )


def compile_to(folder: Path) -> None:
    """Compile all modules into one library, so that calls between them are C calls, and a small module for each."""
    import setuptools
    from mypyc.build import mypycify
    from setuptools.command.build_ext import build_ext

    jobs = os.cpu_count() or 1
    with tempfile.TemporaryDirectory() as temporary, contextlib.chdir(SOURCE):
        # Other packages need not be installed yet: the rules use none of them, and `make check` looks at all types.
        mypy = ["--strict", "--no-warn-unused-configs", "--follow-imports=silent", "--ignore-missing-imports"]
        library, *shims = mypycify(
            mypy + [str(path) for path in compiled_sources()],
            opt_level="3",
            debug_level="0",
            target_dir=temporary,
            group_name="sobremesa",
        )
        for shim in shims:
            # A list of its own: mypyc gives all of them the same one.
            shim.extra_compile_args = [*shim.extra_compile_args, "-O0"]
        # gcc takes a minute to compare the indentation of generated code with its braces.
        library.extra_compile_args += ["-Wno-misleading-indentation", "-fno-semantic-interposition"]
        if is_gcc():
            # The optimiser's work is shared among the cores; what may be inlined stays the same.
            library.extra_compile_args += [f"-flto={jobs}", "-fno-fat-lto-objects"]
            library.extra_link_args += ["-O3", f"-flto={jobs}"]
        command = build_ext(setuptools.Distribution({"name": "sobremesa", "ext_modules": [library, *shims]}))
        command.build_lib, command.build_temp, command.parallel = str(folder), temporary, jobs
        command.ensure_finalized()
        command.run()


def is_gcc() -> bool:
    """Tell whether the C compiler is gcc."""
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    said = subprocess.run([compiler, "--version"], capture_output=True, text=True, check=False).stdout
    return "Free Software Foundation" in said


def compile_in_place() -> None:
    """Compile beside the sources, unless that is done."""
    record = make_record()
    if not is_up_to_date(record):
        print("Compiling the rules with mypyc (less than a minute on two cores) …", flush=True)
        with tempfile.TemporaryDirectory() as folder:
            compile_to(Path(folder))
            remove_compiled()
            shutil.copytree(folder, SOURCE, dirs_exist_ok=True)
    RECORD.write_text(json.dumps(record, indent=0), "utf-8")


def remove_compiled() -> None:
    """Remove what was compiled before, of modules too that are no longer there."""
    RECORD.unlink(missing_ok=True)
    for path in SOURCE.rglob(f"*{SUFFIX}"):
        path.unlink()


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--to", type=Path, help="a folder instead of the checkout")
    to = parser.parse_args().to
    compile_to(to.resolve()) if to else compile_in_place()
