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
