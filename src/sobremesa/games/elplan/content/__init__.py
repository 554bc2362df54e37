"""What is printed in El Plan: files a designer may change, their model, the first position made of them."""
