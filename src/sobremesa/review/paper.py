"""A debrief sheet as one HTML file that needs nothing else: to print, or to send around."""

from jinja2 import Environment, PackageLoader, StrictUndefined
from markupsafe import Markup

from sobremesa.draw.palette import DARK, LIGHT, variables
from sobremesa.review.debrief import Sheet


def page(sheet: Sheet, lang: str) -> str:
    """Return a sheet as a page in our paper and ink."""
    environment = Environment(
        loader=PackageLoader(__package__), autoescape=True, undefined=StrictUndefined, trim_blocks=True
    )
    inks = {"light": Markup(variables(LIGHT)), "dark": Markup(variables(DARK))}
    return environment.get_template("debrief.html").render(sheet=sheet, lang=lang, **inks)
