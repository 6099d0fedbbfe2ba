"""`python -m lapilli` is the `lapilli` command."""

from lapilli.cli import main

if __name__ == "__main__":
    main()
