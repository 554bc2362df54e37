# Lessons in the browser.
learn-short = Learn
learn-game = Learn { $game } step by step
lessons = Lessons
lessons-lead = A guide sits beside you: it says what to do and why, and explains what goes wrong. You learn at a real table, no reading beforehand.
lessons-none = There is no lesson for this game yet.
lessons-begun = Lessons you are in the middle of
lesson-minutes = About { $minutes } minutes
lesson-screens = one to { $count } screens
lesson-kept = you can leave at any time; this browser remembers where you were
lesson-learnt = learnt
lesson-begin = Begin
lesson-begin-title = Begin: { $title }
lesson-resume = Go on
lesson-resume-title = Go on: { $title }
lesson-from-start = Begin a new one
lesson-class = With a class
lesson-class-text = Up to { $count } people learn together, each at their own screen. You get a code; seats that nobody takes are played by the guide.
lesson-my-seat = Your seat
lesson-only-host = none: I only look after the class
lesson-open-class = Open a class
lesson-lobby = Others come with the code or the address and sit down at a free seat.
lesson-late = The lesson is under way. Take a free seat: until now the guide has played for it.
lesson-sit = Take a free seat. Then one of you begins.
lesson-free = { $count ->
    [one] One seat is free. If you begin now, the guide plays for it.
   *[other] { $count } seats are free. If you begin now, the guide plays for them.
}
lesson-nobody = Nobody has taken a seat yet.
lesson-others = Somebody is taking this lesson. Begin your own: nothing you do changes theirs.
lesson-host = You see what everybody is at. A seat that is left can be taken again with the code.
lesson-step = Step { $number } of { $of }
lesson-way = How far you have come
lesson-goal = Your goal
lesson-go-on = Go on
lesson-show = Show me
lesson-back = Back one step
lesson-again = Start again
lesson-again-sure = Start this lesson again from its first step?
lesson-terms = New words
lesson-glossary = Words so far
lesson-rules = The rules behind this step
lesson-ask = Ask for a word, or for something you would like to do
lesson-ask-go = Ask
lesson-hint = { $count ->
    [one] This is right now:
   *[other] Each of these is right now:
}
lesson-hint-read = There is nothing to do here but to read.
lesson-right = Yes, that is right now.
lesson-by-guide = played by the guide
lesson-waits = { $name } is next
lesson-waits-text = You have done your part. As soon as it is your turn, the guide goes on here.
lesson-finished = You have done it
lesson-finished-text = That was the whole lesson. What next?
lesson-next = Next: { $title }
lesson-play = Play { $game } now
lesson-nav = This lesson
lesson-now-guide = played by the guide
lesson-now-finished = has finished
lesson-now-waits = waits
lesson-now-acts = to act: { $title }
lesson-now-reads = reads: { $title }
lesson-leave = Let the guide play for me
lesson-leave-for = Let the guide play for { $name }
