welcome = { $title } — escribe un número o una acción; ? explica, salir deja la mesa (tu partida queda guardada).
seated = Tú eres { $name }. Contigo a la mesa: { $others }.
prompt = >
you = tú
first-player = Ana
person = jugador_{ $number }
kept = Tu partida está guardada en { $file }
left = Hasta pronto. Continúa con: { $command }
possible = Eso sí lo puedes hacer: { $action }.
commands = Órdenes: un número o una acción · ? reglas de este momento · porque ACCIÓN · pista · deshacer · guardar [ARCHIVO] · ver · terminar · salir
svg-written = El tablero está en { $file }
verified = Válida: { $actions } acciones, la partida no ha terminado. Posición { $digest }
verified-over = Válida: { $actions } acciones, resultado { $points }. Posición { $digest }
verified-rules = Se jugó con las reglas { $given }; todas las acciones valen también con las de hoy, las { $here }.
ruling = Cómo la entendemos: { $text }
lesson-welcome = { $title }, paso a paso — escribe un número o una acción; ? explica, pista ayuda, salir deja la mesa (tu avance queda guardado).
lesson-step = Paso { $number } de { $of } · { $title }
lesson-goal = Objetivo:
lesson-why = Por qué:
lesson-words = Palabras nuevas
lesson-go-on = Presiona Enter para seguir.
lesson-act = Este paso pide una acción: escribe su número.
lesson-hint = Ahora haz esto: { $actions }.
lesson-hint-read = Aquí no tienes que hacer nada, solo leer. Presiona Enter.
lesson-right = Sí, eso es lo que hay que hacer en este paso: { $action }.
lesson-commands = Órdenes: un número o una acción · Enter · ? [PALABRA] · porque [ACCIÓN] · pista · atrás · palabras · ver · guardar [ARCHIVO] · salir
lesson-back = Un paso atrás.
lesson-kept = Tu avance está guardado en { $file }
lesson-over = Esa fue la lección. Ahora juega: { $command }
content-fine = { $count ->
    [one] Se revisó { $count } paquete: todo está bien.
   *[other] Se revisaron { $count } paquetes: todo está bien.
}
serving = Sobremesa está funcionando en { $url } (termina con Ctrl-C)
report-written = { $games ->
    [one] Una partida
   *[other] { $games } partidas
}. El informe está en { $file }
compared = { $games } partidas por lado con las mismas semillas. A: { $a }; B: { $b }. * significativo al 5 %, corregido por todas las comparaciones de la tabla
pack-written = El paquete de contenido es { $folder }; el informe, { $file }
new-game = { $folder } está lista. Lo que sigue:
printing = Preparando las páginas…
printed = Listo para imprimir: { $file }
enter-welcome = { $title }: escribe lo que pasa en la mesa, línea por línea. Los dados y las cartas también los escribes tú. deshacer borra la última línea; ? explica; salir deja la partida guardada.
enter-chance = Esto lo deciden los dados o el mazo de tu mesa: escribe qué salió.
enter-over = Partida completa. Ahora puedes: { $review } · { $debrief }
exported = { $count ->
        [one] 1 archivo en { $folder }
       *[other] { $count } archivos en { $folder }
    }
serving-others = También puede ser: { $urls }. Elige con --address la que abran los teléfonos.
serving-name = La mayoría de los teléfonos y computadores también la abre por su nombre: { $url }
serving-firewall = Si un teléfono no la abre, revisa que esté en la misma red y que el cortafuegos de este equipo permita el puerto { $port }.
serving-alone = Este equipo no está en ninguna red: conéctalo al wifi o al punto de acceso de un teléfono y empieza de nuevo.
class-line = { $code }  { $game }  { $people } personas, { $tables } mesas
class-opened = El curso { $code } está abierto. Con el servidor en marcha, tu página se abre con su dirección y { $path }
class-exported = Los datos están en { $file }.
class-delete = ¿Borrar el curso { $code } con todos sus nombres y mesas?
class-deleted = Se borró el curso { $code }.
