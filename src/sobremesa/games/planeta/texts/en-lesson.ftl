# The lesson of That's My Planet!: what the guide says in each step.
flight-lesson = From drafting the cards to counting the sheet, in eight steps.
    .title = The first flight

# -- words
flight-term-ship = A coloured die: yellow, blue or red. Its face says how much fuel is left, 6 at most.
    .name = ship
flight-term-team = The cards a ship acts with: infiltration for the yellow one, invasion for the blue, conquest for the red.
    .name = team
flight-term-discard = The cards you leave out, face up.
    .name = discard
flight-term-reserve = The cards discarded in the draft, face down. Recruits come from there.
    .name = Reserve
flight-term-route = The line between two places. Its number is the fuel it costs.
    .name = route
flight-term-competence = The planet’s strength: the white die plus the number of that action on that planet.
    .name = competence
flight-term-value = The card's number, plus 1 for each other card of its suit in the team; the ace of that suit gives 1 more.
    .name = value
flight-term-bank = Brings a broken-down ship back to the Mother Ship with 6 fuel. Each rescue costs 5 points.
    .name = Intergalactic Bank
flight-term-search = You discard a team’s highest-value card, and its ship has 6 again. It costs no points.
    .name = search for fuel
flight-term-boxes = What you mark on the sheet when you ask for help: a recruit costs 1 point, 1 fuel costs 2, a rescue costs 5.
    .name = boxes
flight-term-sheet = The table of the seven planets with their three actions, and the boxes for help.
    .name = sheet

# -- the draft
flight-draft = You are a general, and the Solar System awaits. First you form the teams of your three ships. Two cards were burnt and four are shown: one for each team, and the one left over is discarded. Conquering is the hardest and worth the most; then comes invading, then infiltrating.
    .title = The draft
    .goal = Give the highest card to conquest, the second to invasion and the third to infiltration.
    .why = The harder the task, the better the card. When you play without a guide, watch the suits too: cards of one suit help each other.
    .done = That is one round.
    .wrong-end = End so soon? Deal the four cards.
    .wrong-lowest = Conquest and invasion are right. Give infiltration the four: the two is the card to leave out.
    .wrong-second = The ten is right in conquest. The second highest, the nine, goes to invasion.
    .wrong-highest = The highest is the ten, and conquering is the hardest: give the ten to conquest.

# -- the first turn
flight-fly = I dealt the other nine rounds. In two of them a joker came up, and its four cards were discarded. Each team has eight cards, and what was discarded became the Reserve, of 16. Now the flight begins. In phase 1 of each turn you move one ship along a route, to a free planet or to the Mother Ship.
    .title = Phase 1: fly
    .goal = Move the yellow ship to Venus.
    .why = The route costs 2, so you will have 4 fuel left. And Venus is easy to infiltrate: it adds only 2 to the die.
    .wrong-place = The yellow ship can go there, but today start with Venus: it costs 2 and is easy to infiltrate.
    .wrong-ship = That ship can leave too, but start with the yellow one: infiltrating is the easiest.
    .wrong-recruit = Recruiting brings a card from the Reserve and costs 1 point. With eight fresh cards you do not need it yet.
    .wrong-end = End before take-off? You do not have a single planet yet. Move the yellow ship.
flight-act = The yellow ship reached Venus with 4 fuel. In phase 2 you can act, if you like: the white die is rolled and what the planet says is added. To infiltrate Venus that is 2, so the competence will be 3 to 8.
    .title = Phase 2: the white die
    .goal = Act: roll the white die.
    .why = You have cards above 8. Once the die is rolled, you have to play a card.
    .wrong-stay = You may, but the turn would end with nothing. You can beat any roll: act.
    .wrong-fuel = 4 fuel is enough for now. Act.
    .wrong-recruit = Your team has eight cards; save the point that recruiting costs. Act.
    .wrong-end = You are one die away from your first planet. Act.
flight-play = It shows 4: the competence of Venus is 4 + 2 = 6. Your card must be worth more than 6. Look at the spades: the five is worth 5, plus 5 for the five other spades, plus 1 because one is the ace. That makes 11.
    .title = Phase 2: the card
    .goal = Play the smallest card that beats 6: the four or the five of spades.
    .why = A card played is gone. Win with the lowest that will do, and keep the high ones for hard planets.
    .done = Venus is infiltrated! Your first mark on the sheet.
    .wrong-tie = That one is worth exactly 6: a tie. You would lose it without a mark, though the ship does not break down. Find one worth more.
    .wrong-low = It is worth 3 against 6: you would fail, and the ship would break down.
    .wrong-high = It wins, but spends too much: a lower spade beats 6 as well. Keep that one.
    .wrong-end = The die is rolled: first play a card.

# -- the second turn
flight-other = Second turn. The yellow ship has just moved, so now another ship has to move. Each action works only once on a planet, and never one of lower rank: what is conquered is not invaded, what is invaded is not infiltrated. And watch the fuel: a ship that drops to 0 breaks down on the way.
    .title = Another ship
    .goal = Move the red ship to Jupiter.
    .why = The route costs 3: you will arrive with 3. Jupiter multiplies by 4, more than any other, but adds 9 to the die. Let’s see what happens.
    .wrong-same = The yellow ship moved last turn, and no ship moves two turns in a row. Move the red one.
    .wrong-blue = The blue ship could too, but this time try a conquest: move the red one to Jupiter.
    .wrong-place = For the red ship today's goal is Jupiter, which multiplies most.
    .wrong-actions = You can do that before moving, but there is no need: the ships have fuel and the teams have cards.
    .wrong-end = With a single mark the sheet is worth little. Move the red ship.

# -- other actions
flight-help = I played three turns for you. Jupiter rolled 6: competence 15, and the ten of diamonds was worth 14. A failure: the red ship is broken down. Then the blue one invaded Saturn and the yellow one infiltrated Mercury. The blue ship has 2 fuel left. Before you move you may ask for help, as often as you like.
    .title = Ask for help
    .goal = Rescue the red ship and search for fuel for the blue one, in any order.
    .why = Without the red ship there are no conquests, and each conquest is worth 5 points or more. The search costs your best card, but no points.
    .wrong-move = Before you move, get your ships ready: rescue the red one and search for fuel for the blue one.
    .wrong-refuel = Each box of the fuel reserve gives 1 and costs 2 points. To fill the blue ship you would need four: better search.
    .wrong-yellow = The yellow ship has 3 left and has just moved. The one running short is the blue one.
    .wrong-recruit = There are plenty of cards. What is missing is a ship and fuel.
    .wrong-end = There is still a lot to win. Rescue the red ship and search for fuel for the blue one.

# -- the end and the sheet
flight-finish = I played five more turns for you: Uranus invaded, Neptune infiltrated, Venus conquered, Jupiter invaded, Mars conquered. On the way I marked one box of fuel and one of recruitment. The game ends when no ship can move, or when you say so.
    .title = The end
    .goal = End the game.
    .why = Normally you would go on: there are cards and fuel left. But this is enough to learn how the sheet is counted.
    .wrong-more = You could go on, but now let’s count. End the game.
flight-score = This is how the sheet is counted.
    · Rows: the marks of each planet times its multiplier. Mercury 3, Venus 2 × 2, Mars 1, Jupiter 4, Saturn 3, Uranus 1, Neptune 2: that makes 18.
    · Columns: three infiltrated times 3, three invaded times 4 and two conquered times 5: 9 + 12 + 10 = 31.
    · Help: one recruit, 1; one fuel, 2; one rescue, 5. Take away 8.
    18 + 31 − 8 = 41 points. You play against yourself: next time, try to beat them.
    .title = The count
