# El Plan's lesson: what the guide says in each step. The words of the seat come as $plan, $card, $name.

# -- words of the seat
tutorial-your-plan = { $plan ->
    [quinta] “Fruit garden”
    [ceramica] “Clay pottery”
   *[paseos] “Guided walks”
}
tutorial-your-card = { $card ->
    [maquinaria] “Machinery”
    [administradora] “Administrator”
   *[maquina_automatica] “Automatic machine”
}
tutorial-own = { $makes ->
    [raw] a raw material
    [good] a consumer good
   *[service] a service
}
tutorial-second = { $also ->
    [raw] a raw material
    [good] a consumer good
   *[service] a service
}
tutorial-missing = { $missing ->
    [raw] a raw material
    [good] a consumer good
   *[service] a service
}
tutorial-recipe = { $plan ->
    [quinta] production and logistics
    [ceramica] production and marketing
   *[paseos] logistics and marketing
}
tutorial-third = { $plan ->
    [quinta] marketing
    [ceramica] logistics
   *[paseos] production
}
tutorial-seller = { $plan ->
    [quinta] { $name3 }
    [ceramica] { $name1 }
   *[paseos] { $name2 }
}
tutorial-who-begins = { $begins ->
    [yes] The turn token is yours, so you begin.
   *[no] { $first } has the turn token and began; now it is your turn.
}

# -- the lesson
tutorial-lesson = Five periods that put the board together piece by piece, up to your first Innovative Idea.
    .title = The tutorial

# -- what only the full game has
tutorial-later-credit = Credit belongs to the full game: you acquire now and pay later, with a credit card that you should return in time. In the tutorial everything is paid at once.
tutorial-later-liquidation = Liquidating belongs to the full game: you return an investment to the box and get its cost minus one token. In the tutorial investments stay with you.
tutorial-later-exchange = Exchanging two for one belongs to the full game: you leave two resources in the box and take a different one. In the tutorial you get by with what you have.
tutorial-later-import = Importing belongs to the full game: for 5 money you bring a type from the box that is not in the market. In the tutorial, what is not in the market cannot be bought.
tutorial-later-rotation = Offers that rotate belong to the full game: a card that nobody takes is turned, and leaves a period later. In the tutorial offers wait until somebody acquires them.
tutorial-later-trio = Trios belong to the full game: an infrastructure, a specialist and a technology, all three active, are worth a point at the end. In the tutorial only Ideas count.

# -- terms
tutorial-term-idea = The token that decides the game: whoever has the most at the end wins. It is not a resource and pays for nothing.
    .name = Innovative Idea
tutorial-term-resource = What your business spends. There are three: human capital (H), money ($) and energy (E).
    .name = resource
tutorial-term-box = The common stock beside the table. What you receive comes from it, what you pay goes into it.
    .name = box
tutorial-term-plan = Your business: what it can make, and what it needs for that.
    .name = plan card
tutorial-term-turn_token = Whoever has it begins; then play goes on to the left. It passes to another player each period.
    .name = turn token
tutorial-term-period = One whole round of the board. The tutorial has five.
    .name = period
tutorial-term-district = A piece of the board. Its rules hold only while it is enabled.
    .name = district
tutorial-term-route_token = The token that goes from district to district: the one it lies on is enabled.
    .name = route token
tutorial-term-event = A card turned up in District 1, one each period, that affects everybody equally.
    .name = event
tutorial-term-summary = The end of each period: the table is put in order for the next.
    .name = Summary
tutorial-term-process = A kind of work your business does: production (P), logistics (L) or marketing (M). It is used in the period or lost; it cannot be kept, and nothing is paid with it.
    .name = process
tutorial-term-activate = Putting the tokens that a row or a card asks for on it. It goes on working as long as they lie there.
    .name = activate a process
tutorial-term-product = What your business makes. There are three types: raw material (r), consumer good (c) and service (s).
    .name = product
tutorial-term-cutback = In the Summary, whoever has two or more products keeps one and returns the rest.
    .name = cutback
