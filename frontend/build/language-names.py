"""
Cuts assets/fonts/language-names.woff2: what is read in a language on pages of other scripts, its own name and the offer of
its pages. Run with Python and fonttools, the texts (LANGUAGES, OFFERS) as arguments.
"""

import sys
from io import BytesIO
from pathlib import Path

from fontTools.merge import Merger
from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.ttLib.scaleUpem import scale_upem

FONTS = Path(__file__).parent.parent / "assets/fonts"
SCRIPTS = {"anek-bangla": range(0x0980, 0x0A00), "anek-devanagari": range(0x0900, 0x0980)}
UNITS = 2000
ASCENT = 2840

letters = {ord(letter) for letter in "".join(sys.argv[1:])}
parts = []
for name, script in SCRIPTS.items():
    font = TTFont(FONTS / f"{name}.woff2")
    cutter = Subsetter(Options(layout_features=["*"], hinting=False, name_IDs=[]))
    cutter.populate(unicodes=letters.intersection(script))
    cutter.subset(font)
    scale_upem(font, UNITS)
    font.flavor = None
    parts.append(BytesIO())
    font.save(parts[-1])

names = Merger().merge(parts)
# As high above the line as Anek Latin when both are centred in a line: the names stand beside its words.
names["hhea"].ascent = names["OS/2"].sTypoAscender = ASCENT
names.flavor = "woff2"
names.save(FONTS / "language-names.woff2")
