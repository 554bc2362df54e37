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
event-ended = Se acabó la partida.

# -- por qué no
refusal-no-such-action = esa acción no existe en este juego
refusal-chance-only = las cartas salen por azar, nadie las elige
refusal-other-phase = no es su momento: vale solo mientras su distrito está activo
refusal-game-over = la partida ya terminó
refusal-not-in-the-deck = esa carta no puede salir ahora
refusal-no-such-seat = no hay nadie en ese puesto
refusal-not-named = al armar la mesa se nombró a otra persona para comenzar
refusal-plan-taken = el plan { $plan } ya tiene dueño
refusal-type-missing = faltaría un tipo de producto: debe haber un plan de cada tipo
refusal-types-alike = con dos jugadores los planes son de tipos distintos
refusal-space-not-there = esa casilla no existe con este número de jugadores
refusal-space-closed = { $space } está cerrada: se abre con más tipos de producto en el mercado
refusal-space-taken = en { $space } ya hay un emprendedor
refusal-not-that-kind = ese recurso no se da aquí
refusal-nothing-to-give = no tienes { $resource } sin usar
refusal-no-toll = tu casilla no cuesta nada este período
refusal-toll-other-kind = la casilla no se paga con { $resource }
refusal-cannot-pay = no alcanza: cuesta { $human ->
    [0] { "" }
   *[other] { $human } de capital humano
}{ $money ->
    [0] { "" }
   *[other] { $human ->
        [0] { "" }
       *[other] { ", " }
    }{ $money } de dinero
}{ $energy ->
    [0] { "" }
   *[other] { $human ->
        [0] { $money ->
            [0] { "" }
           *[other] { ", " }
        }
       *[other] { ", " }
    }{ $energy } de energía
}
refusal-no-such-row = tu plan no tiene esa fila
refusal-not-owned = esa inversión no es tuya
refusal-is-empty = ahí no hay ninguna ficha
refusal-is-filled = ahí ya hay una ficha
refusal-locked = esa ficha se puso en este período y no se mueve hasta el próximo Distrito 2
refusal-no-idea = no tienes Ideas sin usar
refusal-wrong-way = esa carta no se activa así
refusal-is-idea = ahí ya hay una Idea
refusal-stage-over = con el orden impreso, eso va antes de lo que ya hiciste
refusal-not-pointing = no tienes Externalización activa
refusal-bad-target = Externalización no puede apuntar ahí
refusal-pointed-already = Externalización ya cambió de carta en este turno
refusal-no-liquidation = aquí todavía no se liquidan inversiones: es una regla del juego completo
refusal-liquidated-already = ya liquidaste una inversión este período
refusal-not-on-space = solo para quien tiene el beneficio de la casilla
refusal-wrong-tokens = no son las fichas que corresponden
refusal-no-exchange = aquí no se cambian dos fichas por una
refusal-no-exchange-yet = aquí todavía no se cambian dos fichas por una: es una regla del juego completo
refusal-no-credit-held = no tienes ningún crédito
refusal-never-repaid = en esta variante el crédito no se paga
refusal-not-offered = ahí no hay ninguna oferta
refusal-owns-a-copy = ya tienes una copia de { $card }
refusal-wrong-terms = esas condiciones no corresponden a los descuentos que tienes
refusal-no-credit = aquí no hay cartas de crédito
refusal-no-credit-yet = aquí todavía no hay créditos: es una regla del juego completo
refusal-holds-credit = ya tienes una carta de crédito
refusal-too-few-processes = no alcanzan los procesos activos
refusal-no-trade = recesión: este período no se compra ni se vende
refusal-other-type = en un período se compra un solo tipo y se vende un solo tipo; este turno, { $product }
refusal-not-in-market = no hay { $product } a la venta
refusal-in-market = hay { $product } en el mercado: no se importa
refusal-no-imports = aquí todavía no se importa: es una regla del juego completo
refusal-not-for-credit = eso no se paga con crédito
refusal-no-shop = ahí no hay ninguna tienda virtual abierta
refusal-no-product = no tienes { $product }
refusal-no-set = hacen falta tres productos de tres tipos distintos
refusal-ideas-limit = { $limit ->
    [one] en esta variante se logra a lo más una Idea por período
   *[other] en esta variante se logran a lo más { $limit } Ideas por período
}
refusal-wrong-keep = { $limit ->
    [one] se conserva exactamente un producto de los que tienes
   *[other] se conservan exactamente { $limit } productos de los que tienes
}
refusal-not-to-ignore = no puedes ignorar este suceso
refusal-idea-later = en el Distrito 3 se activa con recursos, no con Ideas
refusal-not-active-shop = no tienes una tienda virtual activa

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
phase-over = Fin
ask-chance = El azar decide { $what }.
chance-offers = qué inversiones se ofrecen
chance-first = quién recibe la ficha Momento Cero
chance-plans = quién recibe qué plan
chance-event = el suceso del mes
chance-refill = qué inversiones se ofrecen
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
event-effect-gain_any = Cada quien toma un recurso a elección.
event-effect-lose_any = Cada quien entrega un recurso libre a elección.
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
    .help = Cómo recibe cada quien su plan.
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
    .help = Cuántas Ideas puede lograr cada quien en un período.
    .all = todas las que pueda
option-subsidies = Dinero del Distrito 6
    .help = Qué pasa en el Resumen con el dinero que quedó.
    .edition = como en la edición elegida
    .shift = se corre todo hacia la izquierda
    .deal = se reparte de nuevo desde la izquierda
option-periods = Duración de la partida
    .help = Cuántos períodos se juegan: doce, como en el libro, o menos, para que la partida quepa en una clase. El tutorial siempre tiene cinco.
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
