error-no-review = “{ $given }” is not a saved review. Make one: `sobremesa review FILE --out review.json`
error-not-over = This game isn’t over yet: it has { $given } actions so far. A debrief sheet is made once the game has ended.
error-no-debrief = { $game } has no debrief sheet. Games that have one: { $accepted }.
