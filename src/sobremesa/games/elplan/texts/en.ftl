title = El Plan
tagline = A small business, seven districts, twelve periods: turn products into Ideas.
seat = Player { $number }
facts = 2 to 6 players · 60 minutes
edition-es = Spanish edition
    .help = The game as it came out in Chile: plans of levels 1 and 2.
edition-en = English edition
    .credit = English edition
    .help = The edition that followed: three levels of plans, other events and other investments.
edition-tutorial = Tutorial
    .help = A first game with plans and cards already chosen, always for three.

# -- things
resource-human = human capital
resource-money = money
resource-energy = energy
amount-human = { $number } human capital
amount-money = { $number } money
amount-energy = { $number } energy
amount-production = { $number } production
amount-logistics = { $number } logistics
amount-marketing = { $number } marketing
amount-any = { $number } of your choice
nothing = nothing
product-raw = raw material
product-good = consumer good
product-service = service
process-production = production
process-logistics = logistics
process-marketing = marketing
process-any = of your choice
kind-infrastructure = infrastructure
kind-specialist = specialist
kind-technology = technology
row = row { $number } ({ $resource } → { $process })
space-d1 = District 1
space-d1b = District 1, second space
space-d2 = District 2
space-d2b = District 2, second space
space-d3a = District 3A, infrastructure
space-d3b = District 3B, specialists
space-d3c = District 3C, technology
space-d4 = District 4
space-d5 = District 5
space-d6a = District 6, space 1
space-d6b = District 6, space 2
space-d6c = District 6, space 3
with-token = a token
with-idea = an Idea
time-left = another period
time-up = time is up
terms-money-off = 1 money off
terms-energy-off = 1 energy off
terms-adviser = with the adviser
terms-credit = on credit
ideas-on = , with Ideas on { $places }

# -- actions
action-offer = turn up { $card }
action-first = { $player } gets the turn token
action-deal = deal the plan { $plan }
action-event = turn up the event { $event }
action-clock = look at the clock: { $time }
action-plan = choose the plan { $plan }
action-place = place the entrepreneur in { $space }
action-ignore = ignore the event
action-accept = accept the event
action-take = take 1 { $resource }
action-give = give 1 { $resource }
action-toll = pay 1 { $resource } for the benefit of your space
action-empty-row = take back the token from { $row }
action-fill-row = activate { $row } with { $with }
action-swap-row = put an Idea on { $row } and free the token
action-empty = take back the tokens from { $card }
action-activate = activate { $card }{ $ideas }
action-empty-slot = take back token { $slot } from { $card }
action-fill-slot = put { $with } on place { $slot } of { $card }
action-swap = put an Idea on place { $slot } of { $card } and free the token
action-point = outsource { $card }
action-liquidate = liquidate { $card } for { $tokens }
action-exchange = exchange 1 { $a } and 1 { $b } for 1 { $c }
action-repay = pay back the credit
action-acquire = acquire { $offer }{ $terms }
action-produce = make { $own } of your own product and { $other } of the other
action-buy = buy 1 { $product }{ $terms }
action-import = import 1 { $product }{ $terms }
action-buy-from = buy 1 { $product } from { $player }'s online shop{ $terms }
action-sell = sell 1 { $product } for 1 { $resource }
action-shelve = put 1 { $product } into the online shop
action-innovate = turn three different products into an Idea
action-keep = keep: raw material { $raw }, consumer good { $good }, service { $service }
action-done = done

verb-plan = Choose a plan
verb-place = Place the entrepreneur
verb-ignore = Ignore
verb-accept = Accept
verb-take = Take
verb-give = Give
verb-toll = Pay for the space
verb-empty-row = Take back from the plan
verb-fill-row = Activate processes
verb-swap-row = Free with an Idea
verb-empty = Take back from investments
verb-activate = Activate investments
verb-empty-slot = Empty a place
verb-fill-slot = Fill a place
verb-swap = Free with an Idea
verb-point = Outsource
verb-liquidate = Liquidate
verb-exchange = Exchange two for one
verb-repay = Pay back
verb-acquire = Acquire
verb-produce = Produce
verb-buy = Buy
verb-import = Import
verb-buy-from = Buy from an online shop
verb-sell = Sell
verb-shelve = Put into the online shop
verb-innovate = Innovate
verb-keep = Keep
verb-done = Done

