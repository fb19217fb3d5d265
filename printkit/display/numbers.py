"""From a float to the plain decimal that a PDF, an SVG or a dump holds, each worked out once."""

import math

from printkit.base.errors import PrintkitError


class Numbers(dict[float, str]):
    """Numbers as plain decimals: no exponent, no idle noughts, no minus nought."""

    def __init__(self, digits: int) -> None:
        """Write at most so many digits behind the point."""
        super().__init__()
        self._form = f".{digits}f"

    def __missing__(self, value: float) -> str:
        """Write a number that was not met before.

        Raises:
            PrintkitError: It is not finite.
        """
        if not math.isfinite(value):
            message = f"a drawing holds the number {value}"
            raise PrintkitError(message, "this is a fault of printkit: please report it")
        plain = format(value, self._form)
        if "." in plain:
            plain = plain.rstrip("0").rstrip(".")
        plain = self[value] = "0" if plain == "-0" else plain
        return plain
