"""The rule of thumb."""
