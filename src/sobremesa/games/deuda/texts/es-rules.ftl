# Las reglas de Deuda Eterna, contadas a quien está en la mesa.
# `rule-<id>` es lo que dice el libro, con nuestras palabras; `.ruling`, cómo lo leemos donde el libro calla o se contradice.

chapter-setup = Preparación
chapter-board = El tablero
chapter-turn = El turno
chapter-money = El dinero
chapter-square = Las casillas
chapter-raw = Materias primas
chapter-manufacture = Manufacturas
chapter-build = Construir industrias
chapter-chain = Cadenas industriales
chapter-gold = Reservas de oro
chapter-piracy = Piratería industrial
chapter-debt = La deuda
chapter-devaluation = Devaluaciones
chapter-embargo = El embargo económico
chapter-pact = Pactos entre jugadores
chapter-pair = Parejas
chapter-trio = Tríos
chapter-club = El club de deudores
chapter-hat = El sombrero de Sandino
chapter-end = El final del juego
chapter-card = Las tarjetas
chapter-move = Cómo se mueven las fichas
chapter-pay = Cómo se paga
chapter-union = Lo que comparten una pareja o un trío

# -- preparación
rule-setup-players = Juegan de 3 a 5: uno es el Fondo Monetario Internacional (FMI) y los otros 2 a 4 son países de América Latina.
    .ruling = El libro no le deja al FMI nada que decidir, así que lo juega el programa. Una persona puede ocupar la silla del FMI para conducir la mesa, y ve el libro de deudas completo.
rule-setup-bank = Todo el dinero, $120.000, y las 12 tarjetas de terreno (los títulos) comienzan en manos del FMI.
    .ruling = Opción `bank_limit`: apagada por defecto, así que el FMI siempre puede pagar y su saldo, siempre a la vista, puede quedar bajo cero; encendida, no presta más de lo que tiene, paga lo que tiene y no debe el resto.
rule-setup-gold = Comienzas con 3 reservas de oro.
rule-setup-cash = Tira un dado: comienzas con $1.000 por cada punto. Ese dinero es un regalo, no lo debes.
rule-setup-start = Elige una ficha y ponla en América Latina. Un dado decide quién comienza, los empates se vuelven a tirar, y los turnos van de derecha a izquierda.
    .ruling = Después de ti juega tu vecino de la izquierda, y tu vecino de la derecha es quien jugó antes que tú, entre los que siguen en el juego; con dos países, el otro es ambos. Estar en América Latina al comienzo no cuenta como caer ahí.
rule-setup-imf_role = El FMI no juega en el tablero: guarda el dinero, cobra, paga, te recuerda tus compromisos y deudas, y decide en caso de duda.
    .ruling = El programa es el FMI, y estas lecturas de las reglas son sus decisiones.

# -- tablero
rule-board-squares = El tablero tiene 40 casillas numeradas de 0 a 39, con América Latina en la 0 y el FMI en la 39. En el Sur están las 12 materias primas y en el Norte las 12 manufacturas que se hacen con ellas. Hay 3 casillas de Solidaridad y 3 de Condiciones FMI, y una de cada una de estas: América Latina, FMI, Ayuda solidaria para el desarrollo, Fuga de capitales, Golpe militar, Barrera proteccionista, Nacionalización, Ayuda U.S.A. para el desarrollo, 12 de octubre de 1492 y No pagar.
rule-board-groups = Once materias primas forman cuatro colores de cadena: azúcar, banano y cacao; algodón, tabaco y café; pesca y ganado; cobre, estaño y hierro. El petróleo va solo. Cada una tiene su precio al pie de la casilla, una tarjeta de terreno con los precios de sus industrias nacionales y de exportación, y su propia manufactura en el Norte. La del azúcar, por ejemplo, son los caramelos, y su primera industria nacional cuesta $150.

# -- turno
rule-turn-sequence = En tu turno primero inviertes, después tiras los dados y después cumples con la casilla.
    .ruling = Antes de los dados puedes pedir préstamos, construir y proponer que se levante la barrera, en cualquier orden y cuantas veces quieras. Solo no se proponen dos veces en un turno los mismos términos ya rechazados, y un rechazo en un asunto no te quita nada en otro. Después de los dados solo haces lo que pidan la casilla, el FMI si pasas por él o un pago. No puedes saltarte la tirada, y los dobles no significan nada. Un turno perdido se pierde entero.
rule-turn-dice = Avanzas con dos dados; tras la primera devaluación con tres, tirando dos y luego uno; tras la segunda con cuatro, dos y dos. Las tiradas se suman.

# -- dinero
rule-money-rounding = Lo que no llega a $50 se ignora, y siempre en favor del jugador.
    .ruling = Todo el dinero va de $50 en $50. Lo que le pagas al FMI se redondea hacia abajo y lo que el FMI te paga, hacia arriba: el 10% de $1.250 es $100, la mitad de una industria de $150 es $50, la mitad de $550 invertidos es $300. Cuando se reparte efectivo, también de $50 en $50, lo que sobra es para los primeros en el orden de turno. Opción `rounding`: `player` redondea a favor del jugador; `imf`, a favor del FMI, como en la edición cubana más nueva.

# -- casillas
rule-square-solidarity = Solidaridad: toma la primera tarjeta, cobra su premio y ponla al fondo del montón. Estas tarjetas valen desde el comienzo del juego.
rule-square-conditions = Condiciones FMI: si le debes al FMI, destapa una tarjeta. Si no debes nada, no pasa nada.
rule-square-solidarity_aid = Ayuda solidaria: en este turno puedes construir industrias nacionales o de exportación en tus terrenos a mitad de precio.
    .ruling = Construyes de inmediato, al caer, y es la única excepción a construir antes de los dados: cuantas quieras, con los límites de siempre y con préstamos si hace falta. En el valor invertido cuentan a precio completo. Opción `square_10`: `half`, a mitad de precio; `free`, un terreno o una industria gratis, como en la edición cubana más nueva.
