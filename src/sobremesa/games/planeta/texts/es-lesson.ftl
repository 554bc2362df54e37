# La lección de ¡Ese es mi planeta!: lo que dice la guía en cada paso.
flight-lesson = Del reparto de cartas a la cuenta de la hoja, en ocho pasos.
    .title = El primer vuelo

# -- palabras
flight-term-ship = Un dado de color: amarillo, azul o rojo. Su cara dice cuánto combustible le queda, 6 como máximo.
    .name = nave
flight-term-team = Las cartas con que actúa una nave: infiltración la amarilla, invasión la azul, conquista la roja.
    .name = equipo
flight-term-discard = Las cartas que dejas fuera, boca arriba.
    .name = descarte
flight-term-reserve = Las cartas que se descartaron en el reparto, boca abajo. De ahí salen los reclutas.
    .name = Reserva
flight-term-route = La línea entre dos lugares. Su número es el combustible que cuesta.
    .name = ruta
flight-term-competence = La fuerza del planeta: el dado blanco más el número de esa acción en ese planeta.
    .name = competencia
flight-term-value = El número de la carta, más 1 por cada otra de la misma pinta en el equipo; el as de esa pinta suma 1 más.
    .name = valor
flight-term-bank = Devuelve una nave averiada a la Nave Nodriza con 6 de combustible. Cada rescate resta 5 puntos.
    .name = Banco Intergaláctico
flight-term-search = Descartas la carta de más valor de un equipo, y su nave vuelve a tener 6. No resta puntos.
    .name = buscar combustible
flight-term-boxes = Lo que marcas en la hoja al pedir ayuda: reclutar resta 1 punto, cargar 1 de combustible resta 2, un rescate resta 5.
    .name = casillas
flight-term-sheet = La tabla de los siete planetas con sus tres acciones, y las casillas de ayuda.
    .name = hoja

# -- el reparto
flight-draft = Eres general, y el Sistema Solar espera. Primero formas los equipos de tus tres naves. Se quemaron dos cartas y se muestran cuatro: una para cada equipo, y la que sobra va al descarte. Conquistar es lo más difícil y lo que más vale; después viene invadir, y después infiltrar.
    .title = El reparto
    .goal = Da la carta más alta a conquista, la segunda a invasión y la tercera a infiltración.
    .why = A mayor dificultad, mejor carta. Cuando juegues sin guía, fíjate también en las pintas: las cartas de la misma pinta se ayudan.
    .done = Así se hace una ronda.
    .wrong-end = ¿Terminar tan pronto? Reparte las cuatro cartas.
    .wrong-lowest = Conquista e invasión están bien. A infiltración dale el cuatro: el dos es la carta que sobra.
    .wrong-second = El diez está bien en conquista. La segunda más alta, el nueve, va a invasión.
    .wrong-highest = La más alta es el diez, y conquistar es lo más difícil: dale el diez a conquista.

# -- el primer turno
flight-fly = Las otras nueve rondas las repartí yo. En dos salió un comodín, y sus cuatro cartas se descartaron. Cada equipo quedó con ocho cartas, y con lo descartado se formó la Reserva, de 16. Ahora empieza el vuelo. En la fase 1 de cada turno mueves una nave por una ruta, a un planeta libre o a la Nave Nodriza.
    .title = Fase 1: volar
    .goal = Mueve la nave amarilla a Venus.
    .why = La ruta cuesta 2, así que te quedarán 4 de combustible. Y Venus es fácil de infiltrar: solo suma 2 al dado.
    .wrong-place = La amarilla puede ir ahí, pero hoy empieza por Venus: cuesta 2 y es fácil de infiltrar.
    .wrong-ship = Esa nave también puede partir, pero empieza con la amarilla: infiltrar es lo más fácil.
    .wrong-recruit = Reclutar trae una carta de la Reserva y resta 1 punto. Con ocho cartas frescas todavía no te hace falta.
    .wrong-end = ¿Terminar antes de despegar? Todavía no tienes ni un planeta. Mueve la nave amarilla.
flight-act = La nave amarilla llegó a Venus con 4 de combustible. La fase 2 es actuar, si quieres: se tira el dado blanco y se le suma lo que dice el planeta. Para infiltrar Venus son 2, así que la competencia será de 3 a 8.
    .title = Fase 2: el dado blanco
    .goal = Actúa: tira el dado blanco.
    .why = Tienes cartas que pasan de 8. Una vez tirado el dado, tienes que jugar una carta.
    .wrong-stay = Se puede, pero el turno terminaría sin nada. Tienes con qué superar cualquier dado: actúa.
    .wrong-fuel = Con 4 de combustible te alcanza por ahora. Actúa.
    .wrong-recruit = Tu equipo tiene ocho cartas; guarda el punto que cuesta reclutar. Actúa.
    .wrong-end = Estás a un dado de tu primer planeta. Actúa.
