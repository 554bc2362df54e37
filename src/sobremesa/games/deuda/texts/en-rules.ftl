# The rules of Deuda Eterna, told to the player at the table.
# `rule-<id>` is what the book says, in our words; `.ruling` is how we read it where the book is silent or contradicts itself.

chapter-setup = Setting up
chapter-board = The board
chapter-turn = The turn
chapter-money = Money
chapter-square = The squares
chapter-raw = Raw materials
chapter-manufacture = Manufactures
chapter-build = Building industries
chapter-chain = Industrial chains
chapter-gold = Gold reserves
chapter-piracy = Industrial piracy
chapter-debt = Debt
chapter-devaluation = Devaluations
chapter-embargo = The economic embargo
chapter-pact = Pacts between players
chapter-pair = Pairs
chapter-trio = Trios
chapter-club = The debtors' club
chapter-hat = Sandino's hat
chapter-end = The end of the game
chapter-card = The cards
chapter-move = How pieces move
chapter-pay = How payments are met
chapter-union = What a pair or a trio shares

# -- setup
rule-setup-players = You are 3 to 5: one is the International Monetary Fund (IMF), and the other 2 to 4 are Latin American countries.
    .ruling = The book leaves the IMF nothing to decide, so the program plays it. A person may take the IMF's chair as host and sees the whole ledger.
rule-setup-bank = All the money, $120,000, and the 12 land titles begin in the hands of the IMF.
    .ruling = Option `bank_limit`: off by default, so the IMF can always pay and its balance, always in sight, may fall below zero; on, it lends no more than it holds, pays what it has and owes nothing for the rest.
rule-setup-gold = You start with 3 gold reserves.
rule-setup-cash = Roll one die: you start with $1,000 for each point. This money is a gift, you do not owe it.
rule-setup-start = Choose a piece and put it on Latin America. A die decides who begins, with ties rolled again, and turns go from right to left.
    .ruling = The next to play is your left neighbour, and your right neighbour is the one who played before you, among those still in the game; with two countries, the other one is both. Standing on Latin America at the start does not count as landing there.
rule-setup-imf_role = The IMF does not move on the board: it keeps the money, collects, pays, reminds you of your duties and debts, and decides when in doubt.
    .ruling = The program is the IMF, and these readings of the rules are its decisions.

# -- board
rule-board-squares = The board has 40 squares numbered 0 to 39, with Latin America on 0 and the IMF on 39. In the South lie the 12 raw materials, in the North the 12 manufactures made from them. There are 3 Solidarity squares and 3 IMF Conditions, and one each of Latin America, IMF, Solidarity Aid for Development, Capital Flight, Military Coup, Protectionist Barrier, Nationalisation, US Aid for Development, 12 October 1492 and Don't Pay.
rule-board-groups = Eleven raw materials form four chain colours: sugar, banana and cacao; cotton, tobacco and coffee; fish and cattle; copper, tin and iron. Oil stands alone. Each has its price at the foot of its square, a land title with the cost of its national and export industries, and its own manufacture in the North. Sugar's is sweets, for instance, and its first national industry costs $150.

# -- turn
rule-turn-sequence = In your turn you first invest, then roll the dice, then do what the square says.
    .ruling = Before the dice you may borrow, build and propose to lift the barrier, in any order and as often as you like. Only the very same terms are not proposed twice in one turn once they were refused, and a refusal in one matter takes nothing away in another. After the dice you do only what the square, the IMF passed on the way or a payment asks for. You cannot skip the roll, and doubles mean nothing. A lost turn is lost whole.
rule-turn-dice = You move with two dice; after the first devaluation with three, rolled as two and then one; after the second with four, two and two. Add the rolls.

# -- money
rule-money-rounding = Anything under $50 is ignored, and always to the player's advantage.
    .ruling = All money goes in steps of $50. What you pay the IMF is rounded down and what the IMF pays you is rounded up: 10% of $1,250 is $100, half of an industry of $150 is $50, half of $550 invested is $300. When cash is shared out in steps of $50, what is left over goes to the first in turn order. Option `rounding`: `player` rounds in the player’s favour; `imf` in the IMF’s, as in the newer Cuban edition.

