"""The rules of Deukalion, one module per chapter of the digest."""
