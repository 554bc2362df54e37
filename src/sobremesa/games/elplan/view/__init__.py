"""A position of El Plan as people perceive it: words, scene, text, targets, board."""
