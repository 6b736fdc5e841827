import Diagnostics
import JSONText

extension DocumentDecoder {
  /// Says of values of a wrong kind what to write instead. Only what will be printed is looked at, when
  /// all names are known.
  mutating func adviseOnValues(of source: SourceText) {
    let places = diagnostics.first.filter { isMisfit($0) }.map { $0.range.lowerBound }
    guard !places.isEmpty else { return }
    let pointers = JSONPointers(source, around: places)
    diagnostics = diagnostics.map { diagnostic in
      guard isMisfit(diagnostic), let found = FoundValue(content.bytes, at: diagnostic.range)
      else { return diagnostic }
      var diagnostic = diagnostic
      diagnostic.help = advice(on: found, at: pointers.pointer(at: diagnostic.range.lowerBound))
      return diagnostic
    }
  }

  private func advice(on found: FoundValue, at pointer: String) -> String? {
    if pointer.isEmpty { return "write { \"state\": { ... }, \"events\": [ ... ] }" }
    guard let shape = ValueShape.document(at: pointer),
      let example = example(found, at: pointer).text(of: shape)
    else { return nil }
    let help = "write \(Self.key(at: pointer))\(example)"
    if case .attribute = shape, found.kind == .object || found.kind == .array {
      return help + ", and let an event set the state"
    }
    return help
  }

  /// How a key that is missing is written.
  func adviceOnMissing<Key: DocumentKey>(_ key: Key, at place: Range<Int>) -> String? {
    guard diagnostics.keepsError(at: place.lowerBound) else { return nil }
    return example(.nothing).text(of: key.entry.shape).map { "add \"\(key.name)\": \($0)" }
  }

  /// A step of the document's states for an example, and one of what a tap does.
  var exampleStep: String { example(.nothing).step }
  var exampleTap: String { example(.nothing).tap }

  private func isMisfit(_ diagnostic: Diagnostic) -> Bool {
    diagnostic.help == nil && misfits.contains(diagnostic.range.lowerBound)
  }

  /// The key of a value with its colon; nothing for an element of an array.
  private static func key(at pointer: String) -> String {
    guard let key = pointer.split(separator: "/").last, Int(key) == nil else { return "" }
    return "\"\(String(key).unescapedFromPointer.escapedForMessage)\": "
  }

  private func example(_ found: FoundValue, at pointer: String = "") -> ExampleValue {
    ExampleValue(
      timeline: timeline, content: content, tracks: knownTracks(),
      labels: labels.given.map { stepContent.texts[$0.index] }.sorted(), found: found,
      path: pointer.split(separator: "/"))
  }
}
