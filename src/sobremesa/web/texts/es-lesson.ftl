# Las lecciones en el navegador.
learn-short = Aprender
learn-game = Aprende { $game } paso a paso
lessons = Lecciones
lessons-lead = Una guía se sienta a tu lado: te dice qué hacer y por qué, y te explica cuando algo no se puede. Aprendes en una mesa de verdad, sin leer nada antes.
lessons-none = Este juego todavía no tiene lección.
lessons-begun = Lecciones que dejaste a medias
lesson-minutes = Unos { $minutes } minutos
lesson-screens = de una a { $count } pantallas
lesson-kept = puedes dejarla cuando quieras; este navegador recuerda dónde ibas
lesson-learnt = aprendida
lesson-begin = Empezar
lesson-begin-title = Empezar: { $title }
lesson-resume = Seguir
lesson-resume-title = Seguir: { $title }
lesson-from-start = Empezar una nueva
lesson-class = En clase
lesson-class-text = Hasta { $count } personas aprenden juntas, cada una en su pantalla. Recibes un código; los puestos que nadie toma los juega la guía.
lesson-my-seat = Tu puesto
lesson-only-host = ninguno: solo acompaño a la clase
lesson-open-class = Abrir una clase
lesson-lobby = Las demás personas llegan con el código o la dirección y se sientan en un puesto libre.
lesson-late = La lección ya empezó. Toma un puesto libre: hasta ahora lo ha jugado la guía.
lesson-sit = Toma un puesto libre. Cuando estén todos, presionen «Empezar».
lesson-free = { $count ->
    [one] Queda un puesto libre. Si empiezas ahora, lo juega la guía.
   *[other] Quedan { $count } puestos libres. Si empiezas ahora, los juega la guía.
}
lesson-nobody = Todavía nadie ha tomado un puesto.
lesson-others = Alguien está tomando esta lección. Empieza la tuya: nada de lo que hagas cambia la suya.
lesson-host = Aquí ves en qué va cada persona. Un puesto que alguien deja se puede tomar otra vez con el código.
lesson-step = Paso { $number } de { $of }
lesson-way = Tu avance
lesson-goal = Tu objetivo
lesson-go-on = Seguir
lesson-show = Muéstrame
lesson-back = Un paso atrás
lesson-again = Empezar de nuevo
lesson-again-sure = ¿Empezar de nuevo esta lección desde el primer paso?
lesson-terms = Palabras nuevas
lesson-glossary = Las palabras hasta ahora
lesson-rules = Las reglas de este paso
lesson-ask = Pregunta por una palabra o por algo que quieras hacer
lesson-ask-go = Preguntar
lesson-hint = { $count ->
    [one] Ahora haz esto:
   *[other] Ahora haz una de estas cosas:
}
lesson-hint-read = Aquí no tienes que hacer nada, solo leer.
lesson-right = Sí, eso es lo que hay que hacer ahora.
lesson-by-guide = juega la guía
lesson-waits = Le toca a { $name }
lesson-waits-text = Ya hiciste tu parte. Cuando te toque, la guía sigue aquí contigo.
lesson-finished = ¡Lo lograste!
lesson-finished-text = Esa fue toda la lección. ¿Y ahora?
lesson-next = Ahora viene: { $title }
lesson-play = Jugar { $game } ahora
lesson-nav = Esta lección
lesson-now-guide = juega la guía
lesson-now-finished = ya terminó
lesson-now-waits = espera su turno
lesson-now-acts = está jugando: { $title }
lesson-now-reads = está leyendo: { $title }
lesson-leave = Que la guía juegue por mí
lesson-leave-for = Que la guía juegue por { $name }