# -- squares
rule-square-solidarity = Solidarity: take the top card, receive its prize and put it under the pile. These cards hold from the start of the game.
rule-square-conditions = IMF Conditions: if you owe the IMF, turn up a card. If you owe nothing, nothing happens.
rule-square-solidarity_aid = Solidarity Aid: this turn you may build national or export industries on your land at half price.
    .ruling = You build at once, on landing, which is the one exception to building before the dice: as many as you like, within the usual limits, and with borrowed money if you wish. They still count at full price in the value invested. Option `square_10`: `half`, at half price; `free`, a land or an industry for nothing, as in the newer Cuban edition.
rule-square-capital_flight = Capital Flight: roll one die and pay the IMF $1,000 for each point.
rule-square-military_coup = Military Coup: all your cash goes to the IMF. If you have none, nothing happens.
rule-square-barrier = Protectionist Barrier: put up the barrier. It falls when another player lands here, or when the players together pay the IMF $2,000, shared as they agree; some may pay nothing.
    .ruling = If you land while it is up you take it down and do not put it up again, unless you put it up yourself: then it stays. Your partner counts as another player. Before your dice you may propose the shares, in steps of $50 adding up to $2,000, even a single payer; it falls if everyone with a share agrees. This is no pact: it needs no meeting, and a player with the direct deal may join in. Nobody is embargoed for it.
rule-square-barrier_effect = While the barrier is up, no export industry earns its owner anything. If you land on another's, you pay the IMF the plain amount of the square, with no multiples and no chain; on your own you neither pay nor collect.
    .ruling = Nothing else changes: manufactures without export industries work as usual, owning the national industry still exempts you, South chains still charge, and export industries can be built, pirated or auctioned. What you pay the IMF here you may settle with gold.
rule-square-nationalisation = Nationalisation: choose any land without owner and get it free, with its first national industry free too. If every land has an owner, build one national or export industry free on your own land.
    .ruling = You may decline. While any land is without owner you cannot choose a free industry instead. Land that went back to the IMF is without owner. A free industry keeps to the building limits; if you have no land, or no room on it, nothing happens.
rule-square-us_aid = US Aid: the IMF pays you $50.
rule-square-october_12 = 12 October 1492: Europe takes one of your gold reserves, and another the second time you land here. From the third time on, nothing happens if you have one or none.
    .ruling = Your landings are counted, and the card Five hundred years counts as one. The first and second take a reserve if you have any; from the third on, only if you (or your common purse) have two or more. The reserve leaves play but is remembered for the Mexico card: the gold of the players, the IMF and Europe always adds up to 3 per country.
rule-square-dont_pay = Don't Pay: you owe no interest for this lap. The debtors' club gathers here too.
    .ruling = It waives your next settlement at square 39, whether you pass, land, are called or are sent by a card, and at any rate of interest; it is used up there even if you have no debt. The interest counts as settled, so you may repay capital. In a pair or trio it waives only your own 10%.
rule-square-latin_america = Latin America: pacts are made here and nowhere else. While a player is on this square, the IMF lends to nobody.
    .ruling = Option `loan_ban`: by default (`meeting`) there are no loans from the landing until the meeting closes, so that nobody fills the purse just before a club; with `standing`, no loan by choice while any piece stands there, except in the first lap. Either way, a loan to meet a payment that is due is always given, up to the limit.
rule-square-imf = IMF: when you pass or land here you pay the interest of the lap, and then you may repay capital.
    .ruling = The stop at 39 comes before the rest of the move: interest, repayment, the points that remain, the square. Leaving 39 costs nothing, and if you are sent or called there while standing on it you settle nothing more. The stop closes the lap, and with it end your waiver, a raised rate and closed industries. The dice already rolled stand, whatever you repay. Without debt nothing happens.

# -- raw materials
rule-raw-unowned = On a raw material without owner you either collect its price from the IMF, or buy the land at that price and receive its title.
rule-raw-owned_bare = On another's land with no national industry you neither pay nor collect.
rule-raw-owned_industry = On another's land with national industries you pay the owner the square's amount once for each of them, 1 to 3 times.
rule-raw-own = On your own land with a national industry you neither pay nor collect.
    .ruling = On your own land without industry the general sentence of the book holds: you sell the raw material and collect its price. Option `own_bare_land`: `sells` by default; with `nothing`, as in the newer Cuban edition, you collect nothing. A partner's land is your own.

