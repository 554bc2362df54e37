title = El Plan
tagline = Un pequeño emprendimiento, siete distritos, doce períodos: transforma productos en Ideas.
seat = Jugador { $number }
facts = De 2 a 6 jugadores · 60 minutos
edition-es = Edición en español
    .help = El juego tal como salió en Chile: planes de los niveles 1 y 2.
edition-en = Edición en inglés
    .credit = edición en inglés
    .help = La edición siguiente: tres niveles de planes, otros sucesos y otras inversiones.
edition-tutorial = Tutorial
    .help = Una primera partida con planes y cartas ya elegidos, siempre para tres.

# -- cosas
resource-human = capital humano
resource-money = dinero
resource-energy = energía
amount-human = { $number } de capital humano
amount-money = { $number } de dinero
amount-energy = { $number } de energía
amount-production = { $number } de producción
amount-logistics = { $number } de logística
amount-marketing = { $number } de marketing
amount-any = { $number } a elección
nothing = nada
product-raw = materia prima
product-good = bien de consumo
product-service = servicio
process-production = producción
process-logistics = logística
process-marketing = marketing
process-any = a elección
kind-infrastructure = infraestructura
kind-specialist = especialista
kind-technology = tecnología
row = fila { $number } ({ $resource } → { $process })
space-d1 = Distrito 1
space-d1b = Distrito 1, segunda casilla
space-d2 = Distrito 2
space-d2b = Distrito 2, segunda casilla
space-d3a = Distrito 3A, infraestructura
space-d3b = Distrito 3B, especialistas
space-d3c = Distrito 3C, tecnología
space-d4 = Distrito 4
space-d5 = Distrito 5
space-d6a = Distrito 6, casilla 1
space-d6b = Distrito 6, casilla 2
space-d6c = Distrito 6, casilla 3
with-token = una ficha
with-idea = una Idea
time-left = otro período
time-up = se acabó el tiempo
terms-money-off = con 1 de dinero menos
terms-energy-off = con 1 de energía menos
terms-adviser = con la asesora
terms-credit = a crédito
ideas-on = , con Ideas en { $places }

# -- acciones
action-offer = dar vuelta { $card }
action-first = { $player } recibe la ficha Momento Cero
action-deal = repartir el plan { $plan }
action-event = dar vuelta el suceso { $event }
action-clock = mirar el reloj: { $time }
action-plan = elegir el plan { $plan }
action-place = ubicar al emprendedor en { $space }
action-ignore = ignorar el suceso
action-accept = aceptar el suceso
action-take = tomar 1 de { $resource }
action-give = entregar 1 de { $resource }
action-toll = pagar 1 de { $resource } por el beneficio de la casilla
action-empty-row = retirar la ficha de la { $row }
action-fill-row = activar la { $row } con { $with }
action-swap-row = poner una Idea en la { $row } y liberar la ficha
action-empty = retirar las fichas de { $card }
action-activate = activar { $card }{ $ideas }
action-empty-slot = retirar la ficha { $slot } de { $card }
action-fill-slot = poner { $with } en el espacio { $slot } de { $card }
action-swap = poner una Idea en el espacio { $slot } de { $card } y liberar la ficha
action-point = externalizar { $card }
action-liquidate = liquidar { $card } por { $tokens }
action-exchange = cambiar 1 de { $a } y 1 de { $b } por 1 de { $c }
action-repay = pagar el crédito
action-acquire = adquirir { $offer }{ $terms }
action-produce = producir { $own } del producto propio y { $other } del otro
action-buy = comprar 1 { $product }{ $terms }
action-import = importar 1 { $product }{ $terms }
action-buy-from = comprar 1 { $product } en la tienda virtual de { $player }{ $terms }
action-sell = vender 1 { $product } por 1 de { $resource }
action-shelve = poner 1 { $product } en la tienda virtual
action-innovate = cambiar tres productos distintos por una Idea
action-keep = conservar: materia prima { $raw }, bien de consumo { $good }, servicio { $service }
action-done = listo

