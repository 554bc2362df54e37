# -- la mesa de El Plan
elplan-free = gratis
elplan-nothing = nada
elplan-why = ¿Por qué no?
elplan-rule = La regla
elplan-running = Activos
elplan-enough-for = Alcanza para
elplan-or = o
elplan-each-period = cada período
elplan-stock = { $number } de 6 en el mercado
elplan-order = Orden de turno
elplan-next = Después:
elplan-the-end = el puntaje final
elplan-done = Listo
elplan-pay = Pagar
elplan-toll = El beneficio de tu casilla
elplan-toll-line = Este período cuesta una ficha. Págala si quieres usarlo.
elplan-plans-line = Mira un plan de cerca antes de elegirlo: qué produce, con qué procesos, y qué ficha activa cada máquina.
elplan-plan-own = Tu producto es { $product }: cada unidad usa { $number } procesos.
elplan-plan-other = También haces { $product }, con { $number } procesos.
elplan-plan-buy = Lo que tendrás que comprar: { $product }.
elplan-choose-plan = Emprender con { $plan }
elplan-spaces-line = Cada casilla da algo este período. Elige la tuya.
elplan-ignore = Ignorarlo
elplan-accept = Dejar que pase
elplan-machines = Tus máquinas
elplan-machines-line = Pon una ficha en una máquina inactiva y activas su proceso. De una activada en otro período recuperas la ficha, o la cambias por una Idea.
elplan-cards-line = Una inversión se activa cuando tiene todas sus fichas.
elplan-light = Activar
elplan-light-with = Activar con
elplan-take-back = Retirar
elplan-point = Externalizar
elplan-lit = activa
elplan-dark = inactiva
elplan-liquidate = Liquidar una inversión
elplan-liquidate-line = La carta sale del juego; recuperas sus fichas y parte de su coste.
elplan-exchange = Cambiar dos por una
elplan-exchange-line = Entrega dos fichas de tu caja y toma una distinta de ambas.
elplan-give-two = Entregas
elplan-get-one = Recibes
elplan-repay = Pagar el crédito
elplan-repay-line = Devuelves toda la deuda y la carta de crédito. Si la tienes al final, pierdes una Idea.
elplan-offers-line = Una inversión por período. La pagas con lo que hay en tu caja.
elplan-start-line = Puedes activar tu carta nueva de inmediato.
elplan-not-now = Ahora no
elplan-last-chance = última vez
elplan-acquire = Adquirir
elplan-credit-for = A crédito:
elplan-no-offer = Listo, sin invertir
elplan-production-line = Suma productos: cada uno gasta sus procesos. Lo que no gastes se pierde.
elplan-produce = Producir
elplan-produce-nothing = No producir nada
elplan-left = sin usar:
elplan-at-most = hasta { $number }
elplan-less = Menos: { $thing }
elplan-more = Más: { $thing }
elplan-of = de { $number }
elplan-buy-line = Compra productos de un solo tipo este período.
elplan-sell-line = Vende productos de un solo tipo: cada uno da 1 de dinero o de energía. Con seis iguales sale una exportación.
elplan-you-have = tienes { $number }
elplan-to-six = { $number ->
    [one] falta 1 para exportar
   *[other] faltan { $number } para exportar
}
elplan-ships-now = se exporta al cerrar la venta
elplan-sell = Vender
elplan-shelve = A tu tienda virtual
elplan-buy = Comprar
elplan-import = Importar
elplan-buy-from = A { $name }
elplan-on-credit = a crédito
elplan-off = con descuento
elplan-prices = Hoy: en el mercado a { $buy } de dinero, importado a { $abroad }.
elplan-price = Hoy: en el mercado a { $buy } de dinero.
elplan-bought = Listo, no compro más
elplan-sold = Listo, no vendo más
elplan-subsidy-line = Tu casilla te da el recurso que elijas.
elplan-no-subsidy = Listo, sin subsidio
elplan-innovation-line = Cambias un producto de cada tipo por una Idea: vale 1 punto y es un comodín para tus máquinas.
elplan-innovate = ¡Innovar!
elplan-no-idea = Listo, sin Idea
elplan-cutback-line = { $limit ->
    [one] De tus { $number } productos conservas uno.
   *[other] De tus { $number } productos conservas { $limit }.
}
elplan-keep = Conservar
elplan-keep-more = Elige # más.
elplan-keep-less = Sobran #.
elplan-sheet-ties = Si hay empate
elplan-ideas = Ideas
elplan-trios = Tríos de inversiones
elplan-lost = Por el crédito sin pagar
elplan-total = Puntos
elplan-sheet-resources = 1.º Fichas de recurso
elplan-sheet-converted = 2.º Valor de productos e inversiones
elplan-sheet-owned = 2.º Inversiones
elplan-final = Lugar
elplan-decided = decidió aquí

# -- lo que pasó varias veces, en un resumen
headline-filled-row = { $name } activa { $count } procesos.
headline-activated = { $name } activa { $count } cartas.
headline-acquired = { $name } adquiere { $count } inversiones.
headline-bought = { $name } compra { $count } productos.
headline-imported = { $name } importa { $count } productos.
headline-sold = { $name } vende { $count } productos.
headline-exchanged = { $name } intercambia recursos { $count } veces.
headline-innovated = ¡{ $name } tiene { $count } Ideas Innovadoras!
# -- qué es cada cosa
thing-money = Dinero aquí: { $count }.
thing-stall = En el mercado: { $count }. Cuando hay seis iguales, se exportan.
thing-credits = Créditos que quedan: { $count }.
thing-count = Hay { $count }.
# -- por qué lo dice una pista
why-both = Porque da { $gains } a cambio de { $costs }.
why-brings = Porque da { $gains } y no cuesta nada.
why-costs = Porque ahora solo cuesta { $costs } y rinde después.
why-process = de { $process } en marcha
why-cards = inversión
# -- la meta, y las reglas en cinco líneas
goal = Convierte tus productos en Ideas: gana quien tenga más puntos después del último periodo.
goal-1 = En cada periodo la ruta pasa por siete distritos; en cada uno, todos actúan por turno.
goal-2 = Pon a tu emprendedor en un espacio: te da una ventaja en ese distrito.
goal-3 = Pon recursos en tus procesos para activarlos, adquiere inversiones y produce con lo que está activo.
goal-4 = En el mercado compras lo que tu plan no sabe hacer, y vendes por dinero o energía.
goal-5 = En el Distrito 7, un producto de cada tipo se convierte en una Idea: un punto y un comodín para tus procesos.
