# The rules of That's My Planet!, told to the player at the table.
# `rule-<id>` is what the book says, in our words; `.ruling` is how we read it where the book is silent.

chapter-setup = Setting up
chapter-draft = The draft
chapter-turn = The turn
chapter-move = Phase 1: moving a ship
chapter-act = Phase 2: acting on a planet
chapter-other = Other actions
chapter-broken = Broken-down ships
chapter-end = The end of the game
chapter-score = Counting points

# -- setup
rule-setup-ships = The three coloured dice are your ships: yellow carries the infiltration team, blue the invasion team and red the conquest team. All three start on the Mother Ship showing a 6, which is their fuel.
rule-setup-deck = Take an English deck, remove the jacks, queens and kings, and shuffle what is left: 40 cards from ace to ten, and the 2 jokers.
    .ruling = The book's own counts (11 cards in each team, 21 discarded) only come out with the whole deck of 54. Option `faces`: off by default, as the text says; on, the face cards stay in and a jack is worth 11, a queen 12 and a king 13.

# -- draft
rule-draft-burn = Before the first round, burn 2 cards: the top two of the deck go to the discard.
    .ruling = They are burnt face up, like everything you discard, so you know what the Reserve will hold but not in which order. A joker burnt here spoils no round.
rule-draft-round = Each round of the draft shows 4 cards. Give one to each of your three teams, whichever you like to whichever you like, and discard the fourth. Go on until the deck is empty.
rule-draft-one_joker = If exactly one of the 4 cards shown is a joker, all 4 go straight to the discard.
rule-draft-two_jokers = If both jokers are among the 4 cards shown, shuffle all 4 back into the deck and go on drafting.
    .ruling = If those 4 are the last cards of the deck, there is no way around them: all 4 are discarded, so the draft always ends.
rule-draft-counts = When the two jokers turn up in different rounds, each team ends with 8 cards and 18 are discarded; with the face cards in the deck, 11 and 21.
    .ruling = Each joker that spoils no round of its own means one more card for every team and three fewer in the discard: 9 and 15 if it happens once, 10 and 12 if it happens twice (with face cards 12 and 18, or 13 and 15). A burnt joker spoils no round; both jokers in the last 4 cards spoil only one between them. The three teams are always the same size.
rule-draft-reserve = After the draft, take the jokers out of the game and shuffle the other discarded cards into a face-down pile: your Reserve.
    .ruling = The Reserve is made only once. Cards discarded later, in actions or in search of fuel, lie face up and never come back.
rule-draft-example = Example: two cards are burnt. The first round shows the ten of diamonds, the ace of clubs, the eight of spades and the five of hearts: the ten goes to conquest, the ace to invasion, the eight to infiltration, and the five is discarded. The second round shows both jokers, so its four cards go back into the deck. The third shows just one, so all four are discarded.

# -- turn
rule-turn-order = Your turn has two phases: in phase 1 you move a ship, in phase 2 you act with it. Before phase 1, and between the two phases, you may take other actions as often as you like.
    .ruling = You cannot pass phase 1. Phase 2 begins when you roll the white die: from then on there are no other actions and you must play a card. The turn ends once the card is resolved, or when you decide not to act, when you arrive at the Mother Ship, or when the ship breaks down on the way.

# -- move
rule-move-route = Move a ship along one printed route to a planet with no ship on it, or to the Mother Ship, where all three fit. It loses the fuel printed on the route.
    .ruling = Routes go both ways, and a ship that moves always changes place. Arriving at the Mother Ship gives no fuel. You may set out knowing that the ship will break down, but its destination must still be free.
rule-move-different_ship = You may not move the ship you moved in your previous turn.
    .ruling = In the first turn you may move any ship. The ban counts from turn to turn, not between the moves of a single turn. If you moved more than one ship, the last one is the one that must rest, even if it broke down; having it rescued does not free it to move this turn.
rule-move-out_of_fuel = If a move would leave a ship with 0 fuel or less, it does not arrive: it goes to the Broken-down zone and your turn ends.
    .ruling = At least 1 fuel must be left: a ship with 3 that takes a route of 3 breaks down. It also ends the turn if you were moving again after a barred planet.
rule-move-example = Example: the red ship has 6 fuel, takes a route of 3 and stands on the planet with 3 left. Next turn red may not move, and neither blue nor yellow may go to that planet while red is there.

# -- act
rule-act-hierarchy = Conquest ranks above invasion, and invasion above infiltration. You can infiltrate a planet that has no mark at all, invade one that is neither invaded nor conquered, and conquer one that is not conquered yet.
rule-act-barred_returns = If you move a ship to a planet where its action is no longer possible, you go back to phase 1.
    .ruling = It is a new phase 1, with other actions before it if you wish, and you must move again. A planet is barred by its marks only, as they stand when you arrive: having an empty team does not count. Option `barred`: by default (`any`) you move the same ship or any other that did not move in your previous turn; with `same`, only the ship that has just moved; with `stop`, you may also end the turn there. If no ship can move, the game is over.
