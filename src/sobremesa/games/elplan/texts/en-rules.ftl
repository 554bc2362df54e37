# The rules of El Plan, told to the player at the table.
# `rule-<id>` is what the books say, in our words; `.ruling` is how we read them where they are silent or differ.
# Where a rule differs by edition the text says so: the Spanish edition, the English edition, the tutorial.

chapter-things = What is on the table
chapter-setup = Setting up
chapter-period = The period
chapter-opportunity = The Opportunity phase
chapter-d1 = District 1: Events
chapter-d2 = District 2: Administration
chapter-d3 = District 3: Investment
chapter-d4 = District 4: Production
chapter-d5 = District 5: Market
chapter-d6 = District 6: Subsidy
chapter-d7 = District 7: Innovation
chapter-summary = The Summary
chapter-end = The end of the game
chapter-card = The cards one by one
chapter-tutorial = The tutorial

# -- things
rule-things-resources = There are three resources: human capital (the English edition says worker), money and energy. Innovative Ideas are not resources; in the Spanish edition they can never be sold.
    .ruling = The box never runs out. An Idea pays no cost, price, exchange or event, and does not count as a resource to break a tie: it only stands on a card to activate it.
rule-things-products = There are three products: raw material, consumer good and service, and each plan is of one of these types. Products are made with processes: production, logistics and marketing. In the English edition processes are not tokens; the tutorial hands them out as tokens.
    .ruling = The names of the processes come from the English edition and serve in all of them. Processes are counted, not owned: you cannot keep, pay or trade them.
rule-things-plan_card = Your plan card has a name, a type, rows of processes, each with the resource that activates it, and a production table that says which processes make which product. In the Spanish edition a plan makes only two types; in the tutorial one takes two processes and the other three.
    .ruling = In all editions a plan makes exactly two types: its own with two processes, and another with three. Each recipe names its processes, which may repeat. One token activates one row.
rule-things-investment_card = An investment card has a kind (infrastructure, specialist or technology; the English edition says expert), a cost, an activation, which is the tokens that must lie on it, and an effect. Some carry the ▶ sign and may be activated as soon as you acquire them.
rule-things-event_card = An event affects all players equally. The Spanish edition speaks of neutral events, the English one of negative effects.
    .ruling = Every event is marked as positive, neutral or negative.
rule-things-active = A process or an investment is active while all the tokens it asks for lie on it. Some cards come active and need none; cards with slots are active with a single token.
    .ruling = The card chosen for Outsourcing is active too. A card that comes active works from the moment you acquire it, in District 4 of that same period as well, and counts for a trio.

# -- setup
rule-setup-decks = Shuffle the events and each of the three investment decks separately. In the Spanish edition the credit cards lie beside District 6.
    .ruling = There is one credit card for each player. Nobody looks at the events that are set aside, so it makes no difference which ones they are.
rule-setup-offers = Spanish edition: turn up the investment offers, 2 of each kind with 3 or 4 players, 3 of each kind with 5 or 6.
    .ruling = With two players lay out 2 of each kind, as for 3 or 4.
rule-setup-offers_en = English edition: turn up 2 investment offers of each kind, however many you are.
rule-setup-events_es = Spanish edition: of the 20 events, set the top 8 aside unseen. The other 12 are the months of the year.
rule-setup-events_en = English edition: of the 14 events, set the top 2 aside unseen. The other 12 are the months of the year.
rule-setup-plans = Choose a plan card and take its entrepreneur. All plans are of the same level, and among them every product type must be present.
    .ruling = No two players take the same card. You cannot take one that would leave too few players to bring in the missing types. Two players follow their own rule. Option `plans`: by default (`choose`) you choose in turn order; with `deal` the plans are dealt at random.
rule-setup-resources = You start with 2 human capital, 2 money and 2 energy.
rule-setup-first_player = Whoever had the most recent birthday takes the turn token, called Momento Cero, and goes first.
    .ruling = It is settled before plans are chosen. When creating the table, the host may name that player or enter everybody’s birthday; otherwise, and between equal birthdays, it is drawn at random. Option `first_player`: `lot` by default.
