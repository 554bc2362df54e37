# Las reglas de El Plan, contadas a quien está en la mesa.
# `rule-<id>` es lo que dicen los libros, con nuestras palabras; `.ruling`, cómo los leemos donde callan o difieren.
# Donde una regla cambia según la edición, el texto lo dice: edición en español, edición en inglés, tutorial.

chapter-things = Lo que hay en la mesa
chapter-setup = Preparativos
chapter-period = El período
chapter-opportunity = La fase de Oportunidad
chapter-d1 = Distrito 1: Sucesos
chapter-d2 = Distrito 2: Administración
chapter-d3 = Distrito 3: Inversión
chapter-d4 = Distrito 4: Manufactura
chapter-d5 = Distrito 5: Mercado
chapter-d6 = Distrito 6: Crédito y subsidio
chapter-d7 = Distrito 7: Innovación
chapter-summary = El Resumen
chapter-end = El fin del juego
chapter-card = Las cartas, una por una
chapter-tutorial = El tutorial

# -- lo que hay en la mesa
rule-things-resources = Hay tres recursos: capital humano (la edición en inglés habla de trabajadores), dinero y energía. Las Ideas Innovadoras no son recursos; en la edición en español no se venden nunca.
    .ruling = La caja no se agota. Una Idea no paga costes, precios, intercambios ni sucesos, y no cuenta como recurso para desempatar: solo se pone sobre una carta para activarla.
rule-things-products = Hay tres productos: materia prima, bien de consumo y servicio, y cada plan es de uno de esos tipos. Los productos se hacen con procesos: producción, logística y marketing. En la edición en inglés los procesos no son fichas; el tutorial los reparte como fichas.
    .ruling = Los nombres de los procesos vienen de la edición en inglés y valen para todas. Los procesos se cuentan, no se poseen: no puedes guardarlos, pagarlos ni cambiarlos.
rule-things-plan_card = Tu Tarjeta de Plan tiene un nombre, un tipo, filas de procesos, cada una con el recurso que la activa, y una tabla de manufactura que dice qué procesos hacen qué producto. En la edición en español un plan hace solo dos tipos; en el tutorial uno pide dos procesos y el otro tres.
    .ruling = En todas las ediciones un plan hace exactamente dos tipos: el suyo con dos procesos y otro con tres. Cada receta nombra sus procesos, que pueden repetirse. Una ficha activa una fila.
rule-things-investment_card = Una carta de inversión tiene una clase (infraestructura, especialista o tecnología), un coste, una activación, que son las fichas que deben estar sobre ella, y un efecto. Algunas llevan el signo ▶ y pueden activarse apenas las adquieres.
rule-things-event_card = Un suceso afecta a todos los jugadores por igual. La edición en español habla de sucesos neutros; la edición en inglés, de efectos negativos.
    .ruling = Cada suceso está marcado como positivo, neutro o negativo.
rule-things-active = Un proceso o una inversión están activos mientras tengan encima todas las fichas que piden. Algunas cartas ya vienen activas y no necesitan ninguna; las cartas con espacios se activan con una sola ficha.
    .ruling = También está activa la carta elegida con Externalización. Una carta que ya viene activa funciona desde que la adquieres, incluso en el Distrito 4 de ese mismo período, y cuenta para un trío.

# -- preparativos
rule-setup-decks = Baraja por separado los sucesos y cada uno de los tres mazos de inversión. En la edición en español las cartas de crédito van junto al Distrito 6.
    .ruling = Hay una carta de crédito para cada jugador. Nadie mira los sucesos que se apartan, así que da lo mismo cuáles sean.
rule-setup-offers = Edición en español: pon boca arriba las ofertas de inversión, 2 de cada clase con 3 o 4 jugadores y 3 de cada clase con 5 o 6.
    .ruling = Con dos jugadores se ponen 2 de cada clase, como con 3 o 4.
rule-setup-offers_en = Edición en inglés: pon boca arriba 2 ofertas de inversión de cada clase, sean cuantos sean los jugadores.
rule-setup-events_es = Edición en español: de los 20 sucesos, aparta los 8 primeros sin mirarlos. Los otros 12 son los meses del año.
rule-setup-events_en = Edición en inglés: de los 14 sucesos, aparta los 2 primeros sin mirarlos. Los otros 12 son los meses del año.
rule-setup-plans = Elige una Tarjeta de Plan y toma su ficha de emprendedor. Todos los planes son del mismo nivel, y entre ellos debe haber al menos uno de cada tipo de producto.
    .ruling = Nadie toma un plan ya tomado. No puedes elegir uno que deje muy pocos jugadores para los tipos que faltan. Con dos jugadores rige una regla aparte. Opción `plans`: por defecto (`choose`) se elige en el orden de turno; con `deal` los planes se reparten al azar.
rule-setup-resources = Comienzas con 2 de capital humano, 2 de dinero y 2 de energía.
rule-setup-first_player = Quien haya cumplido años más recientemente toma la ficha Momento Cero y comienza.
    .ruling = Se entrega antes de elegir los planes. Al armar la mesa, quien invita puede nombrar a ese jugador o anotar los cumpleaños de todos; si no lo hace, o entre cumpleaños iguales, se sortea. Opción `first_player`: `lot` (por sorteo) por defecto.
