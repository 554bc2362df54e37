next-table = Go to the next game
