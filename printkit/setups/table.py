"""From the steps of a set-up, one after the other, to what lies on the table so far."""

from dataclasses import dataclass, field

from printkit.base.errors import Fault
from printkit.base.rng import Rng
from printkit.model.game import Game
from printkit.model.kinds import Kind
from printkit.model.options import FileText
from printkit.model.setup import Step
from printkit.model.text import Text, Value


@dataclass(slots=True)
class Table:
    """The set-up while it is dealt: what stands firm so far.

    Attributes:
        texts: The files among the options.
        first: The start player, counted from 0; drawn: not by the rule of the book.
    """

    game: Game
    players: int
    seed: str
    options: dict[str, str | int | bool]
    texts: dict[str, FileText]
    kinds: tuple[Kind, ...]
    first: int = 0
    drawn: bool = False
    steps: list[Text] = field(default_factory=list)
    places: dict[str, object] = field(default_factory=dict)
    secret: dict[str, object] = field(default_factory=dict)
    pictures: dict[str, tuple[str, ...]] = field(default_factory=dict)
    warnings: list[Fault] = field(default_factory=list)

    def stream(self, step: Step) -> Rng:
        """Return the random numbers of one step."""
        return Rng(self.seed, f"{self.game.id}:{step.id}")

    def tell(self, words: Text, **values: Value) -> None:
        """Add a sentence for the table."""
        self.steps.append(
            Text(words.pattern, tuple(sorted({**dict(words.values), **values}.items())))
        )
