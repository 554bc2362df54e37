title = That's My Planet!
tagline = One general, three ships, seven planets: draft a crew, roll, and write down what you take.
seat = Player { $number }
facts = Solo · 30 minutes
edition-solo = The solo game
    .help = One general, one deck, one die and the sheet: no rival but your own score.

# -- things
ship-yellow = the yellow ship
ship-blue = the blue ship
ship-red = the red ship
team-infiltration = the infiltration team
team-invasion = the invasion team
team-conquest = the conquest team
place-mother = the Mother Ship
place-mercury = Mercury
place-venus = Venus
place-mars = Mars
place-jupiter = Jupiter
place-saturn = Saturn
place-uranus = Uranus
place-neptune = Neptune
number-A = ace
number-2 = two
number-3 = three
number-4 = four
number-5 = five
number-6 = six
number-7 = seven
number-8 = eight
number-9 = nine
number-10 = ten
number-J = jack
number-Q = queen
number-K = king
card = { $number } of { $suit ->
    [c] clubs
    [d] diamonds
    [h] hearts
   *[s] spades
}
joker = joker

# -- actions
action-draw = turn up the { $card }
action-roll = roll a { $face }
action-draft = { $infiltration } to infiltration, { $invasion } to invasion, { $conquest } to conquest
action-move = move { $ship } to { $place }
action-act = act: roll the white die
action-stay = stay and do nothing
action-play = play the { $card }
action-recruit = recruit for { $team }
action-refuel = mark one box of fuel for { $ship }
action-search = search for fuel for { $ship }: discard the { $card }
action-rescue = ask the bank to rescue { $ship }
action-end = end the game

verb-draft = Draft
verb-move = Move
verb-act = Act
verb-stay = Stay
verb-play = Play a card
verb-recruit = Recruit
verb-refuel = Use the fuel reserve
verb-search = Search for fuel
verb-rescue = Rescue
verb-end = End

# -- what is shown when it happens
motion-draft = In the draft

# -- events
event-burnt = The { $card } is burnt.
event-shown = The { $card } is shown.
event-reshuffled = Both jokers come up at once: the four cards go back into the deck.
event-spoilt = { $jokers ->
    [one] A joker comes up: the four cards are discarded.
   *[other] Both jokers are among the last four: they are discarded.
}
event-drafted = { $infiltration } joins infiltration, { $invasion } invasion, { $conquest } conquest; the { $discarded } is discarded.
event-reserve = The draft is over: { $team } cards in each team, { $reserve } in the Reserve.
event-moved = { $ship-id ->
    [yellow] The yellow ship
    [blue] The blue ship
   *[red] The red ship
} flies to { $place }, uses { $cost } fuel and has { $fuel } left.
event-ran-dry = { $ship-id ->
    [yellow] The yellow ship
    [blue] The blue ship
   *[red] The red ship
} sets out for { $place } with { $fuel } fuel; the route takes { $cost }. It breaks down on the way.
event-barred = There is nothing left to do on { $place } for { $ship }: { $stop ->
        [1] you move again or end your turn.
       *[0] you move again.
    }
event-stayed = { $ship-id ->
    [yellow] The yellow ship
    [blue] The blue ship
   *[red] The red ship
} stays on { $place } and does nothing.
event-rolled = { $place } rolls { $face }: its competence is { $competence }.
event-played = The { $card } is worth { $value } against { $competence }.
event-marked = { $place } is { $ship-id ->
    [yellow] infiltrated
    [blue] invaded
   *[red] conquered
}!
event-failed = The attempt on { $place } fails and { $ship } breaks down.
event-tied = A tie on { $place }: no mark, { $ship } stays.
event-recruited = The { $card } joins { $team }.
event-refuelled = { $ship-id ->
    [yellow] The yellow ship
    [blue] The blue ship
   *[red] The red ship
} takes 1 from the fuel reserve and now has { $fuel }.
event-searched = The { $card } goes in search of fuel: { $ship } now has a full tank.
event-rescued = The Intergalactic Bank brings { $ship } back to the Mother Ship with a full tank.
event-ended = You end the game.
event-no-moves = No ship can move any more: the game is over.
event-all-conquered = All seven planets are conquered: the game is over.

