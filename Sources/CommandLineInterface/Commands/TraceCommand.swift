import TimelineLanguage
import TimelineSimulation

/// `trace [file]`: the value of every track at every printed time.
struct TraceCommand {
  private let run: PlayingCommand

  init(_ invocation: Invocation) {
    run = PlayingCommand(invocation, command: .trace)
  }

  func run(console: any Console) throws -> ExitStatus {
    try run.play(console: console) { printing throws(UsageError) in
      let places = try printing.places
      return { try printing.trace.writeRows(of: places, as: printing.style, to: $0) }
    }
  }
}

extension PlayingCommand.Printing {
  /// The places of the columns that are printed.
  fileprivate var places: [Int] {
    get throws(UsageError) {
      let places = try selectedPlaces
      try checkNames(of: places.map { trace.columns[$0] })
      return places
    }
  }

  private var selectedPlaces: [Int] {
    get throws(UsageError) {
      guard let selection else { return Array(trace.columns.indices) }
      if style.format == .csv, let name = selection.patternOfTexts(in: trace.columns) {
        let hint = "'events' tells its changes, and '--format json' prints it at every frame"
        throw UsageError(
          "'--select': \(name.quotedForMessage) is a text, and a table holds numbers only; \(hint)",
          command: .trace)
      }
      do {
        return try selection.places(in: trace.columns)
      } catch {
        throw UsageError(error.sentence, command: .trace)
      }
    }
  }

  /// The velocity of `x` may not be called like a track `x_velocity`.
  private func checkNames(of columns: [Column]) throws(UsageError) {
    var seen: Set<String> = []
    for name in style.fieldNames(of: columns) where !seen.insert(name).inserted {
      let hint = "choose columns with '--select', or use '--layout long'"
      throw UsageError(
        "two columns would be called \(name.quotedForMessage); \(hint)", command: .trace)
    }
  }
}

extension UnknownColumn {
  /// What is wrong, what was probably meant, and what there is.
  fileprivate var sentence: String {
    guard !columns.isEmpty else { return "'--select': the timeline has no tracks" }
    let verb = name.contains("*") ? "matches" : "is called"
    var sentence = "'--select': no track \(verb) \(name.quotedForMessage)"
    if let suggestion { sentence += "; did you mean '\(suggestion)'?" }
    let list = columns.joined(separator: ", ") + (hasMore ? ", ..." : "")
    return sentence + " (tracks: \(list))"
  }
}
