"""Who made That's My Planet!, as the last page of its book says."""

from sobremesa.core.credits import Credit

__all__ = ["CREDITS"]

CREDITS = (
    Credit("design", ("Cristian Martell Godoy", "Eugenio Robles")),
    Credit("translation", ("Carlos Gallardo",)),
    Credit("publisher", ("Nebrall Games",)),
)
