error-no-review = «{ $given }» no es una revisión guardada. Haz una: `sobremesa review ARCHIVO --out revision.json`
error-not-over = Esta partida sigue en curso tras { $given } acciones. La hoja de cierre se hace de una partida terminada.
