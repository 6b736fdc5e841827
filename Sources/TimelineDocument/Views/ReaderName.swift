package import AnimationEngine
package import ExpressionLanguage

/// The name that a `GeometryReader` gives to its geometry.
package struct ReaderName: Hashable, Sendable {
  package let name: String
  /// Where the name is given.
  package let place: SourceRange

  /// The type of a geometry. It has a size, and no place: that differs between the spaces of frames.
  static let type = ValueType.record([RecordField(name: "size", type: .size)])

  /// A geometry of a size.
  package static func geometry(_ size: Size) -> Value {
    // A record of one value is never too large.
    (try? RecordValue(names: ["size"], values: [.size(size)])).map(Value.record) ?? .null
  }
}
