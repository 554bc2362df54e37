# -- teaching
teach-short = Teach
teach-title = Teach with Sobremesa
teach-lead = Open a class: everybody joins with the same code, plays at several tables, and compares what happened in the end.
teach-open = Open a class
teach-open-game = Open a class of { $game }
teach-players = At a table
teach-minutes = Minutes of play
teach-whole = Whole: about { $minutes } minutes ({ $count } decisions)
teach-form = { $value }: about { $minutes } minutes ({ $count } decisions)
teach-length-help = { $players ->
    [one] Estimated minutes. The first time, allow half as much again. When time is up the game ends anyway, with its points.
   *[other] Estimated minutes with { $players } at a table. The first time, allow half as much again. When time is up the game ends anyway, with its points.
}
teach-guide = Guide: a class from beginning to end
teach-more = More settings
teach-lesson = First, a lesson
teach-lesson-none = No lesson
class-learn = Start the lesson
class-learners = The lesson
class-to-lesson = Go to the lesson
teach-names = List of names
teach-names-help = One on each line, if you want people to pick their name from a list. If you leave it empty, everybody types their own.
teach-no-hints = No hints
teach-no-talk = No table talk
teach-same-deal = The same luck at all tables, so that they can be compared
teach-approve = I let everybody in one by one
teach-stand-ins = If someone is away, a bot plays for them
teach-bots = Who takes the free seats
teach-experiment = Experiment
teach-treatments = Treatments
teach-treatments-help = One on each line: a name, a colon and option=value. The edition ({ $edition }), the hints ({ $hints }) and the bots ({ $bots }) may differ too. They are dealt evenly to the tables.
teach-consent = Consent text
teach-rate = Payment per point
teach-seed = Seed
teach-data = Data sheet for the school
own-classes = Your classes
class-of = Class { $code }
class-people = { $count ->
    [one] 1 person
   *[other] { $count } people
}
class-title = A class of { $game }
class-count = { $count ->
    [0] Nobody has joined yet.
    [one] One person has joined.
   *[other] { $count } people have joined.
}
class-code = Code { $code }
class-begin = Start
class-begin-more = New table for the { $count ->
    [one] one who waits
   *[other] { $count } who wait
}
class-pause = Pause everybody
class-go-on = Go on
class-more = Five more minutes
class-end-at = End at
class-set = Set
class-ends = You play until { $time }.
class-stop = End all now
class-stop-help = All games stop as they are. Each keeps its points, its review and its debrief.
class-stop-yes = Yes, end now
class-lock = Lock the class
class-unlock = Unlock the class
class-wall = Project
class-compare = Compare the tables
class-asking = Asking to join
class-approve = let in
class-tables = Tables
class-table = Table { $number }
class-over = The game is over.
class-waits = It’s { $name }’s turn.
class-away = away
class-bots = The bots are playing.
class-paused = Paused.
class-late = Time is up: finish what you are playing.
class-late-short = Time is up
class-show = Show to all
class-show-table = Show table { $number } to all
class-looking = All screens show what you chose. Press Go on to return to the tables.
class-look-all = Everybody look here
class-look-help = All games wait and every screen shows the same: a page from here, the board of a table (its button) or an earlier moment of its game (Earlier).
class-look-page = What to show
class-look-me = Nothing, only look at me
class-look-rules = The rules of the game
class-look-debrief = The tables compared
class-look-table = The debrief of table { $number }
class-look-guide = The guide
class-look-typed = Or the address of any page of this server
class-look-say = A title, if you like
class-look-at = after { $at } actions
class-earlier = Earlier
class-earlier-table = Earlier moments of table { $number }
class-show-at = Show this moment to the whole class
class-roster = Who is here
class-nobody-yet = Project the code. Everybody types it or points their camera at it, enters their name and joins.
class-arrange = Arrange the tables:
class-arrange-random = at random
class-arrange-list = by the list
class-arrange-arrival = in order of arrival
class-bots-fill = { $count ->
    [one] A bot takes the free seat.
   *[other] Bots take { $count } free seats.
}
class-loose = Waiting for a table
class-word = Their word:
class-move = Move to table
class-move-go = Move
class-swap = Swap with
class-swap-go = Swap
class-rename = Name
class-rename-go = Change
class-admit = Let back in
class-stand-in = Let a bot play
class-remove = Remove from the class
class-ask = Ask everybody
class-ask-text = Question
class-ask-choices = Possible answers, separated by semicolons (empty: any answer)
class-ask-when = When
class-ask-now = now
class-ask-stage = at the end of each period or lap
class-ask-go = Ask
class-answers = { $count ->
    [0] No answers yet.
    [one] One answer.
   *[other] { $count } answers.
}
class-close = Close
class-close-show = Close and show the answers
class-after = After the class
class-export = Download the data
class-export-names = Download the data with names
class-link = Open this page on another machine
class-link-text = Open this link on the other machine. Whoever has it can do everything that you can.
class-stand-ins-on = Allow a bot to play for those who are away
class-stand-ins-off = Allow no bot to play for those who are away
class-delete = Delete the class
class-delete-help = Names, tables, answers and everything else are deleted. They cannot be recovered.
class-delete-yes = Delete everything
class-back = Back to your page
# -- joining
class-join = Join the class
class-name = Your name
class-known = Already joined
class-join-go = Join
class-safe = Would you rather not type your name? Pick one:
class-back-in = Had you already joined with another device?
class-word-label = Your four-sign word
class-consent = I have read this and agree to take part.
class-hello = Hello, { $name }!
class-your-word = Your word is
class-your-word-help = Write it down: with it and your name you return to your seat from another phone.
class-to-table = Go to table { $number }
class-wait-approval = Wait until you are let in.
class-wait-seat = All tables are full. Wait for the next one.
class-wait-start = The game starts soon. Keep this page open.
class-mates = At table { $number } there are:
class-moved = You have another seat now
class-gone = You are no longer in this class
class-look = Look at this
class-look-here = Look here
class-look-alt = The board of table { $number }
class-look-over = You can go on now
class-go-back = Back to the table
class-question = Question
class-answered = You answered:
class-answer = Your answer
class-answer-go = Answer
class-closed = The question has been closed.
class-take = Open the teacher’s page
class-key = Key
class-take-go = Open
class-ended = The game was stopped.
stopped = The game was stopped before its end. This is how the points stood.
# -- comparing
class-none = No table has started yet.
class-unread = Table { $number } cannot be shown.
class-print = Print (PDF)
# -- data
data-what = What is stored
data-what-text = The name that everybody types or picks (it may be made up), their four-sign word, at which table and seat they played, each action with its time, and the answers to questions. There are no accounts, e-mails, photos, locations or addresses of devices.
data-why = What for
data-why-text = To play, to return to one’s own seat, and to talk afterwards about what happened.
data-who = Who sees it
data-who-text = The person who opened the class, with their key. Pupils see the people at their own table, and of others only what is shown to everybody.
data-where = Where it is
data-where-text = On the machine that is the server. Nothing leaves it.
data-long = For how long
data-long-text = Thirty days after the class was opened, unless whoever installs it sets another term. A button deletes it earlier.
data-out = What can be downloaded
data-out-text = A file with the data of the game in which people have pseudonyms, unless it is asked for with names.
data-rights = Rights
data-rights-text = Everybody can ask for their name to be corrected, or to be removed from the class; that is done on the page of the person who opened it. What was stored before stays in the log of the games until the class is deleted: then no name is left, in branches and further games of its tables either.
# -- API
api-class_open = Opens a class and returns its code and the teacher’s key.
api-class_join = Joins by a name, or comes back by a name and its word; returns the person’s key.
api-class_state = How the class stands: one’s own table and, with the teacher’s key, all people and tables.
api-class_do = Does what a teacher may: begin, pause, show, ask, move, end, delete.
