only = There is nothing else to do: { $action }.
first-sight = At first sight I would do this: { $action }.
best-wins = I would do this: { $action }. From here I expect to win { $expected } games in a hundred.
best-points = I would do this: { $action }. I expect to end with about { $expected } points.
close = Nearly as good: { $action }.
next-wins = Rather not: { $action }. That would win { $less ->
    [one] one game
   *[other] { $less } games
} in a hundred fewer.
next-points = Rather not: { $action }. That would bring about { $less ->
    [one] one point
   *[other] { $less } points
} less.
