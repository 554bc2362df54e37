only = Solo puedes hacer una cosa: { $action }.
first-sight = A primera vista yo haría esto: { $action }.
best-wins = Yo haría esto: { $action }. Así mi probabilidad de ganar es de { $expected } %.
best-points = Yo haría esto: { $action }. Espero terminar con unos { $expected } puntos.
close = Casi igual de bueno sería: { $action }.
next-wins = Mejor no: { $action }. La probabilidad de ganar bajaría { $less ->
    [one] 1 punto porcentual
   *[other] { $less } puntos porcentuales
}.
next-points = Mejor no: { $action }. Traería { $less ->
    [one] un punto
   *[other] unos { $less } puntos
} menos.
