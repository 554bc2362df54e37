# -- la hoja de cierre
figure-sold = Vendidos
figure-bought = Comprados
figure-imported = Importados
figure-spent = Dinero gastado
figure-exports = Exportaciones
figure-import-money = Dinero en importaciones
figure-subsidy = Dinero cobrado
figure-credits = Créditos tomados
figure-repaid = Pagados
figure-lost = Ideas perdidas
figure-acquired = Inversiones
figure-activated = Activaciones
figure-liquidated = Liquidadas
figure-rows = Procesos activados
figure-made = Productos hechos
figure-cut = Perdidos por merma
figure-ideas = Ideas
figure-ignored = Sucesos ignorados
figure-gave = Fichas entregadas
figure-tolls = Peajes pagados
figure-exchanged = Cambios
figure-placed = Veces que se usó

debrief-market = ¿Quién controló el mercado?
    .answer = { $sold ->
        [0] Nadie vendió nada.
       *[other] Quien más vendió: { $sold-most } ({ $sold-top }; en total, { $sold } productos).
    } { $bought ->
        [0] Nadie compró en el mercado.
       *[other] Quien más compró: { $bought-most } ({ $bought-top }; en total, { $bought }).
    } En total { $spent ->
        [0] no se gastó dinero
       *[other] se gastó { $spent } de dinero
    } en productos.
    .think = Un producto vendido da 1; el mismo producto comprado cuesta 3. ¿Quién vive de esa diferencia en este juego, y quién en tu ciudad?
debrief-goods = ¿Qué producto faltó y cuál sobró?
    .answer = { $sold ->
        [0] No se vendió nada.
       *[other] El producto más vendido: { $sold-most } ({ $sold-top }).
    } { $imported ->
        [0] No hizo falta importar nada.
       *[other] El producto más importado: { $imported-most } ({ $imported-top }).
    }
    .think = Ningún plan hace los tres productos. ¿Cómo supo cada uno lo que les faltaba a los demás?
debrief-agreement = ¿Cuándo habría convenido un acuerdo?
    .answer = { $imported ->
        [0] Nadie importó: lo que hacía falta estaba en la mesa, y se vendieron { $sold } productos a 1 cada uno.
       *[other] Se importaron { $imported } productos por { $import-money } de dinero, sobre todo en el período { $imported-most }, mientras la mesa vendía { $sold } de los suyos a 1 cada uno.
    }
    .think = Quien importa paga 5, quien vende recibe 1: ¿a qué precio les habría ido mejor a los dos? ¿Qué tendrían que haberse prometido, y cuándo?
debrief-exports = ¿Cuánto se ganó exportando, y quién lo ganó?
    .answer = { $exports ->
        [0] Nunca se juntaron seis productos iguales: no hubo exportaciones.
        [one] Hubo una exportación, de { $exports-most }.
       *[other] Hubo { $exports } exportaciones, la mayor parte de { $exports-most } ({ $exports-top }).
    } { $subsidy ->
        [0] Nadie cobró dinero en el Distrito 6.
       *[other] Quien más cobró en el Distrito 6: { $subsidy-most } ({ $subsidy-top }; en total, { $subsidy } de dinero).
    }
    .think = ¿Cobraron el dinero quienes hicieron posible la exportación? ¿Debería ser así?
debrief-credit = ¿Cuánto costó comprar a crédito?
    .answer = { $credits ->
        [0] Nadie compró a crédito.
       *[other] Hubo { $credits } compras a crédito, sobre todo de { $credits-most } ({ $credits-top }); se pagaron, con interés, { $repaid }.
    } { $lost ->
        [0] Nadie perdió una Idea por una deuda.
        [one] Por una deuda se perdió una Idea, de { $lost-most }.
       *[other] Por deudas se perdieron { $lost } Ideas.
    }
    .think = ¿Qué crédito hizo posible algo que no podía esperar? ¿Cuál solo aplazó una decisión?
debrief-investment = ¿En qué se invirtió y qué resultado dio?
    .answer = { $acquired ->
        [0] Nadie invirtió.
       *[other] Quien más invirtió: { $acquired-most } ({ $acquired-top }; en total, { $acquired } cartas).
    } { $liquidated ->
        [0] No se liquidó ninguna carta.
        [one] Se liquidó una carta antes del final.
       *[other] Se liquidaron { $liquidated } cartas antes del final.
    }
    .think = Nombra una inversión que se pagó sola y una que no. ¿Cómo se podía saber de antemano?
debrief-production = ¿Qué pasó con lo que se produjo?
    .answer = Se hicieron { $made } productos: se vendieron { $sold } y se perdieron { $cut } por merma. { $ideas ->
        [0] No se logró ninguna Idea.
        [one] Se logró una Idea.
       *[other] Se lograron { $ideas } Ideas.
    } Quien más produjo: { $made-most } ({ $made-top }).
    .think = Una Idea pide un producto de cada tipo. ¿Se hizo más de lo que se podía usar? ¿Cuánto cuesta hacer lo que nadie necesita?
debrief-ideas = ¿Cuándo llegaron las Ideas?
    .answer = { $ideas ->
        [0] No hubo ni una Idea en toda la partida.
       *[other] Hubo { $ideas } Ideas en total, la mayor parte en el período { $ideas-most } ({ $ideas-top }).
    }
    .think = ¿Qué pasó en los períodos antes de la primera Idea? ¿Habría sido posible lograrla antes?
debrief-risk = ¿Cómo enfrentó cada uno lo imprevisto?
    .answer = { $ignored ->
        [0] Nadie se puso en el Distrito 1 para ignorar un suceso.
       *[other] Quien más veces ignoró un suceso: { $ignored-most } ({ $ignored-top }).
    } { $gave ->
        [0] Los sucesos no se llevaron fichas.
       *[other] Los sucesos se llevaron { $gave } fichas, la mayor parte de { $gave-most } ({ $gave-top }).
    }
    .think = ¿Qué vale más: estar preparado para un mal año o aprovechar uno bueno?
debrief-places = ¿Adónde fueron los emprendedores?
    .answer = La casilla más usada: { $placed-most } ({ $placed-top }).
    .think = ¿Elegiste una casilla por lo que te daba o para que otro no la tuviera? ¿Se ve en la tabla quién hizo qué?
