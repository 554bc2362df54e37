chancho-die = El dado muestra { $face }
chancho-die-none = El dado aún no se tira
chancho-gathered = { $points } en este turno
chancho-after = Te plantas con { $points } de { $goal }
