"""The rules of Fuji, one module per chapter of the digest."""
