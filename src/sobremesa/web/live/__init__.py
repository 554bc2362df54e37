"""What is rendered while people look on: views of a table, the parts of a page that change, streams."""
