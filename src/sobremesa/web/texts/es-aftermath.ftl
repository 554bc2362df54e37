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
