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