rule-setup-two_players = Spanish edition, two players: each period, add to the market one product of the plan type that neither of you plays.
    .ruling = Your plans must be of different types. The product comes from the box at the start of each period, before entrepreneurs are placed, so it counts towards opening District 6 spaces. Adding it is not a sale and exports nothing by itself, but it counts at the next sale.
rule-setup-players = The Spanish edition is for up to 6 players and has a special rule for 2; it gives figures for 3-4 and for 5-6 players. The English edition prints no number. The tutorial has 3 seats.
    .ruling = Spanish edition 2 to 6 players, with the figures for 3-4 when you are two; English edition 3 to 6, since every product type needs a plan; tutorial exactly 3 seats.
rule-setup-level = All players use plans of one level: 1 or 2 in the Spanish edition, I, II or III in the English one, which recommends level I for a first game.
    .ruling = Choose the level together before you start; the lowest is suggested.

# -- period
rule-period-phases = A game lasts twelve periods. Each has three phases: Opportunity (Decisions in the English edition), Route, which visits Districts 1 to 7 in order, one enabled at a time, and Summary.
    .ruling = So you place your entrepreneur before you know the event.
rule-period-order = Whenever players act in turn, the holder of the turn token goes first and the others follow to the left, clockwise.
rule-period-enabled = A district's rules count only while the route token is on it, and so does the benefit of an entrepreneur standing there. Whoever holds the turn token moves it along.
    .ruling = What a space simply gives you, in Districts 2 and 6, comes when the district is enabled, before anyone acts there. A benefit not used in its district is lost. The route token moves by itself here; where the English edition once prints “turn token” for it, that is a slip.

# -- opportunity
rule-opportunity-place = In turn order, put your entrepreneur on a free opportunity space. Each space takes only one, and it stays there until the end of the period.
    .ruling = You must place it, and you always can: at least nine spaces are open. In District 6 you may take any open space, not only the leftmost.
rule-opportunity-spaces = Spanish edition: District 1 has one space (two with 5-6 players), District 2 two, District 3 one for each kind of investment, Districts 4 and 5 one each, District 6 three and District 7 none. The English edition prints one for District 1 and gives no other figures. The tutorial leaves District 5 out of its list but uses it.
    .ruling = The English edition and the tutorial have the same spaces as the Spanish edition with 3-4 players, District 5 included.
rule-opportunity-d6_open = In District 6 the first space is open while the market holds no product type or just one; with 2 types the second opens too, and with 3 types the third.
    .ruling = Types count, not tokens, and they are counted at the moment you place. If you took a space you keep its benefit even if the market has changed by District 6; a space that opens later helps nobody this period.

# -- District 1
rule-d1-event = The holder of the turn token turns up the top event, and everyone applies it.
rule-d1-opportunity = With your entrepreneur here you may ignore this period's event. The English edition calls you insured, and in one place speaks only of ignoring the negative effect.
    .ruling = It is all or nothing and for the whole period; you decide in turn order, once the event has been read. Option `insured_partial`: off by default; on, an insured player takes what helps and ignores what harms; an event that does both to the same player, such as End of the fiscal year, counts as harm.
rule-d1-scope = What an event does, it does to all players equally.
    .ruling = If you ignore an event, nothing it does to you counts, even later in the period; what it does to the board, such as the market or the money in District 6, happens anyway. Choices given by an event are made in turn order.
rule-d1-shortfall = The books do not say what happens if you cannot give what an event demands.
    .ruling = You give what you have idle and owe nothing more. An event never takes tokens or Ideas lying on your cards unless it says so.
rule-d1-toll = English edition: when an event charges a toll (Energy rationing, Stock market crash, Economic crisis) and you cannot pay it, you get no benefit from your space.
    .ruling = You pay with idle resources in your turn in the district of your space (in District 2 after taking tokens back if you wish, in Districts 3 and 5 when you use the discount), or you decline. The toll covers the whole benefit; in District 2 that includes returning an investment. An insured player pays no toll, so the District 1 space itself costs nothing.

