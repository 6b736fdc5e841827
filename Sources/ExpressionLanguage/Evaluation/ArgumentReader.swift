/// Hands the values of a call to a Swift function, one parameter after another.
///
/// A value of another kind than the row wants can only come from a type that was unknown before the
/// run; it is an error and not a trap.
struct ArgumentReader {
  private let stack: [Value]
  private var position: Int

  // Inlined with `take`, or each argument of each call goes through a generic function.
  @inline(__always)
  init(_ stack: [Value], from start: Int) {
    self.stack = stack
    position = start
  }

  var isAtEnd: Bool { position >= stack.count }

  /// The next argument, nil after the last one.
  @inline(__always)
  mutating func next() -> Value {
    guard position < stack.count else { return .null }
    defer { position += 1 }
    return stack[position]
  }

  /// The next argument as a Swift value.
  @inline(__always)
  mutating func take<Argument: ValueConvertible>() throws(EvaluationFailure) -> Argument {
    try Argument.take(from: &self)
  }
}

extension Value {
  /// The name of the value's kind, for messages.
  var typeName: String {
    switch self {
    case .array: "an array"
    case .record: "a record"
    case .keyframe: "Keyframe"
    default: type?.description ?? "a value"
    }
  }
}
