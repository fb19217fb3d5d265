"""CSV: the same answers as JSON, whatever the spreadsheet made of them; else the line at fault."""

import pytest

from printkit.base.errors import DataError
from printkit.model.game import Game
from printkit.scoring.answers import read_answers
from printkit.scoring.answers_csv import csv_to_raw
from printkit.scoring.totals import tally

TEXT = """\
table.O,1 1 1 1 4 4 6 3 2 1
table.G,9
table.B,3+7
table.Y,16
table.P,-3
name,x1,x2,x3
P1,,O,G
P2,-,g,b
P3,,pink,Y
P4,,Y,O
"""
RAW = {
    "table": {"O": [1, 1, 1, 1, 4, 4, 6, 3, 2, 1], "G": 9, "B": 10, "Y": 16, "P": -3},
    "players": [
        {"name": "P1", "x2": "O", "x3": "G"},
        {"name": "P2", "x2": "G", "x3": "B"},
        {"name": "P3", "x2": "P", "x3": "Y"},
        {"name": "P4", "x2": "Y", "x3": "O"},
    ],
}


@pytest.mark.parametrize("mark", [",", ";", "\t"])
@pytest.mark.parametrize("end", ["\n", "\r\n", "\r"])
@pytest.mark.parametrize("start", ["", "\ufeff"])
@pytest.mark.parametrize("tail", ["", "\n", "\n\n  \n"])
def test_br_135_139_142_every_way_to_save_it_is_the_same(
    kraby: Game, mark: str, end: str, start: str, tail: str
) -> None:
    """Commas, semicolons, tabs, line ends, a byte order mark and blank last lines do not matter."""
    text = start + (TEXT + tail).replace(",", mark).replace("\n", end)
    assert RAW == csv_to_raw(text, kraby.sheet)


def test_the_table_needs_no_prefix(kraby: Game) -> None:
    """A line on top may name an input of the table alone; twice is twice in either form."""
    assert RAW == csv_to_raw(TEXT.replace("table.", ""), kraby.sheet)
    with pytest.raises(DataError, match="stands twice"):
        csv_to_raw("table.O,7\no,8\nname,x1\nA,O\n", kraby.sheet)


def test_a_file_without_heads_is_told_which_they_are(kraby: Game) -> None:
    """The hint can be copied into the file."""
    with pytest.raises(DataError) as told:
        csv_to_raw("orange,7\ngreen,9\n", kraby.sheet)
    assert "name,x1,x2,x3" in told.value.faults[0].hint


def test_it_adds_up_like_the_json(kraby: Game) -> None:
    """The raw answers go through the same checks to the same result."""
    result = tally(kraby, read_answers(kraby, csv_to_raw(TEXT, kraby.sheet)))
    assert [41, 48, 42, 53] == [player.total for player in result.players]


def test_what_a_spreadsheet_adds_is_no_trouble(kraby: Game) -> None:
    """The sep= line, padded lines above the heads, padded blank lines and capitals in heads."""
    text = (
        "sep=;\r\n"
        "table.O;7;;\r\nTable.g;9;;\r\ntable.B;10;;\r\ntable.Y;16;;\r\ntable.P;-3;;\r\n"
        ";;;\r\n"
        "Name;X1;X2;X3\r\nP1;;O;G\r\n;;;\r\nP2;;G;B\r\nP3;;P;Y\r\nP4;;Y;O\r\n;;;\r\n"
    )
    assert {**RAW, "table": {"O": 7, "G": 9, "B": 10, "Y": 16, "P": -3}} == csv_to_raw(
        text, kraby.sheet
    )


def test_br_142_quotes_keep_marks_in_a_name(kraby: Game) -> None:
    """A comma, a semicolon, a quote and a line end may stand in quotes."""
    text = 'name,x1\n"Kovács, Anna",O\n"Bob ""B"" Smith",\n"R&D; x",G\n'
    names = [player["name"] for player in csv_to_raw(text, kraby.sheet)["players"]]
    assert ["Kovács, Anna", 'Bob "B" Smith', "R&D; x"] == names


def test_br_139_a_comma_in_a_name_does_not_split_a_semicolon_file(kraby: Game) -> None:
    """The mark that splits the heads is the mark."""
    raw = csv_to_raw("name;x1;x2\nKovács, Anna;O;G\n", kraby.sheet)
    assert [{"name": "Kovács, Anna", "x1": "O", "x2": "G"}] == raw["players"]


