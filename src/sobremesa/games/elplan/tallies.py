"""What is counted in simulations of El Plan."""

from sobremesa.core.tally import TABLE, Tally

TALLIES = (
    Tally("plan", "planned", "plan", whose="player"),
    Tally("space", "placed", "space"),
    Tally("investment", "acquired", "card"),
    Tally("first_investment", "acquired", "card", once=True),
    Tally("liquidation", "liquidated", "card"),
    Tally("sale", "sold", "product"),
    Tally("purchase", "bought", "product"),
    Tally("import", "imported", "product"),
    Tally("export", "exported"),
    Tally("subsidy", "collected", "money", whose="player"),
    Tally("idea", "innovated"),
    Tally("repayment", "repaid"),
    Tally("ignored", "ignored"),
    Tally("event", "event", "event", whose=TABLE),
)
