"""What every title stands on: seats, chance, events, refusals, records. Knows no title."""
