title = Pig
tagline = One die and a little courage: roll as often as you like, but hold before the one.
facts = 2–6 players · 10 minutes
seat = Player { $number }
edition-classic = Classic
    .help = With one die.
option-goal = Goal
    .help = How many points win.
label-players = Players
label-points = Points
label-turn = This turn
label-die = Die
label-gathered = Gathered
tally-held = Points held
tally-lost = Points lost to a one

# -- the moment
phase = Turn { $number }
asks-first = It’s { $seat }’s turn: roll the die.
asks-choose = { $seat } has gathered { $points }: roll again or hold.
asks-die = { $seat } rolls the die.
asks-over = { $seat } has won.

# -- actions, events, refusals
action-die = The die shows { $face }
action-roll = Roll the die
action-hold = Hold
event-gathered = { $seat } rolls a { $face } and has gathered { $points }.
event-lost = { $seat } rolls a 1 and loses { $points }.
event-held = { $seat } holds and keeps { $gathered }: { $points } in all.
event-won = { $seat } wins with { $points } points.
refusal-no-such-action = There is no such action.
refusal-game-over = The game is over.
refusal-chance-only = Only the die decides this.
refusal-die-first = The die is rolled first.
refusal-nothing-gathered = You have gathered nothing yet: roll the die at least once.