rule-square-capital_flight = Fuga de capitales: tira un dado y págale al FMI $1.000 por cada punto.
rule-square-military_coup = Golpe militar: todo tu efectivo va al FMI. Si no tienes, no pasa nada.
rule-square-barrier = Barrera proteccionista: pon la barrera. Cae cuando otro jugador llega a esta casilla o cuando entre todos le pagan $2.000 al FMI, repartidos como acuerden; alguno puede no pagar nada.
    .ruling = Si caes aquí con la barrera puesta, la quitas y no la vuelves a poner, salvo que la hayas puesto tú: entonces se queda. Un socio cuenta como otro jugador. Antes de tus dados puedes proponer cuánto paga cada uno, de $50 en $50 hasta sumar $2.000, aunque pague uno solo; cae si aceptan todos los que ponen algo. No es un pacto: no necesita reunión, y quien hizo el trato directo puede participar. Nadie cae en embargo por esto.
rule-square-barrier_effect = Con la barrera puesta, ninguna industria de exportación le rinde a su dueño. Si caes en la de otro, le pagas al FMI la cantidad simple de la casilla, sin dobles ni triples ni cadena; en la tuya ni pagas ni cobras.
    .ruling = Nada más cambia: las manufacturas sin industria de exportación siguen igual, la industria nacional te sigue librando de pagar, las cadenas del Sur siguen cobrando, y las industrias de exportación se pueden construir, piratear o subastar. Lo que aquí le pagas al FMI puedes saldarlo con oro.
rule-square-nationalisation = Nacionalización: elige cualquier terreno sin dueño y recíbelo gratis, con su primera industria nacional también gratis. Si todos tienen dueño, construye sin pagar una industria en un terreno tuyo, nacional o de exportación.
    .ruling = Puedes renunciar. Mientras quede algún terreno sin dueño no puedes elegir la industria en su lugar. El terreno que volvió al FMI está sin dueño. La industria gratis respeta los límites de construcción; si no tienes terreno, o no hay espacio en los tuyos, no pasa nada.
rule-square-us_aid = Ayuda U.S.A.: el FMI te paga $50.
rule-square-october_12 = 12 de octubre de 1492: Europa te quita una reserva de oro, y otra la segunda vez que caes. Desde la tercera, si tienes una o ninguna no pasa nada.
    .ruling = Se cuentan tus caídas, y la tarjeta Quinientos años cuenta como una. La primera y la segunda te quitan una reserva si tienes alguna; desde la tercera, solo si tú (o la bolsa común) tienes dos o más. La reserva sale del juego, pero se recuerda para la tarjeta de México: el oro de los jugadores, del FMI y de Europa suma siempre 3 por país.
rule-square-dont_pay = No pagar: no debes intereses por esta vuelta. Aquí se reúne también el club de deudores.
    .ruling = Te libra de tu próximo pago de intereses en la casilla 39, ya sea que pases, caigas, te llamen o te mande una tarjeta, y a cualquier tasa; ahí se gasta, aunque no tengas deuda. Los intereses cuentan como pagados, así que puedes amortizar. En una pareja o un trío te libra solo de tu propio 10%.
rule-square-latin_america = América Latina: aquí, y en ninguna otra casilla, se hacen pactos. Mientras haya un jugador en ella, el FMI no le presta a nadie.
    .ruling = Opción `loan_ban`: por defecto (`meeting`) no hay préstamos desde que alguien cae hasta que se cierra la reunión, para que nadie llene la bolsa justo antes de un club; con `standing` no hay préstamos voluntarios mientras haya una ficha ahí, salvo en la primera vuelta. En ambos casos, el préstamo para un pago que ya se debe se da siempre, hasta el límite.
rule-square-imf = FMI: al pasar o caer aquí pagas los intereses de la vuelta, y después puedes amortizar capital.
    .ruling = La parada en la 39 va antes que el resto del movimiento: intereses, amortización, los puntos que quedan, la casilla. Salir de la 39 no cuesta nada, y si te mandan o te llaman estando ahí no pagas otra vez. La parada cierra la vuelta, y con ella terminan tu exención, una tasa subida y el cierre de industrias. Los dados ya tirados valen, amortices lo que amortices. Sin deuda no pasa nada.

# -- materias primas
rule-raw-unowned = En una materia prima sin dueño, o cobras su precio al FMI, o compras el terreno por ese precio y recibes su tarjeta.
rule-raw-owned_bare = En el terreno de otro sin industrias nacionales ni pagas ni cobras.
rule-raw-owned_industry = En el terreno de otro con industrias nacionales le pagas al dueño la cantidad de la casilla por cada una de ellas, de 1 a 3 veces.
rule-raw-own = En tu propio terreno con industria nacional ni pagas ni cobras.
    .ruling = En tu propio terreno sin industria vale la frase general del libro: vendes la materia prima y cobras su precio. Opción `own_bare_land`: `sells` por defecto; con `nothing`, como en la edición cubana más nueva, no cobras. El terreno de un socio es terreno tuyo.

