error-hints-off = En esta mesa se juega sin pistas. El anfitrión puede activarlas.
error-branch-over = Ahí ya nadie decide nada: la partida terminó. Inténtalo desde una posición anterior a la { $accepted }.
error-review-too-early = Una partida se analiza cuando ha terminado.
error-too-many-tables = { $given } mesas no caben lado a lado; caben hasta { $accepted }.
