"""What is printed in That's My Planet!: files a designer may change, their model, the first position made of them."""
