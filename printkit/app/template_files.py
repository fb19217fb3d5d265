"""From the name of a shipped template to a copy of it where the command is run."""

from printkit.app import own_data, registry
from printkit.app.files import Outcome, write_file
from printkit.base.errors import UsageError
from printkit.base.nearest import nearest
from printkit.base.resources import template_names, template_text

DATA = "data/"


def listing() -> tuple[str, ...]:
    """Return the names of the templates, e.g. ``layouts/kraby.toml``, and of owners' data."""
    games = map(registry.load, registry.names())
    own = (f"{DATA}{game.id}.toml" for game in games if game.data is not None)
    return (*sorted(own), *template_names())


def copy(name: str, *, force: bool = False) -> tuple[str, Outcome]:
    """Write a template into `templates/` of the current folder and return path and outcome.

    The ending may be left out. Data that an owner of a game may replace is not looked for in that
    folder but named by ``--data``: it is written into the current folder itself.

    Raises:
        UsageError: There is no such template.
        FileError: Another file is there, or the folder cannot be written to.
    """
    known = listing()
    full = name if name.endswith(".toml") else f"{name}.toml"
    if full not in known:
        close = nearest(full, known)
        hint = f"did you mean {close}?" if close else f"there are: {', '.join(known)}"
        raise UsageError(f"there is no template {name!r}", hint)
    if full.startswith(DATA):
        game = registry.load(full.removeprefix(DATA).removesuffix(".toml"))
        path = f"{game.id}.toml"
        return path, write_file(path, own_data.written(game).encode("utf-8"), force=force)
    path = f"templates/{full}"
    return path, write_file(path, template_text(full).encode("utf-8"), force=force)
