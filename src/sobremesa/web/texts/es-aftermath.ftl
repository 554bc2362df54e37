# -- pistas
hint = Pista
hints = Pistas
hints-none = En esta mesa no hay pistas.
hint-do = Hacerlo: { $action }
no-hints = Jugar sin pistas
no-hints-help = Si no lo marcas, quien tiene el turno puede preguntar qué haría un bot fuerte. El anfitrión puede cambiarlo cuando quiera.
key-h = h
key-h-does = pedir una pista
api-advise = Qué haría un bot fuerte en el puesto que tiene el turno, y por qué.
api-allow_hints = Activa o desactiva las pistas, con la llave del anfitrión.
api-phrases = Lo que se puede decir en una mesa, en el idioma que pidas.
api-say = Dice una de esas frases, con la llave de un puesto.
api-allow_talk = Activa o desactiva la conversación, con la llave del anfitrión.

# -- variantes
try-it = Probar desde aquí
try-against = ¿Contra quién?
branch-of = Otro intento desde la mesa { $code }, después de { $at } acciones.
branch-look = Ver esa partida
api-branch_off = Crea una mesa que sigue desde una posición de esta, contra bots; devuelve su código y la llave del puesto que decide.
branch-after = después de { $at } acciones

# -- el análisis
review = Análisis
review-of = Análisis de una partida de { $game }
review-lead = Un bot fuerte revisa cada decisión: cómo iba cada jugador a medida que avanzaba la partida y qué decisiones costaron más.
review-begin = Analizar esta partida
review-go-on = Seguir
review-stop = Detener
review-counting = Leyendo la partida…
review-stopping = Deteniendo…
review-progress = { $done } de { $total } decisiones analizadas
review-stopped = El análisis se detuvo después de { $done } de { $total } decisiones. Abajo está lo que se sabe hasta ahora.
review-done = { $total ->
    [one] Se analizó la única decisión.
   *[other] Se analizaron las { $total } decisiones.
}
review-not-yet = Esta partida aún no se analiza. Demora uno o dos minutos.
review-chart-wins = Probabilidad de ganar de cada jugador, en %
review-chart-points = Puntos esperados
review-table = Los mismos datos en una tabla
review-after = Después de la acción
review-worst = Las decisiones que más costaron
review-whose = ¿De quién quieres ver las decisiones?
review-all = De todos
review-mine = Las mías
review-none = Ninguna decisión costó mucho. ¡Bien jugado!
review-none-yet = Ninguna, hasta ahora.
review-played-mark = lo que se jugó
review-better-mark = lo que habría sido mejor
review-played = Se jugó
review-better = Mejor
review-cost-wins = { $cost ->
    [one] la probabilidad de ganar bajó 1 punto porcentual
   *[other] la probabilidad de ganar bajó { $cost } puntos porcentuales
}
review-cost-points = { $cost ->
    [one] costó un punto
   *[other] costó unos { $cost } puntos
}
review-expects-wins = { $expected } % de probabilidad de ganar
review-expects-points = lleva a unos { $expected } puntos
review-rule = La regla:
review-likely = Cómo habría seguido, probablemente
review-see = Verlo en la repetición
review-branches = Otros intentos desde esta partida

# -- la hoja de cierre
debrief = Hoja de cierre
debrief-lead = Para conversar después de la partida: preguntas que se responden con sus cifras, y otras para seguir conversando. Imprímela o proyéctala.
debrief-print = Imprimir
debrief-figures = Cifras de la pregunta { $number }
debrief-talk = Para conversar:
class-debrief = Comparar las mesas del curso
class-lead = Cada mesa responde las mismas preguntas, lado a lado. Escribe los códigos de las mesas que ya terminaron.
class-codes = Códigos
class-several = Comparar varias mesas

# -- the same deal
same-deal = La misma partida
same-deal-text = Las mismas cartas y los mismos dados para quien la juegue. Manda esta dirección y comparen.
deal-of-day = La partida del día
deal-of-day-text = Las mismas cartas y los mismos dados para todos, hoy ({ $day }).
play-deal = Jugar esta partida
deal-results = Resultados
deal-summary = { $count ->
    [one] Un resultado
   *[other] { $count } resultados
}. El mejor: { $best }. Promedio: { $mean }.
deal-points = Puntos
deal-place = Lugar en la mesa
deal-replay = Repetición: { $name }, { $points }
deal-none = Nadie ha terminado esta partida todavía.
details = Detalles
