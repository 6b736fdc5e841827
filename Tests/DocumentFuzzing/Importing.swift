import Diagnostics
import SwiftImport

/// The import of a Swift source: it is refused with an error in it, or it is a document.
struct Importing {
  /// The document; nil for a source that is refused.
  let document: [UInt8]?
  /// A fault of the tool itself.
  let fault: String?

  /// Imports a source alone.
  init(_ bytes: [UInt8]) {
    let made = SwiftImport([SourceText(name: "Fuzzed.swift", bytes: bytes)])
    document = made.document
    fault = Self.fault(of: made, count: bytes.count)
  }

  private static func fault(of made: SwiftImport, count: Int) -> String? {
    if made.document == nil, !made.hasErrors { return "a source is refused without a word" }
    if made.document != nil, made.hasErrors { return "a document is made in spite of errors" }
    for problem in made.found.first {
      guard problem.range.upperBound <= count else {
        return "'\(problem.message)' has a place after the end"
      }
      for text in [problem.message, problem.help ?? ""]
      where text.unicodeScalars.contains(where: { $0.steersTerminals }) {
        return "a message of the import has control characters"
      }
    }
    return nil
  }
}
