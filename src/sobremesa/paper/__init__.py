"""Print and play: a title's set, a position, a debrief as PDF. Lays out what titles declare; knows none of them."""

from sobremesa.paper.choices import Choices
from sobremesa.paper.export import export
from sobremesa.paper.kit import Kit
from sobremesa.paper.pages import debrief, position

__all__ = ["Choices", "Kit", "debrief", "export", "position"]
