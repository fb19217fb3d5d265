"""How Guatemala Café is laid out at the start, as steps that a seed can deal (4.6)."""

from printkit.model.setup import SetupPlan

PLAN = SetupPlan(())
