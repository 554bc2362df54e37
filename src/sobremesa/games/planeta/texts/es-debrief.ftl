# -- la hoja de cierre
figure-marks = Marcas
figure-flights = Vuelos
figure-ties = Empates
figure-failures = Fracasos
figure-yield = Marcas por vuelo
figure-attempts = Intentos
figure-success = Éxito
figure-faces = Veces que salió
figure-fuel = Combustible gastado
figure-refills = Recargas
figure-breakdowns = Averías
figure-rescues = Rescates
figure-stays = Turnos sin hacer nada
figure-barred = Llegadas sin poder actuar
figure-recruits = Reclutas

debrief-points = ¿De dónde salieron los puntos?
    .answer = { $marks ->
        [0] No marcaste ningún planeta.
        [one] Hiciste una marca en la hoja, en { $marks-most }.
       *[other] Hiciste { $marks } marcas en la hoja.
    }
    .think = Una marca cuenta dos veces: por su fila y por su columna. ¿Cuál valió más, y qué casilla vacía habría valido más?
debrief-ships = ¿Qué nave rindió más?
    .answer = { $marks ->
        [0] Ninguna nave logró una marca.
       *[other] La que más marcas logró: { $marks-most } ({ $marks-top } de { $marks }). De { $flights } vuelos, el { $yield } terminó en una marca.
    }
    .think = Las tres naves tienen tareas distintas. ¿Le diste a cada una la tripulación que necesita su tarea?
debrief-attempts = ¿Dónde fue fácil y dónde difícil?
    .answer = { $attempts ->
        [0] No intentaste nada.
       *[other] Hiciste { $attempts } intentos, el { $success } con éxito. { $failures ->
            [0] Ninguno fracasó.
           *[other] Donde más fracasaste: { $failures-most } ({ $failures-top }).
        }
    }
    .think = Antes de cada intento podías calcular la probabilidad. ¿De cuál la calcularías ahora?
debrief-luck = ¿Fue suerte?
    .answer = { $faces ->
        [0] No tiraste nunca el dado.
       *[other] Tiraste el dado { $faces } veces; el número que más salió: { $faces-most } ({ $faces-top }).
    }
    .think = Con un dado justo, cada número sale más o menos las mismas veces. ¿Cuántas tiradas hacen falta para poder sospechar de un dado?
debrief-fuel = ¿Gastaste bien el combustible?
    .answer = { $flights ->
        [0] Ninguna nave voló.
       *[other] Hubo { $flights } vuelos, que gastaron { $fuel } de combustible; la que más gastó: { $fuel-most } ({ $fuel-top }).
    } { $breakdowns ->
        [0] Ninguna nave se quedó sin combustible.
        [one] Una nave se quedó sin combustible: { $breakdowns-most }.
       *[other] { $breakdowns } veces una nave se quedó sin combustible.
    }
    .think = Dibuja en el mapa el camino de una nave. ¿Podía llegar a los mismos planetas por uno más corto?
debrief-waste = ¿Qué no sirvió de nada?
    .answer = Turnos sin hacer nada: { $stays }. Llegadas sin poder actuar: { $barred }. Empates: { $ties }. Fracasos: { $failures }. Averías: { $breakdowns }.
    .think = ¿Qué fue mala suerte, qué fue un riesgo que valía la pena y qué fue un error?
debrief-help = ¿Cuánto costó la ayuda?
    .answer = { $recruits ->
        [0] No reclutaste a nadie.
        [one] Se sumó un recluta, para { $recruits-most }.
       *[other] Se sumaron { $recruits } reclutas, la mayor parte para { $recruits-most } ({ $recruits-top }).
    } Las casillas marcadas restan puntos.
    .think = Los recursos son escasos: ¿qué compraste aquí con puntos, y te dio más de lo que costó?
