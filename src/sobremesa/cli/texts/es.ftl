welcome = { $title } — escribe un número o una acción; ? explica, salir deja la mesa (la partida queda guardada).
prompt = >
you = tú
person = jugador_{ $number }
kept = La partida está guardada en { $file }
left = Hasta pronto. Continúa con: { $command }
possible = Eso sí se puede: { $action }.
hint = Un planificador elegiría: { $action }. ({ $notation })
commands = Órdenes: un número o una acción · ? reglas del momento · porque ACCIÓN · pista · deshacer · guardar [ARCHIVO] · ver · terminar · salir
svg-written = El tablero está en { $file }
verified = Válida: { $actions } acciones, la partida no ha terminado. Posición { $digest }
verified-over = Válida: { $actions } acciones, resultado { $points }. Posición { $digest }
ruling = Nuestra lectura: { $text }
content-fine = { $count ->
    [one] Se revisó { $count } paquete: todo está bien.
   *[other] Se revisaron { $count } paquetes: todo está bien.
}
