"""Why an action of Deuda Eterna is good, in one sentence from the game's own figures."""

from sobremesa.core.packing import verb_of
from sobremesa.core.vocabulary import Speech
from sobremesa.games.deuda.engine import actions
from sobremesa.games.deuda.engine.state import Position
from sobremesa.games.deuda.view.consequences import consequence, thresholds
from sobremesa.games.deuda.view.kinds import money

SPENDS = (actions.BUILD, actions.BUY, actions.PIRATE, actions.SELL, actions.CASH, actions.GOLD)

OWES = (actions.ROLL, actions.LOAN, actions.REPAY)


def why(position: Position, action: int, speech: Speech) -> str:
    """Return the reason: what it costs and earns, how far the debt is from its next threshold."""
    verb, seat = int(verb_of(action)), int(position.who())
    if verb in SPENDS:
        found = consequence(position, action, speech)
        notes = [*found.notes, *([found.warning] if found.warning else [])]
        return speech.say("why-notes", notes=", ".join(notes)) if notes else ""
    debt, ahead = int(position.debt(seat)), thresholds(position, speech, seat)
    if verb not in OWES or not ahead or debt == 0:
        return ""
    return speech.say("why-debt", debt=money(debt, speech.lang), left=money(ahead[0].amount - debt, speech.lang))