# -- District 2
rule-d2-opportunity = With your entrepreneur here you get 1 human capital from the box. (The icon is lost in the English edition.)
    .ruling = It is 1 human capital in all editions, and it comes when the district is enabled.
rule-d2-deactivate = You may take back the tokens lying on your processes and investments, which deactivates them. The English edition adds that you take all the tokens of that process or card.
    .ruling = In all editions you empty a card whole. There are two exceptions: cards with slots (Storehouse and Risk prevention), which you may empty slot by slot, and the extra token of a card with a slash.
rule-d2-activate = You may activate processes of your plan, with a token of the printed resource, and investments you own, with all the tokens printed on them.
    .ruling = An activation is completed at once or not at all: no tokens are parked on a half-finished one. A slot holds one token. What is already active stays active without paying again.
rule-d2-locked = Tokens you place stay there until District 2 of the next period: you cannot take them back in the same period.
    .ruling = This goes for tokens placed in District 2, and in District 3 by the ▶ sign. Until then such a token cannot be taken back, replaced by an Idea, or freed by returning its card to the box.
rule-d2-idea_wildcard = In District 2 an Idea may stand in for a resource token on a process or an investment, even swapping out and freeing a token already lying there. The tutorial speaks only of plan cards.
    .ruling = In all editions it works on plans and on investments. An Idea on a card is locked for the period like any token, and is still worth its point. Option `idea_at_once`: off by default; on, Ideas may also pay for activating a ▶ card at once in District 3.
rule-d2-liquidate_es = Spanish edition: you may return one investment to the box and get its cost less one token, but never less than 1 token.
    .ruling = One card per player and period. The printed cost counts, whatever you paid for it, and you pick the token that is not returned; a card of cost 1 gives back its token. Tokens and Ideas lying on the card come back to you, but a card with a token placed this period cannot be returned. The card leaves the game.
rule-d2-liquidate_en = English edition: only with your entrepreneur in District 2 may you return an investment to the box; you get half its cost in tokens, rounded up, and at least 1.
    .ruling = One card per period. You pick which tokens of the printed cost come back. The tokens lying on the card come back to you, a card with a token placed this period cannot be returned, and the card leaves the game.
rule-d2-exchange = Spanish edition: you may give 2 resource tokens to the box and take 1 of a different resource.
    .ruling = The two you give may be alike or not; the one you take differs from both. Use only idle tokens, as often as you can pay.
rule-d2-any_order = The Spanish edition says that players follow “the order” in District 2, and numbers the actions: take back, return an investment, activate, exchange. The English edition and the tutorial print no order.
    .ruling = “The order” is the turn order; within your turn you act in any order and as often as you like. Option `d2_order`: `free` by default; with `printed` you follow the numbers, so exchanged tokens cannot activate anything that period.
rule-d2-income = Some investments yield a token in District 2. English edition: only if the card is active before District 2 is enabled. Spanish edition: only if it is active since the previous period.
    .ruling = Both mean the same: when District 2 is enabled, before anyone's turn, each such card that is active gives its owner 1 token from the box, ready to use. So a ▶ card activated in District 3 pays in the next period, you may empty a card right after it has paid, and in period 1 nothing is paid.

# -- District 3
rule-d3-acquire = In turn order you may acquire one of the investments on offer, paying its cost to the box. One investment per period at most.
    .ruling = Pay the printed kinds, with idle resources. The place of a card taken stays empty until the Summary.
rule-d3-one_copy = Spanish edition: you may own only one copy of each card.
    .ruling = What counts is what you own now: if you return a card, you may acquire another copy of it. The English edition prints no such limit and has no copies.
rule-d3-rotated = Spanish edition: an offer lying rotated is still for sale, like all the rest.
rule-d3-discount = With your entrepreneur on 3A (3i in the English edition) you save 1 money or 1 energy on an infrastructure card; on 3B (3e), 1 money on a specialist; on 3C (3t), 1 energy on a technology.
    .ruling = You save a token the cost really has. The cost may come down to nothing, but you are never paid anything, and human capital is never discounted. You cannot decline this discount in District 3; one that an event or a card gives you elsewhere you may.
