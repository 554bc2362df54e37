"""Who made El Plan, as the last pages of its books say."""

from sobremesa.core.credits import Credit

__all__ = ["CREDITS"]

CREDITS = (
    Credit("concept", ("Momento Cero",)),
    Credit("production", ("Camilo Potocnjak", "Benjamín Guerrero")),
    Credit("design", ("Benjamín Guerrero", "Camilo Potocnjak", "Tomás Yáñez")),
    Credit("graphics", ("Daniela Cartagena", "Fiorella Queirolo")),
    Credit("illustration", ("Karla Díaz", "Carlos Eulefí", "Jorge Verdugo")),
    Credit("illustration", ("Carlos Saavedra",), "en"),
    Credit("translation", ("Edwin Abbett",), "en"),
)
