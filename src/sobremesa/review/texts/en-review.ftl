chance = chance
next = { $who }: { $action }
cost-wins = The chance of winning dropped by { $cost ->
    [one] 1 percentage point
   *[other] { $cost } percentage points
}: it could have been { $possible } %, it became { $expected } %.
cost-points = { $cost ->
    [one] It cost one point: { $possible } were possible, this leads to { $expected }.
   *[other] It cost { $cost } points: { $possible } were possible, this leads to { $expected }.
}
story-wins = { $name }: from { $before } % to { $after } % chance of winning
story-points = Expected points: from { $before } to { $after }
