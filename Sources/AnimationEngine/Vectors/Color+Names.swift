extension Color {
  /// The system colors of SwiftUI, as iOS shows them in light appearance, as 0xRRGGBB.
  package static let systemColors: [(name: String, components: UInt32)] = [
    ("red", 0xFF3B30), ("orange", 0xFF9500), ("yellow", 0xFFCC00), ("green", 0x34C759),
    ("mint", 0x00C7BE), ("teal", 0x30B0C7), ("cyan", 0x32ADE6), ("blue", 0x007AFF),
    ("indigo", 0x5856D6), ("purple", 0xAF52DE), ("pink", 0xFF2D55), ("brown", 0xA2845E),
    ("gray", 0x8E8E93),
  ]

  /// The colors that UIKit calls by plain names, as 0xRRGGBB.
  package static let pureColors: [(name: String, components: UInt32)] = [
    ("red", 0xFF0000), ("green", 0x00FF00), ("blue", 0x0000FF), ("cyan", 0x00FFFF),
    ("yellow", 0xFFFF00), ("magenta", 0xFF00FF), ("orange", 0xFF8000), ("purple", 0x800080),
    ("brown", 0x996633), ("white", 0xFFFFFF), ("lightGray", 0xAAAAAA), ("gray", 0x808080),
    ("darkGray", 0x555555), ("black", 0x000000),
  ]

  /// The colors that UIKit names by their use, as iOS shows them in light appearance, with their opacity.
  package static let semanticColors: [(name: String, components: UInt32, percent: Int)] = [
    ("systemGray2", 0xAEAEB2, 100), ("systemGray3", 0xC7C7CC, 100),
    ("systemGray4", 0xD1D1D6, 100), ("systemGray5", 0xE5E5EA, 100),
    ("systemGray6", 0xF2F2F7, 100), ("label", 0x000000, 100), ("secondaryLabel", 0x3C3C43, 60),
    ("tertiaryLabel", 0x3C3C43, 30), ("quaternaryLabel", 0x3C3C43, 18),
    ("placeholderText", 0x3C3C43, 30), ("link", 0x007AFF, 100), ("separator", 0x3C3C43, 29),
    ("opaqueSeparator", 0xC6C6C8, 100), ("systemBackground", 0xFFFFFF, 100),
    ("secondarySystemBackground", 0xF2F2F7, 100), ("tertiarySystemBackground", 0xFFFFFF, 100),
    ("systemGroupedBackground", 0xF2F2F7, 100),
    ("secondarySystemGroupedBackground", 0xFFFFFF, 100),
    ("tertiarySystemGroupedBackground", 0xF2F2F7, 100), ("systemFill", 0x787880, 20),
    ("secondarySystemFill", 0x787880, 16), ("tertiarySystemFill", 0x767680, 12),
    ("quaternarySystemFill", 0x747480, 8),
  ]
}