# -- manufactures
rule-manufacture-imf = On a manufacture without export industry you pay the IMF the square's amount.
rule-manufacture-national_exempts = If you own the national industry of that raw material, you pay the IMF nothing there.
rule-manufacture-export_other = On another's export industry you pay its owner, not the IMF: the square's amount once for each export industry, 1 to 3 times.
rule-manufacture-export_own = On your own export industry the IMF pays you the square's amount once for each of them.

# -- building
rule-build-before_dice = You build industries before rolling the dice, on your own land, paying the IMF the price on the title.
    .ruling = It does not matter where your piece stands, and borrowed money serves. The price is that of the first, second or third industry of its kind. Option `builds_per_turn`: no limit by default; with 1, one per turn as in the newer Cuban edition.
rule-build-not_same_turn = You cannot build on a land in the turn in which you bought it.
    .ruling = That means your own turn in which the land came to you by purchase, piracy or deal. Land you claim by Nationalisation was not bought: you may build on it at once. On land won in an auction or a deal in another's turn you may build in your next turn. The free industry of Nationalisation is the exception the book prints.
rule-build-limits = Each land holds up to three national industries, and its manufacture up to three export industries. The first, second or third export industry needs as many national ones.
    .ruling = Option `quick`: in the quick game, one industry of each kind per land, at the second price, and one gold reserve per country.
rule-build-value = The value invested in a property is the price of its land plus the title prices of all its national and export industries.
    .ruling = List prices always count, also for what was free, half price, pirated or won in an auction. This value serves for piracy, for auctions and for the ranking.

# -- chains
rule-chain-form = You have the South chain of a colour when you own all its lands with at least one national industry on each; and its North chain with at least one export industry for each. Oil forms no chain.
rule-chain-pay = Landing on any square of another's chain costs you what all the industries of that colour on that side charge, added up.
    .ruling = “That side” is the one you landed on: South squares count national industries, North squares export ones. The value of an industry is the amount of its own square. Option `chain_fee`: `sum`, all of them added up; `square`, the value of the square times all the industries of the chain.
rule-chain-own_north = If you land on your own North chain, the IMF pays you for all your export industries of that colour.
    .ruling = The book says so of the club and of double and triple industries; the newer Cuban edition says it of every owner. Your own South chain pays nothing, and neither does a North chain while the barrier is up or your industries are closed.

# -- gold
rule-gold-use = With one gold reserve you can settle in full, whatever it amounts to, a payment for another player's industries or chain, a manufacture you owe the IMF, or the interest of a lap. The reserve goes to whoever was to be paid.
    .ruling = It settles any amount: a doubled manufacture, the barrier's payment, a whole chain, interest at 15% or 20% or on a devaluation. In a pair or trio one reserve settles one member's 10%. You may come to hold more than three. Gold paid to the IMF stays there.
rule-gold-limits = You can never sell gold, trade it for property or spend it on anything else.
    .ruling = So it does not serve for Capital Flight, the fines of cards, loans, building, piracy, bids or lifting the barrier, and cannot be part of a deal or a gift. You never have to use it: where it serves, it is offered before an auction or a bankruptcy, and you choose. Option `gold_pays`: `listed`, those payments only; `more`, Capital Flight and cards as well.

# -- piracy
rule-piracy-basic = On another's land in the South, with or without industries, you may pirate it: pay the IMF $2,000, and pay the owner the price of the land and of everything built for it. The owner cannot refuse. National and export industries change hands together.
    .ruling = First you pay what landing there costs, in cash or gold; then you may pirate. The price is the value invested. It is offered only if your cash and the loans you can still take cover tax and price, and never against a partner, in the club, against a binding promise, or on land you reached in another's turn. Option `piracy_replaces_rent`: off by default; on, you pirate instead of paying. Option `piracy`: on by default; the table may agree to play without.
rule-piracy-again = There is no end to piracy: anyone may pirate a property that was pirated before, as often as it happens.
rule-piracy-chain = You may pirate a whole chain by paying all its lands and industries, or only the property you landed on. Either way, for buying or for breaking a chain, the IMF gets $4,000 instead of $2,000.
    .ruling = A chain here is a complete South chain; a colour owned but not industrialised throughout is none, so you take one land for $2,000. It is all or one, never two of three. Industries closed for the moment still make a chain. A pair or trio is paid into its common purse. Option `piracy_tax`: `flat`, $2,000 or $4,000; `industry`, $2,000 without industry, $3,000 with it and $6,000 for a chain.
