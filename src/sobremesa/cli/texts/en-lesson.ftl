# The lessons of a game, at the terminal.
lesson-entry = { $name } · { $minutes } min · --lesson { $id }
lesson-next = Next comes “{ $name }”, about { $minutes } minutes. Press Enter to start, or type quit.
