/// A timeline whose values lie on straight lines, so that a test can say what each number has to be.
enum Card {
  static let document = """
    { "fps": 60, "until": 1, "state": { "card_opacity": 0, "card_x": 0 },
      "events": [
        { "at": 0, "withAnimation": ".linear(duration: 0.5)", "set": { "card_opacity": 1 },
          "completion": "shown" },
        { "at": 0.25, "withAnimation": ".linear(duration: 0.5)", "set": { "card_x": 100 },
          "completion": "moved" }
      ] }

    """

  /// The times of the rows.
  static let times = (0...60).map { Double($0) / 60 }

  /// The value of a track at a time.
  static func value(_ track: String, at time: Double) -> Double {
    track == "card_x" ? 100 * min(max((time - 0.25) / 0.5, 0), 1) : min(time / 0.5, 1)
  }

  static let tracks = ["card_opacity", "card_x"]

  /// A folder with the timeline in `card.json`.
  static func folder() throws -> TemporaryFolder { try TemporaryFolder("card.json", document) }
}

extension Tool.FinishedRun {
  /// The output as text.
  var text: String { String(decoding: output, as: UTF8.self) }

  /// The words of each line that is not empty.
  var words: [[Substring]] {
    text.split(whereSeparator: \.isNewline).map { $0.split(separator: " ") }
  }
}
