# Las reglas de ¡Ese es mi planeta!, contadas a quien está en la mesa.
# `rule-<id>` es lo que dice el libro, con nuestras palabras; `.ruling`, cómo lo leemos donde el libro calla.

chapter-setup = Preparación
chapter-draft = El reparto
chapter-turn = El turno
chapter-move = Fase 1: mover una nave
chapter-act = Fase 2: actuar en un planeta
chapter-other = Otras acciones
chapter-broken = Naves averiadas
chapter-end = El final de la partida
chapter-score = El recuento de puntos

# -- preparación
rule-setup-ships = Los tres dados de color son tus naves: la amarilla lleva al equipo de infiltración, la azul al de invasión y la roja al de conquista. Las tres comienzan en la Nave Nodriza mostrando un 6, que es su combustible.
rule-setup-deck = Toma un mazo de naipes ingleses, saca las jotas, las reinas y los reyes, y baraja el resto: 40 cartas del as al diez y los 2 comodines.
    .ruling = Las cuentas del propio libro (11 cartas en cada equipo, 21 descartadas) solo salen con el mazo completo de 54. Opción `faces`: apagada por defecto, como pide el texto; encendida, las figuras se quedan en el mazo y la jota vale 11, la reina 12 y el rey 13.

# -- reparto
rule-draft-burn = Antes del reparto, quema las 2 primeras cartas del mazo: van al descarte.
    .ruling = Se queman a la vista, como todo lo que descartas: sabes qué tendrá la Reserva, pero no en qué orden. Un comodín quemado aquí no arruina ninguna ronda.
rule-draft-round = En cada ronda del reparto se muestran 4 cartas. Dale una a cada uno de tus tres equipos, la que quieras al que quieras, y descarta la cuarta. Sigue hasta que se acabe el mazo.
rule-draft-one_joker = Si entre las 4 cartas mostradas hay un solo comodín, las 4 se descartan de inmediato.
rule-draft-two_jokers = Si entre las 4 cartas mostradas están los dos comodines, baraja las 4 de vuelta en el mazo y sigue con el reparto.
    .ruling = Si esas 4 son las últimas del mazo no hay cómo evitarlas: se descartan las 4, y así el reparto siempre termina.
rule-draft-counts = Cuando los dos comodines salen en rondas distintas, cada equipo termina con 8 cartas y 18 quedan descartadas; con las figuras en el mazo, 11 y 21.
    .ruling = Cada comodín que no arruina una ronda por su cuenta significa una carta más para cada equipo y tres descartes menos: 9 y 15 si ocurre una vez, 10 y 12 si ocurre dos (con figuras, 12 y 18 o 13 y 15). Un comodín quemado no arruina ninguna ronda; los dos en las 4 últimas cartas arruinan una sola. Los tres equipos son siempre del mismo tamaño.
rule-draft-reserve = Después del reparto, retira los comodines del juego y baraja las demás cartas descartadas en un mazo boca abajo: es tu Reserva.
    .ruling = La Reserva se forma una sola vez. Lo que descartes después, al actuar o al buscar combustible, queda a la vista y no vuelve nunca.
rule-draft-example = Ejemplo: se queman dos cartas. La primera ronda muestra el diez de diamantes, el as de tréboles, el ocho de picas y el cinco de corazones: el diez va a conquista, el as a invasión, el ocho a infiltración y el cinco se descarta. La segunda muestra los dos comodines, y sus cuatro cartas vuelven al mazo. La tercera muestra uno solo, y las cuatro se descartan.

# -- turno
rule-turn-order = Tu turno tiene dos fases: en la fase 1 mueves una nave y en la fase 2 actúas con ella. Antes de la fase 1, y entre las dos fases, puedes hacer otras acciones cuantas veces quieras.
    .ruling = La fase 1 no se puede pasar. La fase 2 comienza cuando tiras el dado blanco: desde ahí ya no hay otras acciones y debes jugar una carta. El turno termina una vez resuelta la carta, o cuando decides no actuar, llegas a la Nave Nodriza o la nave se avería en el camino.

