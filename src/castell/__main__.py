"""`python -m castell`, the same as the command `castell`."""

import sys

from castell.cli import main

if __name__ == "__main__":
    sys.exit(main())
