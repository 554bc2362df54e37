"""What is printed in Deuda Eterna: files a designer may change, their model, the first position made of them."""
