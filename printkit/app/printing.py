"""From a request to print to files: choose pieces, draw them, lay them on paper, write the bytes."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from pathlib import PurePath

from printkit.app import files
from printkit.app.selection import Wishes, select, warnings
from printkit.app.studio import Studio, open_studio
from printkit.components.kit import Sheets, draw_set
from printkit.components.part import Part
from printkit.display.document import Document
from printkit.impose.paper import parse_paper, read_papers
from printkit.impose.sheet import Imposed, Job, impose, page_space
from printkit.model.game import Game
from printkit.model.options import FileText
from printkit.model.pieces import PadSet
from printkit.model.text import text

Progress = Callable[[str, int, int], None]
"""Called with what is being done, how many steps are done and how many there are."""

AUTHOR = "printkit"


@dataclass(frozen=True, slots=True)
class Request:
    """How to print.

    Attributes:
        wishes: What is printed.
        size: Variant of the layouts, e.g. ``small``.
        paper: Name of a paper, or ``WxHmm``.
        board_paper: The same for boards; empty: as `paper`.
        format: ``pdf``, ``svg`` or ``png``.
        margin: Rim of the paper that stays empty, in mm.
        gap: Between pieces in mm; None: 2, and 0 where pieces share cut lines.
        bleed: How far art reaches beyond the trim, in mm.
        duplex: off, long-edge, short-edge or fold.
        marks: crop, lines or none.
        overlap: Of the sheets of a split board, in mm.
        split: Whether a board larger than the paper is split; otherwise it is refused.
        dpi: Dots per inch of a PNG.
        grey: A PNG in grey.
        out: Folder to write into, or the name of the PDF.
        force: Replace files that hold something else.
        overrides: Whether the folder's templates and fonts take part.
        lang: Language of the words.
        names: Players' names to print on a pad.
        name: Of the file, without ending; empty: made from the game and what is printed.
    """

    wishes: Wishes = field(default_factory=Wishes)
    size: str = ""
    paper: str = "a4"
    board_paper: str = ""
    format: str = "pdf"
    margin: float = 6.35
    gap: float | None = None
    bleed: float = 0.0
    duplex: str = "off"
    marks: str = "crop"
    overlap: float = 10.0
    split: bool = True
    dpi: int = 300
    grey: bool = False
    out: str = "output"
    force: bool = False
    overrides: bool = True
    lang: str = "en"
    names: tuple[str, ...] = ()
    name: str = ""


@dataclass(frozen=True, slots=True)
class Prepared:
    """A job that is laid out but not drawn by a backend.

    Attributes:
        document: Its pages.
        imposed: Rows of the summary, and notes.
        studio: Fonts and theme.
        notices: One sentence for each override.
    """

    document: Document
    imposed: Imposed
    studio: Studio
    notices: tuple[str, ...]


def make_job(request: Request, studio: Studio) -> Job:
    """Return the sheet arithmetic's view of the request.

    Raises:
        UsageError: A paper that nobody knows.
    """
    papers = read_papers(studio.papers)
    paper = parse_paper(request.paper, papers)
    board = parse_paper(request.board_paper, papers) if request.board_paper else paper
    return Job(
        paper,
        board,
        margin=request.margin,
        gap=request.gap,
        bleed=request.bleed,
        duplex=request.duplex,
        marks=request.marks,
        overlap=request.overlap,
        split=request.split,
    )


def prepare(game: Game, request: Request, progress: Progress | None = None) -> Prepared:
    """Draw what is wished for and lay it on paper; writes nothing.

    Raises:
        UsageError: Something is asked for that the game or the paper table does not have.
        FitError: A piece does not fit on the paper, or a text in its slot.
    """
    studio = open_studio(game, size=request.size, overrides=request.overrides, lang=request.lang)
    done = lay_out(game, drawn(game, request, studio, progress), request, studio)
    return replace(done, notices=(*done.notices, *warnings(game, request.wishes)))


def drawn(
    game: Game, request: Request, studio: Studio, progress: Progress | None = None
) -> tuple[Part, ...]:
    """Draw what is wished for, in printing order.

    Raises:
        UsageError: Something is asked for that the game does not have.
        FitError: A text does not fit in its slot.
    """
    told = progress or _silent
    wanted = select(game, request.wishes)
    space = page_space(make_job(request, studio))
    sheets = Sheets(space, request.bleed, request.names, select(game, _whole(request)))
    parts = []
    for done, spec in enumerate(wanted):
        told(f"drawing {studio.theme.say(spec.name)}", done, len(wanted) + 2)
        part = draw_set(spec, game, studio.theme, studio.layouts, sheets)
        parts.append(_copied(part, request.wishes.copies.get(part.id, 1)))
    return tuple(parts)


def _whole(request: Request) -> Wishes:
    """What the cover lists: the kit for so many players, whatever part of it is printed now."""
    wishes = request.wishes
    return Wishes(players=wishes.players, kinds=wishes.kinds, options=wishes.options)


def lay_out(
    game: Game, parts: tuple[Part, ...], request: Request, studio: Studio, title: str = ""
) -> Prepared:
    """Lay drawn parts on paper and put the pages into a document.

    Args:
        game: Its title stands on every sheet.
        parts: In printing order.
        request: How to print.
        studio: Fonts and papers.
        title: Of the document; empty: made from the game and its parts.
    """
    name = studio.theme.say(game.title)
    if game.mark:
        name = studio.theme.say(text("{game}, data {mark}", game=game.title, mark=game.mark))
    imposed = impose(parts, make_job(request, studio), studio.book, name, lang=request.lang)
    document = Document(
        title=title or _title(name, parts),
        author=AUTHOR,
        subject=studio.theme.say(game.about),
        lang=request.lang,
        pages=imposed.pages,
        outline=imposed.outline,
        duplex=request.duplex if request.duplex in ("long-edge", "short-edge") else "off",
    )
    return Prepared(document, imposed, studio, studio.notices)


def _title(name: str, parts: tuple[Part, ...]) -> str:
    return f"{name}: {parts[0].title if len(parts) == 1 else 'print kit'}"


def _copied(part: Part, times: int) -> Part:
    """Return the part so many times; pages stay collated (1 2 1 2)."""
    if times == 1:
        return part
    if part.kind == "page":
        return replace(part, pieces=part.pieces * times)
    pieces = tuple(replace(piece, count=piece.count * times) for piece in part.pieces)
    return replace(part, pieces=pieces)


def save(
    prepared: Prepared, request: Request, name: str, progress: Progress | None = None
) -> tuple[tuple[str, files.Outcome], ...]:
    """Draw a prepared job and write it.

    Args:
        prepared: The job.
        request: Its format and place.
        name: Of the file or folder, without ending.
        progress: Told what is being done.

    Returns:
        Path and outcome of each file.

    Raises:
        FileError: A different file is there, or the place cannot be written to.
    """
    contents = _rendered(prepared, request, name, progress or _silent)
    outcomes = files.write_files(contents, force=request.force)
    return tuple(zip(map(str, contents), outcomes, strict=True))


def _rendered(
    prepared: Prepared, request: Request, name: str, told: Progress
) -> Mapping[str, bytes]:
    document, book = prepared.document, prepared.studio.book
    folder = request.out.rstrip("/") or "/"
    if request.format == "svg":
        from printkit.backends import svg  # noqa: PLC0415 - only the asked-for backend is loaded

        drawn = {}
        for number, page in enumerate(document.pages):
            told(f"drawing {page.label}", number, len(document.pages))
            drawn[f"{folder}/{name}-svg/{page.name}.svg"] = svg.render(page, book, document)
        return drawn
    from printkit.backends import pdf  # noqa: PLC0415 - only the asked-for backend is loaded

    told("writing the PDF", 0, 1)
    data = pdf.render(document, book)
    if request.format == "pdf":
        own = folder.lower().endswith(".pdf")
        return {folder if own else f"{folder}/{name}.pdf": data}
    from printkit.backends import png  # noqa: PLC0415 - only the asked-for backend is loaded

    told("drawing pictures", 0, 1)
    pictures = png.render(data, request.dpi, grey=request.grey)
    return {
        f"{folder}/{name}-png/{page.name}.png": picture
        for page, picture in zip(document.pages, pictures, strict=True)
    }


def base_name(game: Game) -> str:
    """Return how the names of a game's files begin; data of an owner's own stands in them."""
    return f"{game.id}-data-{game.mark}" if game.mark else game.id


def file_name(game: Game, request: Request) -> str:
    """Return the name of a job's file: the game, and what of it is printed in what way.

    Whatever differs from the plain kit stands in the name, so that two jobs do not meet in one file.
    """
    wishes = request.wishes
    usual = Request()
    words = [base_name(game), *wishes.parts]
    words += [f"{name}-{number}" for name, number in wishes.pieces.items()]
    words += [f"{name}-x{number}" for name, number in wishes.copies.items()]
    if wishes.players:
        words.append(f"{wishes.players}-players")
    words.append(wishes.kinds.lower())
    words += _unusual(game, wishes)
    words += [
        value.lower()
        for value, plain in (
            (request.size, "normal"),
            (request.paper, usual.paper),
            (request.board_paper and f"board-{request.board_paper}", ""),
            (request.duplex, usual.duplex),
            (request.marks if request.marks == usual.marks else f"marks-{request.marks}", "crop"),
            (f"bleed-{request.bleed:g}" if request.bleed else "", ""),
        )
        if value.lower() != plain
    ]
    return files.safe_name("-".join(word for word in words if word))


def _unusual(game: Game, wishes: Wishes) -> list[str]:
    """Return the options that change what is printed, as words: ``two_half-mixed``."""
    declared = {option.id: option for option in game.options()}
    words = []
    for name, value in wishes.options.items():
        option = declared.get(name)
        if option is not None and value == option.default:
            continue
        shown = value.name if isinstance(value, FileText) else str(value)
        if option is not None and option.type == "file":
            shown = PurePath(shown).stem  # where the file lies says nothing about what is printed
        words.append(f"{name}-{shown}".lower())
    return words


def pad_wishes(game: Game, copies: int) -> Wishes:
    """Return the wishes for so many score pads and nothing else."""
    pads = (each.piece.id for each in game.kit() if isinstance(each, PadSet))
    return Wishes(pieces=dict.fromkeys(pads, copies))


def _silent(what: str, done: int, steps: int) -> None:
    """Tell nobody."""
