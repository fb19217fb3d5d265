"""From a game and the user's overrides to what drawing needs: theme, layouts, papers, fonts."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from printkit.app.overrides import TEMPLATES, Library
from printkit.base.resources import template_names
from printkit.components.template import Layout, layouts
from printkit.components.theme import Theme, read_theme
from printkit.display.fonts import FontBook, load_fonts
from printkit.display.symbols import Symbol, read_symbols
from printkit.model.game import Game


@dataclass(frozen=True, slots=True)
class Studio:
    """Everything that is set up once for a job.

    Attributes:
        theme: Colours, symbols, fonts, language.
        layouts: Table name -> sizes of that kind of piece.
        papers: The table of papers.
        notices: One sentence for each file of the user's that took part.
    """

    theme: Theme
    layouts: Mapping[str, Layout]
    papers: Mapping[str, Any]
    notices: tuple[str, ...]

    @property
    def book(self) -> FontBook:
        """The fonts."""
        return self.theme.book


def open_studio(game: Game, *, size: str = "", overrides: bool = True, lang: str = "en") -> Studio:
    """Read the templates of a game.

    Args:
        game: The game.
        size: Name of a variant in its layouts, e.g. ``small``; others change nothing.
        overrides: Whether `templates/` and `fonts/` of the current folder take part.
        lang: Language of the words.

    Raises:
        DataError: A template of the user's does not fit the shipped one.
    """
    library = Library(overrides=overrides)
    book = load_fonts(library.fonts(), folders=library.font_folders)
    symbols = _symbols(game, library)
    theme_name, layout_name = f"themes/{game.id}.toml", f"layouts/{game.id}.toml"
    theme = read_theme(
        f"{TEMPLATES}/{theme_name}", library.template(theme_name), symbols, book, lang
    )
    tables = layouts(f"{TEMPLATES}/{layout_name}", library.template(layout_name), size)
    theme = replace(theme, layouts=tables)
    return Studio(theme, tables, library.template("papers.toml"), library.notices)


def _symbols(game: Game, library: Library) -> Mapping[str, Symbol]:
    """Return the symbols that all games share, and those of this game where it has a file of them."""
    own = f"symbols/{game.id}.toml"
    files = ("symbols.toml", *([own] if own in template_names() else []))
    return {
        name: symbol
        for file in files
        for name, symbol in read_symbols(library.template(file)).items()
    }
