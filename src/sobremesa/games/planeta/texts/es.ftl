title = ¡Ese es mi planeta!
tagline = Un general, tres naves, siete planetas: forma tus equipos, tira el dado y anota lo que conquistas.
seat = Jugador { $number }
facts = En solitario · 30 minutos
edition-solo = El juego en solitario
    .help = Un general, un mazo, un dado y una hoja: no hay rival, juegas contra tu propio puntaje.

# -- cosas
ship-yellow = la nave amarilla
ship-blue = la nave azul
ship-red = la nave roja
team-infiltration = el equipo de infiltración
team-invasion = el equipo de invasión
team-conquest = el equipo de conquista
place-mother = la Nave Nodriza
place-mercury = Mercurio
place-venus = Venus
place-mars = Marte
place-jupiter = Júpiter
place-saturn = Saturno
place-uranus = Urano
place-neptune = Neptuno
number-A = as
number-2 = dos
number-3 = tres
number-4 = cuatro
number-5 = cinco
number-6 = seis
number-7 = siete
number-8 = ocho
number-9 = nueve
number-10 = diez
number-J = jota
number-Q = reina
number-K = rey
card = { $number } de { $suit ->
    [c] tréboles
    [d] diamantes
    [h] corazones
   *[s] picas
}
joker = comodín

# -- acciones
action-draw = sale la carta { $card }
action-roll = el dado muestra { $face }
action-draft = { $infiltration } a infiltración, { $invasion } a invasión, { $conquest } a conquista
action-move = mover { $ship } a { $place }
action-act = actuar: tirar el dado blanco
action-stay = quedarse sin hacer nada
action-play = jugar { $card }
action-recruit = reclutar para { $team }
action-refuel = marcar una casilla de combustible para { $ship }
action-search = buscar combustible para { $ship }: descartar { $card }
action-rescue = pedirle al banco que rescate { $ship }
action-end = terminar la partida

verb-draft = Repartir
verb-move = Mover
verb-act = Actuar
verb-stay = Quedarse
verb-play = Jugar una carta
verb-recruit = Reclutar
verb-refuel = Usar la reserva de combustible
verb-search = Buscar combustible
verb-rescue = Rescatar
verb-end = Terminar

# -- sucesos
event-burnt = Se quema la carta { $card }.
event-shown = Se muestra la carta { $card }.
event-reshuffled = Salen los dos comodines a la vez: las cuatro cartas vuelven al mazo.
event-spoilt = { $jokers ->
    [one] Sale un comodín: las cuatro cartas se descartan.
   *[other] Los dos comodines están entre las cuatro últimas: se descartan.
}
event-drafted = { $infiltration } va a infiltración, { $invasion } a invasión y { $conquest } a conquista; se descarta { $discarded }.
event-reserve = Terminó el reparto: { $team } cartas en cada equipo, { $reserve } en la Reserva.
event-moved = { $ship-id ->
    [yellow] La nave amarilla
    [blue] La nave azul
   *[red] La nave roja
} vuela a { $place }, gasta { $cost } de combustible y le { $fuel ->
    [one] queda 1
   *[other] quedan { $fuel }
}.
event-ran-dry = { $ship-id ->
    [yellow] La nave amarilla
    [blue] La nave azul
   *[red] La nave roja
} parte hacia { $place } con { $fuel } de combustible; la ruta pide { $cost }. Queda averiada en el camino.
event-barred = En { $place } ya no hay nada que hacer para { $ship }: { $stop ->
        [1] mueves otra vez o terminas el turno.
       *[0] mueves otra vez.
    }
