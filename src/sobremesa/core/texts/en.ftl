# Errors: one line that says what was wrong and what would be accepted.
error-unknown-game = There is no game “{ $given }”. Games: { $accepted }.
error-unknown-edition = { $game } has no edition “{ $given }”. Editions: { $accepted }.
error-unknown-option = { $game } has no option “{ $given }”. Options: { $accepted }.
error-bad-option-value = Option { $option } cannot be “{ $given }”. Accepted: { $accepted }.
error-bad-option-form = “{ $given }” is not an option. Write name=value, for instance { $example }.
error-bad-players = { $game } is not played by { $given }. Players: { $least } to { $most }.
error-bad-level = { $game } has no level { $given }. Levels: { $accepted }.
error-unknown-verb = “{ $given }” is not an action. Actions begin with: { $accepted }.
error-wrong-arguments = “{ $given }” is not complete. Write: { $accepted }.
error-unknown-thing = “{ $given }” is not known in “{ $form }”. Accepted: { $accepted }.
error-illegal = “{ $given }” is not possible now: { $reason } ({ $rule })
error-bad-lang = There are no texts in “{ $given }”. Languages: { $accepted }.
error-record-empty = This is not a record: it is empty. A record begins with the line “sobremesa 1”.
error-record-form = Line { $line }: “{ $given }” is not part of a record. Expected: { $accepted }.
error-record-version = Line { $line }: record format { $given } is not known. Accepted: { $accepted }.
error-record-rules = Line { $line }: this game was played by the rules { $given }; here are { $accepted }.
error-record-number = Line { $line }: action number { $given } is out of order, { $accepted } was expected.
error-record-seat = Line { $line }: it is { $accepted }’s turn, not { $given }’s.
error-record-action = Line { $line }: { $reason }
error-record-over = Line { $line }: the game was over already; no action can follow.
error-record-result = Line { $line }: the result is { $accepted }, not { $given }.
error-record-at = There is no position { $given }. Accepted: 0 to { $accepted }.
error-no-undo = There is nothing of yours to take back.
error-no-undo-chance = It cannot be taken back: chance has spoken since (a die or a card). Undo goes back to the last chance outcome.
error-no-undo-other = It cannot be taken back: another player has acted since.
seat = Player { $number }
chance = chance
error-unknown-bot = There is no bot “{ $given }”. Bots: { $accepted }.
error-bad-bots = { $given } bots were named for { $accepted } seats. Name one for all, or one for each.
error-unreadable = { $given } cannot be read: { $reason }. Give the file of a saved game.
error-unwritable = { $given } cannot be written: { $reason }. Give another file.
error-nothing-to-continue = No unfinished game of { $given } is kept. Begin one: { $accepted }
error-other-game = { $given } is another game. Continue it with: { $accepted } --resume { $given }
error-input-ended = The input ended in the middle of the game. It is kept in { $file }; continue with: { $accepted }
error-bad-number = There is no action number { $given }. Accepted: 1 to { $accepted }.
error-no-lesson = { $game } has no lesson “{ $given }”. Lessons: { $accepted }.
error-no-progress = This file keeps no progress through a lesson. Expected at its end: { $accepted }
error-lesson-stuck = The lesson cannot go on in its step “{ $given }”. Possible there: { $accepted }.
error-bad-seat = There is no seat { $given }. Seats: 1 to { $accepted }.
error-content = { $file }, { $entry }, { $field }: “{ $given }” does not fit. Accepted: { $accepted }.
error-no-content = { $given } holds no content pack. A pack is a folder with any of: { $accepted }.
error-workers-die = Workers died { $given } times in a row without finishing anything. Is there enough memory? Try fewer: --jobs 1
error-bad-cluster = “{ $given }” is no cluster. Accepted: tcp://host:port for one that runs, local:2 to start one of two workers here.
error-no-cluster = There is no cluster with workers at { $given }: { $reason }. Start one: dask scheduler, then dask worker tcp://host:port
error-bad-folder = { $given } cannot be written: { $reason }. Give another folder.
error-folder-in-use = Somebody is writing into { $given } right now. Wait, or give another folder.
error-other-plan = { $given } holds other games: { $reason }. Give the same setup, or another folder.
error-needs-extra = This needs { $given }. Install it: { $accepted }
error-which-game = Neither side is a content pack, so name the game with --game: { $accepted }.
error-bad-side = “{ $given }” is no side to compare. Accepted: the folder of a content pack, name=value, a bot ({ $accepted }), or . for the game as it is.
error-no-field = There is no “{ $given }” in the content. There are: { $accepted }.
error-field-is-many = “{ $given }” is no single figure. Go on with: { $accepted }.
error-not-design = “{ $given }” is not ours to change: its source is { $source }. Only source = "design" is, unless you say --any.
error-bad-param = “{ $given }” is not a parameter. Write path=1..4, path=50..500:50 or path=a,b, for instance { $accepted }.
error-bad-goal = “{ $given }” is not a goal. Accepted: { $accepted }.
