# Las lecciones de un juego, en la terminal.
lesson-entry = { $name } · { $minutes } min · --lesson { $id }
lesson-next = Sigue «{ $name }», unos { $minutes } minutos. Presiona Enter para empezar, o escribe salir.
