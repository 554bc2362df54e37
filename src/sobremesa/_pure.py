"""`SOBREMESA_PURE=1` loads the Python source even where compiled modules lie beside it."""

import os
import sys
from importlib.machinery import FileFinder, SourceFileLoader
from pathlib import Path

_ROOT = str(Path(__file__).parent)


def _source_finder(path: str) -> FileFinder:
    if path != _ROOT and not path.startswith(_ROOT + os.sep):
        raise ImportError("not ours")
    return FileFinder(path, (SourceFileLoader, [".py"]))


def is_source(module: str) -> bool:
    """Tell whether a module was loaded from its Python source."""
    return str(sys.modules[module].__file__).endswith(".py")


if os.environ.get("SOBREMESA_PURE", "0") not in ("", "0"):
    sys.path_hooks.insert(0, _source_finder)
    for _path in [path for path in sys.path_importer_cache if path.startswith(_ROOT)]:
        del sys.path_importer_cache[_path]
