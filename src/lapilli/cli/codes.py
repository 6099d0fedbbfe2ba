"""Exit codes of the command."""

INTERRUPTED = 130  # after Ctrl-C
