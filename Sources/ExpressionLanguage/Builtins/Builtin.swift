/// A function, a member or a constant that expressions have from the start.
///
/// The rows of the table are data: the checker, the suggestions and the manual's list read them.
package struct Builtin: Sendable {
  /// Where the name is found.
  package enum Owner: Sendable, Hashable {
    /// Everywhere: `sin`.
    case everywhere
    /// On the type, and after a dot where the type is expected: `Animation.spring`.
    case type(ValueType)
    /// On another name of a type alone: `UIColor.red`.
    case alias(String)
    /// On a value, which is its first argument: `.count`.
    case value(ValueType)
  }

  /// A requirement on the open types of a row.
  package enum Constraint: Sendable {
    case none, equatable, comparable, animatable, vector
  }

  /// The evaluation of the row.
  enum Body: Sendable {
    case constant(Value)
    /// Its arguments are the values of the stack from a place on, so that a call allocates nothing.
    case native(Work)
    /// Runs the closure that is its last argument for each element.
    case loop(Loop)
  }

  /// Where its name is found.
  package internal(set) var owner: Owner
  /// Its name.
  package let name: String
  /// The parameters, or nil when it is written without parentheses.
  package internal(set) var parameters: [Parameter]?
  /// The type of its value.
  package let result: ValueType
  /// The requirements on its open types.
  package internal(set) var constraint = Constraint.none
  /// The releases of SwiftUI that have the name with this meaning.
  package internal(set) var releases = SwiftUIRelease.ios13 ... .latest
  /// Whether the work grows with the size of the arguments.
  var isLinear = false
  /// Whether it is given a random number after its arguments.
  var draws = false
  /// One sentence for the manual.
  package let summary: String
  let body: Body
  /// The base with another value of the member; nil for what cannot be set by itself.
  var replacement: (@Sendable (Value, Value) throws(EvaluationFailure) -> Value)?

  /// A parameter of a row.
  package struct Parameter: Sendable {
    /// The word before the argument, if it has one.
    package let label: String?
    /// The type the argument is brought to.
    package let type: ValueType
    /// The value of an argument that is left out; without one it must be given.
    package let standard: Value?
    /// Whether more arguments of the type may follow.
    package let isVariadic: Bool
    /// Another name that Swift has for the type, if it has one: its members come first after a dot, `.systemRed`
    /// of UIColor.
    let typeName: String?

    init(
      _ label: String?, _ type: ValueType, _ standard: Value? = nil, isVariadic: Bool = false,
      typeName: String? = nil
    ) {
      self.label = label
      self.type = type
      self.standard = standard
      self.isVariadic = isVariadic
      self.typeName = typeName
    }
  }
}

extension Builtin {
  /// Whether an expression can call it: the others stand behind statements, and have a sign in their names.
  var isCallable: Bool { name.utf8.last != UInt8(ascii: "=") }

  /// The declaration as Swift would have it, for the manual: `spring(duration: Double = 0.5)`.
  package var signature: String {
    let list = parameters.map { "(" + $0.map { $0.signature }.joined(separator: ", ") + ")" } ?? ""
    return name + list
  }
}

extension Builtin.Parameter {
  fileprivate var signature: String {
    let name = label.map { "\($0): " } ?? ""
    let value = standard.map { " = \($0.spelling)" } ?? ""
    return name + (typeName ?? type.description) + (isVariadic ? "..." : "") + value
  }
}

extension Value {
  /// A standard value as a program would write it, as far as it has a short form.
  fileprivate var spelling: String {
    switch self {
    case .null, .double, .int, .bool: text
    case .text(let text): "'\(text)'"
    case .unitCurve: ".linear"
    case .unitPoint: ".center"
    case .spring: "Spring()"
    default: "…"
    }
  }
}