flight-play = Salió 4: la competencia de Venus es 4 + 2 = 6. Tu carta debe valer más de 6. Mira las picas: el cinco vale 5, más 5 por las otras cinco picas, más 1 porque una es el as. Son 11.
    .title = Fase 2: la carta
    .goal = Juega la carta más chica que pase de 6: el cuatro o el cinco de picas.
    .why = La carta jugada se pierde. Gana con la más baja que alcance y guarda las altas para planetas difíciles.
    .done = ¡Venus queda infiltrado! Tu primera marca en la hoja.
    .wrong-tie = Esa vale justo 6: un empate. La perderías sin marca, aunque la nave no se avería. Busca una que valga más.
    .wrong-low = Vale 3 contra 6: fracasarías, y la nave quedaría averiada.
    .wrong-high = Gana, pero es gastar de más: otra pica más baja también pasa de 6. Guarda esa.
    .wrong-end = El dado ya está tirado: primero juega una carta.

# -- el segundo turno
flight-other = Segundo turno. La nave amarilla acaba de moverse, así que ahora le toca a otra. Un planeta admite cada acción una vez, y nunca una de menor rango: lo conquistado ya no se invade, lo invadido ya no se infiltra. Y cuida el combustible: una nave que llega a 0 queda averiada en el camino.
    .title = Otra nave
    .goal = Mueve la nave roja a Júpiter.
    .why = La ruta cuesta 3: llegarás con 3. Júpiter multiplica por 4, más que ningún otro, pero suma 9 al dado. Vamos a ver qué pasa.
    .wrong-same = La amarilla se movió el turno pasado, y ninguna nave se mueve dos turnos seguidos. Mueve la roja.
    .wrong-blue = La azul también podría, pero esta vez prueba la conquista: mueve la roja a Júpiter.
    .wrong-place = Para la roja el destino de hoy es Júpiter, el que más multiplica.
    .wrong-actions = Se puede antes de mover, pero no hace falta: las naves tienen combustible y los equipos, cartas.
    .wrong-end = Con una sola marca la hoja vale poco. Mueve la nave roja.

# -- otras acciones
flight-help = Jugué por ti tres turnos. En Júpiter salió 6: competencia 15, y el diez de diamantes valía 14. Fracaso: la nave roja está averiada. Después la azul invadió Saturno y la amarilla infiltró Mercurio. A la azul le quedan 2 de combustible. Antes de mover puedes pedir ayuda, tantas veces como quieras.
    .title = Pedir ayuda
    .goal = Rescata la nave roja y busca combustible para la azul, en el orden que quieras.
    .why = Sin la roja no hay conquistas, y cada conquista vale 5 puntos o más. La búsqueda cuesta tu mejor carta, pero ningún punto.
    .wrong-move = Antes de mover, deja listas tus naves: rescata la roja y busca combustible para la azul.
    .wrong-refuel = Cada casilla de la reserva de combustible da 1 y resta 2 puntos. Para llenar la nave azul serían cuatro: mejor busca combustible.
    .wrong-yellow = A la amarilla le quedan 3 y acaba de moverse. La que está corta es la azul.
    .wrong-recruit = Cartas hay de sobra. Lo que falta es una nave y combustible.
    .wrong-end = Todavía hay mucho que ganar. Rescata la roja y busca combustible para la azul.

# -- el final y la hoja
flight-finish = Jugué por ti cinco turnos más: Urano invadido, Neptuno infiltrado, Venus conquistado, Júpiter invadido, Marte conquistado. Por el camino marqué una casilla de combustible y otra de reclutamiento. La partida termina cuando ninguna nave puede moverse o cuando tú lo dices.
    .title = Terminar
    .goal = Termina la partida.
    .why = Normalmente seguirías: quedan cartas y combustible. Pero para aprender a contar la hoja ya basta.
    .wrong-more = Todavía se podría seguir, pero ahora vamos a contar. Termina la partida.
flight-score = La hoja se cuenta así.
    · Filas: las marcas de cada planeta por su multiplicador. Mercurio 3, Venus 2 × 2, Marte 1, Júpiter 4, Saturno 3, Urano 1, Neptuno 2: son 18.
    · Columnas: tres infiltrados por 3, tres invadidos por 4 y dos conquistados por 5: 9 + 12 + 10 = 31.
    · Ayudas: un recluta, 1; una de combustible, 2; un rescate, 5. Se restan 8.
    18 + 31 − 8 = 41 puntos. Juegas contra ti: la próxima vez, trata de superarlos.
    .title = La cuenta
