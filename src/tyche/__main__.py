"""``python -m tyche``: the command line."""

from tyche.cli import app

if __name__ == "__main__":
    app(prog_name="tyche")
