"""The titles. Each stands alone: none imports another."""