# -- mover
rule-move-route = Mueve una nave por una sola ruta impresa hasta un planeta donde no haya otra, o hasta la Nave Nodriza, donde caben las tres. La nave pierde el combustible que indica la ruta.
    .ruling = Las rutas sirven en ambos sentidos, y una nave que se mueve siempre cambia de lugar. Llegar a la Nave Nodriza no da combustible. Puedes partir a sabiendas de que la nave quedará averiada, pero su destino tiene que estar libre igual.
rule-move-different_ship = No puedes mover la misma nave que moviste el turno pasado.
    .ruling = En el primer turno puedes mover cualquiera. La prohibición corre de un turno a otro, no entre los movimientos de un mismo turno. Si moviste más de una nave, descansa la última, aunque haya quedado averiada; rescatarla no le permite moverse este turno.
rule-move-out_of_fuel = Si al moverse una nave quedaría con 0 de combustible o menos, no llega: va a la zona de averiados y termina tu turno.
    .ruling = Debe quedarle al menos 1: una nave con 3 que toma una ruta de 3 queda averiada. También termina el turno si estabas moviendo otra vez después de un planeta vedado.
rule-move-example = Ejemplo: la nave roja tiene 6 de combustible, toma una ruta de 3 y queda en el planeta con 3. El turno siguiente la roja no puede moverse, y ni la azul ni la amarilla pueden ir a ese planeta mientras la roja siga ahí.

# -- actuar
rule-act-hierarchy = La conquista está por encima de la invasión, y la invasión por encima de la infiltración. Puedes infiltrar un planeta sin ninguna marca, invadir uno que no esté invadido ni conquistado, y conquistar uno que aún no esté conquistado.
rule-act-barred_returns = Si mueves una nave a un planeta donde su acción ya no es posible, vuelves a la fase 1.
    .ruling = Es una fase 1 nueva, con otras acciones antes si quieres, y debes volver a mover. Un planeta está vedado solo por sus marcas, tal como están cuando llegas: no tener cartas en el equipo no cuenta. Opción `barred`: por defecto (`any`) mueves la misma nave o cualquier otra que no se haya movido el turno pasado; con `same`, solo la que acaba de moverse; con `stop`, también puedes terminar ahí el turno. Si ninguna nave puede moverse, se acaba la partida.
rule-act-optional = En un planeta tú decides si intentas la acción. Llegar a la Nave Nodriza termina el turno: ahí no hay nada que hacer.
    .ruling = Decídelo antes de tirar el dado. Sin cartas en el equipo no puedes intentarlo: recluta una entre las fases o el turno termina.
rule-act-competence = Tira el dado blanco y súmale el modificador impreso junto al planeta para tu tipo de acción: esa es la competencia del planeta.
    .ruling = Primero el dado y después la carta, en el orden del libro: eliges tu carta sabiendo lo que tienes que superar.
rule-act-value = Juega una carta del equipo de esa nave y descártala. Vale su número, y 1 más por cada otra carta de su pinta que haya en el equipo: ese es tu valor de acción.
    .ruling = La carta la eliges tú. El libro dice «descarta» dos veces, para el valor y para el resultado, pero es una misma y única carta. El as vale 1 y no se da bonificación a sí mismo. Las cartas que bonifican son las que quedan en el equipo, y ahí se quedan.
rule-act-ace_bonus = Si una de esas otras cartas de la pinta es el as, suma 1 más: esa carta da +2 en vez de +1.
rule-act-success = Si tu valor de acción es mayor que la competencia, lo lograste: marca en tu hoja la casilla de esa acción para el planeta.
    .ruling = La nave se queda en el planeta. Las casillas inferiores que te saltaste no se llenan y ya no se pueden ganar.
rule-act-failure = Si tu valor de acción es menor que la competencia, fracasas y la nave va a la zona de averiados.
rule-act-tie = Si tu valor de acción es igual a la competencia, no es ni mayor ni menor: el libro no dice qué pasa.
    .ruling = Opción `tie`: por defecto (`nothing`) la carta se gasta, no hay marca y la nave se queda donde está; con `fail` cuenta como fracaso y con `success` como éxito.

