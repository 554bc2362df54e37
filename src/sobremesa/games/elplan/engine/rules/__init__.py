"""The rules of El Plan, one module for each chapter of the book."""
