# Deuda Eterna
deuda-cash = cash
deuda-gold = gold
deuda-debt = debt
deuda-bid = Bid
deuda-here = On this square
deuda-pacts = Negotiate
deuda-share = { $country } puts in this much, you the rest
deuda-add-term = Add a term
deuda-free = no owner
deuda-industries = { $national } national, { $export } export
deuda-invested = { $amount } invested
deuda-thresholds = Devaluations at { $first } and { $second }; the limit is { $top }.
deuda-after = Debt afterwards: { $amount }
deuda-industry-national = National industry
deuda-industry-export = Export industry
deuda-cost = −{ $amount }
deuda-gain = +{ $amount }
deuda-earns = earns { $amount } a visit
deuda-completes = completes the chain: { $amount } a visit
deuda-once-lifted = once the barrier is lifted
deuda-must-borrow = you must borrow { $amount }
deuda-crosses = Crosses { $amount }: { $dice ->
    [3] three dice
   *[4] four dice
}
deuda-crosses-called = Crosses { $amount }: { $dice ->
    [3] three dice
   *[4] four dice
}, called to the IMF
deuda-just-under = just under { $dice ->
    [3] the first devaluation
   *[4] the second devaluation
}
deuda-just-enough = just enough
deuda-all-there-is = all you may borrow
deuda-pays-whole = pays it whole; you have { $gold }
deuda-dice = { $dice ->
    [2] two dice
    [3] three dice
   *[4] four dice
}
deuda-borrow-now = { $verb } · you owe { $debt } of at most { $top }

# -- what happened several times, in a recap
headline-built = { $name } builds { $count } industries.
headline-bought = { $name } buys { $count } lands.
headline-borrowed = { $name } borrows { $count } times from the IMF.
headline-sold-raw = { $name } sells raw material { $count } times.
headline-exported = { $name } sells its goods in the North { $count } times.
# -- what the score is
scored-worth = net worth
scored-bankrupt = bankrupt
scored-says = Net worth: cash and what was invested in lands, less the debt. A country that went bankrupt comes last, however deep in debt the others are.