rule-piracy-south_only = Piracy happens only in the South: never on a North square.

# -- debt
rule-debt-loan = You may borrow from the IMF for any purchase or payment, as often as you like, at least $1,000 each time, up to your limit.
    .ruling = Borrow freely in your turn before the dice; after the dice, or in another's turn, when you have a payment, a purchase or a winning bid to pay. A loan may not pass the limit: with less than $1,000 to go you get none and count as being at the limit. Option `loan_step`: above $1,000 loans go in steps of $50 by default, of $1,000 in the newer Cuban edition.
rule-debt-interest = Each time you pass the IMF you pay 10% of your debt. If you cannot, you must borrow for it.
    .ruling = It is 10% of what you owe on arrival, before any loan to pay it. If several rates hold (10, 15, 20), the highest counts. At the limit it leads to the embargo like any other payment.
rule-debt-amortise = You repay capital only at the IMF, after paying the interest of that lap.
    .ruling = You may do so at every stop on 39, whether you pass, land, are called or are sent by a card, in any multiple of $50. Interest settled with gold or waived by Don't Pay counts as paid. Partners repay the common debt at the stop of any of them.
rule-debt-skip_interest = You skip the interest of a lap with a gold reserve, or by having landed on Don't Pay in that lap.
    .ruling = The gold goes to the IMF. The waiver lasts until your next stop at 39.
rule-debt-ledger = The IMF keeps columns for each player: debt taken, increases and repayments.

# -- devaluations
rule-devaluation-first = When your debt reaches $10,000 you are called to square 39, pay the interest of the lap though it is not complete, and from then on move with three dice. Below $10,000 again, you move with two.
rule-devaluation-second = When your debt reaches $20,000 you are called again, pay interest, and move with four dice.
    .ruling = The dice always follow the debt: four from $20,000, three from $10,000, two below. The four are not for ever, though the book says “from now on”.
rule-devaluation-call = A loan that takes your debt to a devaluation limit or over it brings you to square 39, where you owe the interest of the lap though it is not complete.
    .ruling = First you make the payment or purchase the loan was for. Before your dice the call is immediate, and your turn goes on from 39 with the new dice; after the dice it comes when the square is done and ends your turn there; in another's turn it comes right after the payment. You go straight to 39 without touching any other square. Interest is on the whole debt, the new loan included, and you may repay. One loan over two limits means one call, at the higher level. A loan to pay interest at 39 changes your dice and calls nobody. Each time you rise from below a limit you are called again. Reaching the embargo limit calls nobody.
rule-debt-limit = The most you may owe is $30,000. At that debt you get no new loan.
    .ruling = Option `debt_steps`: `thirty`, $10,000, $20,000 and a limit of $30,000; `twenty`, $10,000, $15,000 and a limit of $20,000.

# -- embargo
rule-embargo-when = At the limit you play on normally while your cash lasts. When you cannot meet a payment, the embargo begins.
    .ruling = Any payment you must make, to the IMF or to a player, in your turn or in another's; never one you make by choice. First come gold where it serves, cash and the loans still possible.
rule-embargo-auction = You choose a property, a land with all its industries, and the IMF auctions it among the others from half of what was invested in land and industries. The highest bidder gets it, and the money is yours.
    .ruling = The other countries bid, a pair or trio as one, in turn order from your left: first at least half the value invested, rounded up to $50, then at least $50 more each time. Whoever passes is out; when one is left, the highest bid buys. You may bid up to your cash plus the loans you can still take; such a loan is taken on paying, and may devalue and call you. Players who are losing turns or made the direct deal may bid.
rule-embargo-no_bid = If nobody bids, the IMF buys it for half the value invested and removes its industries, and the land is free to buy again.
rule-embargo-repeat = From the money you make the payment that was due, keep what is left over and play on. If it is not enough, you put up another property; and each new payment you cannot meet, however small, puts up another. Industries are never auctioned without their land. A chain may be broken this way.
    .ruling = An auction repays no capital. Interest goes on at 10% of the debt ($3,000 at the limit), and you move with four dice.
