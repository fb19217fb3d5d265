"""The rules of Tea Garden in our own words, for the leaflet, the terminal and the prompts."""

from printkit.model.leaflet import Topic
from printkit.rules.tea_garden.design import Design


def make_topics(_design: Design) -> tuple[Topic, ...]:
    """Return the topics in order; what is our own design is marked as such."""
    return ()