tutorial-term-investment = A card that gives processes or some other effect. It has a cost, paid when you acquire it, and an activation: the tokens that have to lie on it to make it work.
    .name = investment
tutorial-term-offer = An investment face up beside District 3. Anybody can acquire it.
    .name = offer
tutorial-term-market = The products that somebody has sold and everybody can buy.
    .name = market
tutorial-term-sell = Leaving products in the market, all of one type, for 1 money or 1 energy each.
    .name = sell
tutorial-term-buy = Taking products from the market, all of one type, for 3 money each.
    .name = buy
tutorial-term-wildcard = An Idea in the place of a resource. It stays there for the period like any token, and still counts at the end.
    .name = wildcard
tutorial-term-entrepreneur = Your figure on the board: it shows which benefit you get this period. In the Summary it comes back to you.
    .name = entrepreneur
tutorial-term-opportunity = The phase a full period begins with, and the benefit of the space you stand on. Each space has room for one entrepreneur.
    .name = Opportunity
tutorial-term-subsidy = What District 6 gives: a resource of your choice, and the money lying on the space.
    .name = subsidy

# -- preparation
tutorial-welcome = Welcome, { $name }. In El Plan everybody builds up a small business, and whoever collects the most Innovative Ideas wins. We will put the board together piece by piece: I tell you what to do and why, and if something goes wrong I explain it and you try again. Everybody starts with the same: 2 of each resource from the box.
    .title = Welcome
tutorial-plan = { tutorial-who-begins } There are three plan cards on the table, one for each seat, and { tutorial-your-plan } is waiting at yours.
    .title = Your business
    .goal = Choose the plan { tutorial-your-plan }.
    .why = The three plans need each other: what one cannot make, another can. That is why each seat has a different one.
    .wrong-other = That card belongs to another seat. Yours is { tutorial-your-plan }. Some other day you can take the lesson at another seat and run that one.

# -- period 1
tutorial-p1-district = Every seat has its plan, and the first period begins. For now the board is a single piece, District 1. Whoever has the turn token puts the route token on it: that enables the district, and its rules are carried out. When they are done the token moves on, and the district is no longer enabled. Here the table moves it for you. In District 1 a card is turned up: continue to see it.
    .title = Period 1: a single piece
tutorial-p1-event = The event was “Enterprise day”: everybody takes 1 energy. Nobody had anything to decide, and District 1 was done. As there are no more pieces, the Summary came at once: the event left the game, and the turn token passed to the left. You know the main thing already: a period takes you through the districts, one by one.
    .title = The first event

# -- period 2
tutorial-p2-event = Districts 2, 4 and 7 join the board and are visited in that order. District 1 has been enabled: the event is “Volunteers”, and everybody took 1 human capital. Now the route token moves to District 2, where the work begins.
    .title = Period 2: three new pieces
tutorial-p2-first = In District 2 you manage your resources. Your card has four rows; each asks for the token of one resource and, with it on top, gives a process. To make { tutorial-own } your plan needs two: { tutorial-recipe }. They are rows 1 and 2.
    .title = District 2: to work
    .goal = Activate row 1 or row 2 of your plan.
    .why = Without processes your business makes nothing; with these two it can get going.
    .wrong-other = That row gives { tutorial-third }, which is no use today: you need { tutorial-recipe }. Keep that token.
    .wrong-idea = An Idea can go there too, but you have none yet. Use the resource's token.
    .wrong-done = Not yet. In this period each seat activates two processes; with fewer you will make nothing in District 4.
tutorial-p2-second = Very good: that row is working. Its partner is missing.
    .title = District 2: the second process
    .goal = Activate the other one of rows 1 and 2.
    .why = Your recipe asks for { tutorial-recipe }, one of each.
    .wrong-back = You have only just put that token there: it stays until the next District 2.
    .wrong-other = That row gives { tutorial-third }, which is no use today: you need { tutorial-recipe }. Keep that token.
    .wrong-done = One process is missing. In this period each seat activates two.
