"""The command line in a process of its own, as a shell starts it, but without its imports each time."""

import os
import sys
from pathlib import Path
from subprocess import CompletedProcess
from tempfile import TemporaryDirectory

from sobremesa.cli import main
from tests.forks import FORKS


def run(home: Path, *arguments: str, typed: str = "", **environment: str) -> CompletedProcess[str]:
    """Return what a command says to what is typed."""
    variables = os.environ | {"SOBREMESA_HOME": str(home), "COLUMNS": "80", "LANG": "C.UTF-8"} | environment
    variables.pop("LC_ALL", None)
    with TemporaryDirectory() as folder:
        typed_in, said, complained = (Path(folder, name) for name in ("in", "out", "err"))
        typed_in.write_text(typed, "utf-8")
        process = FORKS.Process(target=begin, args=(arguments, variables, typed_in, said, complained))
        process.start()
        process.join()
        assert process.exitcode is not None
        return CompletedProcess(arguments, process.exitcode, said.read_text("utf-8"), complained.read_text("utf-8"))


def begin(arguments: tuple[str, ...], variables: dict[str, str], *files: Path) -> None:
    """Take up the files for what is typed, said and complained about, and run the command."""
    for number, (file, mode) in enumerate(zip(files, ("r", "w", "w"), strict=True)):
        with file.open(mode) as stream:
            os.dup2(stream.fileno(), number)
    sys.stdin, sys.stdout, sys.stderr = os.fdopen(0), os.fdopen(1, "w"), os.fdopen(2, "w")
    os.environ.clear()
    os.environ.update(variables)
    sys.argv = ["sobremesa", *arguments]
    main()
