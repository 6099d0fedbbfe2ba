"""What a viewer sees: the board in two shapes and for a terminal, what he clicks, and what he is asked."""
