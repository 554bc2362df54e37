"""The rules of the title: positions, verbs, and a module for each chapter of the book."""
