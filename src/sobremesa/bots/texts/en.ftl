only = There is only one thing you can do: { $action }.
first-sight = At first sight I would do this: { $action }.
best = I would do this: { $action }.
expects-wins = That gives me a { $expected } % chance of winning.
expects-points = I expect to end with about { $expected } points.
close = Nearly as good: { $action }.
next-wins = Rather not: { $action }. The chance of winning would drop by { $less ->
    [one] 1 percentage point
   *[other] { $less } percentage points
}.
next-points = Rather not: { $action }. That would bring about { $less ->
    [one] one point
   *[other] { $less } points
} less.
