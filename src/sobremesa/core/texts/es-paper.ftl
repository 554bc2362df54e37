error-unknown-component = { $game } no tiene la parte «{ $given }». Partes: { $accepted }.
error-bad-choice = { $name } no puede ser «{ $given }». Se acepta: { $accepted }.
error-no-print = Indica un juego o una partida guardada (--record ARCHIVO). Juegos: { $accepted }.
error-same-names = Dos personas tienen el mismo nombre: { $given }. Escribe nombres distintos.
