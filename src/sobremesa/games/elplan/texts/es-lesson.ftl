# La lección de El Plan: lo que dice la guía en cada paso. Las palabras del puesto llegan como $plan, $card, $name.

# -- palabras del puesto
tutorial-your-plan = { $plan ->
    [quinta] «Quinta de frutas»
    [ceramica] «Cerámica de greda»
   *[paseos] «Paseos guiados»
}
tutorial-your-card = { $card ->
    [maquinaria] «Maquinaria»
    [administradora] «Administradora»
   *[maquina_automatica] «Máquina automática»
}
tutorial-own = { $makes ->
    [raw] una materia prima
    [good] un bien de consumo
   *[service] un servicio
}
tutorial-second = { $also ->
    [raw] una materia prima
    [good] un bien de consumo
   *[service] un servicio
}
tutorial-missing = { $missing ->
    [raw] una materia prima
    [good] un bien de consumo
   *[service] un servicio
}
tutorial-recipe = { $plan ->
    [quinta] producción y logística
    [ceramica] producción y marketing
   *[paseos] logística y marketing
}
tutorial-third = { $plan ->
    [quinta] marketing
    [ceramica] logística
   *[paseos] producción
}
tutorial-seller = { $plan ->
    [quinta] { $name3 }
    [ceramica] { $name1 }
   *[paseos] { $name2 }
}
tutorial-who-begins = { $begins ->
    [yes] La ficha Momento Cero es tuya, así que empiezas.
   *[no] { $first } tiene la ficha Momento Cero y empezó; ahora te toca a ti.
}

# -- la lección
tutorial-lesson = Cinco períodos que arman el tablero pieza por pieza, hasta tu primera Idea Innovadora.
    .title = El tutorial

# -- lo que solo tiene el juego completo
tutorial-later-credit = El crédito es del juego completo: adquieres ahora y pagas después, con una carta de crédito que conviene devolver a tiempo. En el tutorial todo se paga al contado.
tutorial-later-liquidation = Liquidar es del juego completo: entregas una inversión a la caja y recuperas su coste menos una ficha. En el tutorial las inversiones se quedan contigo.
tutorial-later-exchange = Cambiar dos por uno es del juego completo: dejas dos recursos en la caja y tomas uno distinto. En el tutorial te las arreglas con lo que tienes.
tutorial-later-import = Importar es del juego completo: por 5 de dinero traes de la caja un tipo que no está en el mercado. En el tutorial, lo que no está en el mercado no se puede comprar.
tutorial-later-rotation = Las ofertas que rotan son del juego completo: la carta que nadie toma se gira, y al período siguiente se retira. En el tutorial las ofertas esperan hasta que alguien las adquiere.
tutorial-later-trio = Los tríos son del juego completo: una infraestructura, un especialista y una tecnología, las tres activas, suman un punto al final. En el tutorial solo cuentan las Ideas.

# -- términos
tutorial-term-idea = La ficha que decide la partida: al final gana quien tiene más. No es un recurso y no sirve para pagar.
    .name = Idea Innovadora
tutorial-term-resource = Lo que gasta tu negocio. Hay tres: capital humano (H), dinero ($) y energía (E).
    .name = recurso
tutorial-term-box = La reserva común, a un costado de la mesa. De ahí sale lo que recibes y ahí va lo que pagas.
    .name = caja
tutorial-term-plan = Tu emprendimiento: qué sabe hacer y qué necesita para hacerlo.
    .name = Tarjeta de Plan
tutorial-term-turn_token = Quien la tiene empieza; después se sigue hacia la izquierda. Va pasando de mano en mano.
    .name = ficha Momento Cero
tutorial-term-period = Una vuelta completa por el tablero. El tutorial tiene cinco.
    .name = período
tutorial-term-district = Una pieza del tablero. Sus reglas valen solo mientras está activa.
    .name = distrito
tutorial-term-route_token = La que va de distrito en distrito: está activo aquel donde se encuentra.
    .name = ficha de recorrido
tutorial-term-event = Una carta que se da vuelta en el Distrito 1, una por período, y que alcanza a todos por igual.
    .name = suceso
tutorial-term-summary = El cierre de cada período: la mesa se ordena para el siguiente.
    .name = Resumen
