"""The notebooks of the documentation run to their last cell, with fewer games than they are written for."""

from pathlib import Path

import pytest

FOLDER = Path(__file__).parents[1] / "docs" / "study" / "notebooks"
FEW = {
    "train": "ROUNDS, GAMES = 2, 16",
    "fair": "GAMES, JOBS = 12, 1",
}
"""By notebook, what its cell of parameters is followed by."""


@pytest.mark.parametrize("notebook", sorted(FOLDER.glob("*.ipynb")), ids=lambda notebook: notebook.stem)
def test_a_notebook_runs_to_its_end(notebook: Path, tmp_path: Path) -> None:
    import nbformat
    from nbclient import NotebookClient

    content = nbformat.read(notebook, as_version=4)
    at = next(i for i, cell in enumerate(content.cells) if "parameters" in cell.metadata.get("tags", ()))
    content.cells.insert(at + 1, nbformat.v4.new_code_cell(FEW[notebook.stem]))
    NotebookClient(content, timeout=None, resources={"metadata": {"path": str(tmp_path)}}).execute()
    assert content.cells[-1].cell_type == "markdown" or content.cells[-1].outputs


@pytest.mark.parametrize("notebook", sorted(FOLDER.glob("*.ipynb")), ids=lambda notebook: notebook.stem)
def test_a_notebook_is_kept_without_outputs(notebook: Path) -> None:
    import nbformat

    for cell in nbformat.read(notebook, as_version=4).cells:
        assert cell.cell_type == "markdown" or (not cell.outputs and cell.execution_count is None)
