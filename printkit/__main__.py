"""From `python -m printkit ...` to the command line."""

import sys

from printkit.cli.main import main

if __name__ == "__main__":
    sys.exit(main())
