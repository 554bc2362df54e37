"""Compiled modules lie beside their sources: `SOBREMESA_PURE=1` ignores them; one older than its source is reported."""

import json
import os
import sys
import warnings
from hashlib import sha256
from importlib.machinery import FileFinder, SourceFileLoader
from pathlib import Path

_ROOT = Path(__file__).parent
RECORD = _ROOT / "_compiled.json"
"""What `make compile` was made of: for each source its time of change and its hash. A wheel has none."""


def is_source(module: str) -> bool:
    """Tell whether a module was loaded from its Python source."""
    return str(sys.modules[module].__file__).endswith(".py")


def changed_sources(record: Path = RECORD) -> list[str]:
    """Return the modules whose source is no longer the one that was compiled."""
    try:
        sources: dict[str, tuple[int, str]] = json.loads(record.read_bytes())["sources"]
    except FileNotFoundError:
        return []
    return [
        ".".join((record.parent.name, *Path(name).with_suffix("").parts))
        for name, (changed, digest) in sources.items()
        if not _is_same(f"{record.parent}{os.sep}{name}", changed, digest)
    ]


def _is_same(path: str, changed: int, digest: str) -> bool:
    """Compare by content if the time differs: git touches files without changing them."""
    try:
        if os.stat(path).st_mtime_ns == changed:  # noqa: PTH116 - a hundred of them at each import
            return True
        return sha256(Path(path).read_bytes()).hexdigest() == digest
    except FileNotFoundError:
        return False


def stale_message() -> str:
    """Return a sentence if compiled rules are loaded that are not those of the source, else nothing."""
    changed = [] if _PURE else changed_sources()
    if not changed:
        return ""
    more = f" and {len(changed) - 1} more" if len(changed) > 1 else ""
    return f"compiled rules are out of date ({changed[0]}{more}): run `make compile`, or set SOBREMESA_PURE=1"


def _source_finder(path: str) -> FileFinder:
    if not Path(path).is_relative_to(_ROOT):
        raise ImportError("not a folder of this package")
    return FileFinder(path, (SourceFileLoader, [".py"]))


_PURE = os.environ.get("SOBREMESA_PURE", "0") not in ("", "0")
if _PURE:
    sys.path_hooks.insert(0, _source_finder)
    for _path in [path for path in sys.path_importer_cache if path.startswith(str(_ROOT))]:
        del sys.path_importer_cache[_path]
elif _message := stale_message():
    warnings.warn(_message, RuntimeWarning, stacklevel=2)
