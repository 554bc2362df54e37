only = There is nothing else to do: { $action }. ({ $notation })
first-sight = At first sight I would { $action }. ({ $notation })
best-wins = I would { $action }: from here I expect to win { $expected } games in a hundred. ({ $notation })
best-points = I would { $action }: I expect to end with about { $expected } points. ({ $notation })
close = Nearly as good: { $action }. ({ $notation })
next-wins = Rather not: { $action }. That would win { $less ->
    [one] one game
   *[other] { $less } games
} in a hundred fewer. ({ $notation })
next-points = Rather not: { $action }. That would bring about { $less ->
    [one] one point
   *[other] { $less } points
} less. ({ $notation })
