title = NewGame
tagline = Step or roll: whoever has twenty points first wins.
facts = 2–6 players · 5 minutes
seat = Player { $number }
edition-classic = Classic
    .help = The one way to play.
label-players = Players
label-points = Points

# -- the moment
phase-choose = Turn
phase-die = Die
phase-over = The end
asks-choose = It’s { $seat }’s turn: step or roll.
asks-die = { $seat } rolls the die.
asks-over = { $seat } has won.

# -- actions, events, refusals
action-die = The die shows { $face }
action-step = Step: 2 points
action-roll = Roll the die
event-stepped = { $seat } steps: { $points } points.
event-rolled = { $seat } rolls a { $face }.
event-won = { $seat } wins with { $points } points.
refusal-no-such-action = There is no such action.
refusal-game-over = The game is over.
refusal-chance-only = Only the die decides this.
refusal-die-first = The die is rolled first.
