title = Chancho
tagline = Un dado y un poco de valor: tira cuanto quieras, pero plántate antes del uno.
facts = 2 a 6 jugadores · 10 minutos
seat = Jugador { $number }
edition-classic = Clásica
    .help = Con un dado.
option-goal = Meta
    .help = Con cuántos puntos se gana.
label-players = Jugadores
label-points = Puntos
label-turn = Este turno
label-die = Dado
label-gathered = Juntado
tally-held = Puntos guardados
tally-lost = Puntos perdidos con un uno

# -- the moment
phase = Turno { $number }
asks-first = Le toca a { $seat }: tirar el dado.
asks-choose = { $seat } lleva { $points }: tirar otra vez o plantarse.
asks-die = { $seat } tira el dado.
asks-over = Ganó { $seat }.

# -- actions, events, refusals
action-die = El dado muestra { $face }
action-roll = Tirar el dado
action-hold = Plantarse
event-gathered = { $seat } saca un { $face } y lleva { $points }.
event-lost = { $seat } saca un 1 y pierde { $points }.
event-held = { $seat } se planta y guarda { $gathered }: tiene { $points }.
event-won = { $seat } gana con { $points } puntos.
refusal-no-such-action = Esa acción no existe.
refusal-game-over = La partida ya terminó.
refusal-chance-only = Esto lo decide solo el dado.
refusal-die-first = Primero se tira el dado.
refusal-nothing-gathered = Aún no has juntado nada: tira el dado al menos una vez.
