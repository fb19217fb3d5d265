"""From a document of display items to the bytes of one PDF; the only importer of ReportLab.

The only turn from y down to y up is the first operator of each page, which also makes points of
millimetres; everything behind it is written in mm (`pdf_operators.py`). Fonts, pictures and the
file's structure are ReportLab's. Importing this module costs 60 ms: import it where it is called.
"""

import zlib
from collections import Counter
from collections.abc import Collection, Iterable
from dataclasses import replace
from io import BytesIO

from reportlab import rl_config
from reportlab.lib.utils import ImageReader
from reportlab.pdfbase.pdfdoc import (
    PDFArray,
    PDFDictionary,
    PDFDocument,
    PDFImageXObject,
    PDFObjectReference,
    PDFString,
)
from reportlab.pdfbase.ttfonts import TTFont

from printkit.backends.pdf_operators import Encoded, Stream, literal, pdf_name
from printkit.base.errors import PrintkitError
from printkit.base.geometry import Rect
from printkit.base.units import PT_PER_MM
from printkit.display.document import LAYERS, Document, Page
from printkit.display.extent import extent, union
from printkit.display.fonts import FontBook
from printkit.display.items import Group, Item, TextItem
from printkit.display.numbers import Numbers

rl_config.useA85 = 0  # pictures as binary streams: a fifth smaller, and quicker

_VERSION = (1, 5)  # the first with layers
_DUPLEX = {"long-edge": "/DuplexFlipLongEdge", "short-edge": "/DuplexFlipShortEdge"}

_BLANK, _DELETE = 32, 127  # what is printable in ASCII, and at these codes in the first subset

_MOST_SINGLE_FORMS = 200
"""So many groups that are placed once are still forms, with a name to count them by. Beyond (a deck
of different cards) a form each would double the file: they stand in the page, marked by the name."""


def render(document: Document, book: FontBook, *, forms: bool = True) -> bytes:
    """Return the finished PDF; equal documents give equal bytes.

    Args:
        document: What to print.
        book: The fonts that its texts were laid out with.
        forms: Draw a group with a key once, as a form XObject named by the key. Without, the file
            shows the same, and is larger and slower (the control of the benchmark).

    Raises:
        PrintkitError: A drawing breaks the rules of the display list.
    """
    return _Writer(document, book, forms=forms).write()


