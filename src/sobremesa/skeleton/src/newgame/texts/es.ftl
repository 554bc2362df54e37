title = NewGame
tagline = Avanza o tira: gana quien llega primero a veinte puntos.
facts = 2 a 6 jugadores · 5 minutos
seat = Jugador { $number }
edition-classic = Clásica
    .help = La única forma de jugar.
label-players = Jugadores
label-points = Puntos

# -- the moment
phase-choose = Turno
phase-die = Dado
phase-over = Fin
asks-choose = Le toca a { $seat }: avanzar o tirar.
asks-die = { $seat } tira el dado.
asks-over = Ganó { $seat }.

# -- actions, events, refusals
action-die = El dado muestra { $face }
action-step = Avanzar: 2 puntos
action-roll = Tirar el dado
event-stepped = { $seat } avanza: { $points } puntos.
event-rolled = { $seat } saca un { $face }.
event-won = { $seat } gana con { $points } puntos.
refusal-no-such-action = Esa acción no existe.
refusal-game-over = La partida ya terminó.
refusal-chance-only = Esto lo decide solo el dado.
refusal-die-first = Primero se tira el dado.
