"""Typed boards of Kraby and what is known of them, typed from the rules (Kraby 5.2 to 5.4)."""

FULL = (
    "YYPBPBBBBOP",
    "YGOGGOBPPPY",
    "PPPGGBYPYYY",
    "GGGPOYYBBBB",
    "YPGPBYBBOBG",
    "YGOOO#PPOYY",
    "GGGOYYGGOYO",
    "GPPYYBGPOYO",
    "GBBYGBGOBYO",
    "GPOOBBOOGOO",
    "POBGPBYPPPO",
)
FULL_SIZES = {
    "O": [1, 1, 1, 1, 4, 4, 6, 3, 2, 1],
    "G": [1, 4, 4, 1, 7, 4, 1, 1, 1],
    "B": [1, 5, 1, 7, 1, 5, 2, 1, 1],
    "Y": [3, 4, 4, 2, 5, 5, 1],
    "P": [1, 1, 1, 4, 3, 2, 1, 2, 2, 1, 1, 1, 1, 3],
}
FULL_VALUES = {"O": 7, "G": 9, "B": 10, "Y": 16, "P": -3}
FULL_CLAWS = {"O": -14, "G": -10, "B": -4, "Y": -10, "P": -8}

SMALL = (
    "OBGGGGGGB",
    "BBOOBBYOG",
    "YBYGGYGGO",
    "OYOBYYGYY",
    "OOOY#YYOB",
    "OGBBOYBBB",
    "GGBOOYBOY",
    "GBBYOOYGG",
    "OGBBYOYYG",
)
SMALL_SIZES = {
    "O": [1, 2, 1, 1, 6, 1, 6, 1, 1],
    "G": [6, 1, 2, 3, 4, 3, 1],
    "B": [4, 1, 2, 1, 5, 7],
    "Y": [1, 1, 1, 7, 1, 2, 1, 1, 1, 3, 1],
}
SMALL_VALUES = {"O": 4, "G": 8, "B": 11, "Y": -2}

EMPTY = (*("." * 11 for _ in range(5)), ".....#.....", *("." * 11 for _ in range(5)))
SMALL_EMPTY = (*("." * 9 for _ in range(4)), "....#....", *("." * 9 for _ in range(4)))

# Rows separated by /, sizes and value with shared edges, sizes and value where claws part.
ORIENTED = {
    "O1": ("O^ O^", {"O": ([2], 0)}, {"O": ([2], 0)}),
    "O2": ("O> O^", {"O": ([2], 0)}, {"O": ([1, 1], -2)}),
    "O3": ("O^ / O^", {"O": ([2], 0)}, {"O": ([1, 1], -2)}),
    "O4": ("O^ / Ov", {"O": ([2], 0)}, {"O": ([2], 0)}),
    "O5": ("Ov / O^", {"O": ([2], 0)}, {"O": ([1, 1], -2)}),
    "O6": ("O^ O^ / O^ O^", {"O": ([4], 3)}, {"O": ([2, 2], 0)}),
    "O7": ("O^ O^ / Ov Ov", {"O": ([4], 3)}, {"O": ([4], 3)}),
    "O8": ("Ov Ov / O^ O^", {"O": ([4], 3)}, {"O": ([2, 2], 0)}),
    "O9": (
        "O^ G^ / G^ O^",
        {"O": ([1, 1], -2), "G": ([1, 1], -2)},
        {"O": ([1, 1], -2), "G": ([1, 1], -2)},
    ),
    "O10": ("O^ O^ O^ O^ O^", {"O": ([5], 5)}, {"O": ([5], 5)}),
    "O11": ("O^ O^ O> O^ O^", {"O": ([5], 5)}, {"O": ([3, 2], 1)}),
}