# -- manufacturas
rule-manufacture-imf = En una manufactura sin industria de exportación le pagas al FMI la cantidad de la casilla.
rule-manufacture-national_exempts = Si tienes la industria nacional de esa materia prima, ahí no le pagas nada al FMI.
rule-manufacture-export_other = En la industria de exportación de otro le pagas a su dueño y no al FMI: la cantidad de la casilla por cada industria de exportación, de 1 a 3 veces.
rule-manufacture-export_own = En tu propia industria de exportación el FMI te paga la cantidad de la casilla por cada una de ellas.

# -- construir
rule-build-before_dice = Construyes antes de tirar los dados, en tus propios terrenos, pagando al FMI el precio del título.
    .ruling = Da lo mismo dónde esté tu ficha, y el dinero prestado sirve. El precio es el de la primera, la segunda o la tercera industria de su clase. Opción `builds_per_turn`: sin límite por defecto; con 1, una por turno como en la edición cubana más nueva.
rule-build-not_same_turn = No puedes construir en un terreno en el mismo turno en que lo compraste.
    .ruling = Es decir, en el turno tuyo en que el terreno te llegó por compra, piratería o trato. Un terreno que obtienes en Nacionalización no lo compraste: puedes construir en él de inmediato. En un terreno ganado en una subasta o en un trato en el turno de otro puedes construir en tu próximo turno. La industria gratis de Nacionalización es la excepción que trae el libro.
rule-build-limits = Cada terreno admite hasta tres industrias nacionales, y su manufactura hasta tres de exportación. La primera, segunda o tercera de exportación necesita otras tantas nacionales.
    .ruling = Opción `quick`: en la partida rápida, una sola industria de cada clase por terreno, al segundo precio, y una reserva de oro por país.
rule-build-value = El valor invertido en una propiedad es el precio del terreno más los precios de título de todas sus industrias nacionales y de exportación.
    .ruling = Cuentan siempre los precios de lista, también para lo que fue gratis, a mitad de precio, pirateado o ganado en subasta. Sirve para la piratería, las subastas y la clasificación.

# -- cadenas
rule-chain-form = Tienes la cadena del Sur de un color cuando son tuyos todos sus terrenos con al menos una industria nacional en cada uno; y la del Norte, con al menos una industria de exportación por cada uno. El petróleo no forma cadenas.
rule-chain-pay = Caer en cualquier casilla de la cadena de otro te cuesta la suma de lo que cobran todas las industrias de ese color en ese lado.
    .ruling = «Ese lado» es aquel en que caíste: en el Sur cuentan las industrias nacionales, en el Norte las de exportación. El valor de una industria es la cantidad de su propia casilla. Opción `chain_fee`: `sum`, la suma de todas; `square`, el valor de la casilla por todas las industrias de la cadena.
rule-chain-own_north = Si caes en tu propia cadena del Norte, el FMI te paga por todas tus industrias de exportación de ese color.
    .ruling = El libro lo dice del club y de las industrias dobles y triples; la edición cubana más nueva, de todo dueño. Tu propia cadena del Sur no paga nada, y la del Norte tampoco con la barrera puesta o con tus industrias cerradas.

# -- oro
rule-gold-use = Con una reserva de oro puedes saldar por completo, sea cuanto sea, un pago por las industrias o la cadena de otro jugador, una manufactura que le debes al FMI o los intereses de una vuelta. La reserva es para quien debía cobrar.
    .ruling = Salda cualquier cantidad: una manufactura doble, el pago de la barrera, una cadena entera, intereses al 15% o al 20% o los de una devaluación. En una pareja o un trío, una reserva salda el 10% de un miembro. Puedes llegar a tener más de tres. El oro pagado al FMI se queda ahí.
rule-gold-limits = No puedes vender el oro, cambiarlo por propiedades ni gastarlo en otra cosa.
    .ruling = No sirve, entonces, para Fuga de capitales, multas de tarjetas, préstamos, construcción, piratería, subastas ni para levantar la barrera, y no entra en tratos ni en regalos. Nunca es obligatorio usarlo: donde sirve, se ofrece antes de una subasta o una bancarrota, y tú eliges. Opción `gold_pays`: `listed`, solo esos pagos; `more`, también la Fuga de capitales y las tarjetas.

# -- piratería
rule-piracy-basic = En un terreno ajeno del Sur, con o sin industrias, puedes piratearlo: págale $2.000 al FMI, y al dueño el precio del terreno y de todo lo construido. El dueño no puede negarse. Las industrias nacionales y las de exportación cambian de manos juntas.
    .ruling = Primero pagas lo que cuesta caer ahí, en efectivo o en oro; después puedes piratear. El precio es el valor invertido. Se ofrece solo si tu efectivo y los préstamos que aún puedes pedir cubren permiso y precio, y nunca contra un socio, en el club, contra una promesa que obliga, ni en un terreno al que llegaste en el turno de otro. Opción `piracy_replaces_rent`: apagada por defecto; encendida, pirateas en vez de pagar. Opción `piracy`: encendida por defecto; la mesa puede acordar jugar sin ella.
rule-piracy-again = La piratería no se agota: cualquiera puede piratear una propiedad ya pirateada, las veces que sea.
rule-piracy-chain = Puedes piratear una cadena completa pagando todos sus terrenos e industrias, o solo la propiedad en que caíste. En ambos casos, por comprar o por romper una cadena, el FMI recibe $4.000 en vez de $2.000.
    .ruling = Aquí una cadena es una cadena del Sur completa; un color con dueño pero sin industrias en todos sus terrenos no lo es: tomas un terreno por $2.000. Es toda o una, nunca dos de tres. Las industrias cerradas por un tiempo también forman cadena. A una pareja o un trío se le paga en la bolsa común. Opción `piracy_tax`: `flat`, $2.000 o $4.000; `industry`, $2.000 sin industria, $3.000 con industria y $6.000 por una cadena.
