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
}