rule-d3-credit = Spanish edition: instead of paying for the investment you may receive it together with a credit card. You hold one credit card at most. Credit cards are not investments.
    .ruling = Credit pays the whole cost, after any discount, never part of it. The credit card counts for no trio and no tie-break and cannot be returned to the box. What you bought with it is an ordinary investment, to activate, count or return, and the debt stays.
rule-d3-credit_repay = The Spanish edition does not say how a credit card is paid back, only that one still held at the end costs an Idea.
    .ruling = Your debt is fixed when you take the card: the tokens you did not pay (those of the cost, or 3 money for a product, 2 with the discount) plus interest in money. In District 2 you may pay it all to the box and hand the card back; from District 3 of that same period you may take a new one. Option `credit_interest`: 1 money by default; with `never` it cannot be paid back.
rule-d3-activate_later = You can activate a new investment in District 2 of the next period at the earliest. A card with the ▶ sign may be activated at once, if you have the tokens.
    .ruling = At once means in that same turn of District 3, with idle tokens; it then already works in District 4. If you let it pass, it waits for District 2 of the next period. The tutorial's cards carry no ▶ sign.

# -- District 4
rule-d4-produce = You spend the active processes of your plan and investments, in the combinations of your production table, and take the products from the box: as many as your processes allow.
    .ruling = You produce in turn order and choose how many of each product, even none. A process of free choice (from the District 4 space, the laboratory or a training event) becomes what you need when you spend it, so you only say how many of your two products you make.
rule-d4-once = You can use each process only once per period.
    .ruling = Processes you do not use are lost; the tokens that gave them stay where they are.
rule-d4-opportunity = With your entrepreneur here you get one extra process of your choice this period.

# -- District 5
rule-d5-two_passes = The market opens twice: in the first round each player in turn may buy, in the second each in turn may sell. Once selling begins, nobody buys.
rule-d5-buy = You pay 3 money for each product you buy from the market. You may buy several, all of one type per period.
rule-d5-import_es = Spanish edition: a type that is not in the market may be imported from the box for 5 money.
    .ruling = You may import several at 5 money each, of the one type you buy this period. If you buy the last of a type, you may import more of it in the same turn.
rule-d5-import_en = English edition: you may import a product from the box for 5 money, whether or not its type is in the market.
    .ruling = You may import several at 5 money each; what you import and what you buy in a period are of one type.
rule-d5-credit = Spanish edition: you may pay for one product from the market with a credit card, never for an import. You still hold one credit card at most.
    .ruling = You may buy more of the same type with money in that turn. Credit does not serve for products on the Online shop, which are not on the board. If you took credit in District 3 and still hold it, there is none left for District 5.
rule-d5-discount = With your entrepreneur here you save 1 money on one product, once per period. The English edition, and the list of spaces in the Spanish one, say bought or imported; the Spanish page on District 5 says bought.
    .ruling = Bought or imported (the tutorial has no imports). If you pay by credit, your debt is the discounted price.
rule-d5-sell = You may sell one or more products, all of one type. Each brings you 1 money or 1 energy and from then on lies in the market.
    .ruling = Choose money or energy for each product. You may sell a product bought this period.
rule-d5-export = If after a player's sale 6 products of one type lie in the market, those 6 go back to the box as an export and 1 money is put on a District 6 space. The English edition says 6 or more, and that whatever exceeds 6 stays.
    .ruling = All editions follow the English one. The check comes once after a player's whole sale, for every type on the board (with two players also one nobody sold just now), and repeats while 6 of a type remain: each six is one export. Without a sale there is no export.
rule-d5-export_order = Export money goes to space 1, then 2, then 3, then 1 again.
    .ruling = It always goes to the leftmost of the spaces with the least money, also after events have put money there, whether a space is open or taken or not.

# -- District 6
rule-d6-subsidy_es = Spanish edition and tutorial: on a District 6 space you get one resource of your choice, any of the three, and all the money lying on that space from exports or events.
    .ruling = You choose in turn order, and you may leave it. In the tutorial the text of the board is lost; we read it as in the Spanish edition.