rule-piracy-south_only = Se piratea solo en el Sur: nunca en una casilla del Norte.

# -- deuda
rule-debt-loan = Puedes pedirle préstamos al FMI para cualquier compra o pago, cuantas veces quieras, de al menos $1.000 cada uno, hasta tu límite.
    .ruling = En tu turno, antes de los dados, pides libremente; después de los dados o en el turno de otro, cuando tienes que pagar algo que debes, una compra o una oferta ganadora. Un préstamo no puede pasar del límite: si te faltan menos de $1.000 para llegar, no te dan ninguno y cuentas como si estuvieras en él. Opción `loan_step`: sobre $1.000, los préstamos van por defecto de $50 en $50; de $1.000 en $1.000 en la edición cubana más nueva.
rule-debt-interest = Cada vez que pasas por el FMI pagas el 10% de tu deuda. Si no puedes, tienes que pedir un préstamo para pagarlo.
    .ruling = Es el 10% de lo que debes al llegar, antes de cualquier préstamo para pagarlo. Si rigen varias tasas (10, 15, 20), vale la más alta. En el límite lleva al embargo, como cualquier pago.
rule-debt-amortise = Solo puedes amortizar capital en el FMI, después de pagar los intereses de esa vuelta.
    .ruling = Puedes hacerlo en cada parada en la 39, ya sea que pases, caigas, te llamen o te mande una tarjeta, en cualquier múltiplo de $50. Los intereses saldados con oro o librados por No pagar cuentan como pagados. En una pareja o un trío, la deuda común se amortiza en la parada de cualquiera.
rule-debt-skip_interest = Te libras de los intereses de una vuelta con una reserva de oro, o por haber caído en No pagar en esa vuelta.
    .ruling = El oro va al FMI. La exención dura hasta tu próxima parada en la 39.
rule-debt-ledger = El FMI lleva columnas para cada jugador: deuda tomada, aumentos y amortizaciones.

# -- devaluaciones
rule-devaluation-first = Cuando tu deuda llega a $10.000 te llaman a la casilla 39, pagas los intereses de la vuelta aunque no la hayas completado, y desde entonces avanzas con tres dados. Si vuelves a deber menos de $10.000, con dos.
rule-devaluation-second = Cuando tu deuda llega a $20.000 te llaman de nuevo, pagas intereses y avanzas con cuatro dados.
    .ruling = Los dados siguen siempre a la deuda: cuatro desde $20.000, tres desde $10.000, dos por debajo. Los cuatro no son para siempre, aunque el libro diga «de ahora en adelante».
rule-devaluation-call = Un préstamo que lleva tu deuda a un límite de devaluación, o más allá, te lleva a la casilla 39, donde debes los intereses de la vuelta aunque no la hayas completado.
    .ruling = Primero haces el pago o la compra para la que era el préstamo. Antes de tus dados el llamado es inmediato, y tu turno sigue desde la 39 con los dados nuevos; después de los dados llega cuando la casilla está resuelta, y ahí termina tu turno; en el turno de otro llega justo después del pago. Vas directo a la 39, sin tocar otra casilla. Los intereses son sobre toda la deuda, con el préstamo nuevo, y puedes amortizar. Un préstamo que pasa dos límites es un solo llamado, al nivel más alto. Un préstamo para pagar intereses en la 39 cambia tus dados y no llama a nadie. Cada vez que subes desde debajo de un límite te llaman de nuevo. Llegar al límite del embargo no llama a nadie.
rule-debt-limit = Lo máximo que puedes deber son $30.000. Con esa deuda no te dan más préstamos.
    .ruling = Opción `debt_steps`: `thirty`, $10.000, $20.000 y un límite de $30.000; `twenty`, $10.000, $15.000 y un límite de $20.000.

# -- embargo
rule-embargo-when = En el límite sigues jugando normalmente mientras tengas efectivo. Cuando no puedes hacer un pago, comienza el embargo.
    .ruling = Cualquier pago obligado, al FMI o a un jugador, en tu turno o en el de otro; nunca uno voluntario. Antes van el oro donde sirva, el efectivo y los préstamos que aún quepan.
rule-embargo-auction = Eliges una propiedad, un terreno con todas sus industrias, y el FMI la subasta entre los demás desde la mitad de lo invertido en terreno e industrias. Se la queda quien más ofrezca, y el dinero es para ti.
    .ruling = Ofrecen los demás países, una pareja o un trío como uno solo, en el orden de turno desde tu izquierda: primero al menos la mitad del valor invertido, redondeada hacia arriba a $50, y luego al menos $50 más cada vez. Quien pasa queda fuera; cuando queda uno, compra la oferta más alta. Puedes ofrecer hasta tu efectivo más los préstamos que aún puedes pedir; ese préstamo se toma al pagar, y puede devaluarte y llamarte. Quienes pierden turnos o hicieron el trato directo pueden ofrecer.
rule-embargo-no_bid = Si nadie ofrece, el FMI la compra a la mitad del valor invertido, retira sus industrias, y el terreno queda libre para nuevos compradores.
rule-embargo-repeat = Con ese dinero haces el pago que debías, te quedas con lo que sobre y sigues jugando. Si no alcanza, entregas otra propiedad; y cada nuevo pago que no puedas hacer, por pequeño que sea, pone otra en subasta. Las industrias no se subastan sin su terreno. Así puede romperse una cadena.
    .ruling = Una subasta no amortiza capital. Los intereses siguen siendo el 10% de la deuda ($3.000 en el límite), y avanzas con cuatro dados.
