"""The board of That's My Planet! as one SVG."""

from sobremesa.games.planeta.view.board.whole import draw

__all__ = ["draw"]