rule-act-optional = On a planet you choose whether to try the action. Arriving at the Mother Ship ends the turn: there is nothing to do there.
    .ruling = Decide before rolling the die. With no card in the team you cannot try: recruit one between the phases, or the turn ends.
rule-act-competence = Roll the white die and add the modifier printed beside the planet for your kind of action: that is the planet's competence.
    .ruling = The die comes first and the card after it, in the order of the book: you choose your card knowing what you have to beat.
rule-act-value = Play one card from that ship's team and discard it. It is worth its number, and 1 more for every other card of its suit in the team: that is your action value.
    .ruling = You choose the card. The book says “discard” twice, once for the value and once for the result, but it is one and the same card. An ace counts as 1 and gives itself no bonus. The cards that give the bonus are those left in the team, and they stay there.
rule-act-ace_bonus = If one of those other cards of the suit is the ace, it adds 1 more: that card gives +2 instead of +1.
rule-act-success = If your action value is greater than the competence, you succeed: mark the planet's box for that action on your sheet.
    .ruling = The ship stays on the planet. Lower boxes that you skipped are not filled in, and can no longer be won.
rule-act-failure = If your action value is less than the competence, you fail and the ship goes to the Broken-down zone.
rule-act-tie = If your action value equals the competence, it is neither greater nor less: the book does not say what happens.
    .ruling = Option `tie`: by default (`nothing`) the card is spent, there is no mark and the ship stays where it is; with `fail` it counts as a failure, with `success` as a success.

# -- other
rule-other-recruit = Recruit: choose a team, mark one Recruitment box and add a card from the Reserve to that team. You cannot recruit if no box is free or the Reserve is empty.
    .ruling = Name the team before you see the card: it is the top one, you do not choose it. The team of a broken-down ship may recruit too.
rule-other-refuel_reserve = Use the fuel reserve: mark one of its boxes and one ship gains 1 fuel, never above 6.
    .ruling = Any ship on the board may take it, not only the one you moved, but not a broken-down one. You cannot use it if no box is free.
rule-other-refuel_search = Search for fuel: give up the best card of a team, the one with the highest action value, and fill its ship up to 6 fuel.
    .ruling = Highest means with its suit and ace bonus, as if you played it now; between equals you pick. It marks no box and costs no points. The ship must be on the board with less than 6 fuel, and its team must have a card: only the bank brings back a broken-down ship.
rule-other-refuel_example = Example: a ship with 1 fuel has to take a route of 3. Three boxes of the fuel reserve raise it to 4 and it arrives with 1; or its team's best card fills it to 6 and it arrives with 3. Two boxes would raise it to 3, and it would break down.

# -- broken
rule-broken-rescue = Mark one box of the Intergalactic Bank and a broken-down ship returns to the Mother Ship with 6 fuel.
    .ruling = A rescue is one of the other actions: have it before you move or between the two phases. You cannot have one if no box is free. Breaking a ship down on purpose to have it rescued is allowed.

# -- end
rule-end-when = The game ends when you have no move left, or when you decide to end it.
    .ruling = You may end it whenever it is up to you to decide, except once the die is rolled: then you must play a card. It ends by itself when every ship you would be allowed to move is broken down and no bank box is left (fuel and recruits cannot help then), or when all 7 planets are conquered and nothing remains to be done. Every game ends, since each move costs fuel, and fuel, cards and boxes run out.

# -- score
rule-score-columns = Count the marks in each column and multiply: infiltrated by 3, invaded by 4, conquered by 5.
    .ruling = The book's sentence calls the second column “infiltrated” too. It is a misprint: its example counts the invaded planets there.
rule-score-rows = Count the marks of each planet and multiply them by its multiplier, which for planets 1 to 7 is 3, 2, 1, 4, 3, 1 and 2.
rule-score-costs = Each Recruitment mark costs you 1 point, each fuel reserve mark 2, and each bank mark 5.
    .ruling = Take them away from the sum of rows and columns; the total may be negative. Cards and fuel left over and broken-down ships count for nothing.
rule-score-example = Example: planets 1 and 7 are infiltrated and conquered, 2 and 4 invaded, 3 all three, 5 conquered, 6 infiltrated and invaded; 3 recruits, 8 boxes of fuel and 2 of the bank are marked. The rows are worth 24 and the columns 12, 16 and 20: 24 + 12 + 16 + 20 - 3 - 16 - 10 = 43 points.
rule-score-compare = You play against yourself: compare your totals from one game to the next.
    .ruling = Totals can only be compared between games with the same map, the same boxes and the same options; the record of each game keeps them. The book invites you to compare with your friends and promises a ranking of the best players.
rule-act-example = Example: a ten of clubs with three other clubs in its team is worth 13. If one of those three is the ace, it is worth 14.
