only = No hay otra cosa que hacer: { $action }. ({ $notation })
first-sight = A primera vista elegiría: { $action }. ({ $notation })
best-wins = Elegiría: { $action }. Desde aquí espero ganar { $expected } de cada cien partidas. ({ $notation })
best-points = Elegiría: { $action }. Espero terminar con unos { $expected } puntos. ({ $notation })
close = Casi igual de bueno: { $action }. ({ $notation })
next-wins = Mejor no: { $action }. { $less ->
    [one] Se ganaría una partida
   *[other] Se ganarían { $less } partidas
} menos de cada cien. ({ $notation })
next-points = Mejor no: { $action }. Traería { $less ->
    [one] un punto
   *[other] unos { $less } puntos
} menos. ({ $notation })
