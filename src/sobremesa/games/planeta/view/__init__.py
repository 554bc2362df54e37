"""A position of That's My Planet! as people perceive it: words, scene, text, targets, board."""
