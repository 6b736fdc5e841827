import Diagnostics

extension DeclaredNames {
  /// The state or published property that has exactly this name.
  func stateReference(named name: UnsafeRawBufferPointer) -> StateReference? {
    if let number = table.find(name) {
      guard case .state(let index) = declarations[number].kind else { return nil }
      return .state(index)
    }
    return properties.find(name).map { .published(ElementIndex($0)) }
  }

  /// The view that has a name.
  func view(named name: UnsafeRawBufferPointer) -> ElementIndex<ViewNode>? {
    views.find(name).map { viewDeclarations[$0].view }
  }

  /// Which components a state has depends on its type, so any word after the last `_` may be one.
  func isTrack(_ name: UnsafeRawBufferPointer) -> Bool {
    if let columns { return columns.contains(name) }
    if case .state = stateReference(named: name) { return true }
    guard let underscore = name.lastIndex(of: UInt8(ascii: "_")), underscore + 1 < name.count,
      case .state = stateReference(named: .init(rebasing: name[..<underscore]))
    else { return false }
    return true
  }
}
