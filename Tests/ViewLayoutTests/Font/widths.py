#!/usr/bin/env python3
"""Writes Sources/ViewLayout/Text/AdvanceWidths.swift: how wide a font's characters are.

usage: widths.py FONT >FILE   (FONT is Inter-Regular.otf of Debian's package fonts-inter; only Python's library is used)
"""
import struct
import sys

# Basic Latin, Latin-1 and Latin Extended-A; Greek; Cyrillic; punctuation; currency; arrows; mathematical operators.
BLOCKS = [(0x20, 0x7E), (0xA0, 0x17F), (0x386, 0x3CE), (0x401, 0x45F), (0x2010, 0x2027), (0x2030, 0x203A),
          (0x20A0, 0x20BF), (0x2190, 0x2199), (0x2200, 0x2265)]


class Font:
    def __init__(self, data):
        self.data = data
        count, = struct.unpack_from(">H", data, 4)
        self.tables = {}
        for index in range(count):
            name, _, start, _ = struct.unpack_from(">4sLLL", data, 12 + 16 * index)
            self.tables[name.decode()] = start
        self.units, = self.read("head", 18, ">H")
        self.ascent, self.descent, self.gap = self.read("hhea", 4, ">hhh")
        self.metrics, = self.read("hhea", 34, ">H")
        self.glyphs = self.characters()

    def read(self, table, offset, form):
        return struct.unpack_from(form, self.data, self.tables[table] + offset)

    def characters(self):
        """The numbers of glyphs by character, of the subtable of format 12."""
        count, = self.read("cmap", 2, ">H")
        for index in range(count):
            _, _, offset = self.read("cmap", 4 + 8 * index, ">HHL")
            if self.read("cmap", offset, ">H")[0] == 12:
                groups, = self.read("cmap", offset + 12, ">L")
                found = {}
                for group in range(groups):
                    first, last, glyph = self.read("cmap", offset + 16 + 12 * group, ">LLL")
                    found.update((code, glyph + code - first) for code in range(first, last + 1))
                return found
        sys.exit("the font has no characters in format 12")

    def width(self, character):
        """The advance width of a character, or 0 where the font lacks it."""
        glyph = self.glyphs.get(character)
        if glyph is None:
            return 0
        return self.read("hmtx", 4 * min(glyph, self.metrics - 1), ">H")[0]


def wrapped(numbers):
    line = "      "
    for number in numbers:
        item = f"{number},"
        if len(line) + 1 + len(item) > 98:
            yield line
            line = "      "
        line += ("" if line.isspace() else " ") + item
    yield line


def main():
    with open(sys.argv[1], "rb") as file:
        font = Font(file.read())
    letters = [font.width(code) for code in range(ord("a"), ord("z") + 1)]
    print(f"""/// How wide characters are, and how high a line is, in units of which `unitsPerEm` are the size of the font.
///
/// The numbers are those of Inter Regular, version 4.0 beta 7, by The Inter Project Authors, under the SIL Open Font
/// License 1.1. `Tests/ViewLayoutTests/Font/widths.py` writes this file.
enum AdvanceWidths {{
  static let unitsPerEm = {font.units}.0
  static let ascent = {font.ascent}.0
  static let descent = {-font.descent}.0
  static let lineGap = {font.gap}.0
  /// The mean of the letters from a to z.
  static let usual: UInt16 = {round(sum(letters) / len(letters))}

  /// The widths of the characters of a block, from the first one on; 0 where the font has none.
  struct Block: Sendable {{
    let first: UInt32
    let widths: [UInt16]
  }}

  static let blocks: [Block] = [""")
    for first, last in BLOCKS:
        print(f"    Block(\n      first: 0x{first:X},\n      widths: [")
        for line in wrapped([font.width(code) for code in range(first, last + 1)]):
            print("  " + line)
        print("      ]),")
    print("  ]\n}")


main()
