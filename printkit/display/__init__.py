"""The display list: what to draw, at fixed places, for any backend."""
