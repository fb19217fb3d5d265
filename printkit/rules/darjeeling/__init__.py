"""Darjeeling."""
