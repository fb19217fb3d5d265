"""From rules records to parts: the front and back drawing of every piece, in mm."""
