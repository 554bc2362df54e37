# -- the debrief sheet
figure-marks = Marks
figure-flights = Flights
figure-ties = Ties
figure-failures = Failures
figure-yield = Marks for each flight
figure-attempts = Attempts
figure-success = Success
figure-faces = Times
figure-fuel = Fuel burnt
figure-refills = Refills
figure-breakdowns = Breakdowns
figure-rescues = Rescues
figure-stays = Stayed idle
figure-barred = Turned away
figure-recruits = Recruits

debrief-points = Where did the points come from?
    .answer = { $marks ->
        [0] No planet was marked at all.
        [one] One mark on the sheet, on { $marks-most }.
       *[other] { $marks } marks on the sheet.
    }
    .think = A mark counts twice, by its row and by its column. Which mark was worth most, and which empty box would have been?
debrief-ships = Which ship earned its keep?
    .answer = { $marks ->
        [0] None of them brought a mark.
       *[other] Brought most marks: { $marks-most } ({ $marks-top } of { $marks }). Of { $flights } flights { $yield } came to a mark.
    }
    .think = The three ships have different tasks. Did you give each the crew its task needs?
debrief-attempts = Where was it easy, where was it hard?
    .answer = { $attempts ->
        [0] Nothing was tried.
       *[other] Attempts: { $attempts }, { $success } of them successful. { $failures ->
            [0] None failed.
           *[other] Failed most: { $failures-most } ({ $failures-top }).
        }
    }
    .think = Before each attempt you could have reckoned its chances. For which one would you do so now?
debrief-luck = Was it luck?
    .answer = { $faces ->
        [0] The die was never thrown.
       *[other] Throws of the die: { $faces }; what came up most: { $faces-most } ({ $faces-top }).
    }
    .think = With a fair die every number comes about as often. How many throws does it take until you may suspect a die?
debrief-fuel = Was the fuel well spent?
    .answer = { $flights ->
        [0] No ship ever flew.
       *[other] Flights: { $flights }; fuel burnt: { $fuel }, most by { $fuel-most } ({ $fuel-top }).
    } { $breakdowns ->
        [0] No ship ran dry.
        [one] One ship ran dry: { $breakdowns-most }.
       *[other] Ships ran dry { $breakdowns } times.
    }
    .think = Draw the way of one ship on the map. Could it have reached the same planets by a shorter one?
debrief-waste = What was in vain?
    .answer = Stayed idle: { $stays }. Turned away: { $barred }. Ties: { $ties }. Failures: { $failures }. Breakdowns: { $breakdowns }.
    .think = Which of these was bad luck, which a risk worth taking, and which a mistake?
debrief-help = What did help cost?
    .answer = { $recruits ->
        [0] Nobody was recruited.
        [one] One recruit was taken on, for { $recruits-most }.
       *[other] { $recruits } recruits were taken on, most for { $recruits-most } ({ $recruits-top }).
    } The boxes that were marked are taken off the points.
    .think = Resources are scarce: what was bought with points here, and did it bring back more than it cost?
