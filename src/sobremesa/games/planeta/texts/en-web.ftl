# -- the panel of That's My Planet!
planeta-draft-how = Pick up a card, then put it on a team. The fourth card is discarded.
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
