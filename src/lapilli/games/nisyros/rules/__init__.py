"""The rules of Nisyros, one module per chapter of the digest."""
