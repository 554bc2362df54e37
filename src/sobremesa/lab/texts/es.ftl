# El laboratorio: informes sobre muchas partidas.
plan = edición { $edition }, nivel { $level }, { $players ->
    [one] un jugador
   *[other] { $players } jugadores
}, bots: { $bots }, semilla { $seed }
balance = Equilibrio
games = { $games ->
    [one] una partida
   *[other] { $games } partidas
}
figure-decisions = Decisiones por partida, con las del azar
figure-best = Puntos de quien más tuvo
figure-margin = Ventaja del primero sobre el segundo
figure-lead-changes = Cambios de puntero
figure-decided = Parte de la partida tras la cual quien ganó fue adelante hasta el final
figure-one-winner = Partidas con un solo ganador
figure-points = Puntos del bot
figure-wins = Victorias del bot
table-course = Cómo van las partidas
table-counted = Lo que pasa en una partida, todos los asientos juntos
table-seat = Asiento
table-place = Orden de juego
table-bot = Bot
one-seat = Asiento { $number }
one-place = { $number ->
    [0] nunca alcanzó a jugar
   *[other] Juega en el lugar { $number }
}

# La página.
lab = Sobremesa · laboratorio
findings = Lo que llama la atención
finding-none = Nada se aparta de lo justo más de lo que explica el azar.
finding = { $table }: { $name }
finding-strong = gana más de lo que le toca
finding-weak = gana menos de lo que le toca
finding-dominated = gana menos de lo que le toca, y rara vez se elige
finding-strong-alone = va con más puntos
finding-weak-alone = va con menos puntos
finding-dominated-alone = va con menos puntos, y rara vez se elige
finding-never = nunca se eligió: { $names }
more-findings = y { $number } más abajo
course = Cómo van las partidas
endings = Cómo terminan las partidas
share = Veces lo que le toca de las victorias
share-alone = Puntos más que sin ello
amounts = Lo que más hacen quienes ganan, o menos
in-figures = En cifras
never = Nunca se eligió: { $names }.
rare = Muy poco para saber: { $names }.
thing = Cosa
uses = Usos
in-games = En partidas
result = Resultado
interval = 95 %
chance = Por azar, corregido
verdict = Veredicto
verdict-strong = ▲ más que lo justo
verdict-weak = ▼ menos que lo justo
verdict-dominated = ✖ menos que lo justo, y rara vez se elige
verdict-fair = ● sin diferencia probada
verdict-few = · muy poco para saber
amount = Se cuenta
mean = Media por asiento
winners-more = De más quien gana
reading = Cómo se lee
reading-share = Lo que le toca a una cosa es la parte de sus usos que fueron de quien ganó, dividida por lo justo: uno de cada tantos como juegan. 1 es lo justo; 2 es el doble. Una victoria compartida cuenta por partes. La franja va de 0,75 a 1,25.
reading-alone = Con un solo jugador no hay a quién ganarle: el resultado es la diferencia entre la media de puntos de las partidas con una cosa y la de las partidas sin ella.
reading-interval = La línea junto a cada signo es el intervalo del 95 %; la muestra son las partidas, porque lo que gana un asiento no lo gana otro. Los signos que no son ● quedan aun cuando se miran juntas todas las cosas de la misma tabla (corrección de Holm al 5 %). Lo que se usó menos de { $few } veces no se juzga.
reading-cause = Lo que acompaña a la victoria no siempre la causa: quien va adelante puede pagar más.

# El ajuste.
tuned = Contenido ajustado
tuned-from = { $trials ->
    [one] un ensayo
   *[other] { $trials } ensayos
} de { $games } partidas cada uno; lo que sigue se midió con { $games } partidas de otras semillas
changes = Lo que cambió
path = Cifra
before = Antes
after = Después
goals = Las metas
goal = Meta
goals-note = La distancia a la meta: 0 es haber llegado. `even`: la distancia media a lo justo en victorias (con un jugador, al uso parejo); `used`: la parte de todas las cosas que nadie usó; una cifra: la distancia como parte del valor que se busca.
no-change = como antes
differences = Lo que es distinto
no-differences = Nada más es distinto por encima de lo que explica el azar.
more = Diferencia
search = La búsqueda
search-note = La distancia de cada ensayo, en orden; la línea es lo mejor hasta ahí.
