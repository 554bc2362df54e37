# Lo que es demasiado, demasiado seguido, o no se ve.
error-action-too-long = Eso tiene { $given } letras, y ninguna acción tiene más de { $accepted }. Escríbela como en el registro, por ejemplo: `end`
error-too-many-codes = Desde tu red llegaron demasiados códigos que no existen. Revisa las seis letras, espera unos minutos e inténtalo de nuevo.
error-too-many-open = Hay demasiadas páginas abiertas a la vez desde tu red. Cierra algunas e inténtalo de nuevo.
error-other-host = Este servidor no se llama así. Ábrelo con la dirección que muestra al partir; quien lo administra agrega nombres con --host-name.
error-name-invisible = Nadie vería ese nombre. Usa al menos una letra, un número o un símbolo.
error-debrief-unfinished = Estas mesas siguen jugando, así que no aparecen: { $given }.