rule-d6-subsidy_en = English edition: on a District 6 space you get 1 token of one of two kinds (their icons are lost, one is money) and all the money that exports have put on that space.
    .ruling = The two kinds are money and energy. You also take money put there by an event (Sowing season).

# -- District 7
rule-d7-innovate = In turn order you exchange three products of three different types for one Innovative Idea. In the English edition you may; in the Spanish one you simply do.
    .ruling = It is optional in all editions. Option `ideas_per_period`: no limit by default, as many Ideas as complete sets you have; with 1, one set per period.

# -- summary
rule-summary-cutback = Cutback: if you hold two or more products, keep one and return the rest to the box.
    .ruling = You choose which to keep, in turn order; nobody is asked when all are of one type. Products on the Online shop do not count, and in the English edition an active Warehouse raises the one to three.
rule-summary-entrepreneurs = Take your entrepreneur back from the board.
rule-summary-event_es = Spanish edition: slip the event under its deck, face up.
rule-summary-event_en = English edition and tutorial: the event leaves the game.
rule-summary-offers_es = Spanish edition: offers that are already rotated go face up under their deck, and the others are rotated. Then refill to 2 of each kind with 3-4 players, or 3 with 5-6.
    .ruling = With two players, 2 of each kind. So an offer nobody takes is on view for two periods; those of the setup start unrotated.
rule-summary-offers_en = English edition and tutorial: fill the empty places until there are 2 offers of each kind.
    .ruling = Nothing rotates. When a deck runs out its places stay empty, as no reshuffling is printed.
rule-summary-reshuffle = Spanish edition: when an investment deck has no face-down card left, shuffle its face-up cards and turn them face down.
    .ruling = This also happens in the middle of a refill, so an offer just put away may come back at once. If there is no card at all, the place stays empty. Cards that players own, and those returned for their cost, are not in the deck.
rule-summary-turn_token = The turn token passes to the player on the left.
rule-summary-order = The order of the Summary. Spanish edition: cutback, entrepreneurs, event, put away rotated offers, rotate the others, refill, move the subsidies, pass the turn token. English edition: cutback, entrepreneurs, event, refill, move the subsidies, pass the turn token.
    .ruling = Only the cutback asks you to decide, in turn order; the rest happens by itself. The last period has none.
rule-summary-subsidies_es = Spanish edition: when space 1 of District 6 has no money but space 2 or 3 has, that money shifts one or two spaces to the left.
    .ruling = The piles move together, in the same order and of the same size, until space 1 has money: 0, 1, 1 becomes 1, 1, 0, and 0, 0, 2 becomes 2, 0, 0, but 1, 0, 1 stays. Option `subsidies`: each edition has its own way by default, and this one is `shift`.
rule-summary-subsidies_en = English edition: deal the money left in District 6 over its spaces again, in sequence from left to right.
    .ruling = All of it is dealt out again, one by one, to spaces 1, 2, 3, 1 and so on: 0, 2, 1 becomes 1, 1, 1. Option `subsidies`: each edition has its own way by default, `shift` in the Spanish one and `deal`, which is this, in the English one.

# -- end
rule-end-when = You play until District 7 is done in the twelfth period. That period has no Summary: count your points.
    .ruling = Option `periods`: 12 by default, as in the book; with 4, 6 or 8 a game fits into a lesson, and the last of those periods ends in the same way. Option `clock`: off by default; with it, when the host or the hour says so, the period in play is finished and counts as the last.
rule-end-score_es = Spanish edition: each Idea is 1 point, and each trio of investments active at the end (one infrastructure, one specialist, one technology) is 1 point.
    .ruling = You have as many trios as active cards of the kind you have fewest of; each card serves one trio, and Outsourcing serves none. They are counted as the table stands when District 7 is left, before a credit card takes an Idea.
rule-end-credit_es = Spanish edition: if you still hold a credit card at the end, you lose one Idea.
    .ruling = With no Idea you lose nothing: points never fall below zero. It may be an Idea lying on a card; the trio it kept active has already been counted.
