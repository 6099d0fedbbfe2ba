"""What a viewer sees: the board in two shapes and for a terminal, what they click, and what they are asked."""
