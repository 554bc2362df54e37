# Deuda Eterna
deuda-cash = efectivo
deuda-gold = oro
deuda-debt = deuda
deuda-bid = Ofrecer
deuda-here = En esta casilla
deuda-pacts = Negociar
deuda-add-term = Agregar una cláusula
deuda-free = de nadie
deuda-industries = nacionales: { $national }, de exportación: { $export }
deuda-invested = invertido: { $amount }
deuda-thresholds = Se devalúa en { $first } y en { $second }; el límite es { $top }.
deuda-after = Deuda después: { $amount }
