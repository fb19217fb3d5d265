"""From a game to a prepared job of contact sheets, of pieces or of bare symbols."""

from printkit.app.printing import Prepared, Progress, Request, drawn, lay_out, make_job
from printkit.app.studio import open_studio
from printkit.components.proof import contact_sheets, silhouettes
from printkit.impose.sheet import page_space
from printkit.model.game import Game


def prepare_proof(
    game: Game, request: Request, progress: Progress | None = None, *, symbols_only: bool = False
) -> Prepared:
    """Draw each distinct piece once, or each symbol in plain black.

    Raises:
        UsageError: A part or paper that nobody knows.
        FitError: A text does not fit in its slot.
    """
    studio = open_studio(game, size=request.size, overrides=request.overrides, lang=request.lang)
    space = page_space(make_job(request, studio))
    if symbols_only:
        part = silhouettes(studio.theme.symbols, studio.theme, space)
    else:
        parts = drawn(game, request, studio, progress)
        part = contact_sheets(parts, studio.theme, space)
    return lay_out(game, (part,), request, studio)
