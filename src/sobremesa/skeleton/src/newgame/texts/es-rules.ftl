chapter-turn = El turno
rule-turn-choose = En tu turno avanzas o tiras; después le toca al siguiente.
rule-turn-step = Avanzar da dos puntos.
rule-turn-roll = El dado da tantos puntos como muestra. Un 1 no da ninguno.
chapter-end = El final
rule-end-goal = Gana quien llega primero a veinte puntos.
