import Diagnostics
import ExpressionLanguage
import JSONText

/// Values that replace those of definitions and states in one of the runs of a test.
package struct TestCase: Hashable, Sendable {
  /// How many a document may have: each is a run, and all of them are known before the first.
  package static let limit = 1_000

  package let values: [DocumentMember]
}

extension DocumentDecoder {
  /// Cases name what others declare, so they are read last.
  mutating func deferCases() throws(JSONError) {
    deferred.cases = cursor
    try cursor.skipValue()
  }

  mutating func readCases() throws(JSONError) {
    try readElements("'cases'") { (decoder) throws(JSONError) in
      if decoder.timeline.cases.count == TestCase.limit {
        let message = "a document may have at most \(TestCase.limit) cases"
        decoder.add(
          .error(.tooMany, message, at: decoder.cursor.offset..<decoder.cursor.offset + 1))
      }
      var values: [DocumentMember] = []
      try decoder.readMembers("a case") { (decoder, name) throws(JSONError) in
        let value = try decoder.readValue(for: Subject("the value of", name), as: .initialValue)
        if let value { values.append(DocumentMember(key: name, value: value)) }
      }
      decoder.timeline.cases.append(TestCase(values: values))
    }
  }
}

extension TimelineChecker {
  /// Checks that cases replace what there is, by values of the same types.
  mutating func checkCases() {
    guard !timeline.cases.isEmpty else { return }
    let known = replaceableValues
    for value in timeline.cases.flatMap({ $0.values }) {
      let name = source.text(value.key)
      guard let replaced = known.first(where: { $0.name == name }) else {
        let near = nearestName(to: name, among: known.map { $0.name })
        diagnostics.add(
          .error(
            .unknownName, "no definition or state is called \(name.quotedForMessage)",
            at: value.key.range, help: near.map { "did you mean '\($0)'?" }))
        continue
      }
      guard let type = check(value.value, in: .document), replaced.type != .unknown else {
        continue
      }
      let expected = ExpectedTypes.type(replaced.type)
      guard !expected.accepts(type) else { continue }
      let message = "\(type.withArticle) where \(expected.phrase) is wanted"
      diagnostics.add(.error(.wrongType, message, at: value.value.place))
    }
  }

  private var replaceableValues: [ReplaceableValue] {
    ReplaceableValue.all(
      in: timeline, scope: scopes[.document], stateTypes: stateTypes,
      publishedTypes: publishedTypes)
  }
}

extension CheckedTimeline {
  /// The values of a case as JSON, with what they replace.
  package func replacements(in testCase: TestCase) -> [(value: ReplaceableValue, json: String)] {
    let known = replaceableValues
    return testCase.values.compactMap { member in
      let name = source.text(member.key)
      guard let value = known.first(where: { $0.name == name }) else { return nil }
      return (value, String(decoding: source.bytes[member.value.place], as: UTF8.self))
    }
  }
}