rule-setup-two_players = Edición en español, dos jugadores: en cada período se agrega al mercado un producto del tipo de plan que no está en juego.
    .ruling = Sus planes deben ser de tipos distintos. El producto sale de la caja al comienzo de cada período, antes de ubicar a los emprendedores, así que cuenta para abrir casillas del Distrito 6. Agregarlo no es una venta ni exporta nada por sí mismo, pero cuenta en la venta siguiente.
rule-setup-players = La edición en español es para 6 jugadores como máximo y tiene una regla especial para 2; da cifras para 3-4 y para 5-6. La edición en inglés no dice cuántos. El tutorial tiene 3 puestos.
    .ruling = Edición en español, de 2 a 6, con las cifras de 3-4 cuando son dos; edición en inglés, de 3 a 6, porque cada tipo de producto necesita un plan; tutorial, exactamente 3 puestos.
rule-setup-level = Todos usan planes del mismo nivel: 1 o 2 en la edición en español; I, II o III en la edición en inglés, que recomienda el nivel I para la primera partida.
    .ruling = El nivel lo eligen juntos antes de comenzar; se propone el más bajo.

# -- período
rule-period-phases = Una partida dura doce períodos. Cada uno tiene tres fases: Oportunidad (Decisiones en la edición en inglés), Recorrido, que pasa por los Distritos 1 a 7 en orden y activa uno a la vez, y Resumen.
    .ruling = Por eso ubicas a tu emprendedor antes de conocer el suceso.
rule-period-order = Siempre que se actúa por turnos, comienza quien tiene la ficha Momento Cero y se sigue hacia la izquierda.
rule-period-enabled = Las reglas de un Distrito, y el beneficio de un emprendedor ubicado en él, valen solo mientras la ficha de recorrido está ahí. La mueve quien tiene la ficha Momento Cero.
    .ruling = Lo que una casilla simplemente entrega, en los Distritos 2 y 6, llega al activarse el Distrito, antes de que actúe nadie. El beneficio que no usas en su Distrito se pierde. Aquí la ficha de recorrido avanza sola; donde la edición en inglés la confunde una vez con la ficha de turno, es un descuido.

# -- oportunidad
rule-opportunity-place = Por turnos, pon tu ficha de emprendedor en una casilla de Oportunidad libre. En cada casilla cabe una sola, y ahí se queda hasta el final del período.
    .ruling = Es obligatorio ponerla, y siempre se puede: hay al menos nueve casillas abiertas. En el Distrito 6 puedes tomar cualquier casilla abierta, no solo la de más a la izquierda.
rule-opportunity-spaces = Edición en español: el Distrito 1 tiene una casilla (dos con 5-6 jugadores), el Distrito 2 dos, el Distrito 3 una por cada clase de inversión, los Distritos 4 y 5 una cada uno, el Distrito 6 tres y el Distrito 7 ninguna. La edición en inglés imprime una para el Distrito 1 y no da más cifras. El tutorial no nombra el Distrito 5 en su lista, pero lo usa.
    .ruling = La edición en inglés y el tutorial tienen las mismas casillas que la edición en español con 3-4 jugadores, incluida la del Distrito 5.
rule-opportunity-d6_open = En el Distrito 6 la primera casilla está abierta aunque en el mercado haya un solo tipo de producto o ninguno; con 2 tipos se abre también la segunda y con 3 tipos la tercera.
    .ruling = Cuentan los tipos, no las fichas, y se cuentan en el momento en que ubicas a tu emprendedor. Si tomaste una casilla conservas su beneficio aunque el mercado haya cambiado al llegar al Distrito 6; una que se abre después no le sirve a nadie este período.

# -- Distrito 1
rule-d1-event = Quien tiene la ficha Momento Cero da vuelta el primer suceso del mazo, y todos lo aplican.
rule-d1-opportunity = Con tu emprendedor aquí puedes ignorar el suceso de este período. La edición en inglés te llama asegurado, y en un lugar habla de ignorar solo el efecto negativo.
    .ruling = Es todo o nada y vale por el período entero; se decide por turnos, después de leer el suceso. Opción `insured_partial`: apagada por defecto; encendida, el asegurado recibe lo que le conviene e ignora lo que le perjudica; un suceso que le hace ambas cosas, como Cierre de año fiscal, cuenta como perjuicio.
rule-d1-scope = Lo que hace un suceso, se lo hace a todos los jugadores por igual.
    .ruling = Si ignoras un suceso, nada de lo que te haría a ti cuenta, tampoco más adelante en el período; lo que le hace al tablero, como el mercado o el dinero del Distrito 6, ocurre igual. Lo que un suceso deja elegir se elige por turnos.
rule-d1-shortfall = Los libros no dicen qué pasa si no puedes entregar lo que pide un suceso.
    .ruling = Entregas los recursos libres que tengas y no debes nada más. Un suceso nunca se lleva fichas ni Ideas que estén sobre tus cartas, salvo que lo diga.
rule-d1-toll = Edición en inglés: cuando un suceso cobra un peaje (Racionamiento de energía, Caída de la bolsa, Crisis económica) y no puedes pagarlo, no recibes el beneficio de tu casilla.
    .ruling = Pagas con recursos libres en tu turno, en el Distrito de tu casilla (en el Distrito 2 después de recuperar fichas si quieres, en los Distritos 3 y 5 al usar el descuento), o renuncias. El peaje cubre todo el beneficio; en el Distrito 2 incluye el derecho a liquidar una inversión. Un jugador asegurado no paga peaje, así que la casilla del Distrito 1 no cuesta nada.