tutorial-term-process = Un trabajo de tu negocio: producción (P), logística (L) o marketing (M). Se usa en el período o se pierde; no se guarda ni se paga con él.
    .name = proceso
tutorial-term-activate = Poner sobre una fila, o sobre una carta, las fichas que pide. Sigue trabajando mientras las fichas estén ahí.
    .name = activar un proceso
tutorial-term-product = Lo que hace tu negocio. Hay tres tipos: materia prima (r), bien de consumo (c) y servicio (s).
    .name = producto
tutorial-term-cutback = En el Resumen, quien tiene dos o más productos conserva uno y devuelve el resto.
    .name = merma
tutorial-term-investment = Una carta que da procesos o algún otro efecto. Tiene un coste, que se paga al adquirirla, y una activación: las fichas que se le ponen encima para que trabaje.
    .name = inversión
tutorial-term-offer = Una inversión boca arriba junto al Distrito 3. Puede adquirirla cualquiera.
    .name = oferta
tutorial-term-market = Los productos que alguien vendió y que todos pueden comprar.
    .name = mercado
tutorial-term-sell = Dejar productos en el mercado, todos de un mismo tipo, por 1 de dinero o 1 de energía cada uno.
    .name = vender
tutorial-term-buy = Llevarse productos del mercado, todos de un mismo tipo, por 3 de dinero cada uno.
    .name = comprar
tutorial-term-wildcard = Una Idea puesta en el lugar de un recurso. Queda ahí todo el período, como cualquier ficha, y sigue contando al final.
    .name = comodín
tutorial-term-entrepreneur = Tu figura en el tablero: muestra qué beneficio recibes en el período. En el Resumen vuelve contigo.
    .name = emprendedor
tutorial-term-opportunity = La fase con que empieza un período completo, y el beneficio de la casilla que ocupas. En cada casilla cabe un emprendedor.
    .name = Oportunidad
tutorial-term-subsidy = Lo que da el Distrito 6: un recurso a elección y el dinero que haya en la casilla.
    .name = subsidio

# -- preparativos
tutorial-welcome = Te doy la bienvenida, { $name }. En El Plan cada jugador levanta un pequeño emprendimiento, y gana quien reúne más Ideas Innovadoras. Vamos a armar el tablero pieza por pieza: yo te digo qué hacer y por qué, y si algo sale mal te lo explico y pruebas de nuevo. Todos empiezan igual: 2 de cada recurso, tomados de la caja.
    .title = Bienvenida
tutorial-plan = { tutorial-who-begins } Sobre la mesa hay tres Tarjetas de Plan, una para cada puesto, y en el tuyo te espera { tutorial-your-plan }.
    .title = Tu negocio
    .goal = Elige el plan { tutorial-your-plan }.
    .why = Los tres planes se necesitan: lo que uno no sabe hacer, lo hace otro. Por eso a cada puesto le toca uno distinto.
    .wrong-other = Ese plan es de otro puesto. El tuyo es { tutorial-your-plan }. Otro día puedes tomar la lección en otro puesto y jugar con ese.

# -- período 1
tutorial-p1-district = Cada puesto tiene su plan y comienza el primer período. Por ahora el tablero es una sola pieza, el Distrito 1. Quien tiene la ficha Momento Cero pone en ella la ficha de recorrido: con eso el distrito se activa y se cumplen sus reglas. Cuando están cumplidas, la ficha sigue su camino y el distrito se desactiva. Aquí la mesa la mueve por ti. Lo que toca en el Distrito 1 es dar vuelta una carta: sigue para verla.
    .title = Período 1: una sola pieza
tutorial-p1-event = Salió el suceso «Día del emprendimiento»: cada jugador toma 1 de energía. Nadie tuvo que decidir nada, y con eso el Distrito 1 se desactivó. Como no hay más piezas, vino de inmediato el Resumen: el suceso salió del juego y la ficha Momento Cero pasó a la izquierda. Ya sabes lo principal: un período es recorrer los distritos uno por uno.
    .title = El primer suceso

# -- período 2
tutorial-p2-event = Se suman los Distritos 2, 4 y 7, que se recorren en ese orden. El Distrito 1 ya se activó: el suceso es «Voluntarios» y cada jugador tomó 1 de capital humano. Ahora la ficha de recorrido pasa al Distrito 2, y ahí empieza el trabajo.
    .title = Período 2: tres piezas nuevas
