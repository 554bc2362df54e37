# -- the panel of That's My Planet!
planeta-draft-how = Presiona tres cartas: van a los equipos en orden. Presiona un equipo para pasarle la última. La cuarta va al descarte.
planeta-runs-dry = se avería
planeta-play-success = lo logra
planeta-play-tie = un empate
planeta-play-failure = fracasa
planeta-end-early = Terminar la partida aquí
planeta-stages = Las fases de un turno
planeta-draft-worth = vale
planeta-draft-lift = sube a las otras
planeta-fuel-of = Combustible: { $fuel } de 6
planeta-flight = (combustible −{ $cost }, quedan { $left })
planeta-flight-dry = (combustible −{ $cost }: se avería en el camino)
planeta-jokers = { $count ->
    [one] Salió un comodín: las cartas con las que salió se descartaron.
   *[other] Salieron los dos comodines: las cartas con las que salieron se descartaron.
}
planeta-left = quedan { $left } de combustible
planeta-odds = { $percent } % de lograrlo, +{ $points } puntos
planeta-no-try = esta nave no puede actuar ahí
planeta-breaks = { $percent } % de averiarse
planeta-chances = Antes de tirar, carta por carta
planeta-cost = −{ $points ->
    [one] 1 punto
   *[other] { $points } puntos
}