# -- Distrito 2
rule-d2-opportunity = Con tu emprendedor aquí recibes 1 de capital humano de la caja. (En la edición en inglés el ícono se perdió.)
    .ruling = Es 1 de capital humano en todas las ediciones, y llega al activarse el Distrito.
rule-d2-deactivate = Puedes recuperar las fichas puestas en tus procesos e inversiones, y así los desactivas. La edición en inglés agrega que se retiran todas las fichas de ese proceso o carta.
    .ruling = En todas las ediciones una carta se vacía entera. Hay dos excepciones: las cartas con espacios (Bodega, Prevención de riesgos), que puedes vaciar espacio por espacio, y la ficha adicional de una carta con signo «/».
rule-d2-activate = Puedes activar procesos de tu plan, con una ficha del recurso indicado, e inversiones tuyas, con todas las fichas indicadas.
    .ruling = Una activación se completa de una vez o no se hace: no se dejan fichas en una a medias. En cada espacio cabe una ficha. Lo que ya está activo sigue activo sin volver a pagar.
rule-d2-locked = Las fichas que pones se quedan ahí hasta el Distrito 2 del período siguiente: no puedes recuperarlas en el mismo período.
    .ruling = Vale para las fichas puestas en el Distrito 2 y para las puestas en el Distrito 3 gracias al signo ▶. Hasta entonces no puedes recuperarlas, reemplazarlas por una Idea ni liberarlas liquidando la carta.
rule-d2-idea_wildcard = En el Distrito 2 una Idea puede reemplazar a una ficha de recurso en un proceso o una inversión, incluso ocupar el lugar de una ya puesta y liberarla. El tutorial habla solo de las Tarjetas de Plan.
    .ruling = En todas las ediciones sirve en planes y en inversiones. Una Idea puesta en una carta queda fija por el período como cualquier ficha, y sigue valiendo su punto. Opción `idea_at_once`: apagada por defecto; encendida, las Ideas también pagan la activación inmediata de una carta con signo ▶ en el Distrito 3.
rule-d2-liquidate_es = Edición en español: puedes liquidar una inversión, es decir, entregarla a la caja y recibir su coste menos una ficha, pero nunca menos de 1 ficha.
    .ruling = Una carta por jugador y por período. Cuenta el coste impreso, hayas pagado lo que hayas pagado, y tú eliges qué ficha no se devuelve; una carta de coste 1 devuelve su ficha. Las fichas e Ideas que tenga encima vuelven a ti, pero no puedes liquidar una carta con una ficha puesta este período. La carta sale del juego.
rule-d2-liquidate_en = Edición en inglés: solo con tu emprendedor en el Distrito 2 puedes liquidar una inversión; recibes la mitad de su coste en fichas, redondeada hacia arriba, y al menos 1.
    .ruling = Una carta por período. Tú eliges qué fichas del coste impreso se devuelven. Las fichas que tenga encima vuelven a ti, no puedes liquidar una carta con una ficha puesta este período, y la carta sale del juego.
rule-d2-exchange = Edición en español: puedes dejar en la caja 2 fichas de recurso y tomar 1 de un recurso distinto.
    .ruling = Las dos que entregas pueden ser iguales o no; la que tomas es distinta de ambas. Usa solo fichas libres, cuantas veces puedas pagar.
rule-d2-any_order = La edición en español dice que los jugadores siguen «el orden» en el Distrito 2, y numera las acciones: recuperar, liquidar, activar, intercambiar. La edición en inglés y el tutorial no imprimen ningún orden.
    .ruling = «El orden» es el orden de turno; dentro de tu turno haces las acciones en cualquier orden y cuantas veces quieras. Opción `d2_order`: `free` por defecto; con `printed` se sigue la numeración, y lo intercambiado no activa nada ese período.
rule-d2-income = Algunas inversiones rinden una ficha en el Distrito 2. Edición en inglés: solo si la carta está activa antes de activarse el Distrito 2. Edición en español: solo si está activa desde el período anterior.
    .ruling = Es lo mismo: al activarse el Distrito 2, antes de los turnos, cada una de esas cartas que esté activa le da a su dueño 1 ficha de la caja, lista para usar. Así, una carta con signo ▶ activada en el Distrito 3 rinde en el período siguiente, puedes vaciar una carta apenas haya rendido, y en el período 1 ninguna rinde.

# -- Distrito 3
rule-d3-acquire = Por turnos, puedes quedarte con una oferta de inversión pagando su coste a la caja. A lo más una inversión por período.
    .ruling = Pagas los recursos impresos, con fichas libres. El lugar de la carta tomada queda vacío hasta el Resumen.
rule-d3-one_copy = Edición en español: solo puedes tener una copia de cada carta.
    .ruling = Cuenta lo que tienes ahora: si liquidas una carta, puedes adquirir otra copia. La edición en inglés no imprime ese límite y no trae copias.
