# -- la hoja de cierre
figure-borrowed = Prestado
figure-repaid = Amortizado
figure-interest = Intereses
figure-dearness = Intereses de lo prestado
figure-devaluations = Devaluaciones
figure-outflow = Pagado al FMI
figure-conditions = Condiciones
figure-wages = Salarios entregados
figure-idle = Turnos sin trabajo
figure-unbound = Visitas sin deuda
figure-raw = Materias primas vendidas
figure-exported = Exportaciones propias
figure-received = Pagado por otros países
figure-manufactures = Pagado en manufacturas
figure-lands = Terrenos
figure-national = Industrias nacionales
figure-export = Industrias de exportación
figure-embargoed = Terrenos entregados
figure-between = Se pagaron entre sí
figure-unions = Uniones
figure-promises = Promesas
figure-broken = Promesas rotas
figure-piracies = Actos de piratería
figure-refusals = Rechazos
figure-direct = Tratos directos con el FMI
figure-raised = Veces puesta
figure-stopped = Exportaciones propias frenadas
figure-lifts = Propuestas de quitarla
figure-unlifted = Propuestas rechazadas
figure-toll = Pagado por su causa
figure-to-imf = De ellos, al FMI
figure-won = Ganados en subasta
figure-bankrupt = En bancarrota
figure-gifts = Solidaridad
figure-us-aid = Ayuda del Norte
figure-flight = Capitales fugados
figure-coups = Perdido en golpes militares

debrief-debt = ¿Cuánto costó la deuda?
    .answer = { $borrowed-id ->
        [0] Nadie pidió prestado.
       *[other] Los países pidieron prestado { $borrowed }, sobre todo { $borrowed-most } ({ $borrowed-top }); por eso debieron { $interest } de intereses ({ $dearness }) y amortizaron { $repaid }.
    } { $devaluations ->
        [0] Ninguna moneda se devaluó.
        [one] Una moneda se devaluó.
       *[other] Las monedas se devaluaron { $devaluations } veces.
    }
    .think = ¿Quién pagó más en intereses que en amortizaciones? ¿Cuántas veces hay que pagar una deuda para que esté pagada?
debrief-outflow = ¿Adónde fue el dinero del Sur?
    .answer = { $outflow-id ->
        [0] Nadie le pagó nada al FMI.
       *[other] { $outflow } fueron al FMI; la mayor parte por { $outflow-most } ({ $outflow-top }).
    }
    .think = ¿Cuáles de estos pagos compraron algo que quedó en el país? ¿Cuáles compraron solo tiempo?
debrief-conditions = ¿Qué tuvieron que aceptar los países endeudados?
    .answer = { $conditions ->
        [0] A nadie le impusieron condiciones.
        [one] Se impuso una condición, a { $conditions-most }.
       *[other] Se impusieron { $conditions } condiciones, la mayor parte a { $conditions-most } ({ $conditions-top }).
    } { $unbound ->
        [0] Nadie llegó a esas casillas libre de deuda.
       *[other] Llegadas sin deuda, y por eso sin condiciones: { $unbound }.
    }
    .think = ¿Quién decide en un país que tiene que aceptar condiciones? Busca una de estas tarjetas en un diario de tu país.
debrief-trade = ¿Qué vale más: la materia prima o lo que se hace con ella?
    .answer = La materia prima dio { $raw }; las exportaciones propias, { $exported }; los demás clientes de las industrias, { $received }. En manufacturas del Norte se pagaron { $manufactures }.
    .think = ¿Por qué es barato lo que el Sur vende y caro lo que compra? ¿Qué hace falta para cambiar de lado?
debrief-industry = ¿Quién se industrializó, y con qué?
    .answer = { $national ->
        [0] No se construyó ninguna industria nacional.
       *[other] Industrias nacionales: { $national }, la mayor parte de { $national-most } ({ $national-top }).
    } { $export ->
        [0] Nadie llegó a exportar.
       *[other] Industrias de exportación: { $export }, la mayor parte de { $export-most } ({ $export-top }).
    }
    .think = ¿Se construyó con ganancias o con préstamos? ¿Cuál de las dos cosas duró?
debrief-pact = ¿Cuándo habría convenido una unión?
    .answer = { $between-id ->
        [0] Ningún país le pagó nada a otro: una unión no habría ahorrado nada.
       *[other] Los países se pagaron entre sí { $between }. Quienes más se pagaron: { $between-most } ({ $between-top }). En una sola bolsa, ese dinero se habría quedado con ellos.
    }
    .think = Una pareja también comparte sus deudas y su victoria. ¿Desde cuándo habría valido la pena, y qué los detuvo?
debrief-word = ¿Cuánto valió la palabra?
    .answer = { $unions ->
        [0] Nadie se unió.
       *[other] Quien más se unió a otros: { $unions-most }.
    } { $promises ->
        [0] Nadie prometió nada.
       *[other] Promesas de no piratear: { $promises }; promesas rotas: { $broken }.
    } { $piracies ->
        [0] Nadie pirateó.
       *[other] Actos de piratería: { $piracies }; quien más pirateó: { $piracies-most } ({ $piracies-top }).
    } { $direct ->
        [0] Nadie hizo un trato con el FMI a espaldas de los demás.
       *[other] Quien hizo un trato con el FMI a espaldas de los demás: { $direct-most }.
    }
    .think = ¿En qué tendrían que haber confiado los países para formar el club de deudores? ¿Quién gana cuando no lo hacen?
debrief-barrier = ¿Cuánto costó la barrera, y quién podía quitarla?
    .answer = { $raised ->
        [0] La barrera nunca estuvo puesta.
        [one] La barrera se puso una vez.
       *[other] La barrera se puso { $raised } veces.
    } { $lifts ->
        [0] Nadie propuso quitarla.
       *[other] Propuestas de quitarla: { $lifts }; rechazos: { $unlifted }.
    } { $toll-id ->
        [0] Nadie pagó por su causa.
       *[other] Por su causa se pagaron { $toll }, sobre todo { $toll-most } ({ $toll-top }).
    }
    .think = Quien exporta pierde con la barrera; los demás no. ¿Cómo se convence a alguien de pagar por algo que ayuda primero al vecino?
debrief-embargo = ¿Quién perdió terrenos, y quién se los quedó?
    .answer = { $embargoed ->
        [0] No hubo embargos.
        [one] Se subastó un terreno, de { $embargoed-most }.
       *[other] Se subastaron { $embargoed } terrenos, la mayor parte de { $embargoed-most } ({ $embargoed-top }); { $to-imf } quedaron para el FMI y { $won } para un vecino.
    } { $bankrupt ->
        [0] Ningún país cayó en bancarrota.
        [one] Un país cayó en bancarrota: { $bankrupt-most }.
       *[other] { $bankrupt } países cayeron en bancarrota: { $bankrupt-most }.
    }
    .think = Ofrecer dinero por el terreno de un vecino: ¿es ayuda o es saqueo? ¿Cómo lo llamarías si te pasara a ti?
debrief-aid = ¿Cuánto dinero llegó como ayuda y cuánto se fue?
    .answer = La solidaridad entre vecinos trajo { $gifts }; la ayuda del Norte, { $us-aid }. Con la fuga de capitales se fueron { $flight }; con los golpes militares, { $coups }.
    .think = Haz la suma: ¿hacia dónde fue el dinero? ¿Quién salió en la foto?
