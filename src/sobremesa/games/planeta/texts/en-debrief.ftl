# -- the debrief sheet
figure-marks = Marks
figure-flights = Flights
figure-ties = Ties
figure-failures = Failures
figure-yield = Marks per flight
figure-attempts = Attempts
figure-success = Success
figure-faces = Times it came up
figure-fuel = Fuel burnt
figure-refills = Refills
figure-breakdowns = Breakdowns
figure-rescues = Rescues
figure-stays = Turns doing nothing
figure-barred = Arrivals unable to act
figure-recruits = Recruits

debrief-points = Where did the points come from?
    .answer = { $marks ->
        [0] You marked no planet.
        [one] You made one mark on the sheet, on { $marks-most }.
       *[other] You made { $marks } marks on the sheet.
    }
    .think = A mark counts twice: by its row and by its column. Which mark was worth most, and which empty box would have been?
debrief-ships = Which ship did best?
    .answer = { $marks ->
        [0] None of the ships made a mark.
       *[other] The ship that made most marks: { $marks-most } ({ $marks-top } of { $marks }). Of { $flights } flights, { $yield } ended in a mark.
    }
    .think = The three ships have different tasks. Did you give each one the crew it needs?
debrief-attempts = Where was it easy, and where was it hard?
    .answer = { $attempts ->
        [0] You tried nothing.
       *[other] You made { $attempts } attempts, { $success } of them successful. { $failures ->
            [0] None failed.
           *[other] Where you failed most: { $failures-most } ({ $failures-top }).
        }
    }
    .think = Before each attempt you could have worked out its chances. For which one would you do that now?
debrief-luck = Was it luck?
    .answer = { $faces ->
        [0] You never rolled the die.
       *[other] You rolled the die { $faces } times; the number that came up most: { $faces-most } ({ $faces-top }).
    }
    .think = With a fair die every number comes up about equally often. How many rolls does it take before you can suspect a die?
debrief-fuel = Did you spend your fuel well?
    .answer = { $flights ->
        [0] No ship ever flew.
       *[other] There were { $flights } flights, which used { $fuel } fuel; the ship that used most: { $fuel-most } ({ $fuel-top }).
    } { $breakdowns ->
        [0] No ship ran out of fuel.
        [one] One ship ran out of fuel: { $breakdowns-most }.
       *[other] A ship ran out of fuel { $breakdowns } times.
    }
    .think = Draw one ship’s path on the map. Could it have reached the same planets by a shorter one?
debrief-waste = What was wasted?
    .answer = Turns doing nothing: { $stays }. Arrivals unable to act: { $barred }. Ties: { $ties }. Failures: { $failures }. Breakdowns: { $breakdowns }.
    .think = Which of these was bad luck, which was a risk worth taking, and which was a mistake?
debrief-help = How much did help cost?
    .answer = { $recruits ->
        [0] You recruited nobody.
        [one] You took on one recruit, for { $recruits-most }.
       *[other] You took on { $recruits } recruits, most of them for { $recruits-most } ({ $recruits-top }).
    } The boxes you marked are taken off your points.
    .think = Resources are scarce: what did you buy with points here, and did it bring back more than it cost?
