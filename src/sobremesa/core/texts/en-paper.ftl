error-unknown-component = { $game } has no part “{ $given }”. Parts: { $accepted }.
error-bad-choice = { $name } cannot be “{ $given }”. Accepted: { $accepted }.
error-no-print = Name a game or a saved game (--record FILE). Games: { $accepted }.
error-same-names = Two people have the same name: { $given }. Give different names.
