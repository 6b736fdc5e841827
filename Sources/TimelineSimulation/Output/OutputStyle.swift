/// The formats of traces and events.
package enum TraceFormat: String, CaseIterable, Hashable, Sendable {
  /// A table with a header.
  case csv
  /// One document that holds everything.
  case json
  /// One object per line.
  case ndjson

  /// Whether a record is an object, with names and quoted texts, and not a row of a table.
  var isJSON: Bool { self != .csv }
}

/// The arrangement of the values of a time in rows.
package enum RowLayout: String, CaseIterable, Hashable, Sendable {
  /// One row per time, one column per track.
  case wide
  /// One row per time and track.
  case long
}

/// How an output is printed.
package struct OutputStyle: Hashable, Sendable {
  /// The format.
  package var format = TraceFormat.csv
  /// How values are put into rows.
  package var layout = RowLayout.wide
  /// How numbers are printed.
  package var numbers = NumberFormat.standard
  /// Whether velocities are printed next to the values.
  package var includesVelocity = false
  /// Whether a document of JSON has no line breaks, so that it can be a part of a line.
  package var isOneLine = false
  /// The name of the timeline's file, where a document of JSON says it.
  package var documentName: String?

  /// The style that is used unless something else is asked for.
  package init() {}
}
