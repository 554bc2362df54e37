bot = Bot { $number }
animals = Fox Puma Condor Deer Penguin Dolphin Hummingbird Armadillo Otter Wolf
colours = Blue Green Grey Cyan Amber Lilac Brown Violet
# -- comparing
compare = Compare the tables: { $game }
compared = The tables, side by side
table = Table { $number }
table-unfinished = Table { $number } (unfinished)
table-head = Table
tables = Tables
people = People
points = Points
ended = How it ended
actions = Actions
answer-head = What happened
said-head = Answer
fact-edition = Edition
fact-people = People
finished = { $count ->
    [0] It ended
   *[other] Won by { $names }
}
stood = It stood at: { $phase }
parted = Where did the tables part?
parted-text = All had the same luck and decided the same in the first { $count } actions. They parted here: { $place }.
parted-never = With the same luck, the tables decided the same as far as they came ({ $count } actions).
parted-choice = What they chose
parted-led = How it ended for the one who chose
parted-expected = What the expert bot expects
parted-think = The expert bot prefers: { $action }. Do you agree? What did you see at that moment?
parted-alike = To the expert bot these decisions are worth about the same. What made them end differently?
led = Table { $table }: { $name }, { $points ->
    [one] 1 point
   *[other] { $points } points
}
expected-wins = wins { $count } of 100 games
expected-points = { $count ->
    [one] 1 point
   *[other] { $count } points
}
