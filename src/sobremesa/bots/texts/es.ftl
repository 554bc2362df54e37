only = No hay otra cosa que hacer: { $action }.
first-sight = A primera vista yo haría esto: { $action }.
best-wins = Yo haría esto: { $action }. Desde aquí espero ganar { $expected } de cada cien partidas.
best-points = Yo haría esto: { $action }. Espero terminar con unos { $expected } puntos.
close = Casi igual de bueno: { $action }.
next-wins = Mejor no: { $action }. { $less ->
    [one] Se ganaría una partida
   *[other] Se ganarían { $less } partidas
} menos de cada cien.
next-points = Mejor no: { $action }. Traería { $less ->
    [one] un punto
   *[other] unos { $less } puntos
} menos.