rule-end-tie_es = Spanish edition: a tie goes to the player with most resource tokens. If still tied, turn products (1 each) and investments (their cost less one, at least 1) into resources and compare again.
    .ruling = Tokens lying on cards count, Ideas do not. All products you still hold count, as there is no last cutback, and so do those on the Online shop. Investments count, active or not; credit cards do not. If you are still tied, you share the place.
rule-end-score_en = English edition: each Idea is 1 point. If you have at least one Idea, each trio of investments is 1 point too.
    .ruling = Owning the cards is enough, active or not. You have as many trios as cards of the kind you have fewest of.
rule-end-tie_en = English edition: a tie goes to the player with most resource tokens, then to the one with most investment cards.
    .ruling = Tokens lying on cards count, Ideas do not. If you are still tied, you share the place.
rule-end-score_sheet = English edition: the score sheet gives for each player Ideas, investment trios and total, then resources and investments for a tie, and the final place.
    .ruling = It is shown at the end in every edition; the Spanish one adds the Idea lost to credit and the value of products and investments in the second tie-break.
rule-end-ranking = The books say who wins, but not who comes second or third.
    .ruling = The same comparison gives all the places; players equal in everything share theirs.

# -- cards of the Spanish edition
rule-card-cierre_ano_fiscal = End of the fiscal year (Cierre de año fiscal), event: even with no idle resources you receive 2 of each kind from the box.
    .ruling = The rest of the card is lost. We play that everyone first returns the idle resources (not those lying on cards, nor Ideas) and then takes 2 of each kind. It is neutral: if you are insured or have the Risk analyst you may refuse it and keep what you have.
rule-card-cartel_publicitario = Billboard (Cartel publicitario): it is active from the start. In District 4 you get the process shown before its slash; with one extra token on the card, you get those after the slash instead. You never get both.
    .ruling = With the token on it, it always gives what comes after the slash. Without, it is still active, for a trio too and in the very period you acquire it. You place the extra token in District 2, or at once if the card has the ▶ sign. Factory and Computing work the same way.
rule-card-industria = Factory (Industria): it comes active and works like Billboard, before or after the slash.
rule-card-informatica = Computing (Informática): it comes active and works like Billboard, before or after the slash.
rule-card-laboratorio = Laboratory (Laboratorio): while active it gives you one of the three processes each period, chosen anew every time.
    .ruling = You choose when you spend it in District 4; there is nothing to announce in District 2.
rule-card-bodega = Storehouse (Bodega): it has three slots, and 1, 2 or 3 tokens give 1, 2 or 3 processes. With a single token it counts as active, for a trio too.
    .ruling = Fill and empty its slots one by one, in any District 2. Each slot shows its resource.
rule-card-prevencion_riesgos = Risk prevention (Prevención de riesgos): it has three slots, and 1, 2 or 3 tokens give 1, 2 or 3 in return: processes in the Spanish edition, while in the English one the icon is lost. In the Spanish edition it is active with 1 token, for a trio too.
    .ruling = It gives processes in both editions.
rule-card-central_energia = Clean power plant (Central de energía limpia): active since the previous period, it yields a token in District 2. Its icon is lost.
    .ruling = It yields 1 energy, when District 2 is enabled.
rule-card-comite_emprendedor = Entrepreneurs' committee (Comité emprendedor): active since the previous period, it yields a token in District 2. Its icon is lost.
    .ruling = It yields 1 human capital, when District 2 is enabled.
rule-card-estrategia_rse = CSR strategy (Estrategia RSE): active since the previous period, it yields a token in District 2. Its icon is lost.
    .ruling = It yields 1 money, when District 2 is enabled.
rule-card-tecnico_calidad = Quality technician (Técnico en calidad): it looks at the products you have sold. Those still lying on the Online shop are not sold.
    .ruling = Its effect is lost; ours is this: while it is active, if you sell two or more products in a period you take 1 money, once per period. A product bought from your Online shop counts as sold in the period it is bought.
rule-card-analista_riesgos = Risk analyst (Analista de riesgos): if a neutral event is good for you, you may let it affect you.
    .ruling = The rest is lost. We play that, if it is active when the event is turned up, negative events never touch you, neutral ones only if you wish, and positive ones always. You decide then for the whole period, whatever happens to the card in District 2.