tutorial-p2-done = You have two active processes: { tutorial-recipe }. The tokens that activate them stay there; the others are free.
    .title = District 2: finishing
    .goal = End your turn: choose “Done”.
    .why = Two processes are enough. A free resource can pay for something; one that lies on a card cannot.
    .wrong-back = You have only just put that token there: it stays until the next District 2. And you need it there.
    .wrong-more = You could, but one process would be left over, and processes cannot be kept. Leave that token free: soon there will be something to spend it on.
tutorial-p2-produce = The route token reaches District 4, where processes turn into products. Your plan can make two types: with two processes, { tutorial-own }; with three, { tutorial-second }. Today you have exactly the first two.
    .title = District 4: your first product
    .goal = Make 1 of your own product and 0 of the other.
    .why = Products are the way to Ideas. And a process that you do not spend is lost.
    .done = Your first product! You can make one like it in every period.
    .wrong-nothing = If you make nothing, both processes are lost. Make your product: everything is in place.
    .wrong-many = It is not enough: you have two processes, and each is used only once a period.
tutorial-p2-summary = Then came District 7, which is always the last. There three products of three different types are turned into an Innovative Idea; nobody has them yet. The Summary now has one step more, the cutback. It takes nothing from you, since you have a single product and keep it. The event left the game, and the turn token passed to the left.
    .title = District 7 and Summary

# -- period 3
tutorial-p3-event = District 3, for investing, and District 5, for trading, join the board. The event is “Innovation prize”, and it has an effect for later: when District 7 is enabled, everybody will take 1 money. Remember it: you will need that money.
    .title = Period 3: investing and trading
tutorial-p3-stay = District 2 again. Your two rows are still active from the last period, and there is nothing to pay again: a token works as long as you leave it there.
    .title = District 2: what is already running
    .goal = Move nothing and choose “Done”.
    .why = Those two processes will give you another product, and the free resources are for what comes next.
    .wrong-more = One more process is no use yet, and you will need that token in the next period. Leave it free.
    .wrong-back = If you take that token back you lose the process, and in District 4 you would have no product. Leave it there.
tutorial-p3-invest = Two cards of each kind are laid out beside District 3: infrastructure (3A), specialists (3B) and technology (3C). In your turn you may acquire just one: you pay its cost to the box, and the card lies in front of you. It can be activated from the next District 2 on.
    .title = District 3: your first investment
    .goal = Acquire { tutorial-your-card }.
    .why = It will give you { tutorial-third }, the process you are missing to make { tutorial-second }, and one more. And it costs a single token.
    .wrong-money = It costs 2 money. In the next period you will need 3, and you would not have them. Yours is { tutorial-your-card }.
    .wrong-galpon = { $plan ->
        [quinta] “Shed” gives production and logistics, which you have. What you are missing is marketing: look for “Machinery”.
        [ceramica] “Shed” would do, but it costs one energy more than “Administrator” and does the same.
       *[paseos] “Shed” would do, but it costs two tokens, one of them money. “Automatic machine” costs a single energy.
    }
    .wrong-web = “Website” gives only one process and asks for money to work, which is exactly what you should keep. Yours is { tutorial-your-card }.
    .wrong-other = Another seat needs that card for its Idea. Yours is { tutorial-your-card }.
    .wrong-done = Without an investment you cannot make your second type of product. In this period each seat acquires one.
tutorial-p3-produce = Your investment does not work yet: nobody has put tokens on it. With the same two processes you make another product like the last, and then you have two.
    .title = District 4: one more
    .goal = Make 1 of your own product and 0 of the other.
    .why = Keep one of them. The other is for District 5.
    .wrong-nothing = If you make nothing, both processes are lost and you will have nothing to bring to District 5.
    .wrong-card = It is not enough: your investment is not active yet, so you have only the two processes of your card.
