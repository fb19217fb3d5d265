"""From the name of a shipped template to a copy of it where the command is run."""

from printkit.app.files import Outcome, write_file
from printkit.base.errors import UsageError
from printkit.base.nearest import nearest
from printkit.base.resources import template_names, template_text


def listing() -> tuple[str, ...]:
    """Return the names of the templates, e.g. ``layouts/kraby.toml``."""
    return template_names()


def copy(name: str, *, force: bool = False) -> tuple[str, Outcome]:
    """Write a template into `templates/` of the current folder and return path and outcome.

    The ending may be left out.

    Raises:
        UsageError: There is no such template.
        FileError: Another file is there, or the folder cannot be written to.
    """
    known = template_names()
    full = name if name.endswith(".toml") else f"{name}.toml"
    if full not in known:
        close = nearest(full, known)
        hint = f"did you mean {close}?" if close else f"there are: {', '.join(known)}"
        raise UsageError(f"there is no template {name!r}", hint)
    path = f"templates/{full}"
    return path, write_file(path, template_text(full).encode("utf-8"), force=force)
