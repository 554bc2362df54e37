"""What is counted in simulations of Deuda Eterna."""

from sobremesa.core.tally import TABLE, Tally

WHO = "country"

TALLIES = (
    Tally("land", "bought", "land", WHO),
    Tally("first_land", "bought", "land", WHO, once=True),
    Tally("industry", "built", "land", WHO),
    Tally("side", "built", "side", WHO),
    Tally("embargo", "auctioned", "land", WHO),
    Tally("solidarity", "solidarity", "card", WHO),
    Tally("condition", "condition", "card", WHO),
    Tally("loan", "borrowed", "amount", WHO),
    Tally("repayment", "repaid", "amount", WHO),
    Tally("interest", "interest", "amount", WHO),
    Tally("export", "exported", "amount", WHO),
    Tally("devaluation", "devalued", whose=WHO),
    Tally("piracy", "pirated", whose=WHO),
    Tally("union", "united", whose="members"),
    Tally("promise", "promised", whose=WHO),
    Tally("direct_deal", "direct-deal", whose=WHO),
    Tally("bankruptcy", "bankrupt", whose=WHO),
    Tally("lap", "lap", whose=WHO),
    Tally("club", "club-formed", whose=TABLE),
)
