welcome = { $title } — type a number or an action; ? explains, quit leaves (the game is kept).
prompt = >
you = you
first-player = Ana
person = player_{ $number }
kept = The game is kept in { $file }
left = See you soon. Continue with: { $command }
possible = That is possible: { $action }.
commands = Commands: a number or an action · ? rules of the moment · why ACTION · hint · undo · save [FILE] · show · end · quit
svg-written = The board is in { $file }
verified = Valid: { $actions } actions, the game is not over. Position { $digest }
verified-over = Valid: { $actions } actions, result { $points }. Position { $digest }
verified-rules = It was played by the rules { $given }; every action holds by those of today, { $here }, too.
ruling = Our reading: { $text }
lesson-welcome = { $title }, step by step — type a number or an action; ? explains, hint helps, quit leaves (your progress is kept).
lesson-step = Step { $number } of { $of } · { $title }
lesson-goal = Goal:
lesson-why = Why:
lesson-words = New words
lesson-go-on = Press Enter to go on.
lesson-act = This step asks for an action: type its number.
lesson-hint = Right here: { $actions }.
lesson-hint-read = There is nothing to do here but to read. Press Enter.
lesson-right = That is right in this step: { $action }.
lesson-commands = Commands: a number or an action · Enter · ? [WORD] · why [ACTION] · hint · back · words · show · save [FILE] · quit
lesson-back = One step back.
lesson-kept = Your progress is kept in { $file }
lesson-over = That was the lesson. Now play: { $command }
content-fine = { $count ->
    [one] Checked { $count } pack: nothing is wrong.
   *[other] Checked { $count } packs: nothing is wrong.
}
serving = The tables are set at { $url } (end with Ctrl-C)
report-written = { $games ->
    [one] One game
   *[other] { $games } games
}. The report is in { $file }
compared = { $games } games on each side with the same seeds. A: { $a }; B: { $b }. * is no luck, even if all figures of its table are looked at (5 %).
pack-written = The content pack is { $folder }, the report { $file }
