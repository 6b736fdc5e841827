import JSONText

extension DocumentDecoder {
  /// What a text names as the left side of an assignment: `name`, `name[i]`, `p.x`, `model.name`.
  /// A name that nothing has is reported.
  mutating func statePath(_ text: JSONString) -> StatePath? {
    let found = withContent(text) { find(statePath: $0) }
    switch found {
    case .path(let root, let isPartial):
      return StatePath(text: text, root: root, isPartial: isPartial)
    case .unknown(let kind):
      add(unknownState(text, kind))
      return nil
    }
  }

  /// The state that a path is in, and whether the path goes on inside it.
  func stateRoot(ofPath path: String) -> (reference: StateReference, isPartial: Bool)? {
    var path = path
    let found = path.withUTF8 { find(statePath: UnsafeRawBufferPointer($0)) }
    guard case .path(let reference, let isPartial) = found else { return nil }
    return (reference, isPartial)
  }

  private enum FoundState {
    case path(StateReference, isPartial: Bool)
    case unknown(UnknownState)
  }

  /// Why a text is not the left side of an assignment.
  private enum UnknownState {
    case name, property, definition, grammar
  }

  private func find(statePath text: UnsafeRawBufferPointer) -> FoundState {
    let head = text.identifierEnd(from: 0)
    guard head > 0 else { return .unknown(.grammar) }
    let isWhole = head == text.count
    guard isWhole || text[head].beginsPart else { return .unknown(.grammar) }
    guard let number = names.table.find(.init(rebasing: text[..<head])) else {
      return .unknown(.name)
    }
    switch names.declarations[number].kind {
    case .state(let index): return .path(.state(index), isPartial: !isWhole)
    case .definition: return .unknown(.definition)
    case .model: return findProperty(text, from: head)
    }
  }

  private func findProperty(_ text: UnsafeRawBufferPointer, from dot: Int) -> FoundState {
    guard dot < text.count, text[dot] == UInt8(ascii: ".") else { return .unknown(.property) }
    let end = text.identifierEnd(from: dot + 1)
    guard end == text.count || text[end].beginsPart else { return .unknown(.grammar) }
    guard let number = names.properties.find(.init(rebasing: text[..<end])) else {
      return .unknown(.property)
    }
    return .path(.published(ElementIndex(number)), isPartial: end < text.count)
  }

  private func unknownState(_ text: JSONString, _ kind: UnknownState) -> Diagnostic {
    let name = cursor.text(text).quotedForMessage
    let (code, message): (DiagnosticCode, String) =
      switch kind {
      case .name, .property: (.unknownName, "no state is called \(name)")
      case .definition: (.unknownName, "\(name) is a definition, which cannot be changed")
      case .grammar:
        (.invalidName, "\(name) cannot be changed: it must be like 'name', 'name[0]' or 'name.x'")
      }
    return .error(
      code, message, at: text.range, help: suggestion(for: text, among: knownStates()))
  }

  /// The names of the states, as they are written.
  func knownStates() -> [String] {
    timeline.states.map(\.name) + timeline.published.map(\.qualifiedName)
  }
}

extension UInt8 {
  fileprivate var beginsPart: Bool { self == UInt8(ascii: "[") || self == UInt8(ascii: ".") }
}