rule-d3-rotated = Edición en español: una oferta rotada sigue disponible, igual que las demás.
rule-d3-discount = Con tu emprendedor en 3A (3i en la edición en inglés) te descuentan 1 de dinero o 1 de energía en una carta de infraestructura; en 3B (3e), 1 de dinero en un especialista; en 3C (3t), 1 de energía en una tecnología.
    .ruling = El descuento quita una ficha que el coste realmente tenga. Puede dejar el coste en nada, pero nunca te paga. El capital humano no se descuenta nunca. En el Distrito 3 este descuento no se rechaza; el que te da un suceso o una carta en otro lugar, sí puedes rechazarlo.
rule-d3-credit = Edición en español: en vez de pagar la inversión puedes recibirla junto con una carta de crédito. Puedes tener una sola carta de crédito a la vez. Las cartas de crédito no son inversiones.
    .ruling = El crédito paga el coste completo, después de cualquier descuento, nunca una parte. La carta de crédito no cuenta para tríos ni desempates y no se puede liquidar. Lo que compras con ella es una inversión común, que puedes activar, contar o liquidar, y la deuda sigue.
rule-d3-credit_repay = La edición en español no dice cómo se paga una carta de crédito, solo que tenerla al final cuesta una Idea.
    .ruling = La deuda se fija al tomar la carta: las fichas que no pagaste (las del coste, o 3 de dinero por un producto, 2 con el descuento) más un interés en dinero. En el Distrito 2 puedes pagarla completa a la caja y devolver la carta; desde el Distrito 3 de ese mismo período puedes tomar otra. Opción `credit_interest`: 1 de dinero por defecto; con `never` no se puede pagar.
rule-d3-activate_later = Una inversión nueva se activa recién en el Distrito 2 del período siguiente. Una carta con signo ▶ puede activarse de inmediato, si tienes las fichas.
    .ruling = De inmediato es en ese mismo turno del Distrito 3, con fichas libres; entonces ya funciona en el Distrito 4. Si lo dejas pasar, espera hasta el Distrito 2 del período siguiente. Las cartas del tutorial no llevan signo ▶.

# -- Distrito 4
rule-d4-produce = Gastas los procesos activos de tu plan y de tus inversiones según las combinaciones de tu tabla de manufactura, y recibes los productos de la caja: tantos como permitan tus procesos.
    .ruling = Se produce por turnos, y eliges cuántos haces de cada producto, aunque sea ninguno. Un proceso a elección (de la casilla del Distrito 4, del Laboratorio, de un suceso de capacitación) toma la forma que necesites al gastarlo, así que solo dices cuántos haces de tus dos productos.
rule-d4-once = Puedes usar cada proceso una sola vez por período.
    .ruling = Los procesos que no usas se pierden; las fichas que los dieron se quedan donde están.
rule-d4-opportunity = Con tu emprendedor aquí recibes un proceso adicional a elección en este período.

# -- Distrito 5
rule-d5-two_passes = El mercado se abre dos veces: en la primera ronda cada uno, por turnos, puede comprar; en la segunda, vender. Cuando comienzan las ventas ya nadie compra.
rule-d5-buy = Pagas 3 de dinero por cada producto que compras en el mercado. Puedes comprar varios, todos de un mismo tipo por período.
rule-d5-import_es = Edición en español: un tipo que no está en el mercado se puede importar desde la caja por 5 de dinero.
    .ruling = Puedes importar varios a 5 de dinero cada uno, del único tipo que compras en el período. Si compras el último de un tipo, puedes importar más de ese tipo en el mismo turno.
rule-d5-import_en = Edición en inglés: puedes importar un producto desde la caja por 5 de dinero, esté o no su tipo en el mercado.
    .ruling = Puedes importar varios a 5 de dinero cada uno; lo que importas y lo que compras en un período son de un mismo tipo.
rule-d5-credit = Edición en español: puedes pagar con una carta de crédito un producto del mercado, nunca una importación. Sigues pudiendo tener una sola carta de crédito.
    .ruling = En ese turno puedes comprar con dinero más productos del mismo tipo. El crédito no sirve para los productos de una Tienda virtual, que no están en el tablero. Si tomaste crédito en el Distrito 3 y aún lo tienes, no te queda para el Distrito 5.
rule-d5-discount = Con tu emprendedor aquí te descuentan 1 de dinero en un producto, una vez por período. La edición en inglés y la lista de casillas de la edición en español dicen comprado o importado; la página del Distrito 5 de esta última dice comprado.
    .ruling = Comprado o importado (en el tutorial no se importa). Si pagas con crédito, la deuda es el precio con descuento.
rule-d5-sell = Puedes vender uno o más productos, todos de un mismo tipo. Cada uno te da 1 de dinero o 1 de energía y desde entonces queda en el mercado.
    .ruling = Eliges dinero o energía por cada producto. Puedes vender un producto comprado en este mismo período.
rule-d5-export = Si después de la venta de un jugador hay en el mercado 6 productos de un mismo tipo, esos 6 vuelven a la caja como exportación y se pone 1 de dinero en una casilla del Distrito 6. La edición en inglés dice 6 o más, y que lo que pasa de 6 se queda.
    .ruling = Todas las ediciones siguen a la edición en inglés. Se revisa una vez, después de la venta completa de un jugador, para todos los tipos del tablero (con dos jugadores, también uno que nadie acaba de vender), y se repite mientras queden 6 de un tipo: cada seis es una exportación. Sin venta no hay exportación.
rule-d5-export_order = El dinero de las exportaciones va a la casilla 1, luego a la 2, luego a la 3 y de nuevo a la 1.
    .ruling = Siempre va a la de más a la izquierda entre las que tienen menos dinero, también después de que un suceso haya puesto dinero ahí, y sin importar si la casilla está abierta u ocupada.

