import Diagnostics
import ExpressionLanguage
import JSONText

/// Takes a value out of one list and puts it into another.
package struct Move: Hashable, Sendable {
  /// The element that moves.
  package let value: DocumentValue
  /// The list it leaves.
  package let source: StatePath
  /// The list it enters.
  package let destination: StatePath
  /// The index in the destination; nil for its end.
  package let index: DocumentValue?
}

/// The keys of `move`.
enum MoveKey: UInt8, DocumentKey {
  case value, from, to, at, note

  static let table = KeyTable<Self>()
  static let objectName = "move"
  static let required: [Self] = [.value, .from, .to]

  var entry: KeyEntry {
    switch self {
    case .value:
      KeyEntry("value", .expression(.element), "The element that moves.")
    case .from: KeyEntry("from", .name(.statePath(.list)), "The state that is the list it leaves.")
    case .to: KeyEntry("to", .name(.statePath(.list)), "The state that is the list it enters.")
    case .at:
      KeyEntry(
        "at", .expression(.index),
        "Its index in the list it enters; the end by default.")
    case .note: .note
    }
  }
}

extension StepKey {
  static let moveEntry = KeyEntry(
    "move", .object(.move),
    "An element that moves from one list to another, in two writes.")
}

extension DocumentDecoder {
  mutating func readMove() throws(JSONError) -> ElementIndex<Move>? {
    var (value, index): (DocumentValue?, DocumentValue?)
    var (source, destination): (StatePath?, StatePath?)
    let keys = try readObject("'move'", keys: MoveKey.self) {
      (decoder, key, _) throws(JSONError) in
      switch key {
      case .value: value = try decoder.readValue(for: Subject(key), as: .element)
      case .from: source = try decoder.readStatePath(for: Subject(key))
      case .to: destination = try decoder.readStatePath(for: Subject(key))
      case .at: index = try decoder.readValue(for: Subject(key), as: .index)
      case .note: try decoder.cursor.skipValue()
      }
    }
    guard let keys else { return nil }
    checkPresence(keys, of: "'move'", at: cursor.lastRange)
    guard let value, let source, let destination else { return nil }
    return stepContent.moves.add(
      Move(value: value, source: source, destination: destination, index: index))
  }

  private mutating func readStatePath(for what: Subject) throws(JSONError) -> StatePath? {
    try readString(for: what).flatMap { statePath($0, .list) }
  }
}

extension TimelineChecker {
  mutating func check(_ move: Move, in scope: ScopeIndex) {
    noteWrite(to: move.source)
    noteWrite(to: move.destination)
    noteShift(of: move.source)
    if move.index != nil { noteShift(of: move.destination) }
    noteMove(from: move.source, to: move.destination)
    let element = expectedElement(of: move.source, to: "removed from", in: scope)
    let found = check(
      move.value, as: isInQuestion(move.destination) ? .any : element ?? .any, in: scope)
    if let index = move.index { check(index, in: scope) }
    note(found, asElement: true, in: move.destination)
    let entered = expectedElement(of: move.destination, to: "moved to", in: scope)
    guard element != nil, let found, let entered, !entered.accepts(found) else { return }
    let message = "\(found.withArticle) where \(entered.phrase) is wanted"
    diagnostics.add(.error(.wrongType, message, at: move.destination.text.range))
  }
}
