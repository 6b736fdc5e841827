import Diagnostics
import SwiftSource

@testable import SwiftImport

/// The account of a source's tokens, held to what the source shows: without what is harmless it shows the same, and
/// without what is said it shows something else.
///
/// Blanks take the place of deleted tokens, so that everything else keeps its line and column.
struct AccountLaw {
  /// The parts that can be deleted.
  let units: [SourceUnit]
  private let name: String
  private let file: SwiftFile
  private let whole: PlayedSource
  private let shown: String
  private let options: ImportOptions

  init(_ bytes: [UInt8], named name: String, _ options: ImportOptions = ImportOptions()) {
    self.name = name
    self.options = options
    file = SwiftFile(bytes)
    whole = PlayedSource(name, bytes, options)
    shown = whole.shown
    units = SourceUnits(file).units
  }

  /// Whether there is a document to hold the account to.
  var isImported: Bool { whole.document != nil }

  /// The messages of the import.
  var messages: [String] { whole.messages.map { $0.message } }

  /// How many tokens have no fate.
  var unreadCount: Int { whole.account.count(of: .unread) }

  /// The runs of tokens that change nothing.
  var harmlessRuns: [Range<Int>] { whole.account.runs(of: .harmless) }

  /// The fault in the account of a run of harmless tokens; nil where the rest shows the same, or is no source.
  func finding(without run: Range<Int>) -> String? {
    let rest = self.rest(without: run)
    guard rest.document != nil, rest.document != whole.document, rest.shown != shown else {
      return nil
    }
    return "is harmless, and changes what is shown: \(text(run))"
  }

  /// The fault in the account of a unit; nil for one that a warning is about.
  func finding(without unit: SourceUnit) -> String? {
    let fates = whole.account.fates[unit.tokens]
    guard !fates.contains(.warned) else { return nil }
    guard fates.contains(.said) else { return finding(without: unit.deleted) }
    let rest = self.rest(without: unit.deleted)
    guard rest.document != nil, rest.messages == whole.messages, rest.touches == whole.touches,
      rest.document == whole.document || rest.shown == shown
    else { return nil }
    return "is said, and changes nothing that is shown: \(text(unit.tokens))"
  }

  private func rest(without tokens: Range<Int>) -> PlayedSource {
    PlayedSource(name, file.source.blanking(tokens), options)
  }

  /// The line and the text of some tokens.
  private func text(_ tokens: Range<Int>) -> String {
    let range = file.source.range(tokens)
    let line = file.source.bytes[..<range.lowerBound].count { $0 == UInt8(ascii: "\n") } + 1
    return "line \(line): \(file.source.text(bytes: range))"
  }
}