# -- Distrito 6
rule-d6-subsidy_es = Edición en español y tutorial: en una casilla del Distrito 6 recibes un recurso a elección, cualquiera de los tres, y todo el dinero que haya en esa casilla por exportaciones o sucesos.
    .ruling = Se elige por turnos, y puedes no tomarlo. En el tutorial el texto del tablero se perdió; lo leemos como en la edición en español.
rule-d6-subsidy_en = Edición en inglés: en una casilla del Distrito 6 recibes 1 ficha de uno de dos recursos (los íconos se perdieron, uno es dinero) y todo el dinero que las exportaciones hayan puesto en esa casilla.
    .ruling = Los dos recursos son dinero y energía. También te llevas el dinero que haya puesto un suceso (Época de siembra).

# -- Distrito 7
rule-d7-innovate = Por turnos, cambias tres productos de tres tipos distintos por una Idea Innovadora. En la edición en inglés puedes hacerlo; en la edición en español simplemente lo haces.
    .ruling = Es voluntario en todas las ediciones. Opción `ideas_per_period`: sin límite por defecto, tantas Ideas como juegos completos tengas; con 1, un juego por período.

# -- resumen
rule-summary-cutback = Merma: si tienes dos o más productos, quédate con uno y devuelve los demás a la caja.
    .ruling = Tú eliges cuál, por turnos; si todos son del mismo tipo no hay nada que preguntar. Los productos de una Tienda virtual no cuentan, y en la edición en inglés un Almacén activo sube ese uno a tres.
rule-summary-entrepreneurs = Recoge tu ficha de emprendedor del tablero.
rule-summary-event_es = Edición en español: el suceso se guarda bajo su mazo, boca arriba.
rule-summary-event_en = Edición en inglés y tutorial: el suceso sale del juego.
rule-summary-offers_es = Edición en español: las ofertas ya rotadas van boca arriba bajo su mazo y las demás se rotan. Después se rellena hasta 2 de cada clase con 3-4 jugadores, o 3 con 5-6.
    .ruling = Con dos jugadores, 2 de cada clase. Así, una oferta que nadie toma está a la vista dos períodos; las de los preparativos comienzan sin rotar.
rule-summary-offers_en = Edición en inglés y tutorial: se rellenan los lugares vacíos hasta que haya 2 ofertas de cada clase.
    .ruling = Nada se rota. Cuando un mazo se acaba, sus lugares quedan vacíos: no hay impreso ningún nuevo barajado.
rule-summary-reshuffle = Edición en español: cuando en un mazo de inversión no quedan cartas boca abajo, se barajan las que están boca arriba y se ponen boca abajo.
    .ruling = También en medio del relleno, así que una oferta recién retirada puede volver de inmediato. Si no hay ninguna carta, el lugar queda vacío. Las cartas que tienen los jugadores y las liquidadas no están en el mazo.
rule-summary-turn_token = La ficha Momento Cero pasa al jugador de la izquierda.
rule-summary-order = El orden del Resumen. Edición en español: merma, emprendedores, suceso, retirar las ofertas rotadas, rotar las demás, rellenar, mover los subsidios, pasar la ficha Momento Cero. Edición en inglés: merma, emprendedores, suceso, rellenar, mover los subsidios, pasar la ficha Momento Cero.
    .ruling = Solo la merma te pide decidir, por turnos; lo demás ocurre solo. El último período no tiene Resumen.
rule-summary-subsidies_es = Edición en español: cuando la casilla 1 del Distrito 6 no tiene dinero pero la 2 o la 3 sí, ese dinero se corre uno o dos espacios a la izquierda.
    .ruling = Los montones se mueven juntos, en el mismo orden y del mismo tamaño, hasta que la casilla 1 tenga dinero: 0, 1, 1 pasa a 1, 1, 0 y 0, 0, 2 pasa a 2, 0, 0, pero 1, 0, 1 se queda. Opción `subsidies`: por defecto cada edición tiene su modo, y este es `shift`.
rule-summary-subsidies_en = Edición en inglés: el dinero que quedó en el Distrito 6 se vuelve a repartir entre sus casillas, en secuencia de izquierda a derecha.
    .ruling = Se reparte todo de nuevo, de a uno, a las casillas 1, 2, 3, 1 y así: 0, 2, 1 pasa a 1, 1, 1. Opción `subsidies`: por defecto cada edición tiene su modo, `shift` en la edición en español y `deal`, que es este, en la edición en inglés.

# -- fin
rule-end-when = Se juega hasta terminar el Distrito 7 del duodécimo período. Ese período no tiene Resumen: cuenten los puntos.
    .ruling = Opción `periods`: 12 por defecto, como en el libro; con 4, 6 u 8 la partida cabe en una clase, y el último de esos períodos termina igual. Opción `clock`: no por defecto; con ella, cuando el anfitrión o la hora lo dicen, se termina el período en juego y cuenta como el último.
rule-end-score_es = Edición en español: cada Idea vale 1 punto, y cada trío de inversiones activas al final (una infraestructura, un especialista, una tecnología) vale 1 punto.
    .ruling = Tienes tantos tríos como cartas activas de la clase que menos tengas; cada carta sirve para un trío, y Externalización para ninguno. Se cuentan según está la mesa al desactivarse el Distrito 7, antes de que una carta de crédito se lleve una Idea.
