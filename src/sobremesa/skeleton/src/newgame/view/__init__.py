"""What a person perceives: words and scenes."""
