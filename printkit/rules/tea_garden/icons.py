"""From effects, cards' signs and goals to the icons that boards, cards and tiles show for them."""

from collections.abc import Iterable

from printkit.model.icons import Icon
from printkit.rules.tea_garden.effects import Effect

SIGNS = {
    "ferment": Icon("ferment", "jade-light", "umber"),
    "draw": Icon("draw", "celadon"),
    "swap": Icon("swap", "celadon"),
    "remove": Icon("remove", "vermilion"),
    "scroll-strength": Icon("scroll-strength", "celadon-dark", "straw"),
    "scroll-teapot": Icon("scroll-teapot", "celadon-dark", "straw"),
    "scroll-repeat": Icon("scroll-repeat", "celadon-dark", "straw"),
    "scroll-any": Icon("scroll-any", "celadon-dark", "straw"),
    "emperor-token": Icon("emperor-token", "vermilion", "rose"),
    "cup-token": Icon("cup-token", "indigo", "straw"),
    "worker": Icon("worker", "celadon", "straw"),
}
"""Sort of an effect -> its picture; leaves and points have numbers in theirs."""


def leaf_icon(quality: int, count: int = 1, *, brown: bool = False) -> Icon:
    """Return a leaf with its quality in it; fresh, or fermented where it must be brown."""
    return Icon("leaf-blank", "umber" if brown else "jade-light", "straw", str(quality),
                count=count, middle=(50.0, 57.0), room=46.0)  # fmt: skip


def points_icon(points: int, *, end: bool = False) -> Icon:
    """Return points that are scored at once, or at the end."""
    if end:
        return Icon("points-end", "vermilion", "straw", str(points), (50.0, 47.0), 42.0)
    return Icon("points-now", "gold", "straw", str(points), (50.0, 50.0), 50.0)


def icon_of(effect: Effect) -> Icon:
    """Return the picture of an effect."""
    if effect.sort == "leaves":
        return leaf_icon(effect.quality, effect.number)
    if effect.sort == "points":
        return points_icon(effect.number)
    sign = SIGNS[effect.sort]
    return Icon(sign.symbol, sign.accent, sign.light, count=effect.number)


def icons_of(effects: Iterable[Effect]) -> tuple[Icon, ...]:
    """Return the pictures of several effects."""
    return tuple(map(icon_of, effects))