tutorial-p2-first = En el Distrito 2 administras tus recursos. Tu Tarjeta de Plan tiene cuatro filas; cada una pide la ficha de un recurso y, con ella encima, da un proceso. Para hacer { tutorial-own } tu plan necesita dos: { tutorial-recipe }. Son las filas 1 y 2.
    .title = Distrito 2: a trabajar
    .goal = Activa la fila 1 o la fila 2 de tu plan.
    .why = Sin procesos tu negocio no hace nada; con esos dos ya puede hacer lo suyo.
    .wrong-other = Esa fila da { tutorial-third }, y hoy no te sirve: necesitas { tutorial-recipe }. Guarda esa ficha.
    .wrong-idea = Una Idea también puede ir ahí, pero todavía no tienes ninguna. Usa la ficha del recurso.
    .wrong-done = Todavía no. En este período cada puesto activa dos procesos; con menos, en el Distrito 4 no harás nada.
tutorial-p2-second = Muy bien: esa fila ya trabaja. Falta su compañera.
    .title = Distrito 2: el segundo proceso
    .goal = Activa también la otra, entre las filas 1 y 2.
    .why = Tu receta pide { tutorial-recipe }, uno de cada uno.
    .wrong-back = Esa ficha la pusiste recién: se queda donde está hasta el próximo Distrito 2.
    .wrong-other = Esa fila da { tutorial-third }, y hoy no te sirve: necesitas { tutorial-recipe }. Guarda esa ficha.
    .wrong-done = Te falta un proceso. En este período cada puesto activa dos.
tutorial-p2-done = Tienes dos procesos activos: { tutorial-recipe }. Las fichas que los activan se quedan ahí; las demás siguen libres.
    .title = Distrito 2: terminar
    .goal = Termina tu turno: elige «Listo».
    .why = Con dos procesos te alcanza. Un recurso libre sirve para pagar; uno puesto en tu plan, no.
    .wrong-back = Esa ficha la pusiste recién: se queda donde está hasta el próximo Distrito 2. Y te hace falta ahí.
    .wrong-more = Se puede, pero te sobraría un proceso, y los procesos no se guardan. Deja esa ficha libre: pronto habrá en qué gastarla.
tutorial-p2-produce = La ficha de recorrido llega al Distrito 4, donde los procesos se convierten en productos. Tu plan sabe hacer dos tipos: con dos procesos, { tutorial-own }; con tres, { tutorial-second }. Hoy tienes justo los dos primeros.
    .title = Distrito 4: tu primer producto
    .goal = Produce 1 de tu producto propio y 0 del otro.
    .why = Con productos se consiguen las Ideas. Y un proceso que no gastas se pierde.
    .done = ¡Tu primer producto! Podrás hacer uno así en cada período.
    .wrong-nothing = Si no produces, los dos procesos se pierden. Haz tu producto: ya está todo puesto.
    .wrong-many = No alcanza: tienes dos procesos, y cada uno se usa una sola vez por período.
tutorial-p2-summary = Después vino el Distrito 7, que siempre es el último. Ahí tres productos de tres tipos distintos se cambian por una Idea Innovadora; nadie los tiene todavía. El Resumen trae ahora un paso más, la merma. A ti no te quita nada, porque tienes un solo producto y lo conservas. El suceso salió del juego y la ficha Momento Cero pasó a la izquierda.
    .title = Distrito 7 y Resumen

# -- período 3
tutorial-p3-event = Llegan el Distrito 3, donde se invierte, y el Distrito 5, donde se comercia. El suceso es «Premio a la innovación» y su efecto llega más tarde: cuando se active el Distrito 7, cada jugador tomará 1 de dinero. Recuérdalo: vas a necesitar ese dinero.
    .title = Período 3: invertir y comerciar
tutorial-p3-stay = Otra vez el Distrito 2. Tus dos filas siguen activas desde el período pasado, y no hay que pagarlas de nuevo: una ficha trabaja mientras la dejes puesta.
    .title = Distrito 2: lo que ya está en marcha
    .goal = No muevas nada y elige «Listo».
    .why = Esos dos procesos te darán otro producto, y los recursos libres son para lo que viene.
    .wrong-more = Un proceso más no te sirve todavía, y esa ficha te hará falta en el próximo período. Déjala libre.
    .wrong-back = Si retiras esa ficha pierdes el proceso, y en el Distrito 4 te quedarías sin producto. Déjala ahí.
