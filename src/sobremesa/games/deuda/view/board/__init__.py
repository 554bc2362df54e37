"""The board of Deuda Eterna as one SVG."""

from sobremesa.games.deuda.view.board.whole import draw

__all__ = ["draw"]
