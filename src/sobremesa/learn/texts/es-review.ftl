chance = azar
next = { $who }: { $action }
cost-wins = { $cost ->
    [one] Costó una victoria de cada cien: se podían esperar { $expected }, eran posibles { $possible }.
   *[other] Costó { $cost } victorias de cada cien: se podían esperar { $expected }, eran posibles { $possible }.
}
cost-points = { $cost ->
    [one] Costó un punto: se podían esperar { $expected }, eran posibles { $possible }.
   *[other] Costó { $cost } puntos: se podían esperar { $expected }, eran posibles { $possible }.
}
