chancho-die = The die shows { $face }
chancho-die-none = The die has not been rolled yet
chancho-gathered = { $points } in this turn
chancho-after = You would hold with { $points } of { $goal }
