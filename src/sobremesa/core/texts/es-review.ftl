error-no-review = «{ $given }» no es una revisión guardada. Haz una: sobremesa review ARCHIVO --out revision.json