rule-embargo-bankrupt = With no property left, you give the IMF the money that remains, are bankrupt and leave the game.
    .ruling = The IMF gets it even if you owed a player, who then gets nothing: such are the book's words. Your gold goes to the IMF, your kept cards go under their piles, your debt is written off, your promises end and your piece leaves the board; a barrier you put up stays. Without property and at the limit you are bankrupt at the first payment you cannot meet, not before.

# -- pacts
rule-pact-when = Pacts are possible after the first lap, when a player lands on Latin America. Then all players may agree, in twos or more.
    .ruling = Your first lap is over when you first reach or pass square 0 moving forward; being sent there does not count. The lap of the player who landed decides: the others may join in whatever lap they are.
rule-pact-deals = Any deal within the rules is allowed: not to pirate each other, to sell or exchange property, to give money. A deal is proposed, and everyone it binds must accept it.
    .ruling = A deal is a list of transfers made at once (lands with all their industries, cash in steps of $50) and promises not to pirate. It cannot include gold, kept cards, debts, industries without their land or future payments. It needs no consent from the IMF and pays it nothing.
rule-pact-no_shared_chain = Players who have not joined in a pair, a trio or the club cannot form a chain together and share what it earns.
rule-pact-join_move = When you join with others, all of you move to Latin America. From there each plays on with their own piece.
    .ruling = You are put there directly: no interest on the way, and waivers and raised rates stay with you. It opens no further meeting. When one joins a pair, all three move. A union is never dissolved; it can only grow into a trio or the club.
rule-pair-pool = A pair shares cash, gold, land, industries and debts. Each keeps their own piece, and they may form chains together.
rule-pair-limits = A pair is devalued at $20,000 and at $40,000. Each of you pays 10% of the common debt whenever you pass the IMF, which makes 20% in all.
    .ruling = The embargo limit follows suit: $60,000. When you join, your dice follow the summed debt and may become fewer ($15,000 and $3,000 together move with two), and nobody is called.
rule-pair-devaluation_move = When a pair or trio is devalued, only whoever caused it goes to the IMF; the extra dice are for every member.
rule-trio-form = Three may join at once, or one may join a pair. A trio shares everything as a pair does; each pays 10%, which makes 30% in all; it is devalued at $30,000 and $60,000 and embargoed at $90,000.
    .ruling = In a game of three countries a trio is everybody, so it has no rival left and wins only by total victory.
rule-pact-last_two_three = When only two players are left they choose between a pair and the club; when three are left, between a trio and the club.
rule-pact-meeting = When somebody lands on Latin America, all players may talk and agree. Then play goes on with the next in turn order.
    .ruling = The one who landed speaks first, then the others in turn order. When you speak you make one proposal (with whom, on what terms, or a union) or pass. Those concerned answer in turn order: if all say yes it is done at once, a single no voids it. The meeting closes when all have passed in a row or have no proposals left. Players losing turns take part, those with the direct deal do not. It is skipped when nothing could be agreed. Option `proposals`: 3 per player and meeting by default.
rule-pact-promise = You may promise each other not to pirate. The IMF will remind you of what you promised.
    .ruling = Option `promises`: `binding` by default, so you cannot pirate each other until you release each other in a later meeting or one leaves the game; with `word` the promise can be broken, and the log says so. Between two it is one promise, whoever is named first. If you land on a land that a promise protects, you are reminded of it. A union keeps its members' promises to outsiders.

# -- club
rule-club-form = To form a debtors' club, every player still in the game must join, be it alone, from a pair or from a trio. Each of you keeps your cash in hand, though it belongs to all, and everyone must approve each decision.
    .ruling = It is proposed in a meeting on Latin America, with at least two countries left and none of them with the direct deal. Nobody can leave it. Land, industries, gold and kept cards become common; debts stop counting; promises, waivers, raised rates, lost turns and closed industries end. Approval is asked for what is done by choice (buying, building, lifting the barrier), not for payments that must be made nor for industries that cost nothing. Option `club_vote`: `all` by default; with `mover` the player on turn decides alone.
rule-club-no_debt = The club pays no debt and no interest, turns up no IMF Conditions and gets no loans.
    .ruling = The book also says “nor any money”, and then lists payments the club does make. We take it to mean: no money on account of the debt.
