bot = Bot { $number }
animals = Zorro Puma Cóndor Huemul Pingüino Delfín Colibrí Quirquincho Coipo Lobo
colours = azul verde gris celeste ámbar lila café violeta
# -- comparar
compare = Comparar las mesas: { $game }
compared = Las mesas, lado a lado
table = Mesa { $number }
table-unfinished = Mesa { $number } (sin terminar)
table-head = Mesa
tables = Mesas
people = Personas
points = Puntos
ended = Cómo terminó
actions = Acciones
answer-head = Qué pasó
said-head = Respuesta
fact-edition = Edición
fact-people = Personas
finished = { $count ->
    [0] Terminó
    [one] Ganó { $names }
   *[other] Ganaron { $names }
}
stood = Quedó en: { $phase }
parted = ¿Dónde se separaron las mesas?
parted-text = Todas tuvieron la misma suerte y decidieron lo mismo en las primeras { $count } acciones. Se separaron aquí: { $place }.
parted-never = Con la misma suerte, las mesas decidieron lo mismo hasta donde llegaron ({ $count } acciones).
parted-choice = Qué eligieron
parted-led = Cómo terminó quien eligió
parted-expected = Qué espera el bot experto
parted-think = El bot experto prefiere: { $action }. ¿Están de acuerdo? ¿Qué vieron ustedes en ese momento?
parted-alike = Para el bot experto estas decisiones valen casi lo mismo. ¿Qué las hizo terminar distinto?
led = Mesa { $table }: { $name }, { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}
expected-wins = gana { $count } de cada 100 partidas
expected-points = { $count ->
    [one] 1 punto
   *[other] { $count } puntos
}
