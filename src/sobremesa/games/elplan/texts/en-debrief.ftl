# -- the debrief sheet
figure-sold = Sold
figure-bought = Bought
figure-imported = Imported
figure-spent = Money spent
figure-exports = Exports
figure-import-money = Money for imports
figure-subsidy = Money collected
figure-credits = Credits taken
figure-repaid = Paid back
figure-lost = Ideas lost
figure-acquired = Investments
figure-activated = Activations
figure-liquidated = Liquidated
figure-rows = Processes started
figure-made = Products made
figure-cut = Cut back
figure-ideas = Ideas
figure-ignored = Events ignored
figure-gave = Tokens given up
figure-tolls = Tolls paid
figure-exchanged = Exchanges
figure-placed = Entrepreneurs

debrief-market = Who controlled the market?
    .answer = { $sold ->
        [0] Nobody sold anything.
       *[other] Sold most: { $sold-most } ({ $sold-top } of { $sold } products).
    } { $bought ->
        [0] Nobody bought from anybody.
       *[other] Bought most: { $bought-most } ({ $bought-top } of { $bought }).
    } In all { $spent ->
        [0] no money
       *[other] { $spent } money
    } went into products.
    .think = A product sold brings 1; the same product bought costs 3. Who lives off that difference in this game, and who does in your town?
debrief-goods = Which product was missing, and which was there in plenty?
    .answer = { $sold ->
        [0] Nothing was sold.
       *[other] Sold most: { $sold-most } ({ $sold-top }).
    } { $imported ->
        [0] Nothing had to be imported.
       *[other] Had to be imported most: { $imported-most } ({ $imported-top }).
    }
    .think = No plan makes all three products. How did each of you find out what the others lacked?
debrief-agreement = When would an agreement have paid?
    .answer = { $imported ->
        [0] Nobody imported: what was needed was on the table, and { $sold } products were sold for 1 each.
       *[other] Products that came from abroad: { $imported }, for { $import-money } money, most in period { $imported-most }, while the table sold { $sold } of its own for 1 each.
    }
    .think = Who imports pays 5, who sells gets 1: at what price would both have been better off? What would you have had to promise each other, and when?
debrief-exports = What did exporting bring, and to whom?
    .answer = { $exports ->
        [0] Six of a kind never came together: there was no export.
        [one] There was one export, by { $exports-most }.
       *[other] There were { $exports } exports, most of them by { $exports-most } ({ $exports-top }).
    } { $subsidy ->
        [0] Nobody collected money in District 6.
       *[other] Collected most in District 6: { $subsidy-most } ({ $subsidy-top } of { $subsidy } money).
    }
    .think = Was the money collected by those who had made the exports possible? Should it be?
debrief-credit = What did buying on credit cost?
    .answer = { $credits ->
        [0] Nobody bought on credit.
       *[other] Bought on credit: { $credits }, most by { $credits-most } ({ $credits-top }); paid back, with interest: { $repaid }.
    } { $lost ->
        [0] Nobody lost an Idea to a debt.
        [one] One Idea was lost to a debt, by { $lost-most }.
       *[other] { $lost } Ideas were lost to debts.
    }
    .think = Which credit made something possible that could not have waited? Which one only put off a decision?
debrief-investment = What was invested in, and what came of it?
    .answer = { $acquired ->
        [0] Nobody invested.
       *[other] Invested most: { $acquired-most } ({ $acquired-top } of { $acquired } cards).
    } { $liquidated ->
        [0] No card was given back.
        [one] One card was given back before the end.
       *[other] { $liquidated } cards were given back before the end.
    }
    .think = Name an investment that paid for itself and one that did not. How could you have told beforehand?
debrief-production = What became of what was made?
    .answer = { $made } products were made, { $sold } sold and { $cut } lost for want of storage; { $ideas ->
        [0] no Idea came
        [one] one Idea came
       *[other] { $ideas } Ideas came
    } of it. Made most: { $made-most } ({ $made-top }).
    .think = An Idea takes one product of each kind. Was more made than could be used? What does it cost to make what nobody needs?
debrief-ideas = When did the Ideas come?
    .answer = { $ideas ->
        [0] There was not one Idea in the whole game.
       *[other] { $ideas } Ideas in all, most in period { $ideas-most } ({ $ideas-top }).
    }
    .think = What happened in the periods before the first Idea? Would it have been possible earlier?
debrief-risk = How did each of you meet the unforeseen?
    .answer = { $ignored ->
        [0] Nobody stood in District 1 to let an event pass by.
       *[other] Let an event pass by most often: { $ignored-most } ({ $ignored-top }).
    } { $gave ->
        [0] Events took no tokens.
       *[other] Events took { $gave } tokens, most from { $gave-most } ({ $gave-top }).
    }
    .think = What is worth more: to be prepared for a bad year or to make the most of a good one?
debrief-places = Where did the entrepreneurs go?
    .answer = Taken most often: { $placed-most } ({ $placed-top }).
    .think = Did you choose a space for what it gave you or to keep it from others? Can you tell from the table who did which?
