# Errores: una línea que dice qué estuvo mal y qué se aceptaría.
error-unknown-game = No hay ningún juego «{ $given }». Juegos: { $accepted }.
error-unknown-edition = { $game } no tiene la edición «{ $given }». Ediciones: { $accepted }.
error-unknown-option = { $game } no tiene la opción «{ $given }». Opciones: { $accepted }.
error-bad-option-value = La opción { $option } no puede ser «{ $given }». Se acepta: { $accepted }.
error-bad-option-form = «{ $given }» no es una opción. Escribe nombre=valor, por ejemplo { $example }.
error-bad-players = { $game } no se juega de a { $given }. Jugadores: de { $least } a { $most }.
error-bad-level = { $game } no tiene el nivel { $given }. Niveles: { $accepted }.
error-unknown-verb = «{ $given }» no es una acción. Las acciones empiezan con: { $accepted }.
error-wrong-arguments = «{ $given }» está incompleto. Escribe: { $accepted }.
error-unknown-thing = «{ $given }» no se conoce en «{ $form }». Se acepta: { $accepted }.
error-illegal = «{ $given }» no se puede ahora: { $reason } ({ $rule })
error-bad-lang = No hay textos en «{ $given }». Idiomas: { $accepted }.
error-record-empty = Esto no es un registro: está vacío. Un registro empieza con la línea «sobremesa 1».
error-record-form = Línea { $line }: «{ $given }» no es parte de un registro. Se esperaba: { $accepted }.
error-record-version = Línea { $line }: el formato de registro { $given } no se conoce. Se acepta: { $accepted }.
error-record-rules = Línea { $line }: esta partida se jugó con las reglas { $given }; aquí están las { $accepted }.
error-record-number = Línea { $line }: la acción número { $given } está fuera de orden, se esperaba la { $accepted }.
error-record-seat = Línea { $line }: es el turno de { $accepted }, no de { $given }.
error-record-action = Línea { $line }: { $reason }
error-record-over = Línea { $line }: la partida ya había terminado; no puede seguir ninguna acción.
error-record-result = Línea { $line }: el resultado es { $accepted }, no { $given }.
error-record-at = No existe la posición { $given }. Se acepta: de 0 a { $accepted }.
error-no-undo = No hay nada tuyo que deshacer.
error-no-undo-chance = No se puede deshacer: el azar ya habló (un dado o una carta). Se deshace hasta el último resultado del azar.
error-no-undo-other = No se puede deshacer: otro jugador ya actuó.
seat = Jugador { $number }
chance = azar
error-unknown-bot = No hay ningún bot «{ $given }». Bots: { $accepted }.
error-bad-bots = Se nombraron { $given } bots para { $accepted } asientos. Nombra uno para todos o uno para cada uno.
error-unreadable = { $given } no se puede leer: { $reason }. Indica el archivo de una partida guardada.
error-unwritable = { $given } no se puede escribir: { $reason }. Indica otro archivo.
error-nothing-to-continue = No hay ninguna partida de { $given } sin terminar. Empieza una: { $accepted }
error-other-game = { $given } es de otro juego. Continúalo con: { $accepted } --resume { $given }
error-input-ended = La entrada se acabó a mitad de la partida. Está guardada en { $file }; continúa con: { $accepted }
error-bad-number = No hay acción número { $given }. Se acepta: de 1 a { $accepted }.
error-no-lesson = { $game } no tiene la lección «{ $given }». Lecciones: { $accepted }.
error-no-progress = Este archivo no guarda el avance de una lección. Se esperaba al final: { $accepted }
error-lesson-stuck = La lección no puede seguir en su paso «{ $given }». Ahí se puede: { $accepted }.
error-bad-seat = No hay puesto { $given }. Puestos: de 1 a { $accepted }.
error-content = { $file }, { $entry }, { $field }: «{ $given }» no sirve. Se acepta: { $accepted }.
error-no-content = En { $given } no hay ningún paquete de contenido. Un paquete es una carpeta con alguno de: { $accepted }.
error-workers-die = Los procesos murieron { $given } veces seguidas sin terminar nada. ¿Alcanza la memoria? Prueba con menos: --jobs 1
error-bad-cluster = «{ $given }» no es un clúster. Se acepta: tcp://host:puerto para uno que ya corre, local:2 para iniciar aquí uno de dos procesos.
error-no-cluster = No hay un clúster con procesos en { $given }: { $reason }. Inicia uno: dask scheduler, y luego dask worker tcp://host:puerto
error-bad-folder = No se puede escribir en { $given }: { $reason }. Indica otra carpeta.
error-folder-in-use = Alguien está escribiendo en { $given } ahora mismo. Espera, o indica otra carpeta.
error-other-plan = En { $given } hay otras partidas: { $reason }. Indica la misma preparación, u otra carpeta.
error-needs-extra = Esto necesita { $given }. Instálalo: { $accepted }
error-which-game = Ninguno de los lados es un paquete de contenido: nombra el juego con --game: { $accepted }.
error-bad-side = «{ $given }» no es un lado que comparar. Se acepta: la carpeta de un paquete de contenido, nombre=valor, un bot ({ $accepted }), o . para el juego tal como está.
error-no-field = No hay «{ $given }» en el contenido. Hay: { $accepted }.
error-field-is-many = «{ $given }» no es una sola cifra. Sigue con: { $accepted }.
error-not-design = «{ $given }» no es nuestro para cambiarlo: su fuente es { $source }. Solo lo que dice source = "design", salvo con --any.
error-bad-param = «{ $given }» no es un parámetro. Escribe ruta=1..4, ruta=50..500:50 o ruta=a,b; por ejemplo { $accepted }.
error-bad-goal = «{ $given }» no es una meta. Se acepta: { $accepted }.
