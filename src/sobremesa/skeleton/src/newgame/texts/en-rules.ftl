chapter-turn = The turn
rule-turn-choose = In your turn you step or roll; then it is the next player’s turn.
rule-turn-step = A step brings two points.
rule-turn-roll = The die brings as many points as it shows. A 1 brings none.
chapter-end = The end
rule-end-goal = Whoever has twenty points first wins.
