only = Solo puedes hacer una cosa: { $action }.
first-sight = A primera vista yo haría esto: { $action }.
best = Yo haría esto: { $action }.
expects-wins = Así mi probabilidad de ganar es de { $expected } %.
expects-points = Espero terminar con unos { $expected } puntos.
close = Casi igual de bueno sería: { $action }.
next-wins = Mejor no: { $action }. La probabilidad de ganar bajaría { $less ->
    [one] 1 punto porcentual
   *[other] { $less } puntos porcentuales
}.
next-points = Mejor no: { $action }. Traería { $less ->
    [one] un punto
   *[other] unos { $less } puntos
} menos.
