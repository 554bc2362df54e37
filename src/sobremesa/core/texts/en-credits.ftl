# Who made each game, according to its rulebook.
credit-concept = Original concept
credit-production = Production design
credit-design = Game design
credit-graphics = Graphic design
credit-illustration = Illustrations
credit-translation = Translation
credit-publisher = Published by
