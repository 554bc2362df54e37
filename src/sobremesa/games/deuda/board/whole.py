"""The board of Deuda Eterna as one SVG."""

from sobremesa.core.scene import Scene

__all__ = ["draw"]


def draw(scene: Scene, *, narrow: bool = False) -> str:
    """Return the board."""
    return "<svg xmlns='http://www.w3.org/2000/svg'/>"
