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
figure-rows = Procesos puestos en marcha
figure-made = Productos hechos
figure-cut = Perdidos por recorte
figure-ideas = Ideas
figure-ignored = Sucesos ignorados
figure-gave = Fichas entregadas
figure-tolls = Peajes pagados
figure-exchanged = Cambios
figure-placed = Emprendedores

debrief-market = ¿Quién controló el mercado?
    .answer = { $sold ->
        [0] Nadie vendió nada.
       *[other] Más vendió: { $sold-most } ({ $sold-top } de { $sold } productos).
    } { $bought ->
        [0] Nadie le compró a nadie.
       *[other] Más compró: { $bought-most } ({ $bought-top } de { $bought }).
    } En total { $spent ->
        [0] no se gastó dinero
       *[other] se gastó { $spent } de dinero
    } en productos.
    .think = Un producto vendido da 1; el mismo producto comprado cuesta 3. ¿Quién vive de esa diferencia en este juego, y quién en tu ciudad?
debrief-goods = ¿Qué producto faltó y cuál sobró?
    .answer = { $sold ->
        [0] No se vendió nada.
       *[other] Lo más vendido: { $sold-most } ({ $sold-top }).
    } { $imported ->
        [0] No hizo falta importar nada.
       *[other] Lo que más hubo que importar: { $imported-most } ({ $imported-top }).
    }
    .think = Ningún plan hace los tres productos. ¿Cómo supo cada uno lo que les faltaba a los demás?
debrief-agreement = ¿Cuándo habría convenido un acuerdo?
    .answer = { $imported ->
        [0] Nadie importó: lo que hacía falta estaba en la mesa, y se vendieron { $sold } productos a 1 cada uno.
       *[other] Productos que llegaron de afuera: { $imported }, por { $import-money } de dinero, sobre todo en el período { $imported-most }, mientras la mesa vendía { $sold } de los suyos a 1 cada uno.
    }
    .think = Quien importa paga 5, quien vende recibe 1: ¿a qué precio les habría ido mejor a los dos? ¿Qué tendrían que haberse prometido, y cuándo?
debrief-exports = ¿Qué trajo exportar, y a quién?
    .answer = { $exports ->
        [0] Nunca se juntaron seis iguales: no hubo exportación.
        [one] Hubo una exportación, de { $exports-most }.
       *[other] Hubo { $exports } exportaciones, la mayor parte de { $exports-most } ({ $exports-top }).
    } { $subsidy ->
        [0] Nadie cobró dinero en el Distrito 6.
       *[other] Más cobró en el Distrito 6: { $subsidy-most } ({ $subsidy-top } de { $subsidy } de dinero).
    }
    .think = ¿Cobraron el dinero quienes hicieron posible la exportación? ¿Debería ser así?
debrief-credit = ¿Qué costó comprar a crédito?
    .answer = { $credits ->
        [0] Nadie compró a crédito.
       *[other] Compras a crédito: { $credits }, sobre todo { $credits-most } ({ $credits-top }); pagadas, con interés: { $repaid }.
    } { $lost ->
        [0] Nadie perdió una Idea por una deuda.
        [one] Por una deuda se perdió una Idea, de { $lost-most }.
       *[other] Por deudas se perdieron { $lost } Ideas.
    }
    .think = ¿Qué crédito hizo posible algo que no podía esperar? ¿Cuál solo aplazó una decisión?
debrief-investment = ¿En qué se invirtió y qué salió de ello?
    .answer = { $acquired ->
        [0] Nadie invirtió.
       *[other] Más invirtió: { $acquired-most } ({ $acquired-top } de { $acquired } tarjetas).
    } { $liquidated ->
        [0] No se devolvió ninguna tarjeta.
        [one] Se devolvió una tarjeta antes del final.
       *[other] Se devolvieron { $liquidated } tarjetas antes del final.
    }
    .think = Nombra una inversión que se pagó sola y una que no. ¿Cómo se podía saber de antemano?
debrief-production = ¿En qué terminó lo que se produjo?
    .answer = Se hicieron { $made } productos, se vendieron { $sold } y se perdieron { $cut } por no poder guardarlos; { $ideas ->
        [0] no salió ninguna Idea
        [one] salió una Idea
       *[other] salieron { $ideas } Ideas
    } de ello. Más hizo: { $made-most } ({ $made-top }).
    .think = Una Idea pide un producto de cada tipo. ¿Se hizo más de lo que se podía usar? ¿Qué cuesta hacer lo que nadie necesita?
debrief-ideas = ¿Cuándo llegaron las Ideas?
    .answer = { $ideas ->
        [0] No hubo ni una Idea en toda la partida.
       *[other] { $ideas } Ideas en total, la mayor parte en el período { $ideas-most } ({ $ideas-top }).
    }
    .think = ¿Qué pasó en los períodos antes de la primera Idea? ¿Habría sido posible antes?
debrief-risk = ¿Cómo enfrentó cada uno lo imprevisto?
    .answer = { $ignored ->
        [0] Nadie se puso en el Distrito 1 para dejar pasar un suceso.
       *[other] Más veces dejó pasar un suceso: { $ignored-most } ({ $ignored-top }).
    } { $gave ->
        [0] Los sucesos no se llevaron fichas.
       *[other] Los sucesos se llevaron { $gave } fichas, la mayor parte de { $gave-most } ({ $gave-top }).
    }
    .think = ¿Qué vale más: estar preparado para un mal año o aprovechar uno bueno?
debrief-places = ¿Adónde fueron los emprendedores?
    .answer = Lo más ocupado: { $placed-most } ({ $placed-top }).
    .think = ¿Elegiste un espacio por lo que te daba o para que otro no lo tuviera? ¿Se ve en la tabla quién hizo qué?