rule-embargo-bankrupt = Sin propiedades, entregas al FMI el dinero que te queda, caes en bancarrota y sales del juego.
    .ruling = El FMI lo recibe aunque le debieras a un jugador, que entonces no cobra nada: así lo dice el libro. Tu oro va al FMI, tus tarjetas guardadas vuelven bajo su montón, tu deuda se borra, tus promesas terminan y tu ficha sale del tablero; una barrera que hayas puesto se queda. Sin propiedades y en el límite, la bancarrota llega con el primer pago que no puedas hacer, no antes.

# -- pactos
rule-pact-when = Se puede pactar después de la primera vuelta, cuando un jugador cae en América Latina. Entonces todos pueden ponerse de acuerdo, entre dos o entre más.
    .ruling = Tu primera vuelta termina cuando llegas a la casilla 0 o pasas por ella avanzando por primera vez; que te manden ahí no cuenta. Decide la vuelta de quien cayó: los demás pueden sumarse vayan en la vuelta que vayan.
rule-pact-deals = Vale cualquier trato dentro de las reglas: no piratearse, venderse o cambiarse propiedades, regalarse dinero. El trato se propone, y deben aceptarlo todos los que obliga.
    .ruling = Un trato es una lista de entregas que se hacen en el acto (terrenos con todas sus industrias, efectivo de $50 en $50) y de promesas de no piratear. No puede incluir oro, tarjetas guardadas, deudas, industrias sin su terreno ni pagos futuros. No necesita permiso del FMI ni le paga nada.
rule-pact-no_shared_chain = Quienes no se han unido en pareja, trío o club no pueden formar una cadena entre ellos y repartirse lo que rinde.
rule-pact-join_move = Cuando te unes con otros, todos van a América Latina. Desde esa casilla cada uno sigue jugando con su propia ficha.
    .ruling = Van directo: sin intereses por el camino, y conservan exenciones y tasas subidas. No se abre otra reunión. Cuando uno se suma a una pareja, se mueven los tres. Una unión no se disuelve nunca; solo puede crecer hasta ser trío o club.
rule-pair-pool = Una pareja pone en común el efectivo, el oro, los terrenos, las industrias y las deudas. Cada uno conserva su ficha, y pueden formar cadenas juntos.
rule-pair-limits = Una pareja se devalúa en $20.000 y en $40.000. Cada uno paga el 10% de la deuda común cuando pasa por el FMI, es decir, el 20% entre los dos.
    .ruling = El límite del embargo sigue la serie: $60.000. Al unirse, los dados siguen a la deuda sumada y pueden ser menos ($15.000 y $3.000 juntos avanzan con dos), y no se llama a nadie.
rule-pair-devaluation_move = Cuando se devalúa una pareja o un trío, al FMI va solo quien lo causó; los dados de más son para todos los miembros.
rule-trio-form = Pueden unirse tres a la vez, o uno sumarse a una pareja. El trío comparte todo igual que una pareja; cada uno paga el 10%, es decir, el 30% entre los tres; se devalúa en $30.000 y en $60.000, y el embargo llega en $90.000.
    .ruling = En una partida de tres países el trío son todos: no le queda rival y gana solo por victoria total.
rule-pact-last_two_three = Cuando quedan solo dos jugadores eligen entre pareja y club; cuando quedan tres, entre trío y club.
rule-pact-meeting = Cuando alguien cae en América Latina, todos pueden conversar y ponerse de acuerdo. Después sigue el próximo en el orden de turno.
    .ruling = Habla primero quien cayó y luego los demás en el orden de turno. Cuando te toca haces una propuesta (con quiénes, en qué términos, o una unión) o pasas. Los implicados responden en el orden de turno: si todos dicen que sí se hace en el acto, y un solo no la anula. La reunión se cierra cuando todos pasan seguidos o ya no tienen propuestas. Quienes pierden turnos participan; quienes hicieron el trato directo, no. Se omite cuando no habría nada que acordar. Opción `proposals`: 3 por jugador y reunión por defecto.
rule-pact-promise = Pueden prometerse que no se van a piratear. El FMI les recordará lo prometido.
    .ruling = Opción `promises`: `binding` por defecto, así que no pueden piratearse hasta que se liberen en otra reunión o uno salga del juego; con `word` la promesa se puede romper, y el registro lo cuenta. Entre dos es una sola promesa, da igual a quién se nombre primero. Si caes en un terreno que una promesa protege, se te recuerda. Una unión mantiene las promesas de sus miembros con los de afuera.

# -- club
rule-club-form = Para formar un club de deudores deben unirse todos los que siguen en el juego, vengan solos, de una pareja o de un trío. Cada uno guarda su efectivo en la mano, aunque es de todos, y cada decisión deben aprobarla todos.
    .ruling = Se propone en una reunión en América Latina, con al menos dos países en juego y ninguno con el trato directo. Nadie puede salirse. Los terrenos, las industrias, el oro y las tarjetas guardadas pasan a ser comunes; las deudas dejan de contar; terminan las promesas, las exenciones, las tasas subidas, los turnos perdidos y los cierres de industrias. Se pide aprobación para lo voluntario (comprar, construir, levantar la barrera), no para los pagos obligados ni para las industrias que no cuestan nada. Opción `club_vote`: `all` por defecto; con `mover` decide solo quien está de turno.
rule-club-no_debt = El club no paga deuda ni intereses, no destapa Condiciones FMI y no recibe préstamos.
    .ruling = El libro dice además «ni ningún dinero», y luego enumera pagos que el club sí hace. Lo entendemos así: ningún dinero a cuenta de la deuda.