tutorial-p3-sell = District 5 is the market. First everybody may buy, but today there is nothing; then everybody may sell. What you sell lies there for whoever needs it, and brings you 1 money or 1 energy.
    .title = District 5: selling
    .goal = Sell { tutorial-own } for 1 money.
    .why = In the next period you will pay 3 money for the type that your plan cannot make. And what you sell is exactly what another seat is missing.
    .wrong-energy = You could, but you have energy to spare and not enough money: in the next period you need 3. Sell for money.
    .wrong-buy = The market is empty: what is not there cannot be bought.
    .wrong-done = If you do not sell you will be short of money, and another seat of what you make. In this period each seat sells one.
tutorial-p3-keep = One product is left, and you could sell that too.
    .title = District 5: keeping
    .goal = Keep it: choose “Done”.
    .why = An Idea asks for three different types, and this is your first. The cutback lets you keep one.
    .wrong-all = If you sell that one too, your first type is gone. Keep it.
tutorial-p3-summary = In District 7 the event took effect: everybody took 1 money. Nobody had three types yet. In the Summary the empty places were filled with new offers. The market now holds one product of each type. Everything is ready for your first Idea.
    .title = District 7 and Summary

# -- period 4
tutorial-p4-event = No new pieces this time: you repeat what you have learnt, and at the end you will have an Idea. The event is “Energy-saving night”, and everybody took 1 energy. What comes: activate your investment, make your second type of product, buy the third.
    .title = Period 4: towards the first Idea
tutorial-p4-activate = Your two rows are still active. Now you can set { tutorial-your-card } going: it asks for 1 human capital and 1 energy, both at once.
    .title = District 2: the investment at work
    .goal = Activate { tutorial-your-card }.
    .why = It gives you two processes, and one of them is { tutorial-third }, which you were missing.
    .wrong-more = That row gives { tutorial-third } as well, but you have paid for a card that does that and more. Activate { tutorial-your-card }.
    .wrong-back = That token gives you one of the processes you are about to spend. Leave it there.
    .wrong-done = And your investment? Without it you do not have the three different processes that your second product asks for.
tutorial-p4-done = Now you have four active processes: two of your card and two of { tutorial-your-card }. You will spend three, and the fourth will be lost.
    .title = District 2: finishing
    .goal = End your turn: choose “Done”.
    .why = You need nothing more, and what you keep will be of use later.
    .wrong-more = A fifth process would be lost. Leave that token free.
    .wrong-back = Leave the tokens where they are: they give you the processes you are about to spend.
tutorial-p4-invest = You may acquire another investment if you can afford it. For the first time the choice is yours.
    .title = District 3: another investment?
    .goal = Acquire one or choose “Done”. Either way, keep 3 money.
    .why = Buying the product you are missing costs 3 money. Without them this period will give you no Idea.
    .wrong-money = That would leave you with less than 3 money, and in District 5 you could not buy { tutorial-missing }. Choose another card, or “Done”.
tutorial-p4-produce = Today you spend three different processes, one of each, on your second type of product: { tutorial-second }.
    .title = District 4: your second type
    .goal = Make 0 of your own product and 1 of the other.
    .why = You have kept { tutorial-own }. An Idea needs different types.
    .wrong-same = You would have two of a kind, and an Idea asks for three different types. Make the other.
    .wrong-nothing = Processes that you do not spend are lost. Make your second type of product.
    .wrong-both = It is not enough for that: you have four processes, and each is used only once.
tutorial-p4-buy = You have two types. The third you cannot make, but it is in the market, where { tutorial-seller } sold it. Buying costs 3 money per product. In this period nobody sells.
    .title = District 5: buying
    .goal = Buy { tutorial-missing }.
    .why = It completes the three types.
    .wrong-other = You have that type already, and another seat needs it. Buy { tutorial-missing }.
    .wrong-sell = In this period there is only buying. What you have you will need in District 7.
    .wrong-done = Without the third type there is no Idea, and you have just enough money. Buy { tutorial-missing }.
