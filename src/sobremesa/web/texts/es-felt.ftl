next-table = Ir a la próxima partida
