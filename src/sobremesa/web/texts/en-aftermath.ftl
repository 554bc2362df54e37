# -- hints
hint = Hint
hints = Hints
hints-none = No hints at this table.
hint-do = Do it: { $action }
no-hints = Play without hints
no-hints-help = Otherwise whoever is to act may ask what a strong bot would do. The host can change this at any time.
key-h = h
key-h-does = ask for a hint
api-advise = What a strong bot would do for the seat in turn, and why.
api-allow_hints = Switch hints on or off, with the host's key.

# -- branches
try-it = Try it from here
try-against = Against whom
branch-of = A branch of table { $code }, after { $at } actions.
branch-look = See it there
api-branch_off = Set a table that goes on from a position of this one, against bots; returns its code and the key of the seat that is to decide.