verb-plan = Elegir plan
verb-place = Ubicar al emprendedor
verb-ignore = Ignorar
verb-accept = Aceptar
verb-take = Tomar
verb-give = Entregar
verb-toll = Pagar por la casilla
verb-empty-row = Retirar del plan
verb-fill-row = Activar procesos
verb-swap-row = Liberar con una Idea
verb-empty = Retirar de inversiones
verb-activate = Activar inversiones
verb-empty-slot = Retirar de un espacio
verb-fill-slot = Llenar un espacio
verb-swap = Liberar con una Idea
verb-point = Externalizar
verb-liquidate = Liquidar
verb-exchange = Cambiar dos por uno
verb-repay = Pagar el crédito
verb-acquire = Adquirir
verb-produce = Producir
verb-buy = Comprar
verb-import = Importar
verb-buy-from = Comprar en una tienda virtual
verb-sell = Vender
verb-shelve = Poner en la tienda virtual
verb-innovate = Innovar
verb-keep = Conservar
verb-done = Listo

# -- lo que pasa
event-first = { $player } recibe la ficha Momento Cero.
event-planned = { $player } emprende con { $plan }.
event-offered = Nueva oferta: { $card }.
event-reshuffled = Se barajan las cartas retiradas de { $kind }.
event-period = Comienza el período { $period }.
event-enabled = Se activa el Distrito { $district }.
event-stocked = Llega al mercado 1 { $product }: nadie en la mesa tiene un plan de ese tipo.
event-placed = { $seat } ubica a su emprendedor en { $space }.
event-event = Suceso: { $event }.
event-spared = El analista de riesgos de { $player } lo protege del suceso.
event-ignored = { $seat } ignora { $event }.
event-accepted = { $seat } acepta { $event }.
event-granted = { $spaces ->
    [one] Se pone 1 de dinero en la primera casilla del Distrito 6.
   *[other] Se pone 1 de dinero en cada una de las primeras { $spaces } casillas del Distrito 6.
}
event-arrived = Llegan al mercado: { $number } { $product }.
event-closed-year = { $player } cierra el año: devuelve sus recursos libres y toma { $number } de cada uno.
event-took = { $player } toma { $number } de { $resource }.
event-gave = { $player } entrega { $number } de { $resource }.
event-income = { $card } le da a { $player } 1 de { $resource }.
event-emptied-row = { $seat } retira la ficha de { $process }.
event-filled-row = { $seat } activa { $process } con { $with-id ->
    [idea] una Idea
   *[token] 1 de { $resource }
}.
event-swapped-row = { $seat } pone una Idea en { $process } y recupera 1 de { $resource }.
event-emptied = { $seat } retira fichas de { $card }.
event-activated = { $seat } activa { $card }.
event-filled-slot = { $seat } pone { $with } en el espacio { $slot } de { $card }.
event-swapped = { $seat } pone una Idea en { $card } y recupera la ficha.
event-pointed = { $seat } externaliza { $card }.
event-liquidated = { $seat } liquida { $card } y recibe { $tokens }.
event-exchanged = { $seat } cambia 1 de { $a } y 1 de { $b } por 1 de { $c }.
event-repaid = { $seat } paga su crédito.
event-tolled = { $seat } paga 1 de { $resource } por el beneficio de su casilla.
event-acquired = { $seat } adquiere { $card }{ $terms }.
event-produced = { $seat } produce { $own } de { $product } y { $other } de { $second }.
event-bought = { $seat } compra 1 { $product } por { $money } de dinero{ $terms }.
event-imported = { $seat } importa 1 { $product } por { $money } de dinero.
event-bought-from = { $seat } compra 1 { $product } en la tienda virtual de { $owner }, que recibe { $money } de dinero.
event-sold = { $seat } vende 1 { $product } por 1 de { $resource }.
event-shelved = { $seat } pone 1 { $product } en su tienda virtual.
event-quality = El técnico en calidad le da a { $player } 1 de dinero.
event-exported = Exportación: seis fichas de { $product } salen del mercado y 1 de dinero va a la casilla { $space } del Distrito 6.
event-collected = { $player } recoge { $money } de dinero de la casilla { $space }.
event-innovated = ¡{ $seat } tiene una Idea Innovadora!
event-cut-back = Merma: { $player } devuelve { $number } { $product }.
event-kept = { $seat } conserva: materia prima { $raw }, bien de consumo { $good }, servicio { $service }.
event-returned = Los emprendedores vuelven a casa.
event-event-gone = { $returns ->
    [0] { $event } sale del juego.
   *[other] { $event } va bajo el mazo, boca arriba.
}
event-retired = { $card } se retira de las ofertas.
event-rotated = { $card } queda rotada.
event-moved-subsidies = El dinero que queda en el Distrito 6 se reordena.
event-passed-on = La ficha Momento Cero pasa a { $player }.
event-idea-lost = { $player } termina con un crédito y pierde una Idea.
event-time-up = Se acabó el tiempo: el período { $period } fue el último.
event-ended = Se acabó la partida.

