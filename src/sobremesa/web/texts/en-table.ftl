next-table = Go to the next game
to-position = Go to position { $at }
since-yours = Since your last move
while-away = While you were away
told-more = and { $count } more
would-undo = This would be taken back:
talk = Say something
talk-to = To
talk-all = Everybody
talk-reactions = Reactions
talk-game = About the game
talk-pacts = Pacts
talk-threats = Threats
talk-switch = Table talk
talk-none = There is no talk at this table.
ended-alone = You end with { $score }.
ended-nobody = Nobody won this time.
ended-you = You won!
ended-won = { $count ->
    [one] { $names } won!
   *[other] { $names } won together!
}
save-picture = Save a picture
share-result = Copy the link to this game
story = Three moments that decided it
story-play = Play the story
story-none = Nothing turned this game: it went its way from beginning to end.
picture-foot = Played at { $code }, { $date }
things = What is on the board
things-none = This game says nothing about its pieces; see its rules.
thing-owner = { $name }’s
inspect = What is this?
key-i = i
key-i-does = what is this? Go to any thing on the board with Tab or the arrow keys
goal = The goal
all-the-rules = All the rules
ranking = Ranking
ranking-text = All games on this server with the same map and options, whatever their cards and dice.
ranking-own = { $count ->
    [one] You have one result: { $best }.
   *[other] You have { $count } results. Your best: { $best }. Your mean: { $mean }.
} Your best is number { $place } of { $all }.
ranking-none = Nobody has finished a game like this yet.
clear-names = Clear names
clear-names-of = Clear the names of the game of { $name }
bot-failed = had a problem; a simpler bot plays for now