rule-end-credit_es = Edición en español: si al final todavía tienes una carta de crédito, pierdes una Idea.
    .ruling = Sin Ideas no pierdes nada: los puntos no bajan de cero. Puede ser una Idea puesta en una carta; el trío que mantenía activo ya se contó.
rule-end-tie_es = Edición en español: el empate lo gana quien tenga más fichas de recurso. Si siguen empatados, conviertan en recursos los productos (1 cada uno) y las inversiones (su coste menos uno, al menos 1) y comparen de nuevo.
    .ruling = Cuentan las fichas puestas en cartas, no las Ideas. Cuentan todos los productos que aún tengas, porque no hay última merma, también los de una Tienda virtual. Cuentan las inversiones, activas o no; las cartas de crédito no. Si siguen empatados, comparten el lugar.
rule-end-score_en = Edición en inglés: cada Idea vale 1 punto. Si tienes al menos una Idea, cada trío de inversiones vale también 1 punto.
    .ruling = Basta con tener las cartas, activas o no. Tienes tantos tríos como cartas de la clase que menos tengas.
rule-end-tie_en = Edición en inglés: el empate lo gana quien tenga más fichas de recurso y, después, quien tenga más cartas de inversión.
    .ruling = Cuentan las fichas puestas en cartas, no las Ideas. Si siguen empatados, comparten el lugar.
rule-end-score_sheet = Edición en inglés: la hoja de puntos anota para cada jugador Ideas, tríos de inversiones y total; luego recursos e inversiones por si hay empate, y el lugar final.
    .ruling = Se muestra al final en todas las ediciones; la edición en español agrega la Idea perdida por crédito y el valor de productos e inversiones del segundo desempate.
rule-end-ranking = Los libros dicen quién gana, pero no quién queda segundo o tercero.
    .ruling = La misma comparación da todos los lugares; quienes son iguales en todo comparten el suyo.

# -- cartas de la edición en español
rule-card-cierre_ano_fiscal = Cierre de año fiscal, suceso: aunque no tengas recursos libres, recibes 2 de cada tipo de la caja.
    .ruling = El resto de la carta se perdió. Jugamos que primero todos devuelven sus recursos libres (no los puestos en cartas ni las Ideas) y luego toman 2 de cada tipo. Es neutro: si estás asegurado o tienes el Analista de riesgos, puedes rechazarlo y conservar lo que tienes.
rule-card-cartel_publicitario = Cartel publicitario: está activa desde el comienzo. En el Distrito 4 te da el proceso que va antes del signo «/»; con una ficha adicional encima te da, en cambio, los que van después. Nunca ambas cosas.
    .ruling = Con la ficha encima entrega siempre lo que va después del signo. Sin ella está activa igual, también para un trío y en el mismo período en que la adquieres. La ficha adicional se pone en el Distrito 2, o de inmediato si la carta lleva el signo ▶. Industria e Informática funcionan igual.
rule-card-industria = Industria: ya viene activa y funciona como Cartel publicitario, antes o después del signo «/».
rule-card-informatica = Informática: ya viene activa y funciona como Cartel publicitario, antes o después del signo «/».
rule-card-laboratorio = Laboratorio: mientras está activa te da uno de los tres procesos por período, que eliges de nuevo cada vez.
    .ruling = Lo eliges al gastarlo en el Distrito 4; en el Distrito 2 no hay que anunciar nada.
rule-card-bodega = Bodega: tiene tres espacios, y 1, 2 o 3 fichas dan 1, 2 o 3 procesos. Con una sola ficha cuenta como activa, también para un trío.
    .ruling = Sus espacios se llenan y se vacían uno por uno, en cualquier Distrito 2. Cada espacio indica su recurso.
rule-card-prevencion_riesgos = Prevención de riesgos: tiene tres espacios, y 1, 2 o 3 fichas dan a cambio 1, 2 o 3: procesos en la edición en español, mientras que en la edición en inglés el ícono se perdió. En la edición en español está activa con 1 ficha, también para un trío.
    .ruling = Da procesos en ambas ediciones.
rule-card-central_energia = Central de energía limpia: si está activa desde el período anterior, rinde una ficha en el Distrito 2. El ícono se perdió.
    .ruling = Rinde 1 de energía al activarse el Distrito 2.
rule-card-comite_emprendedor = Comité emprendedor: si está activa desde el período anterior, rinde una ficha en el Distrito 2. El ícono se perdió.
    .ruling = Rinde 1 de capital humano al activarse el Distrito 2.
rule-card-estrategia_rse = Estrategia RSE: si está activa desde el período anterior, rinde una ficha en el Distrito 2. El ícono se perdió.
    .ruling = Rinde 1 de dinero al activarse el Distrito 2.
rule-card-tecnico_calidad = Técnico en calidad: se fija en los productos que has vendido. Los que siguen sobre la Tienda virtual no están vendidos.
    .ruling = Su efecto se perdió; el nuestro es este: mientras está activa, si vendes dos o más productos en un período tomas 1 de dinero, una vez por período. Un producto comprado en tu Tienda virtual cuenta como vendido en el período en que lo compran.