# -- what happens
event-first = { $player } gets the turn token.
event-planned = { $player } starts out with { $plan }.
event-offered = New offer: { $card }.
event-reshuffled = The retired { $kind } cards are shuffled.
event-period = Period { $period } begins.
event-enabled = District { $district } is enabled.
event-stocked = 1 { $product } comes to the market: nobody at the table has a plan of that type.
event-placed = { $seat } places their entrepreneur in { $space }.
event-event = Event: { $event }.
event-spared = { $player } has a risk analyst: the event does no harm.
event-ignored = { $seat } ignores { $event }.
event-accepted = { $seat } accepts { $event }.
event-granted = { $spaces ->
    [one] 1 money is put on the first District 6 space.
   *[other] 1 money is put on each of the first { $spaces } District 6 spaces.
}
event-arrived = { $number } { $product } reaches the market.
event-closed-year = { $player } closes the year: returns all idle resources and takes { $number } of each.
event-took = { $player } takes { $number } { $resource }.
event-gave = { $player } gives { $number } { $resource }.
event-income = { $card } gives { $player } 1 { $resource }.
event-emptied-row = { $seat } takes back the token from { $process }.
event-filled-row = { $seat } activates { $process } with { $with-id ->
    [idea] an Idea
   *[token] 1 { $resource }
}.
event-swapped-row = { $seat } puts an Idea on { $process } and gets 1 { $resource } back.
event-emptied = { $seat } takes back tokens from { $card }.
event-activated = { $seat } activates { $card }.
event-filled-slot = { $seat } puts { $with } on place { $slot } of { $card }.
event-swapped = { $seat } puts an Idea on { $card } and gets the token back.
event-pointed = { $seat } outsources { $card }.
event-liquidated = { $seat } liquidates { $card } and receives { $tokens }.
event-exchanged = { $seat } exchanges 1 { $a } and 1 { $b } for 1 { $c }.
event-repaid = { $seat } pays back their credit.
event-tolled = { $seat } pays 1 { $resource } for the benefit of their space.
event-acquired = { $seat } acquires { $card }{ $terms }.
event-produced = { $seat } makes { $own } { $product } and { $other } { $second }.
event-bought = { $seat } buys 1 { $product } for { $money } money{ $terms }.
event-imported = { $seat } imports 1 { $product } for { $money } money.
event-bought-from = { $seat } buys 1 { $product } from { $owner }’s online shop; { $owner } gets { $money } money.
event-sold = { $seat } sells 1 { $product } for 1 { $resource }.
event-shelved = { $seat } puts 1 { $product } into their online shop.
event-quality = The quality technician gives { $player } 1 money.
event-exported = Export: six { $product } tokens leave the market and 1 money goes to District 6 space { $space }.
event-collected = { $player } collects { $money } money from space { $space }.
event-innovated = { $seat } has an Innovative Idea!
event-cut-back = Cutback: { $player } returns { $number } { $product }.
event-kept = { $seat } keeps: raw material { $raw }, consumer good { $good }, service { $service }.
event-returned = The entrepreneurs go home.
event-event-gone = { $returns ->
    [0] { $event } leaves the game.
   *[other] { $event } goes under the deck, face up.
}
event-retired = { $card } is taken off the offers.
event-rotated = { $card } is rotated.
event-moved-subsidies = The money left in District 6 is put in order.
event-passed-on = The turn token passes to { $player }.
event-idea-lost = { $player } ends with a credit card and loses an Idea.
event-time-up = Time is up: period { $period } was the last.
event-ended = The game is over.

