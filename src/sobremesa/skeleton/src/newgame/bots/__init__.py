"""What bots know about the title."""
