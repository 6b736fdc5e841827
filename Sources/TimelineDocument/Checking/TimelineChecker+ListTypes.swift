import Diagnostics
import ExpressionLanguage

extension TimelineChecker {
  /// Lists that are filled from each other get their types one after the other, at most so often.
  private static let passLimit = 8

  /// Finds what a document's empty lists hold: it is checked until nothing more is found out.
  static func listTypes(of timeline: Timeline, in source: SourceText) -> ListTypes {
    let lists = timeline.emptyLists(in: source)
    var types = ListTypes()
    guard !lists.isEmpty else { return types }
    for _ in 0..<passLimit {
      var pass = TimelineChecker(
        timeline, of: source, diagnostics: DiagnosticList(), listTypes: types)
      pass.listsInQuestion = lists
      pass.check()
      guard pass.foundTypes != types else { break }
      types = pass.foundTypes
    }
    return types
  }

  /// Whether the type of what is put into a list is the question.
  func isInQuestion(_ path: StatePath) -> Bool {
    !listsInQuestion.isEmpty && !path.isPartial && path.root.map(listsInQuestion.contains) == true
  }

  /// Notes the type of what is put into a list, if that is the question: of an element, or of the list
  /// that takes its place.
  mutating func note(_ type: ValueType?, asElement isElement: Bool, in path: StatePath) {
    guard isInQuestion(path), let root = path.root, let type else { return }
    if isElement {
      foundTypes.note(type, in: root)
    } else if case .array(let element) = type {
      foundTypes.note(element, in: root)
    }
  }
}

extension Timeline {
  /// The states and published properties that are written as empty lists.
  fileprivate func emptyLists(in source: SourceText) -> Set<StateReference> {
    let inStates = states.indices.filter { isEmptyList(states[$0].initialValue, in: source) }
    let inModels = published.indices.filter { isEmptyList(published[$0].initialValue, in: source) }
    return Set(inStates.map { .state(ElementIndex($0)) })
      .union(inModels.map { .published(ElementIndex($0)) })
  }

  private func isEmptyList(_ value: DocumentValue, in source: SourceText) -> Bool {
    switch value {
    case .array(let elements, _): elements.isEmpty
    case .text(let expression):
      source.withDecoded(expression.text) { $0.filter { $0 != 0x20 }.elementsEqual("[]".utf8) }
    case .number, .boolean, .null, .object: false
    }
  }
}
