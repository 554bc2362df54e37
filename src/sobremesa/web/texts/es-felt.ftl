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
