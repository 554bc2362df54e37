# Lessons in the browser.
learn-short = Learn
learn-game = Learn { $game } step by step
lessons = Lessons
lessons-lead = A guide sits beside you: it tells you what to do and why, and explains what went wrong. You learn at a real table, with nothing to read first.
lessons-none = There is no lesson for this game yet.
lessons-begun = Lessons you have started
lesson-minutes = About { $minutes } minutes
lesson-screens = one to { $count } screens
lesson-kept = you can leave at any time; this browser remembers where you were
lesson-learnt = learnt
lesson-begin = Start
lesson-begin-title = Start: { $title }
lesson-resume = Continue
lesson-resume-title = Continue: { $title }
lesson-from-start = Start a new one
lesson-class = With a class
lesson-class-text = Up to { $count } people learn together, each at their own screen. You get a code; the guide plays the seats that nobody takes.
lesson-my-seat = Your seat
lesson-only-host = none: I only look after the class
lesson-open-class = Open a class
lesson-lobby = The others join with the code or the address and sit down at a free seat.
lesson-late = The lesson has already started. Take a free seat: the guide has been playing it until now.
lesson-sit = Take a free seat. When everyone is here, press “Start”.
lesson-free = { $count ->
    [one] One seat is free. If you start now, the guide plays it.
   *[other] { $count } seats are free. If you start now, the guide plays them.
}
lesson-nobody = Nobody has taken a seat yet.
lesson-others = Someone is taking this lesson. Start your own: nothing you do changes theirs.
lesson-host = Here you see where everyone is. A seat that someone leaves can be taken again with the code.
lesson-step = Step { $number } of { $of }
lesson-way = Your progress
lesson-goal = Your goal
lesson-go-on = Continue
lesson-show = Show me
lesson-back = One step back
lesson-again = Start again
lesson-again-sure = Start this lesson again from its first step?
lesson-terms = New words
lesson-glossary = Words so far
lesson-rules = The rules behind this step
lesson-ask = Ask about a word, or about something you would like to do
lesson-ask-go = Ask
lesson-hint = { $count ->
    [one] Now do this:
   *[other] Now do one of these:
}
lesson-hint-read = You don’t have to do anything here, just read.
lesson-right = Yes, that is what to do now.
lesson-by-guide = played by the guide
lesson-waits = It’s { $name }’s turn
lesson-waits-text = You have done your part. When it’s your turn, the guide continues here with you.
lesson-finished = You did it!
lesson-finished-text = That was the whole lesson. What next?
lesson-next = Next: { $title }
lesson-play = Play { $game } now
lesson-nav = This lesson
lesson-now-guide = played by the guide
lesson-now-finished = has finished
lesson-now-waits = is waiting
lesson-now-acts = is playing: { $title }
lesson-now-reads = is reading: { $title }
lesson-leave = Let the guide play for me
lesson-leave-for = Let the guide play for { $name }
