# -- la hoja de cierre
figure-marks = Marcas
figure-flights = Vuelos
figure-ties = Empates
figure-failures = Fracasos
figure-yield = Marcas por vuelo
figure-attempts = Intentos
figure-success = Éxito
figure-faces = Veces
figure-fuel = Combustible gastado
figure-refills = Recargas
figure-breakdowns = Averías
figure-rescues = Rescates
figure-stays = Sin hacer nada
figure-barred = Sin poder actuar
figure-recruits = Reclutas

debrief-points = ¿De dónde salieron los puntos?
    .answer = { $marks ->
        [0] No se marcó ningún planeta.
        [one] Una marca en la hoja, en { $marks-most }.
       *[other] { $marks } marcas en la hoja.
    }
    .think = Una marca cuenta dos veces, por su fila y por su columna. ¿Cuál valió más, y qué casilla vacía habría valido más?
debrief-ships = ¿Qué nave rindió más?
    .answer = { $marks ->
        [0] Ninguna trajo una marca.
       *[other] Más marcas trajo: { $marks-most } ({ $marks-top } de { $marks }). De { $flights } vuelos, el { $yield } terminó en una marca.
    }
    .think = Las tres naves tienen tareas distintas. ¿Le diste a cada una la tripulación que su tarea pide?
debrief-attempts = ¿Dónde fue fácil y dónde difícil?
    .answer = { $attempts ->
        [0] No se intentó nada.
       *[other] Intentos: { $attempts }, el { $success } con éxito. { $failures ->
            [0] Ninguno fracasó.
           *[other] Donde más se fracasó: { $failures-most } ({ $failures-top }).
        }
    }
    .think = Antes de cada intento se podía calcular la probabilidad. ¿De cuál la calcularías ahora?
debrief-luck = ¿Fue suerte?
    .answer = { $faces ->
        [0] No se tiró nunca el dado.
       *[other] Tiradas del dado: { $faces }; lo que más salió: { $faces-most } ({ $faces-top }).
    }
    .think = Con un dado justo cada número sale más o menos igual de seguido. ¿Cuántas tiradas hacen falta para poder sospechar de un dado?
debrief-fuel = ¿Se gastó bien el combustible?
    .answer = { $flights ->
        [0] Ninguna nave voló.
       *[other] Vuelos: { $flights }; combustible gastado: { $fuel }, sobre todo { $fuel-most } ({ $fuel-top }).
    } { $breakdowns ->
        [0] Ninguna nave se quedó sin combustible.
        [one] Una nave se quedó sin combustible: { $breakdowns-most }.
       *[other] Hubo { $breakdowns } naves que se quedaron sin combustible.
    }
    .think = Dibuja en el mapa el camino de una nave. ¿Podía llegar a los mismos planetas por uno más corto?
debrief-waste = ¿Qué fue en vano?
    .answer = Sin hacer nada: { $stays }. Sin poder actuar: { $barred }. Empates: { $ties }. Fracasos: { $failures }. Averías: { $breakdowns }.
    .think = ¿Qué fue mala suerte, qué un riesgo que valía la pena y qué un error?
debrief-help = ¿Qué costó la ayuda?
    .answer = { $recruits ->
        [0] No se reclutó a nadie.
        [one] Se sumó un recluta, para { $recruits-most }.
       *[other] Se sumaron { $recruits } reclutas, la mayor parte para { $recruits-most } ({ $recruits-top }).
    } Las casillas marcadas se restan de los puntos.
    .think = Los recursos son escasos: ¿qué se compró aquí con puntos, y dio más de lo que costó?
