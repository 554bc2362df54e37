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
