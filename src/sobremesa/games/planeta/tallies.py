"""What is counted in simulations of That's My Planet!"""

from sobremesa.core.tally import Tally
from sobremesa.games.planeta.content.model import MOTHER

TALLIES = (
    Tally("mark", "marked", "place", without=(MOTHER,)),
    Tally("failure", "failed", "place", without=(MOTHER,)),
    Tally("flight", "moved", "ship"),
    Tally("recruit", "recruited", "team"),
    Tally("refuel", "refuelled", "ship"),
    Tally("search", "searched", "ship"),
    Tally("breakdown", "ran-dry", "ship"),
    Tally("rescue", "rescued", "ship"),
)