tutorial-p4-innovate = District 7, with three products of three different types: the moment you were waiting for.
    .title = District 7: your first Idea
    .goal = Turn your three products into an Innovative Idea.
    .why = Whoever has the most Ideas wins. And the cutback would take two of those three products.
    .done = Your first Innovative Idea!
    .wrong-done = If you pass, the cutback takes two of your three products and you have no Idea. Turn them into one.
tutorial-p4-summary = Every seat has an Idea, and the market is empty. An Idea does not only count at the end: in District 2 it is a wildcard. It can go in the place of a resource, on a row or an investment, even where a token lies already, which then comes back to you.
    .title = An Idea for everybody

# -- period 5
tutorial-p5-place =
    With the last piece, District 6, the entrepreneurs arrive: this is a full period, as in the real game. It begins with the Opportunity. In turn, everybody puts their entrepreneur on a free space and gets its benefit when that district is enabled.
    · District 1: you may ignore the event.
    · District 2: 1 human capital.
    · District 3: one token off, in 3A for infrastructure (money or energy), in 3B for specialists (money) and in 3C for technology (energy).
    · District 4: one more process of your choice.
    · District 5: 1 money off when you buy.
    · District 6: a resource of your choice, and the money on the space.
    .title = Period 5: the Opportunity
    .goal = Put your entrepreneur on a free space.
    .why = The choice is yours. With one more process you could make two products; in District 6 you would get a resource. As the market is empty, the space in District 5 is no help today, and in District 6 only one is open.
    .wrong-closed = That space is closed. The second opens with two types of product in the market and the third with three; today there is none.
    .wrong-taken = An entrepreneur stands there already, and each space has room for one. Choose another.
tutorial-p5-event = The fifth event is “The minister's visit”: it puts 1 money on the first space of District 6, for whoever stands there when that district is enabled. From here on you decide; I only remind you what each district is for.
    .title = The last event
tutorial-p5-ignore = Your entrepreneur is in District 1, so you may ignore the event.
    .title = District 1: ignore it?
    .goal = Ignore the event or accept it.
    .why = This one takes nothing from you, and what it does on the board happens anyway. With a harmful event this space is worth a lot.
tutorial-p5-manage = In District 2 you may take tokens back, activate rows and investments, and use your Idea as a wildcard. If you put it on an active row, the token that lay there comes back to you.
    .title = District 2: you manage
    .goal = Arrange your tokens as you like and finish with “Done”.
    .why = What is active now is what you will have in District 4.
tutorial-p5-invest = You may acquire an investment. If your entrepreneur is in the section of that kind, it costs you one token less.
    .title = District 3: investing
    .goal = Acquire an investment or choose “Done”.
    .why = In the tutorial there is no time left for it to work. In a full game, whoever invests early grows sooner.
tutorial-p5-produce = Decide how many of each type you make. If your entrepreneur is here you have one more process, of the kind you need.
    .title = District 4: producing
    .goal = Choose what you make.
    .why = Processes that you do not spend are lost.
tutorial-p5-sell = The full District 5 has two steps. Nobody could buy, because the market was empty; now it is time to sell.
    .title = District 5: selling
    .goal = Sell what you like of a single type and finish with “Done”.
    .why = A sale brings resources. And when six products of one type gather in the market, they are exported and leave money in District 6.
tutorial-p5-subsidy = Your entrepreneur is in District 6: you have collected the money of the space, and the rest of your subsidy is still to come.
    .title = District 6: the subsidy
    .goal = Take the resource you prefer.
    .why = It is the simplest way to get exactly what you are missing.
tutorial-p5-cutback = The Summary has come, and the cutback leaves you a single product.
    .title = Summary: the cutback
    .goal = Choose which one you keep.
    .why = In a full game, keep the one that is hardest to get.
tutorial-end = The period of the last event is over, and so is the tutorial. The Ideas are counted: whoever has the most wins, and those who have the same number share the win. You have been through all seven districts. The full game lasts twelve periods and adds what we left out here: credit, liquidating investments, exchanging two resources for one, offers that rotate, importing what is not in the market, and points for trios of investments. Begin with level 1.
    .title = The end of the tutorial