tutorial-p3-invest = Junto al Distrito 3 se ponen a la vista dos cartas de cada clase: infraestructura (3A), especialistas (3B) y tecnología (3C). En tu turno puedes adquirir una sola: pagas su coste a la caja y la carta queda frente a ti. Podrás activarla desde el próximo Distrito 2.
    .title = Distrito 3: tu primera inversión
    .goal = Adquiere { tutorial-your-card }.
    .why = Te dará { tutorial-third }, el proceso que te falta para hacer { tutorial-second }, y otro más. Además cuesta una sola ficha.
    .wrong-money = Cuesta 2 de dinero. En el próximo período vas a necesitar 3, y no te alcanzaría. La tuya es { tutorial-your-card }.
    .wrong-galpon = { $plan ->
        [quinta] «Galpón» da producción y logística, que ya tienes. Lo que te falta es marketing: busca «Maquinaria».
        [ceramica] «Galpón» te serviría, pero cuesta una energía más que «Administradora» y hace lo mismo.
       *[paseos] «Galpón» te serviría, pero cuesta dos fichas, y una es de dinero. «Máquina automática» cuesta una sola energía.
    }
    .wrong-web = «Sitio web» da un solo proceso y pide dinero para activarse, justo lo que conviene guardar. La tuya es { tutorial-your-card }.
    .wrong-other = Con esa carta cuenta otro puesto para conseguir su Idea. La tuya es { tutorial-your-card }.
    .wrong-done = Sin una inversión no podrás hacer tu segundo tipo de producto. En este período cada puesto adquiere una.
tutorial-p3-produce = Tu inversión todavía no trabaja: nadie le ha puesto fichas. Con los dos procesos de siempre haces otro producto igual al anterior, y así tendrás dos.
    .title = Distrito 4: otro igual
    .goal = Produce 1 de tu producto propio y 0 del otro.
    .why = Uno es para guardarlo. Del otro te encargas en el Distrito 5.
    .wrong-nothing = Si no produces, los dos procesos se pierden y no tendrás nada que llevar al Distrito 5.
    .wrong-card = No alcanza: tu inversión aún no está activa, así que cuentas solo con los dos procesos de tu plan.
tutorial-p3-sell = En el Distrito 5 está el mercado. Primero todos pueden comprar, pero hoy no hay nada; después todos pueden vender. Lo que vendes queda ahí para quien lo necesite, y a ti te da 1 de dinero o 1 de energía.
    .title = Distrito 5: vender
    .goal = Vende { tutorial-own } por 1 de dinero.
    .why = En el próximo período comprarás por 3 de dinero el tipo que tu plan no sabe hacer. Y lo que vendes es justo lo que le falta a otro puesto.
    .wrong-energy = También se puede, pero la energía te sobra y el dinero no: en el próximo período necesitas 3. Vende por dinero.
    .wrong-buy = El mercado está vacío: lo que no está ahí no se puede comprar.
    .wrong-done = Si no vendes te faltará dinero, y a otro puesto le faltará lo que tú haces. En este período cada puesto vende uno.
tutorial-p3-keep = Te queda un producto, y podrías vender ese también.
    .title = Distrito 5: guardar
    .goal = Guárdalo: elige «Listo».
    .why = Una Idea pide tres tipos distintos, y este es tu primero. La merma te deja conservar uno.
    .wrong-all = Si vendes también ese, te quedas sin tu primer tipo. Guárdalo.
tutorial-p3-summary = En el Distrito 7 se cumplió el suceso: cada jugador tomó 1 de dinero. Nadie tenía aún tres tipos. En el Resumen, los lugares vacíos se llenaron con nuevas ofertas. En el mercado hay ahora un producto de cada tipo. Todo está listo para tu primera Idea.
    .title = Distrito 7 y Resumen

# -- período 4
tutorial-p4-event = Esta vez no hay piezas nuevas: repites lo aprendido, y al final tendrás una Idea. El suceso es «Noche eficiente» y cada jugador tomó 1 de energía. Lo que viene: activar tu inversión, hacer tu segundo tipo de producto, comprar el tercero.
    .title = Período 4: hacia la primera Idea
