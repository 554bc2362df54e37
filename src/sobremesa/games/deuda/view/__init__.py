"""A position of Deuda Eterna as people perceive it: words, scene, text, targets, board."""
