# -- the panel of That's My Planet!
planeta-draft-how = Toma una carta y ponla en un equipo. La cuarta va al descarte.
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
