error-no-review = “{ $given }” is not a review that was kept. Make one: sobremesa review FILE --out review.json
