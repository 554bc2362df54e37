"""From pages to a PDF, by typst."""

import json
from collections.abc import Mapping, Sequence
from importlib.resources import files
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from sobremesa.core.errors import UserError
from sobremesa.draw.palette import LIGHT
from sobremesa.paper.fonts import fonts

TEXT, DISPLAY = "Atkinson Hyperlegible", "Fraunces"
FALLBACK = ("Libertinus Serif", "DejaVu Sans Mono")
"""What typst brings: every sign that the other faces lack, and all of them where the package has no fonts."""
PDF_UA = "ua-1"


def typst() -> Any:
    """Return the module typst. Raises `UserError` that says how to get it."""
    try:
        import typst as module
    except ImportError:
        raise UserError("needs-extra", given="typst", accepted="pip install 'sobremesa[paper]'") from None
    return module


def pdf(
    pages: Sequence[Mapping[str, Any]],
    drawings: Mapping[str, str],
    *,
    title: str,
    author: Sequence[str],
    description: str,
    lang: str,
) -> bytes:
    """Return pages as one tagged PDF; `drawings` are their SVG files by name."""
    about = {"title": title, "author": list(author), "description": description, "lang": lang}
    made: bytes = _compiled(pages, drawings, about, pdf_standards=PDF_UA)
    return made


def png(pages: Sequence[Mapping[str, Any]], drawings: Mapping[str, str], lang: str, *, dpi: float = 300) -> list[bytes]:
    """Return each page as a picture."""
    about = {"title": "", "author": [], "description": "", "lang": lang}
    made = _compiled(pages, drawings, about, format="png", ppi=dpi)
    return [made] if isinstance(made, bytes) else list(made)


def _compiled(
    pages: Sequence[Mapping[str, Any]], drawings: Mapping[str, str], about: Mapping[str, Any], **more: Any
) -> Any:
    compiler = typst()
    folder = fonts()
    faces = {"text": [TEXT, *FALLBACK], "display": [DISPLAY, TEXT, *FALLBACK]}
    if folder is None:
        faces = {"text": list(FALLBACK), "display": list(FALLBACK)}
    data = {**about, "ink": LIGHT["print"], "soft": LIGHT["soft"], "fonts": faces, "pages": list(pages)}
    with TemporaryDirectory() as temporary:
        root = Path(temporary)
        (root / "set.json").write_text(json.dumps(data), "utf-8")
        (root / "set.typ").write_bytes(files("sobremesa.paper").joinpath("set.typ").read_bytes())
        for name, drawn in drawings.items():
            (root / name).write_text(drawn, "utf-8")
        return compiler.compile(
            str(root / "set.typ"),
            root=temporary,
            font_paths=[] if folder is None else [str(folder)],
            ignore_system_fonts=True,
            # The same set is the same file.
            timestamp=0,
            **more,
        )
