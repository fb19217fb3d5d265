"""One module a game: everything that is known of it, in the words of `model/`."""
