next-table = Ir a la próxima partida
to-position = Ir a la posición { $at }
since-yours = Desde tu última jugada
while-away = Mientras no estabas
told-more = y { $count } más
would-undo = Esto se desharía:
talk = Decir algo
talk-to = A
talk-all = Todos
talk-reactions = Reacciones
talk-game = Sobre el juego
talk-pacts = Pactos
talk-threats = Amenazas
talk-switch = Conversación
talk-none = En esta mesa no se conversa.
ended-alone = Terminas con { $score }.
ended-nobody = Esta vez no ganó nadie.
ended-you = ¡Ganaste!
ended-won = { $count ->
    [one] ¡Ganó { $names }!
   *[other] ¡Ganaron { $names }!
}
save-picture = Guardar una imagen
share-result = Copiar el enlace de esta partida
story = Tres momentos que la decidieron
story-play = Ver la historia
story-none = Nada torció esta partida: siguió su curso de principio a fin.
picture-foot = Jugada en { $code }, { $date }
things = Qué hay en el tablero
things-none = Este juego no dice nada de sus piezas; mira sus reglas.
thing-owner = De { $name }
inspect = ¿Qué es esto?
key-i = i
key-i-does = ¿qué es esto? Recorre todo lo que hay en el tablero con Tab o las flechas
goal = La meta
all-the-rules = Todas las reglas
ranking = Ranking
ranking-text = Todas las partidas de este servidor con el mismo mapa y las mismas opciones, con cualquier reparto.
ranking-own = { $count ->
    [one] Tienes un resultado: { $best }.
   *[other] Tienes { $count } resultados. Tu mejor: { $best }. Tu promedio: { $mean }.
} Tu mejor es el número { $place } de { $all }.
ranking-none = Nadie ha terminado aún una partida así.
clear-names = Borrar nombres
clear-names-of = Borrar los nombres de la partida de { $name }
bot-failed = tuvo un problema; por ahora juega un bot más simple