class _Writer:
    """One document on its way to bytes: what its streams share."""

    def __init__(self, document: Document, book: FontBook, *, forms: bool) -> None:
        self.lengths = Numbers(3)
        self.factors = Numbers(6)
        self._document = document
        self._book = book
        self._pdf = PDFDocument(invariant=1, compression=1, pdfVersion=_VERSION, lang=document.lang)
        self._encoded: dict[tuple[str, str], Encoded] = {}
        self._fonts: dict[str, TTFont] = {}
        self._ascii: dict[str, set[str]] = {}
        self._pictures: dict[bytes, str] = {}
        self._forms: dict[str, str] = {}
        self._drawn: dict[str, Rect] = {}
        self._fades = PDFDictionary()
        self._pdf.Reference(self._fades, "fades")
        self._layers = PDFDictionary()
        self._pdf.Reference(self._layers, "layers")
        self._use_forms = forms
        self._in_place = _single_keys(document.pages) if forms else frozenset()

    def write(self) -> bytes:
        """Draw every page, then what they need, and return the file."""
        pdf = self._pdf
        for number, page in enumerate(self._document.pages):
            self._page(page, number)
        self._add_layers()
        self._add_information()
        self._add_outline()
        for font in pdf.delayedFonts:
            self._strip(font)
            font.addObjects(pdf)
        pdf.info.digest(pdf.signature)
        pdf.Reference(pdf.Catalog)
        pdf.Reference(pdf.info)
        data: bytes = pdf.format()
        return data

    def encode(self, item: TextItem) -> Encoded:
        """Return a text as runs of one font resource each; worked out once for each text."""
        runs = self._encoded.get((item.face, item.text))
        if runs is None:
            runs = self._encoded[item.face, item.text] = self._encode(item.face, item.text)
        return runs

    def stands_alone(self, group: Group) -> bool:
        """Whether the group is a form of its own."""
        return self._use_forms and group.key not in self._in_place

    def form(self, group: Group) -> str:
        """Return the name of the group's form, drawn when it is first met."""
        key = group.key or ""
        name = self._forms.get(key)
        if name is None:
            name = self._forms[key] = pdf_name(key)
            stream = Stream(self)
            stream.inside(group)
            entries: dict[str, object] = {
                "Type": "/XObject",
                "Subtype": "/Form",
                "BBox": self._form_box(group, key),
            }
            self._add_stream(name, stream, entries | self._resources(stream))
        return name

    def picture(self, data: bytes) -> str:
        """Return the name of a picture, stored when it is first met."""
        name = self._pictures.get(data)
        if name is None:
            name = self._pictures[data] = f"/picture:{len(self._pictures) + 1}"
            image = PDFImageXObject(name, ImageReader(BytesIO(data)), mask="auto")
            mask = getattr(image, "_smask", None)
            if mask is not None:
                image.smask = self._pdf.Reference(mask, f"mask of {name}")
            self._pdf.Reference(image, name)
        return name

    def fade(self, opacity: float) -> str:
        """Return the name of the setting for an opacity."""
        name = f"fade{self.lengths[opacity]}"
        self._fades[name] = f"<</ca {self.lengths[opacity]}/CA {self.lengths[opacity]}>>"
        return f"/{name}"

    def _form_box(self, group: Group, key: str) -> str:
        """Return the box of a form: the group's.

        A PDF cuts off what lies outside, an SVG does not: where something does, the box is made
        larger, so that both show the same.

        Raises:
            PrintkitError: The group has no box.
        """
        if group.box is None:
            message = f"the drawing {key!r} has a key and no box"
            raise PrintkitError(message, "this is a fault of printkit: please report it")
        box = Rect(*group.box)
        drawn = extent((replace(group, matrix=None),), self._book, known=self._drawn)
        if drawn is not None and not box.contains(drawn):
            box = union(box, drawn) or box
        self._drawn[key] = box
        corners = (box.x, box.y, box.right, box.bottom)
        return f"[{' '.join(self.factors[value] for value in corners)}]"

    def _encode(self, face_name: str, text: str) -> Encoded:
        face = self._book.face(face_name)
        lacking = face.missing(text)
        if lacking:
            message = f"the face {face_name} lacks {lacking!r} of the text {text!r}"
            raise PrintkitError(message, "texts are laid out by display/text.py only")
        font = self._fonts.get(face_name)
        if font is None:
            font = TTFont(face.name, str(face.path), asciiReadable=True, shapable=False)
            self._fonts[face_name] = font
            self._ascii[face_name] = set()
            font.splitString(" ", self._pdf)
        if text.isascii():
            # ReportLab's subset of a readable font keeps ASCII at its own codes
            self._ascii[face_name].update(text)
            return ((font.getSubsetInternalName(0, self._pdf), literal(text)),)
        self._ascii[face_name].update(char for char in text if char.isascii())
        return tuple(
            (font.getSubsetInternalName(subset, self._pdf), literal(codes.decode("latin-1")))
            for subset, codes in font.splitString(text, self._pdf)
        )

    def _strip(self, font: TTFont) -> None:
        """Leave out of a font what the document does not use: ReportLab keeps all of ASCII."""
        used = self._ascii[font.fontName]
        letters = font.state[self._pdf].subsets[0]
        letters[_BLANK:_DELETE] = [
            code if code == _BLANK or chr(code) in used else 0 for code in letters[_BLANK:_DELETE]
        ]

    def _page(self, page: Page, number: int) -> None:
        factor = f"{PT_PER_MM:.10f}"
        stream = Stream(self)
        height = self.factors[page.height * PT_PER_MM]
        stream.code.append(f"{factor} 0 0 -{factor} 0 {height} cm")
        for layer in page.layers:
            stream.layer(layer, self._layer(layer.layer or "art", hidden=page.hidden))
        contents, name = f"contents {number}", f"page {number}"
        self._add_stream(contents, stream, {})
        entries = self._resources(stream) | self._page_boxes(page)
        entries |= {"Type": "/Page", "Contents": PDFObjectReference(contents)}
        entries["Parent"] = self._pdf.Reference(self._pdf.Pages)
        self._pdf.Reference(PDFDictionary(entries), name)
        self._pdf.Pages.addPage(PDFObjectReference(name))

    def _page_boxes(self, page: Page) -> dict[str, object]:
        """Return the page's boxes in points: paper, bleed and trim, each inside the one before."""
        x, y, width, height = page.trim or (0.0, 0.0, page.width, page.height)
        bleed = page.bleed
        boxes = {
            "MediaBox": (0.0, 0.0, page.width, page.height),
            "BleedBox": (x - bleed, y - bleed, x + width + bleed, y + height + bleed),
            "TrimBox": (x, y, x + width, y + height),
        }
        entries: dict[str, object] = {}
        for name, (left, top, right, bottom) in boxes.items():
            sides = (
                max(left, 0.0),
                page.height - min(bottom, page.height),
                min(right, page.width),
                page.height - max(top, 0.0),
            )
            numbers = " ".join(self.factors[side * PT_PER_MM] for side in sides)
            entries[name] = f"[{numbers}]"
        return entries

    def _resources(self, stream: Stream) -> dict[str, object]:
        """Return what a stream uses; streams that use the same share one dictionary."""
        entries = [f"/Font {self._object('BasicFonts')}"]
        if stream.used:
            drawn = " ".join(f"{name} {self._object(name)}" for name in stream.used)
            entries.append(f"/XObject<<{drawn}>>")
        entries += [f"/ExtGState {self._object('fades')}", f"/Properties {self._object('layers')}"]
        words = f"<<{''.join(entries)}>>"
        if words not in self._pdf.idToObject:
            self._pdf.Reference(words, words)
        return {"Resources": PDFObjectReference(words)}

    def _object(self, name: str) -> str:
        number, version = self._pdf.idToObjectNumberAndVersion[name]
        return f"{number} {version} R"

    def _add_stream(self, name: str, stream: Stream, entries: dict[str, object]) -> None:
        code = "\n".join(stream.code).encode("ascii")
        self._pdf.updateSignature(code)
        packed = zlib.compress(code)
        head = PDFDictionary({**entries, "Filter": "/FlateDecode", "Length": len(packed)})
        body = head.format(self._pdf) + b"\nstream\n" + packed + b"\nendstream\n"
        self._pdf.Reference(body, name)

    def _layer(self, name: str, hidden: Collection[str]) -> str:
        """Return the name of a layer's property; one that is not printed has a group of its own."""
        on = name not in hidden
        key = name if on else f"{name}.hidden"
        if key not in self._layers:
            group = PDFDictionary({"Type": "/OCG", "Name": PDFString(name)})
            self._layers[key] = self._pdf.Reference(group, f"layer {key}")
        return pdf_name(key)

    def _add_layers(self) -> None:
        """Make the layers that the pages use switchable, in the order they are painted."""
        layers = self._layers.dict
        on = [layers[name] for name in LAYERS if name in layers]
        off = [layers[f"{name}.hidden"] for name in LAYERS if f"{name}.hidden" in layers]
        if not layers:
            return
        every = PDFArray((*on, *off))
        settings = {"Name": PDFString("printkit"), "Order": every, "ON": PDFArray(on)}
        if off:
            settings["OFF"] = PDFArray(off)
        catalogue = self._pdf.Catalog
        # the catalogue of ReportLab does not know this key
        catalogue.__NoDefault__ = [*catalogue.__NoDefault__, "OCProperties"]
        catalogue.OCProperties = PDFDictionary({"OCGs": every, "D": PDFDictionary(settings)})

    def _add_information(self) -> None:
        document, pdf = self._document, self._pdf
        pdf.setTitle(document.title)
        pdf.setAuthor(document.author)
        pdf.setSubject(document.subject)
        pdf.setCreator("printkit")
        wishes = {"PrintScaling": "/None", "DisplayDocTitle": "true"}
        if document.duplex in _DUPLEX:
            wishes["Duplex"] = _DUPLEX[document.duplex]
        pdf.Catalog.ViewerPreferences = PDFDictionary(wishes)
        labels: list[object] = []
        for number, page in enumerate(document.pages):
            labels += [number, PDFDictionary({"P": PDFString(page.label)})]
        pdf.Catalog.PageLabels = PDFDictionary({"Nums": PDFArray(labels)})

    def _add_outline(self) -> None:
        pdf, entries = self._pdf, self._document.outline
        pdf.Catalog.Outlines = None
        if not entries:
            return
        lines = [PDFObjectReference(f"outline {k}") for k in range(len(entries))]
        ends = {"Type": "/Outlines", "First": lines[0], "Last": lines[-1], "Count": len(lines)}
        root = pdf.Catalog.Outlines = PDFDictionary(ends)
        parent = pdf.Reference(root, "outline")
        for k, entry in enumerate(entries):
            place = PDFArray((PDFObjectReference(f"page {entry.page}"), "/Fit"))
            line = {"Title": PDFString(entry.title), "Parent": parent, "Dest": place}
            if k > 0:
                line["Prev"] = lines[k - 1]
            if k + 1 < len(lines):
                line["Next"] = lines[k + 1]
            pdf.Reference(PDFDictionary(line), f"outline {k}")
        pdf.Catalog.PageMode = "/UseOutlines"


def _single_keys(pages: Iterable[Page]) -> frozenset[str]:
    """Return the keys of groups that are placed once, where there are too many to be forms."""
    times: Counter[str] = Counter()
    for page in pages:
        _count(page.layers, times)
    singles = [key for key, number in times.items() if number == 1]
    return frozenset(singles if len(singles) > _MOST_SINGLE_FORMS else ())


def _count(items: Iterable[Item], times: Counter[str]) -> None:
    """Count how often each keyed group is placed; one that is drawn already is not entered again."""
    for item in items:
        if isinstance(item, Group):
            if item.key is not None:
                times[item.key] += 1
                if times[item.key] > 1:
                    continue
            _count(item.items, times)
