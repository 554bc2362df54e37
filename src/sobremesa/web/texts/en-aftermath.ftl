# -- hints
hint = Hint
hints = Hints
hints-none = No hints at this table.
hint-do = Do it: { $action }
no-hints = Play without hints
no-hints-help = Otherwise whoever is to act may ask what a strong bot would do. The host can change this at any time.
key-h = h
key-h-does = ask for a hint
api-advise = What a strong bot would do for the seat in turn, and why.
api-allow_hints = Switch hints on or off, with the host's key.

# -- branches
try-it = Try it from here
try-against = Against whom
branch-of = A branch of table { $code }, after { $at } actions.
branch-look = See it there
api-branch_off = Set a table that goes on from a position of this one, against bots; returns its code and the key of the seat that is to decide.
branch-after = after { $at } actions

# -- the review
review = Review
review-of = Review of a game of { $game }
review-lead = A strong bot looks at every decision again: what each player could expect as the game went on, and which choices gave most away.
review-begin = Review this game
review-go-on = Go on
review-stop = Stop
review-counting = Reading the game …
review-stopping = Stopping …
review-progress = { $done } of { $total } decisions looked at
review-stopped = Stopped after { $done } of { $total } decisions. What is known so far is below.
review-done = { $total ->
    [one] The one decision was looked at.
   *[other] All { $total } decisions were looked at.
}
review-not-yet = Nobody has looked at this game again yet. It takes a minute or two.
review-chart-wins = Games each player could expect to win, in a hundred
review-chart-points = Points that could be expected
review-table = The same as a table
review-after = After action
review-worst = The decisions that cost most
review-whose = Whose decisions
review-all = Everybody’s
review-mine = Mine
review-none = No decision cost anything worth telling. Well played!
review-none-yet = None so far.
review-played-mark = what was played
review-better-mark = what would have been better
review-played = Played
review-better = Better
review-cost-wins = { $cost ->
    [one] it cost one game in a hundred
   *[other] it cost { $cost } games in a hundred
}
review-cost-points = { $cost ->
    [one] it cost one point
   *[other] it cost about { $cost } points
}
review-expects-wins = wins { $expected } games in a hundred from here
review-expects-points = leads to about { $expected } points
review-rule = The rule behind it:
review-likely = How it would likely have gone on
review-see = See it in the replay
review-branches = Tried from this game

# -- the debrief sheet
debrief = Debrief
debrief-lead = For the talk after the game: questions that its own figures answer, and one to go on talking about. Print it, or show it on the wall.
debrief-print = Print
debrief-figures = Figures for question { $number }
debrief-talk = To talk about:
class-debrief = Debrief of a class
class-lead = What every table answers to the same questions, side by side. Write the codes of tables whose games are over.
class-codes = Codes
class-several = Several tables side by side
