next-table = On to the next game
