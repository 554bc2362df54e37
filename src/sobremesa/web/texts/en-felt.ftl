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
