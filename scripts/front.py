"""Format templates, styles and scripts: `python scripts/front.py`; `--check` only looks, `--fetch` fetches the tools.

biome is for CSS and JS. dprint's markup plugin is for templates: it knows Jinja by the end of a file's name, and ours
end in `.html`, so it works on copies.
"""

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src" / "sobremesa"
PINNED = Path(__file__).parent / "front"
TOOLS = Path(sys.prefix, "front")
MODULES = TOOLS / "node_modules"
MOST_COLUMNS = 120
DPRINT = {
    "lineWidth": MOST_COLUMNS,
    "markup": {"doctypeKeywordCase": "lower"},
    "plugins": [str(MODULES / "dprint-plugin-markup" / "plugin.wasm")],
}
MISSING = "npm could not fetch biome and dprint: the format of templates, styles and scripts is NOT checked."


def main(wanted: list[str]) -> int:
    """Do what is wanted, and tell whether all is well."""
    os.environ["PATH"] += os.pathsep + str(Path(sys.executable).parent)
    if "--fetch" in wanted:
        return fetch()
    if not MODULES.is_dir():
        print(MISSING)
        return 0
    only_look = "--check" in wanted
    biome = run(MODULES / ".bin" / "biome", *(["ci"] if only_look else ["check", "--write"]), "--log-level=warn")
    problems = [*templates(only_look), *long_lines()]
    print("\n".join(problems) or "Templates, styles and scripts are formatted.")
    return 1 if biome or problems else 0


def run(*command: str | Path, folder: Path = ROOT) -> int:
    """Run a program in a folder."""
    return subprocess.run(command, cwd=folder, check=False).returncode


def fetch() -> int:
    """Install the tools beside Python's; where npm is not there, or has no network, there are none.

    Not by `npm ci`: it insists on a lock of what the tools bring for other systems as well.
    """
    shutil.rmtree(TOOLS, ignore_errors=True)
    TOOLS.mkdir()
    for source in (PINNED / "package.json", PINNED / "package-lock.json", ROOT / ".npmrc"):
        shutil.copy(source, TOOLS)
    npm = shutil.which("npm")
    if npm is None or run(npm, "install", "--silent", "--no-audit", "--no-fund", folder=TOOLS):
        shutil.rmtree(MODULES, ignore_errors=True)
        print(MISSING)
    return 0


def templates(only_look: bool) -> Iterator[str]:
    """Format the templates, or name those that are not formatted."""
    paths = list(files("*.html"))
    with TemporaryDirectory() as temporary:
        folder = Path(temporary)
        copies = [folder / f"{number}.jinja" for number in range(len(paths))]
        for path, copy in zip(paths, copies, strict=True):
            shutil.copyfile(path, copy)
        (folder / "dprint.json").write_text(json.dumps(DPRINT), "utf-8")
        if run(MODULES / ".bin" / "dprint", "fmt", "--log-level", "error", "*.jinja", folder=folder):
            yield "dprint could not read every template."
        for path, copy in zip(paths, copies, strict=True):
            if not only_look:
                shutil.copyfile(copy, path)
            elif copy.read_bytes() != path.read_bytes():
                yield f"{path.relative_to(ROOT)} is not formatted: python scripts/front.py"


def long_lines() -> Iterator[str]:
    """Return the lines that no formatter can break."""
    for path in files("*.html", "*.css", "*.js"):
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1):
            if len(line) > MOST_COLUMNS:
                yield f"{path.relative_to(ROOT)}:{number}: {len(line)} columns, not more than {MOST_COLUMNS}"


def files(*patterns: str) -> Iterator[Path]:
    """Return our own files, without what npm brings for the pages."""
    for pattern in patterns:
        yield from (path for path in sorted(SOURCE.rglob(pattern)) if "assets" not in path.parts)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
