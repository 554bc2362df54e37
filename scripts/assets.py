"""Copy what the pages take from npm into the package: `python scripts/assets.py`, after `npm ci`."""

import shutil
from pathlib import Path

ROOT = Path(__file__).parent.parent
MODULES = ROOT / "node_modules"
ASSETS = ROOT / "src" / "sobremesa" / "web" / "assets"
# In one file: htmx looks for streams as soon as it is there, and an extension that came later would not be asked.
HTMX = ("htmx.org/dist/htmx.min.js", "htmx.org/dist/ext/hx-sse.min.js")
FILES = {
    "fraunces.woff2": "@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2",
    "text-400.woff2": "@fontsource/atkinson-hyperlegible/files/atkinson-hyperlegible-latin-400-normal.woff2",
    "text-700.woff2": "@fontsource/atkinson-hyperlegible/files/atkinson-hyperlegible-latin-700-normal.woff2",
}
FACE = "@font-face{{font-family:{name};src:url({file}) format('woff2');font-weight:{weight};font-display:swap}}\n"


def main() -> None:
    """Copy the files, put htmx and its extension together, and write the style sheet that names the fonts."""
    shutil.rmtree(ASSETS, ignore_errors=True)
    ASSETS.mkdir()
    for name, source in FILES.items():
        shutil.copyfile(MODULES / source, ASSETS / name)
    (ASSETS / "htmx.js").write_text("\n".join((MODULES / part).read_text("utf-8") for part in HTMX), "utf-8")
    (ASSETS / "fonts.css").write_text(
        FACE.format(name="'Fraunces'", file="fraunces.woff2", weight="100 900")
        + FACE.format(name="'Atkinson Hyperlegible'", file="text-400.woff2", weight="400")
        + FACE.format(name="'Atkinson Hyperlegible'", file="text-700.woff2", weight="700"),
        "utf-8",
    )


if __name__ == "__main__":
    main()
