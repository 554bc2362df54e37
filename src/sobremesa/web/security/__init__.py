"""What protects the server: headers, origins, sizes, rates, connections."""
