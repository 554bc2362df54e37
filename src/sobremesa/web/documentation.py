"""Where the documentation is as a site."""

from pathlib import Path

HERE = Path(__file__).parent


def site() -> Path:
    """Return its folder, which need not be there: a wheel brings it along, a checkout builds it beside the sources."""
    packed = HERE / "site"
    return packed if packed.is_dir() else HERE.parents[2] / "build" / "site"