# -- why not
refusal-no-such-action = there is no such action in this game
refusal-chance-only = cards come by chance, nobody chooses them
refusal-other-phase = that is not turned up now
refusal-game-over = the game is over
refusal-not-in-the-deck = that card cannot come up now
refusal-no-such-seat = nobody sits there
refusal-not-named = the host named somebody else to go first
refusal-plan-taken = the plan { $plan } is taken
refusal-type-missing = a product type would be missing: there must be a plan of each type
refusal-types-alike = two players take plans of two different types
refusal-space-not-there = { $space } exists only in the Spanish edition with 5 or 6 players
refusal-space-closed = { $space } opens with { $types } product types in the market; now it holds { $now }
refusal-space-taken = an entrepreneur already stands in { $space }
refusal-not-that-kind = in this edition the subsidy is 1 money or 1 energy
refusal-nothing-to-give = you have no idle { $resource }
refusal-no-toll = there is no toll to pay this period
refusal-toll-other-kind = the toll is { $kind ->
    [0] 1 human capital
    [1] 1 money
   *[other] 1 energy
}
refusal-cannot-pay = it takes { $needs }, and you have { $has-id ->
    [none] none
   *[some] { $has }
} idle
refusal-no-such-row = your plan has only rows 1 to { $rows }
refusal-not-owned = that investment is not yours
refusal-is-empty = no token lies there
refusal-is-filled = a token lies there already
refusal-locked = that token was placed this period and stays until the next District 2
refusal-no-idea = it takes { $needs ->
    [one] 1 Idea
   *[other] { $needs } Ideas
}, and you have { $has ->
    [0] none
   *[other] { $has }
} idle
refusal-wrong-way = { $way ->
    [0] that card takes all its tokens at once, and gives them back at once
    [1] that card comes active: no token is laid on it
    [2] that card comes active and takes a single extra token, which comes and goes by itself
   *[other] the tokens of that card come and go one by one, slot by slot
}
refusal-is-idea = an Idea lies there already
refusal-stage-over = you play by the printed order: take back, liquidate, activate, exchange; that comes before what you have done
refusal-not-pointing = you have no active Outsourcing
refusal-bad-target = Outsourcing activates another card, not itself, and not the one it activates already
refusal-pointed-already = Outsourcing has changed its card this turn already
refusal-no-liquidation = investments are not liquidated here yet: that is a rule of the full game
refusal-liquidated-already = you have liquidated an investment this period: one per period
refusal-not-on-space = only with your entrepreneur in District { $district }
refusal-wrong-tokens = that card gives back { $number ->
    [one] exactly 1 token
   *[other] exactly { $number } tokens
} of its printed cost
refusal-no-exchange = only the Spanish edition exchanges two tokens for one
refusal-no-exchange-yet = two tokens are not exchanged for one here yet: that is a rule of the full game
refusal-no-credit-held = you hold no credit card
refusal-never-repaid = in this variant credit is not paid back
refusal-not-offered = nothing is on offer there
refusal-owns-a-copy = you already own a copy of { $card }
refusal-no-credit = only the Spanish edition has credit cards
refusal-no-credit-yet = there is no credit here yet: that is a rule of the full game
refusal-holds-credit = you already hold a credit card, and may hold only one
refusal-too-few-processes = it takes { $needs }, and you have { $has-id ->
    [none] no active process
   *[some] { $has } active
}
refusal-no-trade = recession: nobody buys or sells this period
refusal-other-type = you buy one product type per period and sell one; this turn it is { $product }
refusal-not-in-market = no { $product } is for sale
refusal-in-market = { $product } lies in the market: buy it there, only missing types are imported
refusal-no-imports = there are no imports here yet: that is a rule of the full game
refusal-not-for-credit = credit pays only for products in the market
refusal-no-shop = no other player has an active online shop there
refusal-no-product = you have no { $product }
refusal-no-set = it takes one product of each type; you have raw material { $raw }, consumer good { $good }, service { $service }
refusal-ideas-limit = { $limit ->
    [one] in this variant at most one Idea per period
   *[other] in this variant at most { $limit } Ideas per period
}
refusal-wrong-keep = { $limit ->
    [one] exactly one product of those you have is kept
   *[other] exactly { $limit } products of those you have are kept
}
refusal-not-to-ignore = an event is ignored right after it is read, by a player whose entrepreneur stands in District 1
refusal-idea-later = in District 3 cards are activated with resources, not with Ideas
refusal-not-active-shop = you have no active online shop
refusal-cutback-later = which products you keep is chosen in the Summary, if you have too many
refusal-no-selling = nobody sells in this period of the tutorial
refusal-selling-later = selling comes when everyone has bought
refusal-buying-over = everyone buys before anyone sells: buying is over this period
refusal-acquired-already = you have acquired an investment this period: one per period
refusal-point-later = Outsourcing changes its card in District 2
refusal-activate-later = investments are activated in District 2; in District 3 only the card with the ▶ sign that you have just acquired
refusal-owes-toll = first pay the toll for your space: { $kind ->
    [0] 1 human capital
    [1] 1 money
    [2] 1 energy
   *[other] 1 resource of your choice
}
refusal-toll-elsewhere = the toll is paid in your turn in the district of your space, District { $district }
refusal-no-event-choice = no event asks you for that now
refusal-no-opportunity = entrepreneurs are placed only from period 5 of the tutorial on
refusal-opportunity-over = entrepreneurs are placed at the start of each period, in the Opportunity phase
refusal-plans-chosen = plans are chosen once, before the first period
refusal-must-act = { $phase ->
    [2] you must choose a plan
    [3] you must place your entrepreneur
    [5] you must say whether you ignore the event or accept it
    [6] you must choose the resource
    [9] say how many products you make; none is “produce 0 0”
   *[other] you must choose which products you keep
}
refusal-chance-turn = first { $phase ->
    [0] the investments on offer are turned up
    [1] it is drawn who goes first
    [2] the plans are dealt
    [4] the event is turned up
    [17] the clock is looked at
   *[other] the offers are refilled
}; then it is the players’ turn
refusal-district-not-yet = District { $district } is not on the table yet in this period of the tutorial
refusal-in-district = that is done in District { $district }, and { $now ->
    [0] no district is enabled now
   *[other] now District { $now } is enabled
}
refusal-nothing-to-credit = the card costs nothing now: there is nothing to put on credit
refusal-nothing-to-advise = no money is left that the Financial adviser could take off
refusal-no-adviser = that takes an active Financial adviser that you have not used this period
refusal-no-product-discount = only with your entrepreneur in District 5 is 1 money taken off, for one product per period
refusal-no-discount = { $kind ->
    [0] an infrastructure card is discounted only with your entrepreneur on 3A, by 1 money or 1 energy that its cost has
    [1] a specialist is discounted only with your entrepreneur on 3B, by 1 money that the cost has
   *[other] a technology is discounted only with your entrepreneur on 3C, by 1 energy that its cost has
}
refusal-must-discount = your space takes { $off ->
    [1] 1 money
    [2] 1 energy
   *[other] 1 money or 1 energy
} off this card, once: acquire it with that discount
refusal-wrong-exchange = the token you take must differ from both you give
refusal-no-such-place = that card has { $places ->
    [one] only one place for a token
   *[other] only { $places } places for tokens
}
refusal-sold-for = a product is sold for 1 money or 1 energy
refusal-first-settled = who goes first is settled when the host creates the table: at random, by name or by birthday

