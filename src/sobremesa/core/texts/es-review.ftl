error-no-review = «{ $given }» no es un análisis guardado. Haz uno: `sobremesa review ARCHIVO --out analisis.json`
error-not-over = Esta partida aún no termina: lleva { $given } acciones. La hoja de cierre se hace cuando la partida terminó.
error-no-debrief = { $game } no tiene hoja de cierre. La tienen: { $accepted }.
