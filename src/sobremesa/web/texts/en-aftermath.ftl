# -- hints
hint = Hint
hints = Hints
hints-none = There are no hints at this table.
hint-do = Do it: { $action }
no-hints = Play without hints
no-hints-help = If you leave this off, the player whose turn it is can ask what a strong bot would do. The host can change this at any time.
key-h = h
key-h-does = ask for a hint
api-advise = What a strong bot would do for the seat whose turn it is, and why.
api-allow_hints = Switches hints on or off, with the host’s key.
api-phrases = What people may say at a table, in the language you ask for.
api-say = Says one of those phrases, with a seat’s key.
api-allow_talk = Switches table talk on or off, with the host’s key.

# -- branches
try-it = Try it from here
try-against = Against whom?
branch-of = Another try from table { $code }, after { $at } actions.
branch-look = See that game
api-branch_off = Creates a table that continues from a position of this one, against bots; returns its code and the key of the seat that decides.
branch-after = after { $at } actions

# -- the review
review = Review
review-of = Review of a game of { $game }
review-lead = A strong bot goes over every decision: how each player stood as the game went on, and which decisions cost the most.
review-begin = Review this game
review-go-on = Continue
review-stop = Stop
review-counting = Reading the game…
review-stopping = Stopping…
review-progress = { $done } of { $total } decisions reviewed
review-stopped = The review stopped after { $done } of { $total } decisions. What is known so far is below.
review-done = { $total ->
    [one] The only decision was reviewed.
   *[other] All { $total } decisions were reviewed.
}
review-not-yet = This game hasn’t been reviewed yet. It takes a minute or two.
review-chart-wins = Each player’s chance of winning, in %
review-chart-points = Expected points
review-table = The same figures in a table
review-after = After action
review-worst = The decisions that cost the most
review-whose = Whose decisions do you want to see?
review-all = Everybody’s
review-mine = Mine
review-none = No decision cost much. Well played!
review-none-yet = None so far.
review-played-mark = what was played
review-better-mark = what would have been better
review-played = Played
review-better = Better
review-cost-wins = { $cost ->
    [one] the chance of winning dropped by 1 percentage point
   *[other] the chance of winning dropped by { $cost } percentage points
}
review-cost-points = { $cost ->
    [one] it cost one point
   *[other] it cost about { $cost } points
}
review-expects-wins = { $expected } % chance of winning
review-expects-points = leads to about { $expected } points
review-rule = The rule behind it:
review-likely = How it would probably have continued
review-see = See it in the replay
review-branches = Other tries from this game

# -- the debrief sheet
debrief = Debrief
debrief-lead = For talking about the game afterwards: questions that its figures answer, and others to keep talking about. Print it or project it.
debrief-print = Print
debrief-figures = Figures for question { $number }
debrief-talk = To talk about:
class-debrief = Compare the tables of a class
class-lead = Each table answers the same questions, side by side. Enter the codes of tables that have finished.
class-codes = Codes
class-several = Compare several tables

# -- the same deal
same-deal = Same deal
same-deal-text = The same cards and dice for everybody who plays it. Send this address to a friend, and compare.
deal-of-day = Deal of the day
deal-of-day-text = The same cards and dice for everybody, today ({ $day }).
play-deal = Play this deal
deal-results = Results
deal-summary = { $count ->
    [one] One result
   *[other] { $count } results
}. Best: { $best }. Mean: { $mean }.
deal-points = Points
deal-place = Place at the table
deal-replay = Replay: { $name }, { $points }
deal-none = Nobody has finished this deal yet.
details = Details
