error-hints-off = This table plays without hints. Its host can switch them on.
