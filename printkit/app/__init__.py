"""The facade: use cases over all the layers below; no Typer, no printing to the screen."""
