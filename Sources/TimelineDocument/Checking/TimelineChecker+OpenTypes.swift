import Diagnostics
import ExpressionLanguage

/// The part of a state's type that its first value leaves open.
enum OpenPart {
  /// That of the elements of an empty list.
  case elements
  /// That of the values that may take the place of nil.
  case value
}

extension TimelineChecker {
  /// States that get their values from each other get their types one after the other, at most so often.
  private static let passLimit = 8

  /// Finds what the first values of a document leave open: it is checked until nothing more is found out.
  static func openTypes(of timeline: Timeline, in source: SourceText) -> OpenTypes {
    let questions = timeline.openParts(in: source)
    var types = OpenTypes()
    guard !questions.isEmpty else { return types }
    for _ in 0..<passLimit {
      var pass = TimelineChecker(
        timeline, of: source, diagnostics: DiagnosticList(), openTypes: types,
        questions: questions)
      pass.check()
      guard pass.foundTypes != types else { break }
      types = pass.foundTypes
    }
    return types
  }

  /// Whether the type of what is put into a state is the question.
  func isInQuestion(_ path: StatePath) -> Bool { openPart(of: path) != nil }

  /// Notes the type of what is put into a state, if that is the question: of an element, or of the value that takes the
  /// place of another one.
  mutating func note(_ type: ValueType?, asElement isElement: Bool, in path: StatePath) {
    guard let part = openPart(of: path), let root = path.root, let type else { return }
    switch (part, type) {
    case (.elements, _) where isElement: foundTypes.note(type, in: root)
    case (.elements, .array(let element)): foundTypes.note(element, in: root)
    case (.value, _) where !isElement: foundTypes.note(type.unwrapped, in: root)
    default: break
    }
  }

  private func openPart(of path: StatePath) -> OpenPart? {
    guard !questions.isEmpty, !path.isPartial, let root = path.root else { return nil }
    return questions[root]
  }
}

extension Timeline {
  /// The states and published properties that are written as empty lists, or as nil.
  fileprivate func openParts(in source: SourceText) -> [StateReference: OpenPart] {
    var parts: [StateReference: OpenPart] = [:]
    for index in states.indices {
      parts[.state(ElementIndex(index))] = openPart(of: states[index].initialValue, in: source)
    }
    for index in published.indices {
      let first = published[index].initialValue
      parts[.published(ElementIndex(index))] = openPart(of: first, in: source)
    }
    return parts
  }

  private func openPart(of value: DocumentValue, in source: SourceText) -> OpenPart? {
    switch value {
    case .array(let elements, _): elements.isEmpty ? .elements : nil
    case .text(let expression):
      source.withDecoded(expression.text) { bytes in
        let word = bytes.filter { $0 != 0x20 }
        if word.elementsEqual("[]".utf8) { return .elements }
        return word.elementsEqual("nil".utf8) ? .value : nil
      }
    case .number, .boolean, .null, .object: nil
    }
  }
}
