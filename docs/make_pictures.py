"""From the shipped games to the pictures of the README: run it after the art has changed."""

import subprocess
import sys
import tempfile
from io import BytesIO
from pathlib import Path

import pypdfium2
from PIL import Image, ImageChops

PICTURES = Path(__file__).parent / "pictures"
ROOT = PICTURES.parents[1]
WIDTH = 900
COVERS = ("darjeeling", "guatemala-cafe", "tea-garden")
JOBS = {
    "board": ("--parts", "board", "--paper", "a3"),
    "pieces": (
        "--pieces",
        (
            "token.O,token.G,token.B,token.Y,token.P,marker.1,marker.2,marker.3,marker.4,"
            "figure.O,figure.G,figure.B,figure.Y,figure.P"
        ),
    ),
    "screen": ("--pieces", "screen.1"),
    "pad": ("--parts", "pad"),
    "rules": ("--parts", "rules"),
}


def page(folder: Path, name: str, words: tuple[str, ...], game: str = "kraby") -> Image.Image:
    """Print a job without marks and return its first page, cropped to what is drawn."""
    path = folder / f"{name}.pdf"
    command = [sys.executable, "-m", "printkit", "print", game, *words]
    subprocess.run(
        [*command, "--out", str(path), "--marks", "none", "--no-overrides"], check=True, cwd=ROOT
    )
    document = pypdfium2.PdfDocument(BytesIO(path.read_bytes()))
    picture = document[0].render(scale=2.2).to_pil().convert("RGB")
    foot = picture.height - (0 if name == "rules" else 85)
    picture = picture.crop((0, 0, picture.width, foot))
    side = 60 if name == "board" else 0
    picture = picture.crop((side, 0, picture.width, picture.height))
    white = Image.new("RGB", picture.size, "white")
    return picture.crop(ImageChops.difference(picture, white).getbbox())


def main() -> None:
    """Write every picture."""
    PICTURES.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        for name, words in JOBS.items():
            picture = page(Path(folder), name, words)
            if name == "pad":
                picture = picture.crop((0, 0, picture.width, picture.height // 2))
            picture.thumbnail((WIDTH, WIDTH))
            picture.quantize(256).save(PICTURES / f"{name}.png", optimize=True)
        for game in COVERS:
            picture = page(Path(folder), game, ("--parts", "cover"), game)
            picture = picture.crop((0, 0, picture.width, round(picture.width * 0.355)))
            picture.thumbnail((WIDTH * 2 // 3, WIDTH))
            picture.quantize(256).save(PICTURES / f"{game}.png", optimize=True)


if __name__ == "__main__":
    main()
