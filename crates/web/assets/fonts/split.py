"""Cuts the typefaces into the files that pages fetch.

Run by hand, with fonttools and brotli installed, when a typeface changes:

    python3 split.py FOLDER .

FOLDER holds NAME-latin.woff2, NAME-latin-ext.woff2 and NAME-cyrillic.woff2 as
their packages bring them (@fontsource-variable/rubik, /alegreya, /exo-2 5.3.0).
What English, Italian and Polish texts are made of is in `basic` and `polish`,
so that no page fetches letters it doesn't show. Figures stand on the line in
all of them: Alegreya's own hang below it, and a style sheet that asks for
others is undone by every `font:` after it. Russo One stays as it is: its
licence reserves the name.
"""

import sys

from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

ITALIAN = "ÀÈÉÌÒÙàèéìòù"
PUNCTUATION = "\u00a0«»·×–—‘’‚“”„…−"
BASIC = {*range(0x20, 0x7F), *map(ord, ITALIAN + "Óó" + PUNCTUATION)}
# A soft hyphen has no glyph; fonts.css counts it as basic, so that it makes no page fetch `latin`.
LATIN = {*range(0xA1, 0x100), *map(ord, "ıŒœ‐‑•′″‹›€™↑↓")} - BASIC - {0xAD}
CYRILLIC = {*range(0x400, 0x460), *map(ord, "Ґґ№\u0301")}
POLISH = set(map(ord, "ĄąĆćĘęŁłŃńŚśŹźŻż"))
FILES = [
    ("basic", "latin", BASIC),
    ("latin", "latin", LATIN),
    ("cyrillic", "cyrillic", CYRILLIC),
    ("polish", "latin-ext", POLISH),
]


def lining(font):
    """Makes the figures that stand on the line the ones that are shown."""
    table = font["GSUB"].table
    lookups = {
        index
        for record in table.FeatureList.FeatureRecord
        if record.FeatureTag == "lnum"
        for index in record.Feature.LookupListIndex
    }
    standing = {}
    for index in lookups:
        for part in table.LookupList.Lookup[index].SubTable:
            standing.update(getattr(part, "ExtSubTable", part).mapping)
    for letters in font["cmap"].tables:
        for code in range(ord("0"), ord("9") + 1):
            if code in letters.cmap:
                letters.cmap[code] = standing.get(letters.cmap[code], letters.cmap[code])


def cut(source, target, letters, features):
    font = TTFont(source)
    lining(font)
    options = subset.Options()
    options.layout_features = features
    options.hinting = False
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=letters)
    subsetter.subset(font)
    # Widths follow from the outlines; the table of them is only faster.
    if "HVAR" in font:
        del font["HVAR"]
    font = instancer.instantiateVariableFont(font, {"wght": (400, 800)})
    font.flavor = "woff2"
    font.save(target)


def main():
    folder, target = sys.argv[1:]
    for family in ["rubik", "alegreya", "exo-2"]:
        for name, source, letters in FILES:
            features = ["kern"]
            if (family, name) == ("rubik", "basic"):
                features.append("tnum")
            cut(f"{folder}/{family}-{source}.woff2", f"{target}/{family}-{name}.woff2", letters, features)


if __name__ == "__main__":
    main()
