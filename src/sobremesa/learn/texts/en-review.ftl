chance = chance
next = { $who }: { $action }
cost-wins = { $cost ->
    [one] It cost one win in a hundred: { $expected } could be expected, { $possible } were possible.
   *[other] It cost { $cost } wins in a hundred: { $expected } could be expected, { $possible } were possible.
}
cost-points = { $cost ->
    [one] It cost one point: { $expected } could be expected, { $possible } were possible.
   *[other] It cost { $cost } points: { $expected } could be expected, { $possible } were possible.
}
