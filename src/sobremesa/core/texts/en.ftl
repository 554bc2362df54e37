# Errors: one line that says what was wrong and what would be accepted.
error-unknown-game = There is no game “{ $given }”. Games: { $accepted }.
error-unknown-edition = { $game } has no edition “{ $given }”. Editions: { $accepted }.
error-unknown-option = { $game } has no option “{ $given }”. Options: { $accepted }.
error-bad-option-value = Option { $option } cannot be “{ $given }”. Accepted: { $accepted }.
error-bad-option-form = “{ $given }” is not an option. Write name=value, for instance { $example }.
error-bad-first-player = Option { $option } cannot be “{ $given }”. Accepted: `lot`, a seat from 1 to { $players }, seats joined by a plus (1+2) to draw between them, or the birthdays of all { $players } players as day/month, with spaces between them (24/12 5/3 …).
error-bad-players = { $game } is not for { $given } players. Players: { $least } to { $most }.
error-bad-level = { $game } has no level { $given }. Levels: { $accepted }.
error-near-verb = “{ $given }” is not an action. Did you mean: { $accepted }?
error-unknown-verb = “{ $given }” is not an action. Actions begin with: { $accepted }.
error-wrong-arguments = “{ $given }” is not complete. Write: { $accepted }.
error-unknown-thing = “{ $given }” is not known in “{ $form }”. Accepted: { $accepted }.
error-illegal = “{ $given }” is not possible now: { $reason } ({ $rule })
error-bad-lang = There are no texts in “{ $given }”. Languages: { $accepted }.
error-record-empty = This is not a record: it is empty. A record begins with the line “sobremesa 1”.
error-record-form = Line { $line }: “{ $given }” is not part of a record. Expected: { $accepted }.
error-record-version = Line { $line }: we don’t know record format { $given }. Accepted: { $accepted }.
error-record-rules = This game was played by rules { $given }. By today’s rules, { $accepted }, it is valid up to action { $valid }. { $reason }
error-record-number = Line { $line }: action number { $given } is out of order, { $accepted } was expected.
error-record-seat = Line { $line }: it is { $accepted }’s turn, not { $given }’s.
bot-name = Bot { $number ->
    [1] Nilda
    [2] Tito
    [3] Rosa
    [4] Pancho
    [5] Marta
    [6] Lucho
    [7] Elba
    [8] Chela
   *[other] { $number }
}
error-record-action = Line { $line }: { $reason }
error-record-over = Line { $line }: the game was already over; no action can follow.
error-record-result = Line { $line }: the result is { $accepted }, not { $given }.
error-record-at = There is no position { $given }. Accepted: 0 to { $accepted }.
error-no-undo = You have nothing to undo.
error-no-undo-chance = You can’t undo that: dice or cards have been revealed since. You can only undo what you did afterwards.
error-no-undo-other = You can’t undo that: another player has acted since.
and = { $first } and { $last }
seat = Player { $number }
chance = chance
error-unknown-bot = There is no bot “{ $given }”. Bots: { $accepted }.
error-bad-ladder = “{ $given }” is not a ladder: name two or more different bots, from weakest to strongest. For instance: { $accepted }.
error-bad-bots = You named { $given } bots for { $accepted } seats. Name one for all seats, or one for each.
error-unreadable = { $given } cannot be read: { $reason }. Give the file of a saved game.
error-unwritable = { $given } cannot be written: { $reason }. Give another file.
error-nothing-to-continue = There is no unfinished game of { $given }. Start one: { $accepted }
error-other-game = { $given } is another game. Continue it with: { $accepted } --resume { $given }
error-input-ended = The input ended in the middle of the game. It is saved in { $file }; continue with: { $accepted }
error-bad-number = There is no action number { $given }. Accepted: 1 to { $accepted }.
error-no-lesson = { $game } has no lesson “{ $given }”. Lessons: { $accepted }.
error-no-lessons = { $game } has no lessons. Its rules: { $accepted }
error-no-progress = This file holds no lesson progress. Expected at its end: { $accepted }
error-lesson-stuck = The lesson cannot continue in its step “{ $given }”. Possible there: { $accepted }.
error-bad-seat = There is no seat { $given }. Seats: 1 to { $accepted }.
error-content = { $file }, { $entry }, { $field }: { $wrong ->
    [missing] this is missing
    [unknown] there is no such field
   *[value] “{ $given }” does not fit
}. Accepted: { $accepted }.
error-no-toml = { $file }, line { $line }, column { $column }: this is not TOML ({ $reason }).
error-unreadable-content = { $file } cannot be read: { $reason }.
error-no-content-file = “{ $given }” is not a content file. Files: { $accepted }.
error-no-content-of = { $given } has no content files. Games with content: { $accepted }.
error-card-twin = investments.toml, { $entry }: it has the same cost, activation, processes and effect as { $other }.
error-card-beaten = investments.toml, { $entry }: { $other } is of the same kind and nowhere worse: nobody needs this card.
error-no-content = There is no content pack in { $given }. A pack is a folder with any of: { $accepted }.
error-table-unknown = There is no table with the code “{ $given }”. A code has six letters, for instance BCDFGH.
error-table-not-started = The game hasn’t started yet. The host starts it once every seat is taken.
error-table-started = The game has already started; now seats can only be given to bots or people.
error-table-open-seats = A seat is still free. Wait for someone to sit down, or give it to a bot if you are the host.
error-table-over = The game is over. Its record and replay stay here.
error-table-stale = The table has changed since you saw this page, so nothing was done. Look again and choose.
error-table-not-your-turn = It’s not your turn.
error-table-not-your-seat = You are watching. To play, take a free seat or open your seat’s link.
error-table-not-host = Only the host of the table can do that.
error-table-not-entered = This table is played here; only the game of a real table is entered.
error-table-seat-taken = Seat { $given } is taken. Choose a free one.
error-name-taken = Somebody at this table is already called { $given }. Choose another name.
error-table-still-here = { $given } was here a moment ago. A bot can play for them once they have been away for { $accepted } seconds.
error-table-no-claim = Nobody is asking for your seat.
error-table-bad-link = This link opens no seat here. Ask the host for a new one.
error-table-nothing-asked = Nobody is asking to undo.
error-table-not-asked = This question is for someone else.
error-table-undo-rate = That was a lot of undoing: { $accepted } times at once, then once a second. Wait a moment; nothing was done.
error-table-change-rate = The seats of this table change very fast. Wait a moment and try again; nothing was done.
error-table-long = This table’s log is very long ({ $accepted } entries). You can play to the end, but no longer undo or change seats.
error-table-full = This table’s log is full ({ $accepted } entries). The record stays here; start another game.
error-store-url = “{ $given }” is not a database URL. Accepted: { $accepted }
error-store-unreachable = Cannot connect to the database { $given }: { $reason }
error-store-lost = We lost the connection to the database, so nothing was done. Try again in a moment.
error-store-unsure = The database does not answer, so we do not know whether this was stored. The table shows it as soon as we know; if it is not there, do it again.
error-store-full = The server’s disk is full, so nothing was done. Tell whoever runs it; your game is safe and continues as soon as there is space.
error-store-gone = The server’s database file was moved, deleted or replaced, so nothing was done. Everything continues when the file is back; with another file, the server has to be restarted.
error-store-in-use = Another server already uses the database { $given }. Stop that one first, or name another file with --db.
error-store-newer = The database was made by a newer version of Sobremesa. Install that version, or name another database. ({ $reason })
error-export-line = Line { $line } cannot be read ({ $reason }). Give a file that `sobremesa db export` wrote ({ $accepted }).
error-table-other-rules = This game was played by rules { $given }, and rules { $accepted } cannot continue from its position. Open it with the version it was played with.
error-no-docs = The guide has not been built on this server. Run { $accepted }; an installed package brings it along.
error-no-page = There is no page { $given }. Start from the home page.
error-too-often = Too many requests in one minute. Wait a little and try again.
error-bad-seat-kind = “{ $given }” cannot sit at a table. Accepted: { $accepted }.
error-bad-topic = “{ $given }” is not a page that can be followed. Accepted: { $accepted }.
error-bad-network = { $given }. A network looks like this: { $accepted }.
error-port-taken = Cannot listen on { $given }: { $reason }. Choose another port with --port, or 0 for any that is free.
error-not-a-number = “{ $given }” is not a number. Enter a whole number, for example 3.
error-bad-request = We could not read this request: { $given }. See /openapi.json for what is accepted.
error-other-site = This form came from another site, so nothing was done. Open it again from a page of Sobremesa.
error-too-large = That is too large. Up to { $accepted } bytes are accepted.
error-bad-host = It is not clear which address this request is for. Use the address of the home page.
error-no-method = { $given } cannot be done here. Accepted: { $accepted }.
error-workers-die = Workers died { $given } times in a row without finishing anything. Is there enough memory? Try fewer: --jobs 1
error-bad-cluster = “{ $given }” is not a cluster. Accepted: `tcp://host:port` for one that is running, `local:2` to start one with two workers here.
error-no-cluster = There is no cluster with workers at { $given }: { $reason }. Start one: `dask scheduler`, then `dask worker tcp://host:port`
error-bad-folder = { $given } cannot be written: { $reason }. Give another folder.
error-folder-in-use = Someone is writing to { $given } right now. Wait, or give another folder.
error-other-plan = { $given } holds other games: { $reason }. Give the same setup, or another folder.
error-needs-extra = This needs { $given }. Install it: { $accepted }
error-no-learner = { $given } has no evaluation that could be trained.
error-no-bound = There is no bound for { $given }: nobody has computed what a perfect player makes of it.
error-which-game = Neither side is a content pack, so name the game with --game: { $accepted }.
error-bad-side = “{ $given }” cannot be compared. Accepted: the folder of a content pack, name=value, a bot ({ $accepted }), or . for the game as it is.
error-no-field = There is no “{ $given }” in the content. Available: { $accepted }.
error-field-is-many = “{ $given }” is not a single figure. Continue with: { $accepted }.
error-not-design = “{ $given }” cannot be changed: its source is { $source }. Only source = "design" can be changed, unless you pass --any.
error-bad-param = “{ $given }” is not a parameter. Write path=1..4, path=50..500:50 or path=a,b, for instance { $accepted }.
error-bad-goal = “{ $given }” is not a goal. Accepted: { $accepted }.
error-fault = Something went wrong on our side. What was played is kept: go back to the table and try again.
error-new-game-name = “{ $given }” cannot be the id of a game. Accepted: 2 to 20 lower-case letters and digits, a letter first, no word of Python; for instance ludo.
error-new-game-taken = “{ $given }” is already the name of an installed game or Python package. Accepted: any name that is free.
error-new-game-folder = { $given } already exists, and nothing is overwritten. Accepted: a folder that is new or empty, with --to.
error-no-action-place = There is no action { $given }. Actions: 0 to { $accepted }; the mask says which of them are legal.
error-no-rung = Action { $given } is an amount of which fewer are offered now. The mask says which actions are legal.
error-bad-env-seat = There is no seat { $given }. Seats: 0 to { $accepted }.
error-bad-env-observation = There is no observation “{ $given }”. Observations: { $accepted }.
error-bad-env-reward = There is no reward “{ $given }”. Rewards: { $accepted }.
error-bad-env-steps = A game cannot be cut off after { $given } steps. Accepted: 1 or more, or `None` to play to the end.
error-bad-env-count = There cannot be { $given } games at once. Accepted: 1 or more.
error-bad-env-actions = These actions have the shape { $given }. Accepted: one action for each of the { $accepted } games.
error-bad-opponents = You named { $given } opponents for { $accepted } other seats. Name one for all, or one for each.
error-bad-render-mode = There is no render mode “{ $given }”. Modes: { $accepted }.
error-no-raster = Pixels need { $given }: `pip install 'sobremesa[env]'`. The modes ansi and svg need nothing.
error-no-own-bot = The bot “{ $given }” cannot be loaded: { $reason }. Write module:Class; the class takes `(game, seed)` and has `choose(state)`.
error-bot-failed = The bot “{ $given }” lost its game: { $reason }
error-bot-illegal = it chose { $given }, which is not legal ({ $reason })
error-moves-need-folder = { $given } needs a folder to save the rows to: add --out FOLDER.
error-no-games = You asked for { $given } games. Accepted: 1 or more.
error-no-records = There are no saved games in { $given }. Their names end like { $accepted }.
error-other-setup = { $given } has another set-up than the games before it. Observations are of one set-up: { $accepted }.
error-no-peers = The others cannot be installed into { $given }: { $reason }. Give a folder that can be written, with network access.
scored-points = { $points ->
    [one] point
   *[other] points
}
