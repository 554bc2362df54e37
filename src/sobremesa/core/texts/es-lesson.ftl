# Lo que no se puede en una lección.
error-lesson-unknown = No hay ninguna lección con el código { $given }. Revisa las seis letras o empieza una en /learn.
error-lesson-alone = Esta lección es para una sola persona. Empieza la tuya en /learn.
error-lesson-class-again = En una clase las demás personas perderían lo que hicieron. Abre otra clase en /learn.