rule-club-south_north = En el Sur nadie del club le paga a nadie. En el Norte cada uno le cobra al FMI por las industrias de exportación y las cadenas del club, y le paga por las manufacturas que no las tienen. Fuga de capitales, Golpe militar, Barrera y Solidaridad siguen como siempre.
    .ruling = También siguen Ayuda solidaria, Nacionalización, Ayuda U.S.A. y 12 de octubre, que el libro no quita, y los terrenos sin dueño se compran para el club. La industria nacional sigue librando de pagar, el oro sigue saldando una manufactura y las cadenas cuentan sobre todos los terrenos del club. No pagar, América Latina y las casillas 8, 19, 28 y 39 sin bota no hacen nada. Opción `club_sells_raw`: encendida por defecto, así que un terreno sin dueño aún vende su materia prima; apagada, el club gana dinero solo en el Norte y con Solidaridad.
rule-club-boots = Al formarse el club, el FMI coloca sus cuatro botas: una en la casilla FMI y una en cada casilla de Condiciones FMI, que son tres. Todos van a No pagar y avanzan con dos dados. Si caes en una bota quedas fuera, y tu efectivo se reparte en partes iguales entre los demás.
    .ruling = Formar el club termina el turno; sigue el próximo en el orden. Pasar por una bota no tiene peligro, y la bota se queda después de eliminar a alguien. Los terrenos, las industrias, el oro y las tarjetas guardadas siguen siendo del club. El efectivo del último eliminado va al FMI.
rule-club-total_victory = El club tiene una sola manera de ganar, la victoria total: necesita 3 industrias nacionales y 3 de exportación en cada uno de los 12 terrenos. Aunque quede un único miembro, puede lograrlo por todos.
    .ruling = Se revisa después de cada acción, y al formarse el club. Ser el último miembro no es victoria por sí solo. Los eliminados ganan con el club. Si además ya no quedan botas, es una liberación: la victoria doble de la edición cubana más nueva. Opción `victory`: `total`, solo la victoria total; `degrees`, doce terrenos con exportación son un triunfo y siete con dos y dos, un empate.
rule-club-military_defeat = Si todos los miembros caen en botas es derrota militar y gana el FMI.
rule-club-economic_defeat = Si el club no puede hacer un pago, el FMI se apodera de todo y gana: para el club no hay embargo.
    .ruling = No puede cuando no alcanzan ni el oro, donde sirva, ni el efectivo de todos los miembros juntos. Golpe militar nunca puede causarlo.
rule-club-purse = El dinero del club es común, pero está en manos de sus miembros.
    .ruling = Un pago o una compra toma primero el efectivo de quien mueve, y luego el de los demás en el orden de turno. Lo que se cobra es para quien mueve. Golpe militar vacía solo esa mano. Fuera de eso el efectivo no se pasa de uno a otro; el oro y los terrenos son comunes.

# -- sombrero
rule-hat-gain = Una tarjeta de Solidaridad pone en juego el sombrero de Sandino, que espera en el centro del tablero.
    .ruling = Hay un solo sombrero: si la tarjeta vuelve a salir, no pasa nada. Si el club ya existe, va directo a No pagar y se mueve desde el turno siguiente.
rule-hat-use = Con un club, el sombrero comienza en No pagar. En tu turno tiras dos veces: primero por el sombrero y después por tu ficha. El sombrero ni paga ni cobra; levanta tarjetas de Solidaridad y quita la bota de la casilla en que cae.
    .ruling = Dos dados cada vez. La tarjeta que levanta es tuya: cobras el premio o haces el movimiento que ordena antes de tirar por tu ficha, y el sombrero se queda donde está. La bota que quita no vuelve nunca, y sigue moviéndose cuando ya no queda ninguna. Donde cae no pasa nada más, y a quien esté ahí no le hace nada.

# -- final
rule-end-last_player = Si tu país es el único que queda, ganas. A todos los demás los venció su deuda.
    .ruling = Se revisa en cada bancarrota, antes que nada. Una pareja o un trío gana unido cuando quiebra su último rival. Si al formarse ya eran todos, no tiene rival: sigue jugando y gana solo por victoria total. Nada de esto vale en el club.
rule-end-all_bankrupt = El FMI gana si no queda ni un solo país.
    .ruling = El último país que queda ya habría ganado, así que esto solo pasa cuando quiebra una pareja o un trío sin rivales.
rule-end-limit = El libro no pone límite de tiempo.
    .ruling = Sin límite, una partida puede no terminar, porque los países industrializados viven de lo que les paga el FMI. Opción `max_laps`: ninguno por defecto, y se cuenta según quien lleve más vueltas. Al alcanzarlo va primero quien más tenga en efectivo más valor invertido menos deuda, pero la partida queda como inconclusa, nunca como ganada, tampoco con la opción `victory` por grados. Opción `clock`: no por defecto; con ella, cuando el anfitrión o la hora lo dicen, se termina el turno en juego, con el mismo resultado. Todos juntos pueden también acordar detenerse, con el mismo resultado.
rule-end-total_victory = Victoria total: consigue 3 industrias nacionales y 3 de exportación en cada uno de los 12 terrenos y ganas en el acto, debas lo que debas.
    .ruling = El libro la nombra solo para el club, como su única manera de ganar, y pone como meta industrializar el Sur; su última página está cortada. Se revisa después de cada acción. Opción `total_victory`: encendida por defecto, así que un país, una pareja o un trío también ganan con ella; apagada, solo el club, y una unión sin rivales no puede ganar.

