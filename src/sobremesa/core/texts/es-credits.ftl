# Quién hizo cada juego, según su reglamento.
credit-concept = Concepto original
credit-production = Diseño de producción
credit-design = Diseño de juego
credit-graphics = Diseño gráfico
credit-illustration = Ilustraciones
credit-translation = Traducción
credit-publisher = Publicación
