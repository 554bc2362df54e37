"""The board of El Plan as one SVG."""

from sobremesa.games.elplan.view.board.whole import draw

__all__ = ["draw"]