# -- por qué no
refusal-no-such-action = esa acción no existe en este juego
refusal-chance-only = las cartas salen por azar, nadie las elige
refusal-other-phase = eso no sale ahora
refusal-game-over = la partida ya terminó
refusal-not-in-the-deck = esa carta no puede salir ahora
refusal-no-such-seat = no hay nadie en ese puesto
refusal-not-named = quien armó la mesa nombró a otra persona para comenzar
refusal-plan-taken = el plan { $plan } ya tiene dueño
refusal-type-missing = faltaría un tipo de producto: debe haber un plan de cada tipo
refusal-types-alike = con dos jugadores los planes son de tipos distintos
refusal-space-not-there = { $space } existe solo en la edición en español con 5 o 6 jugadores
refusal-space-closed = { $space } se abre con { $types } tipos de producto en el mercado; ahora hay { $now }
refusal-space-taken = en { $space } ya hay un emprendedor
refusal-not-that-kind = en esta edición el subsidio es 1 de dinero o 1 de energía
refusal-nothing-to-give = no tienes { $resource } sin usar
refusal-no-toll = este período no hay peaje que pagar
refusal-toll-other-kind = el peaje es { $kind ->
    [0] 1 de capital humano
    [1] 1 de dinero
   *[other] 1 de energía
}
refusal-cannot-pay = necesitas { $needs } y { $has-id ->
    [none] no tienes
   *[some] tienes { $has }
} sin usar
refusal-no-such-row = tu plan solo tiene las filas 1 a { $rows }
refusal-not-owned = esa inversión no es tuya
refusal-is-empty = ahí no hay ninguna ficha
refusal-is-filled = ahí ya hay una ficha
refusal-locked = esa ficha se puso en este período y no se mueve hasta el próximo Distrito 2
refusal-no-idea = necesitas { $needs ->
    [one] 1 Idea
   *[other] { $needs } Ideas
} y { $has ->
    [0] no tienes
   *[other] tienes { $has }
} sin usar
refusal-wrong-way = { $way ->
    [0] esa carta recibe todas sus fichas de una vez, y así las devuelve
    [1] esa carta viene activa: no lleva fichas
    [2] esa carta viene activa y lleva una sola ficha extra, que se pone y se retira aparte
   *[other] las fichas de esa carta se ponen y se retiran una a una, espacio por espacio
}
refusal-is-idea = ahí ya hay una Idea
refusal-stage-over = juegan con el orden impreso: retirar, liquidar, activar, cambiar; eso va antes de lo que ya hiciste
refusal-not-pointing = no tienes Externalización activa
refusal-bad-target = Externalización activa otra carta: no a sí misma ni la que ya activa
refusal-pointed-already = Externalización ya cambió de carta en este turno
refusal-no-liquidation = aquí todavía no se liquidan inversiones: es una regla del juego completo
refusal-liquidated-already = ya liquidaste una inversión este período: es una por período
refusal-not-on-space = solo con tu emprendedor en el Distrito { $district }
refusal-wrong-tokens = esa carta devuelve { $number ->
    [one] exactamente 1 ficha
   *[other] exactamente { $number } fichas
} de su coste impreso
refusal-no-exchange = solo la edición en español cambia dos fichas por una
refusal-no-exchange-yet = aquí todavía no se cambian dos fichas por una: es una regla del juego completo
refusal-no-credit-held = no tienes ningún crédito
refusal-never-repaid = en esta variante el crédito no se paga
refusal-not-offered = ahí no hay ninguna oferta
refusal-owns-a-copy = ya tienes una copia de { $card }
refusal-no-credit = solo la edición en español tiene cartas de crédito
refusal-no-credit-yet = aquí todavía no hay créditos: es una regla del juego completo
refusal-holds-credit = ya tienes una carta de crédito, y puedes tener solo una
refusal-too-few-processes = necesitas { $needs } y { $has-id ->
    [none] no tienes procesos activos
   *[some] tienes { $has } en procesos activos
}
refusal-no-trade = recesión: este período no se compra ni se vende
refusal-other-type = en cada período compras un solo tipo de producto y vendes un solo tipo; este turno, { $product }
refusal-not-in-market = no hay { $product } a la venta
refusal-in-market = hay { $product } en el mercado: cómpralo ahí, solo se importa lo que falta
refusal-no-imports = aquí todavía no se importa: es una regla del juego completo
refusal-not-for-credit = el crédito paga solo productos del mercado
refusal-no-shop = ahí ningún otro jugador tiene una tienda virtual activa
refusal-no-product = no tienes { $product }
refusal-no-set = necesitas un producto de cada tipo; tienes materia prima { $raw }, bien de consumo { $good }, servicio { $service }
refusal-ideas-limit = { $limit ->
    [one] en esta variante se logra a lo más una Idea por período
   *[other] en esta variante se logran a lo más { $limit } Ideas por período
}
refusal-wrong-keep = { $limit ->
    [one] se conserva exactamente un producto de los que tienes
   *[other] se conservan exactamente { $limit } productos de los que tienes
}
refusal-not-to-ignore = un suceso se ignora justo después de leerlo, y solo si tu emprendedor está en el Distrito 1
refusal-idea-later = en el Distrito 3 se activa con recursos, no con Ideas
refusal-not-active-shop = no tienes una tienda virtual activa
refusal-cutback-later = qué productos conservas se elige en el Resumen, si tienes de más
refusal-no-selling = en este período del tutorial nadie vende
refusal-selling-later = se vende cuando todos hayan comprado
refusal-buying-over = todos compran antes de que alguien venda: este período ya no se compra
refusal-acquired-already = ya adquiriste una inversión este período: es una por período
refusal-point-later = Externalización cambia de carta en el Distrito 2
refusal-activate-later = las inversiones se activan en el Distrito 2; en el Distrito 3, solo la carta con el signo ▶ que acabas de adquirir
refusal-owes-toll = primero paga el peaje de tu casilla: { $kind ->
    [0] 1 de capital humano
    [1] 1 de dinero
    [2] 1 de energía
   *[other] 1 recurso a elección
}
refusal-toll-elsewhere = el peaje se paga en tu turno en el distrito de tu casilla, el Distrito { $district }
refusal-no-event-choice = ningún suceso te pide eso ahora
refusal-no-opportunity = en el tutorial los emprendedores se ubican solo desde el período 5
refusal-opportunity-over = los emprendedores se ubican al comienzo de cada período, en la fase de Oportunidad
refusal-plans-chosen = los planes se eligen una sola vez, antes del primer período
refusal-must-act = { $phase ->
    [2] tienes que elegir un plan
    [3] tienes que ubicar a tu emprendedor
    [5] tienes que decir si ignoras el suceso o lo aceptas
    [6] tienes que elegir el recurso
    [9] di cuántos productos haces; ninguno es «produce 0 0»
   *[other] tienes que elegir qué productos conservas
}
refusal-chance-turn = primero { $phase ->
    [0] se muestran las ofertas de inversión
    [1] se sortea quién comienza
    [2] se reparten los planes
    [4] se da vuelta el suceso
    [17] se mira el reloj
   *[other] se reponen las ofertas
}; después les toca a los jugadores
refusal-district-not-yet = en este período del tutorial el Distrito { $district } todavía no está en la mesa
refusal-in-district = eso se hace en el Distrito { $district }, y { $now ->
    [0] ahora no hay ningún distrito activo
   *[other] ahora está activo el Distrito { $now }
}
refusal-nothing-to-credit = la carta ya no cuesta nada: no hay nada que poner a crédito
refusal-nothing-to-advise = no queda dinero que la Asesora financiera pueda descontar
refusal-no-adviser = hace falta una Asesora financiera activa que no hayas usado este período
refusal-no-product-discount = solo con tu emprendedor en el Distrito 5 se descuenta 1 de dinero, en un producto por período
refusal-no-discount = { $kind ->
    [0] una infraestructura se descuenta solo con tu emprendedor en 3A, en 1 de dinero o 1 de energía que su coste tenga
    [1] un especialista se descuenta solo con tu emprendedor en 3B, en 1 de dinero que su coste tenga
   *[other] una tecnología se descuenta solo con tu emprendedor en 3C, en 1 de energía que su coste tenga
}
refusal-must-discount = tu casilla descuenta { $off ->
    [1] 1 de dinero
    [2] 1 de energía
   *[other] 1 de dinero o 1 de energía
} de esta carta, una vez: adquiérela con ese descuento
refusal-wrong-exchange = la ficha que tomas debe ser distinta de las dos que entregas
refusal-no-such-place = esa carta tiene { $places ->
    [one] un solo lugar para fichas
   *[other] solo { $places } lugares para fichas
}
refusal-sold-for = un producto se vende por 1 de dinero o 1 de energía
refusal-first-settled = quién comienza se decide al armar la mesa: por sorteo, por nombre o por cumpleaños

