"""The rules of Eruption, one module per chapter of the digest."""
