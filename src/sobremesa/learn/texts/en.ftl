# What every lesson says, in any step.
wrong = That can be done, but now it is time for something else. Look at the goal of this step.
unknown = There is no such thing at this table. Look at the actions there are.
act-first = There is something to do in this step: look at its goal.
read-first = First read this step, then go on.
wait = It is somebody else’s turn. You will act in a moment.