# -- el momento
phase-offers = Preparativos
phase-first = Preparativos
phase-plans = Preparativos
phase-opportunity = Período { $period }, Oportunidad
phase-event = Período { $period }, Distrito 1
phase-insurance = Período { $period }, Distrito 1
phase-choice = Período { $period }, Distrito 1
phase-d2 = Período { $period }, Distrito 2
phase-d3 = Período { $period }, Distrito 3
phase-d4 = Período { $period }, Distrito 4
phase-buy = Período { $period }, Distrito 5: comprar
phase-sell = Período { $period }, Distrito 5: vender
phase-d6 = Período { $period }, Distrito 6
phase-d7 = Período { $period }, Distrito 7
phase-cutback = Período { $period }, Resumen
phase-refill = Período { $period }, Resumen
phase-clock = Fin del período { $period }
phase-over = Fin
ask-chance = El azar decide { $what }.
chance-offers = qué inversiones se ofrecen
chance-first = quién recibe la ficha Momento Cero
chance-plans = quién recibe qué plan
chance-event = el suceso del mes
chance-refill = qué inversiones se ofrecen
chance-clock = si queda tiempo para otro período
ask-plans = { $player }, elige tu plan.
ask-opportunity = { $player }, ubica a tu emprendedor en una casilla de Oportunidad.
ask-insurance = { $player }, ¿ignoras el suceso?
ask-choice = { $player }, el suceso te deja elegir un recurso.
ask-d2 = { $player }, administra tus recursos: activa procesos e inversiones o retira fichas.
ask-d3 = { $player }, puedes adquirir una inversión.
ask-d4 = { $player }, ¿qué produces?
ask-buy = { $player }, puedes comprar productos de un tipo.
ask-sell = { $player }, puedes vender productos de un tipo.
ask-d6 = { $player }, toma tu subsidio.
ask-d7 = { $player }, ¿cambias tres productos distintos por una Idea?
ask-cutback = { $player }, elige qué conservas; el resto lo devuelves.
ask-over = Se acabó la partida. La victoria es de { $winners }.

