# -- the panel of That's My Planet!
planeta-draft-how = Click three cards: they join the teams in order. Click a team to move the last one there. The fourth is discarded.
planeta-runs-dry = breaks down
planeta-play-success = succeeds
planeta-play-tie = a tie
planeta-play-failure = fails
planeta-end-early = End the game here
planeta-stages = The phases of a turn
planeta-draft-worth = worth
planeta-draft-lift = lifts others
planeta-fuel-of = Fuel: { $fuel } of 6
planeta-flight = (fuel −{ $cost }, { $left } left)
planeta-flight-dry = (fuel −{ $cost }: it breaks down on the way)
planeta-jokers = { $count ->
    [one] A joker has come up: the cards it came up with were discarded.
   *[other] Both jokers have come up: the cards they came up with were discarded.
}
planeta-left = { $left } fuel left
planeta-odds = { $percent } % to succeed, +{ $points } points
planeta-no-try = this ship cannot act there
planeta-breaks = { $percent } % to break down
planeta-chances = Before the roll, card by card
planeta-cost = −{ $points ->
    [one] 1 point
   *[other] { $points } points
}
# -- what a thing is
thing-row = { $points } points so far, ×{ $times }.
thing-route = The flight takes { $fuel } fuel.
thing-cards = Cards: { $count }.
thing-boxes = { $left } of { $count } boxes are left; each costs { $cost }.
thing-marked = { $kind }: done.
thing-needs = { $kind }: the die plus { $modifier }.
thing-odds = With a best card of { $best } that succeeds in { $percent } % and brings { $points } points.
thing-best = The best card is worth { $best }.
# -- why a hint says so
why-attempt = Because { $place } needs the die plus { $modifier } and the best card of { $ship } is { $best }: { $percent } %, for { $points } points.
why-play = Because the card is worth { $value } against { $competence }.
why-draft = Because the best cards of the teams are then { $infiltration } for infiltration, { $invasion } for invasion and { $conquest } for conquest.
# -- the goal, and the rules in five lines
goal = Infiltrate, invade and conquer the seven planets for as many points as you can; then compare your total with the others’.
goal-1 = In the draft you share out cards among three teams: infiltration, invasion, conquest.
goal-2 = In each turn fly one ship along a route; the flight burns fuel.
goal-3 = Then you may act: the die plus the planet’s number is its competence, and you answer with a card of the team.
goal-4 = A card that is worth more marks the planet on your sheet. If it is worth less, the ship breaks down.
goal-5 = Recruiting, refuelling and rescues cost points. It ends when no ship can move, or when you say so.
