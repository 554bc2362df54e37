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
# -- what a thing is
thing-here = Here: { $names }.
thing-boot = A boot stands here.
thing-raw = Raw material ({ $land }): { $amount }.
thing-goods = Manufactured goods ({ $land }): { $amount }.
thing-free = The land is free: whoever lands here may buy it or sell its raw material for { $amount }.
thing-imf-paid = Whoever lands here buys them from the IMF for { $amount }.
thing-fee = Whoever lands here pays the owner { $amount }.
thing-industries = National industries: { $national }. Export industries: { $export }.
thing-invested = Invested: { $amount }.
thing-idle = Its industries are closed for now.
thing-chain = It is part of a chain.
thing-title = Title of { $land }
thing-last = Last used: { $card }.
thing-unseen = Cards nobody has seen: { $count }.
thing-limit = The next threshold is { $amount }.
thing-kept = Cards kept
# -- why a hint says so
why-notes = Because this is what comes of it: { $notes }.
why-debt = Because you owe { $debt } and are { $left } away from the next devaluation.
why-standing = Because you have { $cash } and owe { $debt }.
why-lot = Because { $land } has { $invested } invested in it and collects up to { $fee } a visit; the bid is { $bid }, and you have { $cash }.
why-land = Because { $land } has { $invested } invested in it and collects up to { $fee } a visit.
why-prey = Because it costs { $cost } and collects up to { $fee } a visit; you have { $cash }.
why-share = Because your share is { $share } of { $whole }, and without the barrier your export industries collect { $exports } if each is visited once.
why-terms = Because these are the terms: { $terms }.
why-stop = Because your net worth is { $own }, and the best of the others, { $other }, has { $best }.
why-together = Because together you would have { $cash } and owe { $debt }.
why-direct = Because it brings { $amount } at once, and you owe { $debt }.
# -- the goal, and the rules in five lines
goal = Be the last country standing, or industrialise all twelve lands of the South, before the debt devours you.
goal-1 = Roll, walk the ring, and do what the square says: in the South you sell raw material or buy its land, in the North you buy what others manufacture.
goal-2 = Before the dice, build industries on your lands: national ones save you from buying, export ones earn from the others.
goal-3 = If money is missing, the IMF lends it. Every lap you pay 10 % interest on what you owe.
goal-4 = At $10,000 and $20,000 your money is devalued: more dice, and a call to the IMF. At $30,000 your lands are auctioned.
goal-5 = In Latin America you may make deals, pacts and unions, and even refuse the debt together.
