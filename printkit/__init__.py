"""Board games on paper: print them, set them up, score them."""

__version__ = "0.1.0"
