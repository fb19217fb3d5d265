"""Saved plays: an append-only log of entries in SQLite."""
