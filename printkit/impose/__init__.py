"""From parts to pages: pure arithmetic in mm."""