event-stayed = { $ship-id ->
    [yellow] La nave amarilla
    [blue] La nave azul
   *[red] La nave roja
} se queda en { $place } sin hacer nada.
event-rolled = { $place } saca { $face }: su competencia es { $competence }.
event-played = La carta { $card } vale { $value } contra { $competence }.
event-marked = ¡{ $place } { $ship-id ->
    [yellow] queda infiltrado
    [blue] queda invadido
   *[red] queda conquistado
}!
event-failed = Fracasa el intento en { $place } y { $ship } queda averiada.
event-tied = Empate en { $place }: no hay marca, { $ship } se queda.
event-recruited = La carta { $card } refuerza { $team }.
event-refuelled = { $ship-id ->
    [yellow] La nave amarilla
    [blue] La nave azul
   *[red] La nave roja
} toma 1 de la reserva de combustible y ahora tiene { $fuel }.
event-searched = La carta { $card } sale a buscar combustible: { $ship } queda con el estanque lleno.
event-rescued = El Banco Intergaláctico devuelve { $ship } a la Nave Nodriza con el estanque lleno.
event-ended = Terminas la partida.
event-no-moves = Ninguna nave puede moverse: se acabó la partida.
event-all-conquered = Los siete planetas están conquistados: se acabó la partida.

# -- negativas
refusal-no-such-action = no existe esa acción en este juego
refusal-chance-only = los dados y las cartas los decide el azar, nadie los elige
refusal-other-phase = ahora el azar tiene que mostrar otra cosa
refusal-dealing = todavía se están mostrando las cartas
refusal-drafting = primero viene el reparto: dale a cada equipo una de las cuatro cartas
refusal-draft-over = el reparto ya terminó: los equipos están formados
refusal-die-first = el dado blanco está rodando: espera el resultado
refusal-recruit-first = viene una carta de la Reserva: espera a verla
refusal-move-first = primero mueve una nave y después actúa con ella
refusal-moved = ya moviste { $ship } a { $place }: actúa ahí o quédate
refusal-roll-first = la carta responde al dado: muévete, actúa, y primero se tira el dado
refusal-barred = { $place } ya está { $mark-id ->
    [yellow] infiltrado
    [blue] invadido
   *[red] conquistado
}: { $ship-id ->
    [yellow] solo se puede infiltrar un planeta sin ninguna marca
    [blue] solo se puede invadir un planeta que no esté invadido ni conquistado
   *[red] solo se puede conquistar un planeta que aún no esté conquistado
}
refusal-move-again = { $ship } no puede hacer nada en { $place }: tienes que mover otra vez
refusal-rolled = el dado ya está tirado: ahora hay que jugar una carta
refusal-game-over = la partida ya terminó
refusal-must-move = la fase 1 no se puede pasar: hay que mover una nave
refusal-same-card-twice = cada equipo recibe una carta distinta
refusal-card-not-there = esa carta no está en el mazo ni en la Reserva
refusal-ship-broken = { $ship } está averiada; solo el banco la devuelve
refusal-moved-last-turn = { $ship } se movió el turno pasado; ahora debe moverse otra
refusal-no-route = ninguna ruta va { $here-id ->
    [mother] de la Nave Nodriza
    [mercury] de Mercurio
    [venus] de Venus
    [mars] de Marte
    [jupiter] de Júpiter
    [saturn] de Saturno
    [uranus] de Urano
    [neptune] de Neptuno
   *[broken] de la zona de averiados
} a { $there }
refusal-place-taken = { $ship } ya está en { $place }: elige un planeta libre
refusal-only-same-ship = solo puede seguir { $ship }, que acaba de moverse
refusal-team-empty = { $ship-id ->
    [yellow] el equipo de infiltración
    [blue] el equipo de invasión
   *[red] el equipo de conquista
} no tiene cartas: primero recluta una
refusal-not-in-team = la carta { $card } no está en { $team }
refusal-no-recruit-box = las { $boxes } casillas de reclutamiento están marcadas
refusal-reserve-empty = la Reserva está vacía
refusal-no-fuel-box = las { $boxes } casillas de la reserva de combustible están marcadas
refusal-tank-full = { $ship } tiene { $fuel } de combustible: el estanque está lleno, no necesita más
refusal-not-the-best = la carta { $card } vale { $value }; solo la mejor del equipo, que vale { $best }, encuentra combustible
refusal-no-bank-box = las { $boxes } casillas del banco están marcadas
refusal-not-broken = { $ship } no está averiada: el banco solo rescata naves averiadas

