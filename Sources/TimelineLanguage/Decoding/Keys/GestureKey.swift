/// The keys of `gesture`.
enum GestureKey: UInt8, DocumentKey {
  case from, to, duration, curve, rate, changed, ended, note

  static let table = KeyTable<Self>()

  var entry: KeyEntry {
    switch self {
    case .from:
      KeyEntry("from", .expression(.movement), "The translation at the beginning.")
    case .to: KeyEntry("to", .expression(.movement), "The translation at the end.")
    case .duration: KeyEntry("duration", .expression(.duration), "The length in seconds.")
    case .curve:
      KeyEntry("curve", .expression(.curve), "How the movement passes; evenly without it.")
    case .rate: KeyEntry("rate", .expression(.rate), "Samples a second; 60 without it.")
    case .changed: KeyEntry("changed", .steps, "The steps at each sample.")
    case .ended: KeyEntry("ended", .steps, "The steps at the release.")
    case .note: KeyEntry("note", .anything, "A comment.")
    }
  }
}