def test_columns_in_any_order_and_more_lines_above(kraby: Game) -> None:
    """The heads say what a column is; game, variant and unfinished stand above."""
    text = "game,kraby\nvariant,claws\nunfinished,yes\nx3,name\nO,Anna\n"
    assert {
        "game": "kraby",
        "variant": "claws",
        "unfinished": True,
        "players": [{"name": "Anna", "x3": "O"}],
    } == csv_to_raw(text, kraby.sheet)


@pytest.mark.parametrize(
    ("text", "where", "told"),
    [
        ("name\nAnna;40\n", "line 1", "name and at least one more"),
        ("Anna;40\n", "line 1", "name and at least one more"),
        ("", "line 1", "name and at least one more"),
        ("name,x1\nAnna\n", "line 2", "1 cells, but the heads have 2"),
        ("name,x1\nAnna,O\n\nBob,G,B\n", "line 4", "3 cells, but the heads have 2"),
        ("name,x1\nKovács, Anna,O\n", "line 2", "3 cells"),
        ("name,x1\nAnna,O,\n", "line 2", "3 cells"),
        ('name,x1\n"Ann\na",O\nBob\n', "line 4", "1 cells"),
        ('name,x1\n"Anna,O\n', "line 2", "cannot be read"),
        ('name,x1\n"Anna" B,O\n', "line 2", "cannot be read"),
        ("name,x1,X1\nAnna,O,G\n", "line 1", '"X1" stands twice'),
        ("table.O,7\ntable.o,8\nname,x1\nA,O\n", "line 2", "stands twice"),
        ("table.O,7,8\nname,x1\nA,O\n", "line 1", "3 cells, not 2"),
        ("table.O\nname,x1\nA,O\n", "line 1", "1 cells, not 2"),
        ("name,x1,\nAnna,O,G\n", "line 2", "without a head"),
    ],
)
def test_br_139_142_what_is_no_table_is_refused_with_its_line(
    kraby: Game, text: str, where: str, told: str
) -> None:
    """Short and long rows, one column, doubled heads and open quotes are never padded or cut."""
    with pytest.raises(DataError) as refused:
        csv_to_raw(text, kraby.sheet)
    (fault,) = refused.value.faults
    assert ("E_CSV", where) == (fault.code, fault.where)
    assert told in fault.message
    assert fault.hint


@pytest.mark.parametrize(
    ("text", "where", "hint"),
    [
        ("name,x1,x22\nA,O,G\n", "line 1", "did you mean x2?"),
        ("name,O,x1\nA,7,G\n", "line 1", "write it once, in a line above: O,..."),
        ("table.Q,7\nname,x1\nA,G\n", "line 1", "known: O, G, B, Y, P"),
    ],
)
def test_br_137_unknown_columns_come_with_a_near_match(
    kraby: Game, text: str, where: str, hint: str
) -> None:
    """A column that nobody knows is refused once, not once a player."""
    with pytest.raises(DataError) as refused:
        csv_to_raw(text, kraby.sheet)
    assert [("E_UNKNOWN", where, hint)] == [
        (fault.code, fault.where, fault.hint) for fault in refused.value.faults
    ]


def test_all_bad_lines_are_told_at_once(kraby: Game) -> None:
    """Three bad lines are three faults, in order."""
    with pytest.raises(DataError) as refused:
        csv_to_raw("table.O\nname,x1\nA\nB,O\nC,O,G\n", kraby.sheet)
    assert ["line 1", "line 3", "line 5"] == [fault.where for fault in refused.value.faults]


def test_br_092_cells_that_are_no_numbers_are_refused_with_the_player(kraby: Game) -> None:
    """What cannot be read reaches the checks as it was typed, and is told with all else."""
    text = (
        'table.O,"12,5"\ntable.G,1 x 3\ntable.B,1.250\ntable.Y,\ntable.P,c 24\n'
        "name,x1,x2\nAnna,red,O\nBob,,G\n,B,\n"
    )
    with pytest.raises(DataError) as refused:
        read_answers(kraby, csv_to_raw(text, kraby.sheet))
    assert [
        ("E_NAME", "players[2].name"),
        ("E_INT", "table.O"),
        ("E_INT", "table.G[1]"),
        ("E_INT", "table.B"),
        ("E_COLOUR", "players[0].x1"),
        ("E_COLOURS", "table"),
    ] == [(fault.code, fault.where) for fault in refused.value.faults]
    comma = refused.value.faults[1].message
    assert 'value of orange: "12,5" has a comma in it' in comma
    assert "Anna" in refused.value.faults[4].message
