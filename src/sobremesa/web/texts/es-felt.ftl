next-table = A la próxima partida
