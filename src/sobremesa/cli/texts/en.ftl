welcome = { $title } — type a number or an action; ? explains, quit leaves (the game is kept).
prompt = >
you = you
person = player_{ $number }
kept = The game is kept in { $file }
left = See you soon. Continue with: { $command }
possible = That is possible: { $action }.
hint = A planner would { $action }. ({ $notation })
commands = Commands: a number or an action · ? rules of the moment · why ACTION · hint · undo · save [FILE] · show · end · quit
svg-written = The board is in { $file }
verified = Valid: { $actions } actions, the game is not over. Position { $digest }
verified-over = Valid: { $actions } actions, result { $points }. Position { $digest }
ruling = Our reading: { $text }
content-fine = { $count ->
    [one] Checked { $count } pack: nothing is wrong.
   *[other] Checked { $count } packs: nothing is wrong.
}