# -- refusals
refusal-no-such-action = there is no such action in this game
refusal-chance-only = dice and cards fall by chance, nobody chooses them
refusal-other-phase = chance has something else to show now
refusal-dealing = the cards are still being turned up
refusal-drafting = the draft comes first: give each team one of the four cards
refusal-draft-over = the draft is over: the teams are made
refusal-die-first = the white die is rolling: wait for it
refusal-recruit-first = a recruit is coming from the Reserve: wait for the card
refusal-move-first = first move a ship, then act with it
refusal-moved = { $ship } has moved to { $place }: act there, or stay
refusal-roll-first = a card answers the die: move, act, and the die is rolled first
refusal-barred = { $place } is already { $mark-id ->
    [yellow] infiltrated
    [blue] invaded
   *[red] conquered
}: { $ship-id ->
    [yellow] only a planet with no mark can be infiltrated
    [blue] only a planet that is neither invaded nor conquered can be invaded
   *[red] only a planet that is not conquered yet can be conquered
}
refusal-move-again = { $ship } can do nothing on { $place }: you must move again
refusal-rolled = the die is rolled: now a card must be played
refusal-game-over = the game is over
refusal-must-move = phase 1 cannot be passed: a ship must move
refusal-same-card-twice = each team gets a different card
refusal-card-not-there = that card is not in the deck or the Reserve
refusal-ship-broken = { $ship } has broken down; only the bank brings it back
refusal-moved-last-turn = { $ship } moved last turn; another must move now
refusal-no-route = no route leads { $here-id ->
    [mother] from the Mother Ship
    [mercury] from Mercury
    [venus] from Venus
    [mars] from Mars
    [jupiter] from Jupiter
    [saturn] from Saturn
    [uranus] from Uranus
    [neptune] from Neptune
   *[broken] from the Broken-down zone
} to { $there }
refusal-place-taken = { $ship } is on { $place } already: choose a free planet
refusal-only-same-ship = only { $ship }, which has just moved, may move on
refusal-team-empty = { $ship-id ->
    [yellow] the infiltration team
    [blue] the invasion team
   *[red] the conquest team
} has no card left: recruit one first
refusal-not-in-team = the { $card } is not in { $team }
refusal-no-recruit-box = all { $boxes } recruitment boxes are marked
refusal-reserve-empty = the Reserve is empty
refusal-no-fuel-box = all { $boxes } boxes of the fuel reserve are marked
refusal-tank-full = { $ship } has { $fuel } fuel: the tank is full, it needs none
refusal-not-the-best = the { $card } is worth { $value }; only the team's best card, worth { $best }, finds fuel
refusal-no-bank-box = all { $boxes } boxes of the bank are marked
refusal-not-broken = { $ship } has not broken down: the bank only rescues ships that have

# -- options
option-faces = Face cards
    .help = Jacks, queens and kings stay in the deck, worth 11, 12 and 13.
option-tie = A tie
    .help = What happens when your card is worth exactly the competence.
    .nothing = you spend the card, there is no mark, the ship stays
    .fail = counts as a failure
    .success = counts as a success
option-barred = A barred planet
    .help = What you can do when you reach a planet where the ship cannot act.
    .any = you move again any ship that did not move last turn
    .same = you move again, but only the same ship
    .stop = you move again any ship, or end the turn

# -- the moment
phase-burn = Draft
phase-deal = Draft
phase-choose = Draft
phase-phase1 = Phase 1
phase-again = Phase 1 again
phase-between = Between the phases
phase-die = Phase 2
phase-phase2 = Phase 2
phase-enlist = Recruiting
phase-over = The end
ask-burn = Two cards are burnt before the draft.
ask-deal = Four cards are shown.
ask-choose = Give one card to each team; the fourth is discarded. { $left } cards are left in the deck.
ask-phase1 = Move a ship. Before that you can recruit, refuel or rescue.
ask-again = { $ship-id ->
    [yellow] The yellow ship
    [blue] The blue ship
   *[red] The red ship
} can do nothing on { $place }: { $stop ->
    [1] move again or end your turn.
   *[0] move again.
}
ask-between = { $ship-id ->
    [yellow] The yellow ship
    [blue] The blue ship
   *[red] The red ship
} is on { $place }. Act there (the die + { $modifier }), or stay.
ask-die = The white die is rolled.
ask-phase2 = The competence of { $place } is { $competence }. Play a card worth more.
ask-enlist = A card comes from the Reserve.
ask-over = The game is over: { $points } points.

# -- labels on the board
label-mother-ship = Mother Ship
label-broken-down = Broken down
label-recruitment = Recruitment
label-fuel = Fuel reserve
label-bank = Intergalactic Bank
label-reserve = Reserve
label-deck = Deck
label-total = Total
label-planets = Planets
label-ships = Ships
label-shown = Shown
label-sheet = Sheet
label-infiltrate = Infiltrate
label-invade = Invade
label-conquer = Conquer
label-place = Where
label-tank = Fuel
label-routes = Routes
label-points = Pts
label-cards = Cards = their value now
label-die = White die
label-draft = Draft
label-phase1 = Phase 1: fly
label-between = On the planet
label-phase2 = Phase 2: act
label-competence = Competence
alt-ship = { $ship-id ->
    [yellow] The yellow ship
    [blue] The blue ship
   *[red] The red ship
} { $broken ->
    [yes] is broken down
   *[no] is on { $place } with { $fuel } fuel
}, { $cards } { $cards ->
    [one] card
   *[other] cards
} in its team.
alt-planet = { $place }: { $marks }.
alt-none = no mark
alt-infiltrate = infiltrated
alt-invade = invaded
alt-conquer = conquered
alt-total = { $points } points so far.

# What simulations count.
tally-mark = Planet marked
tally-failure = Planet where you failed
tally-flight = Ship that flew
tally-recruit = Team that recruited
tally-refuel = Ship refuelled
tally-search = Ship that searched for fuel
tally-breakdown = Ship that ran out of fuel
tally-rescue = Ship rescued
