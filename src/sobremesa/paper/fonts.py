"""The faces of the pages as typst needs them: TrueType, of one weight each. Made once and kept in the user's cache."""

from functools import cache
from hashlib import sha256
from importlib.resources import files
from io import BytesIO
from pathlib import Path
from tempfile import mkdtemp

from platformdirs import user_cache_path

SOURCES: dict[str, tuple[int, ...]] = {"fraunces": (400, 700), "text-400": (), "text-700": ()}
"""The font files of the pages, and of a variable one the weights that are cut out of it."""


@cache
def fonts() -> Path | None:
    """Return the folder with the fonts; nothing where the package has none (see scripts/assets.py)."""
    folder = files("sobremesa").joinpath("web", "assets")
    try:
        data = {name: folder.joinpath(f"{name}.woff2").read_bytes() for name in SOURCES}
    except OSError:
        return None
    digest = sha256(b"".join(data.values())).hexdigest()[:16]
    try:
        cached = user_cache_path("sobremesa") / f"fonts-{digest}"
        if cached.is_dir():
            return cached
        cached.parent.mkdir(parents=True, exist_ok=True)
        made = Path(mkdtemp(dir=cached.parent, prefix="fonts-"))
    except OSError:
        cached = made = Path(mkdtemp(prefix="sobremesa-fonts-"))
    _make(data, made)
    if made != cached:
        try:
            made.rename(cached)
        except OSError:  # another process was faster
            return made
    return cached


def _make(data: dict[str, bytes], into: Path) -> None:
    from fontTools.ttLib import TTFont
    from fontTools.varLib.instancer import instantiateVariableFont

    for name, weights in SOURCES.items():
        for weight in weights or (0,):
            font = TTFont(BytesIO(data[name]))
            if weight:
                font = instantiateVariableFont(font, {"wght": weight})
                font["OS/2"].usWeightClass = weight
            font.flavor = None
            font.save(into / f"{name}-{weight}.ttf")
