# What every lesson says, in any step.
wrong = You can do that, but now it’s time for something else. Look at the goal of this step.
unknown = That doesn’t exist at this table. Look at the actions you have.
act-first = You have something to do in this step: look at its goal.
read-first = Read this step first, then continue.
wait = It’s someone else’s turn. You will be next in a moment.
