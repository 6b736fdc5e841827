import Diagnostics

extension ValueType {
  /// Whether a member of values of the type can be set, as in Swift: `size.width`, not `rect.width`. Of a
  /// type that is not known, any may be.
  func hasSettableMember(_ name: String) -> Bool {
    switch self {
    case .unknown: true
    case .record(let fields): fields.contains { $0.name == name }
    default: Builtins.members(named: name, of: self).contains { $0.replacement != nil }
    }
  }
}

extension Value {
  /// The value with another member.
  func replacing(_ name: String, by part: Value) throws(EvaluationFailure) -> Value {
    if case .record(let record) = self, record[name] != nil {
      return .record(record.replacing(name, by: part))
    }
    let rows = type.map { Builtins.members(named: name, of: $0) } ?? []
    if case .transaction(var transaction) = self, rows.isEmpty {
      transaction.set(name, to: part)
      return .transaction(transaction)
    }
    guard let replacement = rows.first?.replacement else {
      throw .other("\(typeName) has no member '\(name.escapedForMessage)' that can be set")
    }
    return try replacement(self, part)
  }
}
