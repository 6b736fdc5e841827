import Diagnostics
import JSONText

/// The context that decides the type of a value. Expressions that are written alike in one context have one index.
enum ExpressionContext {
  /// Its key alone.
  case key(ExpressionRole)
  /// The state that gets the value.
  case state(ElementIndex<StateVariable>)
  /// Something else, which no other value shares.
  case single

  /// The context of a value about which the document says no more than its key.
  init(_ type: ExpectedType) {
    self = type.role == .dependent ? .single : .key(type.role)
  }

  /// The context of a new value of what a path names, or of an element that it gets or loses.
  init(_ type: ExpectedType, of path: StatePath) {
    if case .newValue = type, case .state(let state) = path.root, !path.isPartial {
      self = .state(state)
    } else {
      self = .single
    }
  }

  /// The context of the elements of an array.
  var element: Self {
    if case .key = self { .key(.any) } else { .single }
  }
}

extension DocumentDecoder {
  /// An expression with its index.
  mutating func expression(
    _ text: JSONString, in context: ExpressionContext
  ) -> WrittenExpression {
    let index = content.withBytes(of: text) { intern($0, in: context) }
    return WrittenExpression(text: text, index: index)
  }

  /// The index of an expression.
  mutating func intern(
    _ text: UnsafeRawBufferPointer, in context: ExpressionContext
  ) -> ExpressionIndex {
    switch context {
    case .key(let role): intern(text, as: role, kind: UInt64(role.rawValue))
    case .state(let state): intern(text, as: .dependent, kind: UInt64(state.index) << 8 | 0xFF)
    case .single: stepContent.expressions.add(.dependent)
    }
  }

  private mutating func intern(
    _ text: UnsafeRawBufferPointer, as role: ExpressionRole, kind: UInt64
  ) -> ExpressionIndex {
    let (number, isNew) = expressions.insert(text, kind: kind)
    if isNew { expressionIndices.append(stepContent.expressions.add(role)) }
    return expressionIndices[number]
  }
}
