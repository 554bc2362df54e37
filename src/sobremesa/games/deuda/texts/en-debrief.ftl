# -- the debrief sheet
figure-borrowed = Borrowed
figure-repaid = Repaid
figure-interest = Interest due
figure-dearness = Interest as a share of loans
figure-devaluations = Devaluations
figure-outflow = Paid to the IMF
figure-conditions = Conditions
figure-wages = Wages handed over
figure-idle = Turns without work
figure-unbound = Visits without debt
figure-raw = Raw materials sold
figure-exported = Own exports
figure-received = Paid by other countries
figure-manufactures = Paid for manufactures
figure-lands = Lands
figure-national = National industries
figure-export = Export industries
figure-embargoed = Lands given up
figure-between = Paid to each other
figure-unions = Unions
figure-promises = Promises
figure-broken = Promises broken
figure-piracies = Acts of piracy
figure-refusals = Refusals
figure-direct = Direct deals with the IMF
figure-raised = Times put up
figure-stopped = Own exports stopped
figure-lifts = Proposals to lift it
figure-unlifted = Proposals refused
figure-toll = Paid because of it
figure-to-imf = Of them, to the IMF
figure-won = Won at auction
figure-bankrupt = Bankrupt
figure-gifts = Solidarity
figure-us-aid = Aid from the North
figure-flight = Capital fled
figure-coups = Lost to coups

debrief-debt = How much did the debt cost?
    .answer = { $borrowed-id ->
        [0] Nobody borrowed anything.
       *[other] The countries borrowed { $borrowed }, most of all { $borrowed-most } ({ $borrowed-top }); they owed { $interest } in interest on it ({ $dearness }) and repaid { $repaid }.
    } { $devaluations ->
        [0] No currency was devalued.
        [one] One currency was devalued.
       *[other] Currencies were devalued { $devaluations } times.
    }
    .think = Who paid more in interest than in repayments? How many times do you have to pay a debt before it is paid?
debrief-outflow = Where did the South’s money go?
    .answer = { $outflow-id ->
        [0] Nobody paid the IMF anything.
       *[other] { $outflow } went to the IMF, most of it for { $outflow-most } ({ $outflow-top }).
    }
    .think = Which of these payments bought something that stayed in the country? Which bought only time?
debrief-conditions = What did countries in debt have to accept?
    .answer = { $conditions ->
        [0] Nobody was given a condition.
        [one] One condition was imposed, on { $conditions-most }.
       *[other] { $conditions } conditions were imposed, most of them on { $conditions-most } ({ $conditions-top }).
    } { $unbound ->
        [0] Nobody ever got there free of debt.
       *[other] Visits without debt, and so without conditions: { $unbound }.
    }
    .think = Who decides in a country that has to accept conditions? Look for one of these cards in a newspaper from your own country.
debrief-trade = What is worth more: raw materials or what is made from them?
    .answer = Raw materials earned { $raw }, own exports { $exported }, and the industries’ other customers { $received }. The countries paid { $manufactures } for manufactures from the North.
    .think = Why is what the South sells cheap and what it buys expensive? What does it take to change sides?
debrief-industry = Who industrialised, and with what?
    .answer = { $national ->
        [0] No national industry was built.
       *[other] National industries: { $national }, most by { $national-most } ({ $national-top }).
    } { $export ->
        [0] Nobody got as far as exporting.
       *[other] Export industries: { $export }, most by { $export-most } ({ $export-top }).
    }
    .think = Were they built with earnings or with loans? Which of the two lasted?
debrief-pact = When would a union have paid off?
    .answer = { $between-id ->
        [0] No country paid another anything: a union would have saved nothing.
       *[other] The countries paid each other { $between }. Those who paid each other most: { $between-most } ({ $between-top }). In one purse that money would have stayed with them.
    }
    .think = A pair also shares its debts and its victory. From when on would it have been worth it, and what stopped you?
debrief-word = How much was a promise worth?
    .answer = { $unions ->
        [0] Nobody united.
       *[other] Who united most: { $unions-most }.
    } { $promises ->
        [0] Nobody promised anything.
       *[other] Promises not to pirate: { $promises }; promises broken: { $broken }.
    } { $piracies ->
        [0] Nobody pirated.
       *[other] Acts of piracy: { $piracies }; who pirated most: { $piracies-most } ({ $piracies-top }).
    } { $direct ->
        [0] Nobody made a deal with the IMF behind the others’ backs.
       *[other] Who made a deal with the IMF behind the others’ backs: { $direct-most }.
    }
    .think = What would the countries have had to trust in to form the debtors’ club? Who gains when they do not?
debrief-barrier = How much did the barrier cost, and who could have lifted it?
    .answer = { $raised ->
        [0] The barrier was never up.
        [one] The barrier was put up once.
       *[other] The barrier was put up { $raised } times.
    } { $lifts ->
        [0] Nobody proposed to lift it.
       *[other] Proposals to lift it: { $lifts }; refusals: { $unlifted }.
    } { $toll-id ->
        [0] Nobody paid because of it.
       *[other] It cost the countries { $toll }, most of all { $toll-most } ({ $toll-top }).
    }
    .think = The barrier hurts those who export; the others lose nothing. How do you convince someone to pay for something that helps a neighbour first?
debrief-embargo = Who lost land, and who got it?
    .answer = { $embargoed ->
        [0] There was no embargo.
        [one] One land was auctioned, from { $embargoed-most }.
       *[other] { $embargoed } lands were auctioned, most of them from { $embargoed-most } ({ $embargoed-top }); { $to-imf } went to the IMF, { $won } to a neighbour.
    } { $bankrupt ->
        [0] No country went bankrupt.
        [one] One country went bankrupt: { $bankrupt-most }.
       *[other] { $bankrupt } countries went bankrupt: { $bankrupt-most }.
    }
    .think = Bidding for a neighbour’s land: is it help or looting? What would you call it if it happened to you?
debrief-aid = How much money came as aid, and how much left?
    .answer = Solidarity among neighbours brought { $gifts }; aid from the North, { $us-aid }. Capital flight took { $flight }; military coups, { $coups }.
    .think = Add it up: which way did the money flow? Who was in the photo?