tutorial-p4-activate = Tus dos filas siguen activas. Ahora puedes poner en marcha { tutorial-your-card }: pide 1 de capital humano y 1 de energía, las dos a la vez.
    .title = Distrito 2: la inversión en marcha
    .goal = Activa { tutorial-your-card }.
    .why = Te da dos procesos, y uno de ellos es { tutorial-third }, que te faltaba.
    .wrong-more = Esa fila también da { tutorial-third }, pero ya pagaste una carta que hace eso y más. Activa { tutorial-your-card }.
    .wrong-back = Esa ficha te da uno de los procesos que vas a gastar. Déjala ahí.
    .wrong-done = ¿Y tu inversión? Sin ella no tienes los tres procesos distintos que pide tu segundo producto.
tutorial-p4-done = Ya tienes cuatro procesos activos: los dos de tu plan y los dos de { tutorial-your-card }. Vas a gastar tres, y el cuarto se perderá.
    .title = Distrito 2: terminar
    .goal = Termina tu turno: elige «Listo».
    .why = No te falta nada más, y lo que guardes te servirá después.
    .wrong-more = Un quinto proceso se perdería. Deja esa ficha libre.
    .wrong-back = Deja las fichas donde están: te dan los procesos que vas a gastar ahora.
tutorial-p4-invest = Puedes adquirir otra inversión si te alcanza. Por primera vez, decides tú.
    .title = Distrito 3: ¿otra inversión?
    .goal = Adquiere una o elige «Listo». En los dos casos, que te queden 3 de dinero.
    .why = Comprar el producto que te falta cuesta 3 de dinero. Sin ellos, este período no te dará una Idea.
    .wrong-money = Con esa compra te quedarían menos de 3 de dinero, y en el Distrito 5 no podrías comprar { tutorial-missing }. Elige otra carta o «Listo».
tutorial-p4-produce = Hoy gastas tres procesos distintos, uno de cada uno, en tu segundo tipo de producto: { tutorial-second }.
    .title = Distrito 4: tu segundo tipo
    .goal = Produce 0 de tu producto propio y 1 del otro.
    .why = Ya guardas { tutorial-own }. Para la Idea hacen falta tipos distintos.
    .wrong-same = Tendrías dos productos iguales, y la Idea pide tres tipos distintos. Haz el otro.
    .wrong-nothing = Los procesos que no gastas se pierden. Haz tu segundo tipo de producto.
    .wrong-both = No alcanza para tanto: tienes cuatro procesos, y cada uno se usa una sola vez.
tutorial-p4-buy = Ya tienes dos tipos. El tercero no sabes hacerlo, pero está en el mercado: lo vendió { tutorial-seller }. Comprar cuesta 3 de dinero por producto. En este período nadie vende.
    .title = Distrito 5: comprar
    .goal = Compra { tutorial-missing }.
    .why = Con eso completas los tres tipos.
    .wrong-other = De ese tipo ya tienes, y a otro puesto le hace falta. Compra { tutorial-missing }.
    .wrong-sell = En este período solo se compra. Lo que tienes lo vas a necesitar en el Distrito 7.
    .wrong-done = Sin el tercer tipo no hay Idea, y tienes justo el dinero. Compra { tutorial-missing }.
tutorial-p4-innovate = El Distrito 7, con tres productos de tres tipos distintos: lo que estabas esperando.
    .title = Distrito 7: tu primera Idea
    .goal = Cambia tus tres productos por una Idea Innovadora.
    .why = Gana quien tiene más Ideas. Y la merma te quitaría dos de esos tres productos.
    .done = ¡Tu primera Idea Innovadora!
    .wrong-done = Si pasas, la merma se lleva dos de tus tres productos y te quedas sin Idea. Cámbialos.
tutorial-p4-summary = Cada puesto tiene una Idea, y el mercado quedó vacío. Una Idea no solo cuenta al final: en el Distrito 2 es un comodín. Puede ir en el lugar de un recurso, en una fila o en una inversión, incluso donde ya hay una ficha, que entonces vuelve a ti.
    .title = Una Idea para cada uno

