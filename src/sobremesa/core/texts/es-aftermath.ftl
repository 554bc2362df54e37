error-hints-off = En esta mesa se juega sin pistas. El anfitrión puede activarlas.
error-hint-failed = El consejero no encontró respuesta aquí. Pídela de nuevo en un momento, o sigue jugando.
error-branch-over = Ahí la partida ya terminó y no queda nada que decidir. Inténtalo desde una posición anterior a la { $accepted }.
error-review-too-early = Podrás analizar la partida cuando termine.
error-too-many-tables = { $given } mesas no caben lado a lado; caben hasta { $accepted }.
error-deal-too-early = Una partida se comparte cuando ha terminado.
error-deal-entered = Esta partida se jugó con dados y cartas de verdad, así que nadie más puede jugar la misma.