rule-card-tienda_virtual = Online shop (Tienda virtual): products you put on it are on offer, not sold. You cannot take them off again, and the cutback does not touch them.
    .ruling = While the card is active you place them in your selling turn, as many and of whatever types you like, besides your ordinary sale. From the next time of buying, others may buy them at 3 money each, which goes to you; a buyer's discount is paid by the box, so you still receive 3. For the buyer they count towards the one type per period, and credit does not serve. You can neither buy them nor innovate with them. They are not in the market, so they change nothing about District 6 spaces, imports or exports. If the card is inactive they stay but are not on offer; if you return the card they go to the box; at the end they are still yours.
rule-card-red_transporte = Clean transport network (Red de transporte limpio): if it is what lets you stand in District 6, you get none of the money that exports or events put there.
    .ruling = The rest is lost. We play that, while it is active when you place, you may use a space that is already taken, though not a closed one, and both players get its benefit; in District 6 the first to come takes the money. On a free space you are a player like any other and take the money too.
rule-card-externalizacion = Outsourcing (Externalización): while active it activates another of your investments without tokens. It never counts for a trio itself, but the card it activates does.
    .ruling = You choose the other card when you activate this one, and may change it in each later District 2. It cannot be itself or another Outsourcing, nor a card acquired in the same District 3 unless that one has the ▶ sign. The chosen card works as with its smallest paid activation: one with a slash gives what is after it, one with slots gives its first slot, and you may fill the others with tokens. Tokens lying on it may be taken back as usual, except those placed this period. When Outsourcing stops being active, the card keeps only what its own tokens give. If it yields a token, it does so by the usual rule of District 2.
rule-card-etiquetas_rfid = RFID tags (Etiquetas RFID): you get 1 token for the first export of a period, and nothing for later ones in the same period. The icon is lost.
    .ruling = It is 1 money, for any player's export, and every owner whose card is active at that moment gets it. Two exports in one sale are a first and a second.
rule-card-maquinaria = Machinery (Maquinaria), tutorial: it costs 1 money. The 2 printed on the card is an erratum.

# -- cards of the English edition
rule-card-sowing_season = Sowing season, event: put 1 money on each of the first District 6 spaces, as many spaces as there are product types in the market.
rule-card-training_franchise = Professional training franchise, event: it is about the processes, which are production, logistics and marketing.
    .ruling = The rest is lost. We play it as a positive event: in District 4 of this period everyone has one extra process of their choice.
rule-card-energy_rationing = Energy rationing, event: a player who has no resource tokens cannot use the benefit of the opportunity space.
    .ruling = The rest is lost. We play that this period you pay 1 energy to the box if you want the benefit of your space: it is a toll.
rule-card-stock_market_crash = Stock market crash, event: a player who has no resource tokens cannot use the benefit of the opportunity space.
    .ruling = The rest is lost. We play it as a toll like Energy rationing, of 1 money.
rule-card-economic_crisis = Economic crisis, event: a player who has no resource tokens cannot use the benefit of the opportunity space.
    .ruling = The rest is lost. We play it as a toll like Energy rationing, of 1 resource of your choice.
rule-card-recession = Recession, event: nobody buys, sells or imports this period. An insured player may buy, import, sell and even cause an export.
    .ruling = You are insured if your entrepreneur is in District 1 and you ignore the event.
rule-card-financial_adviser = Financial adviser: use its effect once per period, for buying products or for acquiring an investment, not for both.
    .ruling = The rest is lost. We play that while active it saves you 1 money. It adds to a space's discount on the same product or card, but nothing costs less than zero.
rule-card-investor = Investor: active before District 2 is enabled, it yields a token. Its icon is lost.
    .ruling = It yields 1 money, when District 2 is enabled.
rule-card-robot = Robot: active before District 2 is enabled, it yields a token. Its icon is lost.
    .ruling = It yields 1 human capital (a worker), when District 2 is enabled.
