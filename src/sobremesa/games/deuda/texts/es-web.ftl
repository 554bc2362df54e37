# Deuda Eterna
deuda-cash = efectivo
deuda-gold = oro
deuda-debt = deuda
deuda-bid = Ofrecer
deuda-here = En esta casilla
deuda-pacts = Negociar
deuda-share = { $country } pone esto, tú el resto
deuda-add-term = Agregar un punto
deuda-free = sin dueño
deuda-industries = nacionales: { $national }, de exportación: { $export }
deuda-invested = invertido: { $amount }
deuda-thresholds = Se devalúa en { $first } y en { $second }; el límite es { $top }.
deuda-after = Deuda después: { $amount }
deuda-industry-national = Industria nacional
deuda-industry-export = Industria de exportación
deuda-cost = −{ $amount }
deuda-gain = +{ $amount }
deuda-earns = rinde { $amount } por visita
deuda-completes = completa la cadena: { $amount } por visita
deuda-once-lifted = cuando se levante la barrera
deuda-must-borrow = tienes que pedir { $amount }
deuda-crosses = Cruza los { $amount }: { $dice ->
    [3] tres dados
   *[4] cuatro dados
}
deuda-crosses-called = Cruza los { $amount }: { $dice ->
    [3] tres dados
   *[4] cuatro dados
} y te llama el FMI
deuda-just-under = justo antes de la { $dice ->
    [3] primera devaluación
   *[4] segunda devaluación
}
deuda-just-enough = lo justo
deuda-all-there-is = todo lo que puedes pedir
deuda-pays-whole = lo paga entero; tienes { $gold }
deuda-dice = { $dice ->
    [2] dos dados
    [3] tres dados
   *[4] cuatro dados
}
deuda-borrow-now = { $verb } · debes { $debt } de { $top } como máximo

# -- lo que pasó varias veces, en un resumen
headline-built = { $name } construye { $count } industrias.
headline-bought = { $name } compra { $count } tierras.
headline-borrowed = { $name } le pide prestado { $count } veces al FMI.
headline-sold-raw = { $name } vende su materia prima { $count } veces.
headline-exported = { $name } vende sus productos en el Norte { $count } veces.
# -- qué es el puntaje
scored-worth = patrimonio
scored-bankrupt = en bancarrota
scored-says = Patrimonio: efectivo más lo invertido en tierras, menos la deuda. Quien quebró queda al final, por endeudados que estén los demás.
# -- qué es cada cosa
thing-here = Aquí: { $names }.
thing-boot = Hay una bota aquí.
thing-raw = Materia prima ({ $land }): { $amount }.
thing-goods = Manufactura ({ $land }): { $amount }.
thing-free = La tierra está libre: quien cae aquí puede comprarla o vender su materia prima por { $amount }.
thing-imf-paid = Quien cae aquí se la compra al FMI por { $amount }.
thing-fee = Quien cae aquí le paga { $amount } a su dueño.
thing-industries = Industrias nacionales: { $national }. Industrias de exportación: { $export }.
thing-invested = Invertido: { $amount }.
thing-idle = Sus industrias están cerradas por ahora.
thing-chain = Es parte de una cadena.
thing-title = Título de { $land }
thing-last = Última usada: { $card }.
thing-unseen = Tarjetas que nadie ha visto: { $count }.
thing-limit = El próximo umbral es { $amount }.
thing-kept = Tarjetas guardadas
# -- por qué lo dice una pista
why-notes = Porque esto resulta de ello: { $notes }.
why-debt = Porque debes { $debt } y te faltan { $left } para la próxima devaluación.
why-standing = Porque tienes { $cash } y debes { $debt }.
why-lot = Porque en { $land } hay { $invested } invertidos y cobra hasta { $fee } por visita; la oferta es de { $bid } y tienes { $cash }.
why-land = Porque en { $land } hay { $invested } invertidos y cobra hasta { $fee } por visita.
why-prey = Porque cuesta { $cost } y cobra hasta { $fee } por visita; tienes { $cash }.
why-share = Porque tu parte es { $share } de { $whole }, y sin la barrera tus industrias de exportación cobran { $exports } si cada una recibe una visita.
why-terms = Porque estas son las condiciones: { $terms }.
why-stop = Porque tu patrimonio es { $own }, y el mejor de los demás, { $other }, tiene { $best }.
why-together = Porque juntos tendrían { $cash } y deberían { $debt }.
why-direct = Porque trae { $amount } de inmediato, y debes { $debt }.
# -- la meta, y las reglas en cinco líneas
goal = Sé el último país en pie, o industrializa las doce tierras del Sur, antes de que te devore la deuda.
goal-1 = Tira los dados, recorre el tablero y haz lo que dice la casilla: en el Sur vendes materia prima o compras su tierra; en el Norte compras lo que otros fabrican.
goal-2 = Antes de tirar, construye industrias en tus tierras: las nacionales te ahorran compras, las de exportación te dan ingresos.
goal-3 = Si te falta plata, el FMI te presta. En cada vuelta pagas 10 % de interés por lo que debes.
goal-4 = Con $10.000 y $20.000 de deuda tu moneda se devalúa: más dados y una cita en el FMI. Con $30.000 se subastan tus tierras.
goal-5 = En América Latina puedes hacer tratos, pactos y uniones, e incluso negarte a pagar junto a los demás.
