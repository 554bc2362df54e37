error-hints-off = This table plays without hints. Its host can switch them on.
error-branch-over = Nobody is to decide any more there: the game is over. Try it from a position before { $accepted }.
error-review-too-early = A game is reviewed once it is over.
error-too-many-tables = { $given } tables do not fit side by side; up to { $accepted } do.
