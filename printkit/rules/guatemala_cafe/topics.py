"""The rules of Guatemala Café in our own words."""

from printkit.model.leaflet import Topic

TOPICS: tuple[Topic, ...] = ()
