welcome = { $title } — type a number or an action; ? explains, quit leaves (your game is saved).
seated = You are { $name }. With you at the table: { $others }.
prompt = >
you = you
first-player = Ana
person = player_{ $number }
kept = Your game is saved in { $file }
left = See you soon. Continue with: { $command }
possible = You can do that: { $action }.
commands = Commands: a number or an action · ? rules for this moment · why ACTION · hint · undo · save [FILE] · show · end · quit
svg-written = The board is in { $file }
verified = Valid: { $actions } actions, the game is not over. Position { $digest }
verified-over = Valid: { $actions } actions, result { $points }. Position { $digest }
verified-rules = It was played by rules { $given }; every action is also valid by today’s rules, { $here }.
ruling = How we read it: { $text }
lesson-welcome = { $title }, step by step — type a number or an action; ? explains, hint helps, quit leaves (your progress is saved).
lesson-step = Step { $number } of { $of } · { $title }
lesson-goal = Goal:
lesson-why = Why:
lesson-words = New words
lesson-go-on = Press Enter to continue.
lesson-act = This step asks for an action: type its number.
lesson-hint = Now do this: { $actions }.
lesson-hint-read = You don’t have to do anything here, just read. Press Enter.
lesson-right = Yes, that is what to do in this step: { $action }.
lesson-commands = Commands: a number or an action · Enter · ? [WORD] · why [ACTION] · hint · back · words · show · save [FILE] · quit
lesson-back = One step back.
lesson-kept = Your progress is saved in { $file }
lesson-over = That was the lesson. Now play: { $command }
content-fine = { $count ->
    [one] Checked { $count } pack: everything is fine.
   *[other] Checked { $count } packs: everything is fine.
}
serving = Sobremesa is running at { $url } (stop it with Ctrl-C)
report-written = { $games ->
    [one] One game
   *[other] { $games } games
}. The report is in { $file }
compared = { $games } games on each side with the same seeds. A: { $a }; B: { $b }. * significant at 5 %, corrected for all comparisons in the table
pack-written = The content pack is { $folder }, the report { $file }
new-game = { $folder } is ready. Next:
printing = Laying out the pages…
printed = Ready to print: { $file }
enter-welcome = { $title }: type what happens at your table, line by line. You type dice and cards too. undo removes the last line; ? explains; quit leaves the game saved.
enter-chance = Your table’s dice or deck decide this: type what came up.
enter-over = The game is complete. Next: { $review } · { $debrief }
exported = { $count ->
        [one] 1 file in { $folder }
       *[other] { $count } files in { $folder }
    }
serving-others = It may also be: { $urls }. Choose with --address the one that phones can open.
serving-name = Most phones and computers also open it by name: { $url }
serving-firewall = If a phone cannot open it, check that it is on the same network and that this machine’s firewall allows port { $port }.
serving-alone = This machine is on no network: connect it to the wifi or to a phone’s hotspot, and start again.
class-line = { $code }  { $game }  { $people } people, { $tables } tables
class-opened = The class { $code } is open. With the server running, your page opens at its address and { $path }
class-exported = The data is in { $file }.
class-delete = Delete the class { $code } with all its names and tables?
class-deleted = The class { $code } was deleted.
