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
