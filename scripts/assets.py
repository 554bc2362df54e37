"""Fetch what the pages take from npm and copy it into the package: `python scripts/assets.py`."""

import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).parent.parent
ASSETS = ROOT / "src" / "sobremesa" / "web" / "assets"
# In one file: htmx looks for streams as soon as it is there, and an extension that came later would not be asked.
HTMX = ("htmx.org/dist/htmx.min.js", "htmx.org/dist/ext/hx-sse.min.js")
FILES = {
    "fraunces.woff2": "@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2",
    "text-400.woff2": "@fontsource/atkinson-hyperlegible/files/atkinson-hyperlegible-latin-400-normal.woff2",
    "text-700.woff2": "@fontsource/atkinson-hyperlegible/files/atkinson-hyperlegible-latin-700-normal.woff2",
}
FACE = "@font-face{{font-family:{name};src:url({file}) format('woff2');font-weight:{weight};font-display:swap}}\n"


def fetch(folder: Path) -> bool:
    """Install the packages of package-lock.json into a folder, and tell whether that was possible."""
    npm = shutil.which("npm")
    if npm is None:
        return False
    for name in ("package.json", "package-lock.json", ".npmrc"):
        shutil.copy(ROOT / name, folder)
    command = [npm, "ci", "--silent", "--no-audit", "--no-fund"]
    return subprocess.run(command, cwd=folder, check=False).returncode == 0


def copy(modules: Path) -> None:
    """Copy the files, put htmx and its extension together, and write the style sheet that names the fonts."""
    shutil.rmtree(ASSETS, ignore_errors=True)
    ASSETS.mkdir()
    for name, source in FILES.items():
        shutil.copyfile(modules / source, ASSETS / name)
    (ASSETS / "fonts.css").write_text(
        FACE.format(name="'Fraunces'", file="fraunces.woff2", weight="100 900")
        + FACE.format(name="'Atkinson Hyperlegible'", file="text-400.woff2", weight="400")
        + FACE.format(name="'Atkinson Hyperlegible'", file="text-700.woff2", weight="700"),
        "utf-8",
    )
    (ASSETS / "htmx.js").write_text("\n".join((modules / part).read_text("utf-8") for part in HTMX), "utf-8")


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as temporary:
        if not fetch(Path(temporary)):
            sys.exit("npm could not fetch htmx and the fonts: the pages work as plain forms, without live updates.")
        copy(Path(temporary, "node_modules"))
