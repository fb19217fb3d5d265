"""From a set-up plan and a seed to a dealt set-up."""
