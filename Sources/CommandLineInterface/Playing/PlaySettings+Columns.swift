import Diagnostics
import TimelineDocument
import TimelineSimulation

/// The reason why a trace lacks requested columns.
struct ColumnProblem: Error {
  let code: DiagnosticCode
  let sentence: String
}

extension PlaySettings {
  /// The indices of the printed columns of a trace.
  func places(in trace: Trace) throws(ColumnProblem) -> [Int] {
    let places = try selectedPlaces(in: trace)
    try checkNames(of: places.map { trace.columns[$0] })
    return places
  }

  /// The indices of the columns that were chosen by their names; nil if none were.
  func selectedColumns(in trace: Trace) throws(ColumnProblem) -> [Int]? {
    guard let selection else { return nil }
    do {
      return try selection.places(in: trace.columns, of: trace)
    } catch {
      throw ColumnProblem(code: .unknownName, sentence: error.sentence)
    }
  }

  private func selectedPlaces(in trace: Trace) throws(ColumnProblem) -> [Int] {
    guard let selection else { return Array(trace.columns.indices) }
    if style.format == .csv, let name = selection.patternOfTexts(in: trace.columns) {
      let hint = "'events' prints its changes, and '--format json' prints it at every frame"
      throw ColumnProblem(
        code: .wrongType,
        sentence:
          "'--select': \(name.quotedForMessage) is a text, and a table holds numbers only; \(hint)")
    }
    do {
      return try selection.places(in: trace.columns, of: trace)
    } catch {
      throw ColumnProblem(code: .unknownName, sentence: error.sentence)
    }
  }

  /// The velocity of `x` may not be called like a track `x_velocity`.
  private func checkNames(of columns: [Column]) throws(ColumnProblem) {
    var seen: Set<String> = []
    for name in style.fieldNames(of: columns) where !seen.insert(name).inserted {
      let hint = "choose columns with '--select', or use '--layout long'"
      throw ColumnProblem(
        code: .duplicateName,
        sentence: "two columns would be called \(name.quotedForMessage); \(hint)")
    }
  }
}

extension UnknownColumn {
  /// The problem, the name that was probably meant, or the frames that show it, and the names that exist.
  var sentence: String {
    if !frames.isEmpty {
      let list = frames.prefix(8).joined(separator: ", ") + (frames.count > 8 ? ", ..." : "")
      return "'--select': \(name.quotedForMessage) moves what is drawn inside (tracks: \(list))"
    }
    guard !columns.isEmpty else { return "'--select': the timeline has no tracks" }
    let verb = name.contains("*") ? "matches" : "is called"
    var sentence = "'--select': no track \(verb) \(name.quotedForMessage)"
    if let suggestion { sentence += "; did you mean '\(suggestion)'?" }
    let list = columns.joined(separator: ", ") + (hasMore ? ", ..." : "")
    return sentence + " (tracks: \(list))"
  }
}
