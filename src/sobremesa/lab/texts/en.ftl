# The lab: reports about many games.
plan = edition { $edition }, level { $level }, { $players ->
    [one] one player
   *[other] { $players } players
}, bots: { $bots }, seed { $seed }
balance = Balance
games = { $games ->
    [one] one game
   *[other] { $games } games
}
figure-decisions = Decisions per game, chance included
figure-best = Points of the best player
figure-margin = Lead of the first over the second
figure-lead-changes = Lead changes
figure-decided = How far into the game the winner took the lead for good
figure-one-winner = Games with a single winner
figure-points = Points of the bot
figure-wins = Wins of the bot
table-course = How games go
table-counted = What happens in a game, all seats together
table-seat = Seat
table-place = Order of play
table-bot = Bot
one-seat = Seat { $number }
one-place = { $number ->
    [0] never got to act
    [1] 1st to act
    [2] 2nd to act
    [3] 3rd to act
   *[other] { $number }th to act
}

# The page.
lab = Sobremesa · lab
findings = What stands out
finding-none = Nothing differs from a fair share by more than luck explains.
finding = { $table }: { $name }
finding-strong = wins more than its share
finding-weak = wins less than its share
finding-dominated = wins less than its share, and is seldom chosen
finding-strong-alone = comes with more points
finding-weak-alone = comes with fewer points
finding-dominated-alone = comes with fewer points, and is seldom chosen
finding-never = never chosen: { $names }
more-findings = and { $number } more below
course = How games go
endings = How games end
share = Wins compared with a fair share
share-alone = Difference in points
amounts = What winners do more often, or less
in-figures = In figures
never = Never chosen: { $names }.
rare = Too few games to tell: { $names }.
thing = Thing
uses = Uses
in-games = In games
result = Result
interval = 95 %
chance = Probability by luck, corrected
verdict = Verdict
verdict-strong = ▲ more than fair
verdict-weak = ▼ less than fair
verdict-dominated = ✖ less than fair, and seldom chosen
verdict-fair = ● no difference shown
verdict-few = · too few games to tell
amount = Counted
mean = Mean per seat
winners-more = Winners’ difference
reading = How to read this
reading-share = A thing’s share is the fraction of its uses that belonged to a winner, divided by the fair share: one in as many as there are players. 1 is fair; 2 is twice as much. A shared win counts in fractions. The shaded band goes from 0.75 to 1.25.
reading-alone = With one player there is nobody to beat: the result is the difference between the mean points of games with a thing and of games without it.
reading-interval = The line beside each sign is the 95 % interval. The sampling unit is the game, not the seat, because one seat’s win is another’s loss. Every sign other than ● is significant at 5 %, corrected for all comparisons in the table (Holm). Things used fewer than { $few } times are not judged.
reading-cause = What comes with winning need not cause it: a leader can afford more.

# Tuning.
tuned = Tuned content
tuned-from = { $trials ->
    [one] one trial
   *[other] { $trials } trials
} of { $games } games each; what follows was measured with { $games } games of other seeds
changes = What changed
path = Figure
before = Before
after = After
goals = The goals
goal = Goal
goals-note = The distance from the goal: 0 means it was reached. `even`: the mean distance from the fair share of wins (with one player, from even use); `used`: the fraction of all things that nobody used; a figure: the distance as a fraction of the value wanted.
no-change = as before
differences = What is different
no-differences = Nothing else differs by more than luck explains.
more = Difference
search = The search
search-note = The distance of each trial, in order; the line is the best so far.
