"""From a document to bytes: PDF, SVG and PNG."""
