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
figure-decisions = Decisions in a game, chance included
figure-best = Points of the best
figure-margin = Margin of the first over the second
figure-lead-changes = Lead changes
figure-decided = Part of the game after which the winner led to the end
figure-one-winner = Games with one winner only
figure-points = Points of the bot
figure-wins = Wins of the bot
table-course = How games go
table-counted = What happens in a game, all seats together
table-seat = Seat
table-place = Order of play
table-bot = Bot
one-seat = Seat { $number }
one-place = { $number ->
    [0] never came to act
    [1] 1st to act
    [2] 2nd to act
    [3] 3rd to act
   *[other] { $number }th to act
}

# The page.
lab = Sobremesa · laboratory
findings = What stands out
finding-none = Nothing departs from fair by more than luck explains.
finding = { $table }: { $name }
finding-strong = wins more than its share
finding-weak = wins less than its share
finding-dominated = wins less than its share, and is seldom chosen
finding-strong-alone = goes with more points
finding-weak-alone = goes with fewer points
finding-dominated-alone = goes with fewer points, and is seldom chosen
finding-never = never chosen: { $names }
more-findings = and { $number } more below
course = How games go
endings = How games end
share = Times the fair share of wins
share-alone = Points more than without it
amounts = What winners do more, or less
in-figures = In figures
never = Never chosen: { $names }.
rare = Too few to tell: { $names }.
thing = Thing
uses = Uses
in-games = In games
result = Result
interval = 95 %
chance = By luck, corrected
verdict = Verdict
verdict-strong = ▲ more than fair
verdict-weak = ▼ less than fair
verdict-dominated = ✖ less than fair, and seldom chosen
verdict-fair = ● no difference shown
verdict-few = · too few to tell
amount = Counted
mean = Mean a seat
winners-more = Winners more
reading = How to read this
reading-share = A thing’s share is the part of its uses that were a winner’s, divided by what would be fair: one in as many as play. 1 is fair; 2 is twice that. A win that is shared counts in parts. The shaded band goes from 0.75 to 1.25.
reading-alone = With one player there is nobody to beat: the result is the difference between the mean points of games with a thing and of games without it.
reading-interval = The line beside each sign is the 95 % interval; the sample are the games, since what one seat wins another cannot. Signs other than ● are those that remain when all things of the same table are looked at together (Holm’s correction at 5 %). Things used fewer than { $few } times are not judged.
reading-cause = What goes with winning need not cause it: a leader can afford more.

# Tuning.
tuned = Tuned content
tuned-from = { $trials ->
    [one] one trial
   *[other] { $trials } trials
} of { $games } games each; what follows was measured with { $games } games of other seeds
changes = What was changed
path = Figure
before = Before
after = After
goals = The goals
goal = Goal
goals-note = The distance from the goal: 0 is reached. `even`: the mean distance from the fair share of wins (with one player, from even use); `used`: the part of all things that nobody used; a figure: the distance as a part of the value wanted.
no-change = as before
differences = What is different
no-differences = Nothing else is different by more than luck explains.
more = Difference
search = The search
search-note = The distance of each trial, in order; the line is the best so far.
