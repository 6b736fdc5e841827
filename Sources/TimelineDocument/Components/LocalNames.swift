import JSONText

/// The names that a view gives to what is in it, as far as steps may set them.
typealias LocalNames = [String: LocalName]

/// The meaning of a name that a view gives to what is in it.
enum LocalName {
  /// A state of the view.
  case state
  /// Another name for a state, or for a part of one; nil for one that belongs to a view.
  case binding(StateReference?)
  /// A value, which cannot be set.
  case constant
}

extension DeclaredNames {
  /// The nearest meaning of a name that a view gives it.
  func local(_ name: UnsafeRawBufferPointer) -> LocalName? {
    guard !locals.isEmpty else { return nil }
    let text = String(decoding: name, as: UTF8.self)
    for layer in locals.reversed() {
      if let found = layer[text] { return found }
    }
    return nil
  }
}
