"""What a wheel and an sdist bring beyond the sources: htmx and fonts from npm, the documentation, compiled rules."""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from tempfile import mkdtemp
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class SobremesaHook(BuildHookInterface[Any]):
    """Fetch the assets; for a wheel that is not an editable install also compile, outside of the checkout."""

    compiled: Path | None = None

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Run before the files are packed."""
        assets = Path(self.root, "src", "sobremesa", "web", "assets", "htmx.js")
        if not assets.exists() and self._run("assets.py"):
            self.app.display_warning("npm could not fetch htmx and the fonts: the pages work as plain forms.")
        if self.target_name != "wheel" or version == "editable":
            return
        site = Path(self.root, "build", "site")
        # Never an older one that happens to lie there.
        shutil.rmtree(site, ignore_errors=True)
        # Its pages are made from the package as it is here: nothing of it is installed where a wheel is built.
        path = os.pathsep.join(filter(None, (str(Path(self.root, "src")), os.environ.get("PYTHONPATH"))))
        mkdocs = [sys.executable, "-m", "mkdocs", "build", "--quiet"]
        env = {**os.environ, "PYTHONPATH": path, "NO_MKDOCS_2_WARNING": "1"}
        if subprocess.run(mkdocs, cwd=self.root, env=env, check=False).returncode:
            self.app.display_warning("MkDocs could not build the documentation: /docs says how to get it.")
        else:
            build_data["force_include"][str(site)] = "sobremesa/web/site"
        if not any(map(shutil.which, ("cc", "gcc", "clang", "cl"))):
            self.app.display_warning("No C compiler found: the rules run as plain Python, about fifty times slower.")
            return
        self.compiled = Path(mkdtemp())
        if self._run("compile_rules.py", "--to", str(self.compiled)):
            raise SystemExit("The rules could not be compiled; `HATCH_BUILD_NO_HOOKS=true` builds without.")
        build_data["pure_python"], build_data["infer_tag"] = False, True
        for path in self.compiled.rglob("*.*"):
            build_data["force_include"][str(path)] = path.relative_to(self.compiled).as_posix()

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Run after the files are packed."""
        if self.compiled:
            shutil.rmtree(self.compiled)

    def _run(self, script: str, *arguments: str) -> int:
        return subprocess.run(
            [sys.executable, str(Path(self.root, "scripts", script)), *arguments], check=False
        ).returncode
