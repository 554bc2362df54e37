error-hints-off = This table plays without hints. The host can switch them on.
error-hint-failed = The adviser found no answer here. Ask again in a moment, or play on.
error-branch-over = The game is already over there, so nothing is left to decide. Try from a position before { $accepted }.
error-review-too-early = You can review the game once it is over.
error-too-many-tables = { $given } tables do not fit side by side; up to { $accepted } do.
error-deal-too-early = A deal is shared once its game is over.
error-deal-entered = This game was played with real dice and cards, so its deal cannot be played again.