# -- período 5
tutorial-p5-place =
    Con la última pieza, el Distrito 6, llegan los emprendedores: este es un período completo, como los del juego de verdad. Empieza con la Oportunidad. Por turnos, cada jugador pone a su emprendedor en una casilla libre, y recibe su beneficio cuando ese distrito se activa.
    · Distrito 1: puedes ignorar el suceso.
    · Distrito 2: 1 de capital humano.
    · Distrito 3: una ficha de descuento, en 3A para infraestructura (dinero o energía), en 3B para especialistas (dinero) y en 3C para tecnología (energía).
    · Distrito 4: un proceso más, a tu gusto.
    · Distrito 5: 1 de dinero menos al comprar.
    · Distrito 6: un recurso a tu gusto y el dinero que haya en la casilla.
    .title = Período 5: la Oportunidad
    .goal = Pon a tu emprendedor en una casilla libre.
    .why = Tú eliges. Con un proceso más podrías hacer dos productos; en el Distrito 6 recibirías un recurso. Como el mercado está vacío, hoy la casilla del Distrito 5 no te ayuda, y en el Distrito 6 hay una sola abierta.
    .wrong-closed = Esa casilla está cerrada. La segunda se abre con dos tipos de producto en el mercado y la tercera con tres; hoy no hay ninguno.
    .wrong-taken = Ahí ya hay un emprendedor, y en cada casilla cabe uno. Elige otra.
tutorial-p5-event = El quinto suceso es «Visita de la ministra»: pone 1 de dinero en la primera casilla del Distrito 6, para quien esté ahí cuando ese distrito se active. Desde aquí decides tú; yo solo te recuerdo para qué es cada distrito.
    .title = El último suceso
tutorial-p5-ignore = Tu emprendedor está en el Distrito 1, así que puedes ignorar el suceso.
    .title = Distrito 1: ¿lo ignoras?
    .goal = Ignora el suceso o acéptalo.
    .why = Este no te quita nada, y lo que hace en el tablero ocurre igual. Con un suceso dañino, esta casilla vale mucho.
tutorial-p5-manage = En el Distrito 2 puedes retirar fichas, activar filas e inversiones y usar tu Idea como comodín. Si la pones en una fila activa, la ficha que estaba ahí vuelve a ti.
    .title = Distrito 2: tú administras
    .goal = Ordena tus fichas como quieras y termina con «Listo».
    .why = Lo que esté activo ahora es lo que tendrás en el Distrito 4.
tutorial-p5-invest = Puedes adquirir una inversión. Si tu emprendedor está en la sección de esa clase, te cuesta una ficha menos.
    .title = Distrito 3: invertir
    .goal = Adquiere una inversión o elige «Listo».
    .why = En el tutorial ya no alcanzará a trabajar. En una partida completa, quien invierte temprano crece antes.
tutorial-p5-produce = Decide cuánto haces de cada tipo. Si tu emprendedor está aquí, tienes un proceso más, del que te haga falta.
    .title = Distrito 4: producir
    .goal = Elige qué produces.
    .why = Los procesos que no gastas se pierden.
tutorial-p5-sell = El Distrito 5 completo tiene dos pasos. Comprar no pudo nadie, porque el mercado estaba vacío; ahora se vende.
    .title = Distrito 5: vender
    .goal = Vende lo que quieras de un solo tipo y termina con «Listo».
    .why = Lo vendido te da recursos. Y cuando se juntan seis productos de un mismo tipo en el mercado, se exportan y dejan dinero en el Distrito 6.
tutorial-p5-subsidy = Tu emprendedor está en el Distrito 6: ya recogiste el dinero de la casilla, y falta el resto de tu subsidio.
    .title = Distrito 6: el subsidio
    .goal = Toma el recurso que prefieras.
    .why = Es la manera más sencilla de conseguir justo lo que te falta.
tutorial-p5-cutback = Llegó el Resumen, y la merma te deja un solo producto.
    .title = Resumen: la merma
    .goal = Elige cuál conservas.
    .why = En una partida completa conviene guardar el que más cuesta conseguir.
tutorial-end = Terminó el período del último suceso, y con él el tutorial. Se cuentan las Ideas: gana quien tiene más, y quienes tienen las mismas comparten el triunfo. Ya recorriste los siete distritos. El juego completo dura doce períodos y agrega lo que aquí dejamos fuera: el crédito, liquidar inversiones, cambiar dos recursos por uno, las ofertas que rotan, importar lo que no hay en el mercado y los puntos por tríos de inversiones. Empieza por el nivel 1.
    .title = Fin del tutorial