# -- otras acciones
rule-other-recruit = Reclutar: elige un equipo, marca una casilla de Reclutamiento y súmale una carta de la Reserva. No puedes reclutar si no quedan casillas libres o si la Reserva está vacía.
    .ruling = Nombra el equipo antes de ver la carta: es la primera del mazo, no la eliges. El equipo de una nave averiada también puede reclutar.
rule-other-refuel_reserve = Usar la reserva de combustible: marca una de sus casillas y una nave gana 1 de combustible, sin pasar nunca de 6.
    .ruling = Puede recibirlo cualquier nave del tablero, no solo la que moviste, pero no una averiada. No se puede si no quedan casillas libres.
rule-other-refuel_search = Buscar combustible: sacrifica la mejor carta de un equipo, la de mayor valor de acción, y su nave se llena hasta 6 de combustible.
    .ruling = El mayor valor incluye las bonificaciones por pinta y por as, como si la jugaras ahora; entre iguales, eliges. No marca casilla ni cuesta puntos. La nave debe estar en el tablero con menos de 6 y su equipo debe tener alguna carta: a una nave averiada solo la trae de vuelta el banco.
rule-other-refuel_example = Ejemplo: una nave con 1 de combustible tiene que tomar una ruta de 3. Tres casillas de la reserva la suben a 4 y llega con 1; o la mejor carta de su equipo la llena hasta 6 y llega con 3. Con dos casillas quedaría en 3 y se averiaría.

# -- averías
rule-broken-rescue = Marca una casilla del Banco Intergaláctico y una nave averiada vuelve a la Nave Nodriza con 6 de combustible.
    .ruling = El rescate es una de las otras acciones: se hace antes de mover o entre las dos fases. No se puede si no quedan casillas libres. Está permitido averiar una nave a propósito para que la rescaten.

# -- final
rule-end-when = La partida termina cuando no te quedan movimientos o cuando tú decides terminarla.
    .ruling = Puedes terminarla siempre que te toque decidir, salvo con el dado ya tirado: entonces debes jugar una carta. Termina sola cuando están averiadas todas las naves que podrías mover y no quedan casillas del banco (ahí ni el combustible ni los reclutas ayudan), o cuando los 7 planetas están conquistados y ya no queda nada que hacer. Toda partida termina, porque cada movimiento gasta combustible, y el combustible, las cartas y las casillas se acaban.

# -- puntos
rule-score-columns = Cuenta las marcas de cada columna y multiplica: infiltrados por 3, invadidos por 4, conquistados por 5.
    .ruling = La frase del libro llama «infiltrados» también a la segunda columna. Es una errata: su ejemplo cuenta ahí los planetas invadidos.
rule-score-rows = Cuenta las marcas de cada planeta y multiplícalas por su multiplicador, que para los planetas 1 a 7 es 3, 2, 1, 4, 3, 1 y 2.
rule-score-costs = Cada marca de Reclutamiento te cuesta 1 punto, cada marca de la reserva de combustible 2 y cada marca del banco 5.
    .ruling = Se restan de la suma de filas y columnas; el total puede ser negativo. Las cartas y el combustible que sobran y las naves averiadas no cuentan.
rule-score-example = Ejemplo: los planetas 1 y 7 están infiltrados y conquistados, el 2 y el 4 invadidos, el 3 con las tres marcas, el 5 conquistado, el 6 infiltrado e invadido; hay marcados 3 reclutas, 8 casillas de combustible y 2 del banco. Las filas valen 24 y las columnas 12, 16 y 20: 24 + 12 + 16 + 20 - 3 - 16 - 10 = 43 puntos.
rule-score-compare = Compites contigo: compara los totales de una partida con los de otra.
    .ruling = Solo se comparan totales de partidas con el mismo mapa, las mismas casillas y las mismas opciones; el registro de cada partida los guarda. El libro invita a compararlos con los de tus amigos y promete un ranking de los mejores jugadores.
rule-act-example = Ejemplo: un diez de tréboles con otros tres tréboles en su equipo vale 13. Si uno de esos tres es el as, vale 14.
