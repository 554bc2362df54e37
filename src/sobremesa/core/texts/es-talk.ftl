# Lo que se puede decir en cualquier mesa.
talk-hello = ¡Hola a todos!
talk-luck = ¡Suerte!
talk-bravo = ¡Bien jugado!
talk-thanks = ¡Gracias!
talk-sorry = Perdón…
talk-wow = ¡Guau!
talk-ouch = ¡Ay!
talk-laugh = ¡Ja, ja!
talk-yes = ¡Sí!
talk-no = Ni loco.
talk-wait = Dame un momento.
talk-game = ¡Buena partida!
error-talk-alone = Juegas a solas: no hay con quién conversar.
error-talk-off = En esta mesa no se conversa. El anfitrión puede permitirlo.
error-no-phrase = No existe la frase «{ $given }». Existen: { $accepted }.
error-talk-rate = Dijiste muchas cosas seguidas. Espera un momento; no se dijo nada.
error-names-too-early = Los nombres se pueden borrar cuando la partida termina.
