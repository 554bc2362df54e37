# -- enseñar
teach-short = Enseñar
teach-title = Enseñar con Sobremesa
teach-lead = Abre un curso: todos entran con un mismo código, juegan en varias mesas y al final comparan lo que pasó.
teach-open = Abrir un curso
teach-open-game = Abrir un curso de { $game }
teach-players = Por mesa
teach-minutes = Minutos de juego
teach-whole = Completa: unos { $minutes } minutos ({ $count } decisiones)
teach-form = { $value }: unos { $minutes } minutos ({ $count } decisiones)
teach-length-help = { $players ->
    [one] Minutos estimados. La primera vez, calcula un 50 % más de tiempo. Cuando se acaba el tiempo, la partida termina igual y queda con sus puntos.
   *[other] Minutos estimados con { $players } por mesa. La primera vez, calcula un 50 % más de tiempo. Cuando se acaba el tiempo, la partida termina igual y queda con sus puntos.
}
teach-guide = Guía: una clase de principio a fin
teach-more = Más ajustes
teach-lesson = Primero, una lección
teach-lesson-none = Sin lección
class-learn = Empezar la lección
class-learners = La lección
class-to-lesson = Ir a la lección
teach-names = Lista de nombres
teach-names-help = Uno por línea, si quieres que elijan su nombre de una lista. Si la dejas vacía, cada persona escribe el suyo.
teach-no-hints = Sin pistas
teach-no-talk = Sin frases en la mesa
teach-same-deal = La misma suerte en todas las mesas, para compararlas
teach-approve = Dejo entrar a cada persona
teach-stand-ins = Si alguien no está, un bot juega por esa persona
teach-bots = Quién ocupa los lugares libres
teach-experiment = Experimento
teach-treatments = Tratamientos
teach-treatments-help = Uno por línea: un nombre, dos puntos y opción=valor. También puedes cambiar la edición ({ $edition }), las pistas ({ $hints }) y los bots ({ $bots }). Se reparten por igual entre las mesas.
teach-consent = Texto de consentimiento
teach-rate = Pago por punto
teach-seed = Semilla
teach-data = Ficha de datos para la escuela
own-classes = Tus cursos
class-of = Curso { $code }
class-people = { $count ->
    [one] 1 persona
   *[other] { $count } personas
}
class-title = Curso de { $game }
class-count = { $count ->
    [0] Todavía no entra nadie.
    [one] Entró una persona.
   *[other] Entraron { $count } personas.
}
class-code = Código { $code }
class-begin = Empezar
class-begin-more = Crear una mesa para { $count ->
    [one] quien espera
   *[other] los { $count } que esperan
}
class-pause = Pausa para todos
class-go-on = Seguir
class-more = Cinco minutos más
class-end-at = Terminar a las
class-set = Fijar
class-ends = Se juega hasta las { $time }.
class-stop = Terminar todo ahora
class-stop-help = Todas las partidas se detienen como están. Cada una queda con sus puntos, su análisis y su cierre.
class-stop-yes = Sí, terminar ahora
class-lock = Cerrar la entrada
class-unlock = Abrir la entrada
class-wall = Proyectar
class-compare = Comparar las mesas
class-asking = Piden entrar
class-approve = dejar entrar
class-tables = Mesas
class-table = Mesa { $number }
class-over = La partida terminó.
class-waits = Le toca a { $name }.
class-away = no está
class-bots = Juegan los bots.
class-paused = En pausa.
class-late = Se acabó el tiempo: terminen lo que están jugando.
class-late-short = Se acabó el tiempo
class-show = Mostrar a todos
class-show-table = Mostrar a todos la mesa { $number }
class-looking = Todas las pantallas muestran lo que elegiste. Presiona Seguir para volver a las mesas.
class-look-all = Miren todos aquí
class-look-help = Todas las partidas esperan y todas las pantallas muestran lo mismo: una página de aquí, el tablero de una mesa (con su botón) o un momento anterior de su partida (Antes).
class-look-page = Qué mostrar
class-look-me = Nada, solo mírenme
class-look-rules = Las reglas del juego
class-look-debrief = La comparación de las mesas
class-look-table = El cierre de la mesa { $number }
class-look-guide = La guía
class-look-typed = O la dirección de cualquier página de este servidor
class-look-say = Un título, si quieres
class-look-at = después de { $at } acciones
class-earlier = Antes
class-earlier-table = Momentos anteriores de la mesa { $number }
class-show-at = Mostrar este momento a todo el curso
class-roster = Quiénes están
class-nobody-yet = Proyecta el código. Cada persona lo escribe o apunta su cámara, pone su nombre y entra.
class-arrange = Ordenar las mesas:
class-arrange-random = al azar
class-arrange-list = según la lista
class-arrange-arrival = por orden de llegada
class-bots-fill = { $count ->
    [one] Un bot ocupa el lugar libre.
   *[other] Los bots ocupan { $count } lugares libres.
}
class-loose = Esperan una mesa
class-word = Su palabra:
class-move = Llevar a la mesa
class-move-go = Llevar
class-swap = Cambiar con
class-swap-go = Cambiar
class-rename = Nombre
class-rename-go = Corregir
class-admit = Dejar volver a entrar
class-stand-in = Que juegue un bot
class-remove = Sacar del curso
class-ask = Preguntar a todos
class-ask-text = Pregunta
class-ask-choices = Respuestas posibles, separadas por punto y coma (vacío: respuesta libre)
class-ask-when = Cuándo
class-ask-now = ahora
class-ask-stage = al final de cada período o vuelta
class-ask-go = Preguntar
class-answers = { $count ->
    [0] Nadie responde todavía.
    [one] Una respuesta.
   *[other] { $count } respuestas.
}
class-close = Cerrar
class-close-show = Cerrar y mostrar las respuestas
class-after = Después de la clase
class-export = Descargar los datos
class-export-names = Descargar los datos con nombres
class-link = Abrir esta página en otro equipo
class-link-text = Abre este enlace en el otro equipo. Quien lo tenga puede hacer todo lo que haces tú.
class-stand-ins-on = Permitir que un bot juegue por quien no está
class-stand-ins-off = No permitir que un bot juegue por quien no está
class-delete = Borrar el curso
class-delete-help = Se borran los nombres, las mesas, las respuestas y todo lo demás. No se puede recuperar.
class-delete-yes = Borrar todo
class-back = Volver a tu página
# -- entrar
class-join = Entrar al curso
class-name = Tu nombre
class-known = Ya entraron
class-join-go = Entrar
class-safe = ¿Prefieres no escribir tu nombre? Elige uno:
class-back-in = ¿Ya habías entrado con otro equipo?
class-word-label = Tu palabra de cuatro signos
class-consent = Leí esto y acepto participar.
class-hello = ¡Hola, { $name }!
class-your-word = Tu palabra es
class-your-word-help = Anótala: con ella y tu nombre vuelves a tu lugar desde otro teléfono.
class-to-table = Ir a la mesa { $number }
class-wait-approval = Espera a que te dejen entrar.
class-wait-seat = Las mesas están completas. Espera la siguiente.
class-wait-start = La partida empieza pronto. No cierres esta página.
class-mates = En la mesa { $number } están:
class-moved = Ahora tienes otro lugar
class-gone = Ya no estás en este curso
class-look = Miren esto
class-look-here = Miren aquí
class-look-alt = El tablero de la mesa { $number }
class-look-over = Ya pueden seguir
class-go-back = Volver a la mesa
class-question = Pregunta
class-answered = Respondiste:
class-answer = Tu respuesta
class-answer-go = Responder
class-closed = La pregunta ya se cerró.
class-take = Abrir la página de quien enseña
class-key = Clave
class-take-go = Abrir
class-ended = La partida se detuvo.
stopped = La partida se detuvo sin terminar. Así iban los puntos.
# -- comparar
class-none = Todavía no empieza ninguna mesa.
class-unread = La mesa { $number } no se puede mostrar.
class-print = Imprimir (PDF)
# -- datos
data-what = Qué se guarda
data-what-text = El nombre que cada persona escribe o elige (puede ser inventado), su palabra de cuatro signos, en qué mesa y lugar jugó, cada acción con su hora y las respuestas a las preguntas. No hay cuentas, correos, fotos, ubicación ni direcciones de los equipos.
data-why = Para qué
data-why-text = Para jugar, volver al propio lugar y conversar después sobre lo que pasó.
data-who = Quién lo ve
data-who-text = Quien abrió el curso, con su clave. Cada estudiante ve a las personas de su mesa, y de las otras solo lo que se muestra a todos.
data-where = Dónde está
data-where-text = En el equipo que hace de servidor. Nada sale de él.
data-long = Por cuánto tiempo
data-long-text = Treinta días desde que se abre el curso, si quien instala no fija otro plazo. Con un botón se borra antes.
data-out = Qué se puede descargar
data-out-text = Un archivo con los datos del juego, en que las personas figuran con seudónimos, salvo que se pida con nombres.
data-rights = Derechos
data-rights-text = Cualquier persona puede pedir que se corrija su nombre o que la saquen del curso; se hace desde la página de quien lo abrió. Lo guardado antes queda en el registro de las partidas hasta que se borra el curso: entonces no queda ningún nombre, tampoco en las partidas que salieron de sus mesas.
# -- API
api-class_open = Abre un curso y devuelve su código y la clave de quien enseña.
api-class_join = Entra al curso con un nombre, o vuelve con el nombre y su palabra; devuelve la clave de la persona.
api-class_state = Cómo está el curso: la mesa propia y, con la clave de quien enseña, todas las personas y mesas.
api-class_do = Hace lo que puede quien enseña: empezar, pausar, mostrar, preguntar, mover, terminar, borrar.
