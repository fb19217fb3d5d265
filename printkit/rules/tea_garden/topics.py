"""The rules of Tea Garden in our own words, for the leaflet, the terminal and the prompts."""

from printkit.model.leaflet import Topic
from printkit.rules.tea_garden.design import Design
from printkit.rules.tea_garden.topics_end import (
    ADVICE_TOPIC,
    CLEANUP_TOPIC,
    OURS_TOPIC,
    OVERLOOKED_TOPIC,
    end_topics,
)
from printkit.rules.tea_garden.topics_start import (
    AIM_TOPIC,
    BOX_TOPIC,
    TERMS_TOPIC,
    setup_topic,
)
from printkit.rules.tea_garden.topics_turn import (
    BONUS_TOPIC,
    MAIN_TOPIC,
    PAY_TOPIC,
    round_topic,
    side_topics,
)


def make_topics(design: Design) -> tuple[Topic, ...]:
    """Return the topics in the order in which somebody who has never played needs them.

    What is our own design is marked as such.
    """
    return (
        AIM_TOPIC,
        BOX_TOPIC,
        TERMS_TOPIC,
        setup_topic(design),
        round_topic(design),
        MAIN_TOPIC,
        PAY_TOPIC,
        *side_topics(design),
        BONUS_TOPIC,
        CLEANUP_TOPIC,
        *end_topics(design),
        OVERLOOKED_TOPIC,
        ADVICE_TOPIC,
        OURS_TOPIC,
    )
