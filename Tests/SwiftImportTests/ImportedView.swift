import AnimationEngine
import Diagnostics
import Testing
import TimelineDocument

@testable import SwiftImport
@testable import TimelineSimulation

/// A view in Swift that is imported in a test, and what its columns show.
struct ImportedView {
  let result: SwiftImport
  let document: String
  /// The first source.
  let source: String
  private let script: PreparedTimeline

  /// Imports a view, which must have no errors.
  init(_ swift: String..., options: ImportOptions = ImportOptions()) throws {
    let sources = swift.enumerated().map { index, text in
      SourceText(name: "\(index).swift", bytes: Array(text.utf8))
    }
    result = SwiftImport(sources, options)
    let bytes = try #require(result.document, "\(result.diagnostics.flatMap { $0.first })")
    #expect(result.account.count(of: .unread) == 0)
    document = String(decoding: bytes, as: UTF8.self)
    source = swift.first ?? ""
    script = try Self.script(bytes)
  }

  /// A document as it is written by hand.
  init(document: String) throws {
    result = SwiftImport([])
    self.document = document
    source = ""
    script = try Self.script(Array(document.utf8))
  }

  private static func script(_ bytes: [UInt8]) throws -> PreparedTimeline {
    var (timeline, diagnostics) = CheckedTimeline.read(SourceText(name: "document", bytes: bytes))
    let checked = try #require(timeline, "\(diagnostics.first)")
    return try #require(PreparedTimeline(checked, diagnostics: &diagnostics), "\(diagnostics)")
  }

  /// The messages of warnings, without their places.
  var warnings: [String] { result.diagnostics.flatMap { $0.first }.map { $0.message } }

  /// The number that a column shows at each of some times; nil where it is empty.
  func values(_ column: String, at times: Double...) throws -> [Double?] {
    var simulation = try Simulation.beginning(script, frameRate: nil)
    return try times.map { time in
      try simulation.advance(to: Instant(seconds: time))
      var row = RowValues(columnCount: simulation.columns.count)
      try simulation.readValues(into: &row)
      let found = simulation.columns.first { $0.name == column }
      return found.flatMap { row.numbers[$0.place] }
    }
  }

  /// The columns and what they show at each of some times.
  func table(at times: [Double]) throws -> [String: [Double?]] {
    var simulation = try Simulation.beginning(script, frameRate: nil)
    var table: [String: [Double?]] = [:]
    for (place, time) in times.enumerated() {
      try simulation.advance(to: Instant(seconds: time))
      var row = RowValues(columnCount: simulation.columns.count)
      try simulation.readValues(into: &row)
      for column in simulation.columns {
        table[column.name, default: Array(repeating: nil, count: times.count)][place] =
          row.numbers[column.place]
      }
    }
    return table
  }
}

/// The options for taps on what is labelled so, at some times.
func taps(_ taps: (String, Double)...) -> ImportOptions {
  var options = ImportOptions()
  options.taps = taps.map { ImportOptions.Tap(label: $0.0, time: $0.1) }
  return options
}

/// Whether numbers are those expected, to a billionth.
func isClose(_ numbers: [Double?], _ expected: [Double?]) -> Bool {
  numbers.count == expected.count
    && zip(numbers, expected).allSatisfy { found, wanted in
      switch (found, wanted) {
      case (nil, nil): true
      case (let found?, let wanted?): abs(found - wanted) < 1e-9 * max(1, abs(wanted))
      default: false
      }
    }
}