rule-card-solar_panels = Solar panels: active before District 2 is enabled, it yields a token. Its icon is lost.
    .ruling = It yields 1 energy, when District 2 is enabled.
rule-card-warehouse = Warehouse: you may keep at most 3 products, on the card or off it, of the same or different types.
    .ruling = Three in all, not three more, and only if it is active at the cutback. Products kept this way may be sold and used to innovate like any other.

# -- tutorial
rule-tutorial-seats = The tutorial is for three seats, each with a plan card. If you are more, form teams.
    .ruling = There is one plan of each type. If you are learning alone you play one seat, and the program plays the other two, always by the guide.
rule-tutorial-decks = Events and investments come in decks numbered 1 to 5, which you do not shuffle. In period 3, once District 2 is done, two offers of each kind are turned up.
rule-tutorial-period1 = Period 1 has only District 1. You learn to enable a district and to leave it; then the event leaves the game and the turn token passes on.
rule-tutorial-period2 = In period 2 Districts 2, 4 and 7 join in. Each seat activates two processes and makes its first product.
rule-tutorial-period3 = In period 3 District 3 (3A, 3B, 3C) and District 5 join in. Acquire one investment, make a second product of the same type as before, and sell one of the two: the market then holds one of each type.
rule-tutorial-period4 = Period 4: you activate your investment, make your second type of product with three different processes, buy the third type, and get your first Idea. The guide says three processes for each seat at first, and four a little later.
    .ruling = They are four: two from your plan's rows since period 2 and two more; you spend three and lose one. You may acquire a second investment only if you keep 3 money for the purchase; otherwise the guide refuses and tells you why.
rule-tutorial-period5 = In period 5 District 6 joins in, with the entrepreneurs and every opportunity space: it is a whole period, just as in the real game.
rule-tutorial-end = The tutorial ends after the Summary of the period of the fifth event. Whoever has most Ideas wins, and the full game awaits.
    .ruling = Players with the same number of Ideas share the win: the guide prints no tie-break.
rule-tutorial-guidance = At every step the guide tells you what to do and why, and explains each new term when it first appears. If a step goes wrong, it says so and you take it again.
rule-tutorial-phases = There are five periods, one for each event. Periods 1 to 4 have no Opportunity phase, and you ignore the text marked Opportunity; period 5 has it. Districts not on the table yet are skipped. Everybody takes part at the same time.
    .ruling = The seats act in turn order, starting with the holder of the turn token. Sections 3A, 3B and 3C only tell you in which order to read. After period 5 you go on to the closing page instead of starting again, as the second erratum says.
rule-tutorial-summary = The tutorial's Summary has six steps, learnt little by little. In period 1 you only remove the event and pass the turn token; in period 2 you do steps 1, 3, 5 and 6; in periods 3 and 4, all but step 2; in period 5, all six.
    .ruling = The steps were printed on a board that is lost. We read them so: 1 cutback, 2 entrepreneurs, 3 the event leaves the game, 4 refill the offers, 5 pass the turn token, 6 next period. Unlike the full game, the last period has its Summary.
rule-tutorial-market = You cannot buy a type that is not in the market: there are no imports. In period 3 the market is empty, so you only sell; for period 4 the guide names only buying.
    .ruling = In period 4 nobody sells. Period 5 has both steps, and exports as in the full game.
rule-tutorial-not_yet = The guide teaches no credit, no returning of investments, no two-for-one exchange, no rotated offers, no imports and no points for trios.
    .ruling = None of them exists in the tutorial; if you try one, you are told which rule of the full game it is.
rule-tutorial-board_text = For prices, District 2, the Opportunity texts and the Summary, the guide sends you to the tutorial side of the board, where they were printed. That board is lost.
    .ruling = Where the guide is silent the Spanish edition holds: 3 money to buy, 1 money or 1 energy for a sale, spaces and benefits as for 3-4 players. What the tutorial does not teach is left out.
rule-tutorial-event3 = The third event gives an instruction that you carry out in District 7 of that period, before the rules of the district.
    .ruling = Its text is lost. In ours, each seat takes 1 money in District 7.
