/// The keys of `gesture`.
enum GestureKey: UInt8, DocumentKey {
  case from, to, duration, curve, rate, changed, ended, note

  static let table = KeyTable<Self>()
  static let objectName = "gesture"
  static let required: [Self] = [.from, .to, .duration]

  var entry: KeyEntry {
    switch self {
    case .from:
      KeyEntry(
        "from", .expression(.movement), "The translation at the beginning: a number or a vector.")
    case .to:
      KeyEntry(
        "to", .expression(.movement), "The translation at the release, of the same kind as 'from'.")
    case .duration:
      KeyEntry("duration", .expression(.duration), "How long the movement lasts, in seconds.")
    case .curve:
      KeyEntry(
        "curve", .expression(.curve),
        "The curve on which the movement goes from 'from' to 'to'; an even one without it.")
    case .rate:
      KeyEntry(
        "rate", .expression(.rate), "How many samples a second 'changed' sees; 60 without it.")
    case .changed:
      KeyEntry(
        "changed", .steps,
        "The steps at each sample, each time in a turn of its own; they see 'translation', "
          + "'velocity' and 'predictedEnd', and their transactions track velocity.")
    case .ended:
      KeyEntry(
        "ended", .steps,
        "The steps at the release; they see 'translation', 'velocity' and 'predictedEnd'.")
    case .note: .note
    }
  }
}