# -- the moment
phase-offers = Preparation
phase-first = Preparation
phase-plans = Preparation
phase-opportunity = Period { $period }, Opportunity
phase-event = Period { $period }, District 1
phase-insurance = Period { $period }, District 1
phase-choice = Period { $period }, District 1
phase-d2 = Period { $period }, District 2
phase-d3 = Period { $period }, District 3
phase-d4 = Period { $period }, District 4
phase-buy = Period { $period }, District 5: buying
phase-sell = Period { $period }, District 5: selling
phase-d6 = Period { $period }, District 6
phase-d7 = Period { $period }, District 7
phase-cutback = Period { $period }, Summary
phase-refill = Period { $period }, Summary
phase-clock = End of period { $period }
phase-over = The end
ask-chance = Chance decides { $what }.
chance-offers = which investments are on offer
chance-first = who gets the turn token
chance-plans = who gets which plan
chance-event = the event of the month
chance-refill = which investments are on offer
chance-clock = whether there is time for another period
ask-plans = { $player }, choose your plan.
ask-opportunity = { $player }, place your entrepreneur in an opportunity space.
ask-insurance = { $player }, do you want to ignore the event?
ask-choice = { $player }, the event lets you choose a resource.
ask-d2 = { $player }, manage your resources: activate processes and investments or take tokens back.
ask-d3 = { $player }, you can acquire an investment.
ask-d4 = { $player }, what do you produce?
ask-buy = { $player }, you can buy products of one type.
ask-sell = { $player }, you can sell products of one type.
ask-d6 = { $player }, take your subsidy.
ask-d7 = { $player }, do you turn three different products into an Idea?
ask-cutback = { $player }, choose what you keep; you return the rest.
ask-over = The game is over. Victory goes to { $winners }.

