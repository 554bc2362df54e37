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
