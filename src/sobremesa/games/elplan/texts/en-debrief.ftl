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
figure-rows = Processes activated
figure-made = Products made
figure-cut = Lost to cutbacks
figure-ideas = Ideas
figure-ignored = Events ignored
figure-gave = Tokens given up
figure-tolls = Tolls paid
figure-exchanged = Exchanges
figure-placed = Times used

debrief-market = Who controlled the market?
    .answer = { $sold ->
        [0] Nobody sold anything.
       *[other] Who sold most: { $sold-most } ({ $sold-top }; { $sold } products in all).
    } { $bought ->
        [0] Nobody bought in the market.
       *[other] Who bought most: { $bought-most } ({ $bought-top }; { $bought } in all).
    } In total, { $spent ->
        [0] no money was
       *[other] { $spent } money was
    } spent on products.
    .think = Selling a product gives you 1; buying the same product costs 3. Who lives off that difference in this game, and who does in your town?
debrief-goods = Which product was missing, and which was there in plenty?
    .answer = { $sold ->
        [0] Nothing was sold.
       *[other] The product sold most: { $sold-most } ({ $sold-top }).
    } { $imported ->
        [0] Nothing had to be imported.
       *[other] The product imported most: { $imported-most } ({ $imported-top }).
    }
    .think = No plan makes all three products. How did each of you find out what the others were missing?
debrief-agreement = When would an agreement have paid off?
    .answer = { $imported ->
        [0] Nobody imported: what was needed was on the table, and { $sold } products were sold for 1 each.
       *[other] { $imported } products were imported for { $import-money } money, mostly in period { $imported-most }, while the table sold { $sold } of its own for 1 each.
    }
    .think = Importing costs 5, selling gives 1: at what price would both sides have been better off? What would you have had to promise each other, and when?
debrief-exports = How much did exporting earn, and who earned it?
    .answer = { $exports ->
        [0] There were never six of a kind: nothing was exported.
        [one] There was one export, by { $exports-most }.
       *[other] There were { $exports } exports, most of them by { $exports-most } ({ $exports-top }).
    } { $subsidy ->
        [0] Nobody collected money in District 6.
       *[other] Who collected most in District 6: { $subsidy-most } ({ $subsidy-top }; { $subsidy } money in all).
    }
    .think = Did those who made the exports possible collect the money? Should they?
debrief-credit = How much did buying on credit cost?
    .answer = { $credits ->
        [0] Nobody bought on credit.
       *[other] There were { $credits } purchases on credit, most by { $credits-most } ({ $credits-top }); { $repaid } were paid back, with interest.
    } { $lost ->
        [0] Nobody lost an Idea to a debt.
        [one] One Idea was lost to a debt, by { $lost-most }.
       *[other] { $lost } Ideas were lost to debts.
    }
    .think = Which credit made something possible that could not wait? Which one only put off a decision?
debrief-investment = What did you invest in, and what was the result?
    .answer = { $acquired ->
        [0] Nobody invested.
       *[other] Who invested most: { $acquired-most } ({ $acquired-top }; { $acquired } cards in all).
    } { $liquidated ->
        [0] No card was liquidated.
        [one] One card was liquidated before the end.
       *[other] { $liquidated } cards were liquidated before the end.
    }
    .think = Name an investment that paid for itself and one that did not. How could you have known beforehand?
debrief-production = What happened to the products?
    .answer = { $made } products were made: { $sold } were sold and { $cut } were lost to cutbacks. { $ideas ->
        [0] They led to no Idea.
        [one] They led to one Idea.
       *[other] They led to { $ideas } Ideas.
    } Who made most: { $made-most } ({ $made-top }).
    .think = An Idea takes one product of each type. Was more made than could be used? What does it cost to make things nobody needs?
debrief-ideas = When did the Ideas come?
    .answer = { $ideas ->
        [0] There was not a single Idea in the whole game.
       *[other] There were { $ideas } Ideas in all, most of them in period { $ideas-most } ({ $ideas-top }).
    }
    .think = What happened in the periods before the first Idea? Would it have been possible earlier?
debrief-risk = How did each of you deal with the unexpected?
    .answer = { $ignored ->
        [0] Nobody stood in District 1 to ignore an event.
       *[other] Who ignored events most often: { $ignored-most } ({ $ignored-top }).
    } { $gave ->
        [0] Events took no tokens.
       *[other] Events took { $gave } tokens, most of them from { $gave-most } ({ $gave-top }).
    }
    .think = What is worth more: being prepared for a bad year or making the most of a good one?
debrief-places = Where did the entrepreneurs go?
    .answer = The space used most: { $placed-most } ({ $placed-top }).
    .think = Did you choose a space for what it gave you or to keep it from others? Can you tell from the table who did which?
