"""The ground floor: errors, units, geometry, randomness, shipped data and language, used by all."""
