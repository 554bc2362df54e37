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
# -- qué es cada cosa
thing-row = { $points } puntos hasta ahora, ×{ $times }.
thing-route = El vuelo gasta { $fuel } de combustible.
thing-cards = Cartas: { $count }.
thing-boxes = Quedan { $left } de { $count } casillas; cada una cuesta { $cost }.
thing-marked = { $kind }: hecho.
thing-needs = { $kind }: el dado más { $modifier }.
thing-odds = Con una carta de { $best } como máximo resulta el { $percent } % de las veces y da { $points } puntos.
thing-best = La mejor carta vale { $best }.
# -- por qué lo dice una pista
why-attempt = Porque { $place } pide el dado más { $modifier } y la mejor carta de { $ship } vale { $best }: { $percent } %, por { $points } puntos.
why-play = Porque la carta vale { $value } contra { $competence }.
why-draft = Porque así las mejores cartas de los equipos valen { $infiltration } en infiltración, { $invasion } en invasión y { $conquest } en conquista.
# -- la meta, y las reglas en cinco líneas
goal = Infiltra, invade y conquista los siete planetas por la mayor cantidad de puntos; después compara tu total con los demás.
goal-1 = En la selección repartes cartas entre tres equipos: infiltración, invasión y conquista.
goal-2 = En cada turno vuelas con una nave por una ruta; el vuelo gasta combustible.
goal-3 = Después puedes actuar: el dado más el número del planeta es su competencia, y respondes con una carta del equipo.
goal-4 = Si tu carta vale más, marcas el planeta en tu hoja. Si vale menos, la nave se avería.
goal-5 = Reclutar, cargar combustible y los rescates cuestan puntos. Termina cuando ninguna nave se puede mover, o cuando tú quieras.
