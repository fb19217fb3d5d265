"""placeholder"""

LEDGER = None
