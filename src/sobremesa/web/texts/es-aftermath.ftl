# -- pistas
hint = Pista
hints = Pistas
hints-none = En esta mesa no hay pistas.
hint-do = Hacerlo: { $action }
no-hints = Jugar sin pistas
no-hints-help = Si no, a quien le toca puede preguntar qué haría un bot fuerte. El anfitrión puede cambiarlo cuando quiera.
key-h = h
key-h-does = pedir una pista
api-advise = Qué haría un bot fuerte en el puesto al que le toca, y por qué.
api-allow_hints = Activa o desactiva las pistas, con la llave del anfitrión.

# -- variantes
try-it = Probar desde aquí
try-against = Contra quién
branch-of = Variante de la mesa { $code }, después de { $at } acciones.
branch-look = Verlo allá
api-branch_off = Pone una mesa que sigue desde una posición de esta, contra bots; devuelve su código y la llave del puesto que decide.
branch-after = después de { $at } acciones

# -- el análisis
review = Análisis
review-of = Análisis de una partida de { $game }
review-lead = Un bot fuerte vuelve a mirar cada decisión: qué podía esperar cada jugador a medida que avanzaba la partida, y qué elecciones regalaron más.
review-begin = Analizar esta partida
review-go-on = Seguir
review-stop = Detener
review-counting = Leyendo la partida …
review-stopping = Deteniendo …
review-progress = { $done } de { $total } decisiones revisadas
review-stopped = Se detuvo después de { $done } de { $total } decisiones. Abajo está lo que se sabe hasta ahora.
review-done = { $total ->
    [one] Se revisó la única decisión.
   *[other] Se revisaron las { $total } decisiones.
}
review-not-yet = Nadie ha vuelto a mirar esta partida todavía. Toma uno o dos minutos.
review-chart-wins = Partidas que cada jugador podía esperar ganar, de cada cien
review-chart-points = Puntos que se podían esperar
review-table = Lo mismo como tabla
review-after = Tras la acción
review-worst = Las decisiones que más costaron
review-whose = Decisiones de quién
review-all = De todos
review-mine = Las mías
review-none = Ninguna decisión costó algo digno de contar. ¡Bien jugado!
review-none-yet = Ninguna hasta ahora.
review-played-mark = lo que se jugó
review-better-mark = lo que habría sido mejor
review-played = Se jugó
review-better = Mejor
review-cost-wins = { $cost ->
    [one] costó una partida de cada cien
   *[other] costó { $cost } partidas de cada cien
}
review-cost-points = { $cost ->
    [one] costó un punto
   *[other] costó unos { $cost } puntos
}
review-expects-wins = desde aquí gana { $expected } de cada cien partidas
review-expects-points = lleva a unos { $expected } puntos
review-rule = La regla detrás:
review-likely = Cómo habría seguido probablemente
review-see = Verlo en la repetición
review-branches = Probado desde esta partida

# -- la hoja de cierre
debrief = Hoja de cierre
debrief-lead = Para conversar después de la partida: preguntas que responden sus propias cifras, y otra para seguir conversando. Imprímela o muéstrala en la pared.
debrief-print = Imprimir
debrief-figures = Cifras de la pregunta { $number }
debrief-talk = Para conversar:
class-debrief = Cierre de un curso
class-lead = Lo que cada mesa responde a las mismas preguntas, lado a lado. Escribe los códigos de mesas cuyas partidas terminaron.
class-codes = Códigos
class-several = Varias mesas lado a lado
