import Diagnostics
import TimelineDocument

/// Which columns are printed, and in which order: the names as the user wrote them.
package struct ColumnSelection: Hashable, Sendable {
  private let patterns: [String]

  /// A selection by names of tracks or columns, in which `*` matches any text.
  package init(_ patterns: [String]) {
    self.patterns = patterns
  }

  /// Whether nothing is named, so that all columns are meant.
  package var isEmpty: Bool { patterns.isEmpty }

  /// Whether the name of a column, or of its track, is chosen.
  package func names(_ name: String) -> Bool { patterns.contains { Glob($0).matches(name) } }

  /// The places of the chosen columns, each once, where it is named first.
  ///
  /// - Parameter trace: the trace whose columns they are; nil if they are others.
  package func places(in columns: [Column], of trace: Trace? = nil) throws(UnknownColumn) -> [Int] {
    var chosen: [Int] = []
    var isChosen = Array(repeating: false, count: columns.count)
    for pattern in patterns {
      let glob = Glob(pattern)
      let places = columns.indices.filter {
        glob.matches(columns[$0].name) || glob.matches(columns[$0].track)
      }
      guard !places.isEmpty else {
        throw UnknownColumn(
          pattern, among: columns,
          frames: trace?.script.timeline.layoutColumns(showing: pattern) ?? [])
      }
      for place in places where !isChosen[place] {
        chosen.append(place)
        isChosen[place] = true
      }
    }
    return chosen
  }
}

extension ColumnSelection {
  /// A pattern that chooses nothing but texts, for which a table of numbers has no column.
  package func patternOfTexts(in columns: [Column]) -> String? {
    patterns.first { pattern in
      let glob = Glob(pattern)
      let chosen = columns.filter { glob.matches($0.name) || glob.matches($0.track) }
      return !chosen.isEmpty && chosen.allSatisfy { $0.content == .text }
    }
  }
}

/// A selection that names something the timeline does not have.
package struct UnknownColumn: Error, Hashable, Sendable {
  private static let listLimit = 10

  /// The name, or pattern, as written.
  package let name: String
  /// The name that was probably meant.
  package let suggestion: String?
  /// The first of the columns there are.
  package let columns: [String]
  /// Whether there are more of them.
  package let hasMore: Bool
  /// The columns of frames that show it.
  package let frames: [String]

  fileprivate init(_ name: String, among columns: [Column], frames: [String]) {
    self.frames = frames
    self.name = name
    suggestion = nearestName(to: name, among: columns.flatMap { [$0.name, $0.track] })
    self.columns = columns.prefix(Self.listLimit).map { $0.name }
    hasMore = columns.count > Self.listLimit
  }
}
