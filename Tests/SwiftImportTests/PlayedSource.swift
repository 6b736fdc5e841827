import AnimationEngine
import Diagnostics
import TimelineDocument

@testable import SwiftImport
@testable import TimelineSimulation

/// A source that is imported and played: all that a user sees of it.
struct PlayedSource {
  private let made: SwiftImport
  private let name: String

  init(_ name: String, _ bytes: [UInt8], _ options: ImportOptions = ImportOptions()) {
    self.name = name
    made = SwiftImport([SourceText(name: "\(name).swift", bytes: bytes)], options)
  }

  /// The document; nil for a source with errors.
  var document: [UInt8]? { made.document }

  /// The fates of the tokens.
  var account: TokenAccount { made.account }

  /// The messages with their places.
  var messages: [Diagnostic] { made.diagnostics.flatMap { $0.first } }

  /// The labels of all that can be touched.
  var touches: String? {
    var options = ImportOptions()
    options.taps = [ImportOptions.Tap(label: "", time: 0)]
    let other = SwiftImport(
      made.sources.map { SourceText(name: $0.name, bytes: $0.bytes) }, options)
    return other.diagnostics.flatMap { $0.first }.first { $0.severity == .error }?.help
  }

  /// The rows, the events and the explanations of the run, or the errors of the document.
  var shown: String {
    guard let document = made.document, let original = made.sources.first?.bytes else {
      return "no document"
    }
    let source = SourceText(
      name: "\(name).swift", bytes: document,
      made: MadeText(of: original, places: made.places, found: made.found, isRefused: false))
    var (checked, found) = CheckedTimeline.read(source)
    guard let checked else { return "\(found.first)" }
    var sampling = Sampling()
    sampling.frameRate = Self.frameRate
    guard let trace = Trace(checked, sampling: sampling, diagnostics: &found) else {
      return "\(found.first)"
    }
    var output: [UInt8] = []
    do {
      var style = OutputStyle()
      style.format = .json
      try trace.writeRows(of: Array(trace.columns.indices), as: style) { output += $0 }
      try trace.writeExplanations { output += $0 }
    } catch {
      output += Array("\(error)".utf8)
    }
    return String(decoding: output, as: UTF8.self)
  }

  /// Rows a second: enough to see a motion.
  private static let frameRate = 8.0
}
