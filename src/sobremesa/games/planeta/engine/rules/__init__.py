"""The rules of That's My Planet!, one module for each chapter of the book."""
