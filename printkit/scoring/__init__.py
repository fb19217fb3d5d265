"""From answers and a score sheet to totals, ranks and explanations."""
