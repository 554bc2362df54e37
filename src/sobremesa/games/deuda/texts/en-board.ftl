# -- the board
label-name = Deuda Eterna
label-national = national
label-export = export
label-chain = chain
label-laps = Laps
label-limit = limit
label-limits = Limits
label-titles = Titles
label-bank = Cash box
label-thrown = { $country } rolled { $faces } = { $total }
label-last = Last: { $card }
label-promises = Promises
label-promised = { $a } and { $b } do not pirate each other
label-barrier-up = Barrier up
label-barrier-down = Way open
label-turn = playing
label-won = won
label-loses = { $turns ->
    [one] loses a turn
   *[other] loses { $turns } turns
}
ask-over-won-one = { $members } wins.
short-build-0 = national { $land }, { $amount }
short-build-1 = export { $land }, { $amount }

# -- the paper on the table
paper-payment = A bill to pay
paper-embargo = Embargo
paper-owes-imf = { $country } owes the IMF
paper-owes = { $country } owes { $creditor }
paper-cause = for { $cause }
paper-short = { $amount } short
paper-auction = Auction
paper-lot = { $land }, of { $country }
paper-no-bid = no bid yet; from { $amount }
paper-bid = best bid: { $country }
paper-bidding = still bidding: { $members }
paper-piracy = Pirate it?
paper-prey = { $land }, of { $country }
paper-price = { $amount } to the owner, { $tax } to the IMF
paper-title = Title: { $land }
paper-national = national: { $amounts }
paper-export = export: { $amounts }
paper-lift = Lift the barrier
paper-share = { $country } puts in { $amount }
paper-vote = The club decides
paper-wants = { $country } wants to { $action }
paper-blank = still blank
paper-draft = Draft by { $country }
paper-offered = Deal by { $country }
paper-proposes = { $country } proposes
paper-union = the union of { $members }: one purse, one debt
paper-club = the debtors' club: nobody pays
paper-stop = to end the game here
paper-waits = still to answer: { $members }
alt-barrier = The barrier is up.
alt-hat = The hat is on { $square }.
alt-hat-middle = The hat is in the middle.
alt-boots = There are boots on { $squares }.

# -- what is shown when it happens
motion-solidarity = { $country } draws a Solidarity card
motion-condition = The IMF sets { $country } a condition
motion-gold = 1 gold
