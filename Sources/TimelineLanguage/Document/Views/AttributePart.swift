/// The arguments of an attribute that are written beside it.
package enum AttributePart: String, CaseIterable, Sendable {
  case anchor, axis, perspective

  /// What kind of value the part has.
  package var type: AttributeType {
    switch self {
    case .anchor: .unitPoint
    case .axis: .axis
    case .perspective: .number
    }
  }
}
