/// The places in a source that values of a document come from.
package struct SourceMap: Sendable {
  private var places: [String: String] = [:]

  package var isEmpty: Bool { places.isEmpty }

  /// The place of the value with a JSON pointer, or of the innermost one around it that has a place; nil where there
  /// is none.
  ///
  /// - Complexity: O(*n*) for a pointer to a value in *n* others.
  package func place(of pointer: String) -> String? {
    var pointer = pointer[...]
    while true {
      if let place = places[String(pointer)] { return place }
      guard let end = pointer.lastIndex(of: "/") else { return nil }
      pointer = pointer[..<end]
    }
  }

  package init() {}

  /// The place of the value with a JSON pointer itself.
  package subscript(pointer: String) -> String? {
    get { places[pointer] }
    set { places[pointer] = newValue }
  }
}
