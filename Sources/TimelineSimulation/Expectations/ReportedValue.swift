import ExpressionLanguage
import TimelineDocument

/// A value in a report about a claim.
package enum ReportedValue: Hashable, Sendable {
  case number(Double)
  case text(String)
  case list([ReportedValue])
  /// There is none.
  case missing

  /// The value of an expression or a state.
  init(_ value: Value) {
    switch value {
    case .null: self = .missing
    case .array(let array): self = .list(array.elements.map { ReportedValue($0) })
    case .set(let set): self = .list(set.elements.map { ReportedValue($0) })
    default: self = value.number.map { .number($0) } ?? .text(value.text)
    }
  }

  /// Several values as a list, one as itself.
  package init(_ values: [ReportedValue]) {
    self = values.count == 1 ? values[0] : .list(values)
  }
}