# -- tarjetas
rule-card-solidarity-gifts = Once tarjetas de Solidaridad son regalos de dinero: Jamaica y el Caribe $2.000, Honduras y Costa Rica $2.200, Ecuador $2.400, Guatemala $2.600, Haití y República Dominicana $2.800, Colombia $3.000, Perú $3.200, Argentina y Uruguay $3.400, Chile $3.600, Bolivia $3.800 y Brasil $4.000.
rule-card-solidarity-puerto_rico = Puerto Rico: ve a Nacionalización y úsala.
    .ruling = Vas directo, también desde la casilla 36: sin intereses y sin completar vuelta.
rule-card-solidarity-guyana_suriname = Guyana y Surinam: ve a Ayuda solidaria y úsala.
    .ruling = Vas directo, también desde las casillas 16 y 36: sin intereses y sin completar vuelta.
rule-card-solidarity-nicaragua = Nicaragua: pon el sombrero de Sandino en el centro del tablero.
rule-card-solidarity-paraguay = Paraguay: guarda esta tarjeta. Te permite ignorar una caída en Golpe militar; después va al fondo del montón.
    .ruling = Lo decides al caer. En una pareja, un trío o el club le sirve a cualquier miembro. No se vende.
rule-card-solidarity-panama = Panamá: guarda esta tarjeta. Te permite ignorar una Fuga de capitales; después va al fondo del montón.
    .ruling = Lo decides antes de tirar el dado. En una pareja, un trío o el club le sirve a cualquier miembro. No se vende.
rule-card-solidarity-el_salvador = El Salvador: cada jugador recibe $2.000.
    .ruling = El FMI le paga a cada país que siga en el juego, también a cada miembro de una unión, pero no a quien esté perdiendo turnos por Desempleo.
rule-card-solidarity-mexico = México: recuperas las reservas de oro que has perdido hasta ahora en 12 de octubre.
    .ruling = Es lo que Europa te quitó, por casilla o por tarjeta, y no te ha devuelto; el oro con que pagaste no está perdido. Puedes tener cuantas sean: con 3 por país el total no cambia. En una pareja o un trío, lo que perdieron todos. Tus caídas en 12 de octubre se siguen contando.
rule-card-solidarity-cuba = Cuba: todos van a América Latina y, si ya pasó la primera vuelta, se abre una reunión de pactos.
    .ruling = Van directo: sin intereses y sin completar vuelta. Decide la primera vuelta de quien sacó la tarjeta, y que te manden no la completa; antes de eso las fichas se mueven y no se abre reunión. En el club se mueven los miembros, no el sombrero, y no pasa nada más.
rule-card-solidarity-venezuela = Venezuela: el dueño del terreno de petróleo construye gratis una industria, nacional o, donde se pueda, de exportación. Si no tiene dueño, no pasa nada.
    .ruling = Elige el dueño, en el acto, sin importar quién sacó la tarjeta. Si en el petróleo ya no hay espacio, no pasa nada.
rule-card-conditions-manufactures_rise = Suben las manufacturas: avanza hasta la próxima manufactura del Norte. Si nadie exporta ahí, págale el doble al FMI; si no, paga como siempre.
    .ruling = Desde las casillas 8 y 19 es la 21; desde la 28, la 29. Si tienes su industria nacional, aquí tampoco pagas. Si alguien exporta ahí pero la barrera está puesta, le pagas al FMI la cantidad simple. Se puede saldar con oro.
rule-card-conditions-interest_rises = Suben los intereses, dos copias: avanza hasta el FMI y paga los intereses de la vuelta al 15%.
    .ruling = Es una parada como cualquiera: puedes amortizar, y tu turno termina en la 39. Con Dólar fuerte pendiente, es el 20%.
rule-card-conditions-five_hundred_years = Quinientos años: avanza hasta 12 de octubre de 1492. Europa te quita oro, como si hubieras caído ahí.
    .ruling = El FMI no queda en el camino, porque la tarjeta sale en la 8, la 19 o la 28. Opción `five_hundred_years`: por defecto (`one`) pierdes una reserva; con `all`, la otra lectura de la tarjeta, las pierdes todas.
rule-card-conditions-wage_cut = Rebaja de salarios: todos los que tienen deuda, tú también, entregan al FMI la mitad de su efectivo, redondeada a su favor.
    .ruling = Los socios con una bolsa común entregan la mitad una sola vez, no una vez cada uno.
rule-card-conditions-union_dismissed = Despiden al sindicato: tu vecino de la izquierda va al FMI y paga intereses.
    .ruling = Tenga deuda o no, aunque sin deuda es solo el movimiento. Tu vecino avanza, para en la 39 y puede amortizar; cuentan su propia exención o su tasa subida. Quien ya está ahí se queda y no paga nada. Puede ser tu socio.
rule-card-conditions-unemployment = Desempleo: pierde dos turnos, sin cobrar nada mientras tanto.
    .ruling = Hasta que pase el segundo turno perdido tus industrias no rinden, igual que en Industrias cerradas. En una pareja o un trío solo se pierden tus turnos, y las industrias comunes siguen trabajando. Igual haces pagos, ofreces en subastas, participas en reuniones y te mueven las tarjetas de otros.
rule-card-conditions-collection = Cobranza: págale $100 al FMI.
rule-card-conditions-border_war = Guerra de fronteras: te cuesta $1.000 a ti y otros $1.000 a tu vecino de la derecha, todo para el FMI.
rule-card-conditions-paris_club = El Club de París: todos avanzan hasta el FMI y pagan intereses.
    .ruling = En el orden de turno desde quien la sacó, cada uno con una parada completa en la 39. Quienes no tienen deuda también se mueven; quien ya está ahí se queda y no paga nada. En una unión, cada miembro paga el 10%.