rule-card-analista_riesgos = Analista de riesgos: si un suceso neutro te beneficia, puedes dejar que te afecte.
    .ruling = El resto se perdió. Jugamos que, si está activa cuando se da vuelta el suceso, los negativos nunca te tocan, los neutros solo si quieres y los positivos siempre. Lo decides ahí por el período entero, pase lo que pase con la carta en el Distrito 2.
rule-card-tienda_virtual = Tienda virtual: los productos que pones en ella están en oferta, no vendidos. No puedes volver a sacarlos, y la merma no los toca.
    .ruling = Mientras la carta está activa los pones en tu turno de vender, cuantos quieras y de los tipos que quieras, además de tu venta normal. Desde la siguiente ronda de compras los demás pueden comprarlos a 3 de dinero cada uno, que son para ti; el descuento del comprador lo paga la caja, así que recibes 3 igual. Para quien compra cuentan dentro de su único tipo por período, y el crédito no sirve. Tú no puedes comprarlos ni innovar con ellos. No están en el mercado, así que no cambian nada en las casillas del Distrito 6, las importaciones ni las exportaciones. Si la carta deja de estar activa, se quedan pero no están en oferta; si la liquidas, van a la caja; al final siguen siendo tuyos.
rule-card-red_transporte = Red de transporte limpio: si es ella la que te permite estar en el Distrito 6, no recibes el dinero que las exportaciones o los sucesos hayan puesto ahí.
    .ruling = El resto se perdió. Jugamos que, si está activa cuando ubicas a tu emprendedor, puedes usar una casilla ya ocupada, pero no una cerrada, y ambos reciben el beneficio; en el Distrito 6 el dinero es de quien llegó primero. En una casilla libre eres un jugador más y también te llevas el dinero.
rule-card-externalizacion = Externalización: mientras está activa, activa otra inversión tuya sin fichas. Ella misma nunca cuenta para un trío, pero la carta que activa sí.
    .ruling = Eliges la otra carta al activar esta, y puedes cambiarla en cada Distrito 2 posterior. No puede ser ella misma ni otra Externalización, ni una carta adquirida en el mismo Distrito 3, salvo que tenga el signo ▶. La carta elegida funciona como con su menor activación pagada: una con signo «/» entrega lo que va después, una con espacios entrega el primero, y los demás puedes llenarlos con fichas. Las fichas que tenga encima se recuperan como siempre, menos las puestas este período. Cuando Externalización deja de estar activa, la carta conserva solo lo que dan sus propias fichas. Si rinde una ficha, lo hace según la regla del Distrito 2.
rule-card-etiquetas_rfid = Etiquetas RFID: recibes 1 ficha por la primera exportación del período y nada por las siguientes del mismo período. El ícono se perdió.
    .ruling = Es 1 de dinero, por la exportación de cualquier jugador, y lo recibe todo dueño que tenga la carta activa en ese momento. Dos exportaciones en una venta son una primera y una segunda.
rule-card-maquinaria = Maquinaria, tutorial: cuesta 1 de dinero. El 2 impreso en la carta es una errata.

# -- cartas de la edición en inglés
rule-card-sowing_season = Época de siembra, suceso: pon 1 de dinero en cada una de las primeras casillas del Distrito 6, tantas casillas como tipos de producto haya en el mercado.
rule-card-training_franchise = Franquicia de capacitación, suceso: trata de los procesos, que son producción, logística y marketing.
    .ruling = El resto se perdió. Lo jugamos como un suceso positivo: en el Distrito 4 de este período todos tienen un proceso adicional a elección.
rule-card-energy_rationing = Racionamiento de energía, suceso: quien no tiene fichas de recurso no puede usar el beneficio de su casilla de Oportunidad.
    .ruling = El resto se perdió. Jugamos que este período pagas 1 de energía a la caja si quieres el beneficio de tu casilla: es un peaje.
rule-card-stock_market_crash = Caída de la bolsa, suceso: quien no tiene fichas de recurso no puede usar el beneficio de su casilla de Oportunidad.
    .ruling = El resto se perdió. Lo jugamos como un peaje igual al del Racionamiento de energía, de 1 de dinero.
rule-card-economic_crisis = Crisis económica, suceso: quien no tiene fichas de recurso no puede usar el beneficio de su casilla de Oportunidad.
    .ruling = El resto se perdió. Lo jugamos como un peaje igual al del Racionamiento de energía, de 1 recurso a tu elección.
rule-card-recession = Recesión, suceso: este período nadie compra, vende ni importa. Un jugador asegurado puede comprar, importar, vender e incluso causar una exportación.
    .ruling = Estás asegurado si tu emprendedor está en el Distrito 1 e ignoras el suceso.
rule-card-financial_adviser = Asesora financiera: usas su efecto una vez por período, para comprar productos o para adquirir una inversión, no para ambas cosas.
    .ruling = El resto se perdió. Jugamos que mientras está activa te descuenta 1 de dinero. Se suma al descuento de una casilla en el mismo producto o carta, pero nada cuesta menos de cero.
rule-card-investor = Inversionista: si está activa antes de activarse el Distrito 2, rinde una ficha. El ícono se perdió.
    .ruling = Rinde 1 de dinero al activarse el Distrito 2.
rule-card-robot = Robot: si está activa antes de activarse el Distrito 2, rinde una ficha. El ícono se perdió.
    .ruling = Rinde 1 de capital humano (un trabajador) al activarse el Distrito 2.
