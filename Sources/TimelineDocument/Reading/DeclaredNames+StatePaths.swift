import Diagnostics
import ExpressionLanguage

extension DeclaredNames {
  enum FoundState {
    /// A state, or nil for one that belongs to a view.
    case path(StateReference?, isPartial: Bool)
    case unknown(UnknownState)
  }

  /// Why a text is not the left side of an assignment.
  enum UnknownState {
    case name, property, definition, argument, grammar
  }

  /// The state that a text names as the left side of an assignment.
  func find(statePath text: UnsafeRawBufferPointer) -> FoundState {
    let head = text.identifierEnd(from: 0)
    guard head > 0 else { return .unknown(.grammar) }
    let isWhole = head == text.count
    guard isWhole || text[head].beginsPart else { return .unknown(.grammar) }
    switch local(.init(rebasing: text[..<head])) {
    case .state: return .path(nil, isPartial: true)
    case .binding(let reference): return .path(reference, isPartial: true)
    case .constant: return .unknown(.argument)
    case nil: break
    }
    guard let number = table.find(.init(rebasing: text[..<head])) else {
      return .unknown(.name)
    }
    switch declarations[number].kind {
    case .state(let index): return .path(.state(index), isPartial: !isWhole)
    case .definition: return .unknown(.definition)
    case .model: return findProperty(text, from: head)
    }
  }

  private func findProperty(_ text: UnsafeRawBufferPointer, from dot: Int) -> FoundState {
    guard dot < text.count, text[dot] == UInt8(ascii: ".") else { return .unknown(.property) }
    let end = text.identifierEnd(from: dot + 1)
    guard end == text.count || text[end].beginsPart else { return .unknown(.grammar) }
    guard let number = properties.find(.init(rebasing: text[..<end])) else {
      return .unknown(.property)
    }
    return .path(.published(ElementIndex(number)), isPartial: end < text.count)
  }
}

extension UInt8 {
  fileprivate var beginsPart: Bool { self == UInt8(ascii: "[") || self == UInt8(ascii: ".") }
}