# -- opciones
option-faces = Figuras
    .help = Las jotas, reinas y reyes quedan en el mazo y valen 11, 12 y 13.
option-tie = Un empate
    .help = Qué pasa cuando tu carta vale lo mismo que la competencia.
    .nothing = gastas la carta, no hay marca y la nave se queda
    .fail = cuenta como fracaso
    .success = cuenta como éxito
option-barred = Un planeta vedado
    .help = Qué puedes hacer si llegas a un planeta donde la nave no puede actuar.
    .any = mueves otra vez cualquier nave que no se movió el turno pasado
    .same = mueves otra vez, pero solo la misma nave
    .stop = mueves otra vez cualquier nave, o terminas el turno

# -- el momento
phase-burn = Reparto
phase-deal = Reparto
phase-choose = Reparto
phase-phase1 = Fase 1
phase-again = Otra vez la fase 1
phase-between = Entre las fases
phase-die = Fase 2
phase-phase2 = Fase 2
phase-enlist = Reclutamiento
phase-over = El final
ask-burn = Se queman dos cartas antes del reparto.
ask-deal = Se muestran cuatro cartas.
ask-choose = Dale una carta a cada equipo; la cuarta se descarta. Quedan { $left } cartas en el mazo.
ask-phase1 = Mueve una nave. Antes puedes reclutar, cargar combustible o rescatar.
ask-again = { $ship-id ->
    [yellow] La nave amarilla
    [blue] La nave azul
   *[red] La nave roja
} no puede hacer nada en { $place }: { $stop ->
    [1] mueve otra vez o termina el turno.
   *[0] mueve otra vez.
}
ask-between = { $ship-id ->
    [yellow] La nave amarilla
    [blue] La nave azul
   *[red] La nave roja
} está en { $place }. Actúa allí (el dado + { $modifier }) o quédate.
ask-die = Se tira el dado blanco.
ask-phase2 = La competencia de { $place } es { $competence }. Juega una carta que valga más.
ask-enlist = Llega una carta de la Reserva.
ask-over = Se acabó la partida: { $points } puntos.

# -- rótulos del tablero
label-mother-ship = Nave Nodriza
label-broken-down = Averiado
label-recruitment = Reclutamiento
label-fuel = Reserva de combustible
label-bank = Banco Intergaláctico
label-reserve = Reserva
label-deck = Mazo
label-total = Total
label-planets = Planetas
label-ships = Naves
label-shown = A la vista
label-sheet = Hoja
label-infiltrate = Infiltrar
label-invade = Invadir
label-conquer = Conquistar
label-place = Lugar
label-tank = Estanque
label-routes = Rutas
label-points = Pts
label-cards = Cartas = su valor ahora
label-die = Dado blanco
label-draft = Reparto
label-phase1 = Fase 1: volar
label-between = En el planeta
label-phase2 = Fase 2: actuar
label-competence = Competencia
alt-ship = { $ship-id ->
    [yellow] La nave amarilla
    [blue] La nave azul
   *[red] La nave roja
} { $broken ->
    [yes] está averiada
   *[no] está en { $place } con { $fuel } de combustible
}, { $cards } { $cards ->
    [one] carta
   *[other] cartas
} en su equipo.
alt-planet = { $place }: { $marks }.
alt-none = sin marcas
alt-infiltrate = infiltrado
alt-invade = invadido
alt-conquer = conquistado
alt-total = { $points } puntos hasta ahora.

# What simulations count.
tally-mark = Planeta marcado
tally-failure = Planeta donde se fracasó
tally-flight = Nave que voló
tally-recruit = Equipo que reclutó
tally-refuel = Nave que cargó combustible
tally-search = Nave que buscó combustible
tally-breakdown = Nave que se quedó sin combustible
tally-rescue = Nave rescatada

# -- lo que se muestra cuando ocurre
motion-draft = En el reparto
