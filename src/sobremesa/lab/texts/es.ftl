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
figure-decisions = Decisiones por partida, incluidas las del azar
figure-best = Puntos de quien más tuvo
figure-margin = Ventaja del primero sobre el segundo
figure-lead-changes = Cambios de puntero
figure-decided = En qué parte de la partida quien ganó tomó la delantera definitiva
figure-one-winner = Partidas con un solo ganador
figure-points = Puntos del bot
figure-wins = Victorias del bot
table-course = Cómo son las partidas
table-counted = Lo que pasa en una partida, todos los puestos juntos
table-seat = Puesto
table-place = Orden de juego
table-bot = Bot
one-seat = Puesto { $number }
one-place = { $number ->
    [0] Nunca alcanza a jugar
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
finding-strong-alone = coincide con más puntos
finding-weak-alone = coincide con menos puntos
finding-dominated-alone = coincide con menos puntos, y rara vez se elige
finding-never = nunca se eligió: { $names }
more-findings = y { $number } más abajo
course = Cómo son las partidas
endings = Cómo terminan las partidas
share = Victorias comparadas con lo justo
share-alone = Diferencia en puntos
amounts = Lo que quienes ganan hacen más, o menos
in-figures = En cifras
never = Nunca se eligió: { $names }.
rare = Hay muy pocas partidas para saber: { $names }.
thing = Elemento
uses = Usos
in-games = En partidas
result = Resultado
interval = 95 %
chance = Probabilidad de que sea azar, corregida
verdict = Veredicto
verdict-strong = ▲ más que lo justo
verdict-weak = ▼ menos que lo justo
verdict-dominated = ✖ menos que lo justo, y rara vez se elige
verdict-fair = ● sin diferencia probada
verdict-few = · muy pocas partidas para saber
amount = Lo que se cuenta
mean = Promedio por puesto
winners-more = Diferencia de quienes ganan
reading = Cómo se lee
reading-share = Lo que le toca a un elemento es la parte de sus usos que fueron de quien ganó, dividida por lo justo: uno entre el número de jugadores. 1 es lo justo; 2 es el doble. Una victoria compartida cuenta por partes. La franja sombreada va de 0,75 a 1,25.
reading-alone = Con un solo jugador no hay a quién ganarle: el resultado es la diferencia entre el promedio de puntos de las partidas con un elemento y el de las partidas sin él.
reading-interval = La línea junto a cada signo es el intervalo del 95 %. La unidad de la muestra es la partida, no el puesto, porque lo que gana un puesto lo pierde otro. Todo signo que no es ● es significativo al 5 %, corregido por todas las comparaciones de la tabla (Holm). Lo que se usó menos de { $few } veces no se juzga.
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
goals-note = La distancia a la meta: 0 significa que se alcanzó. `even`: la distancia media a lo justo en victorias (con un jugador, al uso parejo); `used`: la parte de todos los elementos que nadie usó; una cifra: la distancia como parte del valor que se busca.
no-change = como antes
differences = Lo que es distinto
no-differences = Nada más difiere por encima de lo que explica el azar.
more = Diferencia
search = La búsqueda
search-note = La distancia de cada ensayo, en orden; la línea es lo mejor hasta ahí.