# -- cartas en pocas palabras
comes-active = ya activa
comes-active-extra = ya activa (+{ $token })
effect-income = +{ $token } en cada Distrito 2
effect-externalise = activa otra inversión sin fichas
effect-shop = ofrece productos propios a 3 de dinero
effect-share = te deja usar una casilla ocupada
effect-analyst = te libra de los sucesos negativos; los neutros los eliges tú
effect-export_token = +$ con la primera exportación del período
effect-quality = +$ al vender dos o más productos en un período
effect-keep = conserva hasta { $number } productos
effect-adviser = 1 de dinero menos al comprar o invertir, una vez por período
event-effect-gain = Todos toman { $tokens }.
event-effect-lose = Todos entregan { $tokens } de sus recursos libres.
event-effect-gain_any = Cada jugador toma un recurso a elección.
event-effect-lose_any = Cada jugador entrega un recurso libre a elección.
event-effect-reset = Todos devuelven sus recursos libres y toman { $number } de cada uno.
event-effect-subsidy_types = 1 de dinero en cada una de las primeras casillas del Distrito 6: tantas como tipos de producto haya en el mercado.
event-effect-subsidy_spaces = { $number ->
    [one] 1 de dinero en la primera casilla del Distrito 6.
   *[other] 1 de dinero en cada una de las primeras { $number } casillas del Distrito 6.
}
event-effect-market = Llega al mercado: { $products }.
event-effect-process = { $number ->
    [one] Un proceso más a elección en el Distrito 4.
   *[other] { $number } procesos más a elección en el Distrito 4.
}
event-effect-toll = El beneficio de la propia casilla cuesta { $token }.
event-effect-no_trade = Nadie compra, importa ni vende.
event-effect-price = { $number ->
    [-1] Cada producto comprado o importado cuesta 1 de dinero menos.
    [-2] Cada producto comprado o importado cuesta 2 de dinero menos.
   *[other] Cada producto comprado o importado cuesta { $number } de dinero más.
}
event-effect-investment_price = { $number ->
    [-1] Adquirir una inversión cuesta 1 de dinero menos, si su coste lo tiene.
    [-2] Adquirir una inversión cuesta 2 de dinero menos, si su coste los tiene.
   *[other] Adquirir una inversión cuesta { $number } de dinero más.
}
event-effect-sale_bonus = Quien venda toma además { $number } de dinero, una sola vez.
event-effect-keep = { $number ->
    [one] Se puede conservar un producto más.
   *[other] Se pueden conservar { $number } productos más.
}
event-effect-gain_d7 = En el Distrito 7 todos toman { $tokens }.

