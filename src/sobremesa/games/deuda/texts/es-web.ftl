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
