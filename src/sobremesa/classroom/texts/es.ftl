bot = Bot { $number }
animals = Zorro Puma Cóndor Huemul Pingüino Delfín Colibrí Quirquincho Coipo Lobo
colours = azul verde gris celeste ámbar lila café violeta
