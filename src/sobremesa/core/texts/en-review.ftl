error-no-review = “{ $given }” is not a review that was kept. Make one: `sobremesa review FILE --out review.json`
error-not-over = This game still goes on after { $given } actions. A debrief sheet is made of a game that has ended.