# -- rótulos
label-board = Tablero
label-district = Casilla
label-market = Mercado
label-subsidies = Subsidios
label-offers = Ofertas de inversión
label-players = Jugadores
label-plan = Plan
label-tokens = Recursos
label-rows = Procesos
label-products = Productos
label-ideas = Ideas
label-investments = Inversiones
label-credit = Crédito
label-space = Casilla
label-cost = Coste
label-activation = Activación
label-effect = Efecto
label-rotated = rotada
label-play = inmediata
label-event = Suceso
label-period = Período
label-points = Puntos
label-trios = Tríos
label-sheet = Puntaje
label-lost = Perdida
label-total = Total
label-resources = Recursos
label-converted = Convertido
label-owned = Inversiones
label-final = Lugar
label-closed = cerrada
label-shop = tienda
alt-market = En el mercado: { $goods }.
alt-player = { $player }: capital humano { $human }, dinero { $money }, energía { $energy }, productos { $products }, Ideas { $ideas }, procesos activos { $rows }, inversiones { $investments }.

# -- opciones
option-plans = Planes
    .help = Cómo recibe cada jugador su plan.
    .choose = se eligen en orden de turno
    .deal = se reparten al azar
option-insured_partial = Seguro parcial
    .help = Si ignoras el suceso desde el Distrito 1, igual recibes lo que te ayuda.
option-idea_at_once = Ideas de inmediato
    .help = Las Ideas también pagan la activación inmediata de una carta con signo ▶.
option-d2_order = Orden del Distrito 2
    .help = En qué orden haces las acciones de la Administración.
    .free = en cualquier orden
    .printed = en el orden impreso
option-credit_interest = Interés del crédito
    .help = Cuánto dinero se suma a la deuda de una carta de crédito.
    .never = el crédito no se paga
option-ideas_per_period = Ideas por período
    .help = Cuántas Ideas puede lograr cada jugador en un período.
    .all = todas las que pueda
option-subsidies = Dinero del Distrito 6
    .help = Qué pasa en el Resumen con el dinero que quedó.
    .edition = como en la edición elegida
    .shift = se corre todo hacia la izquierda
    .deal = se reparte de nuevo desde la izquierda
option-periods = Duración de la partida
    .help = Cuántos períodos se juegan: doce, como en el libro, o menos, para que la partida quepa en una clase. El tutorial siempre tiene cinco.
option-clock = Por reloj
    .help = Cuando se acaba el tiempo se termina el período en juego, y ese es el último. El tutorial no se juega por reloj.
option-first_player = Quién comienza
    .help = Recibe la ficha Momento Cero quien cumplió años más recientemente. Nombra a ese jugador o escribe los cumpleaños de todos como día/mes; si no, se sortea.
    .lot = por sorteo


# What simulations count.
tally-plan = Plan
tally-space = Casilla de oportunidad
tally-investment = Inversión comprada
tally-first-investment = Primera inversión
tally-liquidation = Inversión liquidada
tally-sale = Producto vendido
tally-purchase = Producto comprado en el mercado
tally-import = Producto importado
tally-export = Exportaciones
tally-subsidy = Dinero de subsidios
tally-idea = Ideas logradas
tally-repayment = Créditos pagados
tally-ignored = Sucesos ignorados
tally-event = Suceso
