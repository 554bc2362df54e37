# -- the panel of That's My Planet!
planeta-draft-how = Pick up a card, then put it on a team. The fourth card is discarded.
planeta-runs-dry = breaks down
planeta-play-success = succeeds
planeta-play-tie = a tie
planeta-play-failure = fails
planeta-end-early = End the game here