rule-club-south_north = In the South nobody in the club pays anybody. In the North each of you collects from the IMF for the club's export industries and chains, and pays it for manufactures without them. Capital Flight, Military Coup, the Barrier and Solidarity go on as usual.
    .ruling = So do Solidarity Aid, Nationalisation, US Aid and 12 October, which the book does not take away, and land without owner is bought for the club. The national industry still exempts, gold still settles a manufacture, and chains count over all the club's land. Don't Pay, Latin America and squares 8, 19, 28 and 39 without a boot do nothing. Option `club_sells_raw`: on by default, so land without owner still sells its raw material; off, the club earns only in the North and by Solidarity.
rule-club-boots = When the club forms, the IMF puts four boots on the three IMF Conditions squares and on its own. All players go to Don't Pay and move with two dice. If you land on a boot you are out, and your cash is shared equally among the rest.
    .ruling = The turn ends when the club forms, and the next in turn order plays. You may pass over a boot safely; it stays where it is after taking someone. What the club owned in land, industries, gold and kept cards it keeps. When the last member goes out, the cash goes to the IMF.
rule-club-total_victory = The club has one way to win, total victory: it needs 3 national and 3 export industries on each of the 12 lands. A single member left can still achieve it for all.
    .ruling = It is checked after every action, and when the club forms. Being the last member left is no victory by itself. Members who are out win with the club. If all four boots are gone too it is a liberation, the double victory of the newer Cuban edition. Option `victory`: `total`, only total victory; `degrees`, twelve exporting lands are a triumph and seven with two and two a draw.
rule-club-military_defeat = If all members are out on boots, it is a military defeat and the IMF wins.
rule-club-economic_defeat = If the club cannot meet a payment, the IMF takes everything and wins: for the club there is no embargo.
    .ruling = It cannot meet it when neither gold, where it serves, nor the cash of all members together is enough. Military Coup can never cause this.
rule-club-purse = The club's money is common, but it stays in its members' hands.
    .ruling = A payment or purchase takes first the cash of whoever is moving, then the others' in turn order. Income goes to whoever is moving. Military Coup empties only that hand. Cash is not passed about otherwise; gold and land are common.

# -- hat
rule-hat-gain = Draw the right Solidarity card and Sandino's hat comes into play: it waits in the middle of the board.
    .ruling = There is only one hat: drawing the card again does nothing. If the club already exists, the hat goes straight to Don't Pay and moves from the next turn on.
rule-hat-use = With a club the hat starts on Don't Pay. In your turn you roll twice: first for the hat, then for your own piece. The hat neither pays nor collects; it draws Solidarity cards, and removes the boot from a square it lands on.
    .ruling = Two dice each time. A card it draws is yours: take the prize or make the move it orders before rolling for your own piece, while the hat stays where it is. A boot it removes never comes back, and it goes on moving when all are gone. Nothing else happens where it lands, and a member standing there is not touched.

# -- end
rule-end-last_player = If yours is the only country left, you win. All the others were beaten by their debt.
    .ruling = It is checked at every bankruptcy, before anything else. A pair or trio wins together when its last rival goes bankrupt. If it was everybody when it was formed it has no rival: it plays on and wins only by total victory. None of this holds in the club.
rule-end-all_bankrupt = The IMF wins if not a single country remains.
    .ruling = The last country left would already have won, so it takes a pair or trio without rivals going bankrupt.
rule-end-limit = The book sets no time limit.
    .ruling = Without one a game need not end, since industrialised countries live off what the IMF pays them. Option `max_laps`: none by default, counted by the player with most laps. When it is reached, whoever has most in cash plus value invested less debt leads, but the game is reported as unfinished, never as won, with the option `victory` in degrees too. Option `clock`: off by default; with it, when the host or the hour says so, the turn in play is finished, with the same report. All players together may also agree to stop, with the same report.
rule-end-total_victory = Total victory: get 3 national and 3 export industries on each of the 12 lands and you win at once, however much you owe.
    .ruling = The book names it only for the club, as the one way left to win, and gives industrialising the South as the aim of the game; its last page is cut. It is checked after every action. Option `total_victory`: on by default, so a country, a pair or a trio wins by it too; off, only the club does, and a union without rivals cannot win.

