# Errores: una línea que dice qué estuvo mal y qué se aceptaría.
error-unknown-game = No hay ningún juego «{ $given }». Juegos: { $accepted }.
error-unknown-edition = { $game } no tiene la edición «{ $given }». Ediciones: { $accepted }.
error-unknown-option = { $game } no tiene la opción «{ $given }». Opciones: { $accepted }.
error-bad-option-value = La opción { $option } no puede ser «{ $given }». Se acepta: { $accepted }.
error-bad-option-form = «{ $given }» no es una opción. Escribe nombre=valor, por ejemplo { $example }.
error-bad-first-player = La opción { $option } no puede ser «{ $given }». Se acepta: `lot`, un puesto de 1 a { $players }, puestos unidos por un signo más (1+2) para sortear entre ellos, o los cumpleaños de los { $players } jugadores como día/mes, separados por espacios (24/12 5/3 …).
error-bad-players = { $game } no es para { $given } jugadores. Jugadores: de { $least } a { $most }.
error-bad-level = { $game } no tiene el nivel { $given }. Niveles: { $accepted }.
error-near-verb = «{ $given }» no es una acción. ¿Quisiste decir: { $accepted }?
error-unknown-verb = «{ $given }» no es una acción. Las acciones empiezan con: { $accepted }.
error-wrong-arguments = «{ $given }» está incompleto. Escribe: { $accepted }.
error-unknown-thing = «{ $given }» no existe en «{ $form }». Se acepta: { $accepted }.
error-illegal = «{ $given }» no se puede ahora: { $reason } ({ $rule })
error-bad-lang = No hay textos en «{ $given }». Idiomas: { $accepted }.
error-record-empty = Esto no es un registro: está vacío. Un registro empieza con la línea «sobremesa 1».
error-record-form = Línea { $line }: «{ $given }» no es parte de un registro. Se esperaba: { $accepted }.
error-record-version = Línea { $line }: no conocemos el formato de registro { $given }. Se acepta: { $accepted }.
error-record-rules = Esta partida se jugó con las reglas { $given }. Con las reglas de hoy, las { $accepted }, vale hasta la acción { $valid }. { $reason }
error-record-number = Línea { $line }: la acción número { $given } está fuera de orden, se esperaba la { $accepted }.
error-record-seat = Línea { $line }: es el turno de { $accepted }, no de { $given }.
bot-name = Bot { $number ->
    [1] Nilda
    [2] Tito
    [3] Rosa
    [4] Pancho
    [5] Marta
    [6] Lucho
    [7] Elba
    [8] Chela
   *[other] { $number }
}
error-record-action = Línea { $line }: { $reason }
error-record-over = Línea { $line }: la partida ya había terminado; después no puede haber más acciones.
error-record-result = Línea { $line }: el resultado es { $accepted }, no { $given }.
error-record-at = No existe la posición { $given }. Se acepta: de 0 a { $accepted }.
error-no-undo = No hay nada tuyo que deshacer.
error-no-undo-chance = No se puede deshacer: ya se tiró un dado o se reveló una carta. Solo puedes deshacer lo que hiciste después.
error-no-undo-other = No se puede deshacer: otro jugador ya actuó.
and = { $first } { Y($last) }
seat = Jugador { $number }
chance = azar
error-unknown-bot = No hay ningún bot «{ $given }». Bots: { $accepted }.
error-bad-ladder = «{ $given }» no es una escala: necesita dos o más bots distintos, del más débil al más fuerte. Por ejemplo: { $accepted }.
error-bad-bots = Nombraste { $given } bots para { $accepted } puestos. Nombra uno para todos o uno para cada puesto.
error-unreadable = { $given } no se puede leer: { $reason }. Indica el archivo de una partida guardada.
error-unwritable = { $given } no se puede escribir: { $reason }. Indica otro archivo.
error-nothing-to-continue = No hay ninguna partida de { $given } sin terminar. Empieza una: { $accepted }
error-other-game = { $given } es de otro juego. Continúalo con: { $accepted } --resume { $given }
error-input-ended = La entrada se acabó a mitad de la partida. Está guardada en { $file }; continúa con: { $accepted }
error-bad-number = No hay acción número { $given }. Se acepta: de 1 a { $accepted }.
error-no-lesson = { $game } no tiene la lección «{ $given }». Lecciones: { $accepted }.
error-no-lessons = { $game } no tiene lecciones. Sus reglas: { $accepted }
error-no-progress = Este archivo no guarda el avance de una lección. Se esperaba al final: { $accepted }
error-lesson-stuck = La lección no puede seguir en el paso «{ $given }». Ahí se puede: { $accepted }.
error-bad-seat = No hay puesto { $given }. Puestos: de 1 a { $accepted }.
error-content = { $file }, { $entry }, { $field }: { $wrong ->
    [missing] falta
    [unknown] no existe ese campo
   *[value] «{ $given }» no sirve
}. Se acepta: { $accepted }.
error-no-toml = { $file }, línea { $line }, columna { $column }: esto no es TOML.
error-unreadable-content = { $file } no se puede leer: { $reason }.
error-no-content-file = «{ $given }» no es un archivo de contenido. Archivos: { $accepted }.
error-no-content-of = { $given } no tiene archivos de contenido. Juegos con contenido: { $accepted }.
error-card-twin = investments.toml, { $entry }: tiene el mismo coste, activación, procesos y efecto que { $other }.
error-card-beaten = investments.toml, { $entry }: { $other } es de la misma clase y no es peor en nada: nadie necesita esta carta.
error-no-content = En { $given } no hay ningún paquete de contenido. Un paquete es una carpeta con alguno de: { $accepted }.
error-table-unknown = No hay ninguna mesa con el código «{ $given }». Un código tiene seis letras, por ejemplo BCDFGH.
error-table-not-started = La partida aún no empieza. El anfitrión la empieza cuando todos los puestos están ocupados.
error-table-started = La partida ya empezó; ahora los puestos solo se pueden dar a bots o a personas.
error-table-open-seats = Queda un puesto libre. Espera a que alguien se siente, o dáselo a un bot si eres anfitrión.
error-table-over = La partida terminó. Su registro y su repetición quedan aquí.
error-table-stale = La mesa cambió desde que viste esta página, así que no se hizo nada. Mira de nuevo y elige.
error-table-not-your-turn = No es tu turno.
error-table-not-your-seat = Estás mirando. Para jugar, toma un puesto libre o entra con el enlace de tu puesto.
error-table-not-host = Eso solo lo puede hacer el anfitrión de la mesa.
error-table-not-entered = En esta mesa se juega aquí; solo se anota la partida de una mesa de verdad.
error-table-seat-taken = El puesto { $given } está ocupado. Elige uno libre.
error-name-taken = En esta mesa ya hay alguien que se llama { $given }. Elige otro nombre.
error-table-still-here = { $given } estaba aquí hace un momento. Un bot puede jugar en su lugar cuando lleve { $accepted } segundos fuera.
error-table-no-claim = Nadie está pidiendo tu puesto.
error-table-bad-link = Este enlace no abre ningún puesto aquí. Pídele uno nuevo al anfitrión.
error-table-nothing-asked = Nadie está pidiendo deshacer.
error-table-not-asked = Esta pregunta es para otra persona.
error-table-undo-rate = Deshicieron mucho: { $accepted } veces seguidas; después, una por segundo. Espera un momento; no se hizo nada.
error-table-change-rate = Los puestos de esta mesa cambian muy rápido. Espera un momento y vuelve a intentarlo; no se hizo nada.
error-table-long = El historial de esta mesa es larguísimo ({ $accepted } entradas). Pueden jugar hasta el final, pero ya no deshacer ni cambiar puestos.
error-table-full = El historial de esta mesa está lleno ({ $accepted } entradas). El registro queda aquí; empieza otra partida.
error-store-url = «{ $given }» no es la dirección de una base de datos. Se acepta: { $accepted }
error-store-unreachable = No se puede conectar con la base de datos { $given }: { $reason }
error-store-lost = Perdimos la conexión con la base de datos, así que no se hizo nada. Inténtalo de nuevo en un momento.
error-store-unsure = La base de datos no responde, así que no sabemos si esto quedó guardado. La mesa lo muestra en cuanto lo sepamos; si no está, hazlo de nuevo.
error-store-full = El disco del servidor está lleno, así que no se hizo nada. Avísale a quien lo cuida; tu partida está a salvo y sigue en cuanto haya espacio.
error-store-gone = Alguien movió, borró o cambió el archivo de la base de datos del servidor, así que no se hizo nada. Todo sigue cuando el archivo vuelva; con otro archivo hay que reiniciar el servidor.
error-store-in-use = Otro servidor ya usa la base de datos { $given }. Detén ese primero o indica otro archivo con --db.
error-store-newer = La base de datos es de una versión más nueva de Sobremesa. Instala esa versión o indica otra base de datos. ({ $reason })
error-export-line = La línea { $line } no se puede leer ({ $reason }). Indica un archivo escrito por `sobremesa db export` ({ $accepted }).
error-table-other-rules = Esta partida se jugó con las reglas { $given } y las reglas { $accepted } no pueden retomar su posición. Ábrela con la versión con que se jugó.
error-no-docs = La guía no está construida en este servidor. Ejecuta { $accepted }; el paquete instalado ya la trae.
error-no-page = No existe la página { $given }. Empieza en la página de inicio.
error-too-often = Hiciste demasiadas peticiones en un minuto. Espera un poco e inténtalo de nuevo.
error-bad-seat-kind = «{ $given }» no puede sentarse a una mesa. Se acepta: { $accepted }.
error-bad-topic = «{ $given }» no es una página que se pueda seguir. Se acepta: { $accepted }.
error-bad-network = { $given }. Una red se escribe así: { $accepted }.
error-port-taken = No se puede escuchar en { $given }: { $reason }. Elige otro puerto con --port, o 0 para cualquiera libre.
error-not-a-number = «{ $given }» no es un número. Se acepta un número entero, por ejemplo 3.
error-bad-request = Esto no se entiende: { $given }. Se acepta lo que describe /openapi.json.
error-other-site = Este formulario vino de otro sitio, así que no se hizo nada. Ábrelo de nuevo desde una página de Sobremesa.
error-too-large = Es demasiado grande. Se aceptan hasta { $accepted } bytes.
error-bad-host = No se entiende a qué dirección va esta petición. Usa la dirección de la página de inicio.
error-no-method = { $given } no se puede hacer aquí. Se acepta: { $accepted }.
error-workers-die = Los procesos murieron { $given } veces seguidas sin terminar nada. ¿Alcanza la memoria? Prueba con menos: --jobs 1
error-bad-cluster = «{ $given }» no es un clúster. Se acepta: `tcp://máquina:puerto` para uno que ya corre, `local:2` para iniciar aquí uno de dos procesos.
error-no-cluster = No hay un clúster con procesos en { $given }: { $reason }. Inicia uno: `dask scheduler`, y luego `dask worker tcp://máquina:puerto`
error-bad-folder = No se puede escribir en { $given }: { $reason }. Indica otra carpeta.
error-folder-in-use = Alguien está escribiendo en { $given } ahora mismo. Espera, o indica otra carpeta.
error-other-plan = En { $given } hay otras partidas: { $reason }. Indica la misma preparación, u otra carpeta.
error-needs-extra = Esto necesita { $given }. Instálalo: { $accepted }
error-no-learner = { $given } no tiene una evaluación que se pueda entrenar.
error-no-bound = No hay una cota para { $given }: nadie ha calculado cuánto haría un jugador perfecto.
error-which-game = Ninguno de los lados es un paquete de contenido: nombra el juego con --game: { $accepted }.
error-bad-side = «{ $given }» no se puede comparar. Se acepta: la carpeta de un paquete de contenido, nombre=valor, un bot ({ $accepted }), o . para el juego tal como está.
error-no-field = No hay «{ $given }» en el contenido. Hay: { $accepted }.
error-field-is-many = «{ $given }» no es una sola cifra. Sigue con: { $accepted }.
error-not-design = «{ $given }» no se puede cambiar: su fuente es { $source }. Solo se cambia lo que dice `source = "design"`, salvo con --any.
error-bad-param = «{ $given }» no es un parámetro. Escribe ruta=1..4, ruta=50..500:50 o ruta=a,b; por ejemplo { $accepted }.
error-bad-goal = «{ $given }» no es una meta. Se acepta: { $accepted }.
error-fault = Algo falló de nuestro lado. Lo que se jugó está guardado: vuelve a la mesa e inténtalo de nuevo.
error-new-game-name = «{ $given }» no puede ser el id de un juego. Se aceptan de 2 a 20 letras minúsculas sin tilde y cifras, primero una letra, y ninguna palabra de Python; por ejemplo ludo.
error-new-game-taken = «{ $given }» ya es el nombre de un juego o paquete de Python instalado. Se acepta cualquier nombre libre.
error-new-game-folder = { $given } ya existe, y nada se sobrescribe. Se acepta una carpeta nueva o vacía, con --to.
error-no-action-place = No existe la acción { $given }. Acciones: de 0 a { $accepted }; la máscara indica cuáles son legales.
error-no-rung = La acción { $given } es un monto y ahora se ofrecen menos. La máscara indica qué acciones son legales.
error-bad-env-seat = No existe el puesto { $given }. Puestos: de 0 a { $accepted }.
error-bad-env-observation = No existe la observación «{ $given }». Observaciones: { $accepted }.
error-bad-env-reward = No existe la recompensa «{ $given }». Recompensas: { $accepted }.
error-bad-env-steps = Una partida no puede cortarse después de { $given } pasos. Se acepta 1 o más, o `None` para jugar hasta el final.
error-bad-env-count = No puede haber { $given } partidas a la vez. Se acepta 1 o más.
error-bad-env-actions = Estas acciones tienen la forma { $given }. Se acepta una acción por cada una de las { $accepted } partidas.
error-bad-opponents = Nombraste { $given } rivales para { $accepted } puestos. Nombra uno para todos, o uno para cada uno.
error-bad-render-mode = No existe el modo de dibujo «{ $given }». Modos: { $accepted }.
error-no-raster = Para los píxeles falta { $given }: `pip install 'sobremesa[env]'`. Los modos ansi y svg no necesitan nada.
error-no-own-bot = El bot «{ $given }» no se puede cargar: { $reason }. Escribe módulo:Clase; la clase recibe `(game, seed)` y tiene `choose(state)`.
error-bot-failed = El bot «{ $given }» perdió su partida: { $reason }
error-bot-illegal = eligió { $given }, que no es legal ({ $reason })
error-moves-need-folder = { $given } necesita una carpeta donde guardar las filas: agrega --out CARPETA.
error-no-games = Pediste { $given } partidas. Se acepta: 1 o más.
error-no-records = No hay partidas guardadas en { $given }. Sus nombres terminan como { $accepted }.
error-other-setup = { $given } tiene otra configuración que las partidas anteriores. Las observaciones son de una sola: { $accepted }.
error-no-peers = Los demás no se pueden instalar en { $given }: { $reason }. Indica una carpeta en la que se pueda escribir, con acceso a la red.
scored-points = { $points ->
    [one] punto
   *[other] puntos
}
