# -- the debrief sheet
figure-borrowed = Borrowed
figure-repaid = Repaid
figure-interest = Interest due
figure-dearness = Interest of what was borrowed
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
figure-piracies = Piracies
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
figure-us-aid = Aid of the North
figure-flight = Capital fled
figure-coups = Taken by coups

debrief-debt = What did the debt cost?
    .answer = { $borrowed-id ->
        [0] Nobody borrowed anything.
       *[other] The countries borrowed { $borrowed }, most of all { $borrowed-most } ({ $borrowed-top }); they owed { $interest } of interest on it ({ $dearness }) and repaid { $repaid }.
    } { $devaluations ->
        [0] No currency was devalued.
        [one] One currency was devalued.
       *[other] Currencies were devalued { $devaluations } times.
    }
    .think = Who paid more in interest than in repayments? How often has a debt to be paid before it is paid?
debrief-outflow = Where did the money of the South go?
    .answer = { $outflow-id ->
        [0] Nobody paid the IMF anything.
       *[other] { $outflow } went to the IMF; most for { $outflow-most } ({ $outflow-top }).
    }
    .think = Which of these payments bought something that stayed in the country? Which bought only time?
debrief-conditions = What did those in debt have to accept?
    .answer = { $conditions ->
        [0] Nobody was given a condition.
        [one] One condition was imposed, on { $conditions-most }.
       *[other] { $conditions } conditions were imposed, most on { $conditions-most } ({ $conditions-top }).
    } { $unbound ->
        [0] Nobody ever came there free of debt.
       *[other] Visits without debt, and so without conditions: { $unbound }.
    }
    .think = Who decides in a country that has to accept conditions? Look for one of these cards in a newspaper of your own country.
debrief-trade = What is worth more: raw materials or what is made of them?
    .answer = Raw materials brought { $raw }, own exports { $exported }, the industries' other customers { $received }. For manufactures of the North { $manufactures } was paid.
    .think = Why is what the South sells cheap and what it buys dear? What does it take to change sides?
debrief-industry = Who industrialised, and with what?
    .answer = { $national ->
        [0] No national industry was built.
       *[other] National industries: { $national }, most by { $national-most } ({ $national-top }).
    } { $export ->
        [0] Nobody came as far as to export.
       *[other] Export industries: { $export }, most by { $export-most } ({ $export-top }).
    }
    .think = Was it built with earnings or with loans? Which of the two lasted?
debrief-pact = When would a union have paid?
    .answer = { $between-id ->
        [0] No country paid another anything: there was nothing for a union to save.
       *[other] The countries paid each other { $between }. Most passed between { $between-most }: { $between-top }. In one purse it would have stayed with them.
    }
    .think = A pair also shares its debts and its victory. From when on would it have been worth that, and what kept you from it?
debrief-word = What was a word worth?
    .answer = { $unions ->
        [0] Nobody united.
       *[other] United most: { $unions-most }.
    } { $promises ->
        [0] Nobody promised anything.
       *[other] Promises not to pirate: { $promises }; broken: { $broken }.
    } { $piracies ->
        [0] Nobody pirated.
       *[other] Piracies: { $piracies }, most by { $piracies-most } ({ $piracies-top }).
    } { $direct ->
        [0] Nobody made a deal with the IMF behind the others' backs.
       *[other] Behind the others' backs with the IMF: { $direct-most }.
    }
    .think = What would the countries have had to trust in to form the debtors' club? Who gains when they do not?
debrief-barrier = What did the barrier cost, and who could have lifted it?
    .answer = { $raised ->
        [0] The barrier was never up.
        [one] The barrier was put up once.
       *[other] The barrier was put up { $raised } times.
    } { $lifts ->
        [0] Nobody proposed to lift it.
       *[other] Proposals to lift it: { $lifts }; refusals: { $unlifted }.
    } { $toll-id ->
        [0] Nobody paid because of it.
       *[other] Paid because of it: { $toll }, most by { $toll-most } ({ $toll-top }).
    }
    .think = Those who export lose by the barrier; the others do not. How do you bring somebody to pay for what helps a neighbour first?
debrief-embargo = Who lost land, and who got it?
    .answer = { $embargoed ->
        [0] There was no embargo.
        [one] One land came under the hammer, of { $embargoed-most }.
       *[other] { $embargoed } lands came under the hammer, most of { $embargoed-most } ({ $embargoed-top }); { $to-imf } went to the IMF, { $won } to a neighbour.
    } { $bankrupt ->
        [0] No country went bankrupt.
        [one] One country went bankrupt: { $bankrupt-most }.
       *[other] { $bankrupt } countries went bankrupt: { $bankrupt-most }.
    }
    .think = To bid for a neighbour's land: help or looting? What would you call it if it happened to you?
debrief-aid = What came as help, and what left by the back door?
    .answer = Solidarity among neighbours brought { $gifts }, the aid of the North { $us-aid }. Capital that fled: { $flight }; taken by coups: { $coups }.
    .think = Add it up: which way did the money flow? Who was in the photo?