# -- cards
rule-card-solidarity-gifts = Eleven Solidarity cards are gifts of money: Jamaica and the Caribbean $2,000, Honduras and Costa Rica $2,200, Ecuador $2,400, Guatemala $2,600, Haiti and the Dominican Republic $2,800, Colombia $3,000, Peru $3,200, Argentina and Uruguay $3,400, Chile $3,600, Bolivia $3,800 and Brazil $4,000.
rule-card-solidarity-puerto_rico = Puerto Rico: go to Nationalisation and use it.
    .ruling = You are put there directly, also from square 36: no interest and no lap.
rule-card-solidarity-guyana_suriname = Guyana and Suriname: go to Solidarity Aid and use it.
    .ruling = You are put there directly, also from squares 16 and 36: no interest and no lap.
rule-card-solidarity-nicaragua = Nicaragua: put Sandino's hat in the middle of the board.
rule-card-solidarity-paraguay = Paraguay: keep this card. It lets you ignore one landing on Military Coup; then it goes under the pile.
    .ruling = You decide on landing. In a pair, a trio or the club it serves any member. It is not for sale.
rule-card-solidarity-panama = Panama: keep this card. It lets you ignore one Capital Flight; then it goes under the pile.
    .ruling = You decide before the die is rolled. In a pair, a trio or the club it serves any member. It is not for sale.
rule-card-solidarity-el_salvador = El Salvador: every player receives $2,000.
    .ruling = The IMF pays every country still in the game, each partner too, but not one that is losing turns by Unemployment.
rule-card-solidarity-mexico = Mexico: you get back the gold reserves you have lost so far on 12 October.
    .ruling = That is what Europe took from you, by square or card, and has not given back; gold you paid with is not lost. You may hold any number: with 3 per country the total never changes. In a pair or trio, what all members lost. Your landings on 12 October still count.
rule-card-solidarity-cuba = Cuba: all players move to Latin America and, if the first lap is over, a pact meeting opens.
    .ruling = You are all put there directly: no interest and no lap. The first lap of whoever drew the card decides, and being sent does not complete it; before that the pieces move and no meeting opens. In the club the members move, not the hat, and nothing else happens.
rule-card-solidarity-venezuela = Venezuela: whoever owns the oil land builds an industry on it free of charge: a national one, or an export one where the limits allow. With no owner, nothing happens.
    .ruling = The choice is the owner's and is made at once, no matter who drew the card. A full oil land gets nothing.
rule-card-conditions-manufactures_rise = Manufactures rise: advance to the next manufacture in the North. If nobody exports there pay the IMF double; otherwise pay as usual.
    .ruling = From squares 8 and 19 that is 21, from 28 it is 29. If you own its national industry you pay nothing here either. If somebody exports there but the barrier is up, you pay the IMF the plain amount. Gold may settle it.
rule-card-conditions-interest_rises = Interest rises, two copies: advance to the IMF and pay the interest of the lap at 15%.
    .ruling = It is a stop like any other: you may repay, and your turn ends on 39. With Strong dollar pending, it is 20%.
rule-card-conditions-five_hundred_years = Five hundred years: go forward to 12 October 1492. Europe takes gold from you, as on landing there.
    .ruling = The IMF is not on the way, since the card is drawn on 8, 19 or 28. Option `five_hundred_years`: by default (`one`) you lose one reserve; with `all`, the other reading of the card, you lose them all.
rule-card-conditions-wage_cut = Wage cut: all who are in debt, you included, hand half of their cash to the IMF, rounded in their favour.
    .ruling = Partners with a common purse hand over half of it once, not once each.
rule-card-conditions-union_dismissed = Union dismissed: your left neighbour goes to the IMF and pays interest.
    .ruling = In debt or not, though without debt it is only the move. Your neighbour moves forward, stops at 39 and may repay there; their own waiver or raised rate counts. Somebody already there stays and pays nothing. It may be your partner.
rule-card-conditions-unemployment = Unemployment: lose two turns and collect nothing meanwhile.
    .ruling = Until the second turn is skipped your industries earn nothing, as in Closed industries. In a pair or trio only your own turns are lost, and the common industries go on working. You still make payments, bid, take part in meetings and are moved by others' cards.
rule-card-conditions-collection = Collection: pay the IMF $100.
rule-card-conditions-border_war = Border war: it costs you $1,000, and your right neighbour another $1,000, both to the IMF.
rule-card-conditions-paris_club = The Paris Club: everybody goes forward to the IMF and settles the interest.
    .ruling = You go in turn order, starting with whoever drew it, and make a full stop at 39 each; without debt you move all the same. If you are there already you stay and pay nothing. Each partner pays 10%.
