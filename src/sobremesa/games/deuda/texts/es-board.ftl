# -- el tablero
label-name = Deuda Eterna
label-national = nacional
label-export = exportación
label-chain = cadena
label-laps = Vueltas
label-limit = límite
label-limits = Límites
label-titles = Títulos
label-bank = Caja
label-thrown = { $country } tiró { $faces } = { $total }
label-last = Última: { $card }
label-promises = Promesas
label-promised = { $a } { Y($b) } no se piratean
label-barrier-up = Barrera puesta
label-barrier-down = Paso libre
label-turn = le toca
label-won = ganó
label-loses = { $turns ->
    [one] pierde un turno
   *[other] pierde { $turns } turnos
}
ask-over-won-one = Gana { $members }.
short-build-0 = nacional de { $land }, { $amount }
short-build-1 = exportación de { $land }, { $amount }

# -- el papel que está sobre la mesa
paper-payment = Cuenta por pagar
paper-embargo = Embargo
paper-owes-imf = { $country } le debe al FMI
paper-owes = { $country } le debe a { $creditor }
paper-cause = por { $cause }
paper-short = le faltan { $amount }
paper-auction = Subasta
paper-lot = { $land }, de { $country }
paper-no-bid = nadie ofrece aún; desde { $amount }
paper-bid = mejor oferta: { $country }
paper-bidding = siguen ofreciendo: { $members }
paper-piracy = ¿Piratear?
paper-prey = { $land }, de { $country }
paper-price = { $amount } al dueño, { $tax } al FMI
paper-title = Título: { $land }
paper-national = nacional: { $amounts }
paper-export = exportación: { $amounts }
paper-lift = Levantar la barrera
paper-share = { $country } pone { $amount }
paper-vote = El club decide
paper-wants = { $country } quiere { $action }
paper-blank = todavía en blanco
paper-draft = Borrador de { $country }
paper-offered = Trato de { $country }
paper-proposes = Propone { $country }
paper-union = la unión de { $members }: una bolsa, una deuda
paper-club = el club de deudores: nadie paga
paper-stop = terminar aquí la partida
paper-waits = falta que responda: { $members }
alt-barrier = La barrera está puesta.
alt-hat = El sombrero está en { $square }.
alt-hat-middle = El sombrero está en el centro.
alt-boots = Hay botas en { $squares }.

# -- lo que se muestra cuando ocurre
motion-solidarity = { $country } saca una tarjeta de Solidaridad
motion-condition = El FMI le pone una condición a { $country }
motion-gold = 1 de oro