# -- cards in a few words
comes-active = comes active
comes-active-extra = comes active (+{ $token })
effect-income = +{ $token } in each District 2
effect-externalise = activates another investment without tokens
effect-shop = offers your products for 3 money
effect-share = lets you use a space that is taken
effect-analyst = protects you from negative events; you choose about neutral ones
effect-export_token = +$ with the first export of a period
effect-quality = +$ when you sell two or more products in a period
effect-keep = keep up to { $number } products
effect-adviser = 1 money off a purchase or an investment, once a period
event-effect-gain = Everybody takes { $tokens }.
event-effect-lose = Everybody gives { $tokens } of their idle resources.
event-effect-gain_any = Everybody takes a resource of their choice.
event-effect-lose_any = Everybody gives an idle resource of their choice.
event-effect-reset = Everybody returns their idle resources and takes { $number } of each.
event-effect-subsidy_types = 1 money on each of the first District 6 spaces: as many as there are product types in the market.
event-effect-subsidy_spaces = { $number ->
    [one] 1 money on the first District 6 space.
   *[other] 1 money on each of the first { $number } District 6 spaces.
}
event-effect-market = Arrives in the market: { $products }.
event-effect-process = { $number ->
    [one] One more process of your choice in District 4.
   *[other] { $number } more processes of your choice in District 4.
}
event-effect-toll = The benefit of your own space costs { $token }.
event-effect-no_trade = Nobody buys, imports or sells.
event-effect-price = { $number ->
    [-1] Every product bought or imported costs 1 money less.
    [-2] Every product bought or imported costs 2 money less.
   *[other] Every product bought or imported costs { $number } money more.
}
event-effect-investment_price = { $number ->
    [-1] Acquiring an investment costs 1 money less, if its cost includes money.
    [-2] Acquiring an investment costs 2 money less, if its cost includes that much.
   *[other] Acquiring an investment costs { $number } money more.
}
event-effect-sale_bonus = Whoever sells takes { $number } extra money, once.
event-effect-keep = { $number ->
    [one] You can keep one more product.
   *[other] You can keep { $number } more products.
}
event-effect-gain_d7 = In District 7 everybody takes { $tokens }.

# -- labels
label-board = Board
label-district = Space
label-market = Market
label-subsidies = Subsidies
label-offers = Investment offers
label-players = Players
label-plan = Plan
label-tokens = Resources
label-rows = Processes
label-products = Products
label-ideas = Ideas
label-investments = Investments
label-credit = Credit
label-space = Space
label-cost = Cost
label-activation = Activation
label-effect = Effect
label-rotated = rotated
label-play = at once
label-event = Event
label-period = Period
label-points = Points
label-trios = Trios
label-sheet = Score sheet
label-lost = Lost
label-total = Total
label-resources = Resources
label-converted = Converted
label-owned = Investments
label-final = Place
label-closed = closed
label-shop = shop
alt-market = In the market: { $goods }.
alt-player = { $player }: human capital { $human }, money { $money }, energy { $energy }, products { $products }, Ideas { $ideas }, active processes { $rows }, investments { $investments }.

# -- options
option-plans = Plans
    .help = How players get their plans.
    .choose = they choose in turn order
    .deal = plans are dealt at random
option-insured_partial = Partial insurance
    .help = If you ignore the event from District 1, you still get what helps you.
option-idea_at_once = Ideas at once
    .help = Ideas can also pay for the immediate activation of a card with the play sign.
option-d2_order = Order of District 2
    .help = The order in which you take the actions of Administration.
    .free = in any order
    .printed = in the printed order
option-credit_interest = Interest on credit
    .help = How much money is added to the debt of a credit card.
    .never = credit is not paid back
option-ideas_per_period = Ideas per period
    .help = How many Ideas a player may make in one period.
    .all = as many as possible
option-subsidies = Money in District 6
    .help = What happens in the Summary to the money that is left.
    .edition = as in the edition chosen
    .shift = it all moves to the left
    .deal = it is dealt again from the left
option-periods = Length of the game
    .help = How many periods are played: twelve as in the book, or fewer, so that a game fits into a lesson. The tutorial always has five.
option-clock = By the clock
    .help = When time is up the period in play is finished, and it is the last. The tutorial is not played by the clock.
option-first_player = Who goes first
    .help = Whoever had a birthday last gets the turn token. Name that player, or give everybody's birthday as day/month; otherwise it is drawn at random.
    .lot = drawn at random

# What simulations count.
tally-plan = Plan
tally-space = Opportunity space
tally-investment = Investment bought
tally-first-investment = First investment
tally-liquidation = Investment liquidated
tally-sale = Product sold
tally-purchase = Product bought in the market
tally-import = Product imported
tally-export = Exports
tally-subsidy = Money from subsidies
tally-idea = Ideas made
tally-repayment = Credits repaid
tally-ignored = Events ignored
tally-event = Event