rule-card-conditions-closed_industries = Closed industries: yours earn nothing until you next reach the IMF.
    .ruling = That is until your next stop at 39, of any kind. Visitors pay nothing in the South, and in the North they pay the IMF the plain amount; you yourself neither pay nor collect. In a pair or trio all common industries are closed until the stop of whoever drew it. A property that changes hands opens for its new owner.
rule-card-conditions-direct_deal = Direct deal with the IMF, if you wish: receive $10,000 and promise never to make pacts. You can join no pair, trio or club, so while you are in the game no club can form.
    .ruling = No deals and no promises either; lifting the barrier and bidding are not pacts. You can take it once, and not while you are in a pair or trio or bound by a promise. The money is a gift, not debt. The card goes under the pile.
rule-card-conditions-patents = Patents: pay the IMF $200 for each of your national industries and $400 for each export industry.
    .ruling = A pair or trio pays for all the industries it has in common.
rule-card-conditions-tax = Tax: pay the IMF $1,500.
rule-card-conditions-strong_dollar = Strong dollar: your interest this lap is 20%.
    .ruling = It holds at your next stop at 39, of any kind. Don't Pay and gold still cancel it; being sent to Latin America does not.
rule-card-conditions-dumping = Dumping: one of your industrialised properties, whichever you choose, goes back to the IMF, land included. If you have none, nothing happens.
    .ruling = It is industrialised if it has at least one industry. All its industries leave the board, you are paid nothing, and the land is without owner.
rule-card-conditions-inflation = Inflation: $750 from every player, you included.
    .ruling = To the IMF, in debt or not, in turn order from whoever drew it; each partner pays. Border war goes in the same order.

# -- moving
rule-move-kinds = There are two ways to move. With the dice, and with cards that say advance, you go forward; other cards, pacts and the call of the IMF put you straight on a square.
    .ruling = Forward (the dice, Manufactures rise, Interest rises, Five hundred years, Paris Club, Union dismissed) you go square by square, so 39 is a stop and 0 completes a lap. Directly (Puerto Rico, Guyana and Suriname, Cuba, joining a union, the gathering of the club, a devaluation call) nothing on the way counts. Either way you then use the square you reach, unless you were moved in another's turn: then only a stop at 39 counts.

# -- paying
rule-pay-order = What you must pay you pay whole: with a gold reserve where it serves, or else in cash; if cash is short, with a loan; if no loan is possible, through the embargo.
    .ruling = First you say gold or money. With money go all your cash, then a loan of at least what is missing and at least $1,000, or more if you like. If your limit leaves less room than is missing, you first borrow that room, when it is at least $1,000, and then properties are auctioned until it is enough. Loans come before auctions: you cannot sell to the IMF to avoid one. Payments by choice (land, building, piracy, a bid, the barrier, repayment) are offered only if cash and loans cover them.
rule-pay-out_of_turn = A card can make you pay in a turn that is not yours.
    .ruling = One after another in turn order from whoever drew it, each pays to the end (loan, call to 39, auction, bankruptcy) before the next. Then the turn goes on, if whoever drew the card is still in the game.

# -- unions
rule-union-purse = In a pair or trio you own and owe everything together, but each of you moves on your own.
    .ruling = There is one purse, one debt, one estate and one bid. A square or card that strikes one member strikes the purse: Military Coup takes all the common cash, 12 October takes common gold, Wage cut half the purse, and Patents charges all industries. Cards that strike every player strike each member, and if there is debt all members turn up Conditions. Each piece has its own position, lost turns, Don't Pay waiver, raised rate, landings on 12 October and laps. A partner's industries are your own: no fee, no piracy, and the IMF pays you for exports.
rule-union-bankrupt = A pair or trio with no property left that cannot pay is bankrupt.
    .ruling = It does not matter whose payment it was: you all leave together. Nobody goes bankrupt alone, and nobody can leave before.
rule-card-decks = Shuffle both piles once, at the start, and lay them face down. Cards you have used go to the bottom.
    .ruling = Once every card has been seen, the order repeats and is open to all. A kept card is out of the pile until it is used. A Conditions square turns up no card for a player without debt. Option `reshuffle`: off by default; on, a pile is shuffled again after a full round.