rule-card-conditions-closed_industries = Industrias cerradas: las tuyas no rinden nada hasta que vuelvas a llegar al FMI.
    .ruling = Es decir, hasta tu próxima parada en la 39, de cualquier tipo. En el Sur los demás no pagan nada y en el Norte le pagan al FMI la cantidad simple; tú ni pagas ni cobras. En una pareja o un trío se cierran todas las industrias comunes hasta la parada de quien sacó la tarjeta. Una propiedad que cambia de manos se abre para su nuevo dueño.
rule-card-conditions-direct_deal = Trato directo con el FMI, si quieres: recibe $10.000 y promete no hacer pactos nunca. No puedes entrar en una pareja, un trío ni el club, así que mientras sigas en el juego no puede formarse ningún club.
    .ruling = Tampoco tratos ni promesas; levantar la barrera y ofrecer en una subasta no son pactos. Puedes aceptarlo una sola vez, y no si estás en una pareja o un trío o te ata una promesa. El dinero es un regalo, no una deuda. La tarjeta va al fondo del montón.
rule-card-conditions-patents = Patentes: págale al FMI $200 por cada industria nacional tuya y $400 por cada una de exportación.
    .ruling = Una pareja o un trío paga por todas las industrias que tiene en común.
rule-card-conditions-tax = Impuesto: págale $1.500 al FMI.
rule-card-conditions-strong_dollar = Dólar fuerte: tus intereses de esta vuelta son del 20%.
    .ruling = Vale en tu próxima parada en la 39, de cualquier tipo. No pagar y el oro lo anulan igual; que te manden a América Latina, no.
rule-card-conditions-dumping = Dumping: una propiedad industrializada tuya, la que elijas, vuelve al FMI con terreno y todo. Si no tienes ninguna, no pasa nada.
    .ruling = Está industrializada si tiene al menos una industria. Todas sus industrias salen del tablero, no te pagan nada y el terreno queda sin dueño.
rule-card-conditions-inflation = Inflación: $750 de cada jugador, tú también.
    .ruling = Al FMI, con deuda o sin ella, en el orden de turno desde quien la sacó; en una unión paga cada miembro. Guerra de fronteras sigue el mismo orden.

# -- mover
rule-move-kinds = Hay dos maneras de moverse. Con los dados, y con las tarjetas que dicen avanza, vas hacia adelante; otras tarjetas, los pactos y el llamado del FMI te ponen directamente en una casilla.
    .ruling = Avanzando (los dados, Suben las manufacturas, Suben los intereses, Quinientos años, Club de París, Despiden al sindicato) vas casilla por casilla, así que la 39 es una parada y la 0 completa una vuelta. Directo (Puerto Rico, Guyana y Surinam, Cuba, unirse, la reunión del club, el llamado por devaluación) nada de lo que hay en el camino cuenta. De ambas maneras usas después la casilla a la que llegas, salvo que te hayan movido en el turno de otro: entonces solo cuenta la parada en la 39.

# -- pagar
rule-pay-order = Lo que debes pagar se paga entero: con una reserva de oro donde sirva o, si no, en efectivo; si el efectivo no alcanza, con un préstamo; si no hay préstamo posible, con el embargo.
    .ruling = Primero dices oro o dinero. Con dinero va todo tu efectivo, y después un préstamo de al menos lo que falte y al menos $1.000, o más si quieres. Si tu límite deja menos de lo que falta, primero pides eso, cuando sea al menos $1.000, y luego se subastan propiedades hasta que alcance. Los préstamos van antes que las subastas: no puedes venderle al FMI para evitar uno. Los pagos voluntarios (terrenos, construcción, piratería, subastas, la barrera, amortización) se ofrecen solo si el efectivo y los préstamos los cubren.
rule-pay-out_of_turn = Una tarjeta puede hacerte pagar en un turno que no es el tuyo.
    .ruling = Uno tras otro, en el orden de turno desde quien la sacó, cada uno paga hasta el final (préstamo, llamado a la 39, subasta, bancarrota) antes del siguiente. Después sigue el turno, si quien sacó la tarjeta todavía está en el juego.

# -- uniones
rule-union-purse = En una pareja o un trío todo se tiene y se debe en común, pero cada uno se mueve por su cuenta.
    .ruling = Hay una sola bolsa, una deuda, un patrimonio y una oferta. La casilla o tarjeta que golpea a un miembro golpea la bolsa: Golpe militar se lleva todo el efectivo común, 12 de octubre el oro común, Rebaja de salarios la mitad de la bolsa, y Patentes cobra por todas las industrias. Las tarjetas que golpean a todos golpean a cada miembro, y si hay deuda todos destapan Condiciones. Cada ficha tiene lo suyo: posición, turnos perdidos, exención de No pagar, tasa subida, caídas en 12 de octubre y vueltas. Las industrias de un socio son tuyas: ni pago, ni piratería, y el FMI te paga por las de exportación.
rule-union-bankrupt = Una pareja o un trío sin propiedades que no puede pagar está en bancarrota.
    .ruling = Salen todos los miembros juntos, sea quien sea el que debía pagar. Ninguno puede quebrar solo ni salirse antes.
rule-card-decks = Los dos montones se barajan una sola vez, al comienzo, y quedan boca abajo. Las tarjetas usadas van al fondo.
    .ruling = Cuando ya se vieron todas, el orden se repite y todos lo conocen. Una tarjeta guardada está fuera del montón hasta que se usa. Una casilla de Condiciones no destapa nada para quien no tiene deuda. Opción `reshuffle`: apagada por defecto; encendida, el montón se baraja de nuevo después de una ronda completa.