rule-card-solar_panels = Paneles solares: si está activa antes de activarse el Distrito 2, rinde una ficha. El ícono se perdió.
    .ruling = Rinde 1 de energía al activarse el Distrito 2.
rule-card-warehouse = Almacén: puedes guardar a lo más 3 productos, sobre la carta o fuera de ella, de tipos iguales o distintos.
    .ruling = Tres en total, no tres más, y solo si está activa al momento de la merma. Los productos guardados se pueden vender y usar para innovar como cualquier otro.

# -- tutorial
rule-tutorial-seats = El tutorial es para tres puestos, cada uno con una Tarjeta de Plan. Si son más, formen equipos.
    .ruling = Hay un plan de cada tipo. Si aprendes a solas juegas un puesto, y el programa juega los otros dos, siempre según la guía.
rule-tutorial-decks = Los sucesos y cada mazo de inversión están numerados del 1 al 5 y no se barajan. En el período 3, después del Distrito 2, se ponen a la vista dos ofertas de cada clase.
rule-tutorial-period1 = El período 1 tiene solo el Distrito 1. Aprendes a activar un Distrito y a desactivarlo; luego el suceso sale del juego y la ficha Momento Cero pasa.
rule-tutorial-period2 = En el período 2 se suman los Distritos 2, 4 y 7. Cada puesto activa dos procesos y hace su primer producto.
rule-tutorial-period3 = En el período 3 se suman el Distrito 3 (3A, 3B, 3C) y el Distrito 5. Adquiere una inversión, haz un segundo producto del mismo tipo que antes y vende uno de los dos: así el mercado queda con uno de cada tipo.
rule-tutorial-period4 = Período 4: activas tu inversión, haces tu segundo tipo de producto con tres procesos distintos, compras el tercer tipo y consigues tu primera Idea. La guía dice primero que cada puesto tiene tres procesos, y poco después que tiene cuatro.
    .ruling = Son cuatro: dos de las filas de tu plan desde el período 2 y dos más; gastas tres y pierdes uno. Solo puedes adquirir una segunda inversión si te quedan 3 de dinero para la compra; si no, la guía no te deja y te dice por qué.
rule-tutorial-period5 = En el período 5 se suma el Distrito 6, con los emprendedores y todas las casillas de Oportunidad: un período entero, tal como en el juego de verdad.
rule-tutorial-end = El tutorial termina después del Resumen del período del quinto suceso. Gana quien tenga más Ideas, y te espera el juego completo.
    .ruling = Quienes tienen el mismo número de Ideas comparten el triunfo: la guía no imprime desempate.
rule-tutorial-guidance = En cada paso la guía te dice qué hacer y por qué, y explica cada término nuevo cuando aparece. Si un paso sale mal, te lo dice y lo haces de nuevo.
rule-tutorial-phases = Son cinco períodos, uno por suceso. Los períodos 1 a 4 no tienen fase de Oportunidad, y se pasa por alto el texto marcado Oportunidad; el período 5 sí la tiene. Los Distritos que aún no están en la mesa se saltan. Todos participan al mismo tiempo.
    .ruling = Los puestos actúan por turnos, desde quien tiene la ficha Momento Cero. Las secciones 3A, 3B y 3C son solo un orden de lectura. Después del período 5 se pasa a la página de cierre en vez de empezar de nuevo, como pide el segundo punto de la fe de erratas.
rule-tutorial-summary = El Resumen del tutorial tiene seis pasos, que se aprenden de a poco. En el período 1 solo se retira el suceso y se pasa la ficha Momento Cero; en el período 2 se hacen el 1, el 3, el 5 y el 6; en los períodos 3 y 4, todos menos el 2; en el período 5, los seis.
    .ruling = Los pasos estaban impresos en un tablero que se perdió. Los leemos así: 1 merma, 2 emprendedores, 3 el suceso sale del juego, 4 rellenar las ofertas, 5 pasar la ficha Momento Cero, 6 período siguiente. A diferencia del juego completo, el último período tiene su Resumen.
rule-tutorial-market = No puedes comprar un tipo que no esté en el mercado: no hay importaciones. En el período 3 el mercado está vacío, así que solo se vende; para el período 4 la guía nombra solo la compra.
    .ruling = En el período 4 nadie vende. El período 5 tiene los dos pasos, y exportaciones como en el juego completo.
rule-tutorial-not_yet = La guía no enseña créditos, ni liquidar inversiones, ni el intercambio de dos por uno, ni ofertas rotadas, ni importaciones, ni puntos por tríos.
    .ruling = Nada de eso existe en el tutorial; si lo intentas, se te dice qué regla del juego completo es.
rule-tutorial-board_text = Para los precios, el Distrito 2, los textos de Oportunidad y el Resumen, la guía remite a la cara «tutorial» del tablero, donde estaban impresos. Ese tablero se perdió.
    .ruling = Donde la guía calla vale la edición en español: 3 de dinero por comprar, 1 de dinero o 1 de energía por vender, casillas y beneficios como con 3-4 jugadores. Lo que el tutorial no enseña queda fuera.
rule-tutorial-event3 = El tercer suceso trae una instrucción que se cumple en el Distrito 7 de ese período, antes de las reglas del Distrito.
    .ruling = Su texto se perdió. En el nuestro, cada puesto toma 1 de dinero en el Distrito 7.
